/// Texts and names on the canvas.
extension CellCanvas {
    private static let ellipsis = "…"
    /// Of a name that is cut, at least this many columns are written, the ellipsis included.
    private static let shortestCut = 5
    private static let nameSeparator = " › "

    /// Writes texts from the top leading corners of their boxes, and on to the right where nothing is written. A line for which there is no room ends in `…`. Gives
    /// the names of texts of which nothing is written.
    mutating func write(_ texts: [PictureBox]) -> [String] {
        var starts: [Int: [Int: Int]] = [:]
        // Of texts that begin in the same cell the front one is seen.
        for (index, box) in texts.enumerated() {
            for row in box.shownRows where rows.contains(row) { starts[row, default: [:]][box.columns.lowerBound] = index }
        }
        var unwritten: [String] = []
        for (index, box) in texts.enumerated() {
            var isWritten = false
            for (row, line) in zip(box.shownRows, box.shownLines) where starts[row]?[box.columns.lowerBound] == index {
                let next = starts[row]?.keys.filter { $0 > box.columns.lowerBound }.min() ?? columns.upperBound
                write(Self.cut(line, to: next - box.columns.lowerBound), column: box.columns.lowerBound, row: row, columns: next - box.columns.lowerBound)
                isWritten = true
            }
            if !isWritten, box.shownRows.contains(where: rows.contains) { unwritten += box.names }
        }
        return unwritten
    }

    /// The text, or as much of it as leaves room for an ellipsis.
    private static func cut(_ text: String, to width: Int) -> String {
        guard CharacterWidth.columns(of: text) > width else { return text }
        var (kept, used) = ("", 0)
        for character in text {
            let columns = CharacterWidth.columns(of: character)
            guard used + columns < width else { break }
            kept.append(character)
            used += columns
        }
        return width > 0 ? kept + ellipsis : ""
    }

    /// Writes the names into the upper border of a box, or to where there is room for them beside and below what is written there. Gives those that are not
    /// written, or not whole.
    mutating func label(_ columns: Range<Int>, _ rows: Range<Int>, _ names: [String]) -> [String] {
        let inset = rows.count > 1 && columns.count > 2 ? 1 : 0
        let name = names.joined(separator: Self.nameSeparator)
        let room = (columns.lowerBound + inset..<max(columns.lowerBound + inset, columns.upperBound - inset)).clamped(to: self.columns)
        let whole = CharacterWidth.columns(of: name)
        let width = min(room.count, whole)
        guard width > 0, width == whole || width >= Self.shortestCut else { return names }
        for row in rows.dropLast(inset) where self.rows.contains(row) {
            for start in room.lowerBound...room.upperBound - width where isFreeOfText(start - 1..<start + width + 1, row: row) {
                write(Self.cut(name, to: width), column: start, row: row, columns: width)
                return width == whole ? [] : Self.names(names, after: width - 1)
            }
        }
        return names
    }

    /// Of joined names those that end after the given number of columns.
    private static func names(_ names: [String], after width: Int) -> [String] {
        var end = -CharacterWidth.columns(of: nameSeparator)
        return names.filter { name in
            end += CharacterWidth.columns(of: nameSeparator) + CharacterWidth.columns(of: name)
            return end > width
        }
    }
}

extension PictureBox {
    /// A text has a row even where its box is less than half a row high.
    fileprivate var shownRows: Range<Int> { rows.lowerBound..<rows.lowerBound + min(lines.count, max(1, rows.count)) }

    /// As many lines as there are rows; the last one shows that there are more.
    fileprivate var shownLines: [String] {
        let shown = lines.prefix(shownRows.count)
        return shown.count < lines.count ? shown.dropLast() + [(shown.last ?? "") + "…"] : Array(shown)
    }
}
