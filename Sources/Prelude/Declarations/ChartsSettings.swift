// What modifiers say of the charts inside of a view.
struct _ChartSettings {
    var x = _AxisSettings()
    var y = _AxisSettings()
    var legend = _LegendSettings()
    var styles = _StyleSettings()
    var looks = _LookSettings()
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
}
struct _AxisSettings {
    var isHidden = false
    var axes: [AxisMarks]?
    var domain: [_Plotted]?
    var includesZero = true
    var isReversed = false
    /// What the program makes of the domain that was found.
    var change: (([_Plotted]) -> [_Plotted])?
    var type = ScaleType.linear
    var label: AnyView?
}
struct _ChartSettingsKey: EnvironmentKey { static var defaultValue: _ChartSettings { _ChartSettings() } }
extension EnvironmentValues { var _chart: _ChartSettings { get { self[_ChartSettingsKey.self] } set { self[_ChartSettingsKey.self] = newValue } } }
/// How values become places on an axis.
/// - Since: iOS 16
struct ScaleType: Hashable {
    let _name: String
    /// What a power scale raises to.
    var _exponent = 1.0
    /// How far from 0 a symmetric scale is close to linear.
    var _slope = 1.0
    static let linear = ScaleType(_name: "linear"), log = ScaleType(_name: "log"), date = ScaleType(_name: "linear"), category = ScaleType(_name: "linear")
    static let squareRoot = ScaleType(_name: "power", _exponent: 0.5), symmetricLog = ScaleType(_name: "symmetricLog")
    static func power(exponent: Double) -> ScaleType { ScaleType(_name: "power", _exponent: exponent) }
    static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(_name: "symmetricLog", _slope: slopeAtZero) }
    var _isLinear: Bool { _name == "linear" }
    /// A value on the scale that the axis divides evenly.
    func _even(_ value: Double) -> Double {
        switch _name {
        case "log": log10(max(value, .leastNonzeroMagnitude))
        case "power": value < 0 ? -pow(-value, _exponent) : pow(value, _exponent)
        case "symmetricLog": value < 0 ? -log10(1 - value * _slope) : log10(1 + value * _slope)
        default: value
        }
    }
    func _value(_ even: Double) -> Double {
        switch _name {
        case "log": pow(10, even)
        case "power": even < 0 ? -pow(-even, 1 / _exponent) : pow(even, 1 / _exponent)
        case "symmetricLog": even < 0 ? (1 - pow(10, -even)) / _slope : (pow(10, even) - 1) / _slope
        default: even
        }
    }
}
/// Which part of the plot an axis takes; here all of it.
/// - Since: iOS 16
protocol PositionScaleRange {}
/// - Since: iOS 16
struct PlotDimensionScaleRange: PositionScaleRange {
    init() {}
    static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
    static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}
