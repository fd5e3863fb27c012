struct Tagged<Raw> { var raw: Raw }
extension Tagged: Sequence where Raw: Sequence { func makeIterator() -> Raw.Iterator { raw.makeIterator() } }
extension Tagged: Collection where Raw: Collection {
    var startIndex: Raw.Index { raw.startIndex }
    var endIndex: Raw.Index { raw.endIndex }
    func index(after i: Raw.Index) -> Raw.Index { raw.index(after: i) }
    subscript(i: Raw.Index) -> Raw.Element { raw[i] }
}
print(Tagged(raw: "bo").map { $0 }, Tagged(raw: [1, 2]).reduce(0, +), Tagged(raw: [3]).first ?? 0, Tagged(raw: 1..<4).count, Tagged(raw: [5, 6]).firstIndex(of: 6)!)
for x in Tagged(raw: Set([1])) { print(x) }
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(total(Tagged(raw: [4, 5])), Tagged(raw: [4, 5]).sorted(by: >), Array(Tagged(raw: "ab")))

// output: ["b", "o"] 3 3 3 1
// output: 1
// output: 9 [5, 4] ["a", "b"]
