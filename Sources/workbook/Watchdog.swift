import Diagnostics
import Foundation
import Playground
import Synchronization

/// Ends the process where a snippet passes its time or memory inside a step that doesn't charge its budget, such as parsing a text of megabytes or releasing a
/// long chain.
///
/// What charges the budget stops earlier, with the place that it had reached.
final class Watchdog: Sendable {
    /// Seconds beyond the limit in which the run may still stop by itself.
    static let grace = 0.5
    /// Seconds between two looks where much memory is left, and where little is.
    private static let (interval, shortest) = (0.005, 0.000_5)
    /// Bytes that a process takes in a second at most.
    private static let fastest = 10_000_000_000.0
    /// Bytes beyond the limit and 2 %: what the program itself takes before a snippet's budget begins, so that the budget, which knows the place, stops it first.
    private static let reserve = 12_000_000

    private let limits: Playground.Limits
    /// Bytes that the process had at its beginning, and bytes by which it may grow in all; nil where they are more than a number holds.
    private let (atStart, growth): (Int, Int?)
    private let ending: @Sendable (Diagnostic) -> Never
    private let watch = Mutex<Watch?>(nil)
    /// What was watched before `suspend`, and the bytes that the process had then.
    private let suspended = Mutex<(watch: Watch, memory: Int)?>(nil)
    private let isOver = Atomic(false)

    private struct Watch {
        let deadline: ContinuousClock.Instant
        /// When the work ends even if other programs had the processor.
        let lastDeadline: ContinuousClock.Instant
        let processorAtStart: Double
        /// Bytes that the process had when the work began.
        let memoryAtStart: Int
    }

    /// - Parameters:
    ///   - inputs: how many inputs the process may hold the values of: what an input replaces is released after it.
    ///   - ending: called on another thread with the limit that was passed; it ends the process.
    init(_ limits: Playground.Limits, inputs: Int = 1, ending: @escaping @Sendable (Diagnostic) -> Never) {
        (self.limits, self.ending) = (limits, ending)
        let (growth, isHuge) = limits.memory.multipliedReportingOverflow(by: 1_020_000 * inputs)
        (atStart, self.growth) = (Playground.ProcessMemory.resident ?? 0, isHuge || growth > .max - Self.reserve ? nil : growth + Self.reserve)
        Thread.detachNewThread { [self] in
            while !isOver.load(ordering: .relaxed) {
                Thread.sleep(forTimeInterval: max(Self.shortest, min(Self.interval, Double(look()) / Self.fastest)))
            }
        }
    }

    /// Runs work that has the limit's time for itself, or, where it calls `restart`, each of its parts.
    func watching<Result>(_ work: () throws -> Result) rethrows -> Result {
        let memory = Playground.ProcessMemory.resident ?? 0
        watch.withLock { $0 = fresh(memoryAtStart: memory) }
        defer { watch.withLock { $0 = nil } }
        return try work()
    }

    /// Runs a part of the work that waits for somebody else; the time then begins again.
    func pausing<Result>(_ work: () throws -> Result) rethrows -> Result {
        let paused = takeWatch()
        defer { watch.withLock { $0 = paused.map { fresh(memoryAtStart: $0.memoryAtStart) } } }
        return try work()
    }

    /// Watches nothing until `resume`, on whatever threads that is; the time then begins again, and what was taken meanwhile isn't counted.
    func suspend() {
        let paused = takeWatch().map { (watch: $0, memory: Playground.ProcessMemory.resident ?? 0) }
        suspended.withLock { $0 = paused }
    }

    func resume() {
        let paused = suspended.withLock { suspended in
            defer { suspended = nil }
            return suspended
        }
        guard let paused else { return }
        let taken = max(0, (Playground.ProcessMemory.resident ?? 0) - paused.memory)
        watch.withLock { $0 = fresh(memoryAtStart: paused.watch.memoryAtStart + taken) }
    }

    private func takeWatch() -> Watch? {
        watch.withLock { watch in
            defer { watch = nil }
            return watch
        }
    }

    /// Watches nothing more.
    func end() { isOver.store(true, ordering: .relaxed) }

    /// Gives the time of the limit again.
    func restart() { pausing {} }

    private func fresh(memoryAtStart: Int) -> Watch {
        let now = ContinuousClock.now
        func after(_ seconds: Double) -> ContinuousClock.Instant { now + .seconds(min(seconds, 1_000_000_000) + Self.grace) }
        return Watch(
            deadline: after(limits.seconds), lastDeadline: after(limits.patience), processorAtStart: Playground.ProcessorTime.ofProcess,
            memoryAtStart: memoryAtStart)
    }

    private func isLate(_ watch: Watch) -> Bool {
        let now = ContinuousClock.now
        guard now > watch.deadline else { return false }
        return now > watch.lastDeadline || Playground.ProcessorTime.ofProcess - watch.processorAtStart >= limits.seconds
    }

    /// Ends the process where a limit is passed; else gives the bytes that may still be taken.
    private func look() -> Int {
        // Held while the process ends, so that work which ends at the same moment says nothing more.
        watch.withLock { watch in
            guard let watch else { return .max }
            if isLate(watch) { ending(.inAnyStep(.time, limits)) }
            guard let growth, let resident = Playground.ProcessMemory.resident else { return .max }
            let left = min(limits.memory * 1_020_000 + Self.reserve - (resident - watch.memoryAtStart), growth - (resident - atStart))
            if left < 0 { ending(.inAnyStep(.memory, limits)) }
            return left
        }
    }
}

extension Diagnostic {
    static func inAnyStep(_ limit: Playground.Limit, _ limits: Playground.Limits) -> Diagnostic {
        let told = limit.diagnostic(limits)
        return Diagnostic(.error, told.code, told.message, notes: [Note("it was passed inside one step, so the place isn't known")], help: told.help)
    }
}
