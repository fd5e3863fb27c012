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

// error: 3: 'count' cannot be used here
