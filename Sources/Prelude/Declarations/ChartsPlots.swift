// Plots of data: a mark for each element, whose values key paths name.
/// A value of each element, with its label.
/// - Since: iOS 18
struct PlottableProjection<DataElement, Value> {
    let _value: (DataElement) -> PlottableValue<Value>
    init(_value: @escaping (DataElement) -> PlottableValue<Value>) { self._value = _value }
}
extension PlottableProjection where Value: Plottable {
    static func value(_ label: String, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }
    static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }
}
extension PlottableProjection where Value == Date {
    static func value(_ label: String, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableProjection<DataElement, Date> { PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) } }
}
/// What scales make of the values of each element.
struct _PlotChannels<DataElement> {
    var color: ((DataElement) -> _Plotted)?
    var symbol: ((DataElement) -> _Plotted)?
    var size: ((DataElement) -> _Plotted)?
    var line: ((DataElement) -> _Plotted)?
    var position: ((DataElement) -> _Plotted)?
    var opacity: ((DataElement) -> Double)?
}
/// - Since: iOS 18
protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    var _channels: _PlotChannels<DataElement> { get set }
}
extension VectorizedChartContent {
    func _changed(_ change: (inout _PlotChannels<DataElement>) -> Void) -> Self {
        var copy = self
        change(&copy._channels)
        return copy
    }
    func foregroundStyle<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> Self { _changed { $0.color = { value._value($0)._from } } }
    func symbol<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> Self { _changed { $0.symbol = { value._value($0)._from } } }
    func symbolSize<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> Self { _changed { $0.size = { value._value($0)._from } } }
    func lineStyle<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> Self { _changed { $0.line = { value._value($0)._from } } }
    func position<V: Plottable>(by value: PlottableProjection<DataElement, V>, axis: Axis? = nil, span: MarkDimension = .automatic) -> Self { _changed { $0.position = { value._value($0)._from } } }
    func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self { _changed { $0.opacity = { $0[keyPath: keyPath] } } }
}
extension ChartContent {
    @ChartContentBuilder func _looking<Element>(_ channels: _PlotChannels<Element>, _ element: Element) -> some View {
        if let opacity = channels.opacity { _scaled(channels, element).opacity(opacity(element)) } else { _scaled(channels, element) }
    }
    func _scaled<Element>(_ channels: _PlotChannels<Element>, _ element: Element) -> some ChartContent {
        let symbol = channels.symbol?(element)
        return _transformEnvironment(\._markLook) { $0.showsSymbol = $0.showsSymbol || symbol != nil }
            ._containerValue(\._markColor, channels.color?(element))._containerValue(\._markSymbol, symbol?._text)._containerValue(\._markSize, channels.size?(element))
            ._containerValue(\._markLine, channels.line?(element)._text)._containerValue(\._markPosition, channels.position?(element)._text)
    }
}
/// - Since: iOS 18
struct PointPlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: (DataElement) -> PointMark
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { PointMark(x: x._value($0), y: y._value($0)) })
    }
    var body: some View { ForEach(_data.indices, id: \.self) { _mark(_data[$0])._looking(_channels, _data[$0]) } }
}
/// - Since: iOS 18
struct BarPlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: (DataElement) -> BarMark
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { BarMark(x: x._value($0), y: y._value($0), width: width, height: height, stacking: stacking) })
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>, yEnd: PlottableProjection<D.Element, Y>, width: MarkDimension = .automatic) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { BarMark(x: x._value($0), yStart: yStart._value($0), yEnd: yEnd._value($0), width: width) })
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, height: MarkDimension = .automatic) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { BarMark(xStart: xStart._value($0), xEnd: xEnd._value($0), y: y._value($0), height: height) })
    }
    var body: some View { ForEach(_data.indices, id: \.self) { _mark(_data[$0])._looking(_channels, _data[$0]) } }
}
/// - Since: iOS 18
struct RectanglePlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: (DataElement) -> RectangleMark
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RectangleMark(x: x._value($0), y: y._value($0), width: width, height: height) })
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>, yEnd: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RectangleMark(xStart: xStart._value($0), xEnd: xEnd._value($0), yStart: yStart._value($0), yEnd: yEnd._value($0)) })
    }
    var body: some View { ForEach(_data.indices, id: \.self) { _mark(_data[$0])._looking(_channels, _data[$0]) } }
}
/// - Since: iOS 18
struct RulePlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: (DataElement) -> RuleMark
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, X: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RuleMark(x: x._value($0)) })
    }
    init<D: RandomAccessCollection, Y: Plottable>(_ data: D, y: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RuleMark(y: y._value($0)) })
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>, yEnd: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RuleMark(x: x._value($0), yStart: yStart._value($0), yEnd: yEnd._value($0)) })
    }
    init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: D, xStart: PlottableProjection<D.Element, X>, xEnd: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { RuleMark(xStart: xStart._value($0), xEnd: xEnd._value($0), y: y._value($0)) })
    }
    var body: some View { ForEach(_data.indices, id: \.self) { _mark(_data[$0])._looking(_channels, _data[$0]) } }
}
/// - Since: iOS 18
struct SectorPlot<DataElement>: VectorizedChartContent {
    let _data: [DataElement]
    let _mark: (DataElement) -> SectorMark
    var _channels = _PlotChannels<DataElement>()
    init<D: RandomAccessCollection, A: Plottable>(_ data: D, angle: PlottableProjection<D.Element, A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) where DataElement == D.Element {
        (_data, _mark) = (Array(data), { SectorMark(angle: angle._value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset) })
    }
    var body: some View { ForEach(_data.indices, id: \.self) { _mark(_data[$0])._looking(_channels, _data[$0]) } }
}
