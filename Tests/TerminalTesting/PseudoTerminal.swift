import Foundation
import Processes

/// A program that runs in a separate terminal: keys go in, a screen comes out. Every wait ends as soon as what is waited for is there, or fails when the
/// program takes too long.
public final class PseudoTerminal {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    public private(set) var screen: Screen
    /// Everything that the program wrote, control sequences included.
    public private(set) var transcript = ""
    /// Where in what was printed the next wait begins to look.
    private var position = 0
    /// The bytes of a character that isn't whole yet.
    private var undecoded: [UInt8] = []
    private let ends: TerminalPair
    private let controller: Int32
    private let process: pid_t
    private var status: Int32?

    /// Starts a program with this environment alone.
    public init(_ executable: URL, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24) throws {
        guard let ends = TerminalPair(columns: columns, rows: rows) else {
            throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        var program = ProgramStart(executable.path, arguments: arguments, environment: environment)
        program.files = [(STDIN_FILENO, .path(ends.name, flags: O_RDWR)), (STDOUT_FILENO, .copy(of: STDIN_FILENO)), (STDERR_FILENO, .copy(of: STDIN_FILENO))]
        (program.group, program.resetsSignals) = (.session, true)
        guard let process = program.start() else {
            throw Failure(description: "\(executable.path) cannot be started")
        }
        (self.ends, controller) = (ends, ends.controller)
        screen = Screen(columns: columns, rows: rows)
        self.process = process
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if !hasEnded {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(controller)
        close(ends.device)
    }

    // MARK: What a person does

    public func type(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EAGAIN else { return }
            rest = rest.dropFirst(max(count, 0))
            // A program that writes while we do must not fill its side.
            read(forAtMost: count > 0 ? 0 : 10)
        }
    }

    public func press(_ key: Key) { type(key.rawValue) }

    /// What a terminal sends for a text from the clipboard.
    public func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

    /// Changes the size of the window, of which the program hears by SIGWINCH.
    public func resize(columns: Int, rows: Int) {
        read(forAtMost: 0)
        screen.resize(columns: columns, rows: rows)
        ends.resize(columns: columns, rows: rows)
    }

    public func send(_ signal: Int32) { kill(process, signal) }

    // MARK: What a person sees

    /// Waits for text in what the program writes after what the last call waited for.
    public func wait(for text: String, within seconds: Double = 20) throws {
        try wait("\"\(text)\"", within: seconds) {
            let rest = screen.printed.dropFirst(position)
            guard let found = rest.range(of: text) else { return false }
            position += rest[..<found.upperBound].count
            return true
        }
    }

    /// Waits until the cursor's row, without blanks at its end, is this.
    public func wait(forRow row: String, within seconds: Double = 20) throws {
        try wait("the row \"\(row)\"", within: seconds) { screen.row == row }
        position = screen.printed.count
    }

    /// Waits until the screen is as it should be.
    public func wait(_ what: String, within seconds: Double = 20, until isSo: () -> Bool) throws {
        let deadline = Date() + seconds
        while !isSo() {
            guard Date() < deadline else { throw Failure(description: "\(what) did not come; \(reached)") }
            read(forAtMost: 50)
            guard hasEnded else { continue }
            read(forAtMost: 0)
            guard isSo() else { throw Failure(description: "the program ended with \(exitStatus ?? -1) before \(what) came; \(reached)") }
            return
        }
    }

    private var reached: String { "the screen is\n\(screen.text)\nafter\n\(transcript.debugDescription)" }

    /// Waits for the program's end and gives its exit status, or 128 and the number of the signal that ended it.
    public func end(within seconds: Double = 20) throws -> Int32 {
        let deadline = Date() + seconds
        while !hasEnded {
            guard Date() < deadline else { throw Failure(description: "the program goes on; the screen is\n\(screen.text)") }
            read(forAtMost: 10)
        }
        read(forAtMost: 0)
        guard let exitStatus else { throw Failure(description: "the program has no status") }
        return exitStatus
    }

    private var exitStatus: Int32? { status.map { $0 & 0x7F == 0 ? $0 >> 8 & 0xFF : 128 + ($0 & 0x7F) } }

    /// Whether the terminal shows what is typed and hands it on line by line, as shells expect it.
    public var isInOrder: Bool { ends.isInOrder }

    private var hasEnded: Bool {
        guard status == nil else { return true }
        var number: Int32 = 0
        guard waitpid(process, &number, WNOHANG) == process else { return false }
        status = number
        return true
    }

    /// Takes what the program has written, waiting for at most so many milliseconds.
    private func read(forAtMost milliseconds: Int32) {
        var wait = milliseconds
        while true {
            var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, wait) > 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = Foundation.read(controller, &bytes, bytes.count)
            guard count > 0 else { return }
            decode(bytes.prefix(count))
            wait = 0
        }
    }

    private func decode(_ bytes: ArraySlice<UInt8>) {
        undecoded += bytes
        // At most three bytes at the end can belong to a character of which more comes.
        let tail = undecoded.suffix(3).lastIndex { $0 >= 0xC0 }
        let end = tail.map { undecoded.count - $0 < (undecoded[$0] >= 0xF0 ? 4 : undecoded[$0] >= 0xE0 ? 3 : 2) ? $0 : undecoded.count } ?? undecoded.count
        let text = String(decoding: undecoded[..<end], as: UTF8.self)
        undecoded.removeFirst(end)
        transcript.unicodeScalars += text.unicodeScalars
        screen.write(text)
    }
}

/// What special keys send.
public enum Key: String {
    case enter = "\r", tab = "\t", backspace = "\u{7F}", escape = "\u{1B}"
    case up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D"
    case controlA = "\u{1}", controlC = "\u{3}", controlD = "\u{4}", controlU = "\u{15}", controlBackslash = "\u{1C}"
}
