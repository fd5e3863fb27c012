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
    static func styledTable(_ text: String) -> [StyledText] {
        let lines = styled(text)
        return lines.prefix(1).map { StyledText($0.text, .mark) } + lines.dropFirst()
    }
}
