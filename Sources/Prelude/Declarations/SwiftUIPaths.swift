/// The outline of a shape.
struct Path: Shape, Equatable, LosslessStringConvertible {
    var _elements: [Path.Element] = []
    /// A step along the outline.
    enum Element: Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
        /// Where the step ends; a closed part ends where it began.
        var _end: CGPoint? {
            switch self {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: nil
            }
        }
        func _applying(_ t: CGAffineTransform) -> Path.Element {
            switch self {
            case .move(let end): .move(to: end.applying(t))
            case .line(let end): .line(to: end.applying(t))
            case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
            case .curve(let end, let control1, let control2): .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
            case .closeSubpath: .closeSubpath
            }
        }
    }
    init() {}
    init(_ rect: CGRect) { addRect(rect) }
    init(_ make: (inout Path) -> Void) { make(&self) }
    init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self = Path._rounded(rect, [cornerRadius, cornerRadius]) }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self = Path._rounded(rect, [cornerSize.width, cornerSize.height]) }
    /// - Since: iOS 16
    init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect) }
    var isEmpty: Bool { _elements.isEmpty }
    var currentPoint: CGPoint? {
        guard let last = _elements.last else { return nil }
        if let end = last._end { return end }
        for element in _elements.reversed() { if case .move(let start) = element { return start } }
        return nil
    }
    func forEach(_ body: (Path.Element) -> Void) { for element in _elements { body(element) } }
    func path(in rect: CGRect) -> Path { self }
    mutating func move(to end: CGPoint) { _elements.append(.move(to: end)) }
    mutating func addLine(to end: CGPoint) { _elements.append(.line(to: end)) }
    mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
    }
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { _elements.append(.quadCurve(to: end, control: control)) }
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _elements.append(.curve(to: end, control1: control1, control2: control2)) }
    mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { _elements += Path._rounded(rect, [0, 0])._applying(transform) }
    mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        _elements += Path._ellipse(rect)._applying(transform)
    }
    mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }
    /// - Since: iOS 16
    mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        _elements += Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)._applying(transform)
    }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        _elements += Path._rounded(rect, [cornerSize.width, cornerSize.height])._applying(transform)
    }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) {
        let full = 2 * CGFloat.pi
        var delta = endAngle.radians - startAngle.radians
        // In a space whose y grows downward, `clockwise` is seen the other way round.
        if clockwise {
            if delta > 0 { delta -= (delta / full).rounded(.up) * full }
            delta = max(delta, -full)
        } else {
            if delta < 0 { delta += (-delta / full).rounded(.up) * full }
            delta = min(delta, full)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
        let quarter = CGFloat.pi / 2
        let direction: CGFloat = delta.radians < 0 ? -1 : 1
        let end = startAngle.radians + delta.radians
        var angle = startAngle.radians
        let start = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).applying(transform)
        _elements.append(_elements.isEmpty ? .move(to: start) : .line(to: start))
        var pieces = 0
        while (end - angle) * direction > 1e-9, pieces < 64 {
            // Up to the next quarter of the circle, where the curve turns back.
            let step = (angle / quarter * direction + 1e-9).rounded(.down) + 1
            let next = direction > 0 ? min(end, step * quarter) : max(end, -step * quarter)
            let handle = radius * 4 / 3 * tan((next - angle) / 4)
            let from = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            let to = CGPoint(x: center.x + radius * cos(next), y: center.y + radius * sin(next))
            let control1 = CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle))
            let control2 = CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next))
            _elements.append(Path.Element.curve(to: to, control1: control1, control2: control2)._applying(transform))
            angle = next
            pieces += 1
        }
    }
    /// A line to where the arc touches the first tangent, and the arc to where it touches the second.
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard let start = currentPoint else { return }
        let (ax, ay, bx, by) = (start.x - tangent1End.x, start.y - tangent1End.y, tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b)))) / 2
        let reach = radius / tan(half)
        let from = CGPoint(x: tangent1End.x + ax / a * reach, y: tangent1End.y + ay / a * reach)
        let to = CGPoint(x: tangent1End.x + bx / b * reach, y: tangent1End.y + by / b * reach)
        let handle = radius * 4 / 3 * tan((CGFloat.pi - 2 * half) / 4)
        let control1 = CGPoint(x: from.x - ax / a * handle, y: from.y - ay / a * handle)
        let control2 = CGPoint(x: to.x - bx / b * handle, y: to.y - by / b * handle)
        addLine(to: from.applying(transform))
        _elements.append(Path.Element.curve(to: to, control1: control1, control2: control2)._applying(transform))
    }
    mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { _elements += path._applying(transform) }
    func _applying(_ transform: CGAffineTransform) -> [Path.Element] { transform.isIdentity ? _elements : _elements.map { $0._applying(transform) } }
    func applying(_ transform: CGAffineTransform) -> Path { var copy = Path(); copy.addPath(self, transform: transform); return copy }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The line along the path as a path; here the path itself.
    func strokedPath(_ style: StrokeStyle) -> Path { self }
    func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path
    func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { _contains(p, eoFill: eoFill) }
    func _contains(_ p: CGPoint, eoFill: Bool) -> Bool
    static func _rounded(_ rect: CGRect, _ radii: [CGFloat]) -> Path
    static func _ellipse(_ rect: CGRect) -> Path
    mutating func closeSubpath() { if !isEmpty { _elements.append(.closeSubpath) } }
    /// The smallest rectangle around the path; points that only control a curve don't count.
    var boundingRect: CGRect {
        var (lowX, lowY, highX, highY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func take(_ point: CGPoint) {
            lowX = min(lowX, point.x)
            lowY = min(lowY, point.y)
            highX = max(highX, point.x)
            highY = max(highY, point.y)
        }
        var current = CGPoint(x: 0, y: 0)
        for element in _elements {
            switch element {
            case .move, .line, .closeSubpath: break
            case .quadCurve(let end, let control):
                let control1 = CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                for point in _turns(current, control1, control2, end) { take(point) }
            case .curve(let end, let control1, let control2): for point in _turns(current, control1, control2, end) { take(point) }
            }
            if let end = element._end {
                take(end)
                current = end
            }
        }
        return lowX <= highX ? CGRect(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY) : .null
    }
    /// Where a curve turns back along an axis, if its control points reach beyond its ends at all.
    func _turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
        func reaches(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
            let (low, high) = (min(a, d) - 1e-9, max(a, d) + 1e-9)
            return b < low || b > high || c < low || c > high
        }
        let places = (reaches(a.x, b.x, c.x, d.x) ? _extremes(a.x, b.x, c.x, d.x) : []) + (reaches(a.y, b.y, c.y, d.y) ? _extremes(a.y, b.y, c.y, d.y) : [])
        return places.map { CGPoint(x: _curve(a.x, b.x, c.x, d.x, $0), y: _curve(a.y, b.y, c.y, d.y, $0)) }
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
/// A path as a text: the points of each step, and its letter.
extension Path {
    var description: String { _elements.map { $0._written }.joined(separator: " ") }
    init?(_ string: String) {
        var numbers: [Double] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard let element = Path.Element(_letter: String(word), numbers), !_elements.isEmpty || word == "m" || word == "re" else { return nil }
            if word == "re" { addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])) } else { _elements.append(element) }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}
extension Path.Element {
    var _written: String {
        switch self {
        case .move(let end): Path.Element._text([end]) + "m"
        case .line(let end): Path.Element._text([end]) + "l"
        case .quadCurve(let end, let control): Path.Element._text([control, end]) + "q"
        case .curve(let end, let control1, let control2): Path.Element._text([control1, control2, end]) + "c"
        case .closeSubpath: "h"
        }
    }
    static func _text(_ points: [CGPoint]) -> String { points.map { "\(Path.Element._text($0.x)) \(Path.Element._text($0.y)) " }.joined() }
    static func _text(_ number: CGFloat) -> String { number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)" }
    /// A rectangle is more than a step: of it, where it begins.
    init?(_letter letter: String, _ n: [Double]) {
        switch (letter, n.count) {
        case ("m", 2), ("re", 4): self = .move(to: CGPoint(x: n[0], y: n[1]))
        case ("l", 2): self = .line(to: CGPoint(x: n[0], y: n[1]))
        case ("q", 4): self = .quadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case ("c", 6): self = .curve(to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }
}
