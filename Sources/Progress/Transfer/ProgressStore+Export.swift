import Course
import Foundation
import GRDB

extension ProgressStore {
    /// All events as JSON Lines: a header, then an event a line, the oldest first.
    public func export() -> Data {
        read(Data()) { db in
            var lines = try EventLog.encoder.encode(ExportHeader.current) + Data("\n".utf8)
            try EventLog.forEach(in: db) { entry in
                lines += try EventLog.encoder.encode(entry.event)
                lines.append(UInt8(ascii: "\n"))
            }
            return lines
        }
    }

    /// A table of what was answered of a course, as comma-separated values: a row an item, in the order of the course.
    public func csv(in course: CourseOutline) -> String {
        let answers = answers(in: course)
        let cards = Dictionary(uniqueKeysWithValues: cards(in: course).map { ($0.item, $0) })
        let items =
            course.lessons.flatMap { lesson in lesson.sections.flatMap { $0.items(in: lesson) } }
            + course.quizzes.flatMap { quiz in quiz.questions.map { .question(quiz: quiz.id, question: $0.id) } }
        let rows = items.compactMap { item in
            answers[item].map { answer in
                [
                    item.description, "\(answer.count)", answer.verdict, answer.score.map { "\($0)" } ?? "", "\(answer.max)",
                    cards[item]?.due.formatted(.iso8601) ?? "",
                ].joined(separator: ",")
            }
        }
        return (["item,attempts,verdict,score,max,due"] + rows).map { $0 + "\n" }.joined()
    }

    /// The last answer to an item, and how many there were.
    private struct Answers {
        var count: Int
        var verdict: String
        var score: Double?
        var max: Double
    }

    private func answers(in course: CourseOutline) -> [Item: Answers] {
        read([:]) { db in
            var index = CourseIndex(course)
            let rows = try Row.fetchCursor(db, sql: "SELECT name, answers, verdict, score, max FROM item ORDER BY answered")
            var answers: [Item: Answers] = [:]
            while let row = try rows.next() {
                guard let item = Item(try row.value("name")).flatMap({ index.current($0) }) else { continue }
                let count: Int = try row.value("answers")
                answers[item] = Answers(
                    count: count + (answers[item]?.count ?? 0), verdict: try row.value("verdict"), score: try row.optional("score"), max: try row.value("max"))
            }
            return answers
        }
    }
}

/// The first line of an export.
struct ExportHeader: Codable, Equatable {
    let format: String
    let version: Int
    static let current = ExportHeader(format: "workbook-progress", version: 1)
}
