/// What a toolbar holds: items are views of their own here.
protocol ToolbarContent: View {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
/// The items of a toolbar that has an id; nobody customizes it here.
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
enum ToolbarItemPlacement {
    case automatic, principal, status, primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction, navigation, keyboard
    case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, accessoryBar, title, subtitle, largeTitle
}
struct ToolbarItem<Content: View>: ToolbarContent {
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) { self.init(placement: placement, content: content) }
}
struct ToolbarItemGroup<Content: View>: ToolbarContent { init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
struct ToolbarSpacer: ToolbarContent {
    init(placement: ToolbarItemPlacement = .automatic) {}
    var body: some View { EmptyView() }
}
enum ToolbarPlacement { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }
enum ToolbarRole { case automatic, navigationStack, browser, editor }
enum ToolbarTitleDisplayMode { case automatic, inline, large, inlineLarge }
enum ToolbarDefaultItemKind { case sidebarToggle, title, search }
extension View {
    /// The items stand in a row at the top of the window.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View
    func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View { toolbar(content: content) }
    @_inert func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View
    @_inert func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    @_inert func toolbarTitleMenu<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func toolbarRole(_ role: ToolbarRole) -> some View
}
