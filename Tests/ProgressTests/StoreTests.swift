import Foundation
import GRDB
import Testing

@testable import Progress

struct StoreTests {
    @Test func thePathFollowsTheEnvironment() {
        #expect(ProgressStore.path(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/ada"]) == "/data/workbook/progress.sqlite")
        #expect(ProgressStore.path(environment: ["HOME": "/home/ada"]) == "/home/ada/.local/share/workbook/progress.sqlite")
        #expect(ProgressStore.path(environment: ["XDG_DATA_HOME": "data", "HOME": "/home/ada"]) == "/home/ada/.local/share/workbook/progress.sqlite")
        #expect(ProgressStore.path(environment: [:]) == nil)
    }

    @Test func whatIsRecordedIsThereTheNextTime() throws {
        let folder = try Folder()
        let path = folder.path + "/share/workbook/progress.sqlite"
        let lesson = try lesson()
        do {
            let store = ProgressStore.open(path: path)
            #expect(store.notices.isEmpty && store.isSaving)
            #expect(store.record(.reached(lesson: "boxes", section: "counting", step: 1)) == nil)
        }
        let store = ProgressStore.open(path: path)
        #expect(store.notices.isEmpty && store.isSaving)
        #expect(store.progress(of: lesson).place == .init(section: "counting", step: 1))
    }

    @Test func theFileIsPrivateAndEachEventIsOnDisk() throws {
        let folder = try Folder()
        let path = folder.path + "/share/progress.sqlite"
        let store = ProgressStore.open(path: path)
        store.record(.finished(lesson: "boxes"))
        func permissions(_ path: String) throws -> Int? { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
        #expect(try permissions(folder.path + "/share") == 0o700)
        #expect(try permissions(path) == 0o600)
        #expect(try permissions(path + "-wal") == 0o600)
        let modes = store.read([String]()) { db in
            [try String.fetchOne(db, sql: "PRAGMA journal_mode"), try String.fetchOne(db, sql: "PRAGMA synchronous")].compactMap(\.self)
        }
        #expect(modes == ["wal", "2"], "2 is FULL")
    }

    @Test func aStoreInMemorySavesNothing() {
        let store = ProgressStore.inMemory()
        #expect(!store.isSaving && store.notices.isEmpty)
        #expect(store.record(.finished(lesson: "boxes")) == nil)
        #expect(String(decoding: store.export(), as: UTF8.self).split(separator: "\n").count == 2)
    }

    @Test func withoutAHomeNothingIsSaved() {
        let store = ProgressStore.open(path: nil)
        #expect(!store.isSaving && store.notices.map(\.code) == ["progress-no-home"])
        #expect(store.record(.finished(lesson: "boxes")) == nil)
        #expect(store.takeNotices().count == 1 && store.notices.isEmpty)
    }

    /// The schema of the first release, with rows that it wrote. A later migration keeps what they say.
    @Test func theFirstSchemaIsStillRead() throws {
        let folder = try Folder()
        let old = try DatabaseQueue(path: folder.store)
        try old.write { try $0.execute(sql: Self.version1) }
        try old.close()
        let store = ProgressStore.open(path: folder.store)
        #expect(store.notices.isEmpty && store.isSaving)
        let progress = store.progress(of: try lesson())
        #expect(progress.place == .init(section: "counting", step: 4) && progress.correct == 1)
        #expect(store.progress(of: try quiz()).open?.seed == "42")
        let derived = try store.derived()
        store.rebuild()
        #expect(try store.derived() == derived)
        #expect(store.record(.finished(lesson: "boxes")) == nil)
    }

    private static let version1 = #"""
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('v1');
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

        INSERT INTO event VALUES (1, 'a', 1800000000000, 'lesson:boxes',
            '{"id":"a","kind":"reached","lesson":"boxes","section":"counting","step":4,"time":1800000000000}');
        INSERT INTO event VALUES (2, 'b', 1800000001000, 'lesson:boxes',
            '{"context":"lesson","id":"b","item":"prediction:boxes#counting/0","kind":"answered","max":1,"reply":"3","score":1,"time":1800000001000,"verdict":"correct"}');
        INSERT INTO event VALUES (3, 'c', 1800000002000, 'quiz:sums',
            '{"attempt":"first","id":"c","kind":"beganQuiz","quiz":"sums","seed":"42","time":1800000002000}');
        INSERT INTO lesson VALUES ('boxes', 'counting', 4, 0, 1800000001000);
        INSERT INTO section VALUES ('boxes', 'counting');
        INSERT INTO quiz VALUES ('sums', 1800000002000);
        INSERT INTO attempt VALUES ('sums', 'first', '42', 1800000002000, 0, NULL, NULL, NULL);
        INSERT INTO item VALUES ('prediction:boxes#counting/0', 'lesson:boxes', 1, 'correct', 1, 1, 1800000001000, 1,
            'learning', 1, 2.3065, 2.118103970459015, 1800000001000, 1800000601000, 3, 0);
        INSERT INTO review VALUES (1800000001000, 2, 'prediction:boxes#counting/0', 3, NULL);
        """#
}
