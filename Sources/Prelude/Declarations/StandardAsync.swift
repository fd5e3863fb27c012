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
    func resume(with result: Result<T, E>) {
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

/// A value that one piece of code at a time can reach.
final class Mutex<Value>: @unchecked Sendable {
    var _value: Value
    init(_ initialValue: Value) { _value = initialValue }
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&_value) }
    func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? { try body(&_value) }
}

/// Values that come one after another, for which `for await` waits.
protocol AsyncSequence<Element> {
    associatedtype Element = AsyncIterator.Element
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
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> Transformed?
        mutating func next() async throws -> Transformed? {
            while let element = try await _base.next() { if let changed = try await _transform(element) { return changed } }
            return nil
        }
    }
    let _base: Base
    let _transform: (Base.Element) async throws -> Transformed?
    func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}
/// The first elements of a sequence.
struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        mutating func next() async throws -> Base.Element? {
            if _left <= 0 { return nil }
            _left -= 1
            return try await _base.next()
        }
    }
    let _base: Base
    let _count: Int
    func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator { Iterator(_base: _base.makeAsyncIterator(), _left: _count) }
}
extension AsyncSequence {
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self) { try await transform($0) } }
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncMapSequence<Self, Element> {
        AsyncMapSequence(_base: self) { try await isIncluded($0) ? $0 : nil }
    }
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self, _transform: transform) }
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
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool { try await first(where: predicate) != nil }
}

/// What was sent and not yet taken, and who waits for more.
final class _Mailbox<Element> {
    var _waiting: [Element] = []
    var _isOver = false
    var _error: (any Error)?
    var _onTermination: (() -> Void)?
    var _gate: _Gate<Void>?
    init() {}
    func _send(_ element: Element) {
        if _isOver { return }
        _waiting.append(element)
        _wake()
    }
    func _finish(_ error: (any Error)? = nil) {
        if _isOver { return }
        _isOver = true
        _error = error
        _onTermination?()
        _wake()
    }
    func _wake() {
        _gate?._open(())
        _gate = nil
    }
    /// The next element; `nil` at the end, and where the task that waits is cancelled.
    func _next() async -> Element? {
        while _waiting.isEmpty && !_isOver {
            let gate = _Gate<Void>()
            _gate = gate
            if !(await gate._wait()) {
                _finish()
                return nil
            }
        }
        return _waiting.isEmpty ? nil : _waiting.removeFirst()
    }
    func _throwingNext() async throws -> Element? {
        if let element = await _next() { return element }
        let failure = _error
        _error = nil
        if let failure { throw failure }
        return nil
    }
}

/// Values that code yields, in the order in which it does.
struct AsyncStream<Element>: AsyncSequence {
    struct Continuation {
        let _mailbox: _Mailbox<Element>
        enum Termination { case finished, cancelled }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        func yield(_ value: Element) { _mailbox._send(value) }
        func finish() { _mailbox._finish() }
        var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? {
            get { nil }
            nonmutating set { _mailbox._onTermination = { newValue?(.finished) } }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _mailbox: _Mailbox<Element>
        mutating func next() async -> Element? { await _mailbox._next() }
    }
    let _mailbox = _Mailbox<Element>()
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        build(Continuation(_mailbox: _mailbox))
    }
    static func makeStream(of elementType: Element.Type = Element.self) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        var made: AsyncStream<Element>.Continuation?
        let stream = AsyncStream<Element> { made = $0 }
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
        func yield(_ value: Element) { _mailbox._send(value) }
        func finish(throwing error: Failure? = nil) { _mailbox._finish(error) }
        func yield(with result: Result<Element, Failure>) {
            switch result {
            case .success(let value): yield(value)
            case .failure(let error): finish(throwing: error)
            }
        }
        var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
            get { nil }
            nonmutating set { _mailbox._onTermination = { newValue?(.finished(_mailbox._error as? Failure)) } }
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
        build(Continuation(_mailbox: _mailbox))
    }
    static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: (any Error).Type = (any Error).self) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: AsyncThrowingStream<Element, any Error>.Continuation) {
        var made: AsyncThrowingStream<Element, any Error>.Continuation?
        let stream = AsyncThrowingStream<Element, any Error> { made = $0 }
        return (stream, made!)
    }
}

