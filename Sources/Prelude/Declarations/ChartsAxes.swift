// Axes: where their marks are, and what each consists of.
/// What an axis is made of.
/// - Since: iOS 16
protocol AxisContent { var _axes: [AxisMarks] { get } }
/// What is at a value of an axis.
/// - Since: iOS 16
protocol AxisMark { var _parts: [_AxisPart] { get } }
enum _AxisPart {
    case grid(_AxisLine)
    case tick
    case label(_AxisLabel)
}
struct _AxisLine {
    let stroke: StrokeStyle
    var style = AnyShapeStyle(Color.gray.opacity(0.3))
    var offset = CGSize.zero
}
struct _AxisLabel {
    /// The value as a text without a view, in a format where there is one.
    var view: AnyView?
    var format: ((AxisValue) -> String?)?
    /// In the middle of its unit of the calendar.
    var isCentered = false
    var collision = AxisValueLabelCollisionResolution.automatic
    var look: (AnyView) -> AnyView = { $0 }
    func shown(_ value: AxisValue) -> AnyView { look(view ?? AnyView(Text(verbatim: format?(value) ?? value._value._text))) }
}
struct _AxisParts: AxisMark { let _parts: [_AxisPart] }
extension AxisMark {
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _changed({ $0.style = AnyShapeStyle(style) }, { AnyView($0.foregroundStyle(style)) }) }
    func font(_ font: Font?) -> some AxisMark { _changed({ _ in }, { AnyView($0.font(font)) }) }
    func offset(_ offset: CGSize) -> some AxisMark {
        _changed({ $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }, { AnyView($0.offset(offset)) })
    }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
    /// - Since: iOS 17
    func compositingLayer() -> some AxisMark { self }
    func _changed(_ line: (inout _AxisLine) -> Void, _ label: @escaping (AnyView) -> AnyView) -> _AxisParts {
        _AxisParts(
            _parts: _parts.map { part in
                switch part {
                case .grid(var drawn):
                    line(&drawn)
                    return .grid(drawn)
                case .tick: return .tick
                case .label(var shown):
                    let look = shown.look
                    shown.look = { label(look($0)) }
                    return .label(shown)
                }
            })
    }
}
/// - Since: iOS 16
struct AnyAxisMark: AxisMark {
    let _parts: [_AxisPart]
    init(_ mark: any AxisMark) { _parts = mark._parts }
    init<M: AxisMark>(erasing mark: M) { _parts = mark._parts }
}
/// - Since: iOS 16
@resultBuilder struct AxisMarkBuilder {
    static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisParts { _AxisParts(_parts: mark._parts) }
    static func buildBlock(_ marks: _AxisParts...) -> _AxisParts { _AxisParts(_parts: marks.flatMap { $0._parts }) }
    static func buildOptional(_ mark: _AxisParts?) -> _AxisParts { mark ?? _AxisParts(_parts: []) }
    static func buildEither(first: _AxisParts) -> _AxisParts { first }
    static func buildEither(second: _AxisParts) -> _AxisParts { second }
}
struct _AxisList: AxisContent { let _axes: [AxisMarks] }
/// - Since: iOS 17
extension AxisContent { func compositingLayer() -> some AxisContent { self } }
/// - Since: iOS 16
struct AnyAxisContent: AxisContent {
    let _axes: [AxisMarks]
    init(_ content: any AxisContent) { _axes = content._axes }
    init<C: AxisContent>(erasing content: C) { _axes = content._axes }
}
/// - Since: iOS 16
@resultBuilder struct AxisContentBuilder {
    static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList { _AxisList(_axes: content._axes) }
    static func buildBlock(_ contents: _AxisList...) -> _AxisList { _AxisList(_axes: contents.flatMap { $0._axes }) }
    static func buildOptional(_ content: _AxisList?) -> _AxisList { content ?? _AxisList(_axes: []) }
    static func buildEither(first: _AxisList) -> _AxisList { first }
    static func buildEither(second: _AxisList) -> _AxisList { second }
}
/// A value of an axis.
/// - Since: iOS 16
struct AxisValue {
    let index: Int
    let count: Int
    let _value: _Plotted
    func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { _value._as(type) }
}
/// At which values an axis has marks.
/// - Since: iOS 16
struct AxisMarkValues {
    enum _Kind {
        case automatic(Int, least: Double)
        case stride(Double)
        case dates(Calendar.Component, Int, Calendar)
        case listed([_Plotted])
    }
    let _kind: AxisMarkValues._Kind
    init(_kind: AxisMarkValues._Kind) { self._kind = _kind }
    static func _listed<P: Plottable>(_ values: [P]) -> AxisMarkValues { AxisMarkValues(_kind: .listed(values.map { _Plotted($0) })) }
    static var automatic: AxisMarkValues { .automatic() }
    // Bounds are rounded where the scale is automatic, whatever these say.
    static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(_kind: .automatic(desiredCount ?? 5, least: 0)) }
    static func automatic<P: BinaryFloatingPoint>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(_kind: .automatic(desiredCount ?? 5, least: Double(minimumStride)))
    }
    static func stride<P: BinaryFloatingPoint>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(_kind: .stride(Double(stepSize))) }
    static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues {
        AxisMarkValues(_kind: .dates(component, count, calendar ?? .current))
    }
}
/// - Since: iOS 16
enum AxisMarkPosition { case automatic, top, bottom, leading, trailing }
/// How the labels of an axis are beside its plot; here always in the same way.
/// - Since: iOS 16
enum AxisMarkPreset { case automatic, aligned, extended, inset }
/// - Since: iOS 16
struct AxisMarks: AxisContent {
    let _values: AxisMarkValues
    let _position: AxisMarkPosition
    let _content: (AxisValue) -> _AxisParts
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(), position, values, stroke) }
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts) {
        _values = values
        _position = position
        _content = content
    }
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisParts) { self.init(position: position, values: values, content: { _ in content() }) }
    init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(), position, ._listed(values), stroke) }
    init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts) { self.init(position: position, values: ._listed(values), content: content) }
    init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping () -> _AxisParts) { self.init(position: position, values: ._listed(values), content: { _ in content() }) }
    init(format: _NumberFormat, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(format: format), position, values, stroke) }
    init<P: Plottable>(format: _NumberFormat, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(format: format), position, ._listed(values), stroke) }
    init(format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(format: format), position, values, stroke) }
    init<P: Plottable>(format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) { self.init(_label: AxisValueLabel(format: format), position, ._listed(values), stroke) }
    init<F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where F.FormatInput: Plottable, F.FormatOutput == String { self.init(_label: AxisValueLabel(format: format), position, values, stroke) }
    init<P: Plottable, F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) where F.FormatInput: Plottable, F.FormatOutput == String { self.init(_label: AxisValueLabel(format: format), position, ._listed(values), stroke) }
    init(_label: AxisValueLabel, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?) {
        self.init(position: position, values: values) { _ in
            AxisGridLine(stroke: stroke)
            AxisTick(stroke: stroke)
            _label
        }
    }
    var _axes: [AxisMarks] { [self] }
}
/// - Since: iOS 16
struct AxisGridLine: AxisMark {
    let _parts: [_AxisPart]
    init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { _parts = [.grid(_AxisLine(stroke: stroke ?? StrokeStyle(lineWidth: 0.5)))] }
}
/// - Since: iOS 16
struct AxisTick: AxisMark {
    struct Length {
        init() {}
        static let automatic = AxisTick.Length(), label = AxisTick.Length(), longestLabel = AxisTick.Length()
        static func label(extendPastBy length: CGFloat) -> AxisTick.Length { .label }
        static func longestLabel(extendPastBy length: CGFloat) -> AxisTick.Length { .longestLabel }
    }
    init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil) {}
    init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
    var _parts: [_AxisPart] { [.tick] }
}
/// - Since: iOS 16
enum AxisValueLabelOrientation { case automatic, horizontal, vertical, verticalReversed }
/// - Since: iOS 16
struct AxisValueLabelCollisionResolution {
    enum _Way { case automatic, disabled, truncate, greedy(priority: Double, spacing: CGFloat) }
    let _way: AxisValueLabelCollisionResolution._Way
    static let automatic = AxisValueLabelCollisionResolution(_way: .automatic), disabled = AxisValueLabelCollisionResolution(_way: .disabled)
    static let truncate = AxisValueLabelCollisionResolution(_way: .truncate), greedy = AxisValueLabelCollisionResolution.greedy()
    /// Labels of a higher priority are placed first, and those that overlap one that is placed are left out.
    static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(_way: .greedy(priority: priority, spacing: minimumSpacing ?? 4)) }
}
/// - Since: iOS 16
struct AxisValueLabel: AxisMark {
    let _label: _AxisLabel
    var _parts: [_AxisPart] { [.label(_label)] }
    init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { _label = _AxisLabel(isCentered: centered ?? false, collision: collisionResolution) }
    init<V: View>(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V) { _label = _AxisLabel(view: AnyView(content()), isCentered: centered ?? false, collision: collisionResolution) }
    init(_ title: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { _label = _AxisLabel(view: AnyView(Text(title)), isCentered: centered ?? false, collision: collisionResolution) }
    init(format: _NumberFormat, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { self.init(_isCentered: centered, collisionResolution) { value in value.as(Double.self).map { format._text($0) } } }
    init(format: Date.FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { self.init(_isCentered: centered, collisionResolution) { value in value.as(Date.self).map { format._text($0) } } }
    init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where F.FormatInput: Plottable, F.FormatOutput == String { self.init(_isCentered: centered, collisionResolution) { value in value.as(F.FormatInput.self).map { format.format($0) } } }
    init(_isCentered: Bool?, _ collision: AxisValueLabelCollisionResolution, _format: @escaping (AxisValue) -> String?) { _label = _AxisLabel(format: _format, isCentered: _isCentered ?? false, collision: collision) }
}
