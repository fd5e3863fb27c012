/// What a grading process says of a submission, on a line.
struct GradedRow: Codable, Sendable {
    /// The learner's part of the table: the score, and what could not be read or graded.
    let text: String
    let isGraded: Bool
    /// What `--json` prints.
    let json: String
    /// What is wrong with the file or the quiz, rendered.
    let reported: String

    /// A row for a submission that ended or outlived the process that graded it.
    init(learner: String, failure: Failure) {
        self.init(Submission(learner: learner, result: nil, diagnostics: failure.diagnostics))
    }

    init(_ submission: Submission) {
        text = submission.row
        isGraded = submission.isGraded
        json = Context.line(submission)
        reported = submission.diagnostics.map { $0.rendered() + "\n" }.joined()
    }
}
