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

    /// A heading line above rows. Where they are wider than the screen, what is right of long names is in a line below them.
    ///
    /// - Parameter words: those of the heading, in the language of the session.
    static func styledTable(_ text: String, heading words: [String], width: Int) -> [StyledText] {
        let lines = narrowed(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), to: width)
        let rows = styled(lines.joined(separator: "\n"))
        return rows.prefix(1).map { StyledText(heading($0.text, in: words), .mark) } + rows.dropFirst()
    }

    /// The lines with their second column, which is on the right under `x,y`, where the widest line has room behind it.
    private static func narrowed(_ lines: [String], to width: Int) -> [String] {
        let widest = lines.map { StyledText($0).width }.max() ?? 0
        guard widest > width, let heading = lines.first, let second = heading.firstRange(of: "x,y") else { return lines }
        let end = StyledText(String(heading[..<second.upperBound])).width
        let starts = lines.filter { StyledText($0).width >= end }.map {
            end - StyledText(String(split($0, at: end).before.reversed().prefix { $0 != " " })).width
        }
        guard let start = starts.min() else { return lines }
        let column = max(16, start - (widest - width))
        return lines.flatMap { line -> [String] in
            let parts = split(line, at: start)
            let name = String(parts.before.reversed().drop { $0 == " " }.reversed())
            let room = column - StyledText(name).width
            let blanks = String(repeating: " ", count: room >= 2 ? room : column)
            return parts.rest.isEmpty ? [name] : room >= 2 ? [name + blanks + parts.rest] : [name, blanks + parts.rest]
        }
    }

    /// The parts of a line before a column and from it on.
    private static func split(_ line: String, at column: Int) -> (before: String, rest: String) {
        var (end, width) = (line.startIndex, 0)
        while end < line.endIndex, width < column {
            width += StyledText(String(line[end])).width
            end = line.index(after: end)
        }
        return (String(line[..<end]), String(line[end...]))
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
