import ViewTree

extension LayoutPicture {
    /// Points of a terminal cell, and how far the picture follows what overflows the window, in cells.
    private enum Metrics {
        static let cell = Size(width: 8, height: 16)
        static let overflow = Size(width: 20, height: 8)
        static let largestWindow = Size(width: 400, height: 400)
        static let columnsPerTick = 10
        static let rowsPerTick = 5
        static let rulerWidth = 6
        /// Of the names below a narrow picture.
        static let legendColumns = 40
    }

    /// A view's box in cells, with the names of all views that have the same one, outermost first.
    private struct Box {
        var columns: Range<Int>
        var rows: Range<Int>
        var names: [String]
        var lines: [String]
    }

    /// The views as boxes in character cells of 8 by 16 points, with their names and a ruler in points. What lies outside the window is dotted. Names for which
    /// there is no room stand below. No line ends in spaces.
    public var cells: String {
        let boxes = boxes
        let window = Self.cells(of: Rect(origin: .zero, size: window))
        let canvasColumns = Self.extent(window.columns, boxes.map(\.columns), overflow: Int(Metrics.overflow.width), largest: Int(Metrics.largestWindow.width))
        let canvasRows = Self.extent(window.rows, boxes.map(\.rows), overflow: Int(Metrics.overflow.height), largest: Int(Metrics.largestWindow.height))
        var canvas = CellCanvas(columns: canvasColumns, rows: canvasRows)
        for box in boxes where box.lines.isEmpty { canvas.drawBox(columns: box.columns, rows: box.rows) }
        for box in boxes { canvas.write(lines: box.lines, columns: box.columns, rows: box.rows) }
        var unnamed: [String] = []
        for box in boxes where box.lines.isEmpty && canvasColumns.touches(box.columns) && canvasRows.touches(box.rows) {
            unnamed += canvas.label(box.columns, box.rows, box.names)
        }
        let drawn = canvas.text { window.columns.contains($0) && window.rows.contains($1) ? " " : "·" }
        let ruled = zip(canvasRows, drawn).map { Self.rowMark($0) + $1 }
        return ([Self.ruler(canvasColumns)] + ruled + Self.legend(unnamed, columns: canvasColumns.count)).map(\.withoutTrailingSpaces).joined(separator: "\n")
    }

    private var boxes: [Box] {
        var boxes: [Box] = []
        for (view, frame, _) in drawnViews {
            let place = Self.cells(of: frame)
            if view.lines.isEmpty, let index = boxes.firstIndex(where: { $0.columns == place.columns && $0.rows == place.rows && $0.lines.isEmpty }) {
                boxes[index].names.append(view.name)
            } else {
                boxes.append(Box(columns: place.columns, rows: place.rows, names: [view.name], lines: view.lines))
            }
        }
        return boxes
    }

    private static func cells(of frame: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: Double, _ end: Double, by unit: Double) -> Range<Int> {
            let (first, last) = (cell(start / unit), cell(end / unit))
            return first..<max(first, last)
        }
        return (range(frame.minX, frame.maxX, by: Metrics.cell.width), range(frame.minY, frame.maxY, by: Metrics.cell.height))
    }

    /// The nearest cell border; far ones are drawn at the end of what a picture can show.
    private static func cell(_ position: Double) -> Int { Int(position.rounded().clamped(-10_000, 10_000)) }

    /// The cells of the window and of what overflows it, as far as is drawn.
    private static func extent(_ window: Range<Int>, _ boxes: [Range<Int>], overflow: Int, largest: Int) -> Range<Int> {
        let end = min(window.upperBound, largest)
        let low = max(-overflow, boxes.map(\.lowerBound).min() ?? 0)
        let high = min(end + overflow, boxes.map(\.upperBound).max() ?? end)
        return min(0, low)..<max(end, high)
    }

    /// The points of every tenth column.
    private static func ruler(_ columns: Range<Int>) -> String {
        var canvas = CellCanvas(columns: columns.lowerBound..<(columns.upperBound + Metrics.columnsPerTick), rows: 0..<1)
        for column in columns where column % Metrics.columnsPerTick == 0 {
            canvas.write((Double(column) * Metrics.cell.width).written, column: column, row: 0, columns: Metrics.columnsPerTick)
        }
        return String(repeating: " ", count: Metrics.rulerWidth) + canvas.text { _, _ in " " }.joined()
    }

    /// Each name once, in lines about as wide as the picture.
    private static func legend(_ names: [String], columns: Int) -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        for name in names where seen.insert(name).inserted {
            if let last = lines.last, CharacterWidth.columns(of: last + name) + 2 <= max(Metrics.legendColumns, columns) + Metrics.rulerWidth {
                lines[lines.count - 1] = "\(last), \(name)"
            } else {
                if !lines.isEmpty { lines[lines.count - 1] += "," }
                lines.append(String(repeating: " ", count: Metrics.rulerWidth) + (lines.isEmpty ? "also: " : "") + name)
            }
        }
        return lines
    }

    /// The points of every fifth row.
    private static func rowMark(_ row: Int) -> String {
        let mark = row % Metrics.rowsPerTick == 0 ? (Double(row) * Metrics.cell.height).written : ""
        return String(repeating: " ", count: max(0, Metrics.rulerWidth - 1 - mark.count)) + mark + " "
    }
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
