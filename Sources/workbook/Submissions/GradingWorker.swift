import Course
import Diagnostics
import Foundation
import Grading
import Playground

/// A file of answers to be graded, and whose they are.
struct SubmissionTask: Codable, Sendable {
    let path, learner: String
}

/// The inside of a process that grades submissions.
struct GradingWorker {
    let quiz: Quiz
    /// Nil draws for each learner's name.
    let seed: UInt64?
    /// That holds the submissions.
    let folder: String
    /// Those of a whole submission.
    let limits: Playground.Limits

    func run() {
        Worker(limits: limits, readable: [folder]).run { (task: SubmissionTask, passed) in
            GradedRow(learner: task.learner, failure: Failure(.limited, [passed]))
        } answer: { task, _ in
            GradedRow(submission(task))
        }
    }

    private func submission(_ task: SubmissionTask) -> Submission {
        var faults = Faults()
        do {
            guard isInside(task.path) else {
                throw Failure(.noInput, "not-a-file", "`\(visibleName(task.path))` is a link that leads out of the folder", help: "put the file itself there")
            }
            let answers = AnswerFile.read(try SourceFile.read(task.path), faults: &faults)
            guard !faults.hasErrors else { return Submission(learner: task.learner, result: nil, diagnostics: faults.diagnostics) }
            let seed = seed.map(Seed.number) ?? .learner(task.learner)
            let prepared = PreparedQuiz(quiz, seed: seed)
            let unknown = (quiz.unknownAnswers(answers) + quiz.undrawnAnswers(answers, of: seed)).map {
                Diagnostic($0.severity, $0.code, "\(visibleName(task.path)): \($0.message)", help: $0.help)
            }
            return Submission(learner: task.learner, result: prepared.result(answers), diagnostics: prepared.diagnostics + unknown)
        } catch {
            return Submission(learner: task.learner, result: nil, diagnostics: (error as? Failure)?.diagnostics ?? [])
        }
    }

    /// Whether the file is in the folder that it is named in. What another file says would be shown in diagnostics.
    private func isInside(_ path: String) -> Bool {
        func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path }
        let folder = resolved(enclosingFolder(of: path))
        return resolved(path).hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
