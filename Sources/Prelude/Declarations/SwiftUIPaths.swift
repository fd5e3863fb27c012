/// The outline of a shape. The workbook does not draw it.
struct Path: Shape {
    /// Those that tell how far it reaches; the last is the current one.
    var _points: [CGPoint] = []
    init() {}
    init(_ rect: CGRect) { addRect(rect) }
    init(_ make: (inout Path) -> Void) { make(&self) }
    init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    var isEmpty: Bool { _points.isEmpty }
    var currentPoint: CGPoint? { _points.last }
    func path(in rect: CGRect) -> Path { self }
    mutating func move(to end: CGPoint) { _points.append(end) }
    mutating func addLine(to end: CGPoint) { _points.append(end) }
    mutating func addLines(_ lines: [CGPoint]) { _points += lines }
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? end
        addCurve(
            to: end, control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
    }
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let start = currentPoint ?? end
        for t in _extremes(start.x, control1.x, control2.x, end.x) + _extremes(start.y, control1.y, control2.y, end.y) {
            _points.append(CGPoint(x: _curve(start.x, control1.x, control2.x, end.x, t), y: _curve(start.y, control1.y, control2.y, end.y, t)))
        }
        _points.append(end)
    }
    mutating func addRect(_ rect: CGRect) {
        _points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY)]
    }
    mutating func addEllipse(in rect: CGRect) {
        _points += [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.midY)]
    }
    mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        let full = 2 * CGFloat.pi
        var delta = endAngle.radians - startAngle.radians
        // In a space whose y grows downwards, `clockwise` is seen the other way round.
        if clockwise {
            while delta > 0 { delta -= full }
            delta = max(delta, -full)
        } else {
            while delta < 0 { delta += full }
            delta = min(delta, full)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
    }
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        let quarter = CGFloat.pi / 2
        let (start, end) = (startAngle.radians, startAngle.radians + delta.radians)
        var angles = [start]
        var next = (min(start, end) / quarter).rounded(.up) * quarter
        while next < max(start, end), angles.count < 8 {
            angles.append(next)
            next += quarter
        }
        for angle in angles + [end] { _points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))) }
    }
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { _points.append(tangent2End) }
    mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { _points += path._points.map { $0.applying(transform) } }
    func applying(_ transform: CGAffineTransform) -> Path { var copy = Path(); copy.addPath(self, transform: transform); return copy }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    func strokedPath(_ style: StrokeStyle) -> Path { self }
    func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
    mutating func closeSubpath() {}
    /// The smallest rectangle around the path; around the rectangles of what a transform turns.
    var boundingRect: CGRect {
        guard let first = _points.first else { return .null }
        var (low, high) = (first, first)
        for point in _points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
    /// Where along a curve one of its coordinates turns round.
    func _extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (a - 2 * b + c), b - a)
        let root = linear * linear - 4 * square * constant
        let places = abs(square) < 1e-9 ? [-constant / linear] : root < 0 ? [] : [(-linear + root.squareRoot()) / (2 * square), (-linear - root.squareRoot()) / (2 * square)]
        return places.filter { $0 > 0 && $0 < 1 }
    }
    func _curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return a * rest * rest * rest + 3 * b * rest * rest * t + 3 * c * rest * t * t + d * t * t * t
    }
}
