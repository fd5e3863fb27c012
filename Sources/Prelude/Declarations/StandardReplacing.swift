/// A collection whose parts can be replaced by others of any length.
protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
    init()
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
}
/// Parts of collections are shortened by moving their bounds; nothing else in them changes its place.
extension RangeReplaceableCollection where Self == SubSequence {
    @discardableResult mutating func removeFirst() -> Element {
        guard let element = first else { _emptyRemoval("removeFirst()") }
        self = self[index(after: startIndex)..<endIndex]
        return element
    }
    mutating func removeFirst(_ k: Int) { self = self[_end(ofFirst: k, "removeFirst")..<endIndex] }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == SubSequence {
    @discardableResult mutating func removeLast() -> Element {
        guard let element = last else { _emptyRemoval("removeLast()") }
        self = self[startIndex..<index(before: endIndex)]
        return element
    }
    mutating func removeLast(_ k: Int) { self = self[startIndex..<_start(ofLast: k, "removeLast")] }
}
extension RangeReplaceableCollection {
    init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
    }
    init(repeating repeatedValue: Element, count: Int) {
        self.init()
        append(contentsOf: Array(repeating: repeatedValue, count: count))
    }
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index {
        replaceSubrange(subrange.relative(to: self), with: newElements)
    }
    mutating func append(_ newElement: Element) { replaceSubrange(endIndex..<endIndex, with: [newElement]) }
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element { replaceSubrange(endIndex..<endIndex, with: Array(newElements)) }
    mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element { replaceSubrange(i..<i, with: newElements) }
    @discardableResult mutating func remove(at i: Index) -> Element {
        let removed = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return removed
    }
    mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index { replaceSubrange(bounds.relative(to: self), with: []) }
    @discardableResult mutating func removeFirst() -> Element {
        if isEmpty { _emptyRemoval("removeFirst()") }
        return remove(at: startIndex)
    }
    mutating func removeFirst(_ k: Int) { removeSubrange(startIndex..<_end(ofFirst: k, "removeFirst")) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept: [Element] = []
        for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
    mutating func reserveCapacity(_ n: Int) {}
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var kept: [Element] = []
        for element in self { if try isIncluded(element) { kept.append(element) } }
        return Self(kept)
    }
    func _end(ofFirst k: Int, _ caller: String) -> Index {
        if k < 0 { _negativeCount(k) }
        guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else { _tooFewElements(caller, k, count) }
        return end
    }
    static func + <Other: RangeReplaceableCollection>(_ a: Self, _ b: Other) -> Self where Other.Element == Element { a._joined(b) }
    static func + <Other: Sequence>(_ a: Self, _ b: Other) -> Self where Other.Element == Element { a._joined(b) }
    static func + <Other: Sequence>(_ a: Other, _ b: Self) -> Self where Other.Element == Element { Self(a)._joined(b) }
    static func += <Other: Sequence>(_ a: inout Self, _ b: Other) where Other.Element == Element { a.append(contentsOf: b) }
    func _joined<Other: Sequence>(_ other: Other) -> Self where Other.Element == Element {
        var result = self
        result.append(contentsOf: other)
        return result
    }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
    @discardableResult mutating func removeLast() -> Element {
        if isEmpty { _emptyRemoval("removeLast()") }
        return remove(at: index(before: endIndex))
    }
    mutating func removeLast(_ k: Int) { removeSubrange(_start(ofLast: k, "removeLast")..<endIndex) }
    @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    func _start(ofLast k: Int, _ caller: String) -> Index {
        if k < 0 { _negativeCount(k) }
        guard let start = index(endIndex, offsetBy: 0 - k, limitedBy: startIndex) else { _tooFewElements(caller, k, count) }
        return start
    }
}
func _emptyRemoval(_ caller: String) -> Never
func _negativeCount(_ count: Int) -> Never
func _tooFewElements(_ caller: String, _ wanted: Int, _ count: Int) -> Never
