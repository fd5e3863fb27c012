/// Runs work later, in order. All queues share the run's one thread and its clock.
class DispatchQueue {
    static let main = DispatchQueue(label: "com.apple.main-thread")
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(label: "com.apple.root.\(qos)-qos", attributes: .concurrent) }
    let label: String
    /// Whether work begins only when what ran before is over.
    var _isSerial: Bool
    /// Work that has not begun, in order.
    var _waiting: [DispatchWorkItem] = []
    var _running = 0
    /// How much work was to begin while other work ran that it has to wait for.
    var _deferred = 0
    /// What waits until nothing runs.
    var _idle: [_Gate<Void>] = []
    init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], target: DispatchQueue? = nil) {
        self.label = label
        _isSerial = !attributes.contains(.concurrent)
    }
    func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        group?.enter()
        async(execute: DispatchWorkItem(flags: flags) {
            work()
            group?.leave()
        })
    }
    /// Queues beside the main one whose work has not begun, one for each item, in order.
    static var _busy: [DispatchQueue] = []
    func async(execute item: DispatchWorkItem) {
        _waiting.append(item)
        if self !== DispatchQueue.main { DispatchQueue._busy.append(self) }
        Task { _begin() }
    }
    /// Runs work of queues that would run beside code that can't wait for it; whether what is waited for came.
    static func _wait(until isOver: () -> Bool) -> Bool {
        while !isOver() {
            guard let queue = _busy.first(where: { queue in queue._waiting.first.map { !queue._isBlocked($0._isBarrier) } ?? false }) else { return false }
            queue._begin()
        }
        return true
    }
    func async(group: DispatchGroup, execute item: DispatchWorkItem) { async(group: group) { item.perform() } }
    /// Runs what waits first, unless somebody ran it already or it has to wait for more.
    func _begin() {
        guard let item = _waiting.first else { return }
        if _isBlocked(item._isBarrier) {
            _deferred += 1
            return
        }
        _waiting.removeFirst()
        if let place = DispatchQueue._busy.firstIndex(where: { $0 === self }) { DispatchQueue._busy.remove(at: place) }
        _isExclusive = item._isBarrier
        _perform { item.perform() }
    }
    /// Whether a barrier runs.
    var _isExclusive = false
    func _isBlocked(_ isBarrier: Bool) -> Bool { _running > 0 && (_isSerial || _isExclusive || isBarrier) }
    func _perform<T>(_ work: () throws -> T) rethrows -> T {
        _running += 1
        defer { _finish() }
        let thread: Thread? = self === DispatchQueue.main ? nil : Thread(_queue: self)
        return try Thread._place.withValue(thread, operation: work)
    }
    func _finish() {
        _running -= 1
        if _running > 0 { return }
        _isExclusive = false
        let (count, idle) = (_deferred, _idle)
        (_deferred, _idle) = (0, [])
        for gate in idle { gate._open(()) }
        for _ in 0..<count { Task { _begin() } }
    }
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        let seconds = deadline._seconds - DispatchTime.now()._seconds
        guard seconds < .infinity else { return }
        Task {
            if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
            async(flags: flags, execute: work)
        }
    }
    func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { asyncAfter(deadline: deadline) { item.perform() } }
    func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        asyncAfter(deadline: DispatchTime(_seconds: wallDeadline._seconds), flags: flags, execute: work)
    }
    func asyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) { asyncAfter(wallDeadline: wallDeadline) { item.perform() } }
    func sync<T>(execute work: () throws -> T) rethrows -> T {
        let isMain = self === DispatchQueue.main
        if isMain && Thread.isMainThread || _isSerial && !isMain && Thread.current._queue === self { fatalError("dispatch_sync called on queue already owned by current thread") }
        while _isBlocked(_waiting.first?._isBarrier ?? false) || !_waiting.isEmpty {
            if !_isBlocked(_waiting.first?._isBarrier ?? false) {
                _begin()
                continue
            }
            let gate = _Gate<Void>()
            _idle.append(gate)
            gate._block(for: "DispatchQueue.sync") { false }
        }
        return try _perform(work)
    }
    func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try sync(execute: work) }
    func sync(execute item: DispatchWorkItem) { sync { item.perform() } }
    func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T { try sync(execute: work) }
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { for index in 0..<max(0, iterations) { work(index) } }
    struct Attributes: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let concurrent = DispatchQueue.Attributes(rawValue: 1)
        static let initiallyInactive = DispatchQueue.Attributes(rawValue: 2)
    }
}
struct DispatchQoS: Equatable {
    enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    let qosClass: DispatchQoS.QoSClass
    static let background = DispatchQoS(qosClass: .background)
    static let utility = DispatchQoS(qosClass: .utility)
    static let `default` = DispatchQoS(qosClass: .default)
    static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    static let unspecified = DispatchQoS(qosClass: .unspecified)
}
struct DispatchWorkItemFlags: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let barrier = DispatchWorkItemFlags(rawValue: 1)
    static let detached = DispatchWorkItemFlags(rawValue: 2)
    static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
}
/// Work that can be cancelled until it begins.
class DispatchWorkItem {
    let _block: () -> Void
    let _isBarrier: Bool
    var isCancelled = false
    var _isDone = false
    var _followers: [() -> Void] = []
    init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) { (_block, _isBarrier) = (block, flags.contains(.barrier)) }
    func perform() {
        if isCancelled { return }
        _block()
        _isDone = true
        let followers = _followers
        _followers = []
        for follower in followers { follower() }
    }
    func cancel() { isCancelled = true }
    func wait() {
        if _isDone { return }
        let gate = _Gate<Void>()
        _followers.append { gate._open(()) }
        gate._block(for: "DispatchWorkItem.wait()") { _isDone }
    }
    func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if _isDone { queue.async(execute: work) } else { _followers.append { queue.async(execute: work) } }
    }
}
/// Counts work that is not over, and says when all is.
class DispatchGroup {
    var _count = 0
    var _waiting: [() -> Void] = []
    init() {}
    func enter() { _count += 1 }
    func leave() {
        if _count == 0 { fatalError("Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count > 0 { return }
        let waiting = _waiting
        _waiting = []
        for work in waiting { work() }
    }
    func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void) {
        if _count == 0 { queue.async(execute: work) } else { _waiting.append { queue.async(execute: work) } }
    }
    func wait() { _ = wait(timeout: .distantFuture) }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        if _count == 0 { return .success }
        let gate = _Gate<Void>()
        _waiting.append { gate._open(()) }
        gate._block(for: "DispatchGroup.wait()", until: timeout) { _count == 0 }
        return _count == 0 ? .success : .timedOut
    }
    func wait(wallTimeout timeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: timeout) }
}
enum DispatchTimeoutResult { case success, timedOut }
/// Lets as many pass as it counts; the others wait until it is signaled.
class DispatchSemaphore {
    final class _Waiter {
        let _gate = _Gate<Void>()
        var _isSignaled = false
        init() {}
    }
    var _value: Int
    var _waiting: [_Waiter] = []
    init(value: Int) {
        if value < 0 { fatalError("a semaphore's value must not be negative") }
        _value = value
    }
    func wait() { _ = wait(timeout: .distantFuture) }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        _value -= 1
        if _value >= 0 { return .success }
        let waiter = DispatchSemaphore._Waiter()
        _waiting.append(waiter)
        waiter._gate._block(for: "DispatchSemaphore.wait()", until: timeout) { waiter._isSignaled }
        if waiter._isSignaled { return .success }
        _waiting.removeAll { $0 === waiter }
        _value += 1
        return .timedOut
    }
    @discardableResult func signal() -> Int {
        _value += 1
        if _waiting.isEmpty { return 0 }
        let waiter = _waiting.removeFirst()
        waiter._isSignaled = true
        waiter._gate._open(())
        return 1
    }
}
enum DispatchTimeInterval: Equatable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
    var _seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
