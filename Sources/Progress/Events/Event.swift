import Foundation

/// Something that a learner did. Events are only ever added; what is shown about progress is derived from them.
public struct Event: Equatable, Sendable {
    /// Unique among all stores: a UUID.
    public let id: String
    /// Whole milliseconds.
    public let time: Date
    public let kind: Kind

    public init(id: String, time: Date, kind: Kind) {
        (self.id, self.kind) = (id, kind)
        self.time = Date(milliseconds: time.milliseconds)
    }

    public enum Kind: Equatable, Sendable {
        /// A step of a lesson was shown; `step` counts within the section, from 0.
        case reached(lesson: String, section: String, step: Int)
        case finished(lesson: String)
        /// An answer was graded. `score` is nil where nothing was scored.
        case answered(Item, reply: String, verdict: Verdict, score: Double?, max: Double, context: Context)
        /// A wrong answer showed what the learner probably thinks, by the id of a misconception.
        case showed(misconception: String, Item)
        case beganQuiz(quiz: String, attempt: String, seed: String)
        /// A question was left unanswered on purpose. "I don't know" is an incorrect answer instead.
        case skipped(Item, context: Context)
        case endedQuiz(quiz: String, attempt: String, score: Double, max: Double, passed: Bool)
        /// A version of an exercise as the learner left it, which wasn't checked; empty where they began with the starter again.
        case drafted(Item, text: String)
        /// So many hints of an exercise were shown.
        case hinted(Item, count: Int)
        /// The learner starts over instead of resuming.
        case abandonedQuiz(quiz: String, attempt: String)
    }
}

public enum Verdict: String, Codable, CaseIterable, Sendable { case correct, partly, incorrect, notGraded }

/// Where an answer was given.
public enum Context: Equatable, Sendable {
    case lesson
    case quiz(attempt: String)
    case review
    /// A review ahead of time, which changes no schedule.
    case cram
}

extension Event.Kind {
    /// What the event belongs to: `lesson:containers`, `quiz:layout`. What is derived from an event concerns its subject alone.
    var subject: String {
        switch self {
        case .reached(let lesson, _, _), .finished(let lesson): Subject.lesson(lesson)
        case .answered(let item, _, _, _, _, _), .skipped(let item, _), .showed(_, let item), .drafted(let item, _), .hinted(let item, _): item.subject
        case .beganQuiz(let quiz, _, _), .endedQuiz(let quiz, _, _, _, _), .abandonedQuiz(let quiz, _): Subject.quiz(quiz)
        }
    }
}

/// Spells the subjects of events.
enum Subject {
    static func lesson(_ name: String) -> String { "lesson:\(name)" }
    static func quiz(_ name: String) -> String { "quiz:\(name)" }
}

extension Date {
    /// Milliseconds since 1970 in UTC; times that no calendar has are clamped.
    var milliseconds: Int64 {
        let value = (timeIntervalSince1970 * 1000).rounded()
        return value.isNaN ? 0 : Int64(min(max(value, -1e15), 1e15))
    }

    init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
