// Plots of functions: a curve or an area over the whole plot.
/// - Since: iOS 18
struct LinePlot<DataElement>: VectorizedChartContent {
    @Environment(\._markLook) private var look
    let _data: [DataElement]
    let _mark: ((DataElement) -> LineMark)?
    let _function: _MarkData?
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark, _function) = (Array(data), { LineMark(x: x._value($0), y: y._value($0)) }, nil)
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, series: PlottableProjection<D.Element, S>) where DataElement == D.Element {
        (_data, _mark, _function) = (Array(data), { LineMark(x: x._value($0), y: y._value($0), series: series._value($0)) }, nil)
    }
    init(x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) where DataElement == Never {
        self.init(_function: _PlottedFunction(text: String(localized: x) + ", " + String(localized: y), domain: domain) { (x: $0, yStart: nil, yEnd: function($0)) })
    }
    init(x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) where DataElement == Never {
        self.init(
            _function: _PlottedFunction(text: String(localized: x) + ", " + String(localized: y), domain: domain, isParametric: true) {
                let point = function($0)
                return (x: point.x, yStart: nil, yEnd: point.y)
            })
    }
    init(_function: _PlottedFunction) {
        var data = _MarkData(.line)
        data.function = _function
        (self._data, _mark, self._function) = ([], nil, data)
    }
    var body: some View {
        if let function = _function {
            _markView(function) { figure, context, size in context.stroke(figure.path(in: size), with: .foreground, style: figure.lineStyle ?? look.lineStyle) }
        } else if let mark = _mark {
            ForEach(_data.indices, id: \.self) { mark(_data[$0])._looking(_channels, _data[$0]) }
        }
    }
}
/// - Since: iOS 18
struct AreaPlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: ((DataElement) -> AreaMark)?
    let _function: _MarkData?
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, stacking: MarkStackingMethod = .standard) where DataElement == D.Element {
        (_data, _mark, _function) = (Array(data), { AreaMark(x: x._value($0), y: y._value($0), stacking: stacking) }, nil)
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>, yEnd: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark, _function) = (Array(data), { AreaMark(x: x._value($0), yStart: yStart._value($0), yEnd: yEnd._value($0)) }, nil)
    }
    init(x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) where DataElement == Never {
        self.init(_function: _PlottedFunction(text: String(localized: x) + ", " + String(localized: y), domain: domain) { (x: $0, yStart: 0, yEnd: function($0)) })
    }
    init(x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) where DataElement == Never {
        self.init(
            _function: _PlottedFunction(text: String(localized: x) + ", " + String(localized: yStart) + " to " + String(localized: yEnd), domain: domain) {
                let ends = function($0)
                return (x: $0, yStart: ends.yStart, yEnd: ends.yEnd)
            })
    }
    init(_function: _PlottedFunction) {
        var data = _MarkData(.area)
        data.function = _function
        (self._data, _mark, self._function) = ([], nil, data)
    }
    var body: some View {
        if let function = _function {
            _markView(function) { figure, context, size in context.fill(figure.path(in: size), with: .foreground) }
        } else if let mark = _mark {
            ForEach(_data.indices, id: \.self) { mark(_data[$0])._looking(_channels, _data[$0]) }
        }
    }
}
/// A function, and where it is drawn: in its domain, else along the whole axis.
struct _PlottedFunction {
    let text: String
    let domain: ClosedRange<Double>?
    var isParametric = false
    let point: (Double) -> (x: Double, yStart: Double?, yEnd: Double)
    func points(_ low: Double, _ high: Double) -> [(x: Double, yStart: Double?, yEnd: Double)] {
        let (start, end) = isParametric ? (domain?.lowerBound ?? 0, domain?.upperBound ?? 0) : (max(low, domain?.lowerBound ?? low), min(high, domain?.upperBound ?? high))
        return end > start ? (0...100).map { point(start + (end - start) * Double($0) / 100) } : []
    }
    var xs: [_Plotted] {
        guard let domain else { return [] }
        return isParametric ? points(0, 0).map { $0.x }.filter { $0.isFinite }.map { .number($0) } : [.number(domain.lowerBound), .number(domain.upperBound)]
    }
    func ys(_ low: Double, _ high: Double) -> [_Plotted] { points(low, high).flatMap { [$0.yEnd, $0.yStart ?? $0.yEnd] }.filter { $0.isFinite }.map { .number($0) } }
}
extension _ChartPlan {
    /// The curve of a function, which is broken where that has no value.
    func curve(_ function: _PlottedFunction, _ kind: _MarkData._Kind) -> _MarkFigure {
        var figure = _MarkFigure()
        func place(_ x: Double, _ y: Double) -> CGPoint? {
            guard x.isFinite, y.isFinite, let across = self.x.place(of: .number(x)), let up = self.y.place(of: .number(y)) else { return nil }
            return CGPoint(x: across, y: 1 - up)
        }
        var (ends, starts): ([CGPoint], [CGPoint]) = ([], [])
        func finish() {
            if let first = ends.first, ends.count > 1 { figure.steps += [.move(first)] + (ends.dropFirst() + starts.reversed()).map { .line($0) } }
            (ends, starts) = ([], [])
        }
        for point in function.points(self.x.low, self.x.high) {
            guard let end = place(point.x, point.yEnd) else {
                finish()
                continue
            }
            ends.append(end)
            if kind == .area, let start = place(point.x, point.yStart ?? 0) { starts.append(start) }
        }
        finish()
        figure.isClosed = kind == .area
        return figure
    }
}
