/// Runs work later, in order. All queues share the run's one thread and its clock.
class DispatchQueue {
    static let main = DispatchQueue(label: "com.apple.main-thread")
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(label: "com.apple.root.\(qos)-qos") }
    let label: String
    /// Work that has not begun, in order.
    var _waiting: [DispatchWorkItem] = []
    init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], target: DispatchQueue? = nil) { self.label = label }
    func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        group?.enter()
        async(execute: DispatchWorkItem {
            work()
            group?.leave()
        })
    }
    /// Queues beside the main one whose work has not begun, one for each item, in order.
    static var _busy: [DispatchQueue] = []
    func async(execute item: DispatchWorkItem) {
        _waiting.append(item)
        if self !== DispatchQueue.main { DispatchQueue._busy.append(self) }
        Task { _begin(item) }
    }
    /// Runs work of queues that would run beside what waits for it; whether what is waited for came.
    static func _wait(until isOver: () -> Bool) -> Bool {
        while !isOver() {
            guard let item = _busy.first?._waiting.first else { return false }
            _busy[0]._begin(item)
        }
        return true
    }
    func async(group: DispatchGroup, execute item: DispatchWorkItem) { async(group: group) { item.perform() } }
    /// Runs work unless it ran already, since somebody waited for it.
    func _begin(_ item: DispatchWorkItem) {
        guard let index = _waiting.firstIndex(where: { $0 === item }) else { return }
        _waiting.remove(at: index)
        if let place = DispatchQueue._busy.firstIndex(where: { $0 === self }) { DispatchQueue._busy.remove(at: place) }
        item.perform()
    }
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        let seconds = deadline._seconds - DispatchTime.now()._seconds
        guard seconds < .infinity else { return }
        Task {
            if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
            work()
        }
    }
    func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { asyncAfter(deadline: deadline) { item.perform() } }
    func sync<T>(execute work: () throws -> T) rethrows -> T {
        if self === DispatchQueue.main { fatalError("dispatch_sync called on queue already owned by current thread") }
        for item in _waiting { _begin(item) }
        return try work()
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
    var isCancelled = false
    var _isDone = false
    var _followers: [() -> Void] = []
    init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) { _block = block }
    func perform() {
        if isCancelled { return }
        _block()
        _isDone = true
        let followers = _followers
        _followers = []
        for follower in followers { follower() }
    }
    func cancel() { isCancelled = true }
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
    func wait() {
        if !DispatchQueue._wait(until: { _count == 0 }) { fatalError("DispatchGroup.wait() can't return: the work that it waits for needs the same thread") }
    }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult { DispatchQueue._wait(until: { _count == 0 }) ? .success : .timedOut }
}
enum DispatchTimeoutResult { case success, timedOut }
/// A number that is waited for: each signal lets one go on.
class DispatchSemaphore {
    var _value: Int
    init(value: Int) {
        if value < 0 { fatalError("a semaphore's value must not be negative") }
        _value = value
    }
    func wait() {
        if wait(timeout: .distantFuture) == .timedOut { fatalError("DispatchSemaphore.wait() can't return: the work that it waits for needs the same thread") }
    }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard DispatchQueue._wait(until: { _value > 0 }) else { return .timedOut }
        _value -= 1
        return .success
    }
    @discardableResult func signal() -> Int {
        _value += 1
        return 0
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
