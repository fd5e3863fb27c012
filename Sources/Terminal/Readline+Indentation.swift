import CKeyReading
@preconcurrency import CReadline
import Foundation

extension Readline {
    private static let indentationStep = 4

    /// Begins the line with blanks, unless input waits already: then lines are pasted into a terminal that doesn't mark it, and bring their own blanks.
    static func indent() {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard indentation > 0, poll(&waiting, 1, 0) == 0 else { return }
        rl_insert_text(String(repeating: " ", count: indentation))
        indented = indentation
    }

    /// Indents where only blanks precede the cursor in its line, else completes; a tab in a large text that is pasted is a blank.
    static let tab: Command = { count, key in
        if is_flooded() { return rl_insert(count, key) }
        let line = Readline.line.utf8.prefix(Int(rl_point))
        let blanks = line.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        if tabIndents, blanks == line.count || line.dropLast(blanks).last == UInt8(ascii: "\n") {
            rl_insert_text(String(repeating: " ", count: indentationStep - blanks % indentationStep))
        } else {
            Readline.complete()
        }
        return 0
    }

    /// A bracket that closes at the start of an indented line belongs one step to the left.
    static let closeBracket: Command = { count, key in
        if isOnlyIndented { removeIndentation(min(indentationStep, indented)) }
        return is_flooded() ? rl_insert(count, key) : rl_insert_close(count, key)
    }

    /// What is pasted and begins with blanks replaces those that the line began with.
    static let paste: Command = { count, key in
        let (isIndented, start) = (isOnlyIndented, Int(rl_point))
        let status = rl_bracketed_paste_begin(count, key)
        if isIndented, let first = Readline.line.utf8.dropFirst(start).first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
            removeIndentation(indented)
        }
        return status
    }

    private static var isOnlyIndented: Bool { indented > 0 && Int(rl_end) == indented && line.allSatisfy { $0 == " " } }

    private static func removeIndentation(_ count: Int) {
        rl_delete_text(0, Int32(clamping: count))
        rl_point = max(0, rl_point - Int32(clamping: count))
        indented -= count
    }
}
