// Sequences whose transformations wait until an element is asked for.
protocol LazySequenceProtocol<Element>: Sequence {
    associatedtype Elements: Sequence = Self
    var elements: Elements { get }
}
extension LazySequenceProtocol where Elements == Self { var elements: Self { self } }
extension LazySequenceProtocol where Elements.Element == Element {
    var lazy: Elements { elements }
    func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Elements, T> { LazyMapSequence(_base: elements, _transform: transform) }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> { LazyFilterSequence(_base: elements, _predicate: isIncluded) }
    func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, T?>>, T> {
        LazyMapSequence(_base: LazyFilterSequence(_base: LazyMapSequence(_base: elements, _transform: transform), _predicate: { $0 != nil }), _transform: { $0! })
    }
    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
    }
    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> { LazyDropWhileSequence(_base: elements, _predicate: predicate) }
}
extension Sequence { var lazy: LazySequence<Self> { LazySequence(_base: self) } }
/// A sequence with lazy transformations.
struct LazySequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Iterator = Base.Iterator
    typealias Elements = Base
    let _base: Base
    var elements: Base { _base }
    func makeIterator() -> Base.Iterator { _base.makeIterator() }
}
extension LazySequence: Collection where Base: Collection {
    typealias Index = Base.Index
    typealias SubSequence = Slice<LazySequence<Base>>
    var startIndex: Base.Index { _base.startIndex }
    var endIndex: Base.Index { _base.endIndex }
    var count: Int { _base.count }
    func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    subscript(_ position: Base.Index) -> Base.Element { _base[position] }
}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    func reversed() -> LazySequence<ReversedCollection<Base>> { LazySequence<ReversedCollection<Base>>(_base: ReversedCollection(_base: _base)) }
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {
    func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { _base.index(i, offsetBy: distance) }
    func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
}
/// Elements that are transformed when they are asked for.
struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
    typealias Iterator = _LazyMapIterator<Base, Element>
    typealias Elements = LazyMapSequence<Base, Element>
    let _base: Base
    let _transform: (Base.Element) -> Element
    func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Base, T> {
        let own = _transform
        return LazyMapSequence<Base, T>(_base: _base, _transform: { transform(own($0)) })
    }
    func makeIterator() -> _LazyMapIterator<Base, Element> { _LazyMapIterator(_base: _base.makeIterator(), _transform: _transform) }
}
struct _LazyMapIterator<Base: Sequence, Element>: IteratorProtocol {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    mutating func next() -> Element? {
        guard let element = _base.next() else { return nil }
        return _transform(element)
    }
}
extension LazyMapSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
    subscript(_ bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
        LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], _transform: _transform)
    }
    var startIndex: Base.Index { _base.startIndex }
    var endIndex: Base.Index { _base.endIndex }
    var count: Int { _base.count }
    func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    subscript(_ position: Base.Index) -> Element { _transform(_base[position]) }
}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {
    func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { _base.index(i, offsetBy: distance) }
    func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
}
/// Elements of a kind, found when they are asked for.
struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Iterator = _LazyFilterIterator<Base>
    typealias Elements = LazyFilterSequence<Base>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
        let own = _predicate
        return LazyFilterSequence<Base>(_base: _base, _predicate: { own($0) && isIncluded($0) })
    }
    func makeIterator() -> _LazyFilterIterator<Base> { _LazyFilterIterator(_base: _base.makeIterator(), _predicate: _predicate) }
}
struct _LazyFilterIterator<Base: Sequence>: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
        while let element = _base.next() { if _predicate(element) { return element } }
        return nil
    }
}
extension LazyFilterSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    typealias SubSequence = LazyFilterSequence<Base.SubSequence>
    subscript(_ bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
        LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
    }
    var startIndex: Base.Index { _next(_base.startIndex) }
    var endIndex: Base.Index { _base.endIndex }
    func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
    func _next(_ start: Base.Index) -> Base.Index {
        var index = start
        while index != _base.endIndex, !_predicate(_base[index]) { index = _base.index(after: index) }
        return index
    }
    subscript(_ position: Base.Index) -> Base.Element { _base[position] }
}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: Base.Index) -> Base.Index {
        var index = _base.index(before: i)
        while !_predicate(_base[index]) { index = _base.index(before: index) }
        return index
    }
}
extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol { typealias Elements = Slice<Base> }
/// Elements up to the first that is not of a kind.
struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Iterator = AnyIterator<Base.Element>
    typealias Elements = LazyPrefixWhileSequence<Base>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    func makeIterator() -> AnyIterator<Base.Element> {
        var base = _base.makeIterator()
        var hasEnded = false
        return AnyIterator {
            if !hasEnded, let element = base.next(), _predicate(element) { return element }
            hasEnded = true
            return nil
        }
    }
}
/// Elements from the first on that is not of a kind.
struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Iterator = AnyIterator<Base.Element>
    typealias Elements = LazyDropWhileSequence<Base>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    func makeIterator() -> AnyIterator<Base.Element> {
        var base = _base.makeIterator()
        var isDropping = true
        return AnyIterator {
            while let element = base.next() {
                if isDropping, _predicate(element) { continue }
                isDropping = false
                return element
            }
            return nil
        }
    }
}
