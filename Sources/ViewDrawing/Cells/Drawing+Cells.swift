import ViewTree

extension Drawing {
    /// The drawing in character cells: a cell shows 8 by 16 points, or more where the window wouldn't fit into the columns and rows.
    public func cells(columns: Int, rows: Int) -> CellPicture {
        let (columns, rows) = (max(1, columns), max(1, rows))
        let scale = max(1, size.width / (8 * Double(columns)), size.height / (16 * Double(rows)))
        let wide = min(columns, max(1, Int((size.width / (8 * scale)).rounded(.up))))
        let high = min(rows, max(1, Int((size.height / (16 * scale)).rounded(.up))))
        var painter = CellPainter(columns: wide, rows: high, scale: scale, background: background)
        painter.paint(items)
        return painter.picture(notes: notes)
    }
}
