import Foundation
import Synchronization

/// Grades files in several processes at a time, and hands their rows on in the order of the files.
final class GradingPool: Sendable {
    struct Task: Sendable {
        let path, learner: String
    }

    private let tasks: [Task]
    private let arguments: [String]
    private let seconds: Double
    private let next = Atomic(0)
    private let rows: Mutex<[Int: GradedRow]> = Mutex([:])
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - arguments: those that make this program a grading process.
    ///   - seconds: that one submission may take.
    init(_ tasks: [Task], arguments: [String], seconds: Double) { (self.tasks, self.arguments, self.seconds) = (tasks, arguments, seconds) }

    /// - Parameters:
    ///   - known: rows that need no grading, by index.
    ///   - arrived: called on another thread as soon as a row is there.
    ///   - take: called with each row in order.
    func run(jobs: Int, known: [Int: GradedRow], arrived: @escaping @Sendable (Task, GradedRow) -> Void, take: (Task, GradedRow) -> Void) {
        rows.withLock { $0 = known }
        for _ in 0..<min(jobs, tasks.count - known.count) {
            Thread.detachNewThread { [self] in work(skipping: Set(known.keys), arrived) }
        }
        for (index, task) in tasks.enumerated() {
            var row = rows.withLock { $0.removeValue(forKey: index) }
            while row == nil {
                arrivals.wait()
                row = rows.withLock { $0.removeValue(forKey: index) }
            }
            if let row { take(task, row) }
        }
    }

    private func work(skipping known: Set<Int>, _ arrived: @Sendable (Task, GradedRow) -> Void) {
        var process: GradingProcess?
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard tasks.indices.contains(index) else { return }
            if known.contains(index) { continue }
            let row: GradedRow
            do throws(Failure) {
                process = process ?? GradingProcess(arguments: arguments)
                guard let process else { throw Failure(.internalFault, "no-process", "no grading process could be started", help: "end other programs") }
                row = try process.row(of: tasks[index].path, seconds: seconds)
            } catch {
                row = GradedRow(learner: tasks[index].learner, failure: error)
                process = nil
            }
            if row.isLast { process = nil }
            arrived(tasks[index], row)
            rows.withLock { $0[index] = row }
            arrivals.signal()
        }
    }
}
