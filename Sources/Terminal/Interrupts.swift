import Foundation
import Synchronization

/// What Ctrl-C means at the moment: at the prompt it abandons the line, while work runs it asks that to stop, otherwise it ends the program unless a study
/// session or another program has the terminal.
public final class Interrupts: Sendable {
    /// The exit status of an interrupted program: 128 and the signal's number.
    public static let exitStatus: Int32 = 130

    private enum Meaning: Sendable {
        case leave
        case ignore
        case stop(asked: Bool)
        case tell(@Sendable () -> Void)
    }

    /// The one of this process: SIGINT has one meaning at a time.
    public static let shared = Interrupts()
    private let meaning = Mutex(Meaning.leave)

    private init() {}

    private static let signals = Signals([SIGINT]) { _ in shared.raise() }

    /// Takes SIGINT over from its default action, which ends the process without its exit status.
    public func start() { _ = Self.signals }

    /// Whether Ctrl-C came since the work that runs now began.
    public var isRaised: Bool {
        meaning.withLock { if case .stop(asked: true) = $0 { true } else { false } }
    }

    /// Runs work that looks at `isRaised` from time to time. Pressing Ctrl-C again changes nothing.
    public func stoppable<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        try with(.stop(asked: false), work)
    }

    /// Runs work that Ctrl-C neither ends nor stops, except where it calls `stoppable` or reads a line, and that Ctrl-\ doesn't end.
    public func ignoring<Result>(_ work: () throws -> Result) rethrows -> Result {
        let quits = Signals([SIGQUIT]) { _ in }
        return try withExtendedLifetime(quits) { try with(.ignore, work) }
    }

    /// Runs work during which Ctrl-C only calls `handler`, on another thread.
    public func telling<Result>(_ handler: @escaping @Sendable () -> Void, _ work: () throws -> Result) rethrows -> Result {
        try with(.tell(handler), work)
    }

    private func with<Result, Failure: Error>(_ new: Meaning, _ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let old = meaning.withLock { current in
            defer { current = new }
            return current
        }
        defer { meaning.withLock { $0 = old } }
        return try work()
    }

    private func raise() {
        let handler: (@Sendable () -> Void)? = meaning.withLock { current in
            switch current {
            case .tell(let handler): return handler
            case .stop:
                current = .stop(asked: true)
                return nil
            case .ignore: return nil
            // No buffers wait to be written, and other threads still run: `exit` would take down globals that they use.
            case .leave: _exit(Self.exitStatus)
            }
        }
        handler?()
    }
}
