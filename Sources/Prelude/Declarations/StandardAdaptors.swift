// Sequences that show the elements of others: they hold what they are made of, and make nothing before it is asked for.
/// The elements of a collection, from its end.
struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
    typealias Element = Base.Element
    typealias Index = _ReversedIndex<Base>
    typealias SubSequence = Slice<ReversedCollection<Base>>
    typealias Iterator = IndexingIterator<ReversedCollection<Base>>
    let _base: Base
    @_ofProtocol var count: Int { _base.count }
    @_ofProtocol var isEmpty: Bool { _base.isEmpty }
    var startIndex: _ReversedIndex<Base> { _ReversedIndex(_base.endIndex) }
    var endIndex: _ReversedIndex<Base> { _ReversedIndex(_base.startIndex) }
    func index(after i: _ReversedIndex<Base>) -> _ReversedIndex<Base> { _ReversedIndex(_base.index(before: i.base)) }
    func index(before i: _ReversedIndex<Base>) -> _ReversedIndex<Base> { _ReversedIndex(_base.index(after: i.base)) }
    subscript(_ position: _ReversedIndex<Base>) -> Base.Element { _base[_base.index(before: position.base)] }
    func reversed() -> Base { _base }
}
extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {
    func index(_ i: _ReversedIndex<Base>, offsetBy distance: Int) -> _ReversedIndex<Base> { _ReversedIndex(_base.index(i.base, offsetBy: 0 - distance)) }
    func distance(from start: _ReversedIndex<Base>, to end: _ReversedIndex<Base>) -> Int { _base.distance(from: end.base, to: start.base) }
}
/// A place in a reversed collection: the place behind it in the collection itself.
struct _ReversedIndex<Base: BidirectionalCollection>: Comparable {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
    static func == (_ a: _ReversedIndex<Base>, _ b: _ReversedIndex<Base>) -> Bool { a.base == b.base }
    static func < (_ a: _ReversedIndex<Base>, _ b: _ReversedIndex<Base>) -> Bool { b.base < a.base }
}
extension BidirectionalCollection { func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) } }
/// Elements with their numbers, from 0.
struct EnumeratedSequence<Base: Sequence>: Sequence {
    typealias Element = (offset: Int, element: Base.Element)
    typealias Iterator = _EnumeratedIterator<Base>
    let _base: Base
    func makeIterator() -> _EnumeratedIterator<Base> { _EnumeratedIterator(_base: _base.makeIterator(), _count: 0) }
}
struct _EnumeratedIterator<Base: Sequence>: IteratorProtocol {
    typealias Element = (offset: Int, element: Base.Element)
    var _base: Base.Iterator
    var _count: Int
    mutating func next() -> (offset: Int, element: Base.Element)? {
        guard let element = _base.next() else { return nil }
        _count += 1
        return (offset: _count - 1, element: element)
    }
}
extension EnumeratedSequence: Collection where Base: Collection {
    typealias Index = _EnumeratedIndex<Base>
    typealias SubSequence = Slice<EnumeratedSequence<Base>>
    var count: Int { _base.count }
    var startIndex: _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.startIndex, _offset: 0) }
    var endIndex: _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.endIndex, _offset: _base.count) }
    func index(after i: _EnumeratedIndex<Base>) -> _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.index(after: i.base), _offset: i._offset + 1) }
    subscript(_ position: _EnumeratedIndex<Base>) -> (offset: Int, element: Base.Element) { (offset: position._offset, element: _base[position.base]) }
}
extension EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: _EnumeratedIndex<Base>) -> _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.index(before: i.base), _offset: i._offset - 1) }
}
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {
    func index(_ i: _EnumeratedIndex<Base>, offsetBy distance: Int) -> _EnumeratedIndex<Base> {
        _EnumeratedIndex(base: _base.index(i.base, offsetBy: distance), _offset: i._offset + distance)
    }
    func distance(from start: _EnumeratedIndex<Base>, to end: _EnumeratedIndex<Base>) -> Int { end._offset - start._offset }
}
/// A place in an enumerated collection.
struct _EnumeratedIndex<Base: Collection>: Comparable {
    let base: Base.Index
    let _offset: Int
    static func == (_ a: _EnumeratedIndex<Base>, _ b: _EnumeratedIndex<Base>) -> Bool { a._offset == b._offset }
    static func < (_ a: _EnumeratedIndex<Base>, _ b: _EnumeratedIndex<Base>) -> Bool { a._offset < b._offset }
}
/// Pairs of the elements of two sequences, as many as the shorter one has.
struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    typealias Iterator = _Zip2Iterator<Sequence1, Sequence2>
    let _sequence1: Sequence1
    let _sequence2: Sequence2
    func makeIterator() -> _Zip2Iterator<Sequence1, Sequence2> {
        _Zip2Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator(), _hasEnded: false)
    }
}
struct _Zip2Iterator<Sequence1: Sequence, Sequence2: Sequence>: IteratorProtocol {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    var _first: Sequence1.Iterator
    var _second: Sequence2.Iterator
    var _hasEnded: Bool
    mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
        if _hasEnded { return nil }
        guard let first = _first.next(), let second = _second.next() else {
            _hasEnded = true
            return nil
        }
        return (first, second)
    }
}
func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B> { Zip2Sequence(_sequence1: a, _sequence2: b) }
/// Values from a start up to, but not with, an end, in steps.
struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
    typealias Iterator = IndexingIterator<[Element]>
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    func makeIterator() -> IndexingIterator<[Element]> { _strideElements(_start, _end, _stride, false).makeIterator() }
    var underestimatedCount: Int { Array(self).count }
    var description: String { String(reflecting: type(of: self)) }
}
/// Values from a start up to and with an end, in steps.
struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
    typealias Iterator = IndexingIterator<[Element]>
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    func makeIterator() -> IndexingIterator<[Element]> { _strideElements(_start, _end, _stride, true).makeIterator() }
    var underestimatedCount: Int { Array(self).count }
    var description: String { String(reflecting: type(of: self)) }
}
func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T> { StrideTo(_start: start, _end: end, _stride: step) }
func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T> { StrideThrough(_start: start, _end: end, _stride: step) }
func stride<T: FloatingPoint>(from start: T, to end: T, by step: T) -> StrideTo<T> { StrideTo(_start: start, _end: end, _stride: step) }
func stride<T: FloatingPoint>(from start: T, through end: T, by step: T) -> StrideThrough<T> { StrideThrough(_start: start, _end: end, _stride: step) }
func _strideElements<T: Strideable>(_ start: T, _ end: T, _ step: T.Stride, _ isClosed: Bool) -> [T]
/// One element, again and again.
struct Repeated<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias SubSequence = Slice<Repeated<Element>>
    typealias Iterator = IndexingIterator<Repeated<Element>>
    let count: Int
    let repeatedValue: Element
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(_ position: Int) -> Element { _checkIndex(position, 0, count); return repeatedValue }
}
func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> { if count < 0 { _negativeCount(count) }; return Repeated(count: count, repeatedValue: element) }
/// A collection of one element.
struct CollectionOfOne<Element>: RandomAccessCollection, CustomDebugStringConvertible {
    typealias Index = Int
    typealias SubSequence = Slice<CollectionOfOne<Element>>
    typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
    let _element: Element
    init(_ element: Element) { _element = element }
    var debugDescription: String { "CollectionOfOne(\(String(reflecting: _element)))" }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(_ position: Int) -> Element { _checkIndex(position, 0, 1); return _element }
}
/// A collection without elements.
struct EmptyCollection<Element>: RandomAccessCollection, Equatable {
    typealias Index = Int
    typealias SubSequence = EmptyCollection<Element>
    typealias Iterator = IndexingIterator<EmptyCollection<Element>>
    init() {}
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    subscript(_ position: Int) -> Element { fatalError("Index out of range") }
    subscript(_ bounds: Range<Int>) -> EmptyCollection<Element> { self }
    static func == (_ a: EmptyCollection<Element>, _ b: EmptyCollection<Element>) -> Bool { true }
}
/// A sequence of any type.
struct AnySequence<Element>: Sequence {
    typealias Iterator = AnyIterator<Element>
    let _make: () -> AnyIterator<Element>
    init<S: Sequence>(_ base: S) where S.Element == Element { _make = { AnyIterator(base.makeIterator()) } }
    init<I: IteratorProtocol>(_ makeIterator: @escaping () -> I) where I.Element == Element {
        _make = {
            var iterator = makeIterator()
            return AnyIterator { iterator.next() }
        }
    }
    func makeIterator() -> AnyIterator<Element> { _make() }
}
/// A collection of any type, by number.
struct AnyCollection<Element>: Collection {
    typealias Index = Int
    typealias SubSequence = Slice<AnyCollection<Element>>
    typealias Iterator = IndexingIterator<AnyCollection<Element>>
    let _elements: [Element]
    init<C: Collection>(_ base: C) where C.Element == Element { _elements = Array(base) }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(_ position: Int) -> Element { _elements[position] }
}
struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
    typealias Index = Int
    typealias SubSequence = Slice<AnyBidirectionalCollection<Element>>
    typealias Iterator = IndexingIterator<AnyBidirectionalCollection<Element>>
    let _elements: [Element]
    init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { _elements = Array(base) }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(_ position: Int) -> Element { _elements[position] }
}
struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias SubSequence = Slice<AnyRandomAccessCollection<Element>>
    typealias Iterator = IndexingIterator<AnyRandomAccessCollection<Element>>
    let _elements: [Element]
    init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _elements = Array(base) }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    subscript(_ position: Int) -> Element { _elements[position] }
}
/// What an iterator has left, as a sequence.
struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    init(_ base: Base) { _base = base }
    mutating func next() -> Base.Element? { _base.next() }
}
