// Threads, and what waits on them. All share the run's one thread: while a call waits, the others go on.
@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
    Thread.sleep(forTimeInterval: Double(seconds))
    return 0
}
@discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
    Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
    return 0
}
/// A lock whose holder waits until another signals.
/// - Since: iOS 2
class NSCondition: NSObject, NSLocking {
    var name: String?
    let _semaphore = DispatchSemaphore(value: 0)
    var _waiting = 0
    func lock() {}
    func unlock() {}
    func wait() { _ = wait(until: .distantFuture) }
    func wait(until limit: Date) -> Bool {
        _waiting += 1
        let isForever = limit == .distantFuture
        if _semaphore.wait(timeout: isForever ? .distantFuture : .now() + limit.timeIntervalSinceNow) == .success { return true }
        _waiting -= 1
        return false
    }
    func signal() {
        guard _waiting > 0 else { return }
        _waiting -= 1
        _semaphore.signal()
    }
    func broadcast() { while _waiting > 0 { signal() } }
}
func dispatchMain() -> Never {
    RunLoop.main.run()
    fatalError()
}
class Thread: NSObject {
    /// Where code runs that isn't the main thread's.
    static let _place = TaskLocal<Thread?>(wrappedValue: nil)
    static var _current: Thread? { _place.get() }
    static var _count = 0
    static let main = Thread(_queue: nil)
    static var current: Thread { _current ?? main }
    static var isMainThread: Bool { _current == nil }
    let _number: Int
    let _queue: DispatchQueue?
    let _work: () -> Void
    var name: String?
    var qualityOfService = QualityOfService.default
    var stackSize = 524_288
    private(set) var isExecuting = false
    private(set) var isFinished = false
    private(set) var isCancelled = false
    init(_queue: DispatchQueue?, block: @escaping () -> Void = {}) {
        Thread._count += 1
        (self._queue, _work, _number) = (_queue, block, Thread._count)
    }
    override convenience init() { self.init(_queue: nil) }
    convenience init(block: @escaping () -> Void) { self.init(_queue: nil, block: block) }
    var isMainThread: Bool { self === Thread.main }
    func main() { _work() }
    func start() {
        Task {
            isExecuting = true
            Thread._place.withValue(self) { self.main() }
            (isExecuting, isFinished) = (false, true)
        }
    }
    func cancel() { isCancelled = true }
    override var description: String { "<\(isMainThread ? "_NSMainThread" : "NSThread"): 0x\(String(0x6000_0000_0000 + _number * 64, radix: 16))>{number = \(_number), name = \(name ?? (isMainThread ? "main" : "(null)"))}" }
    static func detachNewThread(_ block: @escaping () -> Void) { Thread(block: block).start() }
    static func sleep(forTimeInterval interval: TimeInterval) { if interval > 0 { Thread._waiting { _ = _sleep(seconds: interval) } } }
    static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
    /// Nothing of the main queue begins while the main thread waits.
    static func _waiting(_ wait: () -> Void) {
        guard isMainThread else { return wait() }
        DispatchQueue.main._running += 1
        wait()
        DispatchQueue.main._finish()
    }
}
extension _Gate where Value == Void {
    /// Waits until it is opened, or until a time. Where the code that calls it can't wait, the work of other queues runs here.
    func _block(for name: String, until time: DispatchTime = .distantFuture, _ isOver: () -> Bool) {
        let seconds = time._seconds - DispatchTime.now()._seconds
        if !_canWait() {
            if DispatchQueue._wait(until: isOver) || seconds < .infinity { return }
            fatalError("\(name) can't return: the work that it waits for needs the same thread")
        }
        if seconds <= 0 { return }
        if seconds < .infinity { Task.detached { if !(await _wait(seconds: seconds)) { _open(()) } } }
        Thread._waiting { _wake() }
    }
    func _wake()
}
func _canWait() -> Bool
/// Lets time pass for the code that calls it, and where its call can wait, for nobody else.
func _sleep(seconds: Double) -> Bool
