import GRDB

/// The tables of a store. Everything but `event` is derived from it and can be made again.
enum Schema {
    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { try $0.execute(sql: version1) }
        migrator.registerMigration("v2") { try $0.execute(sql: version2) }
        // Nothing new but kinds of events: programs that don't know these leave the file alone.
        migrator.registerMigration("v3") { _ in }
        return migrator
    }()

    /// Deletes what is derived.
    static let emptying = ["lesson", "section", "quiz", "attempt", "reply", "item", "review", "misconception"].map { "DELETE FROM \($0);" }.joined(
        separator: "\n")

    /// Times are milliseconds since 1970 in UTC; `subject` is `lesson:NAME` or `quiz:NAME`; `content` is the event as JSON.
    private static let version1 = """
        CREATE TABLE event (
            sequence INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            time INTEGER NOT NULL,
            subject TEXT NOT NULL,
            content TEXT NOT NULL
        ) STRICT;
        CREATE INDEX event_subject ON event (subject, time, sequence);

        CREATE TABLE lesson (name TEXT PRIMARY KEY, section TEXT, step INTEGER, finished INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE section (lesson TEXT, name TEXT, PRIMARY KEY (lesson, name)) STRICT, WITHOUT ROWID;
        CREATE TABLE quiz (name TEXT PRIMARY KEY, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE attempt (
            quiz TEXT, id TEXT, seed TEXT, began INTEGER, closed INTEGER NOT NULL DEFAULT 0, score REAL, max REAL, passed INTEGER,
            PRIMARY KEY (quiz, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE reply (quiz TEXT, attempt TEXT, time INTEGER, event INTEGER, PRIMARY KEY (quiz, attempt, time, event)) STRICT, WITHOUT ROWID;

        CREATE TABLE item (
            name TEXT PRIMARY KEY, subject TEXT NOT NULL, answers INTEGER NOT NULL, verdict TEXT NOT NULL, score REAL, max REAL NOT NULL,
            answered INTEGER NOT NULL, solved INTEGER NOT NULL,
            phase TEXT, step INTEGER, stability REAL, difficulty REAL, reviewed INTEGER, due INTEGER, rating INTEGER, lapses INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX item_subject ON item (subject);
        CREATE INDEX item_due ON item (due);
        CREATE TABLE review (
            time INTEGER, event INTEGER, item TEXT NOT NULL, rating INTEGER NOT NULL, phase TEXT,
            PRIMARY KEY (time, event)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_item ON review (item, time, event);
        """

    /// Each misconception that an answer to an item showed.
    private static let version2 = """
        CREATE TABLE misconception (event INTEGER PRIMARY KEY, name TEXT NOT NULL, item TEXT NOT NULL, subject TEXT NOT NULL) STRICT;
        CREATE INDEX misconception_subject ON misconception (subject);
        """
}
