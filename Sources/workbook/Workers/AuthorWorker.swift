import Course
import Diagnostics
import Foundation
import Grading
import Playground

/// What a process is to do with a file of a course and its translations.
struct AuthorTask: Codable, Sendable {
    enum Work: Codable, Sendable { case read, verify }
    let work: Work
    let files: [String]
    /// Files of the course that can't be read, which the others may refer to.
    var unreadable: [String] = []
    /// The part of the files' exercises and questions, of as many parts.
    var share = 0, shares = 1

    /// The name to report it by.
    var name: String { files.min { $0.count < $1.count } ?? "" }
}

/// What was found in a file and its translations.
struct AuthorFinding: Codable, Sendable {
    var counts = AuthorReport.Counts()
    var diagnostics: [Diagnostic] = []

    init() {}

    init(_ report: AuthorReport) { (counts, diagnostics) = (report.counts, report.diagnostics) }

    /// A file that ended or outlived the process that looked at it.
    init(_ task: AuthorTask, _ failure: Failure) {
        let place = Span(SourceText(name: task.name, text: ""), 0..<0)
        diagnostics = failure.diagnostics.map { reason in
            let message = "\(task.work == .read ? "reading" : "checking") this file was stopped: \(reason.message)"
            return Diagnostic(.error, reason.code, message, at: place, notes: reason.notes, help: reason.help)
        }
    }
}

/// The inside of a process that reads and verifies files of a course.
struct AuthorWorker {
    /// Files and folders of the course.
    let paths: [String]
    /// Those of one step: of one input, action or query.
    let limits: Playground.Limits
    /// How many altered solutions of an exercise are tried; nil for none.
    let mutantLimit: Int?
    /// The language in which every text has to be.
    let language: String?
    /// Seconds in which altered solutions of a file are tried.
    let mutantSeconds: Double

    func run() {
        var course: Course?
        Worker(limits: limits, readable: paths, reserve: 100_000_000_000).run { (task: AuthorTask, passed) in
            AuthorFinding(task, Failure(.limited, [passed]))
        } answer: { task, watchdog in
            guard task.work == .verify else {
                _ = Course.load(paths: task.files)
                return AuthorFinding()
            }
            let known = course ?? Course.load(paths: paths, without: Set(task.unreadable))
            course = known
            var options = AuthorCheck.Options()
            options.mutates = mutantLimit != nil
            options.mutantLimit = mutantLimit ?? options.mutantLimit
            options.share = (task.share, task.shares)
            options.language = language
            options.mutantDeadline = .now + .seconds(mutantSeconds)
            options.playground.willBegin = { watchdog.restart() }
            watchdog.restart()
            return AuthorFinding(AuthorCheck.report(on: known, files: Set(task.files), options: options))
        }
    }
}
