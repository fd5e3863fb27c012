import Diagnostics
import Foundation
import GRDB
import Synchronization

/// What a learner has done, in a file. Opening and recording always succeed: what can't be saved is kept in memory, and reported.
///
/// A store may be used from any thread, and several stores may use one file at once.
public final class ProgressStore: Sendable {
    struct State: Sendable {
        /// What queries ask: the file's database, or one in memory while the file can't be written.
        var queue: DatabaseQueue?
        /// Nil for a store in memory, and where the file has to be left alone.
        var file: ProgressFile?
        /// The file that `queue` has open.
        var identity: ProgressFile.Identity?
        var isSaving = false
        /// Whether events are meant to outlive the process.
        var isPersistent = true
        /// Recorded since the file can't be written.
        var unsaved: [Event] = []
        var notices: [Diagnostic] = []
    }

    /// Seconds that an event waits for another session to finish writing.
    static let patience: TimeInterval = 2
    let state: Mutex<State>
    let now: @Sendable () -> Date

    init(_ state: State, now: @escaping @Sendable () -> Date) {
        self.state = Mutex(state)
        self.now = now
    }

    /// Whether events are written to a file.
    public var isSaving: Bool { state.withLock { $0.isSaving } }

    /// What went wrong with the file since the last call, and what was done about it. `record` returns what it meets itself.
    public func takeNotices() -> [Diagnostic] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    /// What went wrong with the file so far, and what was done about it.
    public var notices: [Diagnostic] { state.withLock { $0.notices } }

    /// Adds an event. Replies keep their first 20,000 characters.
    ///
    /// Returns nil once the event is on disk, and for a store that doesn't save and has reported so. Otherwise the diagnostic says what was done: the event
    /// counts for this session, and is written as soon as the file can be.
    @discardableResult
    public func record(_ kind: Event.Kind) -> Diagnostic? {
        let time = min(max(now(), Event.timeRange.lowerBound), Event.timeRange.upperBound)
        let event = Event(id: UUID().uuidString.lowercased(), time: time, kind: kind.limited)
        if let fault = event.fault {
            return Diagnostic(.error, "invalid-event", "this can't be saved as progress: \(fault)", help: "fix the lesson's or quiz's ids and points")
        }
        return state.withLock { $0.record(event, now: time) }
    }

    /// Works out everything that is shown from the events again.
    public func rebuild() {
        state.withLock { state in
            state.use(now: now()) { queue in try queue.write { try Derivation.rebuildAll(in: $0) } }
        }
    }

    /// What `body` reads, or `fallback` where the file can't be read; a notice says so.
    func read<Value: Sendable>(_ fallback: Value, _ body: (Database) throws -> Value) -> Value {
        state.withLock { state in state.use(now: now()) { try $0.read(body) } } ?? fallback
    }
}
