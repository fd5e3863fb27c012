// Sets of indices as ranges, and what collections do at all of them.
/// Values in ranges that neither overlap nor touch.
struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
    /// The ranges in order.
    struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible {
        var _ranges: [Range<Bound>]
        init(_ranges: [Range<Bound>]) { self._ranges = _ranges }
        var startIndex: Int { 0 }
        var endIndex: Int { _ranges.count }
        subscript(i: Int) -> Range<Bound> { _ranges[i] }
        var description: String { "\(_ranges)" }
    }
    var _ranges: [Range<Bound>]
    init() { _ranges = [] }
    init(_ range: Range<Bound>) { _ranges = range.isEmpty ? [] : [range] }
    init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
        self.init()
        for range in ranges { insert(contentsOf: range) }
    }
    init<S: Sequence, C: Collection>(_ indices: S, within collection: C) where S.Element == Bound, C.Index == Bound {
        self.init()
        for index in indices { insert(index, within: collection) }
    }
    var ranges: RangeSet<Bound>.Ranges { Ranges(_ranges: _ranges) }
    var isEmpty: Bool { _ranges.isEmpty }
    func contains(_ value: Bound) -> Bool { _ranges.contains { $0.contains(value) } }
    mutating func insert(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        let touched = _touching(range)
        if touched.isEmpty { _ranges.insert(range, at: touched.lowerBound); return }
        let joined = min(_ranges[touched.lowerBound].lowerBound, range.lowerBound)..<max(_ranges[touched.upperBound - 1].upperBound, range.upperBound)
        _ranges.replaceSubrange(touched, with: [joined])
    }
    mutating func remove(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        let touched = _touching(range)
        var rest: [Range<Bound>] = []
        for old in _ranges[touched] {
            if old.lowerBound < range.lowerBound { rest.append(old.lowerBound..<min(old.upperBound, range.lowerBound)) }
            if range.upperBound < old.upperBound { rest.append(max(old.lowerBound, range.upperBound)..<old.upperBound) }
        }
        _ranges.replaceSubrange(touched, with: rest)
    }
    @discardableResult mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool where C.Index == Bound {
        if contains(index) { return false }
        insert(contentsOf: index..<collection.index(after: index))
        return true
    }
    mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound { remove(contentsOf: index..<collection.index(after: index)) }
    /// The ranges that overlap a range or touch it, by their places; where they would be if there are none.
    func _touching(_ range: Range<Bound>) -> Range<Int> {
        let start = _place { $0.upperBound < range.lowerBound }
        return start..<max(start, _place { $0.lowerBound <= range.upperBound })
    }
    /// How many ranges at the beginning something holds for.
    func _place(_ isBefore: (Range<Bound>) -> Bool) -> Int {
        var (low, high) = (0, _ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(_ranges[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
    func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.formUnion(other)
        return result
    }
    mutating func formUnion(_ other: RangeSet<Bound>) { for range in other._ranges { insert(contentsOf: range) } }
    func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.subtract(other)
        return result
    }
    mutating func subtract(_ other: RangeSet<Bound>) { for range in other._ranges { remove(contentsOf: range) } }
    func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = RangeSet<Bound>()
        for range in other._ranges {
            for own in _ranges[_touching(range)] where own.overlaps(range) { result.insert(contentsOf: own.clamped(to: range)) }
        }
        return result
    }
    mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
    func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> { union(other).subtracting(intersection(other)) }
    mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
    func isSubset(of other: RangeSet<Bound>) -> Bool { intersection(other) == self }
    func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
    func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
    func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
    func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
    var description: String { ranges.description }
}
extension RangeSet: Hashable where Bound: Hashable {}
extension RangeSet.Ranges: Hashable where Bound: Hashable {}
/// The elements of a collection at the ranges of a set.
struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
    /// An index of the collection, and which range it is in.
    struct Index: Comparable {
        let base: Base.Index
        let _range: Int
        static func < (a: DiscontiguousSlice<Base>.Index, b: DiscontiguousSlice<Base>.Index) -> Bool { a.base < b.base }
        static func == (a: DiscontiguousSlice<Base>.Index, b: DiscontiguousSlice<Base>.Index) -> Bool { a.base == b.base }
    }
    let base: Base
    let subranges: RangeSet<Base.Index>
    var startIndex: DiscontiguousSlice<Base>.Index { subranges._ranges.first.map { Index(base: $0.lowerBound, _range: 0) } ?? endIndex }
    var endIndex: DiscontiguousSlice<Base>.Index { Index(base: base.endIndex, _range: subranges._ranges.count) }
    subscript(i: DiscontiguousSlice<Base>.Index) -> Base.Element { base[i.base] }
    func index(after i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
        let next = base.index(after: i.base)
        if next < subranges._ranges[i._range].upperBound { return Index(base: next, _range: i._range) }
        let range = i._range + 1
        return range < subranges._ranges.count ? Index(base: subranges._ranges[range].lowerBound, _range: range) : endIndex
    }
    var description: String { "\(Array(self))" }
}
extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
        let isInside = i._range < subranges._ranges.count && subranges._ranges[i._range].lowerBound < i.base
        let range = isInside ? i._range : i._range - 1
        let end = isInside ? i.base : subranges._ranges[range].upperBound
        return Index(base: base.index(before: end), _range: range)
    }
}
extension Collection {
    func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var found: [Range<Index>] = []
        var start: Index?
        var index = startIndex
        while index != endIndex {
            let isWanted = try predicate(self[index])
            if isWanted, start == nil { start = index }
            if !isWanted, let first = start {
                found.append(first..<index)
                start = nil
            }
            index = self.index(after: index)
        }
        if let start { found.append(start..<index) }
        return RangeSet(found)
    }
    subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> { DiscontiguousSlice(base: self, subranges: subranges) }
    func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
        DiscontiguousSlice(base: self, subranges: RangeSet(startIndex..<endIndex).subtracting(subranges))
    }
}
extension Collection where Element: Equatable {
    func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
}
extension RangeReplaceableCollection {
    mutating func removeSubranges(_ subranges: RangeSet<Index>) { replaceSubrange(startIndex..<endIndex, with: Array(removingSubranges(subranges))) }
    init<Base: Collection>(_ slice: DiscontiguousSlice<Base>) where Base.Element == Element {
        self.init()
        for element in slice { append(element) }
    }
}
extension MutableCollection {
    /// Moves the elements at some ranges together before an index, and gives where they are then.
    @discardableResult mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index) -> Range<Index> {
        let (before, after) = (RangeSet(startIndex..<insertionPoint).subtracting(subranges), RangeSet(insertionPoint..<endIndex).subtracting(subranges))
        let (first, moved) = (Array(self[before]), Array(self[subranges]))
        var place = startIndex
        for element in first + moved + Array(self[after]) {
            self[place] = element
            place = index(after: place)
        }
        let start = index(startIndex, offsetBy: first.count)
        return start..<index(start, offsetBy: moved.count)
    }
}
