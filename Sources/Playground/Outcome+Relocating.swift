import Diagnostics

extension Playground.Outcome {
    /// The outcome with other diagnostics in place of its own: for an entered text that someone else wrote a part of.
    public func mapDiagnostics(_ transform: (Diagnostic) -> Diagnostic) -> Playground.Outcome {
        Playground.Outcome(status: status, diagnostics: diagnostics.map(transform), output: output, value: value, showsView: showsView)
    }
}
