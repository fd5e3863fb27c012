/// Where something is in nested lists: of a table, its section and its row.
struct IndexPath: Hashable, Comparable, Sendable, RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, Codable {
    typealias Element = Int
    typealias Index = Int
    typealias SubSequence = IndexPath
    typealias Indices = DefaultIndices<IndexPath>
    var _indexes: [Int]
    init() { _indexes = [] }
    init(row: Int, section: Int) { _indexes = [section, row] }
    init(item: Int, section: Int) { _indexes = [section, item] }
    init(index: Int) { _indexes = [index] }
    init<S: Sequence>(indexes: S) where S.Element == Int { _indexes = Array(indexes) }
    init(from decoder: any Decoder) throws { _indexes = try decoder.container(keyedBy: _AnyCodingKey.self).decode([Int].self, forKey: _AnyCodingKey(stringValue: "indexes")) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container.encode(_indexes, forKey: _AnyCodingKey(stringValue: "indexes"))
    }
    init(arrayLiteral indexes: Int...) { _indexes = indexes }
    var section: Int { get { _indexes[0] } set { _indexes[0] = newValue } }
    var row: Int { get { _indexes[1] } set { _indexes[1] = newValue } }
    var item: Int { get { _indexes[1] } set { _indexes[1] = newValue } }
    var startIndex: Int { 0 }
    var endIndex: Int { _indexes.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(_ index: Int) -> Int { get { _indexes[index] } set { _indexes[index] = newValue } }
    subscript(_ range: Range<Int>) -> IndexPath { get { IndexPath(indexes: Array(_indexes[range])) } set { _indexes.replaceSubrange(range, with: newValue._indexes) } }
    func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
    func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indexes + [other]) }
    func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: _indexes + other) }
    mutating func append(_ other: IndexPath) { _indexes += other._indexes }
    mutating func append(_ other: Int) { _indexes.append(other) }
    mutating func append(_ other: [Int]) { _indexes += other }
    func compare(_ other: IndexPath) -> ComparisonResult { self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame }
    var description: String { _indexes.description }
    static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath { lhs.appending(rhs) }
    static func += (lhs: inout IndexPath, rhs: IndexPath) { lhs.append(rhs) }
    static func < (_ a: IndexPath, _ b: IndexPath) -> Bool { a._indexes.lexicographicallyPrecedes(b._indexes) }
}
