import Diagnostics
import Foundation
import Testing
import ViewReport

@testable import Playground

/// Severity and code of everything that is reported about a snippet, when it is entered and once its view is shown: `warning duplicate-id`.
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
    @Test(arguments: Playground.diagnosticPages()) func snippetsGetTheDiagnosticAndAvoidIt(page: DiagnosticPage) {
        if let wrong = page.wrong { #expect(diagnostics(of: wrong).contains("\(page.severity) \(page.code)")) }
        if let right = page.right { #expect(diagnostics(of: right) == []) }
    }

    /// The pictures of a page are what its snippets look like.
    @Test func backgroundsAndPaddingLookAsDrawn() throws {
        let page = try #require(Playground.diagnosticPages().first { $0.code == "background-before-padding" })
        let lines = page.text.components(separatedBy: "\n").filter { line in "┌│└".contains { line.contains($0) } }
        #expect(lines.count == 5)
        let drawn = [try #require(page.wrong), try #require(page.right)].map(picture)
        try #require(drawn.allSatisfy { $0.count == 5 })
        for (index, line) in lines.enumerated() {
            #expect(line.hasPrefix("    " + drawn[0][index] + " "))
            #expect(line.hasSuffix(" " + drawn[1][index]))
        }
    }

    /// The yellow of a snippet inside the frame of its root, a character for 8 by 16 points.
    private func picture(_ snippet: String) -> [String] {
        onLargeStack {
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: snippet))
            let nodes = playground.report.resolved
            guard let outer = nodes.first?.frame, let colour = nodes.first(where: { $0.view == "Color" })?.frame else { return [] }
            let (columns, rows) = (Int(outer.width / 8), Int(outer.height / 16))
            let cells = (0..<rows).map { row in
                (0..<columns).map { column in
                    let (x, y) = (outer.x + Double(column) * 8, outer.y + Double(row) * 16)
                    let isYellow = x >= colour.x && x < colour.x + colour.width && y >= colour.y && y < colour.y + colour.height
                    return isYellow ? "▒" : " "
                }.joined()
            }
            let edge = String(repeating: "─", count: columns)
            return ["┌\(edge)┐"] + cells.map { "│\($0)│" } + ["└\(edge)┘"]
        }
    }

    /// Each page has its Korean words, and a word of English stands for one of Korean.
    @Test func pagesAreThereInKorean() {
        let (english, korean) = (Playground.diagnosticPages(), Playground.diagnosticPages(in: .korean))
        #expect(korean.map(\.code) == english.map(\.code))
        let words = zip(english, korean).flatMap { [[$0.severity, $1.severity], [$0.group, $1.group]] }
        #expect(Set(words).count == Set(words.map { $0[0] }).count && Set(words).count == Set(words.map { $0[1] }).count)
        for (page, translation) in zip(english, korean) {
            #expect(translation.text.hasSuffix("다.") || translation.text.hasSuffix("요."), "\(page.code)")
            #expect(translation.text.unicodeScalars.contains { ("가"..."힣").contains($0) } && (translation.wrong, translation.right) == (page.wrong, page.right))
            let parts = [page.text, translation.text].map { $0.components(separatedBy: "\n\n").count }
            #expect(parts[0] == parts[1], "\(page.code)")
        }
    }

    @Test func codesAreUniqueAndSorted() {
        let codes = Playground.diagnosticPages().map(\.code)
        #expect(codes == Set(codes).sorted())
        #expect(codes.contains("unknown-name"))
    }

    @Test(arguments: Playground.diagnosticPages()) func pagesHaveTheirParts(page: DiagnosticPage) {
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
