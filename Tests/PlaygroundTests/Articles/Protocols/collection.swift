struct Ring<Element>: Collection {
    private let base: [Element]
    init(_ base: [Element]) { self.base = base }
    var startIndex: Int { 0 }
    var endIndex: Int { base.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Element { base[i % base.count] }
}
let ring = Ring(["a", "b", "c"])
print(ring.count, ring.first ?? "", ring[7], ring.isEmpty)
print(ring.map { $0 + $0 }, ring.firstIndex(of: "c") ?? -1)
for (index, item) in zip(ring.indices, ring) { print(index, item, terminator: "; ") }
print()
print(ring.dropFirst().joined(), ring.contains("z"))

// output: 3 a b false
// output: ["aa", "bb", "cc"] 2
// output: 0 a; 1 b; 2 c;
// output: bc false
