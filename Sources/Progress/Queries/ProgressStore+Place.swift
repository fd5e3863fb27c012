import GRDB

/// The id of the lesson or quiz where a learner left off.
public enum PlaceName: Equatable, Codable, Sendable {
    case lesson(String)
    case quiz(String)
}

extension ProgressStore {
    /// The lesson or quiz that was used last; reviews don't count. Nil at the start.
    public func latestPlace(in course: CourseOutline) -> PlaceName? {
        let index = CourseIndex(course)
        return read(nil) { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT name, 0 AS isQuiz, seen FROM lesson UNION ALL SELECT name, 1, seen FROM quiz ORDER BY seen DESC, isQuiz, name")
            while let row = try rows.next() {
                let name: String = try row.value("name")
                if try row.value("isQuiz") {
                    if let quiz = index.quiz(name) { return .quiz(quiz.id) }
                } else if let lesson = index.lesson(name) {
                    return .lesson(lesson.id)
                }
            }
            return nil
        }
    }
}
