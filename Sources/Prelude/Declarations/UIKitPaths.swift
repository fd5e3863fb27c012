/// Corners of a rectangle.
struct UIRectCorner: OptionSet {
    let rawValue: UInt
    static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2), bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
    static let allCorners = UIRectCorner(rawValue: UInt.max)
}
enum CGPathFillRule: Int { case winding, evenOdd }
/// An outline that isn't changed.
class CGPath: Hashable {
    var _path: Path
    init(_path: Path) { self._path = _path }
    init(rect: CGRect, transform: CGAffineTransform?) { _path = Path(rect).applying(transform ?? .identity) }
    init(ellipseIn rect: CGRect, transform: CGAffineTransform?) { _path = Path(ellipseIn: rect).applying(transform ?? .identity) }
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?) {
        _path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)).applying(transform ?? .identity)
    }
    var isEmpty: Bool { _path.isEmpty }
    var currentPoint: CGPoint { _path.currentPoint ?? .zero }
    var boundingBox: CGRect { _path.boundingRect }
    var boundingBoxOfPath: CGRect { _path.boundingRect }
    func contains(_ point: CGPoint) -> Bool { _path.contains(point) }
    func contains(_ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity) -> Bool { _path.contains(point.applying(transform), eoFill: rule == .evenOdd) }
    func copy() -> CGPath? { CGPath(_path: _path) }
    func mutableCopy() -> CGMutablePath? { CGMutablePath(_path: _path) }
    static func == (_ a: CGPath, _ b: CGPath) -> Bool { a._path == b._path }
    func hash(into hasher: inout Hasher) { hasher.combine(_path._elements.count) }
}
/// An outline that is drawn step by step.
class CGMutablePath: CGPath {
    init() { super.init(_path: Path()) }
    override init(_path: Path) { super.init(_path: _path) }
    func move(to point: CGPoint, transform: CGAffineTransform = .identity) { _path.move(to: point.applying(transform)) }
    func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { _path.addLine(to: point.applying(transform)) }
    func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { _path.addLines(points.map { $0.applying(transform) }) }
    func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) { _path.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        _path.addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { _path.addRect(rect, transform: transform) }
    func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { _path.addRects(rects, transform: transform) }
    func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { _path.addEllipse(in: rect, transform: transform) }
    func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        _path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
    }
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) {
        _path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
    }
    func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        _path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }
    func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        _path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
    func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { _path.addPath(path._path, transform: transform) }
    func closeSubpath() { _path.closeSubpath() }
}
extension Path {
    init(_ path: CGPath) { _elements = path._path._elements }
    var cgPath: CGPath { CGPath(_path: self) }
}
/// Knows the words of a language; here it knows every word.
class UITextChecker: NSObject {
    func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
        NSRange(location: Int.max, length: 0)
    }
    func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    func completions(forPartialWordRange range: NSRange, in string: String?, language: String) -> [String]? { nil }
    class var availableLanguages: [String] { ["en_US"] }
}
/// A path of UIKit.
class UIBezierPath: NSObject {
    var _path: Path
    var lineWidth: CGFloat = 1
    var lineCapStyle = CGLineCap.butt
    var lineJoinStyle = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var flatness: CGFloat = 0.6
    var usesEvenOddFillRule = false
    override init() { _path = Path() }
    init(rect: CGRect) { _path = Path(rect) }
    init(ovalIn rect: CGRect) { _path = Path(ellipseIn: rect) }
    init(cgPath: CGPath) { _path = cgPath._path }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat) { _path = Path(roundedRect: rect, cornerRadius: cornerRadius) }
    init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(0, min(cornerRadii.width, cornerRadii.height, min(rect.width, rect.height) / 2))
        func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        _path = UnevenRoundedRectangle(topLeadingRadius: at(.topLeft), bottomLeadingRadius: at(.bottomLeft), bottomTrailingRadius: at(.bottomRight), topTrailingRadius: at(.topRight)).path(in: rect)
    }
    init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        _path = Path()
        _path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    var cgPath: CGPath { get { CGPath(_path: _path) } set { _path = newValue._path } }
    var isEmpty: Bool { _path.isEmpty }
    var bounds: CGRect { _path.boundingRect }
    var currentPoint: CGPoint { _path.currentPoint ?? .zero }
    func move(to point: CGPoint) { _path.move(to: point) }
    func addLine(to point: CGPoint) { _path.addLine(to: point) }
    func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { _path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// `clockwise` as on the screen, which is the other way around in `Path`.
    func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        _path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    func append(_ bezierPath: UIBezierPath) { _path.addPath(bezierPath._path) }
    func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }
    func close() { _path.closeSubpath() }
    func removeAllPoints() { _path = Path() }
    func contains(_ point: CGPoint) -> Bool { _path.contains(point, eoFill: usesEvenOddFillRule) }
    func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
    func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
    func fill() {}
    func stroke() {}
    func addClip() {}
}
