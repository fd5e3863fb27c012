import Course
import Foundation
import Synchronization

/// The rows that were graded before, kept beside the submissions, so that `--resume` goes on where grading was interrupted.
final class GradingLedger: Sendable {
    private struct Entry: Codable {
        let key: String
        let row: GradedRow
    }

    private let handle: Mutex<FileHandle?>
    private let rows: [String: GradedRow]
    /// Whatever changes the rows of all submissions alike: the quiz and the seed.
    private let basis: String

    /// - Parameter path: of the file that keeps the rows; a missing one is made.
    init(path: String, basis: String) throws {
        self.basis = basis
        var rows: [String: GradedRow] = [:]
        if let text = try? String(contentsOfFile: path, encoding: .utf8) {
            // The last line may have been cut.
            for line in text.split(separator: "\n") {
                if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) { rows[entry.key] = entry.row }
            }
        } else {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        self.rows = rows
        guard let handle = FileHandle(forWritingAtPath: path) else {
            throw Failure(
                .unsaved, "unwritable-ledger", "`\(path)` cannot be written, so grading can't be resumed", help: "look at its permissions, or drop --resume")
        }
        let end = try? handle.seekToEnd()
        if let end, end > 0 { try? handle.write(contentsOf: Data("\n".utf8)) }
        self.handle = Mutex(handle)
    }

    func row(of task: GradingPool.Task) -> GradedRow? { rows[key(of: task)] }

    func keep(_ row: GradedRow, of task: GradingPool.Task) {
        guard let line = try? JSONEncoder().encode(Entry(key: key(of: task), row: row)) else { return }
        handle.withLock { try? $0?.write(contentsOf: line + Data("\n".utf8)) }
    }

    /// A file that changed is graded again.
    private func key(of task: GradingPool.Task) -> String {
        let contents = (try? SourceFile.read(task.path).text) ?? ""
        return "\(task.learner) \(stableHash(basis + "\u{0}" + contents))"
    }
}
