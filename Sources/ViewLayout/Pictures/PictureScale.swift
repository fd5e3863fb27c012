import ViewTree

/// How many points of the window a terminal cell of a picture shows.
struct PictureScale: Hashable {
    /// Of a cell, in points.
    let cell: Size

    /// - Parameters:
    ///   - column: the width of a cell, in points.
    ///   - row: half the height of a cell, which is twice as high as wide on the screen.
    init(column: Double, row: Double) { cell = Size(width: column, height: 2 * row) }

    /// A character of a text takes one cell.
    static let natural = PictureScale(column: 8, row: 8)

    /// From twice as large as texts are drawn to a picture of a very long list.
    private static let units = [4.0, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024, 2048, 4096]
    private static let largestUnit = 4096.0
    /// A picture is stretched to at most this many times its breadth, where that makes room for names.
    private static let mostStretched = 3.0

    /// The largest scale at which a picture has no more than the given columns and rows, as far as it gets.
    static func fitting(columns: Int, rows: Int, extent: (PictureScale) -> (columns: Range<Int>, rows: Range<Int>)) -> PictureScale {
        func least(_ fits: (Double) -> Bool) -> Double { units.first(where: fits) ?? largestUnit }
        let column = least { extent(PictureScale(column: $0, row: $0)).columns.count <= columns }
        let row = least { extent(PictureScale(column: $0, row: $0)).rows.count <= rows }
        return PictureScale(column: least { $0 >= max(column, row / mostStretched) }, row: least { $0 >= max(row, column / mostStretched) })
    }

    /// The cells that a rectangle covers, with borders at the nearest cell borders.
    func cells(of frame: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: Double, _ end: Double, by unit: Double) -> Range<Int> {
            let (first, last) = (Self.border(start / unit), Self.border(end / unit))
            return first..<max(first, last)
        }
        return (range(frame.minX, frame.maxX, by: cell.width), range(frame.minY, frame.maxY, by: cell.height))
    }

    /// Far borders are drawn at the end of what a picture can show.
    private static func border(_ position: Double) -> Int { Int(position.rounded().clamped(-10_000, 10_000)) }
}
