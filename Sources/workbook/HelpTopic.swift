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

    /// Prints the topic that the arguments ask for; `nil` where they ask for none.
    static func answer(_ arguments: [String]) -> ExitStatus? {
        guard arguments.first == "help", arguments.count > 1, let topic = HelpTopic(rawValue: arguments[1]) else { return nil }
        guard let options = try? CommonOptions.parse([]) else { return .internalFault }
        let context = Context(options)
        switch topic {
        case .reference: context.print(Playground.reference)
        case .diagnostics:
            let outputs = Session(course: .init()).explain(arguments.dropFirst(2).first ?? "")
            context.print(outputs)
            if outputs.contains(where: { if case .diagnostic = $0 { true } else { false } }) { return .noInput }
        }
        return context.ending(with: .done)
    }
}
