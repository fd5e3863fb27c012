import Diagnostics
import Foundation
import Playground
import Session
import Terminal

/// What `workbook help` prints besides the help of commands.
enum HelpTopic: String, CaseIterable {
    /// Every diagnostic of snippets, or the page of one.
    case diagnostics
    /// What snippets know of SwiftUI, as Markdown.
    case reference
    /// What can be done on a view: after `workbook run --do`, in lessons, and at the prompt.
    case actions

    /// Prints the topic that the arguments ask for; `nil` where they ask for none.
    static func answer(_ arguments: [String]) -> ExitStatus? {
        guard arguments.first == "help", arguments.count > 1 else { return nil }
        guard let topic = HelpTopic(rawValue: arguments[1]) else { return unknown(arguments[1]) }
        guard let options = try? CommonOptions.parse([]) else { return .internalFault }
        let context = Context(options)
        switch topic {
        case .actions: context.print([.text(Session(course: .init(), options: Session.Options(context)).actionList)])
        case .reference: context.print(Playground.reference)
        case .diagnostics:
            let outputs = Session(course: .init()).explain(arguments.dropFirst(2).first ?? "")
            context.print(outputs)
            if outputs.contains(where: { if case .diagnostic = $0 { true } else { false } }) { return .noInput }
        }
        return context.ending(with: .done)
    }

    /// That the topic doesn't exist; `nil` for commands, whose help the parser prints.
    private static func unknown(_ name: String) -> ExitStatus? {
        let commands = Workbook.configuration.subcommands.map { $0._commandName } + ["help"]
        guard !name.hasPrefix("-"), !commands.contains(name) else { return nil }
        let topics = allCases.map(\.rawValue)
        let help =
            nearest(to: name, among: commands + topics).map { "did you mean `workbook help \($0)`?" }
            ?? "`workbook help` lists the commands; other topics are \(topics.joined(separator: ", "))"
        Console(color: .auto).report([Diagnostic(.error, "unknown-topic", "`\(visibleName(name))` isn't a topic of help", help: help)])
        return .usage
    }
}
