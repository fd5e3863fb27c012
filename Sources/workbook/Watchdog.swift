import Diagnostics
import Foundation
import Playground
import Synchronization

/// Ends the process where a snippet passes its time or memory inside a step that doesn't look at its limits: a long comparison, a type that doubles with each level,
/// a layout of thousands of cells.
///
/// A run that looks at its limits stops earlier, with the place that it had reached.
final class Watchdog: Sendable {
    /// Seconds beyond the limit in which the run may still stop by itself.
    private static let grace = 0.5
    /// Seconds between two looks.
    private static let interval = 0.02

    private let limits: Playground.Limits
    private let ending: @Sendable (Diagnostic) -> Never
    private let deadline = Mutex<ContinuousClock.Instant?>(nil)
    private let isOver = Atomic(false)

    /// - Parameter ending: called on another thread with the limit that was passed; it ends the process.
    init(_ limits: Playground.Limits, ending: @escaping @Sendable (Diagnostic) -> Never) {
        (self.limits, self.ending) = (limits, ending)
        let atStart = Playground.ProcessMemory.resident ?? 0
        Thread.detachNewThread { [self] in
            while !isOver.load(ordering: .relaxed) {
                Thread.sleep(forTimeInterval: Self.interval)
                look(memoryAtStart: atStart)
            }
        }
    }

    /// Runs work that has the limit's time for itself, or, where it calls `restart`, each of its parts.
    func watching<Result>(_ work: () throws -> Result) rethrows -> Result {
        restart()
        defer { deadline.withLock { $0 = nil } }
        return try work()
    }

    /// Watches nothing more.
    func end() { isOver.store(true, ordering: .relaxed) }

    /// Gives the time of the limit again.
    func restart() { deadline.withLock { $0 = .now + .seconds(min(limits.seconds, 1_000_000_000) + Self.grace) } }

    private func look(memoryAtStart: Int) {
        // Held while the process ends, so that work which ends at the same moment says nothing more.
        deadline.withLock { deadline in
            guard let deadline else { return }
            if .now > deadline { ending(.inAnyStep(.time, limits)) }
            let (allowed, isHuge) = limits.memory.multipliedReportingOverflow(by: 1_050_000)
            if !isHuge, let resident = Playground.ProcessMemory.resident, resident - memoryAtStart > allowed { ending(.inAnyStep(.memory, limits)) }
        }
    }
}

extension Diagnostic {
    fileprivate static func inAnyStep(_ limit: Playground.Limit, _ limits: Playground.Limits) -> Diagnostic {
        let told = limit.diagnostic(limits)
        return Diagnostic(.error, told.code, told.message, notes: [Note("it was passed inside one step, so the place isn't known")], help: told.help)
    }
}
