import ViewTree

extension Drawing {
    /// The drawing in character cells: a cell shows 8 by 16 points, or more where the window wouldn't fit into the columns and rows.
    public func cells(columns: Int, rows: Int) -> CellPicture {
        let (wide, high, scale) = CellPicture.fitted(size, columns, rows)
        var painter = CellPainter(columns: wide, rows: high, scale: scale, background: background)
        painter.paint(items)
        return painter.picture(notes: notes + painter.notes)
    }
}

extension CellPicture {
    /// How many cells show a drawing of a size in points, at most as many as there is room for.
    public static func count(for size: Size, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
        let (columns, rows, _) = fitted(size, columns, rows)
        return (columns, rows)
    }

    fileprivate static func fitted(_ size: Size, _ mostColumns: Int, _ mostRows: Int) -> (columns: Int, rows: Int, scale: Double) {
        let (columns, rows) = (max(1, mostColumns), max(1, mostRows))
        let scale = max(1, size.width / (8 * Double(columns)), size.height / (16 * Double(rows)))
        let wide = min(columns, max(1, Int((size.width / (8 * scale)).rounded(.up))))
        let high = min(rows, max(1, Int((size.height / (16 * scale)).rounded(.up))))
        return (wide, high, scale)
    }
}
