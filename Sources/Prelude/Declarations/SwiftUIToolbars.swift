/// What a toolbar holds: items are views of their own here.
/// - Since: iOS 14
protocol ToolbarContent: View {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
/// The items of a toolbar that has an id; nobody customizes it here.
/// - Since: iOS 14
protocol CustomizableToolbarContent: ToolbarContent {}
extension EmptyView: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: CustomizableToolbarContent where Content: ToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarItemGroup: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
/// Puts the items of a toolbar together.
typealias ToolbarContentBuilder = ViewBuilder
/// - Since: iOS 14
enum ToolbarItemPlacement {
    case automatic, principal, status, primaryAction
    /// - Since: iOS 16
    case secondaryAction
    case confirmationAction, cancellationAction, destructiveAction, navigation
    /// - Since: iOS 15
    case keyboard
    case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, accessoryBar
    /// - Since: iOS 26
    case title, subtitle, largeTitle, largeSubtitle
    /// - Since: iOS 27
    case topBarPinnedTrailing
    /// - Since: visionOS 1
    case bottomOrnament
    /// - Since: macOS 14
    static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { accessoryBar }
}
/// - Since: iOS 14
struct ToolbarItem<Content: View>: ToolbarContent {
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) { self.init(placement: placement, content: content) }
}
/// - Since: iOS 14
struct ToolbarItemGroup<Content: View>: ToolbarContent { init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
/// - Since: iOS 26
struct ToolbarSpacer: ToolbarContent {
    init(placement: ToolbarItemPlacement = .automatic) {}
    var body: some View { EmptyView() }
}
/// - Since: iOS 16
enum ToolbarPlacement {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
    /// - Since: iOS 27
    case statusBar
}
/// - Since: iOS 16
enum ToolbarRole { case automatic, navigationStack, browser, editor }
/// - Since: iOS 17
enum ToolbarTitleDisplayMode { case automatic, inline, large, inlineLarge }
/// - Since: iOS 17
enum ToolbarDefaultItemKind { case sidebarToggle, title, search }
/// - Since: iOS 16
extension View {
    /// The items stand in a row at the top of the window.
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 14
    func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View { toolbar(content: content) }
    @_inert func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// - Since: iOS 17
    @_inert func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View
    /// - Since: iOS 18
    @_inert func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// - Since: iOS 18
    @_inert func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    /// - Since: iOS 17
    @_inert func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func toolbarTitleMenu<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func toolbarRole(_ role: ToolbarRole) -> some View
}
/// - Since: iOS 18.4
struct ContentToolbarPlacement { init() {}; static let tabViewSidebar = ContentToolbarPlacement() }
/// - Since: iOS 27
struct ToolbarMinimizationSafeAreaAdjustment: Hashable {
    let _name: String
    static let automatic = ToolbarMinimizationSafeAreaAdjustment(_name: "automatic"), enabled = ToolbarMinimizationSafeAreaAdjustment(_name: "enabled")
    static let disabled = ToolbarMinimizationSafeAreaAdjustment(_name: "disabled")
}
/// - Since: iOS 27
struct ToolbarMinimizationBehavior: Hashable {
    let _name: String
    static let automatic = ToolbarMinimizationBehavior(_name: "automatic"), never = ToolbarMinimizationBehavior(_name: "never")
    static let onScrollDown = ToolbarMinimizationBehavior(_name: "onScrollDown"), onScrollUp = ToolbarMinimizationBehavior(_name: "onScrollUp")
}
/// - Since: iOS 27
struct ToolbarItemVisibilityPriority: Hashable {
    let _rank: Double
    static let low = ToolbarItemVisibilityPriority(_rank: -1), automatic = ToolbarItemVisibilityPriority(_rank: 0), high = ToolbarItemVisibilityPriority(_rank: 1)
    init(_rank: Double) { self._rank = _rank }
    init(higherThan other: ToolbarItemVisibilityPriority) { _rank = other._rank + 0.25 }
    init(lowerThan other: ToolbarItemVisibilityPriority) { _rank = other._rank - 0.25 }
}
/// - Since: iOS 18
struct ToolbarLabelStyle: Equatable { let _name: String; static let automatic = ToolbarLabelStyle(_name: "automatic"), titleAndIcon = ToolbarLabelStyle(_name: "titleAndIcon"), titleOnly = ToolbarLabelStyle(_name: "titleOnly"), iconOnly = ToolbarLabelStyle(_name: "iconOnly") }
/// - Since: iOS 16
struct ToolbarCustomizationBehavior { init() {}; static let `default` = ToolbarCustomizationBehavior(), reorderable = ToolbarCustomizationBehavior(), disabled = ToolbarCustomizationBehavior() }
/// - Since: iOS 16
struct ToolbarCustomizationOptions: OptionSet { let rawValue: Int; static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1) }
/// - Since: iOS 26
struct SpacerSizing: Hashable { let _name: String; static let flexible = SpacerSizing(_name: "flexible"), fixed = SpacerSizing(_name: "fixed") }
/// - Since: iOS 16
extension ToolbarContent {
    /// - Since: iOS 26
    func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
    /// - Since: iOS 26.4
    func hidden(_ hidden: Bool = true) -> Self { self }
    /// - Since: iOS 26
    func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
    func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> Self { self }
}
/// An item that the system puts into a toolbar by itself; it is not shown.
/// - Since: iOS 26
struct DefaultToolbarItem: ToolbarContent {
    init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    var body: some View { EmptyView() }
}
/// Items that come after those that have room.
/// - Since: iOS 27
struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    let _content: Content
    init(@ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { Menu("More") { _content } }
}
/// A menu under the title of the window; its items are not shown.
/// - Since: iOS 16
struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    init() where Content == EmptyView {}
    init(@ViewBuilder content: () -> Content) {}
    var body: some View { EmptyView() }
}
extension ToolbarSpacer { init(_ sizing: SpacerSizing, placement: ToolbarItemPlacement = .automatic) { self.init(placement: placement) } }
/// - Since: iOS 16
struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let _content: Content
    var body: some View { _content }
}
extension ToolbarItemGroup {
    /// - Since: iOS 16
    init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L> { self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(_content: content()) } }
}
