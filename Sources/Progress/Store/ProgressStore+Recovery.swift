import Diagnostics
import Foundation
import GRDB

extension ProgressStore.State {
    /// Opens the file for writing.
    mutating func connect() throws {
        guard let file else { return }
        identity = file.identity
        let opened = try file.open(patience: ProgressStore.patience)
        (queue, identity, isSaving) = (opened, file.identity, true)
    }

    /// Adds an event to the file, or to memory while the file can't be written; returns what had to be done for it.
    mutating func record(_ event: Event, now: Date) -> Diagnostic? {
        guard isSaving else {
            unsaved.append(event)
            if !resume() { try? queue?.write { try EventLog.append(event, to: $0) } }
            return nil
        }
        let known = notices.count
        followFile(now: now)
        let isRecorded = use(now: now) { queue in try queue.write { try EventLog.append(event, to: $0) } } != nil
        if !isSaving || !isRecorded { unsaved.append(event) }
        return notices.count > known ? notices.removeLast() : nil
    }

    /// Does something with the database. What fails is done again after the failure was dealt with; nil where it fails in memory as well.
    mutating func use<Value>(now: Date, _ body: (DatabaseQueue) throws -> Value) -> Value? {
        guard let current = queue else { return nil }
        do { return try body(current) } catch {
            guard isSaving else { return nil }
            handle(error, now: now)
        }
        guard isSaving, let replaced = queue else { return queue.flatMap { try? body($0) } }
        do { return try body(replaced) } catch { interrupt(StoreFailure(error)) }
        return queue.flatMap { try? body($0) }
    }

    /// Replaces a damaged file; otherwise goes on in memory.
    mutating func handle(_ error: any Error, now: Date) {
        let failure = StoreFailure(error)
        if failure == .damaged, (try? replaceFile(now: now)) != nil { return }
        interrupt(failure)
    }

    /// Goes on in memory with what the file has.
    private mutating func interrupt(_ failure: StoreFailure) {
        guard let file else { return }
        var failure = failure
        if failure.mayPass {
            do {
                queue = try queue.map(ProgressFile.memory) ?? file.loaded()
            } catch {
                if !StoreFailure(error).mayPass { failure = StoreFailure(error) }
                queue = try? ProgressFile.emptyMemory()
            }
        } else {
            queue = try? ProgressFile.emptyMemory()
        }
        isSaving = false
        if !failure.mayPass { self.file = nil }
        notices.append(failure.diagnostic(file.path))
    }

    /// Moves the damaged file aside and begins another with the events that can be read.
    private mutating func replaceFile(now: Date) throws {
        guard let file else { return }
        let aside = try file.exclusively {
            // Another session may have replaced the file by now.
            let aside = file.identity == identity ? try file.setAside(at: now) : nil
            try connect()
            return aside
        }
        guard let aside else { return }
        let copy = ProgressFile(path: aside)
        let events = copy.readableEvents()
        try queue?.write { _ = try EventLog.merge(events, into: $0) }
        let kept = events.isEmpty ? "none of its events could be read" : "\(events.count) of its events could be read and were kept"
        notices.append(
            Diagnostic(
                .warning, "progress-damaged", "the progress file was damaged; it is now `\(copy.path)`, and \(kept)",
                help: "if you have a backup, import its events with `workbook progress import`"))
    }

    /// Where another file has taken the file's name, goes on there with all events.
    private mutating func followFile(now: Date) {
        guard let file, let old = queue, file.identity != identity else { return }
        do {
            try connect()
            let events = ProgressFile.readableEvents(in: old)
            try queue?.write { _ = try EventLog.merge(events, into: $0) }
        } catch {
            queue = old
            handle(error, now: now)
        }
    }

    /// Tries to write what was recorded in memory.
    private mutating func resume() -> Bool {
        guard let file, let opened = try? file.open(patience: 0.1), (try? opened.write { try EventLog.merge(unsaved, into: $0) }) != nil else { return false }
        (queue, identity, isSaving, unsaved) = (opened, file.identity, true, [])
        notices.append(Diagnostic(.remark, "progress-saved", "progress is being saved again in `\(file.path)`"))
        return true
    }
}
