/// What came of asking for a line.
public enum LineInput: Equatable, Sendable {
    /// A line, or several that were pasted at once, without the end of the last.
    case line(String)
    /// Ctrl-C: what was typed is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
}

/// The words that could stand in place of the last one before the cursor. Words of Swift have no punctuation; a command's begins with its colon.
public typealias Completer = (_ beforeCursor: String, _ word: String) -> [String]
