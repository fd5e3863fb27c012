// What these change is drawn, spoken or shown by a platform, which the workbook does not do: they are accepted and listed.
/// - Since: iOS 14
struct RedactionReasons: OptionSet {
    let rawValue: Int
    static let placeholder = RedactionReasons(rawValue: 1)
    /// - Since: iOS 15
    static let privacy = RedactionReasons(rawValue: 2)
    /// - Since: iOS 17
    static let invalidated = RedactionReasons(rawValue: 4)
}
enum _PreviewLayout { case sizeThatFits, device; case fixed(width: CGFloat, height: CGFloat) }
/// - Since: iOS 15
enum InterfaceOrientation { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
/// - Since: iOS 15
protocol TextSelectability {}
/// - Since: iOS 15
struct EnabledTextSelectability: TextSelectability { init() {} }
extension TextSelectability where Self == EnabledTextSelectability { static var enabled: EnabledTextSelectability { EnabledTextSelectability() } }
/// - Since: iOS 15
struct DisabledTextSelectability: TextSelectability { init() {} }
extension TextSelectability where Self == DisabledTextSelectability { static var disabled: DisabledTextSelectability { DisabledTextSelectability() } }
/// - Since: iOS 17
enum ContentMarginPlacement { case automatic, scrollContent, scrollIndicators }
/// - Since: iOS 15
struct ContentShapeKinds: OptionSet {
    let rawValue: Int
    static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2), contextMenuPreview = ContentShapeKinds(rawValue: 4)
    static let hoverEffect = ContentShapeKinds(rawValue: 8), accessibility = ContentShapeKinds(rawValue: 16)
}
/// What the hand feels; here nothing.
/// - Since: iOS 17
struct SensoryFeedback: Equatable {
    let _name: String
    static let success = SensoryFeedback(_name: "success"), warning = SensoryFeedback(_name: "warning"), error = SensoryFeedback(_name: "error")
    static let selection = SensoryFeedback(_name: "selection"), increase = SensoryFeedback(_name: "increase"), decrease = SensoryFeedback(_name: "decrease")
    static let start = SensoryFeedback(_name: "start"), stop = SensoryFeedback(_name: "stop"), alignment = SensoryFeedback(_name: "alignment")
    static let levelChange = SensoryFeedback(_name: "levelChange"), impact = SensoryFeedback(_name: "impact")
    /// - Since: iOS 17.5
    static let pathComplete = SensoryFeedback(_name: "pathComplete")
    static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
    enum Weight { case light, medium, heavy }
    enum Flexibility { case rigid, solid, soft }
}
/// How a symbol moves; symbols stand still here.
/// - Since: iOS 17
struct SymbolEffect {
    init() {}
    static let bounce = SymbolEffect(), pulse = SymbolEffect(), scale = SymbolEffect(), appear = SymbolEffect(), disappear = SymbolEffect(), replace = SymbolEffect()
    static let variableColor = SymbolEffect()
    static let downUp = SymbolEffect(), upUp = SymbolEffect(), offUp = SymbolEffect()
    /// - Since: iOS 18
    static let wiggle = SymbolEffect(), rotate = SymbolEffect(), breathe = SymbolEffect()
    static let automatic = SymbolEffect()
    var up: SymbolEffect { self }
    var down: SymbolEffect { self }
    var byLayer: SymbolEffect { self }
    var wholeSymbol: SymbolEffect { self }
    var iterative: SymbolEffect { self }
    var cumulative: SymbolEffect { self }
    var reversing: SymbolEffect { self }
    var nonReversing: SymbolEffect { self }
    var hideInactiveLayers: SymbolEffect { self }
    var dimInactiveLayers: SymbolEffect { self }
    var downUp: SymbolEffect { self }
    var upUp: SymbolEffect { self }
    var offUp: SymbolEffect { self }
    var left: SymbolEffect { self }
    var right: SymbolEffect { self }
    var forward: SymbolEffect { self }
    var backward: SymbolEffect { self }
    var clockwise: SymbolEffect { self }
    var counterClockwise: SymbolEffect { self }
    var plain: SymbolEffect { self }
    var pulse: SymbolEffect { self }
    var individually: SymbolEffect { self }
    func custom(angle: Angle) -> SymbolEffect { self }
    func magic(fallback: SymbolEffect) -> SymbolEffect { self }
    /// - Since: iOS 26
    static let drawOn = SymbolEffect(), drawOff = SymbolEffect()
}
/// - Since: iOS 17
struct SymbolEffectOptions {
    init() {}
    static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(), nonRepeating = SymbolEffectOptions()
    static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// - Since: iOS 18
    static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// - Since: iOS 18
    func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { self }
    var repeating: SymbolEffectOptions { self }
    var nonRepeating: SymbolEffectOptions { self }
    /// - Since: iOS 18
    struct RepeatBehavior {
        init() {}
        static let continuous = SymbolEffectOptions.RepeatBehavior(), periodic = SymbolEffectOptions.RepeatBehavior()
        static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior { SymbolEffectOptions.RepeatBehavior() }
    }
    static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
/// - Since: iOS 13.4
struct HoverEffect { init() {}; static let automatic = HoverEffect(), highlight = HoverEffect(), lift = HoverEffect() }
/// - Since: iOS 16
enum HoverPhase: Equatable { case active(CGPoint), ended }
/// - Since: iOS 17
enum ButtonRepeatBehavior { case automatic, enabled, disabled }
/// - Since: iOS 16
enum MenuOrder { case automatic, priority, fixed }
/// - Since: iOS 16.4
enum MenuActionDismissBehavior { case automatic, enabled, disabled }
/// - Since: iOS 16.4
struct ScrollBounceBehavior {
    let _name: String
    static let automatic = ScrollBounceBehavior(_name: "automatic"), always = ScrollBounceBehavior(_name: "always"), basedOnSize = ScrollBounceBehavior(_name: "basedOnSize")
}
/// - Since: iOS 17
enum ListSectionSpacing { case `default`, compact; case custom(CGFloat) }
/// - Since: iOS 16.4
struct PresentationBackgroundInteraction {
    let _isEnabled: Bool
    static let automatic = PresentationBackgroundInteraction(_isEnabled: false), enabled = PresentationBackgroundInteraction(_isEnabled: true)
    static let disabled = PresentationBackgroundInteraction(_isEnabled: false)
    // A sheet begins at its smallest detent, and stays there.
    static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}
/// - Since: iOS 16.4
enum PresentationContentInteraction { case automatic, resizes, scrolls }
/// - Since: iOS 16.4
enum PresentationAdaptation { case automatic, none, popover, sheet, fullScreenCover }
/// - Since: iOS 14
struct ListItemTint {
    init() {}
    static let monochrome = ListItemTint()
    static func fixed(_ color: Color) -> ListItemTint { ListItemTint() }
    static func preferred(_ color: Color) -> ListItemTint { ListItemTint() }
}
struct AccessibilityActionKind: Equatable {
    let _name: Text
    init(named name: Text) { _name = name }
    static let `default` = AccessibilityActionKind(named: Text("default")), escape = AccessibilityActionKind(named: Text("escape")), delete = AccessibilityActionKind(named: Text("delete"))
    static let magicTap = AccessibilityActionKind(named: Text("magicTap")), showMenu = AccessibilityActionKind(named: Text("showMenu"))
}
enum AccessibilityAdjustmentDirection { case increment, decrement }
/// - Since: iOS 15
enum AccessibilityHeadingLevel { case unspecified, h1, h2, h3, h4, h5, h6 }
/// - Since: iOS 18
enum ScrollPhase: Equatable {
    case idle, tracking, interacting, decelerating, animating
    var isScrolling: Bool { self != .idle }
    static let _all: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
}
/// - Since: iOS 16
protocol TableStyle {}
/// - Since: iOS 16
struct InsetTableStyle: TableStyle { init() {} }
extension TableStyle where Self == InsetTableStyle { static var inset: InsetTableStyle { InsetTableStyle() }; static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() } }
/// - Since: iOS 16
struct AutomaticTableStyle: TableStyle { init() {} }
extension TableStyle where Self == AutomaticTableStyle { static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }
/// - Since: iOS 16
protocol NavigationSplitViewStyle {}
/// - Since: iOS 16
struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() } }
/// - Since: iOS 16
struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() } }
/// - Since: iOS 16
struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() } }
/// - Since: iOS 16
extension View {
    // Text
    @_inert func bold(_ isActive: Bool = true) -> some View
    @_inert func italic(_ isActive: Bool = true) -> some View
    @_inert func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    @_inert func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    @_inert func fontWidth(_ width: Font.Width?) -> some View
}
extension View {
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>.self) func allowsTightening(_ flag: Bool) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>>.self) func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    /// - Since: iOS 15
    func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, range.lowerBound), range.upperBound) } }
    /// - Since: iOS 15
    func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { $0 = $0._limited(to: range) }
    }
    @_inert func textContentType(_ type: UITextContentType?) -> some View
    @_inert func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    @_inert func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
}
/// - Since: iOS 14
extension View {
    // Accessibility
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityLabel(_ label: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHint(_ hint: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityValue(_ value: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityInputLabels(_ labels: [String]) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilitySortPriority(_ priority: Double) -> some View
}
extension View {
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityShowsLargeContentViewer() -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibility(label: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibility(hint: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibility(value: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibility(hidden: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibility(addTraits: AccessibilityTraits) -> some View
    func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    // Colors and drawing
    /// - Since: iOS 15
    @_inert func tint(_ color: Color?) -> some View
    /// - Since: iOS 16
    @_inert func tint<S: ShapeStyle>(_ style: S?) -> some View
    /// - Since: iOS 16
    func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { _environment(\.backgroundStyle, AnyShapeStyle(style), as: "backgroundStyle") }
    @_inert func colorMultiply(_ color: Color) -> some View
    @_inert func luminanceToAlpha() -> some View
    /// - Since: iOS 17
    @_inert func geometryGroup() -> some View
    @_inert func transformEffect(_ transform: CGAffineTransform) -> some View
    @_inert func projectionEffect(_ transform: ProjectionTransform) -> some View
}
/// - Since: iOS 17
extension View {
    /// - Since: iOS 15
    @_inert func containerShape<S: InsettableShape>(_ shape: S) -> some View
    @_inert func containerBackground<S: ShapeStyle>(_ style: S, for placement: ContainerBackgroundPlacement) -> some View
    @_inert func containerBackground<V: View>(for placement: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 14
    @_inert func defaultAppStorage(_ store: UserDefaults) -> some View
    /// - Since: iOS 26
    @_inert func glassEffect() -> some View
    /// - Since: iOS 14
    func unredacted() -> some View { _environment(\.redactionReasons, [], as: "unredacted") }
    /// - Since: iOS 15
    func symbolVariant(_ variant: SymbolVariants) -> some View { _transformEnvironment(\.symbolVariants, as: "symbolVariant") { $0 = $0._with(variant) } }
    @_inert func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
    @_inert func symbolEffect<V: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V) -> some View
    @_inert func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
    @_inert func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
    @_inert func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View
}
extension View {
    // Pointers, keys and focus
    @_inert func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
    /// - Since: iOS 15
    @_inert func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    /// - Since: iOS 13.4
    @_inert func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    /// - Since: iOS 16
    @_inert func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View
    /// - Since: macOS 13
    @_inert func focusSection() -> some View
    /// - Since: macOS 12
    @_inert func focusScope(_ namespace: Namespace.ID) -> some View
    /// - Since: iOS 17
    func focusEffectDisabled(_ disabled: Bool = true) -> some View { _transformEnvironment(\.isFocusEffectEnabled, as: "focusEffectDisabled") { $0 = $0 && !disabled } }
    /// - Since: iOS 15
    /// Keeps `onSubmit` actions further outside from the fields inside.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func submitScope(_ isBlocking: Bool = true) -> some View
    /// - Since: iOS 14
    @_inert func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
    /// - Since: iOS 17
    func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _environment(\.buttonRepeatBehavior, behavior, as: "buttonRepeatBehavior") }
    /// - Since: iOS 14
    @_inert func help(_ text: LocalizedStringKey) -> some View
    /// - Since: iOS 14
    @_inert func help(_ text: Text) -> some View
    @_inert func statusBar(hidden: Bool) -> some View
    /// - Since: iOS 16
    @_inert func persistentSystemOverlays(_ visibility: Visibility) -> some View
    /// - Since: iOS 16
    @_inert func defersSystemGestures(on edges: Edge.Set) -> some View
    // Menus
    /// The items are in the tree, without a place, and take taps.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View
    func contextMenu<V: View>(_ contextMenu: ContextMenu<V>?) -> some View { self.contextMenu { contextMenu?._items } }
}
/// - Since: iOS 15
extension View {
    /// - Since: iOS 16
    func contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P) -> some View { contextMenu(menuItems: menuItems) }
    /// - Since: iOS 16
    /// The items for the selected rows inside are in the tree, without a place, and take taps. With a primary action, a tap on a row runs it and selects nothing.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
    /// - Since: iOS 16
    func menuOrder(_ order: MenuOrder) -> some View { _environment(\.menuOrder, order, as: "menuOrder") }
    func menuIndicator(_ visibility: Visibility) -> some View { _environment(\.menuIndicatorVisibility, visibility, as: "menuIndicator") }
    /// - Since: iOS 16.4
    @_inert func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    @_inert func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
    // Lists and tables
    @_inert func badge(_ count: Int) -> some View
    @_inert func badge(_ label: Text?) -> some View
    /// The actions are in the tree, without a place, and take taps.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Prominence>>.self) func headerProminence(_ prominence: Prominence) -> some View
}
extension View {
    /// - Since: iOS 14
    @_inert func listItemTint(_ tint: Color?) -> some View
    /// - Since: iOS 14
    @_inert func listItemTint(_ tint: ListItemTint?) -> some View
    /// - Since: iOS 17
    @_inert func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    /// - Since: iOS 17
    @_inert func listSectionSpacing(_ spacing: CGFloat) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func deleteDisabled(_ isDisabled: Bool) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func moveDisabled(_ isDisabled: Bool) -> some View
}
/// - Since: iOS 16
extension View {
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<IsSelectionDisabledTraitKey>>.self) func selectionDisabled(_ isDisabled: Bool = true) -> some View
    @_inert func tableStyle<S: TableStyle>(_ style: S) -> some View
    /// - Since: iOS 14
    @_inert func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
    // Scroll views
    func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { scrollIndicators(visibility == .hidden ? ScrollIndicatorVisibility.hidden : visibility == .visible ? ScrollIndicatorVisibility.visible : ScrollIndicatorVisibility.automatic, axes: axes) }
    /// - Since: iOS 17
    @_inert func scrollIndicatorsFlash(onAppear: Bool) -> some View
    /// - Since: iOS 17
    @_inert func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View
    /// - Since: iOS 16.4
    func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        _transformEnvironment(\.verticalScrollBounceBehavior, as: "scrollBounceBehavior") { if axes.contains(.vertical) { $0 = behavior } }
            ._transformEnvironment(\.horizontalScrollBounceBehavior, as: "scrollBounceBehavior") { if axes.contains(.horizontal) { $0 = behavior } }
    }
    // Navigation and presentation
    @_inert func navigationTitle(_ title: Binding<String>) -> some View
    /// - Since: iOS 26
    @_inert func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View
    @_inert func navigationSubtitle(_ subtitle: Text) -> some View
    @_inert func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    /// As wide as the column of a split view is that the view is in.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    /// As wide as the column of a split view is where there is room, and the least that it is narrowed to.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    /// - Since: iOS 18
    @_inert func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    /// - Since: iOS 18
    @_inert func navigationTransition(_ transition: NavigationTransition) -> some View
    @_inert func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
}
/// - Since: iOS 16.4
extension View {
    @_inert func presentationCornerRadius(_ radius: CGFloat?) -> some View
    @_inert func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
    func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { _presentationBackgroundInteraction(interaction._isEnabled) }
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _presentationBackgroundInteraction(_ isEnabled: Bool) -> some View
    @_inert func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View
    @_inert func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
}
extension View {
    @_inert func previewLayout(_ layout: _PreviewLayout) -> some View
    /// - Since: iOS 15
    @_inert func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View
    /// Says that the content is redacted: views read it in their environment.
    /// - Since: iOS 14
    func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
    /// - Since: iOS 15
    func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
/// - Since: iOS 18
struct NavigationTransition {
    init() {}
    static let automatic = NavigationTransition()
    static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition() }
}
