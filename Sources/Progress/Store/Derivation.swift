import Foundation
import GRDB

/// Works out from events what is shown. What an event changes concerns its subject alone, so a subject can be worked out again by itself.
enum Derivation {
    /// Takes in an event that is not older than the others of its subject.
    static func apply(_ entry: EventLog.Entry, in db: Database) throws {
        let time = entry.event.time.milliseconds
        switch entry.event.kind {
        case .reached(let lesson, let section, let step):
            try run(
                """
                INSERT INTO lesson (name, section, step, finished, seen) VALUES (?, ?, ?, 0, ?)
                ON CONFLICT DO UPDATE SET section = excluded.section, step = excluded.step, seen = excluded.seen
                """, [lesson, section, step, time], in: db)
            try run("INSERT OR IGNORE INTO section (lesson, name) VALUES (?, ?)", [lesson, section], in: db)
        case .finished(let lesson):
            try run(
                "INSERT INTO lesson (name, finished, seen) VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET finished = 1, seen = excluded.seen", [lesson, time],
                in: db)
        case .answered(let item, _, let verdict, let score, let max, let context):
            try answer(item, verdict: verdict, score: score, max: max, time: time, in: db)
            try place(item, context: context, entry: entry, in: db)
            if context != .cram, let rating = verdict.rating { try schedule(item, rating: rating, entry: entry, in: db) }
        case .showed(let misconception, let item):
            try run(
                "INSERT INTO misconception (event, name, item, subject) VALUES (?, ?, ?, ?)", [entry.sequence, misconception, item.description, item.subject],
                in: db)
        // Asked for by item, and read from the events themselves.
        case .drafted, .hinted: break
        case .skipped(let item, let context): try place(item, context: context, entry: entry, in: db)
        case .beganQuiz(let quiz, let attempt, let seed):
            try saw(quiz: quiz, time: time, in: db)
            try run(
                """
                INSERT INTO attempt (quiz, id, seed, began) VALUES (?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET seed = ifnull(seed, excluded.seed), began = ifnull(began, excluded.began)
                """, [quiz, attempt, seed, time], in: db)
        case .endedQuiz(let quiz, let attempt, let score, let max, let passed):
            try saw(quiz: quiz, time: time, in: db)
            try run(
                """
                INSERT INTO attempt (quiz, id, closed, score, max, passed) VALUES (?, ?, 1, ?, ?, ?)
                ON CONFLICT DO UPDATE SET closed = 1, score = excluded.score, max = excluded.max, passed = excluded.passed
                """, [quiz, attempt, score, max, passed], in: db)
        case .abandonedQuiz(let quiz, let attempt):
            try run("INSERT INTO attempt (quiz, id, closed) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET closed = 1", [quiz, attempt], in: db)
        }
    }

    /// Works out subjects again from their events.
    static func rebuild(_ subjects: Set<String>, in db: Database) throws {
        for subject in subjects {
            let name = String(subject.drop { $0 != ":" }.dropFirst())
            if subject == Subject.lesson(name) {
                try run("DELETE FROM lesson WHERE name = ?", [name], in: db)
                try run("DELETE FROM section WHERE lesson = ?", [name], in: db)
            } else {
                try run("DELETE FROM quiz WHERE name = ?", [name], in: db)
                try run("DELETE FROM attempt WHERE quiz = ?", [name], in: db)
                try run("DELETE FROM reply WHERE quiz = ?", [name], in: db)
            }
            try run("DELETE FROM review WHERE item IN (SELECT name FROM item WHERE subject = ?)", [subject], in: db)
            try run("DELETE FROM misconception WHERE subject = ?", [subject], in: db)
            try run("DELETE FROM item WHERE subject = ?", [subject], in: db)
            try EventLog.forEach(of: subject, in: db) { try apply($0, in: db) }
        }
    }

    /// Works out everything again.
    static func rebuildAll(in db: Database) throws {
        try db.execute(sql: Schema.emptying)
        try EventLog.forEach(in: db) { try apply($0, in: db) }
    }

    /// Notes where the learner was, and an attempt's replies.
    private static func place(_ item: Item, context: Context, entry: EventLog.Entry, in db: Database) throws {
        let time = entry.event.time.milliseconds
        switch (context, item) {
        case (.lesson, .prediction(let lesson, _, _)), (.lesson, .exercise(let lesson, _)):
            try run(
                "INSERT INTO lesson (name, finished, seen) VALUES (?, 0, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen", [lesson, time], in: db)
        case (.quiz(let attempt), .question(let quiz, _)):
            try saw(quiz: quiz, time: time, in: db)
            try run("INSERT OR IGNORE INTO attempt (quiz, id) VALUES (?, ?)", [quiz, attempt], in: db)
            try run("INSERT INTO reply (quiz, attempt, time, event) VALUES (?, ?, ?, ?)", [quiz, attempt, time, entry.sequence], in: db)
        default: break
        }
    }

    private static func saw(quiz: String, time: Int64, in db: Database) throws {
        try run("INSERT INTO quiz (name, seen) VALUES (?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen", [quiz, time], in: db)
    }

    private static func answer(_ item: Item, verdict: Verdict, score: Double?, max: Double, time: Int64, in db: Database) throws {
        try run(
            """
            INSERT INTO item (name, subject, answers, verdict, score, max, answered, solved) VALUES (?, ?, 1, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET answers = answers + 1, verdict = excluded.verdict, score = excluded.score, max = excluded.max,
                answered = excluded.answered, solved = solved OR excluded.solved
            """, [item.description, item.subject, verdict.rawValue, score, max, time, verdict == .correct], in: db)
    }

    private static func schedule(_ item: Item, rating: FSRS.Rating, entry: EventLog.Entry, in db: Database) throws {
        let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT \(StoredMemory.columns) FROM item WHERE name = ?"), arguments: [item.description])
        let before = try row.flatMap { try StoredMemory($0) }
        let after = StoredMemory(before, rating: rating, at: entry.event.time)
        try run(
            "UPDATE item SET phase = ?, step = ?, stability = ?, difficulty = ?, reviewed = ?, due = ?, rating = ?, lapses = ? WHERE name = ?",
            after.values + [item.description], in: db)
        try run(
            "INSERT INTO review (time, event, item, rating, phase) VALUES (?, ?, ?, ?, ?)",
            [entry.event.time.milliseconds, entry.sequence, item.description, rating.rawValue, before?.memory.phase.rawValue], in: db)
    }

    private static func run(_ sql: String, _ arguments: StatementArguments, in db: Database) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
