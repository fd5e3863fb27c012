/// A sector of a circle, as large as its part of all sectors' values.
/// - Since: iOS 17
struct SectorMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<A: Plottable>(angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) {
        var data = _MarkData(.sector)
        (data.angle, data.inner, data.outer, data.inset) = (_MarkData.channel(angle), innerRadius, outerRadius, angularInset ?? 0)
        _data = data
    }
    var body: some View {
        _markView(_data, middle: { _Sector($0, _data, in: $1)?.middle ?? CGPoint(x: $1.width / 2, y: $1.height / 2) }) { figure, context, size in
            if let sector = _Sector(figure, _data, in: size) { context.fill(sector.path, with: .foreground) }
        }
    }
}
/// Where a sector is in its plot: radii, and angles in radians.
struct _Sector {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    init?(_ figure: _MarkFigure, _ data: _MarkData, in size: CGSize) {
        let radius = min(size.width, size.height) / 2
        outer = data.outer._radius(of: radius, automatic: radius)
        inner = min(data.inner._radius(of: radius, automatic: 0), outer)
        let inset = outer > 0 ? Double(data.inset / outer) / 2 : 0
        (start, end) = (figure.start * 2 * Double.pi - Double.pi / 2 + inset, figure.stop * 2 * Double.pi - Double.pi / 2 - inset)
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        guard end > start, outer > 0 else { return nil }
    }
    var path: Path {
        var path = Path()
        path.addArc(center: center, radius: outer, startAngle: .radians(start), endAngle: .radians(end), clockwise: false)
        if inner > 0 { path.addArc(center: center, radius: inner, startAngle: .radians(end), endAngle: .radians(start), clockwise: true) } else { path.addLine(to: center) }
        path.closeSubpath()
        return path
    }
    var middle: CGPoint {
        let (angle, radius) = ((start + end) / 2, (inner + outer) / 2)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
extension MarkDimension {
    func _radius(of radius: CGFloat, automatic: CGFloat) -> CGFloat {
        switch _kind {
        case .automatic: automatic
        case .fixed: max(0, min(_length, radius))
        case .ratio: max(0, min(_length, 1)) * radius
        case .inset: max(0, radius - _length)
        }
    }
}
