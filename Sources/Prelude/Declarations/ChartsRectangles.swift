/// A rectangle between values, or around one.
/// - Since: iOS 16
struct RectangleMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
        var data = _MarkData(.rectangle)
        (data.x, data.y, data.width, data.height) = (_MarkData.channel(x), _MarkData.channel(y), width, height)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        var data = _MarkData(.rectangle)
        (data.x, data.y, data.height) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(y), height)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        var data = _MarkData(.rectangle)
        (data.x, data.y, data.width) = (_MarkData.channel(x), _MarkData.channel(yStart, yEnd), width)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rectangle)
        (data.x, data.y) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
        var data = _MarkData(.rectangle)
        (data.x, data.fixedY, data.width) = (_MarkData.channel(x), _FixedSpan(yStart, yEnd), width)
        _data = data
    }
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        var data = _MarkData(.rectangle)
        (data.fixedX, data.y, data.height) = (_FixedSpan(xStart, xEnd), _MarkData.channel(y), height)
        _data = data
    }
    init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var data = _MarkData(.rectangle)
        (data.x, data.fixedY) = (_MarkData.channel(xStart, xEnd), _FixedSpan(yStart, yEnd))
        _data = data
    }
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rectangle)
        (data.fixedX, data.y) = (_FixedSpan(xStart, xEnd), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var data = _MarkData(.rectangle)
        (data.fixedX, data.fixedY) = (_FixedSpan(xStart, xEnd), _FixedSpan(yStart, yEnd))
        _data = data
    }
    var body: some View { _markView(_data) { figure, context, size in _fillBox(look, &context, size) } }
}
/// A line across the chart at a value, or between two.
/// - Since: iOS 16
struct RuleMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var data = _MarkData(.rule)
        (data.x, data.fixedY) = (_MarkData.channel(x), _FixedSpan(yStart, yEnd))
        _data = data
    }
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        var data = _MarkData(.rule)
        (data.fixedX, data.y) = (_FixedSpan(xStart, xEnd), _MarkData.channel(y))
        _data = data
    }
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rule)
        (data.x, data.y) = (_MarkData.channel(x), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        var data = _MarkData(.rule)
        (data.x, data.y) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(y))
        _data = data
    }
    init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rule)
        (data.fixedX, data.y) = (_FixedSpan(x, x), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        var data = _MarkData(.rule)
        (data.x, data.fixedY) = (_MarkData.channel(xStart, xEnd), _FixedSpan(y, y))
        _data = data
    }
    var body: some View {
        _markView(_data) { figure, context, size in
            let style = figure.lineStyle ?? (look.hasLineStyle ? look.lineStyle : StrokeStyle(lineWidth: 1))
            context.stroke(figure.path(in: size), with: .foreground, style: style)
        }
    }
}