/// A moment on the run's clock.
struct DispatchTime: Comparable {
    let _seconds: Double
    static func now() -> DispatchTime { DispatchTime(_seconds: Date().timeIntervalSinceReferenceDate) }
    static let distantFuture = DispatchTime(_seconds: .infinity)
    var uptimeNanoseconds: UInt64 { _seconds.isFinite && _seconds > 0 ? UInt64(min(_seconds * 1e9, 1e19)) : 0 }
    static func < (a: DispatchTime, b: DispatchTime) -> Bool { a._seconds < b._seconds }
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(_seconds: time._seconds + seconds) }
    static func - (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(_seconds: time._seconds - seconds) }
    static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { DispatchTime(_seconds: time._seconds + interval._seconds) }
    static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { DispatchTime(_seconds: time._seconds - interval._seconds) }
}
struct DispatchWallTime: Comparable {
    let _seconds: Double
    static func now() -> DispatchWallTime { DispatchWallTime(_seconds: Date().timeIntervalSinceReferenceDate) }
    static let distantFuture = DispatchWallTime(_seconds: .infinity)
    static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._seconds < b._seconds }
    static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { DispatchWallTime(_seconds: time._seconds + seconds) }
    static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { DispatchWallTime(_seconds: time._seconds - seconds) }
    static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(_seconds: time._seconds + interval._seconds) }
    static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(_seconds: time._seconds - interval._seconds) }
}
