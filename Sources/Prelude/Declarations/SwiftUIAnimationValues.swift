/// The motion of a spring: how long a swing takes, and how much of it bounces.
/// - Since: iOS 17
struct Spring: Hashable {
    var duration: Double
    var bounce: Double
    init(duration: Double = 0.5, bounce: Double = 0) { self.duration = duration; self.bounce = bounce }
    init(response: Double, dampingRatio: Double) { duration = response; bounce = 1 - dampingRatio }
    static var smooth: Spring { Spring() }
    static var snappy: Spring { Spring(bounce: 0.15) }
    static var bouncy: Spring { Spring(bounce: 0.3) }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
}
/// - Since: iOS 17
extension Spring {
    /// Moves a value on by a step of time.
    func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let (way, push) = (target - value, velocity)
        value += self.value(target: way, initialVelocity: push, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: push, time: deltaTime)
    }
    func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var (pull, brake) = (target - position, velocity)
        pull.scale(by: stiffness)
        brake.scale(by: damping)
        return pull - brake
    }
    func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        result.animatableData = fromValue.animatableData + value(target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }
}
/// What a batch of changes carries with it.
struct Transaction {
    var animation: Animation?
    var disablesAnimations = false
    var _values = _TransactionValues()
    init() { animation = nil }
    init(animation: Animation?) { self.animation = animation }
    /// - Since: iOS 17
    subscript<K: TransactionKey>(key: K.Type) -> K.Value { get set }
    /// Whether a gesture or the like that goes on made the change; none here does.
    var isContinuous: Bool { get { false } set {} }
    /// - Since: iOS 17
    var tracksVelocity: Bool { get { false } set {} }
    /// The scroll views' own changes of the offset of their content.
    /// - Since: iOS 18
    var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get { .automatic } set {} }
    /// - Since: iOS 18
    var scrollPositionUpdatePreservesVelocity: Bool { get { false } set {} }
    /// - Since: iOS 17
    var scrollTargetAnchor: UnitPoint? { get { nil } set {} }
    /// - Since: iOS 17
    var dismissBehavior: DismissBehavior { get { .interactive } set {} }
    /// Runs once the animation is over; where there is none, at once.
    /// - Since: iOS 17
    mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
        let length = animation?._length ?? 0
        Task {
            _ = await _wait(seconds: length)
            completion()
        }
    }
}
/// A value of the program that transactions carry.
/// - Since: iOS 17
protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// The values of a transaction's keys.
struct _TransactionValues { init() }
/// How a view comes and goes.
struct AnyTransition {
    var _text: String
    var _insertion: [_TransitionPart]
    var _removal: [_TransitionPart]
    static let identity = AnyTransition(_text: "identity", _insertion: [], _removal: []), opacity = AnyTransition("opacity", OpacityTransition())
    static let scale = AnyTransition("scale", ScaleTransition(0.00001)), slide = AnyTransition("slide", SlideTransition())
    static func move(edge: Edge) -> AnyTransition { AnyTransition("move(edge: \(edge))", MoveTransition(edge: edge)) }
    /// - Since: iOS 16
    static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(from: \(edge))", PushTransition(edge: edge)) }
    /// - Since: iOS 17
    init<T: Transition>(_ transition: T) { self = transition._any }
    init(_text: String, _insertion: [_TransitionPart], _removal: [_TransitionPart]) { self._text = _text; self._insertion = _insertion; self._removal = _removal }
    init<T: Transition>(_ text: String, _ transition: T) {
        let part = _TransitionPart { phase in AnyView(transition.body(content: PlaceholderContentView(_shown: EmptyView()), phase: TransitionPhase(_value: phase))) }
        self.init(_text: text, _insertion: [part], _removal: [part])
    }
    static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale(scale: \(scale))", ScaleTransition(scale, anchor: anchor)) }
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset(x: \(x), y: \(y))", OffsetTransition(CGSize(width: x, height: y))) }
    static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
    static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        let part = _TransitionPart { phase in AnyView(EmptyView().modifier(phase == 0 ? identity : active)) }
        return AnyTransition(_text: "modifier(\(E.self))", _insertion: [part], _removal: [part])
    }
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(_text: "asymmetric(insertion: \(insertion._text), removal: \(removal._text))", _insertion: insertion._insertion, _removal: removal._removal)
    }
    func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(_text: "\(_text).combined(with: \(other._text))", _insertion: _insertion + other._insertion, _removal: _removal + other._removal)
    }
    func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(_text: _text, _insertion: _insertion.map { $0._animated(by: animation) }, _removal: _removal.map { $0._animated(by: animation) })
    }
}
/// What one of several transitions makes of a view, by the value of the phase.
struct _TransitionPart {
    var _animation: Animation?
    let _body: (Int) -> AnyView
    init(_ body: @escaping (Int) -> AnyView) { _body = body }
    func _animated(by animation: Animation?) -> _TransitionPart {
        var copy = self
        copy._animation = _animation ?? animation
        return copy
    }
}
/// Where a transition is: before the view comes, there, or when it goes.
/// - Since: iOS 17
enum TransitionPhase: Hashable {
    case willAppear, identity, didDisappear
    var isIdentity: Bool { self == .identity }
    var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
    init(_value: Int) { self = _value < 0 ? .willAppear : _value == 0 ? .identity : .didDisappear }
}
/// How a view comes and goes, as a view made of it for each phase.
/// - Since: iOS 17
protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> Body
    var _any: AnyTransition { get }
}
extension Transition {
    var _any: AnyTransition { AnyTransition("\(Self.self)", self) }
    /// The view in one phase.
    @ViewBuilder func apply<V: View>(content: V, phase: TransitionPhase) -> some View { body(content: PlaceholderContentView<Self>(_shown: content), phase: phase) }
}
/// - Since: iOS 17
struct PlaceholderContentView<Value>: View { init<V: View>(_shown view: V); init<V: View>(_scoped view: V) }
/// - Since: iOS 17
struct BlurReplaceTransition: Transition { init() {}; func body(content: PlaceholderContentView<BlurReplaceTransition>, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 10) } }
extension Transition where Self == BlurReplaceTransition { static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() } }
/// Runs the changes of its closure as one animated batch.
func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R
/// As well; `completion` runs once the animation is over.
/// - Since: iOS 17
func withAnimation<R>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> R, completion: @escaping () -> Void) rethrows -> R {
    let result = try withAnimation(animation, body)
    let length = animation?._length ?? 0
    Task {
        _ = await _wait(seconds: length)
        completion()
    }
    return result
}
/// - Since: iOS 17
enum AnimationCompletionCriteria { case logicallyComplete, removed }
func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R
/// - Since: iOS 17
func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// How buttons look: what a button shows is what the style makes of its label.
protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}
struct ButtonStyleConfiguration {
    struct Label: View {}
    /// `.destructive`, `.cancel`, or nothing special.
    /// - Since: iOS 15
    let role: ButtonRole?
    let label: ButtonStyleConfiguration.Label
    /// False in a report: a tap presses and lets go at once.
    let isPressed: Bool
}
/// How buttons look and what triggers them: the style decides when `configuration.trigger()` runs the button's action.
protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}
struct PrimitiveButtonStyleConfiguration {
    struct Label: View {}
    /// - Since: iOS 15
    let role: ButtonRole?
    let label: PrimitiveButtonStyleConfiguration.Label
    let _action: () -> Void
    func trigger() { _action() }
}
struct DefaultButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
struct PlainButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 15
struct BorderedButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 15
struct BorderedProminentButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
struct BorderlessButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 10.15
struct LinkButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 10.15
extension PrimitiveButtonStyle where Self == LinkButtonStyle { static var link: LinkButtonStyle { LinkButtonStyle() } }
/// - Since: macOS 14
struct AccessoryBarButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 14
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle { static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() } }
/// - Since: iOS 26
struct GlassButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 26
extension PrimitiveButtonStyle where Self == GlassButtonStyle { static var glass: GlassButtonStyle { GlassButtonStyle() } }
/// - Since: iOS 26
struct GlassProminentButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 26
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { static var plain: PlainButtonStyle { PlainButtonStyle() } }
/// - Since: iOS 15
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { static var bordered: BorderedButtonStyle { BorderedButtonStyle() } }
/// - Since: iOS 15
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() } }
enum _TitleDisplayMode { case automatic, inline, large, inlineLarge }
