import Course
import Diagnostics

/// Puts the texts of the inspector in styles: branches dim, changes in their colors.
enum TreeText {
    static func styled(_ text: String) -> [StyledText] {
        styledLines(text).map { line in
            let branches = line.text.prefix { " │├└┌┐┘┴┬┼─".contains($0) }
            return branches.contains { $0 != " " } ? StyledText(String(branches), .mark) + StyledText(String(line.text.dropFirst(branches.count))) : line
        }
    }

    /// Lines that begin with `+`, `-`, `~` or spaces.
    static func styledChanges(_ text: String) -> [StyledText] {
        styledLines(text).map { line in
            switch line.text.first {
            case "+": StyledText(line.text, .added)
            case "-": StyledText(line.text, .removed)
            case "~": StyledText(line.text, .changed)
            default: StyledText(line.text, .mark)
            }
        }
    }

    /// A heading line above rows.
    ///
    /// - Parameter words: those of the heading, in the language of the session.
    static func styledTable(_ text: String, heading words: [String]) -> [StyledText] {
        let lines = styled(text)
        return lines.prefix(1).map { StyledText(heading($0.text, in: words), .mark) } + lines.dropFirst()
    }

    /// A heading in other words, each where its column begins.
    private static func heading(_ line: String, in words: [String]) -> String {
        let cells = line.matches(of: /\S+(?: \S+)*/)
        guard cells.count == words.count else { return line }
        return zip(cells, words).reduce("") { heading, cell in
            let start = StyledText(String(line[..<cell.0.range.lowerBound])).width
            return heading + String(repeating: " ", count: max(0, start - StyledText(heading).width)) + cell.1
        }
    }
}
