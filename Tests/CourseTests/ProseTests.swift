@testable import Course
import Diagnostics
import Testing

private func rendered(_ markdown: String, width: Int = 40, values: [String] = []) -> String {
    var faults = Faults()
    let prose = Prose(template: Fragment(SourceText(name: "x", text: markdown)), faults: &faults)
    return prose.filled(values).rendered(width: width).map(\.text).joined(separator: "\n")
}

@Suite struct ProseTests {
    @Test func blocksAreWrappedAndIndented() {
        #expect(
            rendered(
                """
                A paragraph that is longer than the width of the terminal, with `code`.

                - first item that is long enough to be wrapped to a second line
                - second
                  1. inner

                > quoted

                ```swift
                Text("a")
                ```
                <!-- a note -->

                | a | bb |
                |---|---|
                | ccc | d |
                """) == """
                    A paragraph that is longer than the
                    width of the terminal, with code.

                    • first item that is long enough to be
                      wrapped to a second line
                    • second
                      1. inner

                    │ quoted

                        Text("a")

                    a    bb
                    ───  ──
                    ccc  d
                    """)
    }

    @Test func stylesAreRuns() {
        var faults = Faults()
        let prose = Prose(template: Fragment(SourceText(name: "x", text: "a *b **c*** `d` [e](f.md)")), faults: &faults)
        let runs = prose.rendered(width: 80).flatMap(\.runs).map { "\($0.style) \($0.text)" }
        #expect(runs == ["plain a ", "emphasis b ", "strong c", "plain  ", "code d", "plain  ", "link e"])
        #expect(prose.links == ["f.md"])
    }

    @Test func valuesAreNeverMarkdown() {
        #expect(rendered("**{= a[0] * b[1] * c }** and `{{w}}` and {= \"}\" }", values: ["A<B>", "*w*", "_x_"]) == "A<B> and *w* and _x_")
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(rendered("가나다라 마바사아자차카타파하", width: 20) == "가나다라\n마바사아자차카타파하")
        #expect(rendered(String(repeating: "x", count: 45), width: 20) == "\(String(repeating: "x", count: 20))\n\(String(repeating: "x", count: 20))\nxxxxx")
    }
}

@Suite struct FragmentTests {
    private let file = SourceText(name: "x", text: "abc {{w}} def\nsecond")

    @Test func placesFollowEdits() {
        let fragment = Fragment(file, 4..<20).filled(["w": "100"])
        #expect(fragment.text == "100 def\nsecond")
        #expect(fragment.span(of: 0..<3).text == "{{w}}")
        #expect(fragment.span(of: 1..<2).text == "{{w}}")
        #expect(fragment.span(of: 4..<7).text == "def")
        #expect(fragment.part(4..<14).lines().map(\.span.text) == ["def", "second"])
        #expect(fragment.located(Diagnostic(.error, "c", "m", at: Span(fragment.source, 8..<14))).span?.text == "second")
    }

    @Test func codeInListsAndQuotesIsFound() {
        let text = "- item\n  ```swift\n  if a {\n      b\n  }\n  ```\n"
        let block = MarkdownParser.blocks(of: Fragment(SourceText(name: "x", text: text)))
        guard case .list(_, let items) = block.first?.content, case .code(let code) = items.first?.blocks.last?.content else {
            Issue.record("no code")
            return
        }
        #expect(code.code.text == "if a {\n    b\n}\n")
        #expect(code.code.span(of: 11..<12).start.line == 4)
        #expect(code.code.span(of: 11..<12).text == "b")
        #expect(code.info?.text == "swift")
        #expect(code.isClosed)
    }

    @Test func stringLiteralsHideSeparators() {
        let fragment = Fragment(SourceText(name: "x", text: #"tap "a;b\";c"; set n 3"#))
        #expect(fragment.split(at: UInt8(ascii: ";")).map { $0.trimmed().text } == [#"tap "a;b\";c""#, "set n 3"])
    }
}
