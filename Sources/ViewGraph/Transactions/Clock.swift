import ViewTree
import Wording

/// The time of a live view, in seconds since it was mounted. It passes only while it is advanced.
final class Clock {
    fileprivate(set) var now = 0.0
    private var sleepers: [Sleeper] = []
    /// What waits until time has passed.
    private var waiters: [Sleeper] = []
    /// What cancelled tasks have left to do.
    fileprivate(set) var cancelled: [() throws -> Void] = []

    fileprivate struct Sleeper {
        let time: Double
        /// Whether it waits for others and not for time.
        var isReady = false
        let task: RunningTask
        let resume: (_ isCancelled: Bool) throws -> Void
    }

    /// A sum of times in whole nanoseconds, so that three times a tenth of a second are three tenths.
    fileprivate static func rounded(_ time: Double) -> Double { abs(time) < 1e6 ? (time * 1e9).rounded() / 1e9 : time }

    fileprivate func add(_ sleeper: Sleeper) {
        let index = sleepers.firstIndex { $0.time > sleeper.time } ?? sleepers.endIndex
        sleepers.insert(sleeper, at: index)
    }

    /// The next sleeper that wakes until `time`, with the clock set to when it does.
    fileprivate func popSleeper(until time: Double) -> Sleeper? {
        guard let first = sleepers.first, first.time <= time else { return nil }
        now = max(now, first.time)
        return sleepers.removeFirst()
    }

    /// The next one that waits for others alone.
    fileprivate func popReadySleeper() -> Sleeper? { sleepers.firstIndex(where: \.isReady).map { sleepers.remove(at: $0) } }

    fileprivate func wake(_ task: RunningTask) {
        for sleeper in sleepers + waiters where sleeper.task === task { cancelled.append { try sleeper.resume(true) } }
        sleepers.removeAll { $0.task === task }
        waiters.removeAll { $0.task === task }
    }

    fileprivate func addWaiter(_ waiter: Sleeper) { waiters.append(waiter) }

    fileprivate func takeWaiters() -> [Sleeper] {
        defer { waiters = [] }
        return waiters
    }

    func takeCancelled() -> [() throws -> Void] {
        defer { cancelled = [] }
        return cancelled
    }
}

/// Asynchronous work that was started.
final class RunningTask: TaskHost {
    private(set) var isCancelled = false
    private(set) lazy var cancellationHandlers = CancellationHandlers()
    private let clock: Clock

    init(clock: Clock) { self.clock = clock }

    func sleep(seconds: Double, then resume: @escaping (_ isCancelled: Bool) throws -> Void) {
        if isCancelled {
            clock.cancelled.append { try resume(true) }
        } else {
            let delay = seconds.isFinite ? max(0, seconds) : seconds == .infinity ? .infinity : 0
            clock.add(Clock.Sleeper(time: Clock.rounded(clock.now + delay), isReady: seconds < 0, task: self, resume: resume))
        }
    }

    func waitForFrame(then resume: @escaping (_ isCancelled: Bool) throws -> Void) {
        if isCancelled {
            clock.cancelled.append { try resume(true) }
        } else {
            clock.addWaiter(Clock.Sleeper(time: clock.now, task: self, resume: resume))
        }
    }

    func cancel() {
        isCancelled = true
        cancellationHandlers.call()
        clock.wake(self)
    }
}

extension Graph {
    /// The time of the view, in seconds.
    public var time: Double { clock.now }

    public func pass(_ seconds: Double) { if seconds.isFinite { clock.now += max(0, seconds) } }

    /// Lets time pass: what sleeps wakes in order, each in its own transactions.
    ///
    /// - Parameter seconds: less than 0 and what is not finite counts as 0.
    public func advance(by seconds: Double) throws {
        try runStep {
            try wakeSleepers(for: seconds)
            try showFrame()
        }
    }

    /// Brings what follows the time up to date: bodies of animated values, and tasks that wait for a frame.
    private func showFrame() throws {
        for node in takeMovingBodies() { node.invalidate(because: Phrase("`animatableData` is being animated", ko: "`animatableData`가 변하는 중")) }
        for leaf in observers.livingTimedLeaves() { try leaf.followClock() }
        for waiter in clock.takeWaiters() where !waiter.task.isCancelled { try waiter.resume(false) }
        try settle()
    }

    /// Does work after some seconds; what changes by it is settled then.
    func wait(_ seconds: Double, then work: @escaping () throws -> Void) {
        RunningTask(clock: clock).sleep(seconds: seconds) { _ in try work() }
    }

    private func wakeSleepers(for seconds: Double) throws {
        let end = Clock.rounded(clock.now + (seconds.isFinite ? max(0, seconds) : 0))
        var rest = Self.wakeUpsInOneStep
        while let sleeper = clock.popSleeper(until: end) {
            try wake(sleeper)
            if record?.carriesAnimation ?? false { didAnimate() }
            rest -= 1
            if rest == 0 {
                report(
                    GraphDiagnostic(
                        .warning, .updateLoop, "a task woke up \(Self.wakeUpsInOneStep) times while \(seconds) seconds passed, at last at \(clock.now)",
                        help: "Let it sleep longer, or let less time pass at a time.", line: nil))
                break
            }
        }
        clock.now = max(clock.now, end)
    }

    /// Lets tasks go on that wait for others and not for time, as `Task.yield()` does. One that asks again and again goes on in the next step.
    func wakeReadySleepers() throws {
        var rest = Self.turnsInOneStep
        while rest > 0, let sleeper = clock.popReadySleeper() {
            try wake(sleeper)
            rest -= 1
        }
    }

    private func wake(_ sleeper: Clock.Sleeper) throws {
        frame += 1
        try sleeper.resume(false)
        try settle()
    }

    private static var wakeUpsInOneStep: Int { 10_000 }
    private static var turnsInOneStep: Int { 1_000 }
}
