import Course
import Diagnostics
import Grading

/// One learner's answers, graded; without a result where they cannot be read.
struct Submission: Encodable {
    let learner: String
    let result: QuizResult?
    let diagnostics: [Diagnostic]

    /// Whether the answers could be read and no limit stopped one of them.
    var isGraded: Bool { result.map { !$0.isStopped } ?? false }

    /// Why the submission, or part of it, could not be graded; nil where all of it was.
    var reason: String? {
        guard let result else { return diagnostics.first { $0.severity == .error }?.message ?? "the file cannot be read" }
        let stopped = result.questions.filter(\.isStopped).map { "\($0.id): \($0.feedback)" }
        return stopped.isEmpty ? nil : stopped.joined(separator: "; ")
    }

    /// What the table says of the learner: the score, and what could not be read or graded.
    var row: String {
        guard let result else { return withoutControls(folded("not gradable: \(reason ?? "")")) }
        let score = "\(result.score.formatted()) of \(result.max.formatted())  \(result.passed ? "passed" : "not passed")"
        let notes = result.questions.compactMap { question -> String? in
            if question.isStopped { return "\(question.id): \(question.feedback)" }
            return question.verdict == .unreadable ? "\(question.id): the answer cannot be read (\(question.feedback))" : nil
        }
        return score + (notes.isEmpty ? "" : "  " + withoutControls(folded(notes.joined(separator: "; "))))
    }

    private enum CodingKeys: String, CodingKey { case version, learner, result, diagnostics, gradable, reason }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(1, forKey: .version)
        try container.encode(learner, forKey: .learner)
        try container.encode(isGraded, forKey: .gradable)
        try container.encodeIfPresent(reason, forKey: .reason)
        try container.encode(result, forKey: .result)
        try container.encode(DiagnosticList(diagnostics: diagnostics).diagnostics, forKey: .diagnostics)
    }
}
