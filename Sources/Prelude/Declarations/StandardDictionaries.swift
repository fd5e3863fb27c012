/// Values by key.
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
    typealias Element = (key: Key, value: Value)
    typealias Index = _DictionaryIndex
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>>
    /// A dictionary's keys.
    struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Key
        typealias Index = _DictionaryIndex
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Keys>
        let _base: [Key: Value]
    }
    /// A dictionary's values.
    struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Value
        typealias Index = _DictionaryIndex
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Values>
        var _base: [Key: Value]
    }
    init()
    init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
        self = [:]
        for pair in pairs { if self.updateValue(pair.1, forKey: pair.0) != nil { _duplicateKeys("\(pair.0)") } }
    }
    init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        self = [:]
        for pair in pairs { if let old = self[pair.0] { self[pair.0] = try combine(old, pair.1) } else { self[pair.0] = pair.1 } }
    }
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
        self = [:]
        for value in values { self[try keyForValue(value), default: []].append(value) }
    }
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var capacity: Int { count }
    var startIndex: _DictionaryIndex { _DictionaryIndex(_offset: _place(after: 0 - 1)) }
    var endIndex: _DictionaryIndex { _DictionaryIndex(_offset: _placeCount) }
    func index(after i: _DictionaryIndex) -> _DictionaryIndex { _DictionaryIndex(_offset: _place(after: i._offset)) }
    var _placeCount: Int { get }
    func _place(after place: Int) -> Int
    func index(forKey key: Key) -> _DictionaryIndex? {
        if let offset = _offset(of: key) { return _DictionaryIndex(_offset: offset) }
        return nil
    }
    func _offset(of key: Key) -> Int?
    subscript(_ position: _DictionaryIndex) -> (key: Key, value: Value) { self[_position: position._offset] }
    subscript(_ key: Key) -> Value? { get set }
    subscript(_ key: Key, default value: @autoclosure () -> Value) -> Value { get set }
    subscript(_position position: Int) -> (key: Key, value: Value) { get }
    var keys: Dictionary<Key, Value>.Keys { Keys(_base: self) }
    var values: Dictionary<Key, Value>.Values { get { Values(_base: self) } set { self = newValue._base } }
    @_ofProtocol var first: (key: Key, value: Value)? { isEmpty ? nil : self[_position: _place(after: 0 - 1)] }
    @discardableResult mutating func removeValue(forKey key: Key) -> Value?
    @discardableResult mutating func remove(at index: _DictionaryIndex) -> (key: Key, value: Value) {
        let removed = self[_position: index._offset]
        removeValue(forKey: removed.key)
        return removed
    }
    mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: startIndex) }
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
    init(minimumCapacity: Int) { self = [:] }
    var capacity: Int { count }
    @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? { let old = self[key]; self[key] = value; return old }
    mutating func removeAll(keepingCapacity: Bool = false) { self = [:] }
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { result[key] = try transform(value) }
        return result
    }
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { if let new = try transform(value) { result[key] = new } }
        return result
    }
    func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for pair in self { if try isIncluded(pair) { result[pair.key] = pair.value } }
        return result
    }
    mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for (key, value) in other { if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value } }
    }
    mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        for (key, value) in other { if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value } }
    }
    func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
    func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
}
extension Dictionary: Equatable where Value: Equatable { static func == (_ a: [Key: Value], _ b: [Key: Value]) -> Bool }
extension Dictionary: Hashable where Value: Hashable {}
extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible { var description: String { get }; var debugDescription: String { description } }
extension Dictionary.Keys {
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    var startIndex: _DictionaryIndex { _base.startIndex }
    var endIndex: _DictionaryIndex { _base.endIndex }
    func index(after i: _DictionaryIndex) -> _DictionaryIndex { _base.index(after: i) }
    subscript(_ position: _DictionaryIndex) -> Key { _base[position].key }
    func contains(_ element: Key) -> Bool { _base.index(forKey: element) != nil }
    static func == (_ a: Dictionary<Key, Value>.Keys, _ b: Dictionary<Key, Value>.Keys) -> Bool { a.count == b.count && a.allSatisfy { b.contains($0) } }
    var description: String { Array(self).description }
    var debugDescription: String { "Dictionary.Keys(\(description))" }
}
extension Dictionary.Values {
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    var startIndex: _DictionaryIndex { _base.startIndex }
    var endIndex: _DictionaryIndex { _base.endIndex }
    func index(after i: _DictionaryIndex) -> _DictionaryIndex { _base.index(after: i) }
    subscript(_ position: _DictionaryIndex) -> Value { get { _base[position].value } set { _base[_base[position].key] = newValue } }
    var description: String { Array(self).description }
    var debugDescription: String { "Dictionary.Values(\(description))" }
}
/// A place in a dictionary.
struct _DictionaryIndex: Comparable, Hashable {
    let _offset: Int
    static func < (_ a: _DictionaryIndex, _ b: _DictionaryIndex) -> Bool { a._offset < b._offset }
}
/// Different values, without order.
struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable {
    /// A place in a set.
    struct Index: Comparable, Hashable {
        let _offset: Int
        static func < (_ a: Index, _ b: Index) -> Bool { a._offset < b._offset }
    }
    typealias Iterator = IndexingIterator<Set<Element>>
    typealias ArrayLiteralElement = Element
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var startIndex: Index { Index(_offset: _place(after: 0 - 1)) }
    var endIndex: Index { Index(_offset: _placeCount) }
    func index(after i: Index) -> Index { Index(_offset: _place(after: i._offset)) }
    var _placeCount: Int { get }
    func _place(after place: Int) -> Int
    subscript(_ position: Index) -> Element { self[_position: position._offset] }
    subscript(_position position: Int) -> Element { get }
    func contains(_ element: Element) -> Bool
    @discardableResult mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func remove(_ element: Element) -> Element?
    mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
    @discardableResult mutating func remove(at position: Index) -> Element {
        let element = self[position]
        remove(element)
        return element
    }
    mutating func popFirst() -> Element? { if let element = first { return remove(element) }; return nil }
    @discardableResult mutating func update(with element: Element) -> Element? {
        let old = remove(element)
        insert(element)
        return old
    }
    func union(_ other: Set<Element>) -> Set<Element> { _union(other) }
    func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
    func symmetricDifference(_ other: Set<Element>) -> Set<Element> { subtracting(other).union(other.subtracting(self)) }
    func subtracting(_ other: Set<Element>) -> Set<Element> { _subtracting(other) }
    mutating func subtract(_ other: Set<Element>) { self = _subtracting(other) }
    func isSubset(of other: Set<Element>) -> Bool { count <= other.count && allSatisfy { other.contains($0) } }
    func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
    func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
    func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
    func isDisjoint(with other: Set<Element>) -> Bool { allSatisfy { !other.contains($0) } }
    mutating func formUnion(_ other: Set<Element>) { self = _union(other) }
    mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
    mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
    func _union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { var result = self; for element in other { result.insert(element) }; return result }
    func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { _union(other) }
    func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { intersection(Set(other)) }
    func _subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { var result = self; for element in other { result.remove(element) }; return result }
    func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { _subtracting(other) }
    func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { symmetricDifference(Set(other)) }
    mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element { self = symmetricDifference(other) }
    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { for element in other { insert(element) } }
    mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(other) }
    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { for element in other { remove(element) } }
    func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { let others = Set(other); return allSatisfy { others.contains($0) } }
    func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { other.allSatisfy { contains($0) } }
    func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { let others = Set(other); return count < others.count && isSubset(of: others) }
    func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { let others = Set(other); return others.count < count && isSuperset(of: others) }
    func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element { !other.contains(where: { contains($0) }) }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result: Set<Element> = []
        for element in self { if try isIncluded(element) { result.insert(element) } }
        return result
    }
    static func == (_ a: Set<Element>, _ b: Set<Element>) -> Bool
}
extension Set: CustomStringConvertible, CustomDebugStringConvertible { var description: String { get }; var debugDescription: String { "Set(\(description))" } }
/// Pairs in the order in which a literal of a dictionary names them, keys as often as they stand there.
struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
    typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
    let _pairs: [(Key, Value)]
    init(dictionaryLiteral elements: (Key, Value)...) { _pairs = elements }
    var startIndex: Int { 0 }
    var endIndex: Int { _pairs.count }
    subscript(_ position: Int) -> (key: Key, value: Value) { (key: _pairs[position].0, value: _pairs[position].1) }
    var description: String { isEmpty ? "[:]" : "[" + _pairs.map { String(reflecting: $0.0) + ": " + String(reflecting: $0.1) }.joined(separator: ", ") + "]" }
    var debugDescription: String { description }
}
