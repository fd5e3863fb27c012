import Course
import Diagnostics
import Playground

extension Session {
    func help(_ name: String) -> [Output] {
        let isCommand = name.first == ":"
        let name = name.trimmingPrefix(while: { $0 == ":" })
        guard !name.isEmpty else { return [.text(Self.commandList)] }
        guard let command = Command.named(name) else { return isCommand ? [Self.unknown(name)] : documentation(of: String(name)) }
        let aliases = command.aliases.isEmpty ? "" : " (also \(command.aliases.map { ":\($0)" }.joined(separator: ", ")))"
        return [.text([StyledText(command.usage, .code) + StyledText("    \(command.summary)\(aliases)")])]
    }

    private static func unknown(_ name: Substring) -> Output {
        let help = nearest(to: String(name), among: Command.all.flatMap(\.names)).map { "did you mean `:help \($0)`?" } ?? ":help lists the commands"
        return .failure("unknown-command", "there is no command `:\(name)`", help: help)
    }

    /// What the library says of a name.
    private func documentation(of name: String) -> [Output] {
        let (entries, more) = Playground.documentation(of: name)
        guard !entries.isEmpty else {
            let known = Command.all.flatMap(\.names) + Playground.libraryNames.sorted()
            let help = nearest(to: name, among: known).map { "did you mean `:help \($0)`?" } ?? ":help lists the commands"
            return [.failure("unknown-name", "there is neither a command nor a declaration `\(name)`", help: help)]
        }
        var lines: [StyledText] = []
        var said: Set<String> = []
        for entry in entries {
            lines.append(StyledText(entry.owner.map { "\($0): " } ?? "", .mark) + StyledText(entry.signature, .code))
            if !entry.documentation.isEmpty, said.insert(entry.documentation).inserted { lines.append(StyledText("    " + entry.documentation)) }
        }
        if more > 0 { lines.append(StyledText("… and \(more) more: name the type as well, `:help View.\(name)`", .mark)) }
        return [.text(lines)]
    }

    private static var commandList: [StyledText] {
        let column = (Command.all.map(\.usage.count).filter { $0 <= 26 }.max() ?? 0) + 2
        var lines: [StyledText] = []
        for group in Command.Group.allCases {
            lines += [StyledText(group.rawValue, .heading)]
            for command in Command.all where command.group == group {
                let padding = String(repeating: " ", count: max(2, column - command.usage.count))
                lines.append(StyledText("  ") + StyledText(command.usage, .code) + StyledText(padding + command.summary))
            }
        }
        lines.append(StyledText("All else is Swift. A line that begins with a dot continues the input before it."))
        return lines
    }

    /// The words that could stand in place of the last one before the cursor.
    public func candidates(beforeCursor line: String, word: String) -> [String] {
        guard line.first == ":" else {
            guard !isAsking || asksForCode, !word.isEmpty else { return [] }
            return playground.names(isMember: line.dropLast(word.count).last == ".").sorted()
        }
        if !line.contains(where: \.isWhitespace) { return Command.all.map { ":\($0.name)" } }
        let name = line.dropFirst().prefix { !$0.isWhitespace }
        return Command.named(name)?.candidates(self) ?? []
    }

}
