protocol RangeExpression<Bound> {
    associatedtype Bound: Comparable
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    func contains(_ element: Bound) -> Bool
}
extension RangeExpression { static func ~= (_ pattern: Self, _ value: Bound) -> Bool { pattern.contains(value) } }
/// Values from a lower bound up to, but not with, an upper bound.
struct Range<Bound: Comparable>: RangeExpression, Equatable {
    let lowerBound: Bound
    let upperBound: Bound
    init(_lower: Bound, _upper: Bound) { lowerBound = _lower; upperBound = _upper }
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper }
    var isEmpty: Bool { !(lowerBound < upperBound) }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
    func contains(_ element: Bound) -> Bool { !(element < lowerBound) && element < upperBound }
    func overlaps(_ other: Range<Bound>) -> Bool { !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound }
    func overlaps(_ other: ClosedRange<Bound>) -> Bool { !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound }
    func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower..<max(min(upperBound, limits.upperBound), lower)
    }
}
extension Range: CustomStringConvertible { var description: String { "\(lowerBound)..<\(upperBound)" } }
extension Range: CustomDebugStringConvertible { var debugDescription: String { "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))" } }
extension Range: Hashable where Bound: Hashable {}
extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ other: ClosedRange<Bound>) { lowerBound = other.lowerBound; upperBound = other.upperBound.advanced(by: 1) }
}
extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias SubSequence = Range<Bound>
    typealias Iterator = IndexingIterator<Range<Bound>>
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound }
    @_ofProtocol var count: Int { Int(lowerBound.distance(to: upperBound)) }
    @_ofProtocol var first: Bound? { isEmpty ? nil : lowerBound }
    @_ofProtocol var last: Bound? { isEmpty ? nil : upperBound.advanced(by: -1) }
    var indices: Range<Bound> { self }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    func index(_ i: Bound, offsetBy distance: Int) -> Bound { i.advanced(by: numericCast(distance)) }
    func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
    subscript(_ position: Bound) -> Bound { position }
    subscript(_ bounds: Range<Bound>) -> Range<Bound> { bounds }
}
/// Values from a lower bound up to and with an upper bound.
struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable {
    /// A place in a range: nothing need follow the last value.
    enum Index: Comparable { case inRange(Bound), pastEnd }
    let lowerBound: Bound
    let upperBound: Bound
    init(_lower: Bound, _upper: Bound) { lowerBound = _lower; upperBound = _upper }
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper }
    var isEmpty: Bool { false }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { lowerBound..<collection.index(after: upperBound) }
    func contains(_ element: Bound) -> Bool { !(element < lowerBound) && !(upperBound < element) }
    func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
    func overlaps(_ other: ClosedRange<Bound>) -> Bool { !(other.upperBound < lowerBound) && !(upperBound < other.lowerBound) }
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower...max(min(upperBound, limits.upperBound), lower)
    }
}
extension ClosedRange: CustomStringConvertible { var description: String { "\(lowerBound)...\(upperBound)" } }
extension ClosedRange: CustomDebugStringConvertible {
    var debugDescription: String { "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))" }
}
extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ other: Range<Bound>) { if other.isEmpty { _rangeError() }; lowerBound = other.lowerBound; upperBound = other.upperBound.advanced(by: -1) }
}
extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias SubSequence = Slice<ClosedRange<Bound>>
    typealias Iterator = _ClosedRangeIterator<Bound>
    func makeIterator() -> _ClosedRangeIterator<Bound> { _ClosedRangeIterator(_next: lowerBound, _last: upperBound) }
    var startIndex: ClosedRange<Bound>.Index { .inRange(lowerBound) }
    var endIndex: ClosedRange<Bound>.Index { .pastEnd }
    var isEmpty: Bool { false }
    @_ofProtocol var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
    @_ofProtocol var first: Bound? { lowerBound }
    @_ofProtocol var last: Bound? { upperBound }
    func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        let value = self[i]
        return value == upperBound ? .pastEnd : .inRange(value.advanced(by: 1))
    }
    func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        if case .inRange(let value) = i { return .inRange(value.advanced(by: -1)) }
        return .inRange(upperBound)
    }
    func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index {
        let offset = _offset(i) + distance
        return offset == count ? .pastEnd : .inRange(lowerBound.advanced(by: numericCast(offset)))
    }
    func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int { _offset(end) - _offset(start) }
    func _offset(_ i: ClosedRange<Bound>.Index) -> Int {
        if case .inRange(let value) = i { return Int(lowerBound.distance(to: value)) }
        return count
    }
    subscript(_ position: ClosedRange<Bound>.Index) -> Bound {
        guard case .inRange(let value) = position else { fatalError("Index out of range") }
        return value
    }
    subscript(_ bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> { Slice(base: self, bounds: bounds) }
}
/// It ends at the last value, which nothing may follow: `0...UInt8.max`.
struct _ClosedRangeIterator<Bound: Strideable>: IteratorProtocol where Bound.Stride: SignedInteger {
    typealias Element = Bound
    var _next: Bound?
    let _last: Bound
    mutating func next() -> Bound? {
        guard let value = _next else { return nil }
        _next = value == _last ? nil : value.advanced(by: 1)
        return value
    }
}
struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
    let lowerBound: Bound
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { lowerBound..<collection.endIndex }
    func contains(_ element: Bound) -> Bool { !(element < lowerBound) }
}
extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Iterator = AnyIterator<Bound>
    func makeIterator() -> AnyIterator<Bound> {
        var next = lowerBound
        return AnyIterator {
            let value = next
            next = next.advanced(by: 1)
            return value
        }
    }
}
struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
    let upperBound: Bound
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { collection.startIndex..<upperBound }
    func contains(_ element: Bound) -> Bool { element < upperBound }
}
struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
    let upperBound: Bound
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { collection.startIndex..<collection.index(after: upperBound) }
    func contains(_ element: Bound) -> Bool { !(upperBound < element) }
}
/// What `...` alone stands for in a subscript: everything.
enum UnboundedRange_ { postfix static func ... (_ x: UnboundedRange_) {} }
typealias UnboundedRange = (UnboundedRange_) -> ()
