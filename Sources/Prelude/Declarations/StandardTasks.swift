// Tasks, their priorities and what they throw when they are cancelled.
/// Work that runs beside the code that starts it.
struct Task<Success, Failure> {
    var isCancelled: Bool { get }
    func cancel()
}
extension Task where Failure == Never {
    var value: Success { get async }
    var result: Result<Success, Failure> { get async { .success(await value) } }
    @discardableResult init(priority: TaskPriority? = nil, operation: () async -> Success)
    @discardableResult static func detached(priority: TaskPriority? = nil, operation: () async -> Success) -> Task<Success, Failure>
}
extension Task where Failure == any Error {
    var value: Success { get async throws }
    var result: Result<Success, Failure> { get async { do { return .success(try await value) } catch { return .failure(error) } } }
    @discardableResult init(priority: TaskPriority? = nil, operation: () async throws -> Success)
    @discardableResult static func detached(priority: TaskPriority? = nil, operation: () async throws -> Success) -> Task<Success, Failure>
}
extension Task where Success == Never, Failure == Never {
    static func sleep(for duration: Duration) async throws { if await _wait(seconds: duration._seconds) { throw CancellationError() } }
    static func sleep(nanoseconds: UInt64) async throws { try await sleep(for: .nanoseconds(Int(nanoseconds))) }
    static func sleep(for duration: Duration, tolerance: Duration?, clock: ContinuousClock = ContinuousClock()) async throws { try await sleep(for: duration) }
    static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()) async throws { try await sleep(for: ContinuousClock.now.duration(to: deadline)) }
    static func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock) async throws { try await sleep(for: SuspendingClock.now.duration(to: deadline)) }
    static func yield() async { _ = await _wait(seconds: -1) }
    static var isCancelled: Bool { _isTaskCancelled() }
    static var currentPriority: TaskPriority { .medium }
    static var basePriority: TaskPriority? { .medium }
    static func checkCancellation() throws { if _isTaskCancelled() { throw CancellationError() } }
}
/// Tasks run in the order in which they are ready, whatever their priority.
struct TaskPriority: Hashable, Comparable, Sendable, RawRepresentable, CustomStringConvertible, Codable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    var description: String {
        switch rawValue {
        case 9: "TaskPriority.background"
        case 17: "TaskPriority.low"
        case 21: "TaskPriority.medium"
        case 25: "TaskPriority.high"
        default: "TaskPriority(rawValue: \(rawValue))"
        }
    }
    static let background = TaskPriority(rawValue: 9), utility = TaskPriority(rawValue: 17), low = TaskPriority(rawValue: 17), medium = TaskPriority(rawValue: 21)
    static let high = TaskPriority(rawValue: 25), userInitiated = TaskPriority(rawValue: 25)
    static func < (_ a: TaskPriority, _ b: TaskPriority) -> Bool { a.rawValue < b.rawValue }
}
struct CancellationError: Error { init() {} }
