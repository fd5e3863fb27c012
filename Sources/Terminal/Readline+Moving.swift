@preconcurrency import CReadline

extension Readline {
    /// Moves up inside an entry of several lines, from its first line to the entry before.
    static let up: Command = { count, key in
        guard let offset = MultilineText(Readline.line).offset(above: Int(rl_point)) else { return rl_get_previous_history(count, key) }
        rl_point = Int32(clamping: offset)
        return 0
    }

    /// Moves down inside an entry of several lines, from its last line to the next entry.
    static let down: Command = { count, key in
        guard let offset = MultilineText(Readline.line).offset(below: Int(rl_point)) else { return rl_get_next_history(count, key) }
        rl_point = Int32(clamping: offset)
        return 0
    }
}
