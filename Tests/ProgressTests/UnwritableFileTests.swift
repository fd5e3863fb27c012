import Foundation
import GRDB
import Testing

@testable import Progress

struct UnwritableFileTests {
    @Test func aFullDiskIsReportedOnceAndTheSessionGoesOn() throws {
        let folder = try Folder()
        let store = ProgressStore.open(path: folder.store)
        store.record(Writer.reply("0"))
        // SQLite refuses to grow the file, as on a full disk.
        try store.execute("PRAGMA max_page_count = 1")
        var reports: [String] = []
        for number in 1..<60 { reports += store.record(Writer.reply("\(number) \(String(repeating: "x", count: 2000))")).map { [$0.code] } ?? [] }
        #expect(reports == ["progress-disk-full"])
        #expect(store.replies.count == 60)
        // The next connection has no such limit, so everything was written later.
        #expect(store.isSaving && store.takeNotices().map(\.code) == ["progress-saved"])
        #expect(ProgressStore.open(path: folder.store).replies == store.replies)
    }

    @Test func aLockIsWaitedForAndWhatWasRecordedMeanwhileIsWrittenLater() throws {
        let folder = try Folder()
        let store = ProgressStore.open(path: folder.store)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.store, configuration: configuration)
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let start = Date()
        #expect(store.record(Writer.reply("1"))?.code == "progress-locked")
        #expect(Date().timeIntervalSince(start) > ProgressStore.patience * 0.9)
        #expect(!store.isSaving && store.replies == ["1"])
        #expect(store.record(Writer.reply("2")) == nil)
        #expect(throws: ImportError.self) { _ = try store.importEvents(store.export()) }
        try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        #expect(store.record(Writer.reply("3")) == nil)
        #expect(store.isSaving && store.takeNotices().map(\.code) == ["progress-saved"])
        #expect(ProgressStore.open(path: folder.store).replies == ["1", "2", "3"])
        try other.close()
    }

    /// Root may write everything, so a process that gives its rights away plays the user.
    @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
    func aReadOnlyFileIsShownAndNotWritten(isFolderWritable: Bool) throws {
        let folder = try Folder()
        ProgressStore.open(path: folder.store).record(Writer.reply("1"))
        try FileManager.default.setAttributes([.posixPermissions: isFolderWritable ? 0o777 : 0o755], ofItemAtPath: folder.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.store)
        let temporary = folder.path + "/temporary"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: temporary)
        #expect(try Writer(["nobody", folder.store], temporaryFolder: temporary).finish() == ["progress-read-only", "nil", "false", "2"])
        #expect(ProgressStore.open(path: folder.store).replies == ["1"])
    }

    @Test(.enabled(if: geteuid() != 0))
    func aReadOnlyFileOfTheUserIsShownAndNotWritten() throws {
        let folder = try Folder()
        ProgressStore.open(path: folder.store).record(Writer.reply("1"))
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.store)
        let store = ProgressStore.open(path: folder.store)
        #expect(!store.isSaving && store.notices.map(\.code) == ["progress-read-only"])
        #expect(store.record(Writer.reply("2")) == nil)
        #expect(store.replies == ["1", "2"])
    }

    @Test func aFolderThatCannotBeMadeIsReported() throws {
        let folder = try Folder()
        try Data("text".utf8).write(to: URL(fileURLWithPath: folder.path + "/file"))
        for path in [folder.path + "/file/workbook/progress.sqlite", "/dev/null/progress.sqlite", folder.path] {
            let store = ProgressStore.open(path: path)
            #expect(!store.isSaving && store.notices.count == 1, "\(path)")
            #expect(store.record(.finished(lesson: "boxes")) == nil)
            #expect(store.progress(of: try lesson()).isFinished)
        }
    }

    @Test func aNewerFileIsLeftAsItIs() throws {
        let folder = try Folder()
        do {
            let store = ProgressStore.open(path: folder.store)
            store.record(Writer.reply("1"))
            try store.execute("INSERT INTO grdb_migrations VALUES ('v99'); PRAGMA wal_checkpoint(TRUNCATE)")
            try store.state.withLock { try $0.queue?.close() }
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.store))
        let store = ProgressStore.open(path: folder.store)
        #expect(
            store.notices.map { $0.rendered() } == [
                "warning: progress isn't being saved: `\(folder.store)` was written by a newer version of workbook and is left as it is\nhelp: update workbook"
            ])
        #expect(!store.isSaving && store.record(Writer.reply("2")) == nil)
        #expect(store.replies == ["2"])
        #expect(throws: ImportError.self) { _ = try store.importEvents(ProgressStore.inMemory().export()) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store)) == before)
    }

    @Test func anotherProgramsDatabaseIsLeftAsItIs() throws {
        let folder = try Folder()
        let other = try DatabaseQueue(path: folder.store)
        try other.write { try $0.execute(sql: "CREATE TABLE recipe (name TEXT)") }
        try other.close()
        let store = ProgressStore.open(path: folder.store)
        #expect(!store.isSaving && store.notices.map(\.code) == ["progress-foreign"])
        #expect(try DatabaseQueue(path: folder.store).read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_master") } == ["recipe"])
    }

    @Test func aPipeOrFolderIsLeftAsItIs() throws {
        for make in [{ (path: String) in mkfifo(path, 0o600) }, { mkdir($0, 0o700) }] {
            let folder = try Folder()
            #expect(make(folder.store) == 0)
            let store = ProgressStore.open(path: folder.store)
            #expect(!store.isSaving && store.notices.map(\.code) == ["progress-foreign"])
        }
    }

    /// What is written to a file without a name would be lost.
    @Test func aFileThatIsDeletedMeanwhileIsWrittenAgain() throws {
        let folder = try Folder()
        let store = ProgressStore.open(path: folder.store)
        store.record(Writer.reply("1"))
        for name in folder.names { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
        #expect(store.record(Writer.reply("2")) == nil)
        #expect(ProgressStore.open(path: folder.store).replies == ["1", "2"])
    }
}
