import Course
import Diagnostics
import Foundation
import Progress
import Synchronization

/// The rows that were graded before, so that `--resume` goes on where grading was interrupted.
///
/// They are kept next to the progress file, not the submissions: whoever can put a file there could otherwise hand in their own row.
final class GradingLedger: Sendable {
    private struct Entry: Codable {
        let key: String
        let row: GradedRow
    }

    private let handle: FileHandle
    private let rows: [String: GradedRow]
    /// What changes the rows of all submissions alike: the quiz and the seed.
    private let basis: String
    private let lost = Atomic(false)

    /// The file for the submissions of a folder to a quiz; nil without a home folder.
    static func path(of folder: String, quiz: String, environment: [String: String]) -> String? {
        ProgressStore.path(environment: environment).map { progress in
            let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
            return "\(enclosingFolder(of: progress))/grading/\(quiz)-\(shortHash(place)).jsonl"
        }
    }

    /// - Parameter path: of the file that keeps the rows; a missing one is made.
    init(path: String?, basis: String) throws {
        let unwritable = Failure(
            .unsaved, "unwritable-ledger", "`\(path ?? "~/.local/share/workbook/grading")` can't be written, so grading can't be resumed",
            help: "check its permissions, set XDG_DATA_HOME to a folder, or drop --resume")
        guard let path else { throw unwritable }
        try? FileManager.default.createDirectory(
            atPath: enclosingFolder(of: path), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Several shards may append at the same time. A pipe or a link in its place is not the ledger.
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            throw unwritable
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        self.basis = basis
        var rows: [String: GradedRow] = [:]
        let bytes = (try? handle.readToEnd()) ?? Data()
        // The last line may have been cut.
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let entry = try? JSONDecoder().decode(Entry.self, from: line) { rows[entry.key] = entry.row }
        }
        self.rows = rows
        if let last = bytes.last, last != UInt8(ascii: "\n") { try? handle.write(contentsOf: Data("\n".utf8)) }
    }

    /// Whether a row could not be kept.
    var isIncomplete: Bool { lost.load(ordering: .relaxed) }

    func row(of task: SubmissionTask) -> GradedRow? { rows[key(of: task)] }

    func keep(_ row: GradedRow, of task: SubmissionTask) {
        // One write appends a line as a whole.
        guard let line = try? JSONEncoder().encode(Entry(key: key(of: task), row: row)), (try? handle.write(contentsOf: line + Data("\n".utf8))) != nil else {
            return lost.store(true, ordering: .relaxed)
        }
    }

    /// A file that changed is graded again.
    private func key(of task: SubmissionTask) -> String {
        let contents = (try? SourceFile.read(task.path).text) ?? ""
        return "\(task.learner) \(stableHash(basis + "\u{0}" + contents))"
    }
}
