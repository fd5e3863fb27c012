extension Array where Element: Numeric {
    var total: Element { reduce(0, +) }
}
extension Array where Element == String {
    func longest() -> String? { self.max { $0.count < $1.count } }
}
extension Sequence where Element: Hashable {
    func histogram() -> [Element: Int] {
        var counts: [Element: Int] = [:]
        for element in self { counts[element, default: 0] += 1 }
        return counts
    }
}
extension Collection {
    subscript(safe index: Index) -> Element? { index >= startIndex && index < endIndex ? self[index] : nil }
}
print([1, 2, 3].total, [0.5, 0.25].total, ["a", "ccc", "bb"].longest() ?? "")
print("banana".histogram().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print([10, 20][safe: 1] as Any, [10, 20][safe: 2] as Any)

// output: 6 0.75 ccc
// output: ["a3", "b1", "n2"]
// output: Optional(20) nil
