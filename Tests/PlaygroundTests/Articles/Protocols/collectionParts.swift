/// A custom collection: only the subscript says its elements' type.
struct Countdown<T>: Collection {
    private let items: [T]
    init(_ items: [T]) { self.items = items }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> T { items[items.count - 1 - i] }
}
let c = Countdown(["a", "b", "c", "d"])
print(c.count, c.first ?? "-", Array(c), c.map { $0 + "!" }, c.isEmpty)
let part = c.dropFirst()
print(type(of: part), part.count, part.startIndex, part.joined(), Array(part.prefix(2)), c[1...].first ?? "-")
print(c.split(separator: "b").map { $0.joined() }, c.prefix(while: { $0 != "b" }).count, c.firstIndex(of: "b") ?? -1)
extension Collection where SubSequence == Self, Element: Equatable {
    mutating func eat(_ element: Element) -> Bool {
        guard first == element else { return false }
        removeFirst()
        return true
    }
}
var tokens = ["let", "x", "=", "1"][...]
print(tokens.eat("let"), tokens.eat("="), tokens, tokens.startIndex)
var text = "<b>"[...]
print(text.eat("<"), text.eat("b"), text, text.eat(">"), text.isEmpty)
func middle<C: RandomAccessCollection>(_ c: C) -> C.Element? { c.isEmpty ? nil : c[c.index(c.startIndex, offsetBy: c.count / 2)] }
print(middle([1, 2, 3]) as Any, middle([1, 2, 3, 4][1...]) as Any, middle(5..<9) as Any, middle([Int]()) as Any)
struct Bag: RangeReplaceableCollection {
    private var items: [Int] = []
    init() {}
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { items[i] }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Int {
        items.replaceSubrange(subrange, with: newElements)
    }
}
var bag = Bag([3, 1, 2])
bag.append(9)
bag.insert(7, at: 0)
bag.remove(at: 1)
bag += [5, 5]
print(Array(bag), bag.count, bag.contains(9), Array(bag.filter { $0 > 4 }), Array(bag + [0]))
bag.removeAll { $0 == 5 }
print(bag.map { $0 * 2 }, bag.removeFirst(), bag.min() ?? 0)

// output: 4 d ["d", "c", "b", "a"] ["d!", "c!", "b!", "a!"] false
// output: Slice<Countdown<String>> 3 1 cba ["c", "b"] c
// output: ["dc", "a"] 2 2
// output: true false ["x", "=", "1"] 1
// output: true true > true true
// output: Optional(2) Optional(3) Optional(7) nil
// output: [7, 1, 2, 9, 5, 5] 6 true [7, 9, 5, 5] [7, 1, 2, 9, 5, 5, 0]
// output: [14, 2, 4, 18] 7 1
