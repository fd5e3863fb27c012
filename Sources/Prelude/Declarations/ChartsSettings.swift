// What modifiers say of the charts inside of a view.
struct _ChartSettings {
    var x = _AxisSettings()
    var y = _AxisSettings()
    var hidesLegend = false
    /// The colors of keys, and those that keys get in their order.
    var colors: [String: Color] = [:]
    var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
}
struct _AxisSettings {
    var isHidden = false
    var axes: [AxisMarks]?
    var domain: [_Plotted]?
    var includesZero = true
    var label: String?
}
struct _ChartSettingsKey: EnvironmentKey { static var defaultValue: _ChartSettings { _ChartSettings() } }
extension EnvironmentValues { var _chart: _ChartSettings { get { self[_ChartSettingsKey.self] } set { self[_ChartSettingsKey.self] = newValue } } }
/// The values that an axis goes from and to.
protocol ScaleDomain { var _bounds: [_Plotted] { get } }
extension ClosedRange: ScaleDomain where Bound: Plottable { var _bounds: [_Plotted] { [_Plotted(lowerBound), _Plotted(upperBound)] } }
extension Array: ScaleDomain where Element: Plottable { var _bounds: [_Plotted] { map { _Plotted($0) } } }
struct AutomaticScaleDomain: ScaleDomain {
    let _includesZero: Bool
    var _bounds: [_Plotted] { [] }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: true) }
    static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: includesZero ?? true) }
}
extension _AxisSettings {
    mutating func setDomain<D: ScaleDomain>(_ domain: D) {
        if let automatic = domain as? AutomaticScaleDomain { includesZero = automatic._includesZero } else { self.domain = domain._bounds }
    }
}
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
    func chartXAxisLabel(_ label: String) -> some View { transformEnvironment(\._chart) { $0.x.label = label } }
    func chartYAxisLabel(_ label: String) -> some View { transformEnvironment(\._chart) { $0.y.label = label } }
    func chartLegend(_ visibility: Visibility) -> some View { transformEnvironment(\._chart) { $0.hidesLegend = visibility == .hidden } }
    func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.hidesLegend = false } }
    func chartForegroundStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, Color>) -> some View {
        transformEnvironment(\._chart) { for (key, color) in mapping { $0.colors[_Plotted(key)._text] = color } }
    }
    func chartForegroundStyleScale<D: Plottable>(domain: [D], range: [Color]) -> some View {
        transformEnvironment(\._chart) { for (key, color) in zip(domain, range) { $0.colors[_Plotted(key)._text] = color } }
    }
    func chartForegroundStyleScale(range: [Color]) -> some View { transformEnvironment(\._chart) { if !range.isEmpty { $0.palette = range } } }
    func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        transformEnvironment(\._chart) { $0.overlay = { AnyView(content($0)) } }
    }
    func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        transformEnvironment(\._chart) { $0.background = { AnyView(content($0)) } }
    }
    @_inert func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View
    @_inert func chartScrollableAxes(_ axes: Axis.Set) -> some View
    @_inert func chartXVisibleDomain(length: Double) -> some View
    @_inert func chartPlotStyle<V: View>(@ViewBuilder content: (EmptyView) -> V) -> some View
}
/// Where values are in a chart.
struct ChartProxy {
    let _x: _Scale
    let _y: _Scale
    let plotSize: CGSize
    var plotAreaSize: CGSize { plotSize }
    func position<P: Plottable>(forX value: P) -> CGFloat? { _x.place(of: _Plotted(value)).map { CGFloat($0) * plotSize.width } }
    func position<P: Plottable>(forY value: P) -> CGFloat? { _y.place(of: _Plotted(value)).map { (1 - CGFloat($0)) * plotSize.height } }
    func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { plotSize.width > 0 ? _x.value(at: Double(position / plotSize.width))?.as(type) : nil }
    func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { plotSize.height > 0 ? _y.value(at: 1 - Double(position / plotSize.height))?.as(type) : nil }
}
