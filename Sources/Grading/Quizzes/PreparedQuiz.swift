import Course
import Diagnostics
import Playground

/// A quiz as one learner gets it. A question that cannot be computed is missing, and its faults are reported.
public struct PreparedQuiz {
    public let quiz: Quiz
    public let seed: Seed
    public let questions: [QuestionInstance]
    /// Faults of the quiz's content.
    public let diagnostics: [Diagnostic]

    /// - Parameter asksAll: whether it has the questions that its blueprint doesn't draw, too.
    public init(_ quiz: Quiz, seed: Seed, asksAll: Bool = false, options: Playground.Options = Playground.Options()) {
        let (playground, setupFaults) = Self.scope(of: quiz, options: options)
        var diagnostics = setupFaults
        var questions: [QuestionInstance] = []
        for question in asksAll ? quiz.questions : quiz.questions(drawnBy: seed) {
            let prepared = Self.instance(of: question, of: quiz, seed: seed, in: playground)
            questions += [prepared.instance].compactMap(\.self)
            diagnostics += prepared.diagnostics
        }
        (self.quiz, self.seed, self.questions, self.diagnostics) = (quiz, seed, questions, diagnostics)
    }

    /// One question in the scope of its quiz; without an instance where it can't be computed.
    private static func instance(
        of question: Question, of quiz: Quiz, seed: Seed, in scope: Playground
    ) -> (instance: QuestionInstance?, diagnostics: [Diagnostic]) {
        do throws(Stopped) {
            return (try QuestionInstance(question, of: quiz, seed: seed, in: scope), [])
        } catch {
            return (nil, error.diagnostics)
        }
    }

    /// A quiz with one of its questions alone, or none where that can't be computed.
    ///
    /// - Parameter scope: that of the quiz.
    public init(_ quiz: Quiz, seed: Seed, only question: Question, in scope: Playground) {
        let prepared = Self.instance(of: question, of: quiz, seed: seed, in: scope)
        self.init(quiz: quiz, seed: seed, questions: [prepared.instance].compactMap(\.self), diagnostics: prepared.diagnostics)
    }

    init(quiz: Quiz, seed: Seed, questions: [QuestionInstance], diagnostics: [Diagnostic]) {
        (self.quiz, self.seed, self.questions, self.diagnostics) = (quiz, seed, questions, diagnostics)
    }

    /// A playground with the quiz's setup, and what went wrong in it.
    public static func scope(of quiz: Quiz, options: Playground.Options = Playground.Options()) -> (playground: Playground, diagnostics: [Diagnostic]) {
        let playground = Playground(options: options)
        let outcomes = quiz.setup.map { $0.run(in: playground, window: quiz.window) }
        return (playground, outcomes.filter { $0.status != .done }.flatMap(\.diagnostics))
    }

    public func question(named id: String) -> QuestionInstance? { questions.first { $0.question.id == id || $0.question.aliases.contains(id) } }

    /// Grades a file of answers; questions without one score nothing.
    public func result(_ answers: [String: GivenAnswer]) -> QuizResult { result(grades(of: answers)) }

    /// The grades of a file of answers, one for each question in order.
    public func grades(of answers: [String: GivenAnswer]) -> [Grade] {
        questions.map { instance in
            let names = [instance.question.id] + instance.question.aliases
            guard let answer = names.lazy.compactMap({ answers[$0] }).first else {
                return .notAnswered(instance.question).leftOut(of: instance.question)
            }
            return instance.grade(given: answer)
        }
    }

    /// The result of grades, one for each question in order.
    public func result(_ grades: [Grade]) -> QuizResult {
        QuizResult(quiz: quiz, graded: Array(zip(questions, grades)))
    }

    /// The questions as shown, without their keys.
    public var listing: QuizListing { QuizListing(quiz, questions: questions) }
}
