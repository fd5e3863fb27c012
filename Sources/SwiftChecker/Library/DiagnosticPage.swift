import Prelude
import Wording

/// What a diagnostic means, and how to fix it.
public struct DiagnosticPage: Hashable, Sendable {
    public let code: String
    /// `error`, `warning` or `remark`, in the language of the page.
    public let severity: String
    /// What it is about: `types`, `views`, `limits`.
    public let group: String
    public let text: String
    /// A snippet that gets the diagnostic, and one that does not.
    public var wrong, right: String?

    /// All pages, in the order of their codes.
    public static func all(in language: Language) -> [DiagnosticPage] { language == .korean ? inKorean : inEnglish }

    private static let inEnglish = parse(PreludeText.diagnosticPages)

    /// The snippets are those of the English pages.
    private static let inKorean = {
        let snippets = Dictionary(uniqueKeysWithValues: inEnglish.map { ($0.code, $0) })
        return parse(PreludeText.diagnosticPagesInKorean).map { page in
            var page = page
            (page.wrong, page.right) = (snippets[page.code]?.wrong, snippets[page.code]?.right)
            return page
        }
    }()

    /// Reads `## code`, a line `severity · group`, prose, and the blocks `swift wrong` and `swift right`.
    static func parse(_ markdown: String) -> [DiagnosticPage] {
        var pages: [DiagnosticPage] = []
        var (code, prose, blocks): (String?, [Substring], [String: [Substring]]) = (nil, [], [:])
        var block: String?
        func finish() {
            guard let code else { return }
            let lines = prose.drop { $0.isEmpty }
            let facts = (lines.first ?? "").split(separator: "·").map { String($0.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            let text = lines.dropFirst().drop { $0.isEmpty }.joined(separator: "\n")
            pages.append(
                DiagnosticPage(
                    code: code, severity: facts.first ?? "", group: facts.count > 1 ? facts[1] : "",
                    text: String(text.reversed().drop { $0.isNewline }.reversed()), wrong: blocks["swift wrong"]?.joined(separator: "\n"),
                    right: blocks["swift right"]?.joined(separator: "\n")))
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = block {
                if line == "```" { block = nil } else { blocks[open, default: []].append(line) }
            } else if line.hasPrefix("## ") {
                finish()
                (code, prose, blocks) = (String(line.dropFirst(3)), [], [:])
            } else if line.hasPrefix("```") {
                block = String(line.dropFirst(3))
            } else {
                prose.append(line)
            }
        }
        finish()
        return pages
    }
}
