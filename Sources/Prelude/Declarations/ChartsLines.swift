/// A point of a line. Each mark draws the part of the line that leads to it.
/// - Since: iOS 16
struct LineMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var data = _MarkData(.line)
        (data.x, data.y) = (_MarkData.channel(x), _MarkData.channel(y))
        _data = data
    }
    init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        var data = _MarkData(.line)
        (data.x, data.y, data.series) = (_MarkData.channel(x), _MarkData.channel(y), series._from._text)
        _data = data
    }
    var body: some View {
        if let symbol = look.symbolView {
            _markView(_data, symbol: symbol) { figure, context, size in context.stroke(figure.path(in: size), with: .foreground, style: figure.lineStyle ?? look.lineStyle) }
        } else {
            _line
        }
    }
    private var _line: some View {
        _markView(_data) { figure, context, size in
            context.stroke(figure.path(in: size), with: .foreground, style: figure.lineStyle ?? look.lineStyle)
            if look.showsSymbol, let end = figure.end(in: size) { figure.drawSymbol(look, at: end, &context) }
        }
    }
}
/// A point of an area's edge. Each mark fills the part of the area that leads to it.
/// - Since: iOS 16
struct AreaMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        var data = _MarkData(.area)
        (data.x, data.y, data.stacking) = (_MarkData.channel(x), _MarkData.channel(y), stacking)
        _data = data
    }
    init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) {
        var data = _MarkData(.area)
        (data.x, data.y, data.series, data.stacking) = (_MarkData.channel(x), _MarkData.channel(y), series._from._text, stacking)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.area)
        (data.x, data.y) = (_MarkData.channel(x), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) {
        var data = _MarkData(.area)
        (data.x, data.y, data.series) = (_MarkData.channel(x), _MarkData.channel(yStart, yEnd), series._from._text)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        var data = _MarkData(.area)
        (data.x, data.y) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(y))
        _data = data
    }
    init<X: Plottable, Y: Plottable, S: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        var data = _MarkData(.area)
        (data.x, data.y, data.series) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(y), series._from._text)
        _data = data
    }
    var body: some View { _markView(_data) { figure, context, size in context.fill(figure.path(in: size), with: .foreground) } }
}
