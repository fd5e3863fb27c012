// The symbols of points and lines.
/// A shape that marks a point.
/// - Since: iOS 16
protocol ChartSymbolShape: Shape { var perceptualUnitRect: CGRect { get } }
extension ChartSymbolShape { var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) } }
/// - Since: iOS 16
struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum _Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let _kind: BasicChartSymbolShape._Kind
    /// How broad its border is, where it isn't filled.
    var _border: CGFloat?
    static let circle = BasicChartSymbolShape(_kind: .circle), square = BasicChartSymbolShape(_kind: .square), triangle = BasicChartSymbolShape(_kind: .triangle)
    static let diamond = BasicChartSymbolShape(_kind: .diamond), pentagon = BasicChartSymbolShape(_kind: .pentagon), plus = BasicChartSymbolShape(_kind: .plus)
    static let cross = BasicChartSymbolShape(_kind: .cross), asterisk = BasicChartSymbolShape(_kind: .asterisk)
    static let _all = [circle, square, triangle, diamond, pentagon, plus, cross, asterisk]
    func path(in rect: CGRect) -> Path { _path(around: CGPoint(x: rect.midX, y: rect.midY), area: rect.width * rect.height) }
    func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { BasicChartSymbolShape(_kind: _kind, _border: lineWidth) }
    func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { strokeBorder(lineWidth: style.lineWidth) }
}
extension BasicChartSymbolShape {
    func _path(around center: CGPoint, area: CGFloat) -> Path {
        let radius = max(0, area).squareRoot() / 2
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        switch _kind {
        case .circle: return Path(ellipseIn: box)
        case .square: return Path(box)
        case .triangle: return _polygon(3, center, radius)
        case .diamond: return _polygon(4, center, radius)
        case .pentagon: return _polygon(5, center, radius)
        case .plus: return _cross(center, radius, 0)
        case .cross: return _cross(center, radius, 0.7853981633974483)
        case .asterisk:
            var path = _cross(center, radius, 0)
            path.addPath(_cross(center, radius, 0.7853981633974483))
            return path
        }
    }
    func _polygon(_ count: Int, _ center: CGPoint, _ radius: CGFloat) -> Path {
        var path = Path()
        for corner in 0..<count {
            let angle = 2 * Double.pi * Double(corner) / Double(count)
            let point = CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
    func _cross(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> Path {
        var path = Path()
        let width = radius / 2
        path.addRect(CGRect(x: -radius, y: -width / 2, width: radius * 2, height: width))
        path.addRect(CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2))
        return path.applying(CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle)))
    }
}
