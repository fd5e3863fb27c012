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
            drawn for that name, unless --seed is given. Each row is printed as soon as it is graded.

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
        let files = try files()
        let column = (files.map { learner(of: $0).count }.max() ?? 0) + 2
        var submissions: [Submission] = []
        for file in files {
            let submission = grade((folder as NSString).appendingPathComponent(file), of: learner(of: file), quiz: quiz)
            context.report(submission.diagnostics)
            if !common.json { context.console.write(submission.row(column: column) + "\n") }
            submissions.append(submission)
        }
        if common.json { context.print(json: submissions) }
        return submissions.allSatisfy(\.isGraded) ? .done : .limited
    }

    private func learner(of file: String) -> String { (file as NSString).deletingPathExtension }

    private func files() throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Failure(.noInput, "no-such-folder", "there is no folder `\(folder)`", help: "name the folder that holds the submissions")
        }
        let files = names.filter { !$0.hasPrefix(".") && ["yaml", "json"].contains(($0 as NSString).pathExtension) }.sorted()
        guard !files.isEmpty else {
            throw Failure(.noInput, "no-submissions", "`\(folder)` holds no .yaml or .json file", help: "put a file of answers for each learner there")
        }
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
}
