import GRDB

/// The id of the lesson or quiz where a learner left off.
public enum PlaceName: Equatable, Codable, Sendable {
    case lesson(String)
    case quiz(String)
}

extension ProgressStore {
    /// The lessons and quizzes that were used, the last first; reviews don't count.
    public func latestPlaces(in course: CourseOutline) -> [PlaceName] {
        let index = CourseIndex(course)
        return read([]) { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT name, 0 AS isQuiz, seen FROM lesson UNION ALL SELECT name, 1, seen FROM quiz ORDER BY seen DESC, isQuiz, name")
            var places: [PlaceName] = []
            while let row = try rows.next() {
                let name: String = try row.value("name")
                let isQuiz: Bool = try row.value("isQuiz")
                let place = isQuiz ? index.quiz(name).map { PlaceName.quiz($0.id) } : index.lesson(name).map { .lesson($0.id) }
                if let place, !places.contains(place) { places.append(place) }
            }
            return places
        }
    }

    /// What the learner wrote last to the exercise of a section, checked or not; nil where that is nothing.
    public func lastReply(to section: String, of lesson: LessonOutline) -> String? {
        let reply: String? = latest(of: section, in: lesson) { event in
            switch event {
            case .answered(.exercise(_, let answered), let reply, _, _, _, _): (answered, reply)
            case .drafted(.exercise(_, let drafted), let text): (drafted, text)
            default: nil
            }
        }
        return reply?.isEmpty ?? true ? nil : reply
    }

    /// How many hints to the exercise of a section were shown.
    public func hintCount(of section: String, in lesson: LessonOutline) -> Int {
        latest(of: section, in: lesson) { if case .hinted(.exercise(_, let section), let count) = $0 { (section, count) } else { nil } } ?? 0
    }

    /// What the last event says for which a section and a value are given.
    private func latest<Value: Sendable>(
        of section: String, in lesson: LessonOutline, _ value: (Event.Kind) -> (section: String, Value)?
    ) -> Value? {
        read(nil) { db in
            for name in lesson.names {
                let rows = try Row.fetchCursor(
                    db, sql: "SELECT sequence, content FROM event WHERE subject = ? ORDER BY time DESC, sequence DESC", arguments: [Subject.lesson(name)])
                while let row = try rows.next() {
                    guard let (found, value) = value(try EventLog.entry(row).event.kind) else { continue }
                    if lesson.sections.named(found)?.id == section { return value }
                }
            }
            return nil
        }
    }
}
