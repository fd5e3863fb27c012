/// A bar from zero, or from one value to another. Bars at the same place are stacked.
/// - Since: iOS 16
struct BarMark: ChartContent {
    @Environment(\._markLook) private var look
    let _data: _MarkData
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        var data = _MarkData(.bar)
        (data.x, data.y, data.width, data.height, data.stacking) = (_MarkData.channel(x), _MarkData.channel(y), width, height, stacking)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        var data = _MarkData(.bar)
        (data.x, data.y, data.width) = (_MarkData.channel(x), _MarkData.channel(yStart, yEnd), width)
        _data = data
    }
    init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        var data = _MarkData(.bar)
        (data.x, data.y, data.height) = (_MarkData.channel(xStart, xEnd), _MarkData.channel(y), height)
        _data = data
    }
    init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        var data = _MarkData(.bar)
        (data.x, data.fixedY, data.width, data.stacking) = (_MarkData.channel(x), _FixedSpan(yStart, yEnd), width, stacking)
        _data = data
    }
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        var data = _MarkData(.bar)
        (data.fixedX, data.y, data.height, data.stacking) = (_FixedSpan(xStart, xEnd), _MarkData.channel(y), height, stacking)
        _data = data
    }
    init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var data = _MarkData(.bar)
        (data.x, data.fixedY) = (_MarkData.channel(xStart, xEnd), _FixedSpan(yStart, yEnd))
        _data = data
    }
    init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var data = _MarkData(.bar)
        (data.fixedX, data.y) = (_FixedSpan(xStart, xEnd), _MarkData.channel(yStart, yEnd))
        _data = data
    }
    /// Of a range along x.
    init<X, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic) {
        var data = _MarkData(.bar)
        (data.x, data.y, data.width) = (_MarkData.channel(x), _MarkData.channel(y), width)
        _data = data
    }
    var body: some View { _markView(_data) { figure, context, size in _fillBox(look, &context, size) } }
}
func _fillBox(_ look: _MarkLook, _ context: inout GraphicsContext, _ size: CGSize) {
    let box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    context.fill(look.cornerRadius > 0 ? Path(roundedRect: box, cornerRadius: min(look.cornerRadius, size.width / 2, size.height / 2)) : Path(box), with: .foreground)
}
