import Course
import Diagnostics
import Grading
import Playground

/// Code as lessons and questions show it.
enum Listing {
    static func of(_ code: Fragment, width: Int) -> [StyledText] {
        indented(code.trimmed().lines().map(\.text).joined(separator: "\n"), width: width)
    }

    static func indented(_ code: String, width: Int) -> [StyledText] {
        highlighted(code).flatMap { ($0.text.isEmpty ? $0 : StyledText("    ") + $0).fittedCode(to: width) } + [StyledText()]
    }

    /// The code, and what is done on the view.
    static func of(_ snippet: Snippet, language: Language, width: Int) -> [StyledText] {
        guard !snippet.actions.isEmpty else { return of(snippet.code, width: width) }
        let actions = snippet.actions.map { $0.text.withoutControlSequences }.joined(separator: "; ")
        let line = StyledText("    \(Phrase.then.text(in: language)) ", .mark) + StyledText(actions, .code)
        return of(snippet.code, width: width) + line.fittedCode(to: width) + [StyledText()]
    }

    /// The code with the numbers of its lines.
    static func numbered(_ code: Fragment) -> [StyledText] {
        let lines = code.numberedLines
        let width = String(lines.count).count
        return highlighted(lines.joined(separator: "\n")).enumerated().map { index, line in
            let number = String(index + 1)
            return StyledText("  " + String(repeating: " ", count: max(0, width - number.count)) + number + "  ", .mark) + line
        } + [StyledText()]
    }

    /// Swift in lines, each word in the style of what it is.
    static func highlighted(_ code: String) -> [StyledText] {
        var lines = [StyledText()]
        for part in Playground.highlighted(withoutControls(code)) {
            for (index, line) in part.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].append(.init(String(line), TextStyle(part.kind)))
            }
        }
        return lines
    }
}

extension TextStyle {
    init(_ kind: Playground.Highlight) {
        self =
            switch kind {
            case .keyword: .keyword
            case .type: .type
            case .string: .string
            case .number: .number
            case .comment: .comment
            case .plain: .code
            }
    }
}
