import Foundation

extension Console {
    /// Writes a reference text, through the pager of `PAGER` (`less -FRXK`) where a person reads it and the terminal has fewer rows than the text has lines.
    /// Ctrl-C then ends the pager alone.
    ///
    /// - Parameter prompt: what `less` shows below a screenful, without punctuation that it reads: which keys go on and back.
    public func page(_ text: String, prompt: String) {
        guard isInteractive, text.count(where: \.isNewline) >= size.rows else { return write(text) }
        let wanted = environment["PAGER", default: ""]
        // The shell's status for a command that it does not find.
        guard let status = run(wanted.isEmpty ? "LESS=\"${LESS:-FRXKPs\(prompt)\\$}\" less" : wanted, input: text), status != 127 else { return write(text) }
    }

    /// Runs a shell command that has the terminal to itself, such as an editor, and gives its exit status, or 128 and the number of the signal that ended it;
    /// nil where no process can be started. Ctrl-C is for the command alone, and the terminal's modes are as before when it ends.
    ///
    /// - Parameter input: what the command reads on standard input, which otherwise is the terminal.
    public func run(_ command: String, input: String? = nil) -> Int32? {
        Interrupts.shared.ignoring { TerminalModes.keeping { ShellCommand(command).run(input: input) } }
    }

    /// Writes a text; where a person reads it, a screenful at a time. Enter shows the next one; `q`, Esc, Ctrl-C and Ctrl-D end it, as does
    /// another character, which waits for `takeTyped`. After the terminal's size changed, the screenful is drawn again. Must not be called while a line is read.
    ///
    /// - Parameters:
    ///   - prompt: the line below a screenful, such as `— Enter for more —`.
    ///   - showsEnd: whether the text's last two screenfuls are shown also when it is ended: they say what is asked next.
    ///   - lines: the text's lines for a terminal with the given number of columns.
    /// - Returns: whether all of it was shown.
    @discardableResult
    public func more(prompt: String, showsEnd: Bool = false, lines: (_ columns: Int) -> [String]) -> Bool {
        var rest = Screenfuls(lines: lines(size.columns))
        while true {
            let (columns, rows) = size
            let shown = isInteractive ? rest.next(columns: columns, rows: rows) : rest.all
            write(shown.map { $0 + "\n" }.joined())
            guard !rest.isOver, !isClosed else { return !isClosed }
            switch askForMore(prompt) {
            case .next: rest.advance()
            case .stop:
                if showsEnd { write(rest.ending(columns: columns, rows: 2 * rows).map { $0 + "\n" }.joined()) }
                return false
            case .resized:
                // A screenful fills the screen: nothing else is lost.
                write("\u{1B}[H\u{1B}[J")
                rest = rest.rewrapped(lines(size.columns))
            }
        }
    }

    /// What was typed while a screenful waited for Enter: the learner meant it for the next prompt.
    public func takeTyped() -> String {
        typed.withLock { typed in
            defer { typed = "" }
            return typed
        }
    }

    private func askForMore(_ prompt: String) -> MoreKeys.Answer {
        guard let keys = MoreKeys() else { return .next }
        defer { write("\r\u{1B}[K") }
        return typed.withLock { typed in keys.answer(typed: &typed) { write(style(displayColumns(prompt) < size.columns ? prompt : "…", as: .mark)) } }
    }
}
