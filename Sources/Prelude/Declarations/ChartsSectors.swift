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
        _markView(_data) { figure, context, size in
            let radius = min(size.width, size.height) / 2
            let outer = _data.outer._radius(of: radius, automatic: radius)
            let inner = min(_data.inner._radius(of: radius, automatic: 0), outer)
            let inset = outer > 0 ? Double(_data.inset / outer) / 2 : 0
            let (start, end) = (figure.start * 2 * Double.pi - Double.pi / 2 + inset, figure.stop * 2 * Double.pi - Double.pi / 2 - inset)
            guard end > start, outer > 0 else { return }
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            var path = Path()
            path.addArc(center: center, radius: outer, startAngle: .radians(start), endAngle: .radians(end), clockwise: false)
            if inner > 0 { path.addArc(center: center, radius: inner, startAngle: .radians(end), endAngle: .radians(start), clockwise: true) } else { path.addLine(to: center) }
            path.closeSubpath()
            context.fill(path, with: .foreground)
        }
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
