extension PathValue {
    /// A part of an outline without a gap, as straight lines.
    public struct Polyline: Hashable, Sendable {
        public var points: [Point]
        public var isClosed: Bool
        public init(points: [Point], isClosed: Bool) { (self.points, self.isClosed) = (points, isClosed) }
    }

    /// The outline as straight lines that stay within about `tolerance` points of its curves. A path of very many elements gives lines for `limit` points.
    public func flattened(tolerance: Double, limit: Int = 200_000) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [], isClosed: false)
        var (start, count) = (Point.zero, 0)
        func finish() {
            if current.points.count > 1 || (current.isClosed && !current.points.isEmpty) { lines.append(current) }
        }
        for element in elements {
            guard count < limit else { break }
            let from = current.points.last ?? start
            if current.points.isEmpty, element.points.first != nil, !element.isMove { current.points = [start] }
            switch element {
            case .move(let point):
                finish()
                (current, start) = (Polyline(points: [point], isClosed: false), point)
            case .line(let point): current.points.append(point)
            case .quad(let end, let control):
                let (control1, control2) = (Self.between(from, control, 2.0 / 3), Self.between(end, control, 2.0 / 3))
                current.points += Self.steps(from, control1, control2, end, tolerance)
            case .curve(let end, let control1, let control2): current.points += Self.steps(from, control1, control2, end, tolerance)
            case .close:
                current.isClosed = true
                finish()
                current = Polyline(points: [], isClosed: false)
            }
            count += max(1, current.points.count / 64)
        }
        finish()
        return lines
    }

    private static func between(_ a: Point, _ b: Point, _ part: Double) -> Point { Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }

    /// Points along a curve after its start, closer where its control points are far from the straight way.
    private static func steps(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ tolerance: Double) -> [Point] {
        let bend = max(abs(a.x - 2 * b.x + c.x), abs(b.x - 2 * c.x + d.x)) + max(abs(a.y - 2 * b.y + c.y), abs(b.y - 2 * c.y + d.y))
        let wanted = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        let count = wanted.isFinite ? min(max(1, Int(min(wanted, 100))), 100) : 1
        return (1...count).map { index in
            let t = Double(index) / Double(count)
            let rest = 1 - t
            func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                a * rest * rest * rest + 3 * b * rest * rest * t + 3 * c * rest * t * t + d * t * t * t
            }
            return Point(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
        }
    }

    /// The part of the outline between two parts of its length, from 0 to 1.
    public func trimmed(from start: Double, to end: Double) -> PathValue {
        let (low, high) = (min(max(start.isNaN ? 0 : start, 0), 1), min(max(end.isNaN ? 0 : end, 0), 1))
        if low == 0, high == 1 { return self }
        guard low < high else { return PathValue() }
        let lines = flattened(tolerance: 0.05).map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = lines.reduce(0) { $0 + Self.length(of: $1) }
        guard total > 0, total.isFinite else { return PathValue() }
        let (first, last) = (low * total, high * total)
        var (kept, passed) = (PathValue(), 0.0)
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = Self.length(of: [a, b])
                let (from, to) = (max(first, passed), min(last, passed + length))
                if length > 0, from < to {
                    if !isDrawing { kept.elements.append(.move(Self.between(a, b, (from - passed) / length))) }
                    kept.elements.append(.line(Self.between(a, b, (to - passed) / length)))
                    isDrawing = true
                }
                passed += length
            }
        }
        return kept
    }

    private static func length(of points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
            return sum + (dx * dx + dy * dy).squareRoot()
        }
    }

    /// Whether a point is inside.
    public func contains(_ point: Point) -> Bool {
        var turns = 0
        for line in flattened(tolerance: 0.05) {
            for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { turns += b.y > a.y ? 1 : -1 }
            }
        }
        return isEvenOdd ? turns % 2 != 0 : turns != 0
    }
}

extension PathValue.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
