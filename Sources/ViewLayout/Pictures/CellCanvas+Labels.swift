/// Texts and names on the canvas.
extension CellCanvas {
    /// Writes a text's lines from the box's upper leading corner.
    mutating func write(lines: [String], columns: Range<Int>, rows: Range<Int>) {
        for (row, line) in zip(rows, lines) { write(line, column: columns.lowerBound, row: row, columns: columns.count) }
    }

    /// Writes the names into the upper border of a box, or to where there is room for them beside and below what is written there. Gives those that are not
    /// written, or not whole.
    mutating func label(_ columns: Range<Int>, _ rows: Range<Int>, _ names: [String]) -> [String] {
        let inset = rows.count > 1 && columns.count > 2 ? 1 : 0
        let name = names.joined(separator: Self.nameSeparator)
        let room = (columns.lowerBound + inset..<max(columns.lowerBound + inset, columns.upperBound - inset)).clamped(to: self.columns)
        let width = min(room.count, CharacterWidth.columns(of: name))
        guard width > 0 else { return names }
        for row in rows.dropLast(inset) where self.rows.contains(row) {
            for start in room.lowerBound...room.upperBound - width where isFreeOfText(start - 1..<start + width + 1, row: row) {
                write(name, column: start, row: row, columns: width)
                return Self.names(names, after: width)
            }
        }
        return names
    }

    private static var nameSeparator: String { " › " }

    /// Of joined names those that end after so many columns.
    private static func names(_ names: [String], after width: Int) -> [String] {
        var end = -CharacterWidth.columns(of: nameSeparator)
        return names.filter { name in
            end += CharacterWidth.columns(of: nameSeparator) + CharacterWidth.columns(of: name)
            return end > width
        }
    }
}
