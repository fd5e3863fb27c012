import Course
import Foundation

/// The questions to a store for those who have the course itself.
extension ProgressStore {
    public func progress(of lesson: Lesson) -> LessonProgress { progress(of: LessonOutline(lesson)) }
    public func progress(of quiz: Quiz) -> QuizProgress { progress(of: QuizOutline(quiz)) }

    public func due(in course: Course, on date: Date, limit: Int = 20, calendar: Calendar = .current) -> [Card] {
        due(in: CourseOutline(course), on: date, limit: limit, calendar: calendar)
    }

    public func dueCount(in course: Course, on date: Date, calendar: Calendar = .current) -> Int {
        dueCount(in: CourseOutline(course), on: date, calendar: calendar)
    }

    public func cards(in course: Course) -> [Card] { cards(in: CourseOutline(course)) }

    public func statistics(in course: Course, on date: Date, calendar: Calendar = .current) -> ReviewStatistics {
        statistics(in: CourseOutline(course), on: date, calendar: calendar)
    }

    public func csv(in course: Course) -> String { csv(in: CourseOutline(course)) }
}

/// Where a learner left off.
public enum StudyPlace: Sendable {
    case lesson(Lesson)
    case quiz(Quiz)

    /// Nil where the course has no such lesson or quiz.
    public init?(_ place: PlaceName, in course: Course) {
        switch place {
        case .lesson(let id):
            guard let lesson = course.lessons.first(where: { $0.id == id }) else { return nil }
            self = .lesson(lesson)
        case .quiz(let id):
            guard let quiz = course.quizzes.first(where: { $0.id == id }) else { return nil }
            self = .quiz(quiz)
        }
    }
}
