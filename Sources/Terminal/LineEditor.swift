import CKeyReading
@preconcurrency import CReadline
import Foundation

/// Reads lines from the terminal through GNU readline: editing, history, completion.
///
/// Readline keeps its state in globals: there is one editor in a process, used by one thread.
public final class LineEditor {
    private let wakeups: Wakeups
    private let signals: Signals
    private var replies = HISTORY_STATE()

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
    ///
    /// - Parameters:
    ///   - indentation: the blanks that the line begins with, unless it is pasted. A closing bracket typed first takes four of them away.
    ///   - typed: what the learner has typed of the line already.
    public func readLine(prompt: String, kind: LineKind = .swift, indentation: Int = 0, typed: String = "") -> LineInput {
        Readline.typed = typed
        guard kind == .reply else { return read(prompt: prompt, kind: kind, indentation: indentation) }
        return recallingReplies {
            let input = read(prompt: prompt, kind: kind, indentation: indentation)
            if case .line(let reply) = input, reply.contains(where: { !$0.isWhitespace }) { add_history(reply) }
            return input
        }
    }

    /// Runs work for which readline's list of entries is that of the replies.
    private func recallingReplies<Result>(_ work: () -> Result) -> Result {
        let entries = history_get_history_state()
        history_set_history_state(&replies)
        defer {
            if let state = history_get_history_state() {
                replies = state.pointee
                free(state)
            }
            history_set_history_state(entries)
            free(entries)
        }
        return work()
    }

    private func read(prompt: String, kind: LineKind, indentation: Int) -> LineInput {
        // An interrupt or a new size that came too late for the line before is over; a request to end isn't.
        if wakeups.pending().contains(.terminated) { return .end }
        return Interrupts.shared.telling({ [wakeups] in wakeups.send(.interrupted) }) {
            // A terminal that goes away, or a request to end, must not leave the terminal without echo. Shells ignore SIGQUIT at their prompts, too.
            let endings = Signals([SIGTERM, SIGHUP, SIGQUIT]) { [wakeups] number in
                if number != SIGQUIT { wakeups.send(.terminated) }
            }
            return withExtendedLifetime(endings) { edit(prompt: prompt, kind: kind, indentation: indentation) }
        }
    }

    private func edit(prompt: String, kind: LineKind, indentation: Int) -> LineInput {
        Readline.begin(prompt: Self.markingInvisible(prompt), kind: kind, indentation: indentation)
        while true {
            switch wakeups.wait(orInputOn: STDIN_FILENO) {
            case nil:
                read_keys()
                if let input = Readline.finished { return input }
            case .interrupted: return .interrupted(Readline.abandon(echoing: SIGINT))
            case .resized: Readline.resize()
            case .continued:
                // The shell gave the terminal back in its own mode.
                rl_prep_terminal(1)
                rl_forced_update_display()
            case .terminated:
                _ = Readline.abandon()
                return .end
            }
        }
    }

    /// Readline counts the characters between U+0001 and U+0002 as no columns.
    static func markingInvisible(_ prompt: String) -> String {
        prompt.replacing(/\u{1B}\[[0-9;]*m/) { "\u{1}\($0.output)\u{2}" }
    }
}

/// Sets a locale whose characters are UTF-8: under another, readline loses what is not ASCII.
private func useUnicodeLocale() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
        setlocale(LC_CTYPE, name)
        guard String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" else { continue }
        // Readline reads the environment again when it starts.
        if !name.isEmpty { setenv("LC_ALL", name, 1) }
        return
    }
}
