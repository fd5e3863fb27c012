// What collections do with a part that is a collection, too.
extension Collection where Element: Equatable {
    func _end<C: Collection>(of other: C, at start: Index) -> Index? where C.Element == Element {
        var (place, part) = (start, other.startIndex)
        while part != other.endIndex {
            if place == endIndex || !(self[place] == other[part]) { return nil }
            formIndex(after: &place)
            part = other.index(after: part)
        }
        return place
    }
    func _ranges<C: Collection>(of other: C, _ limit: Int) -> [Range<Index>] where C.Element == Element {
        var found: [Range<Index>] = []
        var place = startIndex
        while found.count < limit {
            if let end = _end(of: other, at: place) {
                found.append(place..<end)
                if end != place { place = end; continue }
            }
            if place == endIndex { break }
            formIndex(after: &place)
        }
        return found
    }
    /// - Since: iOS 16
    func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { !_ranges(of: other, 1).isEmpty }
    /// - Since: iOS 16
    func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element { _ranges(of: other, 1).first }
    /// - Since: iOS 16
    func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element { _ranges(of: other, Int.max) }
    /// - Since: iOS 16
    func split<C: Collection>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element {
        var parts: [SubSequence] = []
        var start = startIndex
        for range in _ranges(of: separator, Int.max) {
            if parts.count >= maxSplits { break }
            if range.lowerBound != start || !omittingEmptySubsequences { parts.append(self[start..<range.lowerBound]) }
            start = range.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
        return parts
    }
    /// - Since: iOS 16
    func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
        _end(of: Array(prefix), at: startIndex).map { self[$0..<endIndex] } ?? self[startIndex..<endIndex]
    }
}
extension Collection {
    /// - Since: iOS 16
    func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { try drop(while: predicate) }
}
extension RangeReplaceableCollection where Element: Equatable {
    func _replacing<R: Collection>(_ ranges: [Range<Index>], with replacement: R, in subrange: Range<Index>) -> Self where R.Element == Element {
        var result = Self()
        result.append(contentsOf: self[startIndex..<subrange.lowerBound])
        var start = subrange.lowerBound
        for range in ranges {
            result.append(contentsOf: self[start..<range.lowerBound])
            result.append(contentsOf: replacement)
            start = range.upperBound
        }
        result.append(contentsOf: self[start..<endIndex])
        return result
    }
    /// - Since: iOS 16
    func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = Int.max) -> Self where C.Element == Element, R.Element == Element {
        _replacing(_ranges(of: other, maxReplacements), with: replacement, in: startIndex..<endIndex)
    }
    /// - Since: iOS 16
    func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, subrange: Range<Index>, maxReplacements: Int = Int.max) -> Self where C.Element == Element, R.Element == Element {
        _replacing(self[subrange]._ranges(of: other, maxReplacements), with: replacement, in: subrange)
    }
    /// - Since: iOS 16
    mutating func replace<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = Int.max) where C.Element == Element, R.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
    }
    /// - Since: iOS 16
    mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
        if let end = _end(of: Array(prefix), at: startIndex) { removeSubrange(startIndex..<end) }
    }
}
extension RangeReplaceableCollection {
    /// - Since: iOS 16
    mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows { self = Self(try drop(while: predicate)) }
}
