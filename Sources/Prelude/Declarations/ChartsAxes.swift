// Axes: where their marks are, and what each consists of.
/// What an axis is made of.
/// - Since: iOS 16
protocol AxisContent { var _axes: [AxisMarks] { get } }
/// What is at a value of an axis.
/// - Since: iOS 16
protocol AxisMark { var _parts: [_AxisPart] { get } }
enum _AxisPart {
    case grid(StrokeStyle, Color)
    case tick
    /// The value as a text without a view, in a format where there is one; whether it is in the middle of its unit of the calendar.
    case label(AnyView?, ((AxisValue) -> String?)?, isCentered: Bool)
}
struct _AxisParts: AxisMark { let _parts: [_AxisPart] }
/// - Since: iOS 16
@resultBuilder struct AxisMarkBuilder {
    static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisParts { _AxisParts(_parts: mark._parts) }
    static func buildBlock(_ marks: _AxisParts...) -> _AxisParts { _AxisParts(_parts: marks.flatMap { $0._parts }) }
    static func buildOptional(_ mark: _AxisParts?) -> _AxisParts { mark ?? _AxisParts(_parts: []) }
    static func buildEither(first: _AxisParts) -> _AxisParts { first }
    static func buildEither(second: _AxisParts) -> _AxisParts { second }
}
struct _AxisList: AxisContent { let _axes: [AxisMarks] }
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
    func `as`<P>(_ type: P.Type) -> P? {
        switch _value {
        case .category(let name): return name as? P
        case .date(let seconds, _): return Date(timeIntervalSinceReferenceDate: seconds) as? P
        case .number(let number): return (NSNumber(value: number) as Any) as? P
        }
    }
}
/// At which values an axis has marks.
/// - Since: iOS 16
struct AxisMarkValues {
    enum _Kind {
        case automatic(Int)
        case stride(Double)
        case dates(Calendar.Component, Int)
        case listed([_Plotted])
    }
    let _kind: AxisMarkValues._Kind
    init(_kind: AxisMarkValues._Kind) { self._kind = _kind }
    static var automatic: AxisMarkValues { AxisMarkValues(_kind: .automatic(5)) }
    static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(_kind: .automatic(desiredCount ?? 5)) }
    static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(_kind: .stride(step)) }
    static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues(_kind: .dates(component, count)) }
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
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) {
        self.init(_label: AxisValueLabel(), position, values, stroke)
    }
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts) {
        _values = values
        _position = position
        _content = content
    }
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisParts) {
        self.init(position: position, values: values, content: { _ in content() })
    }
    init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) {
        self.init(position: position, values: AxisMarkValues(_kind: .listed(values.map { _Plotted($0) })), stroke: stroke)
    }
    init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts) {
        self.init(position: position, values: AxisMarkValues(_kind: .listed(values.map { _Plotted($0) })), content: content)
    }
    init(format: _NumberFormat, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) {
        self.init(_label: AxisValueLabel(format: format), position, values, stroke)
    }
    init(format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) {
        self.init(_label: AxisValueLabel(format: format), position, values, stroke)
    }
    init<F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where F.FormatOutput == String {
        self.init(_label: AxisValueLabel(format: format), position, values, stroke)
    }
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
    let _stroke: StrokeStyle
    var _color = Color.gray.opacity(0.3)
    init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { _stroke = stroke ?? StrokeStyle(lineWidth: 0.5) }
    var _parts: [_AxisPart] { [.grid(_stroke, _color)] }
    func foregroundStyle(_ color: Color) -> AxisGridLine {
        var line = self
        line._color = color
        return line
    }
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
    func foregroundStyle(_ color: Color) -> AxisTick { self }
}
/// - Since: iOS 16
enum AxisValueLabelOrientation { case automatic, horizontal, vertical, verticalReversed }
/// - Since: iOS 16
enum AxisValueLabelCollisionResolution {
    case automatic, disabled
    case greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
}
/// - Since: iOS 16
struct AxisValueLabel: AxisMark {
    var _view: AnyView? = nil
    var _format: ((AxisValue) -> String?)? = nil
    var _isCentered = false
    init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { _isCentered = centered ?? false }
    init<V: View>(centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V) { (_view, _isCentered) = (AnyView(content()), centered ?? false) }
    init(_ text: String, centered: Bool? = nil) { (_view, _isCentered) = (AnyView(Text(verbatim: text)), centered ?? false) }
    init(_isCentered: Bool?, _format: @escaping (AxisValue) -> String?) {
        self._isCentered = _isCentered ?? false
        self._format = _format
    }
    init(format: _NumberFormat, centered: Bool? = nil) { self.init(_isCentered: centered) { value in value.as(Double.self).map { format._text($0) } } }
    init(format: Date.FormatStyle, centered: Bool? = nil) { self.init(_isCentered: centered) { value in value.as(Date.self).map { format._text($0) } } }
    init<F: FormatStyle>(format: F, centered: Bool? = nil) where F.FormatOutput == String { self.init(_isCentered: centered) { value in value.as(F.FormatInput.self).map { format.format($0) } } }
    var _parts: [_AxisPart] { [.label(_view, _format, isCentered: _isCentered)] }
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { _changed { AnyView($0.foregroundStyle(style)) } }
    func font(_ font: Font?) -> AxisValueLabel { _changed { AnyView($0.font(font)) } }
    func _changed(_ change: (AnyView) -> AnyView) -> AxisValueLabel {
        var label = self
        label._view = _view.map { change($0) }
        return label
    }
}
