import Course
import Foundation

/// What `workbook quiz NAME --answers FILE --json` prints.
public struct QuizResult: Codable, Equatable, Sendable {
    public struct Question: Codable, Equatable, Sendable {
        public let id: String
        public let kind: String
        /// Null while nobody has marked it.
        public let score: Double?
        public let max: Double
        /// Null where it is not graded or the answer could not be read.
        public let correct: Bool?
        public let verdict: Grade.Verdict
        public let feedback: String
        public let explanation: String?
        /// The ids of what whoever gave the answer probably thinks; nil where none is known.
        public var misconceptions: [String]?

        /// Whether a limit stopped the answer's snippet.
        public var isStopped: Bool { verdict == .notGraded && score != nil }

        private enum CodingKeys: String, CodingKey { case id, kind, score, max, correct, verdict, feedback, explanation, misconceptions }

        /// Writes null for what is not known yet, so that every result has the same keys.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(kind, forKey: .kind)
            try container.encode(score, forKey: .score)
            try container.encode(max, forKey: .max)
            try container.encode(correct, forKey: .correct)
            try container.encode(verdict, forKey: .verdict)
            try container.encode(feedback, forKey: .feedback)
            try container.encodeIfPresent(explanation, forKey: .explanation)
            try container.encodeIfPresent(misconceptions, forKey: .misconceptions)
        }
    }

    public private(set) var version = 1
    public let quiz: String
    public let score: Double
    /// The points of all questions that are graded.
    public let max: Double
    public let passed: Bool
    public let questions: [Question]

    init(quiz: Quiz, graded: [(QuestionInstance, Grade)]) {
        self.init(
            quiz: quiz,
            questions: graded.map { instance, grade in
                Question(
                    id: instance.question.id, kind: instance.question.kind.rawValue, score: grade.score, max: grade.max, correct: grade.correct,
                    verdict: grade.verdict, feedback: grade.feedback, explanation: instance.explanation?.plainText,
                    misconceptions: grade.misconceptions.isEmpty ? nil : grade.misconceptions)
            })
    }

    /// The result of questions that were graded one by one.
    public init(quiz: Quiz, questions: [Question]) {
        self.quiz = quiz.id
        let counted = questions.filter { $0.score != nil }
        score = counted.reduce(0) { $0 + ($1.score ?? 0) }
        max = counted.reduce(0) { $0 + $1.max }
        passed = max > 0 && score >= quiz.pass * max - 1e-9
        self.questions = questions
    }

    /// False while part of the quiz awaits marking by people.
    public var isComplete: Bool { questions.allSatisfy { $0.score != nil } }

    /// Whether a limit stopped an answer.
    public var isStopped: Bool { questions.contains(where: \.isStopped) }
}

extension Question {
    /// The result of an answer that was stopped from outside: it scores 0.
    public func stopped(feedback: String) -> QuizResult.Question {
        QuizResult.Question(
            id: id, kind: kind.rawValue, score: 0, max: points, correct: nil, verdict: .notGraded, feedback: feedback, explanation: nil)
    }
}

/// What `workbook quiz NAME --list --json` prints: questions and choices as shown, never a key.
public struct QuizListing: Encodable, Equatable, Sendable {
    public struct Choice: Codable, Equatable, Sendable {
        public let id: String
        public let text: String
    }

    public struct Question: Codable, Equatable, Sendable {
        public let id: String
        public let kind: String
        public let points: Double
        public let prompt: String
        public let choices: [Choice]
        /// Left-hand sides, of questions of kind `match`.
        public let items: [Choice]?
    }

    public let version = 1
    public let quiz: String
    public let title: String
    public let questions: [Question]

    init(_ quiz: Quiz, questions: [QuestionInstance]) {
        self.init(
            quiz,
            questions: questions.map { instance in
                Question(
                    id: instance.question.id, kind: instance.question.kind.rawValue, points: instance.question.points, prompt: instance.promptText,
                    choices: instance.choices.map { Choice(id: $0.id, text: $0.plainText) },
                    items: instance.items.isEmpty ? nil : instance.items.map { Choice(id: $0.id, text: $0.plainText) })
            })
    }

    /// The listing of questions that were prepared one by one.
    public init(_ quiz: Quiz, questions: [Question]) { (self.quiz, title, self.questions) = (quiz.id, quiz.title, questions) }
}

extension QuestionInstance {
    /// The prompt as plain text, snippets included.
    public var promptText: String {
        var snippetCount = 0
        let parts = prompt.map { part -> String in
            guard case .snippet(let snippet) = part else { return if case .prose(let prose) = part { prose.plainText } else { "" } }
            defer { snippetCount += 1 }
            let code = snippetCount == numberedSnippet ? snippet.code.numbered : snippet.code.text.trimmingCharacters(in: .newlines)
            return ([code] + snippet.actions.map { "then \($0.text)" }).joined(separator: "\n")
        }
        return (parts + code).joined(separator: "\n\n")
    }

    private var code: [String] {
        let starter = exercise?.starter?.text.trimmingCharacters(in: .newlines)
        let given = exercise?.given.map { "// Given, it runs after your code:\n" + $0.text.trimmingCharacters(in: .newlines) }
        return [starter, given].compactMap(\.self)
    }
}
