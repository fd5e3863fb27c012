import Course
import Foundation
import GRDB

extension ProgressStore {
    /// The cards to review on a day, the most overdue first; only items that the course still has.
    public func due(in course: Course, on date: Date, limit: Int = 20, calendar: Calendar = .current) -> [Card] {
        let end = calendar.endOfDay(date)
        return Array(cards(in: course, dueBefore: end).lazy.filter { $0.isDue(on: date, endOfDay: end) }.prefix(max(0, limit)))
    }

    /// How many cards there are to review on a day.
    public func dueCount(in course: Course, on date: Date, calendar: Calendar = .current) -> Int {
        due(in: course, on: date, limit: .max, calendar: calendar).count
    }

    /// The cards of a course, the most overdue first.
    public func cards(in course: Course) -> [Card] { cards(in: course, dueBefore: .distantFuture) }

    private func cards(in course: Course, dueBefore end: Date) -> [Card] {
        let index = CourseIndex(course)
        return read([]) { db in
            let statement = try db.cachedStatement(sql: "SELECT name, \(StoredMemory.columns) FROM item WHERE due < ? ORDER BY due, name")
            let rows = try Row.fetchCursor(statement, arguments: [end.milliseconds])
            var (cards, seen, isInOrder): ([Card], Set<Item>, Bool) = ([], [], true)
            while let row = try rows.next() {
                guard let item = Item(try row.value("name")).flatMap(index.current), seen.insert(item).inserted, let stored = try StoredMemory(row) else {
                    continue
                }
                let spellings = index.spellings(item)
                guard spellings.count > 1 else {
                    cards.append(Card(item, stored))
                    continue
                }
                isInOrder = false
                cards.append(Card(item, try Self.merged(spellings, db) ?? stored))
            }
            if !isInOrder { cards.sort { ($0.due, $0.item.description) < ($1.due, $1.item.description) } }
            return cards.filter { $0.due < end }
        }
    }

    /// The schedule of an item that was reviewed under several names, from all its reviews.
    private static func merged(_ spellings: [Item], _ db: Database) throws -> StoredMemory? {
        let statement = try db.cachedStatement(sql: "SELECT time, event, rating FROM review WHERE item = ?")
        let reviews = try spellings.flatMap { try Row.fetchAll(statement, arguments: [$0.description]) }.map { row in
            (time: try row.value("time") as Int64, event: try row.value("event") as Int64, rating: FSRS.Rating(rawValue: try row.value("rating")))
        }
        return reviews.sorted { ($0.time, $0.event) < ($1.time, $1.event) }.reduce(nil) { memory, review in
            review.rating.map { StoredMemory(memory, rating: $0, at: Date(milliseconds: review.time)) } ?? memory
        }
    }
}
