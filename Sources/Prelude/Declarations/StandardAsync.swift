/// What a task waits for until other code opens it.
struct _Gate<Value> {
    init()
    var _value: Value { get async throws }
    /// Whether it was opened; otherwise the task that waits was cancelled.
    func _wait() async -> Bool
    func _open(_ value: Value)
    func _fail(_ error: any Error)
}

/// Lets asynchronous code go on from code that is none.
struct CheckedContinuation<T, E: Error> {
    let _gate: _Gate<T>
    func resume(returning value: T) { _gate._open(value) }
    func resume(throwing error: E) { _gate._fail(error) }
    func resume<Failure: Error>(with result: Result<T, Failure>) where E == any Error {
        switch result {
        case .success(let value): _gate._open(value)
        case .failure(let error): _gate._fail(error)
        }
    }
    @_disfavoredOverload func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _gate._open(value)
        case .failure(let error): _gate._fail(error)
        }
    }
}
extension CheckedContinuation where T == Void { func resume() { _gate._open(()) } }
func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let gate = _Gate<T>()
    body(CheckedContinuation(_gate: gate))
    return try! await gate._value
}
func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
    let gate = _Gate<T>()
    body(CheckedContinuation(_gate: gate))
    return try await gate._value
}

/// Values that come one after another, for which `for await` waits.
protocol AsyncSequence<Element, Failure> {
    associatedtype Element = AsyncIterator.Element
    associatedtype Failure: Error = any Error
    associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
    func makeAsyncIterator() -> AsyncIterator
}
protocol AsyncIteratorProtocol {
    associatedtype Element
    mutating func next() async throws -> Element?
}
/// The elements of a sequence, changed.
struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
    typealias Element = Transformed
    typealias Failure = Base.Failure
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> Transformed?
        mutating func next() async rethrows -> Transformed? {
            while let element = try await _base.next() { if let changed = try await _transform(element) { return changed } }
            return nil
        }
    }
    let _base: Base
    let _transform: (Base.Element) async throws -> Transformed?
    func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}
/// What a sequence that changes another one gives where the change may throw.
struct _AsyncThrowing<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        mutating func next() async throws -> Base.Element? { try await _base.next() }
    }
    let _base: Base
    func makeAsyncIterator() -> _AsyncThrowing<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator()) }
}
/// What was sent and not yet taken, and who waits for more.
final class _Mailbox<Element> {
    /// What becomes of an element that is sent.
    enum _Sending { case kept(Int), dropped(Element), late }
    var _waiting: [Element] = []
    var _capacity = Int.max
    var _keepsNewest = false
    var _isOver = false
    var _error: (any Error)?
    var _onTermination: ((Bool) -> Void)?
    var _produce: (() async throws -> Element?)?
    var _gate: _Gate<Void>?
    init() {}
    @discardableResult func _send(_ element: Element) -> _Mailbox<Element>._Sending {
        if _isOver { return .late }
        defer { _wake() }
        if _waiting.count < _capacity {
            _waiting.append(element)
            return .kept(_capacity - _waiting.count)
        }
        if !_keepsNewest || _waiting.isEmpty { return .dropped(element) }
        let oldest = _waiting.removeFirst()
        _waiting.append(element)
        return .dropped(oldest)
    }
    func _finish(_ error: (any Error)? = nil, isCancelled: Bool = false) {
        if _isOver { return }
        _isOver = true
        _error = error
        _onTermination?(isCancelled)
        _wake()
    }
    func _wake() {
        _gate?._open(())
        _gate = nil
    }
    /// Waits for an element or the end, though the task may be cancelled.
    func _arrival() async {
        let gate = _Gate<Void>()
        _gate = gate
        try! await gate._value
    }
    /// The next element; `nil` at the end, and where the task that waits is cancelled.
    func _next() async -> Element? {
        while _waiting.isEmpty && !_isOver {
            let gate = _Gate<Void>()
            _gate = gate
            if !(await gate._wait()) {
                _finish(isCancelled: true)
                return nil
            }
        }
        return _waiting.isEmpty ? nil : _waiting.removeFirst()
    }
    func _throwingNext() async throws -> Element? {
        if let _produce, !_isOver {
            let element = try await _produce()
            if element == nil { _finish() }
            return element
        }
        if let element = await _next() { return element }
        let failure = _error
        _error = nil
        if let failure { throw failure }
        return nil
    }
}

