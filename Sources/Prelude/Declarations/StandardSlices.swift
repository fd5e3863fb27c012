// Parts of collections: what gives them, and what they are where a collection has no type of its own for them.
extension Collection {
    subscript<R: RangeExpression>(_ range: R) -> SubSequence where R.Bound == Index { self[range.relative(to: self)] }
    subscript(_ everything: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
    func prefix(_ maxLength: Int) -> SubSequence { self[startIndex..<_index(startIndex, upTo: maxLength)] }
    func dropFirst(_ k: Int = 1) -> SubSequence { self[_index(startIndex, upTo: k)..<endIndex] }
    func suffix(_ maxLength: Int) -> SubSequence { self[_index(startIndex, upTo: max(0, count - _checked(maxLength)))..<endIndex] }
    func dropLast(_ k: Int = 1) -> SubSequence { self[startIndex..<_index(startIndex, upTo: max(0, count - _checked(k)))] }
    func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
    func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
    func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { self[startIndex..<(try _index(afterAll: predicate))] }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { self[(try _index(afterAll: predicate))..<endIndex] }
    func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        var index = startIndex
        let end = endIndex
        while index != end {
            if parts.count < maxSplits, try isSeparator(self[index]) {
                if start != index || !omittingEmptySubsequences { parts.append(self[start..<index]) }
                index = self.index(after: index)
                start = index
            } else {
                index = self.index(after: index)
            }
        }
        if start != end || !omittingEmptySubsequences { parts.append(self[start..<end]) }
        return parts
    }
    func _checked(_ count: Int) -> Int { if count < 0 { _negativeCount(count) }; return count }
    func _index(_ i: Index, upTo distance: Int) -> Index { index(i, offsetBy: _checked(distance), limitedBy: endIndex) ?? endIndex }
    func _index(afterAll predicate: (Element) throws -> Bool) rethrows -> Index {
        var index = startIndex
        let end = endIndex
        while index != end, try predicate(self[index]) { index = self.index(after: index) }
        return index
    }
}
extension BidirectionalCollection {
    func suffix(_ maxLength: Int) -> SubSequence { self[_index(beforeEnd: maxLength)..<endIndex] }
    func dropLast(_ k: Int = 1) -> SubSequence { self[startIndex..<_index(beforeEnd: k)] }
    func _index(beforeEnd distance: Int) -> Index { index(endIndex, offsetBy: 0 - _checked(distance), limitedBy: startIndex) ?? startIndex }
}
extension Collection where Element: Equatable {
    func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
    }
}
extension Collection where Self == SubSequence {
    @discardableResult mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    @discardableResult mutating func removeFirst() -> Element {
        guard let element = first else { _emptyRemoval("removeFirst()") }
        self = self[index(after: startIndex)..<endIndex]
        return element
    }
    mutating func removeFirst(_ k: Int) {
        if k < 0 { _negativeCount(k) }
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else { _tooFewElements("removeFirst", k, count) }
        self = self[start..<endIndex]
    }
}
extension BidirectionalCollection where Self == SubSequence {
    @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    @discardableResult mutating func removeLast() -> Element {
        guard let element = last else { _emptyRemoval("removeLast()") }
        self = self[startIndex..<index(before: endIndex)]
        return element
    }
    mutating func removeLast(_ k: Int) {
        if k < 0 { _negativeCount(k) }
        guard let end = index(endIndex, offsetBy: 0 - k, limitedBy: startIndex) else { _tooFewElements("removeLast", k, count) }
        self = self[startIndex..<end]
    }
}
extension MutableCollection {
    subscript<R: RangeExpression>(_ range: R) -> SubSequence where R.Bound == Index {
        get { self[range.relative(to: self)] }
        set { self[range.relative(to: self)] = newValue }
    }
    subscript(_ everything: UnboundedRange) -> SubSequence {
        get { self[startIndex..<endIndex] }
        set { self[startIndex..<endIndex] = newValue }
    }
}
extension Collection where SubSequence == Slice<Self> { subscript(_ bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) } }
extension MutableCollection where SubSequence == Slice<Self> {
    subscript(_ bounds: Range<Index>) -> Slice<Self> {
        get { Slice(base: self, bounds: bounds) }
        set {
            var index = bounds.lowerBound
            for element in newValue {
                self[index] = element
                index = self.index(after: index)
            }
        }
    }
}
/// A part of a collection, with the indices that its elements have there.
struct Slice<Base: Collection>: Collection {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias SubSequence = Slice<Base>
    typealias Iterator = IndexingIterator<Slice<Base>>
    var _startIndex: Base.Index
    var _endIndex: Base.Index
    var _base: Base
    init(base: Base, bounds: Range<Base.Index>) { _base = base; _startIndex = bounds.lowerBound; _endIndex = bounds.upperBound }
    var base: Base { _base }
    var startIndex: Base.Index { _startIndex }
    var endIndex: Base.Index { _endIndex }
    func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    subscript(_ position: Base.Index) -> Base.Element { base[position] }
    subscript(_ bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
}
extension Slice: BidirectionalCollection where Base: BidirectionalCollection { func index(before i: Base.Index) -> Base.Index { base.index(before: i) } }
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {
    func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    func index(_ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? { base.index(i, offsetBy: distance, limitedBy: limit) }
    func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
/// The first elements of a sequence.
struct PrefixSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    let _base: Base
    let _maxLength: Int
    func makeIterator() -> AnyIterator<Base.Element> {
        var base = _base.makeIterator()
        var left = _maxLength
        return AnyIterator {
            if left <= 0 { return nil }
            left -= 1
            return base.next()
        }
    }
    func prefix(_ maxLength: Int) -> PrefixSequence<Base> { PrefixSequence(_base: _base, _maxLength: min(maxLength, _maxLength)) }
}
/// A sequence without its first elements.
struct DropFirstSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    let _base: Base
    let _limit: Int
    func makeIterator() -> Base.Iterator {
        var iterator = _base.makeIterator()
        for _ in 0..<_limit { if iterator.next() == nil { break } }
        return iterator
    }
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base> { DropFirstSequence(_base: _base, _limit: _limit + k) }
}
/// A sequence without the first elements of a kind.
struct DropWhileSequence<Element>: Sequence {
    let _elements: [Element]
    func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
}
extension Sequence {
    func prefix(_ maxLength: Int) -> PrefixSequence<Self> { if maxLength < 0 { _negativeCount(maxLength) }; return PrefixSequence(_base: self, _maxLength: maxLength) }
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { if k < 0 { _negativeCount(k) }; return DropFirstSequence(_base: self, _limit: k) }
    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try predicate(element) { result.append(element) } else { break } }
        return result
    }
    func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
    }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Element> {
        var rest: [Element] = []
        var isDropping = true
        for element in self { if isDropping { if try predicate(element) { continue } }; isDropping = false; rest.append(element) }
        return DropWhileSequence(_elements: rest)
    }
}
extension Sequence where Element: Equatable {
    func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
        Array(self).split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
    }
}
extension Slice: MutableCollection where Base: MutableCollection {
    subscript(_ position: Base.Index) -> Base.Element { get { _base[position] } set { _base[position] = newValue } }
    subscript(_ bounds: Range<Base.Index>) -> Slice<Base> {
        get { Slice(base: _base, bounds: bounds) }
        set {
            var index = bounds.lowerBound
            for element in newValue {
                _base[index] = element
                index = _base.index(after: index)
            }
        }
    }
}
extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
    init() {
        let empty = Base()
        self.init(base: empty, bounds: empty.startIndex..<empty.endIndex)
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Base.Index>, with newElements: C) where C.Element == Base.Element {
        let before = _base.distance(from: _base.startIndex, to: _startIndex)
        let kept = _base.distance(from: _startIndex, to: subrange.lowerBound) + _base.distance(from: subrange.upperBound, to: _endIndex)
        let count = kept + newElements.count
        _base.replaceSubrange(subrange, with: newElements)
        _startIndex = _base.index(_base.startIndex, offsetBy: before)
        _endIndex = _base.index(_startIndex, offsetBy: count)
    }
}
