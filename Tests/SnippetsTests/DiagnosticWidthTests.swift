import Diagnostics
import Testing

/// Diagnostics on a terminal, which breaks no words.
@Suite struct DiagnosticWidthTests {
    private let source = SourceText(name: "a.swift", text: "VStack { Text(\"one\"); Text(\"two\"); Text(\"three\").padding(wide) }")

    private func diagnostic(at offset: Int) -> Diagnostic {
        Diagnostic(
            .error, "unknown-name", "cannot find 'wide' in scope, nor anywhere else", at: Span(source, offset..<offset + 4),
            help: "declare it before the view that uses it")
    }

    @Test func sentencesAreBrokenBetweenWordsAndTheLineIsCut() {
        #expect(
            diagnostic(at: 57).rendered(width: 40) == """
                a.swift:1:58: error: cannot find 'wide'
                in scope, nor anywhere else
                1 | two"); Text("three").padding(wide) }
                  |                              ^~~~
                help: declare it before the view that
                uses it
                """)
    }

    @Test func withoutAWidthASentenceIsALine() {
        #expect(
            diagnostic(at: 57).rendered() == """
                a.swift:1:58: error: cannot find 'wide' in scope, nor anywhere else
                1 | VStack { Text("one"); Text("two"); Text("three").padding(wide) }
                  |                                                          ^~~~
                help: declare it before the view that uses it
                """)
    }

    @Test func endlessWordsAreCut() {
        let name = String(repeating: "a", count: 30_000)
        let diagnostic = Diagnostic(.error, "unknown-name", "cannot find '\(name)' in scope", help: "did you mean '\(name)'?")
        for width in [nil, 80] {
            let lines = diagnostic.rendered(width: width).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count < 250 && $0.contains("aaa…aaa") || !$0.contains("a…") && $0.count < 80 })
            #expect(lines.filter { $0.contains("aaa…aaa") }.count == 2 && lines.last?.hasSuffix("a'?") == true)
        }
        let path = String(repeating: "folder/", count: 40)
        #expect(Diagnostic(.error, "no-file", "there is no \(path)").rendered().hasSuffix(path))
    }
}
