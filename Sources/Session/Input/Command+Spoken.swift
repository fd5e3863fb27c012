extension Command {
    /// What is a command without its colon: `help`, `help padding`, `quit`, `exit`, `?`, `도움말`.
    ///
    /// - Parameter isAsking: whether a question is open, whose answer may be a sentence that begins with one of these words.
    static func line(spoken text: String, isAsking: Bool) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, ["help", "quit", "exit", "?", "도움말"].contains(first) else { return nil }
        if words.count == 1 { return String(first) }
        // `help = 3` and `exit(1)` are Swift.
        let isName = words.count == 2 && words[1].allSatisfy { $0.isLetter || $0.isNumber || ":_.-".contains($0) }
        return first == "help" && isName && !isAsking ? "help \(words[1])" : nil
    }
}
