protocol IteratorProtocol { associatedtype Element; mutating func next() -> Element? }
/// Values that `for` can walk, one after another.
protocol Sequence<Element> { associatedtype Element = Iterator.Element; associatedtype Iterator: IteratorProtocol = Self; func makeIterator() -> Iterator }
extension Sequence where Self: IteratorProtocol { func makeIterator() -> Self { self } }
/// A sequence whose elements can be reached by index, again and again.
protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable = Int
    var startIndex: Index { get }
    var endIndex: Index { get }
    func index(after i: Index) -> Index
    subscript(_ position: Index) -> Element { get }
}
protocol BidirectionalCollection<Element>: Collection {}
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection: Collection {}
protocol RangeReplaceableCollection: Collection {}
struct IndexingIterator<Elements: Collection>: IteratorProtocol {
    var _elements: Elements
    var _position: Elements.Index
    mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _position = _elements.index(after: _position)
        return element
    }
}
struct AnyIterator<Element>: IteratorProtocol, Sequence {
    let _next: () -> Element?
    init(_ next: @escaping () -> Element?) { _next = next }
    init<S: Sequence>(_ sequence: S) where S.Element == Element {
        var iterator = sequence.makeIterator()
        _next = { iterator.next() }
    }
    mutating func next() -> Element? { _next() }
}
/// A sequence whose transformations wait until an element is asked for.
struct LazySequence<Element>: Sequence {
    let _make: () -> AnyIterator<Element>
    init(_ make: @escaping () -> AnyIterator<Element>) { _make = make }
    func makeIterator() -> AnyIterator<Element> { _make() }
    func map<T>(_ transform: @escaping (Element) -> T) -> LazySequence<T> {
        LazySequence<T> {
            var base = self._make()
            return AnyIterator { if let element = base.next() { return transform(element) }; return nil }
        }
    }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
        LazySequence<Element> {
            var base = self._make()
            return AnyIterator {
                while let element = base.next() { if isIncluded(element) { return element } }
                return nil
            }
        }
    }
    func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazySequence<T> {
        LazySequence<T> {
            var base = self._make()
            return AnyIterator {
                while let element = base.next() { if let value = transform(element) { return value } }
                return nil
            }
        }
    }
    func prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
        LazySequence<Element> {
            var base = self._make()
            return AnyIterator { if let element = base.next(), predicate(element) { return element }; return nil }
        }
    }
    var lazy: LazySequence<Element> { self }
    var first: Element? { var iterator = _make(); return iterator.next() }
    var isEmpty: Bool { first == nil }
    var count: Int { var count = 0; for _ in self { count += 1 }; return count }
}
/// A sequence whose next element is made from the state that the one before left.
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
    var _state: State
    let _step: (inout State) -> Element?
    mutating func next() -> Element? { _step(&_state) }
}
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T?> {
    UnfoldSequence<T, T?>(_state: first, _step: { state in
        let current = state
        if let current { state = next(current) }
        return current
    })
}
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> { UnfoldSequence<T, State>(_state: state, _step: next) }
extension Sequence {
    func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
    }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
    }
    func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
    }
    func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { for value in try transform(element) { result.append(value) } }
        return result
    }
    func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
    func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
        var result = initial
        for element in self { result = try next(result, element) }
        return result
    }
    func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
        var result = initial
        for element in self { try update(&result, element) }
        return result
    }
    func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
    }
    func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
    }
    func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
    }
    func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
        var count = 0
        for element in self { if try predicate(element) { count += 1 } }
        return count
    }
    func enumerated() -> [(offset: Int, element: Element)] {
        var result: [(offset: Int, element: Element)] = []
        var offset = 0
        for element in self { result.append((offset: offset, element: element)); offset += 1 }
        return result
    }
    func reversed() -> [Element] { _reversed(Array(self)) }
    func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { try _mergeSorted(Array(self), areInOrder) }
    func min(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var least: Element?
        for element in self { if let known = least { if try areInOrder(element, known) { least = element } } else { least = element } }
        return least
    }
    func max(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var most: Element?
        for element in self { if let known = most { if try areInOrder(known, element) { most = element } } else { most = element } }
        return most
    }
    func prefix(_ count: Int) -> [Element] {
        var result: [Element] = []
        if count <= 0 { return result }
        for element in self { result.append(element); if result.count == count { break } }
        return result
    }
    func suffix(_ count: Int) -> [Element] { let all = Array(self); return _part(all, all.count - count, all.count) }
    func dropFirst(_ count: Int = 1) -> [Element] { let all = Array(self); return _part(all, count, all.count) }
    func dropLast(_ count: Int = 1) -> [Element] { let all = Array(self); return _part(all, 0, all.count - count) }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try predicate(element) { result.append(element) } else { break } }
        return result
    }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        var isDropping = true
        for element in self { if isDropping { if try predicate(element) { continue } }; isDropping = false; result.append(element) }
        return result
    }
    func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [[Element]] {
        var parts: [[Element]] = []
        var part: [Element] = []
        for element in self {
            if parts.count < maxSplits, try isSeparator(element) { if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }; part = [] } else { part.append(element) }
        }
        if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
        return parts
    }
    func shuffled() -> [Element] {
        var result = Array(self)
        var left = result.count
        while left > 1 { let pick = _random(left); left -= 1; result.swapAt(pick, left) }
        return result
    }
    func randomElement() -> Element? { let all = Array(self); return all.isEmpty ? nil : all[_random(all.count)] }
    /// The elements are made when they are asked for.
    var lazy: LazySequence<Element> { LazySequence { AnyIterator(self) } }
    var underestimatedCount: Int { 0 }
}
extension Sequence where Element: Equatable {
    func contains(_ element: Element) -> Bool { for other in self { if other == element { return true } }; return false }
    func starts<S: Sequence>(with other: S) -> Bool where S.Element == Element { let part: [Element] = Array(other); return _part(Array(self), 0, part.count) == part }
    func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element { let own: [Element] = Array(self); let others: [Element] = Array(other); return own == others }
    func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [[Element]] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
    }
}
extension Sequence where Element: Comparable {
    func sorted() -> [Element] { _sorted(Array(self)) }
    func min() -> Element? { min(by: { $0 < $1 }) }
    func max() -> Element? { max(by: { $0 < $1 }) }
}
extension Sequence where Element == String {
    func joined(separator: String = "") -> String { _joined(Array(self), separator) }
}
extension Sequence where Element: RandomAccessCollection { func joined() -> [Element.Element] { flatMap { $0 } } }
extension Collection {
    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
    var isEmpty: Bool { startIndex == endIndex }
    var count: Int { var count = 0; for _ in self { count += 1 }; return count }
    var first: Element? { isEmpty ? nil : self[startIndex] }
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var index = startIndex
        for element in self { if try predicate(element) { return index }; index = self.index(after: index) }
        return nil
    }
    func index(_ i: Index, offsetBy distance: Int) -> Index { var index = i; for _ in 0..<distance { index = self.index(after: index) }; return index }
}
extension Collection where Index == Int { var indices: Range<Int> { startIndex..<endIndex } }
extension Collection where Element: Equatable {
    func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
}
func _reversed<T>(_ array: [T]) -> [T]
func _part<T>(_ array: [T], _ from: Int, _ to: Int) -> [T]
func _sorted<T: Comparable>(_ array: [T]) -> [T]
func _joined(_ array: [String], _ separator: String) -> String
func _mergeSorted<T>(_ array: [T], _ areInOrder: (T, T) throws -> Bool) rethrows -> [T] {
    var source = array
    var width = 1
    let count = array.count
    while width < count {
        var merged: [T] = []
        var start = 0
        while start < count {
            let middle = min(start + width, count)
            let end = min(start + 2 * width, count)
            var i = start
            var j = middle
            while i < middle && j < end {
                if try areInOrder(source[j], source[i]) { merged.append(source[j]); j += 1 } else { merged.append(source[i]); i += 1 }
            }
            while i < middle { merged.append(source[i]); i += 1 }
            while j < end { merged.append(source[j]); j += 1 }
            start += 2 * width
        }
        source = merged
        width *= 2
    }
    return source
}
/// Values in order, reached by their place from 0.
struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    typealias Index = Int
    typealias Iterator = IndexingIterator<Array<Element>>
    typealias ArrayLiteralElement = Element
    init()
    init(repeating value: Element, count: Int)
    init<S: Sequence>(_ elements: S) where S.Element == Element
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var indices: Range<Int> { 0..<count }
    var first: Element? { count == 0 ? nil : self[0] }
    var last: Element? { count == 0 ? nil : self[count - 1] }
    var capacity: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    subscript(_ index: Int) -> Element { get set }
    subscript(_ range: Range<Int>) -> [Element] {
        get { _slice(range.lowerBound, range.upperBound) }
        set { replaceSubrange(range, with: newValue) }
    }
    subscript(_ range: ClosedRange<Int>) -> [Element] { _slice(range.lowerBound, range.upperBound + 1) }
    subscript(_ range: PartialRangeFrom<Int>) -> [Element] { _slice(range.lowerBound, count) }
    subscript(_ range: PartialRangeUpTo<Int>) -> [Element] { _slice(0, range.upperBound) }
    subscript(_ range: PartialRangeThrough<Int>) -> [Element] { _slice(0, range.upperBound + 1) }
    func _slice(_ from: Int, _ to: Int) -> [Element]
    mutating func append(_ element: Element)
    mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
    mutating func insert(_ element: Element, at index: Int)
    mutating func insert(contentsOf elements: [Element], at index: Int) { replaceSubrange(index..<index, with: elements) }
    @discardableResult mutating func remove(at index: Int) -> Element
    @discardableResult mutating func removeLast() -> Element
    @discardableResult mutating func removeFirst() -> Element { remove(at: 0) }
    mutating func removeFirst(_ n: Int) { replaceSubrange(0..<n, with: []) }
    mutating func removeLast(_ n: Int) { replaceSubrange((count - n)..<count, with: []) }
    @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    /// Of a slice.
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
    mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
        var kept: [Element] = []
        for element in self { if !(try shouldRemove(element)) { kept.append(element) } }
        self = kept
    }
    mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }
    mutating func removeSubrange(_ range: ClosedRange<Int>) { replaceSubrange(range, with: []) }
    mutating func replaceSubrange(_ range: ClosedRange<Int>, with elements: [Element]) { _replace(range.lowerBound, range.upperBound + 1, elements) }
    func prefix(_ count: Int) -> [Element] { _part(self, 0, count) }
    func prefix(upTo end: Int) -> [Element] { _slice(0, end) }
    func prefix(through end: Int) -> [Element] { _slice(0, end + 1) }
    func suffix(from start: Int) -> [Element] { _slice(start, count) }
    mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) { _replace(range.lowerBound, range.upperBound, elements) }
    mutating func _replace(_ from: Int, _ to: Int, _ elements: [Element])
    mutating func swapAt(_ i: Int, _ j: Int)
    mutating func reverse() { self = reversed() }
    mutating func shuffle() { self = shuffled() }
    mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows { self = try sorted(by: areInOrder) }
    mutating func reserveCapacity(_ n: Int) {}
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var index = count - 1
        while index >= 0 { if try predicate(self[index]) { return index }; index -= 1 }
        return nil
    }
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? { if let index = try lastIndex(where: predicate) { return self[index] }; return nil }
    mutating func partition(by belongs: (Element) throws -> Bool) rethrows -> Int {
        let rest = try filter { !(try belongs($0)) }
        self = rest + (try filter(belongs))
        return rest.count
    }
    static func + (_ a: [Element], _ b: [Element]) -> [Element]
    static func += (_ a: inout [Element], _ b: [Element]) { a.append(contentsOf: b) }
    static func += <S: Sequence>(_ a: inout [Element], _ b: S) where S.Element == Element { a.append(contentsOf: b) }
}
extension Array where Element: Comparable { mutating func sort() { self = sorted() } }
extension Array where Element: Equatable { func lastIndex(of element: Element) -> Int? { lastIndex(where: { $0 == element }) } }
extension Array: Equatable where Element: Equatable { static func == (_ a: [Element], _ b: [Element]) -> Bool }
extension Array: Hashable where Element: Hashable {}
typealias ArraySlice<Element> = Array<Element>
typealias ContiguousArray<Element> = Array<Element>
func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)] {
    let first = Array(a)
    let second = Array(b)
    var result: [(A.Element, B.Element)] = []
    for index in 0..<min(first.count, second.count) { result.append((first[index], second[index])) }
    return result
}
func zip<A: Sequence>(_ a: A, _ b: PartialRangeFrom<Int>) -> [(A.Element, Int)] {
    var next = b.lowerBound
    return a.map { element in
        defer { next += 1 }
        return (element, next)
    }
}
func zip<B: Sequence>(_ a: PartialRangeFrom<Int>, _ b: B) -> [(Int, B.Element)] { zip(b, a).map { ($0.1, $0.0) } }
func repeatElement<T>(_ element: T, count: Int) -> [T] { Array(repeating: element, count: count) }
func stride<T: Strideable>(from start: T, to end: T, by step: T) -> [T]
func stride<T: Strideable>(from start: T, through end: T, by step: T) -> [T]
func stride<T: _SizedInteger>(from start: T, to end: T, by step: Int) -> [T] { stride(from: Int(start), to: Int(end), by: step).map { T($0) } }
func stride<T: _SizedInteger>(from start: T, through end: T, by step: Int) -> [T] { stride(from: Int(start), through: Int(end), by: step).map { T($0) } }
/// Values by key.
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>>
    init()
    init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) { self = [:]; for pair in pairs { self[pair.0] = pair.1 } }
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
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(_ key: Key) -> Value? { get set }
    subscript(_ key: Key, default value: @autoclosure () -> Value) -> Value { get set }
    subscript(_position position: Int) -> (key: Key, value: Value) { get }
    var keys: [Key] { get }
    var values: [Value] { get }
    var first: (key: Key, value: Value)? { isEmpty ? nil : self[_position: 0] }
    @discardableResult mutating func removeValue(forKey key: Key) -> Value?
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
    func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
}
extension Dictionary: Equatable where Value: Equatable { static func == (_ a: [Key: Value], _ b: [Key: Value]) -> Bool }
extension Dictionary: Hashable where Value: Hashable {}
/// Different values, without order.
struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
    typealias Index = Int
    typealias Iterator = IndexingIterator<Set<Element>>
    typealias ArrayLiteralElement = Element
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(_ position: Int) -> Element { get }
    func contains(_ element: Element) -> Bool
    @discardableResult mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func remove(_ element: Element) -> Element?
    mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
    mutating func popFirst() -> Element? { if let element = first { return remove(element) }; return nil }
    @discardableResult mutating func update(with element: Element) -> Element? { insert(element).inserted ? nil : element }
    func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { var result = self; for element in other { result.insert(element) }; return result }
    func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { let others = Set(other); return filter { others.contains($0) } }
    func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { var result = self; for element in other { result.remove(element) }; return result }
    func symmetricDifference(_ other: Set<Element>) -> Set<Element> { subtracting(other).union(other.subtracting(self)) }
    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { for element in other { insert(element) } }
    mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { for element in other { remove(element) } }
    func isSubset(of other: Set<Element>) -> Bool { allSatisfy { other.contains($0) } }
    func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
    func isDisjoint(with other: Set<Element>) -> Bool { !contains(where: { other.contains($0) }) }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result: Set<Element> = []
        for element in self { if try isIncluded(element) { result.insert(element) } }
        return result
    }
    static func == (_ a: Set<Element>, _ b: Set<Element>) -> Bool
}
protocol RangeExpression { associatedtype Bound: Comparable; func contains(_ element: Bound) -> Bool }
extension RangeExpression { static func ~= (_ pattern: Self, _ value: Bound) -> Bool { pattern.contains(value) } }
/// Values from a lower bound up to, but not with, an upper bound.
struct Range<Bound: Comparable>: RangeExpression, Equatable {
    let lowerBound: Bound
    let upperBound: Bound
    init(_lower: Bound, _upper: Bound) { lowerBound = _lower; upperBound = _upper }
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper }
    var isEmpty: Bool { !(lowerBound < upperBound) }
    func contains(_ element: Bound) -> Bool { !(element < lowerBound) && element < upperBound }
    func overlaps(_ other: Range<Bound>) -> Bool { lowerBound < other.upperBound && other.lowerBound < upperBound }
    func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower..<max(min(upperBound, limits.upperBound), lower)
    }
}
extension Range: CustomStringConvertible { var description: String { "\(lowerBound)..<\(upperBound)" } }
extension Range: Hashable where Bound: Hashable {}
extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: BinaryInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = IndexingIterator<Range<Bound>>
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound }
    var count: Int { Int(upperBound) - Int(lowerBound) }
    var first: Bound? { isEmpty ? nil : lowerBound }
    var last: Bound? { isEmpty ? nil : upperBound - 1 }
    var indices: Range<Bound> { self }
    func index(after i: Bound) -> Bound { i + 1 }
    subscript(_ position: Bound) -> Bound { position }
}
/// Values from a lower bound up to and with an upper bound.
struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable {
    let lowerBound: Bound
    let upperBound: Bound
    init(_lower: Bound, _upper: Bound) { lowerBound = _lower; upperBound = _upper }
    var isEmpty: Bool { false }
    func contains(_ element: Bound) -> Bool { !(element < lowerBound) && !(upperBound < element) }
    func overlaps(_ other: ClosedRange<Bound>) -> Bool { !(other.upperBound < lowerBound) && !(upperBound < other.lowerBound) }
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower...max(min(upperBound, limits.upperBound), lower)
    }
}
extension ClosedRange: CustomStringConvertible { var description: String { "\(lowerBound)...\(upperBound)" } }
extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: BinaryInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = _ClosedRangeIterator<Bound>
    func makeIterator() -> _ClosedRangeIterator<Bound> { _ClosedRangeIterator(_next: lowerBound, _last: upperBound) }
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound + 1 }
    var isEmpty: Bool { false }
    var count: Int { Int(upperBound) - Int(lowerBound) + 1 }
    var first: Bound? { lowerBound }
    var last: Bound? { upperBound }
    var indices: Range<Bound> { lowerBound..<(upperBound + 1) }
    func index(after i: Bound) -> Bound { i + 1 }
    subscript(_ position: Bound) -> Bound { position }
}
/// It ends at the last value, which nothing may follow: `0...UInt8.max`.
struct _ClosedRangeIterator<Bound: BinaryInteger>: IteratorProtocol {
    typealias Element = Bound
    var _next: Bound?
    let _last: Bound
    mutating func next() -> Bound? {
        guard let value = _next else { return nil }
        _next = value == _last ? nil : value + 1
        return value
    }
}
struct PartialRangeFrom<Bound: Comparable>: RangeExpression { let lowerBound: Bound; func contains(_ element: Bound) -> Bool { !(element < lowerBound) } }
extension PartialRangeFrom: Sequence where Bound: BinaryInteger {
    typealias Element = Bound
    typealias Iterator = AnyIterator<Bound>
    func makeIterator() -> AnyIterator<Bound> {
        var next = lowerBound
        return AnyIterator { next += 1; return next - 1 }
    }
}
struct PartialRangeUpTo<Bound: Comparable>: RangeExpression { let upperBound: Bound; func contains(_ element: Bound) -> Bool { element < upperBound } }
struct PartialRangeThrough<Bound: Comparable>: RangeExpression { let upperBound: Bound; func contains(_ element: Bound) -> Bool { !(upperBound < element) } }
