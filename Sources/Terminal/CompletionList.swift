import Diagnostics

/// The rows that list what fits at the cursor, fitted to a terminal.
struct CompletionList {
    let words: [String]
    var details: [String]?

    /// Words in columns, read downward; one a row where they have details. What takes more than `rows` is counted in the last one.
    func lines(columns: Int, rows: Int) -> [String] {
        let lines = details.map { rowsWithDetails($0, columns: columns) } ?? grid(columns: columns)
        guard lines.count > max(1, rows) else { return lines }
        let shown = max(0, rows - 1)
        return lines.prefix(shown) + ["… +\(lines.count - shown)"]
    }

    private func rowsWithDetails(_ details: [String], columns: Int) -> [String] {
        let width = (words.map(displayColumns).max() ?? 0) + 2
        return zip(words, details).map { cut(padded($0, to: width) + $1, to: columns) }
    }

    private func grid(columns: Int) -> [String] {
        let width = (words.map(displayColumns).max() ?? 0) + 2
        let across = max(1, columns / width)
        let down = (words.count + across - 1) / across
        return (0..<down).map { row in
            let cells = stride(from: row, to: words.count, by: down).map { words[$0] }
            return cut(cells.dropLast().map { padded($0, to: width) }.joined() + (cells.last ?? ""), to: columns)
        }
    }

    private func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - displayColumns(text))) }

    private func cut(_ text: String, to columns: Int) -> String {
        let text = withoutControls(text).filter { !$0.isNewline }
        guard displayColumns(text) > columns else { return text }
        var width = 1
        return text.prefix { character in
            width += displayWidth(character)
            return width <= columns
        } + "…"
    }
}
