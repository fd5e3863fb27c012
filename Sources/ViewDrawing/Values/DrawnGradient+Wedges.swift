import ViewTree

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension DrawnGradient {
    private static let wedgeCount = 120

    /// Triangles of one color around the center of an angular gradient that cover a rectangle; `nil` for other gradients.
    func wedges(reaching bounds: Rect) -> [(PathValue, DrawnColor)]? {
        guard case .angular(let center, _, _) = geometry else { return nil }
        let reach = [bounds.minX, bounds.maxX].flatMap { x in [bounds.minY, bounds.maxY].map { abs(x - center.x) + abs($0 - center.y) } }.max() ?? 0
        func point(_ degrees: Double) -> Point {
            Point(x: center.x + reach * 1.1 * cos(degrees * .pi / 180), y: center.y + reach * 1.1 * sin(degrees * .pi / 180))
        }
        let step = 360 / Double(Self.wedgeCount)
        return (0..<Self.wedgeCount).map { index in
            let degrees = Double(index) * step
            // A little wider, so that nothing shows between two.
            let wedge = PathValue([.move(center), .line(point(degrees)), .line(point(degrees + step * 1.1)), .close])
            return (wedge, color(atDegrees: degrees + step / 2))
        }
    }

    /// The color of an angular gradient in a direction.
    func color(atDegrees degrees: Double) -> DrawnColor {
        guard case .angular(_, let from, let to) = geometry, from.isFinite, to.isFinite, from != to else { return stops.first?.color ?? .clear }
        let (low, high) = (min(from, to), max(from, to))
        var angle = (degrees - low).truncatingRemainder(dividingBy: 360)
        if angle < 0 { angle += 360 }
        let span = min(high - low, 360)
        // Beyond the gradient's end the nearer end goes on.
        let part = angle <= span ? angle / (high - low) : (angle - span < 360 - angle ? 1 : 0)
        return color(at: from < to ? part : 1 - part)
    }
}
