/// The result of asking for a line.
public enum LineInput: Equatable, Sendable {
    /// A line, or several that were pasted or recalled at once, without the end of the last.
    case line(String)
    /// Ctrl-C, with what was typed until then.
    case interrupted(String)
    /// Ctrl-D on an empty line, a request to end, or the terminal is gone.
    case end
}

/// What a line is, which says where the arrow keys look for earlier ones.
public enum LineKind: Sendable {
    /// Swift or a command: the arrows recall the entries of `History`, and Tab indents at the start of a line.
    case swift
    /// The reply to a question: the arrows recall the replies of this process.
    case reply
}
