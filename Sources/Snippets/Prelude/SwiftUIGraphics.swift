/// A change of coordinates: turning, scaling, moving.
struct CGAffineTransform: Hashable {
    var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    init(rotationAngle angle: CGFloat) { self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }
    init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    static var identity: CGAffineTransform { CGAffineTransform() }
    var isIdentity: Bool { self == .identity }
    func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d, tx: tx * t.a + ty * t.c + t.tx,
            ty: tx * t.b + ty * t.d + t.ty)
    }
    func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
    func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
}
extension CGPoint {
    func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty) }
}
struct ProjectionTransform {
    var _affine: CGAffineTransform
    init() { _affine = CGAffineTransform() }
    init(_ transform: CGAffineTransform) { _affine = transform }
}
/// Values that move from one to the other in an animation; the workbook shows the last.
protocol Animatable {}
struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
    var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }
    static func == (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> Bool { a.first == b.first && a.second == b.second }
    static func + (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first + b.first, a.second + b.second) }
    static func - (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first - b.first, a.second - b.second) }
}
protocol AnimatableModifier: Animatable, ViewModifier {}
/// An effect on where a view is drawn; the layout does not notice.
protocol GeometryEffect: Animatable, ViewModifier { func effectValue(size: CGSize) -> ProjectionTransform }
extension GeometryEffect { func body(content: Content) -> some View { content } }

/// Draws by a closure, which the workbook does not run; takes all it is offered.
struct Canvas: View { init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) }
struct GraphicsContext {
    struct Shading {
        init() {}
        static func color(_ color: Color) -> GraphicsContext.Shading { Shading() }
        static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { Shading() }
    }
    var opacity: Double = 1
    func fill(_ path: Path, with shading: GraphicsContext.Shading) {}
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
    func draw(_ text: Text, at point: CGPoint) {}
    func draw(_ image: Image, at point: CGPoint) {}
    mutating func translateBy(x: CGFloat, y: CGFloat) {}
    mutating func rotate(by angle: Angle) {}
    mutating func scaleBy(x: CGFloat, y: CGFloat) {}
}
/// Its content is made for the time that the schedule gives, and made anew as time passes.
struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    typealias Context = TimelineViewContext
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content)
}
struct TimelineViewContext {
    let date: Date
    init(_date: Date) { date = _date }
}
/// Says when a timeline changes. One of the program's own shows the time at which it appears.
protocol TimelineSchedule {
    /// The entry that holds at a time, and the one that follows.
    func _entry(at date: Date) -> Date
    func _entry(after date: Date) -> Date?
}
extension TimelineSchedule {
    func _entry(at date: Date) -> Date { date }
    func _entry(after date: Date) -> Date? { nil }
}
struct PeriodicTimelineSchedule: TimelineSchedule {
    let _start: Date
    let _interval: Double
    init(from startDate: Date, by interval: Double) { _start = startDate; _interval = max(interval, 0.001) }
    /// A little more than has passed, since times are sums.
    func _turns(_ date: Date) -> Double { ((date.timeIntervalSince(_start) + 0.000001) / _interval).rounded(.down) }
    func _entry(at date: Date) -> Date { date < _start ? date : _start + _turns(date) * _interval }
    func _entry(after date: Date) -> Date? { date < _start ? _start : _start + (_turns(date) + 1) * _interval }
}
/// Sixty times a second, or as seldom as it is asked to.
struct AnimationTimelineSchedule: TimelineSchedule {
    let _interval: Double
    let _isPaused: Bool
    init(minimumInterval: Double? = nil, paused: Bool = false) { _interval = max(minimumInterval ?? 1 / 60, 1 / 60); _isPaused = paused }
    func _entry(after date: Date) -> Date? { _isPaused ? nil : date + _interval }
}
struct EveryMinuteTimelineSchedule: TimelineSchedule {
    init() {}
    func _entry(at date: Date) -> Date { PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)._entry(at: date) }
    func _entry(after date: Date) -> Date? { PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)._entry(after: date) }
}
struct ExplicitTimelineSchedule: TimelineSchedule {
    let _dates: [Date]
    init(_ dates: [Date]) { _dates = dates }
    func _entry(at date: Date) -> Date { _dates.last(where: { $0 <= date }) ?? _dates.first ?? date }
    func _entry(after date: Date) -> Date? { _dates.first { $0 > date } }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from start: Date, by interval: Double) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() } }
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}
/// Shows its content for each phase in turn; here for the first.
struct PhaseAnimator<Phase: Equatable, Content: View>: View { init(_ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content) }

struct MagnificationGesture: Gesture {
    init(minimumScaleDelta: CGFloat = 0.01) {}
    func onChanged(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
    func onEnded(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
}
struct RotationGesture: Gesture {
    init(minimumAngleDelta: Angle = .degrees(1)) {}
    func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
    func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
}
extension LongPressGesture {
    func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
    func updating<State>(_ state: GestureState<State>, body: @escaping (Bool, inout State, inout Transaction) -> Void) -> LongPressGesture { self }
}
extension DragGesture {
    func updating<State>(_ state: GestureState<State>, body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void) -> DragGesture { self }
}

struct DatePickerComponents: OptionSet {
    let rawValue: Int
    static let date = DatePickerComponents(rawValue: 1), hourAndMinute = DatePickerComponents(rawValue: 2)
}
struct DatePicker<Label: View>: View {
    init(_ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text
    init(_ title: String, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text
}
struct ColorPicker<Label: View>: View { init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text }
struct Gauge<Label: View>: View { init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label) }
struct EditButton: View { init() }
/// Says that there is nothing to show.
struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    init(_ title: String, systemImage: String, description: Text? = nil) where Label == _LabelView<Text, Image>, Description == Text?, Actions == EmptyView
}
struct Tab<Content: View>: View { init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) }
enum CGLineCap { case butt, round, square }
enum CGLineJoin { case miter, round, bevel }
/// How a number is written: `.number`, `.percent`, `.currency(code:)`.
struct _NumberFormat {
    enum Kind { case number, percent, currency }
    struct Precision {
        var _digits: Int
        static func fractionLength(_ digits: Int) -> _NumberFormat.Precision { Precision(_digits: digits) }
    }
    var _kind: _NumberFormat.Kind
    var _code = ""
    var _digits: Int? = nil
    static var number: _NumberFormat { _NumberFormat(_kind: .number) }
    static var percent: _NumberFormat { _NumberFormat(_kind: .percent) }
    static func currency(code: String) -> _NumberFormat { _NumberFormat(_kind: .currency, _code: code, _digits: 2) }
    func precision(_ precision: _NumberFormat.Precision) -> _NumberFormat {
        var copy = self
        copy._digits = precision._digits
        return copy
    }
    func _text(_ value: Double) -> String {
        let shown = _kind == .percent ? value * 100 : value
        var text = shown.formatted()
        if let digits = _digits {
            let parts = String(format: "%.\(digits)f", shown).components(separatedBy: ".")
            text = (Double(parts[0]) ?? 0).formatted() + (digits > 0 ? "." + parts[1] : "")
        }
        switch _kind {
        case .number: return text
        case .percent: return text + "%"
        case .currency: return (["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩"][_code] ?? _code + " ") + text
        }
    }
}
extension Double { func formatted(_ format: _NumberFormat) -> String { format._text(self) } }
extension Int { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
extension Text {
    init(_ value: Double, format: _NumberFormat) { self.init(verbatim: format._text(value)) }
    init(_ value: Int, format: _NumberFormat) { self.init(verbatim: format._text(Double(value))) }
}
