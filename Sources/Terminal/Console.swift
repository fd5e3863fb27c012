import Foundation
import Synchronization

/// The process's standard streams: what is a terminal, how wide it is, how to style for it, and writing that survives a reader who went away.
public final class Console: Sendable {
    /// Why standard output takes no more.
    public enum WriteFailure: Equatable, Sendable {
        /// Its reader went away.
        case closed
        /// It cannot be written, for example since the disk is full (`ENOSPC`).
        case failed(errno: Int32)
    }

    /// Whether standard input, output and error are terminals.
    public let readsTerminal, writesTerminal, reportsToTerminal: Bool
    /// Whether text for standard output, and for standard error, may be styled.
    public let styled, errorsStyled: Bool
    public let theme: Theme
    let environment: [String: String]
    private let failure = Mutex<WriteFailure?>(nil)
    /// What was typed while a screenful waited for Enter.
    let typed = Mutex("")

    public init(color: ColorChoice, environment: [String: String] = ProcessInfo.processInfo.environment) {
        readsTerminal = isatty(STDIN_FILENO) == 1
        writesTerminal = isatty(STDOUT_FILENO) == 1
        reportsToTerminal = isatty(STDERR_FILENO) == 1
        styled = color.allows(onTerminal: writesTerminal, environment: environment)
        errorsStyled = color.allows(onTerminal: reportsToTerminal, environment: environment)
        theme = Theme(environment: environment)
        self.environment = environment
        // A write to a closed pipe then fails instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The result of writing to standard output: nil as long as it takes everything.
    public var writeFailure: WriteFailure? { failure.withLock { $0 } }

    /// Whether standard output takes no more.
    public var isClosed: Bool { writeFailure != nil }

    /// Whether a person reads standard output while typing, on a terminal that can move its cursor.
    public var isInteractive: Bool { readsTerminal && writesTerminal && !["", "dumb"].contains(environment["TERM", default: ""]) }

    /// The terminal's columns and rows now; those of `COLUMNS` and `LINES`, or 80 x 24, where standard output isn't a terminal.
    public var size: (columns: Int, rows: Int) {
        var window = winsize()
        if writesTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
            return (Int(window.ws_col), Int(window.ws_row))
        }
        func length(_ name: String, _ fallback: Int) -> Int {
            guard let text = environment[name], let number = Int(text), (1...10_000).contains(number) else { return fallback }
            return number
        }
        return (length("COLUMNS", 80), length("LINES", 24))
    }

    /// The text as its roles look on standard output, where that may be styled.
    public func style(_ text: String, as roles: TextRole...) -> String { styled ? theme.style(text, as: roles) : text }

    /// The text as its roles look on standard error, where that may be styled.
    public func styleError(_ text: String, as roles: TextRole...) -> String { errorsStyled ? theme.style(text, as: roles) : text }

    /// Writes to standard output; once that failed, nothing.
    public func write(_ text: String) {
        guard !isClosed, let number = Self.write(text, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = number == EPIPE || number == EIO ? .closed : .failed(errno: number) }
    }

    /// Writes to standard error.
    public func report(_ text: String) {
        _ = Self.write(text, to: STDERR_FILENO)
    }

    /// The `errno` of a write that failed.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                    continue
                }
                guard count > 0 else { return errno }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return nil
        }
    }
}
