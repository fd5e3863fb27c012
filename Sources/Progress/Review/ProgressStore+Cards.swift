import Course
import Foundation
import GRDB

extension ProgressStore {
    /// The cards to review on a day, the most overdue first; only items that the course still has.
    public func due(in course: CourseOutline, on date: Date, limit: Int = 20, calendar: Calendar = .current) -> [Card] {
        let end = calendar.endOfDay(date)
        return cards(in: course, dueBefore: end, limit: max(0, limit)) { $0.isDue(on: date, endOfDay: end) }
    }

    /// Whether there may be anything to review on a day, of whatever course.
    public func hasDue(on date: Date, calendar: Calendar = .current) -> Bool {
        let end = calendar.endOfDay(date)
        return read(false) { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM item WHERE due < ?)", arguments: [end.milliseconds]) ?? false
        }
    }

    /// How many cards there are to review on a day.
    public func dueCount(in course: CourseOutline, on date: Date, calendar: Calendar = .current) -> Int {
        var index = CourseIndex(course)
        if index.hasAliases { return due(in: course, on: date, limit: .max, calendar: calendar).count }
        let end = calendar.endOfDay(date)
        return read(0) { db in
            let statement = try db.cachedStatement(sql: "SELECT name FROM item WHERE due < ? AND (phase = ? OR due <= ?)")
            let names = try String.fetchCursor(statement, arguments: [end.milliseconds, FSRS.Phase.review.rawValue, date.milliseconds])
            var count = 0
            while let name = try names.next() { count += Item(name).flatMap { index.current($0) } == nil ? 0 : 1 }
            return count
        }
    }

    /// The cards of a course, the most overdue first.
    public func cards(in course: CourseOutline) -> [Card] { cards(in: course, dueBefore: .distantFuture, limit: .max) { _ in true } }

    private func cards(in course: CourseOutline, dueBefore end: Date, limit: Int, where isWanted: (Card) -> Bool) -> [Card] {
        read([]) { db in
            var index = CourseIndex(course)
            let hasAliases = index.hasAliases
            let statement = try db.cachedStatement(sql: "SELECT name, \(StoredMemory.columns) FROM item WHERE due < ? ORDER BY due, name")
            let rows = try Row.fetchCursor(statement, arguments: [end.milliseconds])
            var (cards, seen): ([Card], Set<Item>) = ([], [])
            // An item that has several rows is due at another time than they say, so only without such items are the first the most overdue.
            while hasAliases || cards.count < limit, let row = try rows.next() {
                guard let item = Item(try row.value(at: 0)).flatMap({ index.current($0) }), var stored = try StoredMemory(row, from: 1) else { continue }
                if hasAliases {
                    guard seen.insert(item).inserted else { continue }
                    let spellings = index.spellings(item)
                    if spellings.count > 1, let merged = try Self.merged(spellings, db) { stored = merged }
                }
                let card = Card(item, stored)
                if card.due < end, isWanted(card) { cards.append(card) }
            }
            if hasAliases { cards.sort { ($0.due, $0.item.description) < ($1.due, $1.item.description) } }
            return Array(cards.prefix(limit))
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
