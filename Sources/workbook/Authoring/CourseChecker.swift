import Course
import Diagnostics
import Foundation
import Grading

/// Checks files of a course, each with its translations in a process of its own.
struct CourseChecker {
    /// Files and folders, as the author named them.
    let named: [String]
    let jobs: Int
    /// Seconds that a file may take.
    let time: Double
    /// The arguments that make this program a process that checks, without the paths.
    let workerArguments: [String]
    let context: Context

    /// Seconds that reading the other files of a course may take.
    private static let readingTime = 10.0

    struct Outcome {
        var counts = AuthorReport.Counts()
        var diagnostics: [Diagnostic] = []
    }

    /// The files that there are, each with its translations, and what is wrong with the paths.
    var files: (groups: [[String]], faults: Faults) { Course.files(at: named) }

    /// Reports what is found as it is found.
    ///
    /// - Parameter groups: files with their translations.
    func check(_ groups: [[String]]) -> Outcome {
        // The processes read what they are given and look into no folder beside it.
        let single = Course.files(at: named.filter { !isFolder($0) }).groups.flatMap(\.self)
        let paths = single + named.filter(isFolder) + readableCourses(around: single)
        var outcome = Outcome()
        func take(_ finding: AuthorFinding) {
            let found = finding.diagnostics
            context.report(found)
            outcome.diagnostics += found
            outcome.counts += finding.counts
        }
        // Files refer to each other, so each process reads all that can be read.
        var unreadable: [String] = []
        if groups.count > 1 {
            pool(groups.map { AuthorTask(work: .read, files: $0) }, paths).run(jobs: jobs) { task, finding in
                if !finding.diagnostics.isEmpty { unreadable += task.files }
                take(finding)
            }
        }
        let readable = groups.filter { !unreadable.contains($0[0]) }
        // Where there are more processes than files, they share the exercises and questions of each.
        let shares = max(1, jobs / max(1, readable.count))
        let tasks = readable.flatMap { files in
            (0..<shares).map { AuthorTask(work: .verify, files: files, unreadable: unreadable, share: $0, shares: shares) }
        }
        let places = Dictionary(zip(readable.map { AuthorTask(work: .verify, files: $0).name }, 1...max(1, readable.count))) { first, _ in first }
        var whole = AuthorFinding()
        pool(tasks, paths).run(jobs: jobs) { [context] task in
            guard task.share == 0, context.console.reportsToTerminal else { return }
            context.console.report("checking \(places[task.name] ?? 0) of \(readable.count): \(visibleName(task.name))\n")
        } take: { task, finding in
            whole.counts += finding.counts
            whole.diagnostics += finding.diagnostics
            guard task.share == task.shares - 1 else { return }
            whole.diagnostics = AuthorReport.sorted(whole.diagnostics)
            take(whole)
            whole = AuthorFinding()
        }
        return outcome
    }

    /// The courses that files are in, which they refer to; without those whose reading ends the process that reads them.
    private func readableCourses(around files: [String]) -> [String] {
        let folders = files.compactMap(Course.folder).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard !folders.isEmpty else { return [] }
        let tasks = folders.map { AuthorTask(work: .read, files: [$0]) }
        var readable: [String] = []
        let pool = WorkerPool(tasks, arguments: workerArguments + ["--"] + folders, seconds: min(time, Self.readingTime)) { AuthorFinding($0, $1) }
        pool.run(jobs: jobs) { task, finding in
            if finding.diagnostics.isEmpty { readable += task.files } else { context.report(Self.unread(task.name)) }
        }
        return readable
    }

    private static func unread(_ folder: String) -> [Diagnostic] {
        let message = "the course in \(visibleName(folder)) can't be read: what these files refer to there isn't checked"
        return [Diagnostic(.warning, "unread-course", message, help: "`workbook author check \(visibleName(folder))` names the file that stops it")]
    }

    private func pool(_ tasks: [AuthorTask], _ paths: [String]) -> WorkerPool<AuthorTask, AuthorFinding> {
        WorkerPool(tasks, arguments: workerArguments + ["--"] + paths, seconds: time) { AuthorFinding($0, $1) }
    }
}

private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
