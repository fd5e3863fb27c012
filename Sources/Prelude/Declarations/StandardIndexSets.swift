// Places in collections, and what collections do with them.
/// Places in a collection.
struct IndexSet: Hashable, BidirectionalCollection, ExpressibleByArrayLiteral {
    typealias Element = Int
    typealias SubSequence = Slice<IndexSet>
    /// Where an integer is among those of the set.
    struct Index: Comparable, Hashable {
        let _place: Int
        static func < (a: IndexSet.Index, b: IndexSet.Index) -> Bool { a._place < b._place }
    }
    var startIndex: IndexSet.Index { Index(_place: 0) }
    var endIndex: IndexSet.Index { Index(_place: _elements.count) }
    func index(after i: IndexSet.Index) -> IndexSet.Index { Index(_place: i._place + 1) }
    func index(before i: IndexSet.Index) -> IndexSet.Index { Index(_place: i._place - 1) }
    subscript(_ position: IndexSet.Index) -> Int { _elements[position._place] }
    subscript(_ bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { Slice(base: self, bounds: bounds) }
    func count(in range: Range<Int>) -> Int { _elements.filter { range.contains($0) }.count }
    func count(in range: ClosedRange<Int>) -> Int { _elements.filter { range.contains($0) }.count }
    func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { _elements.contains($0) } }
    func intersects(integersIn range: Range<Int>) -> Bool { count(in: range) > 0 }
    mutating func update(with index: Int) -> Int? { insert(index); return index }
    typealias Iterator = IndexingIterator<[Int]>
    var _elements: [Int]
    init() { _elements = [] }
    init(integer: Int) { _elements = [integer] }
    init(arrayLiteral elements: Int...) { _elements = Set(elements).sorted() }
    init(_ indices: [Int]) { _elements = Set(indices).sorted() }
    init(_ range: Range<Int>) { _elements = Array(range) }
    init<R: RangeExpression>(integersIn range: R) where R.Bound == Int { _elements = Array(range.relative(to: 0..<Int.max)) }
    init<S: Sequence>(_ indices: S) where S.Element == Int { _elements = Set(indices).sorted() }
    var rangeView: [Range<Int>] { RangeSet(_elements.map { $0..<($0 + 1) }).ranges.map { $0 } }
    mutating func insert(integersIn range: Range<Int>) { formUnion(IndexSet(range)) }
    mutating func insert(integersIn range: ClosedRange<Int>) { formUnion(IndexSet(Array(range))) }
    @discardableResult mutating func remove(_ index: Int) -> Int? {
        guard let place = _elements.firstIndex(of: index) else { return nil }
        return _elements.remove(at: place)
    }
    mutating func removeAll() { _elements = [] }
    mutating func formUnion(_ other: IndexSet) { self = union(other) }
    func union(_ other: IndexSet) -> IndexSet { IndexSet(_elements + other._elements) }
    func intersection(_ other: IndexSet) -> IndexSet { IndexSet(_elements.filter { other.contains($0) }) }
    func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(_elements.filter { !other.contains($0) }) }
    func integerGreaterThan(_ index: Int) -> Int? { _elements.first { $0 > index } }
    func integerLessThan(_ index: Int) -> Int? { _elements.last { $0 < index } }
    func makeIterator() -> IndexingIterator<[Int]> { _elements.makeIterator() }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.isEmpty }
    var first: Int? { _elements.first }
    var last: Int? { _elements.last }
    func contains(_ index: Int) -> Bool { _elements.contains(index) }
    mutating func insert(_ index: Int) { if !contains(index) { _elements.append(index); _elements.sort() } }
}
extension Array {
    mutating func remove(atOffsets offsets: IndexSet) { for offset in offsets._elements.reversed() { remove(at: offset) } }
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        for index in indices {
            if source.contains(index) { moved.append(self[index]) } else if index < destination { before.append(self[index]) } else { after.append(self[index]) }
        }
        self = before + moved + after
    }
}
extension RangeReplaceableCollection where Self: MutableCollection, Self: RandomAccessCollection, Index == Int {
    mutating func remove(atOffsets offsets: IndexSet) {
        var elements = Array(self)
        elements.remove(atOffsets: offsets)
        self = Self(elements)
    }
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var elements = Array(self)
        elements.move(fromOffsets: source, toOffset: destination)
        self = Self(elements)
    }
}
