import Foundation
import Synchronization

/// The process's standard streams: what is a terminal, how wide it is, and writing that survives a reader who went away.
public final class Console: Sendable {
    /// Whether standard input, output and error are terminals.
    public let readsTerminal, writesTerminal, reportsToTerminal: Bool
    /// Whether text for standard output, and for standard error, may be styled.
    public let styled, errorsStyled: Bool
    private let environment: [String: String]
    private let closed = Atomic(false)

    public init(color: ColorChoice, environment: [String: String] = ProcessInfo.processInfo.environment) {
        readsTerminal = isatty(STDIN_FILENO) == 1
        writesTerminal = isatty(STDOUT_FILENO) == 1
        reportsToTerminal = isatty(STDERR_FILENO) == 1
        styled = color.allows(onTerminal: writesTerminal, environment: environment)
        errorsStyled = color.allows(onTerminal: reportsToTerminal, environment: environment)
        self.environment = environment
        // A write to a closed pipe then fails instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether standard output can take no more, because its reader went away.
    public var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// The terminal's columns and rows; those of `COLUMNS` and `LINES`, or 80 x 24, where standard output is none.
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

    /// Writes to standard output; once its reader went away, nothing.
    public func write(_ text: String) {
        guard !isClosed, !Self.write(text, to: STDOUT_FILENO) else { return }
        closed.store(true, ordering: .relaxed)
    }

    /// Writes to standard error.
    public func report(_ text: String) {
        _ = Self.write(text, to: STDERR_FILENO)
    }

    /// Writes to standard output, through the pager of `PAGER` (`less -FRX`) where it is a terminal with fewer rows than the text has lines.
    public func page(_ text: String) {
        guard readsTerminal, writesTerminal, environment["TERM"] != "dumb", text.count(where: \.isNewline) >= size.rows,
            Pager(environment: environment).show(text)
        else { return write(text) }
    }

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }
}
