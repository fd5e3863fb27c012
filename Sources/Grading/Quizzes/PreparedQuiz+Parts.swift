import Course
import Playground

extension PreparedQuiz {
    /// The quiz with some of its questions alone, as they were asked.
    public func only(_ instances: [QuestionInstance]) -> PreparedQuiz {
        PreparedQuiz(quiz: quiz, seed: seed, questions: instances, diagnostics: [])
    }

    /// One question of a quiz, prepared by itself.
    public init(_ quiz: Quiz, seed: Seed, only question: String) {
        let scope = Self.scope(of: quiz).playground
        let prepared = quiz.question(named: question).flatMap { try? QuestionInstance($0, of: quiz, seed: seed, in: scope) }
        self.init(quiz: quiz, seed: seed, questions: prepared.map { [$0] } ?? [], diagnostics: [])
    }

    /// A playground with what the quiz declares for all of its questions.
    public var scope: Playground { Self.scope(of: quiz).playground }
}
