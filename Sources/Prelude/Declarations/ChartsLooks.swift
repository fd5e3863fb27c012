// What colors, symbols, sizes and lines marks get by their values.
/// What modifiers say of it.
struct _LookSettings {
    var symbols: [String: BasicChartSymbolShape] = [:]
    /// The order in which keys get the symbols of the range.
    var symbolDomain: [String] = []
    var symbolRange = BasicChartSymbolShape._all
    var sizes: [String: CGFloat] = [:]
    var sizeDomain: [_Plotted] = []
    /// In square points.
    var sizeRange: ClosedRange<CGFloat> = 0...120
    var lines: [String: StrokeStyle] = [:]
    var lineDomain: [String] = []
    var lineRange = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0) }
}
/// The scales of a chart's symbols, sizes and lines.
struct _MarkScales {
    let settings: _LookSettings
    let symbolKeys: [String]
    let lineKeys: [String]
    let sizeKeys: [String]
    let low: Double
    let high: Double
    init(_ marks: [_MarkReading], _ settings: _ChartSettings) {
        func distinct(_ keys: [String]) -> [String] { keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
        self.settings = settings.looks
        symbolKeys = distinct(settings.looks.symbolDomain + marks.compactMap { $0.symbol })
        lineKeys = distinct(settings.looks.lineDomain + marks.compactMap { $0.line })
        let sizes = settings.looks.sizeDomain.isEmpty ? marks.compactMap { $0.size } : settings.looks.sizeDomain
        sizeKeys = distinct(sizes.filter { $0._isCategory }.map { $0._text })
        let numbers = sizes.map { $0._number } + (settings.looks.sizeDomain.isEmpty ? [0] : [])
        (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    }
    func symbol(_ mark: _MarkReading) -> BasicChartSymbolShape? {
        guard let key = mark.symbol, let index = symbolKeys.firstIndex(of: key), !settings.symbolRange.isEmpty else { return nil }
        return settings.symbols[key] ?? settings.symbolRange[index % settings.symbolRange.count]
    }
    func line(_ mark: _MarkReading) -> StrokeStyle? {
        guard let key = mark.line, let index = lineKeys.firstIndex(of: key), !settings.lineRange.isEmpty else { return nil }
        return settings.lines[key] ?? settings.lineRange[index % settings.lineRange.count]
    }
    /// Even steps for categories, else in step with the value.
    func area(_ mark: _MarkReading) -> CGFloat? {
        guard let size = mark.size else { return nil }
        if let area = settings.sizes[size._text] { return area }
        let range = settings.sizeRange
        var part = high > low ? (size._number - low) / (high - low) : 1
        if size._isCategory { part = Double((sizeKeys.firstIndex(of: size._text) ?? 0) + 1) / Double(max(1, sizeKeys.count)) }
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(min(max(part, 0), 1))
    }
}
/// - Since: iOS 16
extension View {
    func chartXAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.x.label = AnyView(label) } }
    func chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View {
        let label = AnyView(content())
        return transformEnvironment(\._chart) { $0.x.label = label }
    }
    func chartYAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { transformEnvironment(\._chart) { $0.y.label = AnyView(label) } }
    func chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View {
        let label = AnyView(content())
        return transformEnvironment(\._chart) { $0.y.label = label }
    }
    func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, BasicChartSymbolShape>) -> some View {
        transformEnvironment(\._chart) { for (key, symbol) in mapping { $0.looks.symbols[_Plotted(key)._text] = symbol } }
    }
    func chartSymbolScale<D: Plottable>(domain: [D], range: [BasicChartSymbolShape]) -> some View {
        transformEnvironment(\._chart) { for (key, symbol) in zip(domain, range) { $0.looks.symbols[_Plotted(key)._text] = symbol } }
    }
    func chartSymbolScale<D: Plottable>(domain: [D]) -> some View { transformEnvironment(\._chart) { $0.looks.symbolDomain = domain.map { _Plotted($0)._text } } }
    func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View { transformEnvironment(\._chart) { $0.looks.symbolRange = range } }
    func chartSymbolScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> BasicChartSymbolShape) -> some View { chartSymbolScale(domain: domain, range: domain.map { mapping($0) }) }
    func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        transformEnvironment(\._chart) { for (key, size) in mapping { $0.looks.sizes[_Plotted(key)._text] = size } }
    }
    func chartSymbolSizeScale<D: Plottable>(domain: [D], range: [CGFloat]) -> some View {
        transformEnvironment(\._chart) { for (key, size) in zip(domain, range) { $0.looks.sizes[_Plotted(key)._text] = size } }
    }
    func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View { transformEnvironment(\._chart) { $0.looks.sizeRange = range } }
    func chartSymbolSizeScale<D: ScaleDomain>(domain: D, range: ClosedRange<CGFloat>? = nil, type: ScaleType? = nil) -> some View {
        transformEnvironment(\._chart) {
            $0.looks.sizeDomain = domain._bounds
            $0.looks.sizeRange = range ?? $0.looks.sizeRange
        }
    }
    func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        transformEnvironment(\._chart) { for (key, style) in mapping { $0.looks.lines[_Plotted(key)._text] = style } }
    }
    func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        transformEnvironment(\._chart) { for (key, style) in zip(domain, range) { $0.looks.lines[_Plotted(key)._text] = style } }
    }
    func chartLineStyleScale<D: Plottable>(domain: [D]) -> some View { transformEnvironment(\._chart) { $0.looks.lineDomain = domain.map { _Plotted($0)._text } } }
    func chartLineStyleScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> StrokeStyle) -> some View { chartLineStyleScale(domain: domain, range: domain.map { mapping($0) }) }
    func chartLineStyleScale(range: [StrokeStyle]) -> some View { transformEnvironment(\._chart) { $0.looks.lineRange = range } }
}
