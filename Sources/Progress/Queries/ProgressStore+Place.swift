import Course
import GRDB

/// Where a learner left off.
public enum StudyPlace: Sendable {
    case lesson(Lesson)
    case quiz(Quiz)
}

extension ProgressStore {
    /// The lesson or quiz that was used last; reviews don't count. Nil at the start.
    public func latestPlace(in course: Course) -> StudyPlace? {
        let index = CourseIndex(course)
        return read(nil) { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT name, 0 AS isQuiz, seen FROM lesson UNION ALL SELECT name, 1, seen FROM quiz ORDER BY seen DESC, isQuiz, name")
            while let row = try rows.next() {
                let name: String = try row.value("name")
                if try row.value("isQuiz") {
                    if let quiz = index.quiz(name) { return .quiz(quiz) }
                } else if let lesson = index.lesson(name) {
                    return .lesson(lesson)
                }
            }
            return nil
        }
    }
}
