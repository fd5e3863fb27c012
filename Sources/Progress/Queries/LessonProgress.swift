import Foundation

/// How far a lesson or quiz has been worked through: ○, ◐ and ✓.
public enum Mark: String, Codable, Sendable { case none, begun, done }

/// What has been done of a lesson.
public struct LessonProgress: Equatable, Codable, Sendable {
    public struct Place: Equatable, Codable, Sendable {
        public let section: String
        /// Counts within the section, from 0.
        public let step: Int
    }

    public enum SectionState: String, Codable, Sendable { case seen, solved }

    /// What was last shown; nil where nothing was, or its section is gone.
    public var place: Place?
    /// By the section's id. Sections that weren't seen have no entry.
    public var sections: [String: SectionState] = [:]
    public var exercises = 0
    public var exercisesSolved = 0
    /// How many predictions and exercises the lesson has, how many of them were answered, and how many of those correctly at least once.
    public var questions = 0
    public var answered = 0
    public var correct = 0
    /// Whether the end was reached.
    public var isFinished = false
    public var lastSeen: Date?

    public var mark: Mark {
        if isFinished, exercisesSolved == exercises { return .done }
        return lastSeen == nil && answered == 0 ? .none : .begun
    }
}

extension LessonProgress {
    /// Of what was never opened.
    public static let nothing = LessonProgress()
}
