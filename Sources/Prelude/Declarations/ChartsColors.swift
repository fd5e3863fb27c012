// Which styles marks get by their values, and the legend that says so.
/// What values of a scale become: the values of the domain one after the other, or what is between them.
/// - Since: iOS 16
protocol ScaleRange {
    associatedtype VisualValue
    var _values: [VisualValue] { get }
}
extension Array: ScaleRange { var _values: [Element] { self } }
extension Gradient: ScaleRange { var _values: [Color] { stops.map { $0.color } } }
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint { var _values: [Bound] { [lowerBound, upperBound] } }
/// What modifiers say of the styles of keys.
struct _StyleSettings {
    var styles: [String: AnyShapeStyle] = [:]
    /// What other keys get, in their order.
    var palette: [AnyShapeStyle] = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }
    /// Numbers are between these colors.
    var blend: [Color] = []
    var mapping: ((_Plotted) -> AnyShapeStyle?)?
    var domain: [_Plotted] = []
    mutating func setRange<R: ScaleRange>(_ range: R) where R.VisualValue: ShapeStyle {
        guard !range._values.isEmpty else { return }
        palette = range._values.map { AnyShapeStyle($0) }
        blend = range._values.compactMap { $0 as? Color }
    }
}
/// The styles of the keys of a chart.
struct _StyleScale {
    let settings: _StyleSettings
    let keys: [String]
    let low: Double
    let high: Double
    init(_ values: [_Plotted], _ settings: _StyleSettings) {
        self.settings = settings
        keys = values.map { $0._text }
        let bounds = settings.domain.isEmpty ? values : settings.domain
        (low, high) = (bounds.map { $0._number }.min() ?? 0, bounds.map { $0._number }.max() ?? 0)
    }
    func style(_ value: _Plotted?) -> AnyShapeStyle {
        guard let value else { return AnyShapeStyle(Color.blue) }
        if let style = settings.styles[value._text] ?? settings.mapping?(value) { return style }
        if !value._isCategory, !settings.blend.isEmpty { return AnyShapeStyle(blended(high > low ? (value._number - low) / (high - low) : 0)) }
        return settings.palette[(keys.firstIndex(of: value._text) ?? 0) % settings.palette.count]
    }
    func blended(_ part: Double) -> Color {
        let place = min(max(part, 0), 1) * Double(settings.blend.count - 1)
        let index = min(Int(place), max(0, settings.blend.count - 2))
        return settings.blend[index].mix(with: settings.blend[min(index + 1, settings.blend.count - 1)], by: place - Double(index))
    }
}
/// What modifiers say of the legend.
struct _LegendSettings {
    var isHidden = false
    var isAtTop = false
    var side = HorizontalAlignment.leading
    var spacing: CGFloat = 4
    /// The program's own.
    var content: AnyView?
    mutating func place(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
        isHidden = false
        isAtTop = position != .automatic && position._side.vertical == .top
        side = alignment?.horizontal ?? .leading
        self.spacing = spacing ?? 4
    }
}
/// Which styles there are, in a line.
struct ChartLegend: View {
    let keys: [String]
    let styles: [AnyShapeStyle]
    var body: some View {
        _LegendLayout(spacing: 8) {
            ForEach(keys.indices, id: \.self) { index in
                HStack(spacing: 4) {
                    Circle().fill(styles[index]).frame(width: 8, height: 8)
                    Text(verbatim: keys[index]).font(.system(size: 10)).foregroundStyle(Color.gray).lineLimit(1)
                }
            }
        }
    }
}
/// Its subviews beside each other, in as many rows as they need.
struct _LegendLayout: Layout {
    let spacing: CGFloat
    init(spacing: CGFloat) { self.spacing = spacing }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let places = self.places(proposal, subviews)
        return CGSize(width: places.map { $0.maxX }.max() ?? 0, height: places.map { $0.maxY }.max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        for (subview, place) in zip(subviews, places(proposal, subviews)) { subview.place(at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size)) }
    }
    func places(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGRect] {
        let width = proposal.width ?? .infinity
        var (places, x, y, height): ([CGRect], CGFloat, CGFloat, CGFloat) = ([], 0, 0, 0)
        for subview in subviews {
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing / 2, 0) }
            places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            (x, height) = (x + size.width + spacing, max(height, size.height))
        }
        return places
    }
}
/// - Since: iOS 16
extension View {
    func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        transformEnvironment(\._chart) { chart in
            chart.styles.domain = mapping.map { _Plotted($0.key) }
            for (key, style) in mapping { chart.styles.styles[_Plotted(key)._text] = AnyShapeStyle(style) }
        }
    }
    func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View where R.VisualValue: ShapeStyle {
        transformEnvironment(\._chart) {
            $0.styles.domain = domain._bounds
            $0.styles.setRange(range)
        }
    }
    func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View where R.VisualValue: ShapeStyle { transformEnvironment(\._chart) { $0.styles.setRange(range) } }
    func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { transformEnvironment(\._chart) { $0.styles.domain = domain._bounds } }
    @_inert func chartForegroundStyleScale(type: ScaleType? = nil) -> some View
    func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        transformEnvironment(\._chart) { $0.styles.mapping = { $0._as(D.self).map { AnyShapeStyle(mapping($0)) } } }
    }
    func chartForegroundStyleScale<D: Collection, S: ShapeStyle>(domain: D, mapping: @escaping (D.Element) -> S) -> some View where D.Element: Plottable {
        transformEnvironment(\._chart) {
            $0.styles.domain = domain.map { _Plotted($0) }
            $0.styles.mapping = { $0._as(D.Element.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }
}
