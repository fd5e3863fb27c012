import ArgumentParser
import Course
import Diagnostics
import Foundation
import Grading
import Playground

struct AuthorCheckCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Verify lessons and quizzes: every snippet, expectation, solution, mistake and key.",
        discussion: """
            Files are checked in processes of their own: one that ends its process or passes its time or memory is a fault,
            and the others are checked as ever. With --language ko, a text that isn't translated to Korean, or whose original has
            changed since, is a fault.
            """)

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Also alter the solutions, and list altered ones that still pass.")
    var mutate = false

    @Option(help: ArgumentHelp("How many files are checked at a time.", valueName: "n"))
    var jobs = 2

    @Option(help: ArgumentHelp("Seconds that a file may take. No further solutions are altered after four fifths of them.", valueName: "n"))
    var time = 600.0

    @Option(help: ArgumentHelp("Megabytes of memory that a file may add.", valueName: "n"))
    var memory = 1_000

    /// Makes this a process that checks: tasks come in, findings go out.
    @Flag(help: .hidden)
    var worker = false

    @OptionGroup var common: CommonOptions

    /// Seconds that a single step of a file may take, where `--time` allows as many.
    private static let stepTime = 60.0

    /// The language that was asked for, where that isn't the originals'.
    private var required: String? { common.language.flatMap { $0 == .english ? nil : $0.rawValue } }

    func validate() throws { try validateWorkers(jobs: jobs, time: time, memory: memory) }

    func run(in context: Context) throws -> ExitStatus {
        if worker {
            var limits = Playground.Limits()
            (limits.seconds, limits.memory) = (min(time, Self.stepTime), memory)
            AuthorWorker(paths: paths, limits: limits, mutates: mutate, language: required, mutantSeconds: time * 0.8).run()
            return .done
        }
        let named = try context.coursePaths(paths)
        let (groups, faults) = Course.files(at: named)
        // The processes read what they are given and look into no folder beside it.
        let paths = Course.files(at: named.filter { !isFolder($0) }).groups.flatMap(\.self) + named.filter(isFolder)
        context.report(faults.diagnostics)
        var diagnostics = faults.diagnostics
        var counts = AuthorReport.Counts()
        func take(_ finding: AuthorFinding) {
            let found = finding.diagnostics
            context.report(found)
            diagnostics += found
            counts += finding.counts
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
        pool(readable.map { AuthorTask(work: .verify, files: $0, unreadable: unreadable) }, paths).run(jobs: jobs) { task in
            if context.console.reportsToTerminal { context.console.report("checking \(visibleName(task.name))\n") }
        } take: { _, finding in
            take(finding)
        }
        return report(diagnostics, counts, in: context)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func pool(_ tasks: [AuthorTask], _ paths: [String]) -> WorkerPool<AuthorTask, AuthorFinding> {
        let options = ["--worker", "--time", "\(time)", "--memory", "\(memory)"] + (mutate ? ["--mutate"] : []) + (required.map { ["--language", $0] } ?? [])
        return WorkerPool(tasks, arguments: ["author", "check"] + options + ["--"] + paths, seconds: time) { AuthorFinding($0, $1) }
    }

    private func report(_ diagnostics: [Diagnostic], _ counts: AuthorReport.Counts, in context: Context) -> ExitStatus {
        let errors = diagnostics.count { $0.severity == .error }
        if common.json {
            context.print(json: AuthorFindings(diagnostics, counts))
        } else {
            let looked = [
                (counts.lessons, "lesson"), (counts.snippets, "snippet"), (counts.expectations, "expectation"), (counts.predictions, "prediction"),
                (counts.exercises, "exercise"), (counts.quizzes, "quiz"), (counts.questions, "question"), (counts.mutants, "mutant"),
                (counts.equivalents, "equivalent mutant"), (counts.survivors, "surviving mutant"),
            ].filter { $0.0 > 0 }.map { plural($0.0, $0.1) }.joined(separator: ", ")
            context.print("\(looked.isEmpty ? "nothing to look at" : looked): \(errors == 0 ? "no faults" : plural(errors, "fault"))")
        }
        if errors == 0 { return .done }
        // A course that only lacks words in a language is whole.
        let isUntranslated = required != nil && diagnostics.allSatisfy { $0.severity != .error || TranslationFault.codes.contains($0.code) }
        return isUntranslated ? .failed : .brokenCourse
    }

    private func plural(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : noun == "quiz" ? "\(count) quizzes" : "\(count) \(noun)s"
    }
}

/// What `workbook author check --json` prints.
private struct AuthorFindings: Encodable {
    let version = 1
    let clean: Bool
    let lessons, snippets, expectations, predictions, exercises, quizzes, questions, mutants, equivalent, survivors: Int
    let diagnostics: [DiagnosticList.Item]

    init(_ diagnostics: [Diagnostic], _ counts: AuthorReport.Counts) {
        clean = !diagnostics.contains { $0.severity == .error }
        (lessons, snippets, expectations, predictions) = (counts.lessons, counts.snippets, counts.expectations, counts.predictions)
        (exercises, quizzes, questions, mutants) = (counts.exercises, counts.quizzes, counts.questions, counts.mutants)
        (equivalent, survivors) = (counts.equivalents, counts.survivors)
        self.diagnostics = DiagnosticList(diagnostics: diagnostics).diagnostics
    }
}
