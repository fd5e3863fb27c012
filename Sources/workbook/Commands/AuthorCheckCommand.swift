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
            Files are checked in processes of their own: one that ends its process or passes its time or memory is a fault, \
            and the others are checked as ever. With --language ko, a text that isn't translated to Korean, or whose original has \
            changed since, is a fault. With --watch, each file that is saved is checked again, and with it the files that refer to it.
            """)

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Also alter the solutions, and list altered ones that still pass.")
    var mutate = false

    @Option(help: ArgumentHelp("How many altered solutions of an exercise are tried, with --mutate.", valueName: "n"))
    var mutants = AuthorCheck.Options().mutantLimit

    @Flag(help: "Check again what is saved and what depends on it, until Ctrl-C.")
    var watch = false

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

    func validate() throws {
        try validateWorkers(jobs: jobs, time: time, memory: memory)
        guard (1...100_000).contains(mutants) else { throw ValidationError("--mutants is a number from 1 to 100000") }
    }

    func run(in context: Context) throws -> ExitStatus {
        if worker {
            var limits = Playground.Limits()
            (limits.seconds, limits.memory) = (min(time, Self.stepTime), memory)
            AuthorWorker(paths: paths, limits: limits, mutantLimit: mutate ? mutants : nil, language: required, mutantSeconds: time * 0.8).run()
            return .done
        }
        let options =
            ["--worker", "--time", "\(time)", "--memory", "\(memory)"] + (mutate ? ["--mutate", "--mutants", "\(mutants)"] : [])
            + (required.map { ["--language", $0] } ?? [])
        let checker = CourseChecker(
            named: try context.coursePaths(paths), jobs: jobs, time: time, workerArguments: ["author", "check"] + options, context: context)
        let (groups, faults) = checker.files
        let versions = SavedVersions(of: groups.flatMap(\.self))
        context.report(faults.diagnostics)
        let outcome = checker.check(groups)
        let status = report(faults.diagnostics + outcome.diagnostics, outcome.counts, in: context)
        if watch { CourseWatch(checker: checker, context: context).run(since: versions) { _ = report($0.diagnostics, $0.counts, in: context) } }
        return status
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
            context.print(
                "\(looked.isEmpty ? errors == 0 ? "nothing to look at" : "nothing could be checked" : looked): \(errors == 0 ? "no faults" : plural(errors, "fault"))"
            )
            if errors > 0 { context.print("What has a fault isn't checked further: fix it, and check again.") }
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
