import ViewTree

/// How much of each pixel a figure covers.
struct Coverage {
    private(set) var columns: Range<Int>
    private(set) var rows: Range<Int>
    private var parts: [Float]

    /// Lines of samples in a pixel's row.
    private static let samples = 4

    /// - Parameter lines: in pixels.
    init(_ lines: [PathValue.Polyline], isEvenOdd: Bool, width: Int, height: Int) {
        var (low, high) = (Point(x: Double.infinity, y: .infinity), Point(x: -Double.infinity, y: -.infinity))
        for point in lines.lazy.flatMap(\.points) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
            guard low < high, low < Double(limit), high > 0 else { return 0..<0 }
            return Int(max(0, low.rounded(.down)))..<Int(min(Double(limit), high.rounded(.up)))
        }
        (columns, rows) = (range(low.x, high.x, width), range(low.y, high.y, height))
        parts = Array(repeating: 0, count: columns.count * rows.count)
        guard !parts.isEmpty else { return }
        for row in rows {
            for sample in 0..<Self.samples { cover(row, at: Double(row) + (Double(sample) + 0.5) / Double(Self.samples), lines, isEvenOdd) }
        }
    }

    private mutating func cover(_ row: Int, at y: Double, _ lines: [PathValue.Polyline], _ isEvenOdd: Bool) {
        var crossings: [(x: Double, turn: Int)] = []
        for line in lines {
            for index in line.points.indices {
                let (a, b) = (line.points[index], line.points[index + 1 < line.points.count ? index + 1 : 0])
                guard (a.y <= y) != (b.y <= y) else { continue }
                crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
            }
        }
        crossings.sort { $0.x < $1.x }
        var turns = 0
        for (index, crossing) in crossings.enumerated().dropLast() {
            turns += crossing.turn
            let isInside = isEvenOdd ? index % 2 == 0 : turns != 0
            if isInside { cover(row, from: crossing.x, to: crossings[index + 1].x) }
        }
    }

    private mutating func cover(_ row: Int, from start: Double, to end: Double) {
        let (start, end) = (max(start, Double(columns.lowerBound)), min(end, Double(columns.upperBound)))
        guard start < end else { return }
        let offset = (row - rows.lowerBound) * columns.count - columns.lowerBound
        for column in Int(start)..<Int(end.rounded(.up)) {
            let part = min(end, Double(column + 1)) - max(start, Double(column))
            parts[offset + column] += Float(part) / Float(Self.samples)
        }
    }

    /// The pixels that are covered, in rows.
    func forEach(_ body: (_ x: Int, _ y: Int, _ part: Float) -> Void) {
        var index = 0
        for y in rows {
            for x in columns {
                if parts[index] > 0 { body(x, y, min(1, parts[index])) }
                index += 1
            }
        }
    }
}
