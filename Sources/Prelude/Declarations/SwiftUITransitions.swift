// Transitions and animations of the library as types of their own.
/// - Since: iOS 17
struct IdentityTransition: Transition { init() {}; var _any: AnyTransition { .identity }; func body(content: PlaceholderContentView<IdentityTransition>, phase: TransitionPhase) -> some View { content } }
extension Transition where Self == IdentityTransition { static var identity: IdentityTransition { IdentityTransition() } }
/// - Since: iOS 17
struct OpacityTransition: Transition { init() {}; func body(content: PlaceholderContentView<OpacityTransition>, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) } }
extension Transition where Self == OpacityTransition { static var opacity: OpacityTransition { OpacityTransition() } }
/// - Since: iOS 17
struct SlideTransition: Transition { init() {}; func body(content: PlaceholderContentView<SlideTransition>, phase: TransitionPhase) -> some View { content.visualEffect { content, proxy in content.offset(x: phase.value * proxy.size.width) } } }
extension Transition where Self == SlideTransition { static var slide: SlideTransition { SlideTransition() } }
/// - Since: iOS 17
struct ScaleTransition: Transition {
    var scale: Double
    var anchor: UnitPoint
    init(_ scale: Double, anchor: UnitPoint = .center) { self.scale = scale; self.anchor = anchor }
    func body(content: PlaceholderContentView<ScaleTransition>, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor) }
}
extension Transition where Self == ScaleTransition {
    static var scale: ScaleTransition { ScaleTransition(0.00001) }
    static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
/// - Since: iOS 17
struct MoveTransition: Transition {
    var edge: Edge
    init(edge: Edge) { self.edge = edge }
    func body(content: PlaceholderContentView<MoveTransition>, phase: TransitionPhase) -> some View { content.visualEffect { content, proxy in content.offset(edge._way(proxy.size, phase.isIdentity ? 0 : 1)) } }
}
extension Transition where Self == MoveTransition { static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
/// - Since: iOS 17
struct OffsetTransition: Transition {
    var offset: CGSize
    init(_ offset: CGSize) { self.offset = offset }
    func body(content: PlaceholderContentView<OffsetTransition>, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? CGSize.zero : offset) }
}
extension Transition where Self == OffsetTransition {
    static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
/// - Since: iOS 17
struct PushTransition: Transition {
    var edge: Edge
    init(edge: Edge) { self.edge = edge }
    func body(content: PlaceholderContentView<PushTransition>, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).visualEffect { content, proxy in content.offset(edge._way(proxy.size, -phase.value)) }
    }
}
extension Edge {
    /// A part of the way out of sight over this edge, for a view of a size.
    func _way(_ size: CGSize, _ part: Double) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height * part)
        case .leading: CGSize(width: -size.width * part, height: 0)
        case .bottom: CGSize(width: 0, height: size.height * part)
        case .trailing: CGSize(width: size.width * part, height: 0)
        }
    }
}
extension Transition where Self == PushTransition { static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) } }
/// One transition when the view comes, another when it goes.
/// - Since: iOS 17
struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    var insertion: Insertion
    var removal: Removal
    init(insertion: Insertion, removal: Removal) { self.insertion = insertion; self.removal = removal }
    var _any: AnyTransition { .asymmetric(insertion: insertion._any, removal: removal._any) }
    func body(content: PlaceholderContentView<AsymmetricTransition<Insertion, Removal>>, phase: TransitionPhase) -> some View { content }
}
struct _CombinedTransition<A: Transition, B: Transition>: Transition {
    let _first: A
    let _second: B
    init(_ first: A, _ second: B) { _first = first; _second = second }
    var _any: AnyTransition { _first._any.combined(with: _second._any) }
    func body(content: PlaceholderContentView<_CombinedTransition<A, B>>, phase: TransitionPhase) -> some View { content }
}
struct _AnimatedTransition<A: Transition>: Transition {
    let _base: A
    let _animation: Animation?
    init(_ base: A, _ animation: Animation?) { _base = base; _animation = animation }
    var _any: AnyTransition { _base._any.animation(_animation) }
    func body(content: PlaceholderContentView<_AnimatedTransition<A>>, phase: TransitionPhase) -> some View { content }
}
extension Transition {
    func combined<T: Transition>(with other: T) -> some Transition { _CombinedTransition<Self, T>(self, other) }
    func animation(_ animation: Animation?) -> some Transition { _AnimatedTransition<Self>(self, animation) }
    static var properties: TransitionProperties { TransitionProperties() }
}
/// - Since: iOS 17
struct TransitionProperties { init(hasMotion: Bool = true) { self.hasMotion = hasMotion }; let hasMotion: Bool }
extension BlurReplaceTransition {
    struct Configuration: Equatable { let _name: String; static let downUp = BlurReplaceTransition.Configuration(_name: "downUp"), upUp = BlurReplaceTransition.Configuration(_name: "upUp") }
    init(configuration: BlurReplaceTransition.Configuration) { self.init() }
}
extension Transition where Self == BlurReplaceTransition { static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { BlurReplaceTransition() } }
/// - Since: iOS 17
struct SymbolEffectTransition: Transition { init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}; func body(content: PlaceholderContentView<SymbolEffectTransition>, phase: TransitionPhase) -> some View { content } }
extension Transition where Self == SymbolEffectTransition {
    static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
    static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
/// How a pushed view comes.
/// - Since: iOS 18
struct AutomaticNavigationTransition { init() {} }
/// - Since: iOS 18
struct ZoomNavigationTransition { init() {} }
/// - Since: iOS 18
protocol MatchedTransitionSourceConfiguration {}
/// - Since: iOS 18
struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration { init() {} }
extension MatchedTransitionSourceConfiguration {
    func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    func clipShape<S: Shape>(_ shape: S) -> some MatchedTransitionSourceConfiguration { self }
    func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration { self }
}
/// - Since: iOS 27
extension NavigationTransition { static let crossFade = NavigationTransition() }
/// - Since: iOS 18
extension View {
    @_inert func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(id: ID, in namespace: Namespace.ID, configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> C) -> some View
    func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self.gesture(gesture, including: isEnabled ? .all : .subviews) }
    func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self.gesture(gesture, including: isEnabled ? .all : .subviews) }
    func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
    func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
    func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
    func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
}
/// What an animation of the program keeps from one moment to the next.
/// - Since: iOS 17
protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// - Since: iOS 17
struct AnimationState<Value: VectorArithmetic> {
    var _values: [ObjectIdentifier: Any] = [:]
    init() {}
    subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
    }
}
/// - Since: iOS 17
struct AnimationContext<Value: VectorArithmetic> {
    var state: AnimationState<Value> = AnimationState()
    var isLogicallyComplete = false
    var environment: EnvironmentValues { EnvironmentValues() }
}
/// An animation of the program.
/// - Since: iOS 17
protocol CustomAnimation: Hashable {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: Double, context: inout AnimationContext<V>) -> Bool
}
extension CustomAnimation {
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: Double, context: inout AnimationContext<V>) -> Bool { false }
}
/// - Since: iOS 17
extension Animation {
    /// Asks for a change of 1, sixty times a second, for half a minute at most: other changes run in proportion.
    init<A: CustomAnimation>(_ base: A) {
        var context = AnimationContext<Double>()
        var parts: [Double] = []
        while parts.count < 1_800, let part = base.animate(value: 1.0, time: Double(parts.count) / 60, context: &context) { parts.append(part) }
        self = Animation(_name: "\(A.self)", _curve: 6, _parameters: parts, _duration: Double(parts.count) / 60)
    }
}
/// What an animation does on its way, for animations around it.
/// - Since: iOS 17
extension Animation {
    func _progress(_ seconds: Double) -> Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time < _reach { return _part(of: value, _progress(time)) }
        context.isLogicallyComplete = true
        return nil
    }
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < _reach ? _part(of: value, (_progress(time + 0.0005) - _progress(time - 0.0005)) / 0.001) : nil
    }
    func _part<V: VectorArithmetic>(of value: V, _ factor: Double) -> V {
        var part = value
        part.scale(by: factor)
        return part
    }
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { _curve == 5 && previous._curve == 5 }
    var base: any CustomAnimation { _BaseAnimation(_animation: self) }
    /// Seconds until nothing moves.
    var _reach: Double { get }
}
struct _BaseAnimation: CustomAnimation {
    let _animation: Animation
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { _animation.animate(value: value, time: time, context: &context) }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { _animation.velocity(value: value, time: time, context: context) }
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: Double, context: inout AnimationContext<V>) -> Bool {
        _animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
