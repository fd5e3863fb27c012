import Foundation
import GRDB

extension ProgressStore {
    /// Adds the events of an export that aren't known yet, in one transaction; a fault refuses all.
    public func importEvents(_ data: Data) throws(ImportError) -> (added: Int, known: Int) {
        let read = try ExportReader.events(data)
        let result = state.withLock { state -> Result<Int, ImportError> in
            guard let queue = state.queue, state.isSaving || !state.isPersistent else { return .failure(Self.unwritable("progress isn't being saved")) }
            do {
                return try queue.write { db in
                    if let conflict = try Self.conflict(read, db) { return .failure(conflict) }
                    return .success(try EventLog.merge(read.map(\.event), into: db))
                }
            } catch {
                return .failure(Self.unwritable(error.localizedDescription))
            }
        }
        let added = try result.get()
        return (added, read.count - added)
    }

    private static func unwritable(_ reason: String) -> ImportError {
        ImportError(line: nil, message: "the events can't be saved: \(reason)", help: "check the progress file and its folder")
    }

    /// An event that has the id of another one, in the export or in the store.
    private static func conflict(_ read: [(line: Int, event: Event)], _ db: Database) throws -> ImportError? {
        var seen: [String: Event] = [:]
        for (line, event) in read {
            let known = try seen[event.id] ?? EventLog.event(withID: event.id, in: db)
            guard known == nil || known == event else {
                return ImportError(
                    line: line, message: "another event has the id `\(event.id)`", help: "export the progress again and import that file unchanged")
            }
            seen[event.id] = event
        }
        return nil
    }
}
