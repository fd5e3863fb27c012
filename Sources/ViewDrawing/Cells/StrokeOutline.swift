import ViewTree

extension PathValue.Polyline {
    /// The area of a line along this one, as figures that overlap; joins and ends are square. All lengths in the same unit.
    func stroked(width: Double, dash: [Double], phase: Double) -> [PathValue.Polyline] {
        let points = isClosed ? self.points + self.points.prefix(1) : self.points
        guard width > 0, points.count > 1 else { return [] }
        var figures: [PathValue.Polyline] = []
        for piece in dash.isEmpty ? [points] : Self.dashed(points, dash, phase) {
            for (a, b) in zip(piece, piece.dropFirst()) {
                let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
                guard length > 0 else { continue }
                let (x, y) = ((b.x - a.x) / length * width / 2, (b.y - a.y) / length * width / 2)
                // Longer by a little where pieces meet, so that corners are filled.
                let corners = [
                    Point(x: a.x - y - x * 0.5, y: a.y + x - y * 0.5), Point(x: b.x - y + x * 0.5, y: b.y + x + y * 0.5),
                    Point(x: b.x + y + x * 0.5, y: b.y - x + y * 0.5), Point(x: a.x + y - x * 0.5, y: a.y - x - y * 0.5),
                ]
                figures.append(PathValue.Polyline(points: corners, isClosed: true))
            }
        }
        return figures
    }

    private static let mostDashes = 2_000

    private static func dashed(_ points: [Point], _ dash: [Double], _ phase: Double) -> [[Point]] {
        let lengths = dash.filter { $0.isFinite && $0 >= 0 }
        let total = lengths.reduce(0, +)
        guard total > 0.01 else { return [points] }
        var (index, rest, isDrawn) = (0, 0.0, true)
        var start = phase.isFinite ? phase.truncatingRemainder(dividingBy: total * 2) : 0
        if start < 0 { start += total * 2 }
        while start >= lengths[index % lengths.count] {
            start -= lengths[index % lengths.count]
            index += 1
            isDrawn.toggle()
        }
        rest = lengths[index % lengths.count] - start
        var (pieces, piece): ([[Point]], [Point]) = ([], isDrawn ? [points[0]] : [])
        for (a, b) in zip(points, points.dropFirst()) {
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            var done = 0.0
            while length - done > rest, pieces.count < mostDashes {
                done += rest
                let point = Point(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                if isDrawn {
                    pieces.append(piece + [point])
                    piece = []
                } else {
                    piece = [point]
                }
                isDrawn.toggle()
                index += 1
                rest = max(lengths[index % lengths.count], 1e-3)
            }
            rest -= length - done
            if isDrawn { piece.append(b) }
        }
        if isDrawn, piece.count > 1 { pieces.append(piece) }
        return pieces
    }
}
