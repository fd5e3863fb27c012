// Hover effects of the program: nothing hovers here, so they are listed and change nothing.
/// What a view looks like while a pointer is over it.
/// - Since: iOS 18
protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    typealias Content = EmptyHoverEffect
    func body(content: EmptyHoverEffect) -> Body
}
extension Never: CustomHoverEffect {
    func body(content: EmptyHoverEffect) -> Never { fatalError() }
}
/// - Since: iOS 18
struct EmptyHoverEffect: CustomHoverEffect {
    init() {}
    func body(content: EmptyHoverEffect) -> EmptyHoverEffect { self }
}
/// - Since: iOS 18
struct AutomaticHoverEffect: CustomHoverEffect { init() {}; func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content } }
/// - Since: iOS 18
struct HighlightHoverEffect: CustomHoverEffect { init() {}; func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content } }
/// - Since: iOS 18
struct LiftHoverEffect: CustomHoverEffect { init() {}; func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content } }
/// - Since: iOS 18
struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect { init() {}; func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content } }
extension CustomHoverEffect where Self == EmptyHoverEffect { static var empty: EmptyHoverEffect { EmptyHoverEffect() } }
extension CustomHoverEffect where Self == AutomaticHoverEffect { static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() } }
extension CustomHoverEffect where Self == HighlightHoverEffect { static var highlight: HighlightHoverEffect { HighlightHoverEffect() } }
extension CustomHoverEffect where Self == LiftHoverEffect { static var lift: LiftHoverEffect { LiftHoverEffect() } }
extension CustomHoverEffect {
    func hoverEffect<E: CustomHoverEffect>(_ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some CustomHoverEffect { EmptyHoverEffect() }
    func hoverEffect<C: HoverEffectContent>(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C) -> some CustomHoverEffect { ContentHoverEffect<C>() }
}
extension HoverEffect { init<E: CustomHoverEffect>(_ effect: E) { self.init() } }
/// What an effect changes of a view, in one of its phases.
/// - Since: visionOS 2
protocol HoverEffectContent {}
/// - Since: visionOS 2
struct EmptyHoverEffectContent: HoverEffectContent { init() {} }
extension HoverEffectContent {
    func animation<C: HoverEffectContent>(_ animation: Animation?, body: (EmptyHoverEffectContent) -> C) -> some HoverEffectContent { self }
    func opacity(_ opacity: Double) -> some HoverEffectContent { self }
    func offset(_ offset: CGSize) -> some HoverEffectContent { self }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    func brightness(_ amount: Double) -> some HoverEffectContent { self }
    func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent { self }
}
/// Effects that begin and end together.
/// - Since: iOS 18
struct HoverEffectGroup {
    struct Behavior: Hashable {
        let _name: String
        static let activatesGroup = Behavior(_name: "activatesGroup"), followsGroup = Behavior(_name: "followsGroup")
    }
    init(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) {}
}
extension View {
    /// - Since: iOS 18
    @_inert func hoverEffect<E: CustomHoverEffect>(_ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some View
    /// - Since: visionOS 2
    @_inert func hoverEffect<C: HoverEffectContent>(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C) -> some View
    /// - Since: iOS 18
    @_inert func defaultHoverEffect<E: CustomHoverEffect>(_ effect: E) -> some View
    /// - Since: iOS 18
    @_inert func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View
    /// - Since: iOS 18
    @_inert func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View
}