/// Values that code yields, in the order in which it does.
struct AsyncStream<Element>: AsyncSequence {
    typealias Failure = Never
    struct Continuation {
        let _mailbox: _Mailbox<Element>
        enum Termination { case finished, cancelled }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        @discardableResult func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult {
            switch _mailbox._send(value) {
            case .kept(let remaining): .enqueued(remaining: remaining)
            case .dropped(let element): .dropped(element)
            case .late: .terminated
            }
        }
        @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == () { yield(()) }
        @discardableResult func yield(with result: Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult { yield(result.get()) }
        func finish() { _mailbox._finish() }
        var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? {
            get { nil }
            nonmutating set { _mailbox._onTermination = { newValue?($0 ? .cancelled : .finished) } }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _mailbox: _Mailbox<Element>
        mutating func next() async -> Element? { _mailbox._produce == nil ? await _mailbox._next() : try! await _mailbox._throwingNext() }
    }
    let _mailbox = _Mailbox<Element>()
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let count): _mailbox._capacity = count
        case .bufferingNewest(let count): (_mailbox._capacity, _mailbox._keepsNewest) = (count, true)
        }
        build(Continuation(_mailbox: _mailbox))
    }
    init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        _mailbox._produce = produce
        _mailbox._onTermination = { if $0 { onCancel?() } }
    }
    static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        var made: AsyncStream<Element>.Continuation?
        let stream = AsyncStream<Element>(bufferingPolicy: limit) { made = $0 }
        return (stream, made!)
    }
    func makeAsyncIterator() -> AsyncStream<Element>.Iterator { Iterator(_mailbox: _mailbox) }
}
/// An `AsyncStream` that may end with an error.
struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
    struct Continuation {
        let _mailbox: _Mailbox<Element>
        enum Termination { case finished(Failure?), cancelled }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        @discardableResult func yield(_ value: Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
            switch _mailbox._send(value) {
            case .kept(let remaining): .enqueued(remaining: remaining)
            case .dropped(let element): .dropped(element)
            case .late: .terminated
            }
        }
        @discardableResult func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Element == () { yield(()) }
        func finish(throwing error: Failure? = nil) { _mailbox._finish(error) }
        @discardableResult func yield(with result: Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
            switch result {
            case .success(let value): return yield(value)
            case .failure(let error):
                finish(throwing: error)
                return .terminated
            }
        }
        var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
            get { nil }
            nonmutating set { _mailbox._onTermination = { newValue?($0 ? .cancelled : .finished(_mailbox._error as? Failure)) } }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _mailbox: _Mailbox<Element>
        mutating func next() async throws -> Element? { try await _mailbox._throwingNext() }
    }
    let _mailbox = _Mailbox<Element>()
    func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator { Iterator(_mailbox: _mailbox) }
}
extension AsyncThrowingStream where Failure == any Error {
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, any Error>.Continuation) -> Void) {
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let count): _mailbox._capacity = count
        case .bufferingNewest(let count): (_mailbox._capacity, _mailbox._keepsNewest) = (count, true)
        }
        build(Continuation(_mailbox: _mailbox))
    }
    init(unfolding produce: @escaping () async throws -> Element?) { _mailbox._produce = produce }
    static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: (any Error).Type = (any Error).self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: AsyncThrowingStream<Element, any Error>.Continuation) {
        var made: AsyncThrowingStream<Element, any Error>.Continuation?
        let stream = AsyncThrowingStream<Element, any Error>(bufferingPolicy: limit) { made = $0 }
        return (stream, made!)
    }
}
/// The actor of the main thread; everything runs on one thread here.
enum MainActor {
    static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }
    static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
    static func assertIsolated(_ message: @autoclosure () -> String = String()) {}
    static func preconditionIsolated(_ message: @autoclosure () -> String = String()) {}
}
extension Actor {
    nonisolated func assertIsolated(_ message: @autoclosure () -> String = String()) {}
    nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = String()) {}
}
func _settled<T>(_ body: () async throws -> T) async -> Result<T, any Error> { do { return .success(try await body()) } catch { return .failure(error) } }
func _outcome<T>(_ result: Result<T, any Error>) async throws -> T { try result.get() }
