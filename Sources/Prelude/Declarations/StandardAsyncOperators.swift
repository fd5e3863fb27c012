/// The first elements of a sequence.
struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        mutating func next() async rethrows -> Base.Element? {
            if _left <= 0 { return nil }
            _left -= 1
            return try await _base.next()
        }
    }
    let _base: Base
    let _count: Int
    func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _left: _count) }
}
/// The elements of a sequence until one fails a test.
struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) async throws -> Bool
        var _isOver = false
        mutating func next() async rethrows -> Base.Element? {
            if _isOver { return nil }
            if let element = try await _base.next(), try await _predicate(element) { return element }
            _isOver = true
            return nil
        }
    }
    let _base: Base
    let _predicate: (Base.Element) async throws -> Bool
    func makeAsyncIterator() -> AsyncPrefixWhileSequence<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
}
/// The elements of a sequence after the first ones.
struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        mutating func next() async rethrows -> Base.Element? {
            while _left > 0 {
                _left -= 1
                guard try await _base.next() != nil else { return nil }
            }
            return try await _base.next()
        }
    }
    let _base: Base
    let _count: Int
    func makeAsyncIterator() -> AsyncDropFirstSequence<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _left: _count) }
}
/// The elements of a sequence from the first one that fails a test.
struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) async throws -> Bool
        var _isDropping = true
        mutating func next() async rethrows -> Base.Element? {
            while let element = try await _base.next() {
                if _isDropping, try await _predicate(element) { continue }
                _isDropping = false
                return element
            }
            return nil
        }
    }
    let _base: Base
    let _predicate: (Base.Element) async throws -> Bool
    func makeAsyncIterator() -> AsyncDropWhileSequence<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
}
/// The elements of the sequences that a sequence's elements give, one after another.
struct AsyncFlatMapSequence<Base: AsyncSequence, Segment: AsyncSequence>: AsyncSequence {
    typealias Element = Segment.Element
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async -> Segment
        var _segment: Segment.AsyncIterator?
        mutating func next() async rethrows -> Segment.Element? {
            while true {
                if let element = try await _segment?.next() { return element }
                guard let next = try await _base.next() else { return nil }
                _segment = await _transform(next).makeAsyncIterator()
            }
        }
    }
    let _base: Base
    let _transform: (Base.Element) async -> Segment
    func makeAsyncIterator() -> AsyncFlatMapSequence<Base, Segment>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}
typealias AsyncThrowingMapSequence<Base: AsyncSequence, Transformed> = _AsyncThrowing<AsyncMapSequence<Base, Transformed>>
typealias AsyncThrowingPrefixWhileSequence<Base: AsyncSequence> = _AsyncThrowing<AsyncPrefixWhileSequence<Base>>
typealias AsyncThrowingDropWhileSequence<Base: AsyncSequence> = _AsyncThrowing<AsyncDropWhileSequence<Base>>
extension AsyncSequence {
    func map<T>(_ transform: @escaping (Element) async -> T) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self) { await transform($0) } }
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncThrowingMapSequence<Self, T> {
        _AsyncThrowing(_base: AsyncMapSequence(_base: self) { try await transform($0) })
    }
    func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncMapSequence<Self, Element> {
        AsyncMapSequence(_base: self) { await isIncluded($0) ? $0 : nil }
    }
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncThrowingMapSequence<Self, Element> {
        _AsyncThrowing(_base: AsyncMapSequence(_base: self) { try await isIncluded($0) ? $0 : nil })
    }
    func compactMap<T>(_ transform: @escaping (Element) async -> T?) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self, _transform: transform) }
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncThrowingMapSequence<Self, T> {
        _AsyncThrowing(_base: AsyncMapSequence(_base: self, _transform: transform))
    }
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(_base: self, _count: count) }
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
        return result
    }
    func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await updateAccumulatingResult(&result, element) }
        return result
    }
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if try await predicate(element) { return element } }
        return nil
    }
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if try await predicate(element) { return true } }
        return false
    }
    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if !(try await predicate(element)) { return false } }
        return true
    }
    func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var found = try await iterator.next() else { return nil }
        while let element = try await iterator.next() { if try await areInIncreasingOrder(found, element) { found = element } }
        return found
    }
    func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var found = try await iterator.next() else { return nil }
        while let element = try await iterator.next() { if try await areInIncreasingOrder(element, found) { found = element } }
        return found
    }
    func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncPrefixWhileSequence<Self> { AsyncPrefixWhileSequence(_base: self, _predicate: predicate) }
    func prefix(while predicate: @escaping (Element) async throws -> Bool) -> AsyncThrowingPrefixWhileSequence<Self> {
        _AsyncThrowing(_base: AsyncPrefixWhileSequence(_base: self, _predicate: predicate))
    }
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> { AsyncDropFirstSequence(_base: self, _count: count) }
    func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncDropWhileSequence<Self> { AsyncDropWhileSequence(_base: self, _predicate: predicate) }
    func drop(while predicate: @escaping (Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<Self> {
        _AsyncThrowing(_base: AsyncDropWhileSequence(_base: self, _predicate: predicate))
    }
    func flatMap<Segment: AsyncSequence>(_ transform: @escaping (Element) async -> Segment) -> AsyncFlatMapSequence<Self, Segment> {
        AsyncFlatMapSequence(_base: self, _transform: transform)
    }
}
extension AsyncSequence where Element: Equatable { func contains(_ search: Element) async rethrows -> Bool { try await contains { $0 == search } } }
extension AsyncSequence where Element: Comparable {
    func max() async rethrows -> Element? { try await max { $0 < $1 } }
    func min() async rethrows -> Element? { try await min { $0 < $1 } }
}
