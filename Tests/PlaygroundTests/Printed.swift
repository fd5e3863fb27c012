import Diagnostics

@testable import Playground

/// The lines that a snippet and its actions print, a list each; the faults of those that have any.
func printed(_ snippet: String, _ actions: String...) -> [[String]] {
    onLargeStack {
        let playground = Playground()
        let outcomes = [playground.enter(SourceText(name: "snippet", text: snippet))] + actions.map { playground.perform($0) }
        return outcomes.map { $0.diagnostics.isEmpty ? $0.output : $0.diagnostics.map { $0.rendered() } }
    }
}
