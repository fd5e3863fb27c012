import Diagnostics
import Testing

@testable import Playground

/// The examples of the documentation run, and show a view.
@Suite struct ExampleTests {
    @Test(arguments: Playground.examples.keys.sorted()) func runsWithoutDiagnostics(name: String) {
        let (outcome, reported) = onLargeStack {
            let playground = Playground()
            let outcome = playground.enter(SourceText(name: "example", text: Playground.examples[name] ?? ""))
            return (outcome, playground.report.diagnostics)
        }
        #expect(outcome.showsView)
        #expect(outcome.diagnostics.map { $0.rendered() } == [])
        #expect(reported.isEmpty)
    }
}
