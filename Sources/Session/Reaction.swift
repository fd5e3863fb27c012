import Diagnostics
import Grading
import Playground

/// The result of an input, an action or a lesson's snippet.
struct Reaction {
    var diagnostics: [Diagnostic]
    var output: [String]
    var value: String?
    /// Whether there is a view to look at: not after an error.
    var showsView: Bool

    init(_ outcome: Playground.Outcome) {
        (diagnostics, output, value) = (outcome.diagnostics, outcome.output, outcome.value)
        showsView = outcome.showsView && outcome.status == .done
    }

    init(_ outcome: SnippetOutcome) {
        (diagnostics, output) = (outcome.snippetDiagnostics, outcome.output)
        showsView = outcome.showsView && outcome.status == .done
    }
}
