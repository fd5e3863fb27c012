import Diagnostics

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

    /// The command that a line which isn't Swift was probably meant for: `tree`, `why?`, `quiz reading`, `workbook quiz reading`.
    static func meant(by text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).drop { $0 == "workbook" }
        guard let first = words.first, !text.contains("\n"), first.allSatisfy({ $0.isLetter || "-?".contains($0) }),
            let command = named(first.prefix { $0 != "?" })
        else { return nil }
        return ":" + ([Substring(command.name)] + words.dropFirst()).joined(separator: " ")
    }

    /// The name of a command that another name is the only beginning of, or a slip for.
    static func nearest(to name: String) -> String? {
        let begun = Set(all.flatMap { command in command.names.filter { !name.isEmpty && $0.hasPrefix(name) }.prefix(1) })
        return begun.count == 1 ? begun.first : Diagnostics.nearest(to: name, among: all.flatMap(\.names))
    }
}
