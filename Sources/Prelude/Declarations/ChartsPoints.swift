/// A symbol at a place.
/// - Since: iOS 16
struct PointMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var data = _MarkData(.point)
        (data.x, data.y) = (_MarkData.channel(x), _MarkData.channel(y))
        _data = data
    }
    init<X: Plottable>(x: PlottableValue<X>) {
        var data = _MarkData(.point)
        data.x = _MarkData.channel(x)
        _data = data
    }
    init<Y: Plottable>(y: PlottableValue<Y>) {
        var data = _MarkData(.point)
        data.y = _MarkData.channel(y)
        _data = data
    }
    var body: some View {
        if let symbol = look.symbolView { _markView(_data, symbol: symbol) { _, _, _ in } } else { _point }
    }
    private var _point: some View {
        _markView(_data) { figure, context, size in
            context.fill(figure.symbol(look)._path(around: CGPoint(x: size.width / 2, y: size.height / 2), area: look.symbolArea), with: .foreground)
        }
    }
}
extension BasicChartSymbolShape {
    func _path(around center: CGPoint, area: CGFloat) -> Path {
        let radius = max(0, area).squareRoot() / 2
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        switch self {
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
