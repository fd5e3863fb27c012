import Course
import Diagnostics
import Playground

extension Session {
    func isExplained(_ code: String) -> Bool { Playground.diagnosticPages().contains { $0.code == code } }

    /// The page of a diagnostic's code; without one, those of what was said last, or all codes by what they are about.
    public func explain(_ code: String) -> [Output] {
        if code.isEmpty {
            let last = lastCodes.filter(isExplained)
            return last.isEmpty ? [.reference(diagnosticList())] : last.flatMap(explain)
        }
        let pages = Playground.diagnosticPages(in: options.language)
        guard let page = pages.first(where: { $0.code == code }) else {
            let help = nearest(to: code, among: pages.map(\.code)).map { Phrase.didYouMean(":explain \($0)") } ?? .explainListsCodes
            return [failure("unknown-code", .unknownCode(code), help: help)]
        }
        var lines = [StyledText(page.code, .heading) + StyledText("  \(page.severity), \(page.group)", .mark)]
        lines += styledLines(page.text).flatMap { $0.fitted(to: options.width) }
        for (title, snippet) in [(Phrase.wrongSnippet, page.wrong), (Phrase.rightSnippet, page.right)] {
            guard let snippet else { continue }
            lines += [StyledText(), StyledText(say(title), .mark)] + Listing.highlighted(snippet).map { StyledText("    ") + $0 }
        }
        return [.text(lines)]
    }

    /// All codes, with their severity, by group.
    private func diagnosticList() -> [StyledText] {
        let pages = Playground.diagnosticPages(in: options.language)
        let column = (pages.map(\.code.count).max() ?? 0) + 2
        return Set(pages.map(\.group)).sorted().flatMap { group in
            [StyledText(group, .heading)]
                + pages.filter { $0.group == group }.map { page in
                    StyledText("  ") + StyledText(page.code, .code) + StyledText(String(repeating: " ", count: column - page.code.count) + page.severity)
                }
        }
    }
}
