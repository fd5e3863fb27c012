protocol Numbered { var number: Int { get } }
struct Entry: Numbered { let number: Int }
final class Holder {
    var first = 3
    lazy var entry: some Numbered = Entry(number: first)
}
let holder = Holder()
holder.first = 4
print(holder.entry.number)
struct Dice {
    private let faces: AnyIterator<Int>
    init(_ faces: [Int]) {
        var iterator = faces.makeIterator()
        self.faces = AnyIterator { iterator.next() }
    }
    func roll() -> Int { faces.next() ?? 0 }
}
let dice = Dice([6, 1])
print(dice.roll(), dice.roll(), dice.roll())

// output: 4
// output: 6 1 0
