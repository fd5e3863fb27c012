func printAll<each Item>(_ items: repeat each Item) where repeat each Item: CustomStringConvertible {
    repeat print((each items).description)
}
printAll(1, "a", true)
func == <each Part>(left: (repeat each Part), right: (repeat each Part)) -> Bool where repeat each Part: Equatable {
    for (a, b) in repeat (each left, each right) {
        guard a == b else { return false }
    }
    return true
}
print((1, 2, 3, 4, 5, 6, 7) == (1, 2, 3, 4, 5, 6, 7), (1, "a", 2, 3, 4, 5, 6) == (1, "b", 2, 3, 4, 5, 6))
struct Row<each Cell> where repeat each Cell: Hashable {
    let cells: (repeat each Cell)
    init(_ cells: repeat each Cell) { self.cells = (repeat each cells) }
    var hashes: Int {
        var known: Set<AnyHashable> = []
        repeat _ = known.insert(AnyHashable(each cells))
        return known.count
    }
    func lines<each Title>(_ titles: repeat each Title) -> [String] where repeat each Title: StringProtocol {
        var all: [String] = []
        for title in repeat each titles { all.append(title.uppercased()) }
        return all
    }
}
print(Row(1, "a", 1).hashes, Row(2).lines("b", "c"))

// output: 1
// output: a
// output: true
// output: true false
// output: 2 ["B", "C"]
