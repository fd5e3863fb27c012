func observed() {
    var log: [String] = []
    var count = 0 {
        willSet { log.append("\(count) to \(newValue)") }
        didSet {
            log.append("was \(oldValue)")
            if count > 5 { count = 5 }
            if count == 3 { let again = { count = 4 }; again() }
        }
    }
    count = 3
    let set = { count = 9 }
    set()
    func bump(_ number: inout Int) { number += 1; number += 1 }
    bump(&count)
    print(log, count)
    var numbers = [1] { didSet(old) { print(old, numbers) } }
    numbers.append(2)
    numbers[0] = 7
    var point = (x: 1, y: 2) { willSet(next) { print(point, next) } }
    point.x = 4
    (point.x, point.y) = (5, 6)
    var name: String? = nil { didSet { print(name ?? "none") } }
    name = "a"
    name?.append("b")
    class Thing { deinit { print("gone") } }
    var thing: Thing? = Thing() { didSet { print(thing == nil) } }
    thing = nil
    defer { count = 1 }
}
observed()

func computed() {
    var base = 3
    var double: Int { get { base * 2 } set { base = newValue / 2 } }
    double += 4
    let set = { double = 20 }
    print(base, double)
    set()
    func clear(_ number: inout Int) { number = 0 }
    clear(&double)
    print(base, double)
    lazy var text = { print("made"); return "base \(base)" }()
    base = 8
    print(text, text.count)
    text += "!"
    print(text)
    lazy var never: Int = { print("never made"); return 1 }()
    never = 2
    print(never)
}
computed()

// output: ["0 to 3", "was 0", "3 to 4", "was 3", "4 to 9", "was 4", "5 to 7", "was 5"] 5
// output: [1] [1, 2]
// output: [1, 2] [7, 2]
// output: (x: 1, y: 2) (x: 4, y: 2)
// output: (x: 4, y: 2) (x: 5, y: 2)
// output: (x: 5, y: 2) (x: 5, y: 6)
// output: a
// output: ab
// output: gone
// output: true
// output: 5 10
// output: 0 0
// output: made
// output: base 8 6
// output: base 8!
// output: 2
