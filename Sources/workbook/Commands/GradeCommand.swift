import ArgumentParser
import Course
import Diagnostics
import Foundation
import Grading

struct GradeCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade",
        abstract: "Grade a folder of submissions, a file of answers each.",
        discussion: """
            Each .yaml or .json file of the folder is a submission, and its name the learner's: shuffles and variants are
            drawn for that name, unless --seed is given.

            EXAMPLE
              workbook grade containers submissions/ --json
            """)

    @Argument(help: "The quiz.")
    var quiz: String

    @Argument(help: "The folder of submissions.", completion: .directory)
    var folder: String

    @Option(help: ArgumentHelp("What shuffles and variants are drawn from, for all alike.", valueName: "n"))
    var seed: UInt64?

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        let quiz = try context.require(course.quiz(named: quiz), quiz, in: course)
        let submissions = try files().map { name in
            let learner = (name as NSString).deletingPathExtension
            return grade((folder as NSString).appendingPathComponent(name), of: learner, quiz: quiz)
        }
        for submission in submissions { context.report(submission.diagnostics) }
        if common.json { context.print(json: submissions) } else { context.print(table(of: submissions)) }
        return submissions.allSatisfy { $0.result != nil } ? .done : .limited
    }

    private func files() throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Failure(.noInput, "no-such-folder", "there is no folder `\(folder)`", help: "name the folder that holds the submissions")
        }
        let files = names.filter { !$0.hasPrefix(".") && ["yaml", "json"].contains(($0 as NSString).pathExtension) }.sorted()
        guard !files.isEmpty else { throw Failure(.noInput, "no-submissions", "`\(folder)` holds no .yaml or .json file") }
        return files
    }

    private func grade(_ path: String, of learner: String, quiz: Quiz) -> Submission {
        var faults = Faults()
        do {
            let answers = AnswerFile.read(try SourceFile.read(path), faults: &faults)
            guard !faults.hasErrors else { return Submission(learner: learner, result: nil, diagnostics: faults.diagnostics) }
            let prepared = PreparedQuiz(quiz, seed: seed.map(Seed.number) ?? .learner(learner))
            let unknown = prepared.unknownAnswers(answers).map { Diagnostic($0.severity, $0.code, "\(path): \($0.message)", help: $0.help) }
            return Submission(learner: learner, result: prepared.result(answers), diagnostics: prepared.diagnostics + unknown)
        } catch {
            return Submission(learner: learner, result: nil, diagnostics: (error as? Failure)?.diagnostics ?? [])
        }
    }

    private func table(of submissions: [Submission]) -> String {
        let column = (submissions.map(\.learner.count).max() ?? 0) + 2
        return submissions.map { submission in
            let words =
                submission.result.map { "\($0.score.formatted()) of \($0.max.formatted())  \($0.passed ? "passed" : "not passed")" } ?? "not gradable"
            return withoutControls(submission.learner) + String(repeating: " ", count: column - submission.learner.count) + words
        }.joined(separator: "\n")
    }
}

/// One learner's answers, graded; without a result where they cannot be read.
private struct Submission: Encodable {
    let learner: String
    let result: QuizResult?
    let diagnostics: [Diagnostic]

    private enum CodingKeys: String, CodingKey { case learner, result, diagnostics }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(learner, forKey: .learner)
        try container.encode(result, forKey: .result)
        try container.encode(DiagnosticList(diagnostics: diagnostics).diagnostics, forKey: .diagnostics)
    }
}
