import ViewTree

extension LayoutPicture {
    private enum Metrics {
        /// How far the picture follows what overflows the window, and how much of a window it shows, in cells.
        static let overflow = (columns: 20, rows: 8)
        static let largestWindow = 400
        static let columnsPerTick = 10
        static let rowsPerTick = 5
        static let rulerWidth = 6
        /// Of the names below a narrow picture.
        static let legendColumns = 40
        /// Lines above and below a picture that has to fit into some rows: the ruler, the crop, a line of names.
        static let framingRows = 3
    }

    /// The picture with a column for a character of a text.
    public var cells: String {
        let content = Content(self)
        return cells(of: content, at: .natural, legendRows: .max)
    }

    /// The views as boxes in character cells, with their names and a ruler in points, as large as fits: in lines of at most `columns` characters, and no more
    /// than `rows` lines where that is possible. What lies outside of the window is dotted, what is empty at its edges is left out. Names without room are
    /// listed below. No line ends in spaces.
    public func cells(columns: Int, rows: Int) -> String {
        let room = (columns: columns - Metrics.rulerWidth, rows: rows - Metrics.framingRows)
        let content = Content(self)
        let scale = PictureScale.fitting(columns: room.columns, rows: room.rows, extent: content.extent)
        return cells(of: content, at: scale, legendRows: max(1, room.rows + 1 - content.extent(at: scale).rows.count), legendColumns: max(1, room.columns))
    }

    private func cells(of content: Content, at scale: PictureScale, legendRows: Int, legendColumns: Int? = nil) -> String {
        let boxes = Self.boxes(of: content.views, at: scale)
        let window = scale.cells(of: Rect(origin: .zero, size: window))
        let extent = content.extent(at: scale)
        var canvas = CellCanvas(columns: extent.columns, rows: extent.rows)
        for box in boxes where box.lines.isEmpty { canvas.drawBox(columns: box.columns, rows: box.rows) }
        var unnamed = canvas.write(boxes.filter { !$0.lines.isEmpty })
        for box in boxes where box.lines.isEmpty && extent.columns.touches(box.columns) && extent.rows.touches(box.rows) {
            unnamed += canvas.label(box.columns, box.rows, box.names)
        }
        let drawn = canvas.text { window.columns.contains($0) && window.rows.contains($1) ? " " : "·" }
        let ruled = zip(extent.rows, drawn).map { Self.rowMark($0, first: extent.rows.lowerBound, scale) + $1 }
        let note = note(on: content.crop).map { [String(repeating: " ", count: Metrics.rulerWidth) + $0] } ?? []
        let legend = Self.legend(unnamed, columns: legendColumns ?? max(Metrics.legendColumns, extent.columns.count), rows: legendRows)
        return ([Self.ruler(extent.columns, scale)] + ruled + note + legend).map(\.withoutTrailingSpaces).joined(separator: "\n")
    }

    private static func boxes(of views: [DrawnView], at scale: PictureScale) -> [PictureBox] {
        var boxes: [PictureBox] = []
        var places: [PictureBox.Place: Int] = [:]
        for (view, frame, _) in views {
            let cells = scale.cells(of: frame)
            let place = PictureBox.Place(columns: cells.columns, rows: cells.rows)
            if view.lines.isEmpty, let index = places[place] {
                boxes[index].names.append(view.name)
            } else {
                if view.lines.isEmpty { places[place] = boxes.count }
                boxes.append(PictureBox(columns: cells.columns, rows: cells.rows, names: [view.name], lines: view.lines))
            }
        }
        return boxes
    }

    /// What is drawn, in points.
    private struct Content {
        let views: [DrawnView]
        let crop: Rect
        /// Around crop and views.
        private let bounds: Rect
        private let window: Size

        init(_ picture: LayoutPicture) {
            views = picture.drawnViews
            crop = picture.crop(of: views)
            bounds = views.reduce(crop) { $0.union($1.frame) }
            window = picture.window
        }

        /// The cells of the crop and of what overflows the window, as far as is drawn.
        func extent(at scale: PictureScale) -> (columns: Range<Int>, rows: Range<Int>) {
            let (inside, all) = (scale.cells(of: crop), scale.cells(of: bounds))
            return (
                LayoutPicture.extent(inside.columns, all.columns, isAtEnd: crop.maxX >= window.width, overflow: Metrics.overflow.columns),
                LayoutPicture.extent(inside.rows, all.rows, isAtEnd: crop.maxY >= window.height, overflow: Metrics.overflow.rows)
            )
        }
    }

    private static func extent(_ crop: Range<Int>, _ all: Range<Int>, isAtEnd: Bool, overflow: Int) -> Range<Int> {
        let start = crop.lowerBound == 0 ? max(-overflow, all.lowerBound) : crop.lowerBound
        let end = min(crop.upperBound, crop.lowerBound + Metrics.largestWindow)
        return start..<max(start + 1, isAtEnd ? min(end + overflow, all.upperBound) : end)
    }

    // MARK: Ruler and legend

    /// The points of every tenth column.
    private static func ruler(_ columns: Range<Int>, _ scale: PictureScale) -> String {
        var canvas = CellCanvas(columns: columns.lowerBound..<(columns.upperBound + Metrics.columnsPerTick), rows: 0..<1)
        for column in columns where (column - max(0, columns.lowerBound)) % Metrics.columnsPerTick == 0 {
            canvas.write((Double(column) * scale.cell.width).written, column: column, row: 0, columns: Metrics.columnsPerTick)
        }
        return String(repeating: " ", count: Metrics.rulerWidth) + canvas.text { _, _ in " " }.joined()
    }

    /// The points of every fifth row.
    private static func rowMark(_ row: Int, first: Int, _ scale: PictureScale) -> String {
        let mark = (row - max(0, first)) % Metrics.rowsPerTick == 0 ? (Double(row) * scale.cell.height).written : ""
        return String(repeating: " ", count: max(0, Metrics.rulerWidth - 1 - mark.count)) + mark + " "
    }

    /// Each name once, in lines of about the given number of columns besides the ruler.
    private static func legend(_ names: [String], columns: Int, rows: Int) -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        for name in names where seen.insert(name).inserted {
            if let last = lines.last, CharacterWidth.columns(of: last + name) + 3 <= columns + Metrics.rulerWidth {
                lines[lines.count - 1] = "\(last), \(name)"
            } else if lines.count == rows {
                lines[lines.count - 1] += ", …"
                return lines
            } else {
                if !lines.isEmpty { lines[lines.count - 1] += "," }
                lines.append(String(repeating: " ", count: Metrics.rulerWidth) + (lines.isEmpty ? "also: " : "") + name)
            }
        }
        return lines
    }
}

/// A view's box in cells, with the names of all views that have the same one, outermost first.
struct PictureBox {
    struct Place: Hashable {
        let columns, rows: Range<Int>
    }
    let columns: Range<Int>
    let rows: Range<Int>
    var names: [String]
    /// What a text shows; empty for other views.
    let lines: [String]
}

extension Range<Int> {
    /// Whether the ranges overlap or an empty one lies in or at the edge of the other.
    fileprivate func touches(_ other: Range<Int>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
