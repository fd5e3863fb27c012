import Course
import Diagnostics
import Grading
import Playground
import Session

/// A question to be graded or listed; without one, the setup of the quiz is run.
struct QuestionTask: Codable, Sendable {
    var question: String?
    var answers: [String: GivenAnswer] = [:]
    var lists = false
}

/// A question as it was graded or listed; neither where it can't be computed.
struct QuestionReply: Codable, Sendable {
    var graded: QuizResult.Question?
    var listed: QuizListing.Question?
    var diagnostics: [Diagnostic] = []
    /// Whether a limit or a crash ended it.
    var isStopped = false

    init(_ diagnostics: [Diagnostic], isStopped: Bool = false) { (self.diagnostics, self.isStopped) = (diagnostics, isStopped) }
}

/// The inside of a process that prepares and grades the questions of a quiz, one at a time.
struct QuizWorker {
    let quiz: Quiz
    let seed: Seed
    let language: Language
    /// Those of a question.
    let limits: Playground.Limits

    func run() {
        var scope: Playground?
        Worker(limits: limits).run { (_: QuestionTask, passed) in
            QuestionReply([passed], isStopped: true)
        } answer: { task, _ in
            guard let question = task.question.flatMap(quiz.question(named:)) else {
                let made = PreparedQuiz.scope(of: quiz)
                scope = made.playground
                return QuestionReply(made.diagnostics)
            }
            let known = scope ?? PreparedQuiz.scope(of: quiz).playground
            scope = known
            let prepared = PreparedQuiz(quiz, seed: seed, only: question, in: known)
            var reply = QuestionReply(prepared.diagnostics)
            if task.lists {
                reply.listed = prepared.listing.questions.first
            } else {
                let grades = prepared.grades(of: task.answers).map { $0.saying($0.words(in: language)) }
                reply.graded = prepared.result(grades).questions.first
            }
            return reply
        }
    }
}
