// Marks are views: a chart reads their values, and gives each its place.
/// What a chart is made of: marks, and types of the program whose body has marks.
/// - Since: iOS 16
protocol ChartContent: View {}
typealias ChartContentBuilder = ViewBuilder
extension EmptyView: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {}
extension ModifiedContent: ChartContent where Content: ChartContent {}
/// What a chart reads of a mark.
struct _MarkData {
    enum _Kind { case bar, line, point, area, rule, rectangle, sector }
    struct _Channel {
        let label: String
        let from: _Plotted
        var to: _Plotted?
        /// Of one value: a bin, or a unit of the calendar.
        var isBand = false
        var text: String { label + ": " + from._text + (to.map { from._unit == nil ? " to " + $0._text : "" } ?? "") }
    }
    let kind: _MarkData._Kind
    var x: _MarkData._Channel? = nil
    var y: _MarkData._Channel? = nil
    /// Where the program places the mark in the plot without a value.
    var fixedX: _FixedSpan? = nil
    var fixedY: _FixedSpan? = nil
    var angle: _MarkData._Channel? = nil
    var series: String? = nil
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    var inset: CGFloat = 0
    /// What a plot of a function draws.
    var function: _PlottedFunction?
    init(_ kind: _MarkData._Kind) { self.kind = kind }
    static func channel<A>(_ value: PlottableValue<A>) -> _MarkData._Channel { _MarkData._Channel(label: value._label, from: value._from, to: value._to, isBand: value._to != nil) }
    static func channel<A, B>(_ start: PlottableValue<A>, _ end: PlottableValue<B>) -> _MarkData._Channel { _MarkData._Channel(label: start._label, from: start._from, to: end._from) }
    var text: String { [x?.text, y?.text, angle?.text, function?.text].compactMap { $0 }.joined(separator: ", ") }
}
/// From one place in the plot to another, in points from its leading edge or its top; from edge to edge without them.
struct _FixedSpan {
    let start: CGFloat?
    let end: CGFloat?
    init?(_ start: CGFloat?, _ end: CGFloat?) {
        if start == nil, end == nil { return nil }
        (self.start, self.end) = (start, end)
    }
    func ends(_ length: CGFloat) -> (CGFloat, CGFloat) {
        let ends = (start ?? 0, end ?? length)
        return (min(ends.0, ends.1), max(ends.0, ends.1))
    }
}
struct _MarkPlaceKey: ContainerValueKey { static var defaultValue: _MarkPlace? { nil } }
struct _MarkColorKey: ContainerValueKey { static var defaultValue: _Plotted? { nil } }
struct _MarkSizeKey: ContainerValueKey { static var defaultValue: _Plotted? { nil } }
struct _MarkLineKey: ContainerValueKey { static var defaultValue: String? { nil } }
struct _MarkSymbolKey: ContainerValueKey { static var defaultValue: String? { nil } }
struct _MarkPositionKey: ContainerValueKey { static var defaultValue: String? { nil } }
struct _MarkInterpolationKey: ContainerValueKey { static var defaultValue: InterpolationMethod { .linear } }
extension ContainerValues {
    var _markPlace: _MarkPlace? { get { self[_MarkPlaceKey.self] } set { self[_MarkPlaceKey.self] = newValue } }
    var _markSize: _Plotted? { get { self[_MarkSizeKey.self] } set { self[_MarkSizeKey.self] = newValue } }
    var _markLine: String? { get { self[_MarkLineKey.self] } set { self[_MarkLineKey.self] = newValue } }
    var _markColor: _Plotted? { get { self[_MarkColorKey.self] } set { self[_MarkColorKey.self] = newValue } }
    var _markSymbol: String? { get { self[_MarkSymbolKey.self] } set { self[_MarkSymbolKey.self] = newValue } }
    var _markPosition: String? { get { self[_MarkPositionKey.self] } set { self[_MarkPositionKey.self] = newValue } }
    var _markInterpolation: InterpolationMethod { get { self[_MarkInterpolationKey.self] } set { self[_MarkInterpolationKey.self] = newValue } }
}
/// Marks as one: what is said of it holds for all.
/// - Since: iOS 16
struct Plot<Content: View>: ChartContent {
    let _content: Content
    init(@ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { _content }
}
/// - Since: iOS 16
struct AnyChartContent: ChartContent {
    let _content: AnyView
    init<C: ChartContent>(_ content: C) { _content = AnyView(content) }
    init<C: ChartContent>(erasing content: C) { _content = AnyView(content) }
    var body: some View { _content }
}
/// How a mark is drawn, where it isn't its place that says so.
struct _MarkLook {
    var lineStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var hasLineStyle = false
    var symbol = BasicChartSymbolShape.circle
    /// Shown instead of a shape.
    var symbolView: AnyView?
    var showsSymbol = false
    var symbolArea: CGFloat = 30
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
}
struct _MarkLookKey: EnvironmentKey { static var defaultValue: _MarkLook { _MarkLook() } }
extension EnvironmentValues { var _markLook: _MarkLook { get { self[_MarkLookKey.self] } set { self[_MarkLookKey.self] = newValue } } }
/// Where a chart puts a mark, which it works out when it has read all of them.
final class _MarkPlace {
    let data: _MarkData
    var figure = _MarkFigure()
    init(_ data: _MarkData) { self.data = data }
}
/// The view of a mark: its values, and what it draws at its place.
func _markView(_ data: _MarkData, _ draw: @escaping (_MarkFigure, inout GraphicsContext, CGSize) -> Void) -> some View {
    let place = _MarkPlace(data)
    return _ChartFigure(_name: "Mark", _text: data.text) { context, size in draw(place.figure, &context, size) }.containerValue(\._markPlace, place)
}
/// As well, for a mark whose middle, where annotations over it are, isn't that of its view.
func _markView(_ data: _MarkData, middle: @escaping (_MarkFigure, CGSize) -> CGPoint, _ draw: @escaping (_MarkFigure, inout GraphicsContext, CGSize) -> Void) -> some View {
    let place = _MarkPlace(data)
    return _ChartFigure(_name: "Mark", _text: data.text) { context, size in draw(place.figure, &context, size) }
        .alignmentGuide(HorizontalAlignment.center) { middle(place.figure, CGSize(width: $0.width, height: $0.height)).x }
        .alignmentGuide(VerticalAlignment.center) { middle(place.figure, CGSize(width: $0.width, height: $0.height)).y }
        .containerValue(\._markPlace, place)
}
/// As well, with a view in place of the symbol, around the point to which the mark leads.
func _markView(_ data: _MarkData, symbol: AnyView, _ draw: @escaping (_MarkFigure, inout GraphicsContext, CGSize) -> Void) -> some View {
    let place = _MarkPlace(data)
    return _ChartFigure(_name: "Mark", _text: data.text) { context, size in draw(place.figure, &context, size) }
        .overlay { GeometryReader { symbol.fixedSize().position(place.figure.end(in: $0.size) ?? CGPoint(x: $0.size.width / 2, y: $0.size.height / 2)) } }
        .containerValue(\._markPlace, place)
}
/// Draws by a closure, as a canvas, and is known by a name and values.
struct _ChartFigure: View { init(_name: String, _text: String, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) }
extension ChartContent {
    // Those of `View`, whose result a chart takes.
    @_underlying(ModifiedContent<Self, _ForegroundStyleModifier<S>>.self) func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent
    @_underlying(ModifiedContent<Self, _OpacityEffect>.self) func opacity(_ opacity: Double) -> some ChartContent
    func blur(radius: CGFloat) -> some ChartContent { _blur(radius: radius, opaque: false) }
    @_underlying(ModifiedContent<Self, _BlurEffect>.self) func _blur(radius: CGFloat, opaque: Bool) -> some ChartContent
    @_underlying(ModifiedContent<Self, _ShadowEffect>.self) func shadow(color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    @_underlying(ModifiedContent<Self, _ClipEffect<S>>.self) func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent
    @_underlying(ModifiedContent<Self, _OffsetEffect>.self) func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    @_underlying(ModifiedContent<Self, _OffsetEffect>.self) func offset(_ offset: CGSize) -> some ChartContent
    func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent { offset(x: x)._stretched(xStart: 0, xEnd: 0, yStart: yStart, yEnd: yEnd) }
    func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { offset(x: x)._stretched(xStart: 0, xEnd: 0, yStart: 0, yEnd: yEnd) }
    func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(y: y)._stretched(xStart: xStart, xEnd: xEnd, yStart: 0, yEnd: 0) }
    func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { offset(y: y)._stretched(xStart: 0, xEnd: xEnd, yStart: 0, yEnd: 0) }
    func offset(xStart: CGFloat, xEnd: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent { _stretched(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
    @_underlying(ModifiedContent<Self, _PaddingLayout>.self) func _padding(_ insets: EdgeInsets) -> some ChartContent
    /// With its edges moved: starts are leading and at the top.
    func _stretched(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent { _padding(EdgeInsets(top: yStart, leading: xStart, bottom: -yEnd, trailing: -xEnd)) }
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>>.self) func zIndex(_ value: Double) -> some ChartContent
    @_underlying(ModifiedContent<Self, _ContainerValueWritingModifier<V>>.self) func _containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some ChartContent
    @_underlying(ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>>.self) func _transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some ChartContent
    @_underlying(ModifiedContent<Self, _OverlayModifier<V>>.self) func _overlay<V: View>(alignment: Alignment, @ViewBuilder content: () -> V) -> some ChartContent
    func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    func accessibilityValue(_ value: Text) -> some ChartContent { self }
    /// - Since: iOS 17
    func compositingLayer() -> some ChartContent { self }
    /// - Since: iOS 17
    func compositingLayer<V: View>(style: (Self) -> V) -> some View { style(self) }
    func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { _containerValue(\._markColor, value._from) }
    func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { _transformEnvironment(\._markLook) { $0.showsSymbol = true }._containerValue(\._markSymbol, value._from._text) }
    func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { _containerValue(\._markSize, value._from) }
    func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { _containerValue(\._markLine, value._from._text) }
    func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent { _containerValue(\._markPosition, value._from._text) }
    func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { _containerValue(\._markInterpolation, method) }
    func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        _transformEnvironment(\._markLook) {
            $0.lineStyle = style
            $0.hasLineStyle = true
        }
    }
    func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
        _transformEnvironment(\._markLook) {
            $0.symbol = symbol
            $0.showsSymbol = true
        }
    }
    /// A shape of the program, as large as other symbols.
    func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        _transformEnvironment(\._markLook) {
            let side = max(0, $0.symbolArea).squareRoot()
            $0.symbolView = AnyView(symbol.frame(width: side, height: side))
        }
    }
    func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return _transformEnvironment(\._markLook) { $0.symbolView = view }
    }
    /// In square points.
    func symbolSize(_ size: CGFloat) -> some ChartContent { _transformEnvironment(\._markLook) { $0.symbolArea = size } }
    func symbolSize(_ size: CGSize) -> some ChartContent { _transformEnvironment(\._markLook) { $0.symbolArea = size.width * size.height } }
    func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { _transformEnvironment(\._markLook) { $0.cornerRadius = radius } }
    /// - Since: iOS 17
    func annotation<V: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> V) -> some ChartContent {
        _overlay(alignment: position._side.horizontal == .center ? Alignment(horizontal: alignment.horizontal, vertical: position._side.vertical) : position._side) { content().fixedSize().foregroundStyle(Color.primary).alignmentGuide(position._side.vertical) { $0[position._guide] + position._distance(spacing ?? 4) } }
    }
    /// - Since: iOS 17
    func annotation<V: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: (AnnotationContext) -> V) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext(targetSize: .zero)) }
    }
}
/// What happens to an annotation that reaches beyond the chart: nothing here.
/// - Since: iOS 17
struct AnnotationOverflowResolution {
    struct Strategy {
        init() {}
        static let automatic = AnnotationOverflowResolution.Strategy(), fit = AnnotationOverflowResolution.Strategy(), padScale = AnnotationOverflowResolution.Strategy()
        static let disabled = AnnotationOverflowResolution.Strategy()
        static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy { .fit }
    }
    struct Boundary { init() {}; static let automatic = AnnotationOverflowResolution.Boundary(), chart = AnnotationOverflowResolution.Boundary(), plot = AnnotationOverflowResolution.Boundary() }
    var x: AnnotationOverflowResolution.Strategy
    var y: AnnotationOverflowResolution.Strategy
    init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic) { (self.x, self.y) = (x, y) }
    static let automatic = AnnotationOverflowResolution()
}
/// - Since: iOS 16
struct AnnotationContext { let targetSize: CGSize }
extension AnnotationPosition {
    var _side: Alignment {
        switch self {
        case .automatic, .top: .top
        case .overlay: .center
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        case .bottomLeading: .bottomLeading
        case .bottomTrailing: .bottomTrailing
        }
    }
    /// The edge of the annotation that is at the mark's.
    var _guide: VerticalAlignment {
        switch self {
        case .automatic, .top, .topLeading, .topTrailing: .bottom
        case .bottom, .bottomLeading, .bottomTrailing: .top
        default: .center
        }
    }
    func _distance(_ spacing: CGFloat) -> CGFloat {
        switch self {
        case .automatic, .top, .topLeading, .topTrailing: spacing
        case .bottom, .bottomLeading, .bottomTrailing: -spacing
        default: 0
        }
    }
}
