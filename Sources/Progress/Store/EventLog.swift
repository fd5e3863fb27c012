import Foundation
import GRDB

/// The table of events: adding to it keeps what is derived up to date, in the same transaction.
enum EventLog {
    /// An event with its place in the order of arrival.
    struct Entry {
        let sequence: Int64
        let event: Event
    }

    /// Adds an event that is the newest of its subject, or finds its place.
    static func append(_ event: Event, to db: Database) throws {
        let subject = event.kind.subject
        let last = try newestTime(of: subject, in: db)
        guard let sequence = try insert(event, into: db) else { return }
        if let last, event.time.milliseconds < last {
            try Derivation.rebuild([subject], in: db)
        } else {
            try Derivation.apply(Entry(sequence: sequence, event: event), in: db)
        }
    }

    /// Adds events that are new, in any order; returns how many were.
    static func merge(_ events: [Event], into db: Database) throws -> Int {
        var subjects: Set<String> = []
        var added = 0
        for event in events where try insert(event, into: db) != nil {
            subjects.insert(event.kind.subject)
            added += 1
        }
        try Derivation.rebuild(subjects, in: db)
        return added
    }

    /// The entry's sequence; nil where the event is known.
    private static func insert(_ event: Event, into db: Database) throws -> Int64? {
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO event (id, time, subject, content) VALUES (?, ?, ?, ?)")
        let content = String(decoding: try encoder.encode(event), as: UTF8.self)
        try statement.execute(arguments: [event.id, event.time.milliseconds, event.kind.subject, content])
        return db.changesCount == 0 ? nil : db.lastInsertedRowID
    }

    private static func newestTime(of subject: String, in db: Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT time FROM event WHERE subject = ? ORDER BY time DESC, sequence DESC LIMIT 1"), arguments: [subject])
    }

    static func event(withID id: String, in db: Database) throws -> Event? {
        try Row.fetchOne(db.cachedStatement(sql: "SELECT sequence, content FROM event WHERE id = ?"), arguments: [id]).map { try entry($0).event }
    }

    /// Calls `body` with the events of a subject, or with all, in the order in which they count.
    static func forEach(of subject: String? = nil, in db: Database, _ body: (Entry) throws -> Void) throws {
        let condition = subject == nil ? "" : "WHERE subject = :subject"
        let rows = try Row.fetchCursor(
            db, sql: "SELECT sequence, content FROM event \(condition) ORDER BY time, sequence", arguments: subject.map { ["subject": $0] } ?? [:])
        while let row = try rows.next() { try body(entry(row)) }
    }

    /// Reads the columns `sequence` and `content`.
    static func entry(_ row: Row) throws -> Entry {
        let content: String = try row.value("content")
        guard let event = try? JSONDecoder().decode(Event.self, from: Data(content.utf8)) else { throw UnreadableRow() }
        return Entry(sequence: try row.value("sequence"), event: event)
    }

    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
