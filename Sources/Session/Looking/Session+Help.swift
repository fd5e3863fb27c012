import Course
import Diagnostics
import Playground

extension Session {
    /// What is possible now and all commands; or what one command, declaration or topic is.
    func help(_ name: String) -> [Output] {
        let isCommand = InputBuffer.isCommand(name)
        let name = String(name.trimmingPrefix(while: { ":：".contains($0) }))
        if name.isEmpty, state.pending != nil { return [.text(possibleNow + StyledText(say(.helpListsAll), .mark).wrapped(to: options.width))] }
        if name.isEmpty || name == "all" { return [.reference(possibleNow + [StyledText()] + commandList)] }
        if ["keys", "키"].contains(name), !isCommand { return [.text(KeyHelp.lines(in: options.language, width: options.width))] }
        if ["actions", "동작"].contains(name), !isCommand { return [.reference(actionList)] }
        if let command = Command.named(name) { return [.text(page(of: command))] }
        return isCommand ? [unknownCommand(name)] : documentation(of: name)
    }

    /// What can be done on a view, in all forms.
    public var actionList: [StyledText] {
        let commands = Command.all.filter { $0.group == .act }
        let lists = commands.flatMap { command in
            let example = command.example.map { StyledText("      ") + StyledText($0, .code) }
            return [StyledText("  ") + StyledText(command.usage, .code)]
                + StyledText(say(command.summary)).wrapped(to: options.width - 6).map { StyledText("      ") + $0 }
                + [example].compactMap(\.self)
        }
        return [StyledText(say(.actionsTitle), .heading)] + lists + [StyledText()] + StyledText(say(.actionsHow)).wrapped(to: options.width)
    }

    private func unknownCommand(_ name: String) -> Output {
        let help = Command.nearest(to: name).map { Phrase.didYouMean(":help \($0)") } ?? .helpListsCommands
        return failure("unknown-command", .unknownCommand(name), help: help)
    }

    private func page(of command: Command) -> [StyledText] {
        let aliases = (command.aliases + (options.language == .korean ? command.korean : [])).map { ":\($0)" }.joined(separator: ", ")
        let summary = sentence(say(command.summary)) + (aliases.isEmpty ? "" : " \(say(.alsoSpelled(aliases)))")
        var lines = [StyledText(command.usage, .code)] + StyledText(summary).wrapped(to: options.width)
        if let example = command.example { lines += [StyledText(), StyledText("    ") + StyledText(example, .code)] }
        if let meaning = command.meaning {
            lines += [StyledText()] + say(meaning).split(separator: "\n").flatMap { StyledText(String($0)).wrapped(to: options.width) }
        }
        if command.name == "query" { lines += [StyledText()] + queryVocabulary }
        return lines
    }

    private var queryVocabulary: [StyledText] {
        Playground.queryVocabulary.flatMap { entry in
            [StyledText("  ") + StyledText(entry.name, .code) + StyledText("  \(entry.type)", .mark)]
                + StyledText(entry.summary).wrapped(to: options.width - 6).map { StyledText("      ") + $0 }
        }
    }

    /// What the library says of a name.
    private func documentation(of name: String) -> [Output] {
        let (entries, more) = Playground.documentation(of: name)
        guard !entries.isEmpty else {
            let known = Command.all.flatMap(\.names) + Playground.libraryNames.sorted()
            let help = nearest(to: name, among: known).map { Phrase.didYouMean(":help \($0)") } ?? .helpListsCommands
            return [failure("unknown-name", .unknownName(name), help: help)]
        }
        var lines: [StyledText] = []
        var said: Set<String> = []
        for (index, entry) in entries.enumerated() {
            lines.append(StyledText(entry.owner.map { "\($0): " } ?? "", .mark) + StyledText(entry.signature, .code))
            if !entry.documentation.isEmpty, said.insert(entry.documentation).inserted {
                lines += StyledText(entry.documentation).wrapped(to: options.width - 4).map { StyledText("    ") + $0 }
            }
            // Of several that are as old, the last says so.
            if let since = entry.since, index + 1 == entries.count || entries[index + 1].since != since {
                lines.append(StyledText("    ") + StyledText(say(.since(since)), .mark))
            }
        }
        if let example = entries.lazy.compactMap(\.example).first {
            lines += [StyledText()] + Listing.highlighted(example).map { StyledText("    ") + $0 }
        }
        if more > 0 { lines += StyledText(say(.moreDeclarations(more, name)), .mark).wrapped(to: options.width) }
        return [.text(lines)]
    }

    /// The commands that make sense where the learner is.
    private var possibleNow: [StyledText] {
        let names: [String] =
            switch state.pending {
            case .predictions: ["answer", "skip", "play", "back"]
            case .quiz(let run):
                ["answer", "skip"] + (run.current?.question.hints.isEmpty ?? true ? [] : ["hint"]) + (asksForCode ? ["edit"] : []) + ["play", "quit"]
            case .review: ["answer", "skip", "quit"]
            case nil where state.outside != nil: ["back", "layout", "why"]
            case nil where state.exercise.map { !$0.isSolved } ?? false: ["check", "edit", "exercise", "hint", "solution", "play", "next"]
            case nil where state.reading != nil: ["next", "back", "layout", "why", "play"]
            case nil: ["lessons", "quiz", "review"] + (playground.memory.steps.isEmpty ? [] : ["layout", "why", "tap", "undo"])
            }
        let commands = names.compactMap { Command.named($0) }
        return [StyledText(say(.now), .heading)] + rows(of: commands) + (expectsReply ? [StyledText("  ") + StyledText(say(.plainLineReplies), .mark)] : [])
    }

    private var commandList: [StyledText] {
        let lists = Command.Group.allCases.flatMap { group in
            [StyledText(say(group.title), .heading)] + rows(of: Command.all.filter { $0.group == group })
        }
        return lists + [StyledText()] + [Phrase.elseSwift, .wordsWithoutColon, .helpOnKeys].flatMap { StyledText(say($0)).wrapped(to: options.width) }
    }

    /// Fewer columns break what a command does into too many lines.
    private static let summaryWidth = 24

    private func rows(of commands: [Command]) -> [StyledText] {
        // In a narrow terminal what commands do is below them.
        let column = options.width < 28 + Self.summaryWidth ? 4 : 28
        return commands.flatMap { command in
            let head = StyledText("  ") + StyledText(usage(of: command, within: max(column, 28) - 4), .code)
            let isLong = head.width > column - 2
            let padding = StyledText(String(repeating: " ", count: max(2, column - head.width)))
            let summary = StyledText(say(command.summary)).wrapped(to: options.width - column)
            let rest = summary.dropFirst(isLong ? 0 : 1).map { StyledText(String(repeating: " ", count: column)) + $0 }
            return (isLong ? [head] : [head + padding + (summary.first ?? StyledText())]) + rest
        }
    }

    /// How a command is written, with its name in the learner's language where that fits.
    private func usage(of command: Command, within width: Int) -> String {
        guard options.language == .korean, let name = command.korean.first else { return command.usage }
        let both = "\(command.usage)  :\(name)"
        return StyledText(both).width > width ? command.usage : both
    }
}
