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
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rectangle)
        (data.x, data.y) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        var data = _MarkData(.rectangle)
        data.x = _MarkData.channel(xStart, xEnd)
        _data = data
    }
    init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.rectangle)
        data.y = _MarkData.channel(yStart, yEnd)
        _data = data
    }
    var body: some View { _markView(_data) { figure, context, size in _fillBox(look, &context, size) } }
}
/// A line across the chart at a value, or between two.
/// - Since: iOS 16
struct RuleMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable>(x: PlottableValue<X>) {
        var data = _MarkData(.rule)
        data.x = _MarkData.channel(x)
        _data = data
    }
    init<Y: Plottable>(y: PlottableValue<Y>) {
        var data = _MarkData(.rule)
        data.y = _MarkData.channel(y)
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
    var body: some View {
        _markView(_data) { figure, context, size in
            let style = figure.lineStyle ?? (look.hasLineStyle ? look.lineStyle : StrokeStyle(lineWidth: 1))
            context.stroke(figure.path(in: size), with: .foreground, style: style)
        }
    }
}
