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
    init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        var data = _MarkData(.point)
        (data.x, data.fixedY) = (_MarkData.channel(x), _FixedSpan(y, y))
        _data = data
    }
    init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        var data = _MarkData(.point)
        (data.fixedX, data.y) = (_FixedSpan(x, x), _MarkData.channel(y))
        _data = data
    }
    var body: some View {
        if let symbol = look.symbolView { _markView(_data, symbol: symbol) { _, _, _ in } } else { _point }
    }
    private var _point: some View {
        _markView(_data) { figure, context, size in
            figure.drawSymbol(look, at: CGPoint(x: size.width / 2, y: size.height / 2), &context)
        }
    }
}
