/// Where a mark is in its chart, from 0 to 1 along both axes, and which line it draws there.
struct _MarkFigure {
    enum _Step {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
    }
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// In points, around the rectangle.
    var pad: CGFloat = 0
    /// In points, instead of the rectangle's own lengths.
    var width: CGFloat?
    var height: CGFloat?
    var fixedX: _FixedSpan?
    var fixedY: _FixedSpan?
    var steps: [_MarkFigure._Step] = []
    var isClosed = false
    /// Of a sector, in turns.
    var start = 0.0
    var stop = 1.0
    /// What the chart's scales give the mark.
    var symbolShape: BasicChartSymbolShape?
    var symbolArea: CGFloat?
    var lineStyle: StrokeStyle?
    func drawSymbol(_ look: _MarkLook, at center: CGPoint, _ context: inout GraphicsContext) {
        let shape = symbolShape ?? look.symbol
        let area = symbolArea ?? look.symbolArea
        guard let border = shape._border else { return context.fill(shape._path(around: center, area: area), with: .foreground) }
        let inner = max(0, max(0, area).squareRoot() - border)
        context.stroke(shape._path(around: center, area: inner * inner), with: .foreground, lineWidth: border)
    }
    func _local(_ point: CGPoint, _ size: CGSize) -> CGPoint {
        let x = rect.width > 0 ? (point.x - rect.minX) / rect.width * (size.width - 2 * pad) : 0
        let y = rect.height > 0 ? (point.y - rect.minY) / rect.height * (size.height - 2 * pad) : 0
        return CGPoint(x: pad + x, y: pad + y)
    }
    func path(in size: CGSize) -> Path {
        var path = Path()
        for step in steps {
            switch step {
            case .move(let point): path.move(to: _local(point, size))
            case .line(let point): path.addLine(to: _local(point, size))
            case .curve(let point, let first, let second): path.addCurve(to: _local(point, size), control1: _local(first, size), control2: _local(second, size))
            }
        }
        if isClosed { path.closeSubpath() }
        return path
    }
    /// Where the line that the mark draws ends.
    func end(in size: CGSize) -> CGPoint? {
        switch steps.last {
        case .move(let point), .line(let point), .curve(let point, _, _): _local(point, size)
        case nil: nil
        }
    }
    /// The way from one point of a line to the next.
    static func steps(from points: [CGPoint], to index: Int, _ method: InterpolationMethod) -> [_MarkFigure._Step] {
        guard index > 0 else { return [] }
        let (a, b) = (points[index - 1], points[index])
        switch method {
        case .linear: return [.line(b)]
        case .stepStart: return [.line(CGPoint(x: a.x, y: b.y)), .line(b)]
        case .stepEnd: return [.line(CGPoint(x: b.x, y: a.y)), .line(b)]
        case .stepCenter: return [.line(CGPoint(x: (a.x + b.x) / 2, y: a.y)), .line(CGPoint(x: (a.x + b.x) / 2, y: b.y)), .line(b)]
        case .monotone:
            let (first, second) = (slope(points, index - 1), slope(points, index))
            let third = (b.x - a.x) / 3
            return [.curve(b, CGPoint(x: a.x + third, y: a.y + first * third), CGPoint(x: b.x - third, y: b.y - second * third))]
        case .catmullRom, .cardinal:
            let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
            return [.curve(b, CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6), CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))]
        }
    }
    /// The slope of a curve that has no other hills than its points.
    static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
        guard index > 0, index < points.count - 1 else { return 0 }
        let (a, b, c) = (points[index - 1], points[index], points[index + 1])
        guard b.x != a.x, c.x != b.x else { return 0 }
        let (left, right) = ((b.y - a.y) / (b.x - a.x), (c.y - b.y) / (c.x - b.x))
        return left * right <= 0 ? 0 : 2 * left * right / (left + right)
    }
    /// The smallest rectangle that holds the points.
    static func bounds(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
