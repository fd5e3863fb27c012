import Diagnostics
import Foundation
import Progress

/// What a session asks of the record of what a learner has done, and adds to it.
public protocol LearnerRecord {
    /// What went wrong with the record before the session, and what was done about it.
    var notices: [Diagnostic] { get }
    /// Whether what is recorded outlives the process.
    var isSaving: Bool { get }

    /// Adds an event; a diagnostic says what happened instead.
    func record(_ kind: Event.Kind) -> Diagnostic?
    func progress(of lesson: LessonOutline) -> LessonProgress
    func progress(of quiz: QuizOutline) -> QuizProgress
    /// The lessons and quizzes that were used, the last first.
    ///
    /// - Parameter course: may be without what lessons and quizzes hold.
    func latestPlaces(in course: CourseOutline) -> [PlaceName]
    /// What the learner wrote last to an exercise of a lesson, checked or not; nil where that is nothing.
    func lastReply(to section: String, of lesson: LessonOutline) -> String?
    /// How many hints to an exercise of a lesson were shown.
    func hintCount(of section: String, in lesson: LessonOutline) -> Int
    /// The cards of a course, the most overdue first.
    func cards(in course: CourseOutline) -> [Card]
    /// What to ask in a review: what is due on a day, or with `isCram` what is overdue most.
    func reviewCards(in course: CourseOutline, isCram: Bool, on date: Date) -> [Card]
    /// Whether anything may be due, of whatever course.
    func hasDue(on date: Date) -> Bool
    func dueCount(in course: CourseOutline, on date: Date) -> Int
    func statistics(in course: CourseOutline, on date: Date) -> ReviewStatistics
    /// What the learner probably still thinks, the most frequent first.
    func misconceptions() -> [MisconceptionCount]
}

extension ProgressStore: LearnerRecord {
    /// How many cards are asked at once.
    private static let reviewLimit = 20

    public func reviewCards(in course: CourseOutline, isCram: Bool, on date: Date) -> [Card] {
        isCram ? Array(cards(in: course).prefix(Self.reviewLimit)) : due(in: course, on: date, limit: Self.reviewLimit)
    }

    public func hasDue(on date: Date) -> Bool { hasDue(on: date, calendar: .current) }
    public func dueCount(in course: CourseOutline, on date: Date) -> Int { dueCount(in: course, on: date, calendar: .current) }
    public func statistics(in course: CourseOutline, on date: Date) -> ReviewStatistics { statistics(in: course, on: date, calendar: .current) }
}
