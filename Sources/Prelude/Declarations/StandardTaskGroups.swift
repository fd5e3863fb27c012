/// Child tasks whose results come in the order in which they end.
struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Failure = Never
    struct Iterator: AsyncIteratorProtocol {
        var _group: TaskGroup<ChildTaskResult>
        mutating func next() async -> ChildTaskResult? { await _group.next() }
    }
    let _children = _Children<ChildTaskResult>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) {
        _children._add(Task<Void, Never> { _children._end(await operation()) })
    }
    mutating func next() async -> ChildTaskResult? { await _children._next() }
    func waitForAll() async { while await _children._next() != nil {} }
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool {
        if isCancelled { return false }
        addTask(priority: priority, operation: operation)
        return true
    }
    func cancelAll() { _children._cancel() }
    var isEmpty: Bool { _children._isEmpty }
    var isCancelled: Bool { _children._isCancelled || _isTaskCancelled() }
    func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator { Iterator(_group: self) }
}
struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
        var _group: ThrowingTaskGroup<ChildTaskResult, Failure>
        mutating func next() async throws -> ChildTaskResult? { try await _group.next() }
    }
    let _children = _Children<Result<ChildTaskResult, any Error>>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) {
        _children._add(
            Task<Void, Never> {
                do { _children._end(.success(try await operation())) } catch { _children._end(.failure(error)) }
            })
    }
    mutating func next() async throws -> ChildTaskResult? { try await _children._next()?.get() }
    /// Throws the first error once all have ended.
    func waitForAll() async throws {
        var failure: (any Error)?
        while let outcome = await _children._next() { if failure == nil, case .failure(let error) = outcome { failure = error } }
        if let failure { throw failure }
    }
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) -> Bool {
        if isCancelled { return false }
        addTask(priority: priority, operation: operation)
        return true
    }
    mutating func nextResult() async -> Result<ChildTaskResult, any Error>? { await _children._next() }
    func cancelAll() { _children._cancel() }
    var isEmpty: Bool { _children._isEmpty }
    var isCancelled: Bool { _children._isCancelled || _isTaskCancelled() }
    func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator { Iterator(_group: self) }
}
final class _Children<Outcome> {
    var _tasks: [Task<Void, Never>] = []
    var _running = 0
    var _isCancelled = false
    let _mailbox = _Mailbox<Outcome>()
    init() {}
    var _isEmpty: Bool { _running == 0 && _mailbox._waiting.isEmpty }
    /// A child of a group that is cancelled is cancelled from its start.
    func _add(_ task: Task<Void, Never>) {
        _running += 1
        _tasks.append(task)
        if _isCancelled { task.cancel() }
    }
    func _cancel() {
        _isCancelled = true
        for task in _tasks { task.cancel() }
    }
    func _end(_ outcome: Outcome) {
        _running -= 1
        _mailbox._send(outcome)
    }
    /// Waits, whether the group is cancelled or not.
    func _next() async -> Outcome? {
        if _isEmpty { return nil }
        while _mailbox._waiting.isEmpty { await _mailbox._arrival() }
        return _mailbox._waiting.removeFirst()
    }
    /// Has the children cancelled with the current task, until they have ended.
    func _watch() -> Int { _onCancel { _cancel() } }
    func _settle(_ handler: Int) async {
        while await _next() != nil {}
        _forgetHandler(handler)
    }
}
func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult {
    var group = TaskGroup<ChildTaskResult>()
    let handler = group._children._watch()
    let result = await body(&group)
    await group._children._settle(handler)
    return result
}
func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async throws -> GroupResult {
    var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
    let handler = group._children._watch()
    do {
        let result = try await body(&group)
        // What the rest throws nobody hears of.
        await group._children._settle(handler)
        return result
    } catch {
        group.cancelAll()
        await group._children._settle(handler)
        throw error
    }
}
/// Children whose results nobody waits for one by one.
struct DiscardingTaskGroup {
    let _children = _Children<Void>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void) {
        _children._add(Task<Void, Never> { _children._end(await operation()) })
    }
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> Void) -> Bool {
        if isCancelled { return false }
        addTask(priority: priority, operation: operation)
        return true
    }
    func cancelAll() { _children._cancel() }
    var isEmpty: Bool { _children._isEmpty }
    var isCancelled: Bool { _children._isCancelled || _isTaskCancelled() }
}
func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult {
    var group = DiscardingTaskGroup()
    let handler = group._children._watch()
    let result = await body(&group)
    await group._children._settle(handler)
    return result
}
/// Children of which the first that fails ends the others.
struct ThrowingDiscardingTaskGroup<Failure: Error> {
    let _children = _Children<Result<Void, any Error>>()
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void) {
        _children._add(
            Task<Void, Never> {
                do { _children._end(.success(try await operation())) } catch { _children._end(.failure(error)) }
            })
    }
    func cancelAll() { _children._cancel() }
    var isEmpty: Bool { _children._isEmpty }
    var isCancelled: Bool { _children._isCancelled || _isTaskCancelled() }
}
func withThrowingDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult) async throws -> GroupResult {
    var group = ThrowingDiscardingTaskGroup<any Error>()
    let handler = group._children._watch()
    var failure: (any Error)?
    var result: GroupResult?
    do { result = try await body(&group) } catch {
        failure = error
        group.cancelAll()
    }
    while let outcome = await group._children._next() {
        guard case .failure(let error) = outcome, failure == nil else { continue }
        failure = error
        group.cancelAll()
    }
    _forgetHandler(handler)
    if let failure { throw failure }
    return result!
}
/// Calls the handler of a task when it is canceled, and at once where it is already.
func withTaskCancellationHandler<T>(operation: () async -> T, onCancel handler: () -> Void) async -> T {
    let number = _onCancel(handler)
    let result = await operation()
    _forgetHandler(number)
    return result
}
func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async throws -> T {
    let number = _onCancel(handler)
    let result = await _settled(operation)
    _forgetHandler(number)
    return try await _outcome(result)
}
/// Has a handler called when the current task is cancelled; its number.
func _onCancel(_ handler: () -> Void) -> Int
func _forgetHandler(_ number: Int)
