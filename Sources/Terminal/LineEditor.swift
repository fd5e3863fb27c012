@preconcurrency import CReadline
import Foundation

/// Reads lines from the terminal through GNU readline: editing, history, completion.
///
/// Readline keeps its state in globals: there is one editor in a process, used by one thread.
public final class LineEditor {
    private let wakeups: Wakeups
    private let signals: Signals

    /// Nil where the process may open no more files.
    public init?(complete: @escaping Completer) {
        guard let wakeups = Wakeups() else { return nil }
        self.wakeups = wakeups
        useUnicodeLocale()
        Readline.setUp(complete: complete)
        signals = Signals([SIGWINCH, SIGCONT]) { number in
            wakeups.send(number == SIGWINCH ? .resized : .continued)
        }
    }

    /// Shows the prompt and waits for a line. SGR sequences in the prompt take no columns.
    public func readLine(prompt: String) -> LineInput {
        Interrupts.shared.telling({ [wakeups] in wakeups.send(.interrupted) }) {
            // A terminal that goes away, or a request to end, must not leave the terminal without echo.
            let endings = Signals([SIGTERM, SIGHUP]) { [wakeups] _ in wakeups.send(.terminated) }
            return withExtendedLifetime(endings) { edit(prompt: prompt) }
        }
    }

    private func edit(prompt: String) -> LineInput {
        Readline.begin(prompt: Self.markingInvisible(prompt))
        while true {
            switch wakeups.wait(orInputOn: STDIN_FILENO) {
            case nil:
                rl_callback_read_char()
                if let input = Readline.finished { return input }
            case .interrupted:
                Readline.abandon()
                return .interrupted
            case .resized:
                rl_resize_terminal()
            case .continued:
                // The shell gave the terminal back in its own mode.
                rl_prep_terminal(1)
                rl_forced_update_display()
            case .terminated:
                Readline.abandon()
                return .end
            }
        }
    }

    /// Readline counts what stands between U+0001 and U+0002 as no columns.
    static func markingInvisible(_ prompt: String) -> String {
        prompt.replacing(/\u{1B}\[[0-9;]*m/) { "\u{1}\($0.output)\u{2}" }
    }
}

/// Sets a locale whose characters are UTF-8: under another, readline loses what is not ASCII.
private func useUnicodeLocale() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
        setlocale(LC_CTYPE, name)
        guard String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" else { continue }
        // Readline asks the environment again when it starts.
        if !name.isEmpty { setenv("LC_ALL", name, 1) }
        return
    }
}
