/// What a closure gives, now and whenever an observable property changes that it read.
/// - Since: iOS 26
struct Observations<Element, Failure: Error>: AsyncSequence {
    enum Iteration { case next(Element), finish }
    struct Iterator: AsyncIteratorProtocol {
        let _emit: () -> Observations<Element, Failure>.Iteration
        var _changes: AsyncStream<Void>.Iterator
        let _continuation: AsyncStream<Void>.Continuation
        var _isFirst = true
        mutating func next() async -> Element? {
            if !_isFirst, await _changes.next() == nil { return nil }
            _isFirst = false
            let continuation = _continuation
            switch withObservationTracking(_emit, onChange: { continuation.yield(()) }) {
            case .next(let element): return element
            case .finish: return nil
            }
        }
    }
    let _emit: () -> Observations<Element, Failure>.Iteration
    init(_emit: @escaping () -> Observations<Element, Failure>.Iteration) { self._emit = _emit }
    func makeAsyncIterator() -> Observations<Element, Failure>.Iterator {
        let (changes, continuation) = AsyncStream<Void>.makeStream(of: Void.self)
        return Iterator(_emit: _emit, _changes: changes.makeAsyncIterator(), _continuation: continuation)
    }
}
extension Observations where Failure == Never {
    init(_ emit: @escaping () -> Element) { self.init(_emit: { .next(emit()) }) }
    static func untilFinished(_ emit: @escaping () -> Observations<Element, Failure>.Iteration) -> Observations<Element, Failure> { Observations(_emit: emit) }
}
