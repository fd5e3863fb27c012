import ArgumentParser
import Diagnostics
import Grading

struct AuthorCheckCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Verify lessons and quizzes: every snippet, expectation, solution, mistake and key.")

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Also alter the solutions, and list altered ones that still pass.")
    var mutate = false

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = try context.course(at: paths)
        let report = AuthorCheck.report(on: course, mutates: mutate) { file in
            if context.console.reportsToTerminal { context.console.report("checking \(withoutControls(file))\n") }
        }
        context.report(report.diagnostics)
        if common.json {
            context.print(json: AuthorFindings(report))
        } else {
            let counts = report.counts
            let looked = [
                (counts.lessons, "lesson"), (counts.snippets, "snippet"), (counts.expectations, "expectation"), (counts.predictions, "prediction"),
                (counts.exercises, "exercise"), (counts.quizzes, "quiz"), (counts.questions, "question"), (counts.mutants, "mutant"),
                (counts.equivalents, "equivalent mutant"), (counts.survivors, "surviving mutant"),
            ].filter { $0.0 > 0 }.map { plural($0.0, $0.1) }.joined(separator: ", ")
            let errors = report.diagnostics.count { $0.severity == .error }
            context.print("\(looked.isEmpty ? "nothing to look at" : looked): \(errors == 0 ? "no faults" : plural(errors, "fault"))")
        }
        return report.isClean ? .done : .brokenCourse
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

    init(_ report: AuthorReport) {
        let counts = report.counts
        clean = report.isClean
        (lessons, snippets, expectations, predictions) = (counts.lessons, counts.snippets, counts.expectations, counts.predictions)
        (exercises, quizzes, questions, mutants) = (counts.exercises, counts.quizzes, counts.questions, counts.mutants)
        (equivalent, survivors) = (counts.equivalents, counts.survivors)
        diagnostics = DiagnosticList(diagnostics: report.diagnostics).diagnostics
    }
}
