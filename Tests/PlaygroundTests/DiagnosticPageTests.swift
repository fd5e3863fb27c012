import Diagnostics
import Testing

@testable import Playground

/// Severity and code of everything a snippet is told, when it is entered and once its view is shown: `warning duplicate-id`.
private func diagnostics(of snippet: String) -> Set<String> {
    onLargeStack {
        var options = Playground.Options()
        // Enough for every snippet of the pages, and passed soon by a loop without end. The time is that of a busy machine.
        options.fuel = 1_000_000
        options.time = 120
        let playground = Playground(options: options)
        let outcome = playground.enter(SourceText(name: "snippet", text: snippet))
        return Set(outcome.diagnostics.map { "\($0.severity.rawValue) \($0.code)" } + playground.report.diagnostics.map { "\($0.severity) \($0.code)" })
    }
}

@Suite struct DiagnosticPageTests {
    @Test(arguments: Playground.diagnosticPages) func snippetsGetTheDiagnosticAndAvoidIt(page: DiagnosticPage) {
        if let wrong = page.wrong { #expect(diagnostics(of: wrong).contains("\(page.severity) \(page.code)")) }
        if let right = page.right { #expect(diagnostics(of: right) == []) }
    }

    @Test func codesAreUniqueAndSorted() {
        let codes = Playground.diagnosticPages.map(\.code)
        #expect(codes == Set(codes).sorted())
        #expect(codes.contains("unknown-name"))
    }

    @Test(arguments: Playground.diagnosticPages) func pagesHaveTheirParts(page: DiagnosticPage) {
        let groups: Set = [
            "syntax", "names", "types", "initialization", "declarations", "builders", "views", "running", "limits", "layout", "state", "identity",
            "preferences",
        ]
        #expect(["error", "warning", "remark"].contains(page.severity))
        #expect(groups.contains(page.group))
        #expect(page.text.hasSuffix("."))
        #expect(page.right == nil || page.wrong != nil)
    }
}
