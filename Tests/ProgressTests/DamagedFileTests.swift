import Foundation
import GRDB
import Testing

@testable import Progress

struct DamagedFileTests {
    /// A closed file with 150 events, in one piece.
    private func file(in folder: Folder) throws {
        let clock = Clock()
        let store = ProgressStore.open(path: folder.store) { clock.now }
        for number in 0..<150 {
            clock.advance(60)
            store.record(Writer.reply("\(number)"))
        }
        try store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        try store.state.withLock { try $0.queue?.close() }
    }

    private func change(_ folder: Folder, _ body: (inout Data) -> Void) throws -> Data {
        var data = try Data(contentsOf: URL(fileURLWithPath: folder.store))
        body(&data)
        try data.write(to: URL(fileURLWithPath: folder.store))
        return data
    }

    private static let pageSize = 4096

    @Test func randomBytesAreSetAside() throws {
        let folder = try Folder()
        var generator = SeededGenerator(5)
        let noise = Data((0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
        try noise.write(to: URL(fileURLWithPath: folder.store))
        let store = ProgressStore.open(path: folder.store, now: { Date(timeIntervalSince1970: 1_800_000_000) })
        let aside = "progress.damaged-20270115-080000.sqlite"
        #expect(store.isSaving && folder.names.contains(aside))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + aside)) == noise)
        #expect(
            store.takeNotices().map { $0.rendered() } == [
                """
                warning: the progress file was damaged; it is now `\(folder.path)/\(aside)`, and none of its events could be read
                help: if you have a backup, import its events with `workbook progress import`
                """
            ])
        #expect(store.record(.finished(lesson: "boxes")) == nil)
        #expect(ProgressStore.open(path: folder.store).progress(of: try lesson()).isFinished)
    }

    @Test(arguments: [0.0, 0.3, 0.6, 0.9])
    func aFileThatWasCutOffIsSetAside(_ share: Double) throws {
        let folder = try Folder()
        try file(in: folder)
        let damaged = try change(folder) { $0 = $0.prefix(100 + Int(Double($0.count) * share)) }
        let store = ProgressStore.open(path: folder.store)
        #expect(store.isSaving && store.notices.map(\.code) == ["progress-damaged"])
        #expect(try aside(folder) == damaged)
        #expect(store.record(Writer.reply("new")) == nil)
        #expect(ProgressStore.open(path: folder.store).replies.contains("new"))
    }

    /// Whichever page is lost, the session goes on, the file is kept, and the events of other pages are there.
    @Test func aLostPageCostsOnlyItsEvents() throws {
        let whole = try Folder()
        try file(in: whole)
        let original = try Data(contentsOf: URL(fileURLWithPath: whole.store))
        let pages = original.count / Self.pageSize
        var (salvaged, setAside) = (0, 0)
        for page in 0..<pages {
            let folder = try Folder()
            try original.write(to: URL(fileURLWithPath: folder.store))
            let damaged = try change(folder) { $0.replaceSubrange((page * Self.pageSize)..<((page + 1) * Self.pageSize), with: Data(count: Self.pageSize)) }
            let store = ProgressStore.open(path: folder.store)
            store.rebuild()
            store.record(Writer.reply("new"))
            #expect(store.isSaving, "page \(page)")
            let replies = store.replies
            #expect(replies.contains("new"), "page \(page)")
            let derived = try store.derived()
            store.rebuild()
            #expect(try store.derived() == derived)
            if folder.names.contains(where: { $0.hasPrefix("progress.damaged-") }) {
                #expect(try aside(folder) == damaged, "page \(page)")
                setAside += 1
                salvaged += replies.count > 100 ? 1 : 0
            } else {
                #expect(replies.count == 151, "page \(page)")
            }
        }
        #expect(setAside >= 5 && salvaged >= 3, "of \(pages) pages")
    }

    @Test func sessionsThatFindTheDamageAtOnceReplaceTheFileOnce() async throws {
        for _ in 0..<8 {
            let folder = try Folder()
            try Data(repeating: 7, count: 8192).write(to: URL(fileURLWithPath: folder.store))
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask { [path = folder.store] in
                        let store = ProgressStore.open(path: path)
                        #expect(store.isSaving && store.record(Writer.reply("\(number)")) == nil)
                    }
                }
            }
            #expect(folder.names.count { $0.hasPrefix("progress.damaged-") } == 1)
            #expect(Set(ProgressStore.open(path: folder.store).replies) == ["0", "1", "2", "3"])
        }
    }

    /// The session had the file open when it was damaged, and another session has replaced it since.
    @Test func eventsFollowAFileThatWasReplaced() throws {
        let folder = try Folder()
        let store = ProgressStore.open(path: folder.store)
        store.record(Writer.reply("1"))
        try FileManager.default.moveItem(atPath: folder.store, toPath: folder.path + "/old.sqlite")
        for ending in ["-wal", "-shm"] { try FileManager.default.moveItem(atPath: folder.store + ending, toPath: folder.path + "/old.sqlite" + ending) }
        let other = ProgressStore.open(path: folder.store)
        other.record(Writer.reply("2"))
        #expect(store.record(Writer.reply("3")) == nil)
        #expect(other.record(Writer.reply("4")) == nil)
        #expect(Set(ProgressStore.open(path: folder.store).replies) == ["1", "2", "3", "4"])
        #expect(store.replies == other.replies)
    }

    @Test func contentThatIsNoEventIsDamage() throws {
        let folder = try Folder()
        try file(in: folder)
        _ = try change(folder) { data in
            if let range = data.range(of: Data(#""reply":"77","#.utf8)) { data.replaceSubrange(range, with: Data(#""reply" "77","#.utf8)) }
        }
        let store = ProgressStore.open(path: folder.store)
        #expect(store.notices.isEmpty)
        #expect(store.replies == (0..<150).filter { $0 != 77 }.map { "\($0)" })
        #expect(store.takeNotices().map(\.code) == ["progress-damaged"])
    }

    private func aside(_ folder: Folder) throws -> Data {
        let name = try #require(folder.names.first { $0.hasPrefix("progress.damaged-") && $0.hasSuffix(".sqlite") })
        return try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
    }
}
