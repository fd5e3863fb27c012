import Diagnostics
import Foundation
import GRDB

/// The file of a store: opens it, distinguishes it from another of its name, and moves it aside.
struct ProgressFile: Sendable {
    let path: String

    enum Fault: Error {
        /// A newer version of the program has written the file.
        case newer
        /// The file is a database of something else, or no file at all but a folder, a pipe or a device.
        case foreign
    }

    /// A file on its volume: nil where there is none.
    struct Identity: Equatable, Sendable {
        let volume: UInt64
        let number: UInt64
    }

    /// The file is made where there is none, readable by the user alone. Waits for locks `patience` seconds.
    func open(patience: TimeInterval) throws -> DatabaseQueue {
        try create()
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.prepareDatabase { db in
            // Two sessions that make a file at once are kept waiting by no busy timeout here.
            try Self.retrying(for: patience) { try db.execute(sql: "PRAGMA journal_mode = WAL") }
            try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 1000000")
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try Self.retrying(for: patience) { try Self.prepare(queue) }
        return queue
    }

    /// Brings the tables to the current version.
    private static func prepare(_ queue: DatabaseQueue) throws {
        let known = Set(Schema.migrator.migrations)
        let (applied, isForeign) = try queue.read { db in
            let applied = try Schema.migrator.appliedIdentifiers(db)
            // The migrator makes its own table before the others.
            let tables = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM sqlite_master WHERE tbl_name <> 'grdb_migrations')")
            return (applied, applied.isEmpty && tables == true)
        }
        if !applied.isSubset(of: known) { throw Fault.newer }
        if isForeign { throw Fault.foreign }
        if applied != known { try Schema.migrator.migrate(queue) }
    }

    /// Keeps other sessions from moving the file at the same time.
    func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
        let folder = Foundation.open(enclosingFolder(of: path), O_RDONLY)
        defer { if folder >= 0 { close(folder) } }
        if folder >= 0 { flock(folder, LOCK_EX) }
        return try body()
    }

    var identity: Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(volume: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    /// Renames the file and its log to `progress.damaged-20260131-093000.sqlite`; returns the new path.
    func setAside(at time: Date) throws -> String {
        let stamp = time.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted).dateTimeSeparator(.standard)).filter { $0.isNumber || $0 == "T" }
        let base = (path as NSString).deletingPathExtension + ".damaged-" + stamp.replacing("T", with: "-")
        let names = [base] + (2...99).map { "\(base)-\($0)" }
        guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0 + ".sqlite") }) else { throw CocoaError(.fileWriteFileExists) }
        let target = free + ".sqlite"
        try FileManager.default.moveItem(atPath: path, toPath: target)
        for ending in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
            try FileManager.default.moveItem(atPath: path + ending, toPath: target + ending)
        }
        return target
    }

    private func create() throws {
        let folder = enclosingFolder(of: path)
        if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_RDWR, 0o600)
        if descriptor >= 0 { close(descriptor) }
        // Opening a pipe would wait for its writer, and a device may never end.
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw Fault.foreign }
        // SQLite would open the file for reading, and fail at the first event.
        guard [folder.isEmpty ? "." : folder, path].allSatisfy(FileManager.default.isWritableFile(atPath:)) else { throw CocoaError(.fileWriteNoPermission) }
    }

    private static func retrying(for patience: TimeInterval, _ body: () throws -> Void) throws {
        let end = Date().addingTimeInterval(patience)
        while true {
            do { return try body() } catch let error as DatabaseError where error.isPassing && Date() < end {
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }
}

extension DatabaseError {
    /// Another session may be making the file just now.
    fileprivate var isPassing: Bool { [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ERROR].contains(resultCode) }
}
