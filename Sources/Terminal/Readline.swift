@preconcurrency import CReadline
import Foundation

/// Readline's globals, and what its callbacks, which can capture nothing, leave for us. Used by one thread.
enum Readline {
    nonisolated(unsafe) private(set) static var finished: LineInput?
    nonisolated(unsafe) private static var completer: Completer = { _, _ in [] }
    nonisolated(unsafe) private static var candidates: ArraySlice<String> = []

    /// The name under which the learner's inputrc may have settings for us.
    nonisolated(unsafe) private static let name = strdup("workbook")

    /// What ends a word for completion: a colon does not, since commands begin with it.
    nonisolated(unsafe) private static let wordBreaks = strdup(" \t\n\"'`@$><=;|&{}()[],.+-*/!?%^~\\")

    static func setUp(complete: @escaping Completer) {
        completer = complete
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        rl_readline_name = UnsafePointer(name)
        rl_basic_word_break_characters = UnsafePointer(wordBreaks)
        rl_completer_word_break_characters = UnsafePointer(wordBreaks)
        rl_attempted_completion_function = { word, start, _ in Readline.matches(word, at: start) }
        rl_bind_key(9, tab)
    }

    /// Shows the prompt and begins a line.
    static func begin(prompt: String) {
        finished = nil
        rl_callback_handler_install(prompt) { line in
            // The terminal goes back to its own mode before anything else is printed.
            rl_callback_handler_remove()
            Readline.finished = line.map { .line(withoutFinalNewlines(String(cString: $0))) } ?? .end
            free(line)
        }
    }

    /// Leaves the line as it stands on the screen and forgets it.
    static func abandon() {
        rl_callback_sigcleanup()
        rl_echo_signal_char(SIGINT)
        rl_crlf()
        rl_free_line_state()
        rl_replace_line("", 1)
        rl_callback_handler_remove()
        finished = nil
    }

    /// Indents where nothing stands before the cursor, else completes; the second of two tabs lists what fits.
    private static let tab: @convention(c) (Int32, Int32) -> Int32 = { _, _ in
        let line = Readline.textBeforeCursor.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        guard line.allSatisfy(\.isWhitespace) else { return rl_complete_internal(rl_completion_mode(Readline.tab)) }
        rl_insert_text("    ")
        return 0
    }

    private static var textBeforeCursor: String {
        guard let line = rl_line_buffer else { return "" }
        let bytes = UnsafeBufferPointer(start: line, count: Int(rl_point)).map(UInt8.init(bitPattern:))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func matches(_ word: UnsafePointer<CChar>?, at start: Int32) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        // File names, readline's own completion, never fit here.
        rl_attempted_completion_over = 1
        rl_completion_append_character = 0
        guard let word else { return nil }
        let text = String(cString: word)
        candidates = completer(textBeforeCursor, text).filter { $0.hasPrefix(text) }[...]
        return rl_completion_matches(word) { _, _ in Readline.candidates.popFirst().flatMap { strdup($0) } }
    }
}

/// What is pasted often ends with a newline of its own.
private func withoutFinalNewlines(_ text: String) -> String {
    String(text[..<(text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)])
}
