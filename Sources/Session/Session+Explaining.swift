import Course
import Diagnostics
import Playground

extension Session {
    /// The page of a diagnostic's code; without one, those of what was said last, or all codes by what they are about.
    public func explain(_ code: String) -> [Output] {
        if code.isEmpty {
            let last = lastCodes.filter { code in Playground.diagnosticPages.contains { $0.code == code } }
            return last.isEmpty ? [.text(Self.diagnosticList())] : last.flatMap(explain)
        }
        let pages = Playground.diagnosticPages
        guard let page = pages.first(where: { $0.code == code }) else {
            let help = nearest(to: code, among: pages.map(\.code)).map { "did you mean `:explain \($0)`?" } ?? ":explain lists the codes"
            return [.failure("unknown-code", "there is no diagnostic `\(code)`", help: help)]
        }
        var lines = [StyledText(page.code, .heading) + StyledText("  \(page.severity), \(page.group)", .mark)] + styledLines(page.text)
        for (title, snippet) in [("Wrong:", page.wrong), ("Right:", page.right)] {
            guard let snippet else { continue }
            lines += [StyledText(), StyledText(title, .mark)] + styledLines(snippet, .code).map { StyledText("    ") + $0 }
        }
        return [.text(lines)]
    }

    /// All codes, with their severity, by group.
    private static func diagnosticList() -> [StyledText] {
        let pages = Playground.diagnosticPages
        let column = (pages.map(\.code.count).max() ?? 0) + 2
        return Set(pages.map(\.group)).sorted().flatMap { group in
            [StyledText(group, .heading)]
                + pages.filter { $0.group == group }.map { page in
                    StyledText("  ") + StyledText(page.code, .code) + StyledText(String(repeating: " ", count: column - page.code.count) + page.severity)
                }
        }
    }
}
