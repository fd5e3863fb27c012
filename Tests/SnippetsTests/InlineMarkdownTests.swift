import Testing

@testable import SwiftUIBridge

/// What is drawn of texts with marks, after CommonMark; `~~` after GitHub.
@Suite struct InlineMarkdownTests {
    @Test(arguments: [
        ("plain", "plain"), ("**bold** and *it*, _it_, __bold__", "bold and it, it, bold"), ("***both***", "both"), ("**a *b* c**", "a b c"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a*b*c", "abc"), ("**open", "**open"), ("*a**", "a*"), ("*(a)*", "(a)"),
        ("~~old~~ ~one~ ~~~three~~~ ~a~~", "old one ~~~three~~~ ~a~~"), ("`*code*` ``a ` b`` ` x `", "*code* a ` b x"), ("`open", "`open"),
        (#"\*not\* \a"#, #"*not* \a"#), ("[Swift](https://swift.org) [no] (x)", "Swift [no] (x)"), ("[**b** `]` c](x)", "b ] c"), ("*[a*](x)", "*a*"),
        ("<https://swift.org> a < b", "https://swift.org a < b"), ("^[2 apple](inflect: true) ^[x", "2 apples ^[x"), ("# no\n- block", "# no\n- block"),
        ("**a\nb**", "a\nb"), ("*a _b* c_", "a _b c_"), ("**", "**"), ("", ""),
    ])
    func marksAreNotDrawn(text: String, drawn: String) { #expect(InlineMarkdown.plain(text) == drawn) }

    @Test(arguments: [
        ("a **b** c", "a |bold:b| c"), ("*a **b***", "italic:a |bold,italic:b"), ("**a ~~b~~**", "bold:a |bold,strikethrough:b"), ("`c`", "code:c"),
        ("[**b** d](x) e", "link,bold:b|link: d| e"), ("<a+b:c>", "<a+b:c>"), ("<ab:c>", "link:ab:c"), ("***a** b*", "bold,italic:a|italic: b"),
        ("^[2 item](inflect: true)", "2 items"), ("^[1 item](inflect: true)", "1 item"), ("^[12 **new** city](inflect: true)", "12 |bold:new| cities"),
        ("**a", "**a"), ("*a**", "italic:a|*"), ("plain", "plain"),
    ])
    func marksGiveStyles(text: String, runs: String) {
        let written = InlineMarkdown.runs(text).map { run in
            (run.styles.isEmpty ? "" : run.styles.map(\.name).sorted { Self.order($0) < Self.order($1) }.joined(separator: ",") + ":") + run.string
        }
        #expect(written.joined(separator: "|") == runs)
    }

    private static func order(_ style: String) -> Int { ["link", "code", "bold", "italic", "strikethrough"].firstIndex(of: style) ?? 9 }

    @Test(arguments: ["**a** _b_ `c` [d](e) <f:g> ~~h~~ \\*", "^[2 apple](inflect: true)", "plain"])
    func anEscapedTextIsDrawnAsItIs(text: String) { #expect(InlineMarkdown.plain(InlineMarkdown.escaped(text)) == text) }
}
