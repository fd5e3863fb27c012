import Foundation
import GRDB

extension ProgressFile {
    /// Everything in a file that can't be opened for writing, in memory.
    func loaded() throws -> DatabaseQueue {
        try withCopy { try Self.memory(from: $0.open(patience: 0)) }
    }

    /// The events that can be read from a damaged file, which isn't changed.
    func readableEvents() -> [Event] {
        (try? withCopy { Self.readableEvents(in: try DatabaseQueue(path: $0.path)) }) ?? []
    }

    /// The events before and after what can't be read.
    static func readableEvents(in queue: DatabaseQueue) -> [Event] {
        var found: [Int64: Event] = [:]
        func read(_ order: String) throws {
            try queue.read { db in
                let rows = try Row.fetchCursor(db, sql: "SELECT sequence, content FROM event ORDER BY sequence \(order) LIMIT \(Event.countLimit)")
                while let row = try rows.next() {
                    guard let entry = try? EventLog.entry(row), entry.event.fault == nil else { continue }
                    found[entry.sequence] = entry.event
                }
            }
        }
        do { try read("ASC") } catch { try? read("DESC") }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A database in memory, with what another has.
    static func memory(from source: DatabaseQueue) throws -> DatabaseQueue {
        let memory = try DatabaseQueue()
        try source.backup(to: memory)
        return memory
    }

    /// A database in memory with nothing in it.
    static func emptyMemory() throws -> DatabaseQueue {
        let memory = try DatabaseQueue()
        try Schema.migrator.migrate(memory)
        return memory
    }

    /// In bytes: what a thousand years of study don't reach.
    private static let sizeLimit = 1_000_000_000

    /// Calls `body` with a copy in a folder that can be written: SQLite keeps an index next to the files that it reads.
    private func withCopy<Value>(_ body: (ProgressFile) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = ProgressFile(path: folder.appendingPathComponent("progress.sqlite").path)
        for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: path + ending) {
            let size = try FileManager.default.attributesOfItem(atPath: path + ending)[.size] as? Int ?? 0
            guard size <= Self.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
            try FileManager.default.copyItem(atPath: path + ending, toPath: copy.path + ending)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path + ending)
        }
        return try body(copy)
    }
}
