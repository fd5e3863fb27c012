/// Lines of text in aligned columns.
struct Columns {
    enum Side { case left, right }
    private let sides: [Side]
    private var rows: [[String]] = []
    /// Between columns.
    private static let gap = "   "

    /// The first column is on the left; `sides` are those of the others. Rows may have fewer columns.
    init(_ sides: Side...) { self.sides = [.left] + sides }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, without blanks at their ends.
    var text: String {
        var widths: [Int] = []
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.count)
            }
        }
        return rows.map { row in
            var line = row.enumerated().map { padded($1, to: widths[$0], index: $0) }.joined(separator: Self.gap)
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    private func padded(_ cell: String, to width: Int, index: Int) -> String {
        let blanks = String(repeating: " ", count: width - cell.count)
        return index < sides.count && sides[index] == .right ? blanks + cell : cell + blanks
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
