import Course
import Diagnostics
import Playground

/// A quiz as one learner gets it. A question that cannot be computed is missing, and its faults are told.
public struct PreparedQuiz {
    public let quiz: Quiz
    public let seed: Seed
    public let questions: [QuestionInstance]
    /// Faults of the quiz's content.
    public let diagnostics: [Diagnostic]

    public init(_ quiz: Quiz, seed: Seed) {
        let (playground, setupFaults) = Self.scope(of: quiz)
        var diagnostics = setupFaults
        var questions: [QuestionInstance] = []
        for question in quiz.questions {
            do throws(Stopped) {
                questions.append(try QuestionInstance(question, of: quiz, seed: seed, in: playground))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        (self.quiz, self.seed, self.questions, self.diagnostics) = (quiz, seed, questions, diagnostics)
    }

    init(quiz: Quiz, seed: Seed, questions: [QuestionInstance], diagnostics: [Diagnostic]) {
        (self.quiz, self.seed, self.questions, self.diagnostics) = (quiz, seed, questions, diagnostics)
    }

    /// A playground with the quiz's setup, and what went wrong in it.
    static func scope(of quiz: Quiz) -> (playground: Playground, diagnostics: [Diagnostic]) {
        let playground = Playground()
        let outcomes = quiz.setup.map { $0.run(in: playground, window: quiz.window) }
        return (playground, outcomes.filter { $0.status != .done }.flatMap(\.diagnostics))
    }

    public func question(named id: String) -> QuestionInstance? { questions.first { $0.question.id == id || $0.question.aliases.contains(id) } }

    /// Grades a file of answers; questions without one score nothing.
    public func result(_ answers: [String: GivenAnswer]) -> QuizResult {
        result(
            questions.map { instance in
                let names = [instance.question.id] + instance.question.aliases
                guard let answer = names.lazy.compactMap({ answers[$0] }).first else {
                    return Grade(.incorrect, score: 0, max: instance.question.points, feedback: "not answered")
                }
                return instance.grade(given: answer)
            })
    }

    /// The result of grades, one for each question in order.
    public func result(_ grades: [Grade]) -> QuizResult {
        QuizResult(quiz: quiz, graded: Array(zip(questions, grades)))
    }

    /// Ids of answers that no question has, with what was probably meant.
    public func unknownAnswers(_ answers: [String: GivenAnswer]) -> [Diagnostic] {
        let known = quiz.questions.flatMap { [$0.id] + $0.aliases }
        return answers.keys.sorted().filter { !known.contains($0) }.map { id in
            let help = nearest(to: id, among: known).map { "did you mean `\($0)`?" }
            return Diagnostic(
                .warning, "unknown-question", "the quiz has no question called `\(id)`", help: help ?? "its questions are \(known.joined(separator: ", "))")
        }
    }

    /// The questions as shown, without their keys.
    public var listing: QuizListing { QuizListing(quiz, questions: questions) }
}
