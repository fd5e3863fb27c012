import CKeyReading
@preconcurrency import CReadline
import Foundation

/// Readline's globals, and what its callbacks, which can capture nothing, leave for us. Used by one thread.
enum Readline {
    typealias Command = @convention(c) (Int32, Int32) -> Int32

    nonisolated(unsafe) private(set) static var finished: LineInput?
    nonisolated(unsafe) private(set) static var completer: Completer = { _, _ in .none }
    /// What Tab last found more than one word for.
    nonisolated(unsafe) static var ambiguous: (line: String, cursor: Int)?
    /// Whether Tab indents at the start of a line: not in replies, where nothing typed yet is something to complete.
    nonisolated(unsafe) static var tabIndents = true
    /// The blanks that the next line begins with.
    nonisolated(unsafe) static var indentation = 0
    /// What was typed of the next line before it began.
    nonisolated(unsafe) static var typed = ""
    /// The blanks that the current line began with.
    nonisolated(unsafe) static var indented = 0
    /// What could be recalled when the current line began.
    nonisolated(unsafe) static var entries: [String] = []

    /// The name under which the learner's inputrc may have settings for us.
    nonisolated(unsafe) private static let name = strdup("workbook")

    static func setUp(complete: @escaping Completer) {
        completer = complete
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        rl_readline_name = UnsafePointer(name)
        // Before the learner's inputrc is read, which may say otherwise.
        rl_variable_bind("blink-matching-paren", "on")
        rl_initialize()
        // Before, readline would take the terminal for one that can't move the cursor.
        rl_redisplay_function = show_line
        rl_variable_bind("revert-all-at-newline", "off")
        rl_startup_hook = {
            Readline.indent()
            rl_insert_text(Readline.typed)
            Readline.typed = ""
            return 0
        }
        rl_bind_key(9, tab)
        for bracket in ")]}" { rl_bind_key(Int32(bracket.asciiValue ?? 0), closeBracket) }
        for arrow in ["\u{1B}[A", "\u{1B}OA"] { rebind(arrow, from: "previous-history", to: up) }
        for arrow in ["\u{1B}[B", "\u{1B}OB"] { rebind(arrow, from: "next-history", to: down) }
        for key in ["\r", "\n"] { rebind(key, from: "accept-line", to: accept) }
        rebind("\u{1B}[200~", from: "bracketed-paste-begin", to: paste)
    }

    /// Shows what `read_keys` didn't, and ends the line.
    private static let accept: Command = { count, key in
        show_line()
        return rl_newline(count, key)
    }

    /// Gives a key another meaning, unless the learner's inputrc gave it one.
    private static func rebind(_ keys: String, from earlier: String, to command: Command) {
        guard let current = rl_function_of_keyseq(keys, nil, nil), let named = rl_named_function(earlier) else { return }
        guard unsafeBitCast(current, to: Int.self) == unsafeBitCast(named, to: Int.self) else { return }
        rl_bind_keyseq(keys, command)
    }

    /// Shows the prompt and begins a line.
    static func begin(prompt: String, kind: LineKind, indentation: Int) {
        finished = nil
        tabIndents = kind == .swift
        ambiguous = nil
        (self.indentation, indented) = (indentation, 0)
        noteEntries()
        // The size may have changed while nobody read a line.
        _ = takeSize()
        rl_callback_handler_install(prompt) { line in
            // The terminal goes back to its own mode before anything else is printed.
            rl_callback_handler_remove()
            Readline.restoreEntries()
            Readline.finished = line.map { .line(withoutFinalNewlines(Readline.withoutIndentationAlone(String(cString: $0)))) } ?? .end
            free(line)
        }
    }

    /// Shows the line again in a window of another size.
    static func resize() {
        if takeSize() { rl_resize_terminal() } else { rl_forced_update_display() }
    }

    /// Takes the size of the window, or one that readline can show a line in.
    ///
    /// Where a window has one row, readline scrolls a line by a third of the width, and divides by that.
    /// - Returns: whether the window has that size.
    private static func takeSize() -> Bool {
        var (rows, columns): (Int32, Int32) = (0, 0)
        rl_reset_screen_size()
        rl_get_screen_size(&rows, &columns)
        if columns >= 3 { return true }
        rl_set_screen_size(rows, 4)
        return false
    }

    /// Leaves the line as it is on the screen and forgets it; returns its text.
    static func abandon(echoing signal: Int32? = nil) -> String {
        let text = withoutIndentationAlone(line)
        rl_callback_sigcleanup()
        // What is printed next begins below the last row of the line.
        rl_point = rl_end
        show_line()
        if let signal { rl_echo_signal_char(signal) }
        rl_crlf()
        rl_free_line_state()
        rl_replace_line("", 1)
        rl_callback_handler_remove()
        restoreEntries()
        finished = nil
        return text
    }

    /// The line as far as it is typed; readline's offsets are in its UTF-8.
    static var line: String { rl_line_buffer.map { String(cString: $0) } ?? "" }

    /// A line with nothing but the blanks that it began with is empty.
    private static func withoutIndentationAlone(_ text: String) -> String {
        indented > 0 && text.utf8.count == indented && text.allSatisfy(\.isWhitespace) ? "" : text
    }
}

/// What is pasted often ends with a newline.
private func withoutFinalNewlines(_ text: String) -> String {
    String(text[..<(text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)])
}
