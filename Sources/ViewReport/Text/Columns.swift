import ViewLayout

/// Lines of text in aligned columns of terminal cells.
struct Columns {
    enum Side { case left, right }
    private let heading: [String]
    private let sides: [Side]
    private var rows: [[Cell]] = []

    private struct Cell {
        let text: String
        /// In terminal cells.
        let width: Int

        init(_ text: String) { (self.text, width) = (text, CharacterWidth.columns(of: text)) }
    }

    /// Between columns.
    private static let gap = "   "

    /// The first column is on the left; `sides` are those of the others. Rows may have fewer columns.
    ///
    /// - Parameter heading: the names of the columns. The last one makes its column no wider.
    init(heading: [String] = [], _ sides: Side...) { (self.heading, self.sides) = (heading, [.left] + sides) }

    /// A cell of more than a thousand characters is cut, except for the first, which may be deep in a tree.
    mutating func add(_ row: [String]) {
        rows.append(row.prefix(1).map(Cell.init) + row.dropFirst().map { Cell($0.cut(after: Self.cellLength)) })
    }

    private static let cellLength = 1_000

    /// The lines, without blanks at their ends; nothing without rows.
    var text: String {
        if rows.isEmpty { return "" }
        var widths = heading.dropLast().map(CharacterWidth.columns)
        // A remark in a line by itself makes no column wider.
        for row in rows where row.count > 1 {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.width)
            }
        }
        let headings = heading.isEmpty ? [] : [heading.dropLast().map(Cell.init)]
        var text = ""
        for row in headings { text += line(row, widths, isFollowed: true) + (heading.last ?? "") }
        for (index, row) in rows.enumerated() {
            if index > 0 || !heading.isEmpty { text += "\n" }
            text += line(row, widths, isFollowed: false)
        }
        return text
    }

    /// - Parameter isFollowed: whether more follows in the line.
    private func line(_ row: [Cell], _ widths: [Int], isFollowed: Bool) -> String {
        // Empty cells at the end leave no blanks.
        let last = row.lastIndex { !$0.text.isEmpty } ?? 0
        var line = ""
        for (index, cell) in row.enumerated() where isFollowed || index <= last {
            let blanks = String(repeating: " ", count: max(0, (widths.indices.contains(index) ? widths[index] : 0) - cell.width))
            let isRight = index < sides.count && sides[index] == .right
            if isRight { line += blanks }
            line += cell.text
            if isFollowed || index < last { line += (isRight ? "" : blanks) + Self.gap }
        }
        return line
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