/// The values that an axis goes from and to.
/// - Since: iOS 16
protocol ScaleDomain { var _bounds: [_Plotted] { get } }
extension ClosedRange: ScaleDomain where Bound: Plottable { var _bounds: [_Plotted] { [_Plotted(lowerBound), _Plotted(upperBound)] } }
extension Array: ScaleDomain where Element: Plottable { var _bounds: [_Plotted] { map { _Plotted($0) } } }
/// - Since: iOS 16
struct AutomaticScaleDomain: ScaleDomain {
    let _includesZero: Bool
    let _isReversed: Bool
    var _change: (([_Plotted]) -> [_Plotted])?
    var _bounds: [_Plotted] { [] }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    static var automatic: AutomaticScaleDomain { .automatic() }
    static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: includesZero ?? true, _isReversed: reversed ?? false) }
    static func automatic<D: Plottable>(includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type, modifyInferredDomain: @escaping (inout [D]) -> Void) -> AutomaticScaleDomain {
        var domain = AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
        domain._change = {
            var values = $0.compactMap { $0._as(dataType) }
            modifyInferredDomain(&values)
            return values.map { _Plotted($0) }
        }
        return domain
    }
}
extension _AxisSettings {
    mutating func setDomain<D: ScaleDomain>(_ domain: D) {
        guard let automatic = domain as? AutomaticScaleDomain else { return self.domain = domain._bounds }
        (includesZero, isReversed, change) = (automatic._includesZero, automatic._isReversed, automatic._change)
    }
}
/// - Since: iOS 16
extension View {
    func chartXAxis(_ visibility: Visibility) -> some View { transformEnvironment(\._chart) { $0.x.isHidden = visibility == .hidden } }
    func chartYAxis(_ visibility: Visibility) -> some View { transformEnvironment(\._chart) { $0.y.isHidden = visibility == .hidden } }
    func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return transformEnvironment(\._chart) { $0.x.axes = axes }
    }
    func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return transformEnvironment(\._chart) { $0.y.axes = axes }
    }
    func chartXScale<D: ScaleDomain>(domain: D) -> some View { transformEnvironment(\._chart) { $0.x.setDomain(domain) } }
    func chartYScale<D: ScaleDomain>(domain: D) -> some View { transformEnvironment(\._chart) { $0.y.setDomain(domain) } }
    func chartXAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.x.label = AnyView(Text(label)) } }
    func chartXScale(type: ScaleType?) -> some View { transformEnvironment(\._chart) { $0.x.type = type ?? .linear } }
    func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType?) -> some View {
        transformEnvironment(\._chart) {
            $0.x.setDomain(domain)
            $0.x.type = type ?? .linear
        }
    }
    func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View { chartXScale(domain: domain, type: type) }
    func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { chartXScale(type: type) }
    func chartYAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.y.label = AnyView(Text(label)) } }
    func chartYScale(type: ScaleType?) -> some View { transformEnvironment(\._chart) { $0.y.type = type ?? .linear } }
    func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType?) -> some View {
        transformEnvironment(\._chart) {
            $0.y.setDomain(domain)
            $0.y.type = type ?? .linear
        }
    }
    func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View { chartYScale(domain: domain, type: type) }
    func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { chartYScale(type: type) }
    func chartLegend(_ visibility: Visibility) -> some View { transformEnvironment(\._chart) { $0.legend.isHidden = visibility == .hidden } }
    func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.legend.place(position, alignment, spacing) } }
    func chartLegend<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\._chart) {
            $0.legend.place(position, alignment, spacing)
            $0.legend.content = content
        }
    }
    func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        transformEnvironment(\._chart) { $0.overlay = { AnyView(content($0)) } }
    }
    func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        transformEnvironment(\._chart) { $0.background = { AnyView(content($0)) } }
    }
}
/// - Since: iOS 17
extension View {
    @_inert func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartScrollableAxes(_ axes: Axis.Set) -> some View
    @_inert func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View
    @_inert func chartYSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View
    @_inert func chartXVisibleDomain<P: Plottable>(length: P) -> some View
    @_inert func chartYVisibleDomain<P: Plottable>(length: P) -> some View
    @_inert func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View
    @_inert func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View
    @_inert func chartScrollPosition<P: Plottable>(initialX x: P) -> some View
    @_inert func chartScrollPosition<P: Plottable>(initialY y: P) -> some View
    @_inert func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View
    /// - Since: iOS 16
    @_inert func chartXAxisStyle<V: View>(@ViewBuilder content: (ChartAxisContent) -> V) -> some View
    /// - Since: iOS 16
    @_inert func chartYAxisStyle<V: View>(@ViewBuilder content: (ChartAxisContent) -> V) -> some View
    @_inert func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View
    /// - Since: iOS 16
    @_inert func chartPlotStyle<V: View>(@ViewBuilder content: (ChartPlotContent) -> V) -> some View
}
/// The plot of a chart, for styles.
/// - Since: iOS 16
struct ChartPlotContent: View { init() {}; var body: some View { EmptyView() } }
/// An axis of a chart, for styles.
/// - Since: iOS 16
struct ChartAxisContent: View { init() {}; var body: some View { EmptyView() } }
/// Where values are in a chart.
/// - Since: iOS 16
struct ChartProxy {
    let _places: _ChartPlaces
    let _x: _Scale
    let _y: _Scale
    /// - Since: iOS 17
    let plotSize: CGSize
    /// - Since: iOS 17
    let plotFrame: Anchor<CGRect>?
    /// - Since: iOS 17
    var plotContainerFrame: Anchor<CGRect>? { plotFrame }
    var plotAreaFrame: Anchor<CGRect> { plotFrame! }
    var plotAreaSize: CGSize { plotSize }
    func position<P: Plottable>(forX value: P) -> CGFloat? { _x.place(of: _Plotted(value)).map { CGFloat($0) * plotSize.width } }
    func position<P: Plottable>(forY value: P) -> CGFloat? { _y.place(of: _Plotted(value)).map { (1 - CGFloat($0)) * plotSize.height } }
    func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { plotSize.width > 0 ? _x.value(at: Double(position / plotSize.width))?.as(type) : nil }
    /// The band of a category, or the place of a value.
    func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { position(forX: value).map { ($0 - _x._halfBand(plotSize.width))...($0 + _x._halfBand(plotSize.width)) } }
    func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { position(forY: value).map { ($0 - _y._halfBand(plotSize.height))...($0 + _y._halfBand(plotSize.height)) } }
    func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { _x._bounds.compactMap { $0._as(dataType) } }
    func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { _y._bounds.compactMap { $0._as(dataType) } }
    /// - Since: iOS 16.4
    func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        let value = _Plotted(value)
        return _places.keyValues[value._text] == nil ? nil : _places.style(value)
    }
    /// Clockwise from the top.
    /// - Since: iOS 17
    func angle(at position: CGPoint) -> Angle {
        let angle = atan2(Double(position.x - plotSize.width / 2), Double(plotSize.height / 2 - position.y))
        return .radians(angle < 0 ? angle + 2 * Double.pi : angle)
    }
    // Selections change nothing.
    /// - Since: iOS 17
    func selectXValue(at position: CGFloat) {}
    /// - Since: iOS 17
    func selectYValue(at position: CGFloat) {}
    /// - Since: iOS 17
    func selectXRange(from start: CGFloat, to end: CGFloat) {}
    /// - Since: iOS 17
    func selectYRange(from start: CGFloat, to end: CGFloat) {}
    /// - Since: iOS 17
    func selectAngleValue(at angle: Angle) {}
    func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { plotSize.height > 0 ? _y.value(at: 1 - Double(position / plotSize.height))?.as(type) : nil }
}
/// Where scrolling of a chart ends.
protocol ChartScrollTargetBehavior {}
enum MajorValueAlignment<Value> {
    case page, unit(Value), matching(DateComponents)
}
enum ValueAlignedLimitBehavior { case automatic, always, never }
struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    init<P>(unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) {}
    init(matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) {}
}
struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior { init() {} }
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    static func valueAligned<P>(unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    static func valueAligned(matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior { static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() } }
