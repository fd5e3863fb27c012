import Course
import Playground

extension PreparedQuiz {
    /// The quiz with some of its questions alone, as they were asked.
    public func only(_ instances: [QuestionInstance]) -> PreparedQuiz {
        PreparedQuiz(quiz: quiz, seed: seed, questions: instances, diagnostics: [])
    }

    /// One question of a quiz, prepared by itself.
    public init(_ quiz: Quiz, seed: Seed, only question: String) {
        if let question = quiz.question(named: question) {
            self.init(quiz, seed: seed, only: question, in: Self.scope(of: quiz).playground)
        } else {
            self.init(quiz: quiz, seed: seed, questions: [], diagnostics: [])
        }
    }

    /// A playground with what the quiz declares for all of its questions.
    public var scope: Playground { Self.scope(of: quiz).playground }
}
