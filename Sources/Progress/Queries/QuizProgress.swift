import Foundation

/// What has been done of a quiz.
public struct QuizProgress: Equatable, Codable, Sendable {
    public struct Result: Equatable, Codable, Sendable {
        public let score: Double
        public let max: Double
        public let passed: Bool
    }

    /// An attempt that was neither ended nor abandoned.
    public struct OpenAttempt: Equatable, Codable, Sendable {
        public let id: String
        public let seed: String
        /// In the order in which they were given; a question that was tried twice has two.
        public let replies: [Reply]
    }

    public struct Reply: Equatable, Codable, Sendable {
        /// The question's current id, or the one that it had where it is gone.
        public let question: String
        /// Empty where the question was skipped.
        public let reply: String
        public let isSkipped: Bool
        public let verdict: Verdict?
        public let score: Double?
    }

    /// Of the attempts that ended, the one with the largest share of the points.
    public var best: Result?
    /// Whether any attempt passed.
    public var isPassed = false
    /// The attempts that ended.
    public var attempts = 0
    /// The newest attempt, if it can be resumed.
    public var open: OpenAttempt?
    public var lastSeen: Date?

    public var mark: Mark { isPassed ? .done : lastSeen == nil ? .none : .begun }
}

extension QuizProgress {
    /// Of what was never opened.
    public static let nothing = QuizProgress()
}