/// Child tasks whose results come in the order in which they end.
struct TaskGroup<ChildTaskResult>: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
        var _group: TaskGroup<ChildTaskResult>
        mutating func next() async -> ChildTaskResult? { await _group.next() }
    }
    let _children = _Children<ChildTaskResult>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) {
        _children._begin()
        _children._tasks.append(Task<Void, Never> { _children._end(await operation()) })
    }
    mutating func next() async -> ChildTaskResult? { await _children._next() }
    func waitForAll() async { while await _children._next() != nil {} }
    func cancelAll() { for task in _children._tasks { task.cancel() } }
    var isEmpty: Bool { _children._isEmpty }
    func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator { Iterator(_group: self) }
}
struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
        var _group: ThrowingTaskGroup<ChildTaskResult, Failure>
        mutating func next() async throws -> ChildTaskResult? { try await _group.next() }
    }
    let _children = _Children<Result<ChildTaskResult, any Error>>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) {
        _children._begin()
        _children._tasks.append(
            Task<Void, Never> {
                do { _children._end(.success(try await operation())) } catch { _children._end(.failure(error)) }
            })
    }
    mutating func next() async throws -> ChildTaskResult? { try await _children._next()?.get() }
    func waitForAll() async throws { while try await _children._next()?.get() != nil {} }
    func cancelAll() { for task in _children._tasks { task.cancel() } }
    var isEmpty: Bool { _children._isEmpty }
    func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator { Iterator(_group: self) }
}
final class _Children<Outcome> {
    var _tasks: [Task<Void, Never>] = []
    var _running = 0
    let _mailbox = _Mailbox<Outcome>()
    init() {}
    var _isEmpty: Bool { _running == 0 && _mailbox._waiting.isEmpty }
    func _begin() { _running += 1 }
    func _end(_ outcome: Outcome) {
        _running -= 1
        _mailbox._send(outcome)
    }
    func _next() async -> Outcome? { _isEmpty ? nil : await _mailbox._next() }
}
func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type = GroupResult.self, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult {
    var group = TaskGroup<ChildTaskResult>()
    let result = await body(&group)
    await group.waitForAll()
    return result
}
func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async throws -> GroupResult {
    var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
    do {
        let result = try await body(&group)
        try await group.waitForAll()
        return result
    } catch {
        group.cancelAll()
        while await group._children._next() != nil {}
        throw error
    }
}
/// Children whose results nobody waits for one by one.
struct DiscardingTaskGroup {
    let _children = _Children<Void>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void) {
        _children._begin()
        _children._tasks.append(Task<Void, Never> { _children._end(await operation()) })
    }
    func cancelAll() { for task in _children._tasks { task.cancel() } }
    var isEmpty: Bool { _children._isEmpty }
    var isCancelled: Bool { _isTaskCancelled() }
}
func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult {
    var group = DiscardingTaskGroup()
    let result = await body(&group)
    while await group._children._next() != nil {}
    return result
}
/// Calls the handler of a task that is canceled, at the latest when its operation ends.
func withTaskCancellationHandler<T>(operation: () async -> T, onCancel handler: () -> Void) async -> T {
    let wasCancelled = _isTaskCancelled()
    if wasCancelled { handler() }
    let result = await operation()
    if !wasCancelled && _isTaskCancelled() { handler() }
    return result
}
func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async throws -> T {
    let wasCancelled = _isTaskCancelled()
    if wasCancelled { handler() }
    let result = await _settled(operation)
    if !wasCancelled && _isTaskCancelled() { handler() }
    return try await _outcome(result)
}
/// The actor of the main thread; everything runs on one thread here.
enum MainActor {
    static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }
    static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}
func _settled<T>(_ body: () async throws -> T) async -> Result<T, any Error> { do { return .success(try await body()) } catch { return .failure(error) } }
func _outcome<T>(_ result: Result<T, any Error>) async throws -> T { try result.get() }
