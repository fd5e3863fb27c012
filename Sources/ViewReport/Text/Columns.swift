import ViewLayout

/// Lines of text in aligned columns of terminal cells.
struct Columns {
    enum Side { case left, right }
    private let heading: [String]
    private let sides: [Side]
    private var rows: [[String]] = []
    /// Between columns.
    private static let gap = "   "

    /// The first column is on the left; `sides` are those of the others. Rows may have fewer columns.
    ///
    /// - Parameter heading: the names of the columns. The last one makes its column no wider.
    init(heading: [String] = [], _ sides: Side...) { (self.heading, self.sides) = (heading, [.left] + sides) }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, without blanks at their ends; nothing without rows.
    var text: String {
        if rows.isEmpty { return "" }
        var widths = heading.dropLast().map(CharacterWidth.columns)
        // A remark in a line by itself makes no column wider.
        for row in rows where row.count > 1 {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], CharacterWidth.columns(of: cell))
            }
        }
        let headings = heading.isEmpty ? [] : [line(heading.dropLast() + [""], widths) + (heading.last ?? "")]
        return (headings + rows.map { line($0, widths).withoutTrailingBlanks }).joined(separator: "\n")
    }

    private func line(_ row: [String], _ widths: [Int]) -> String {
        row.count == 1
            ? row[0]
            : row.enumerated().map { index, cell in padded(cell, to: cell.isEmpty && index == row.count - 1 ? 0 : widths[index], index: index) }
                .joined(separator: Self.gap)
    }

    private func padded(_ cell: String, to width: Int, index: Int) -> String {
        let blanks = String(repeating: " ", count: max(0, width - CharacterWidth.columns(of: cell)))
        return index < sides.count && sides[index] == .right ? blanks + cell : cell + blanks
    }
}

extension String {
    fileprivate var withoutTrailingBlanks: String {
        var line = self[...]
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}

/// Trees drawn with box lines.
struct TreeLines<Node> {
    let children: (Node) -> [Node]

    /// Each node in pre-order with the lines in front of its name.
    func lines(_ roots: [Node]) -> [(prefix: String, node: Node)] {
        var lines: [(String, Node)] = []
        func add(_ node: Node, _ prefix: String, inside: String) {
            lines.append((prefix, node))
            let nodes = children(node)
            for (index, child) in nodes.enumerated() {
                let isLast = index == nodes.count - 1
                add(child, inside + (isLast ? "└ " : "├ "), inside: inside + (isLast ? "  " : "│ "))
            }
        }
        for root in roots { add(root, "", inside: "") }
        return lines
    }
}
