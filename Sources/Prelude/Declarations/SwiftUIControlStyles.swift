// Further styles, and what controls are told about themselves; the library's styles draw nothing here.
/// - Since: iOS 15
struct ControlGroupStyleConfiguration {
    struct Content: View {}
    /// - Since: iOS 16
    struct Label: View {}
    let content: ControlGroupStyleConfiguration.Content
    let label: ControlGroupStyleConfiguration.Label
}
/// How groups of controls look; styles of the program are listed, and don't draw.
/// - Since: iOS 15
protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
}
/// - Since: iOS 15
struct AutomaticControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() } }
/// - Since: iOS 15
struct NavigationControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() } }
/// - Since: iOS 16.4
struct MenuControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
/// - Since: iOS 16.4
extension ControlGroupStyle where Self == MenuControlGroupStyle { static var menu: MenuControlGroupStyle { MenuControlGroupStyle() } }
/// - Since: iOS 16.4
struct CompactMenuControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
/// - Since: iOS 16.4
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() } }
/// - Since: iOS 17
struct PaletteControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
/// - Since: iOS 17
extension ControlGroupStyle where Self == PaletteControlGroupStyle { static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() } }
/// - Since: iOS 16
struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let _content: Content
    var body: some View { _content }
}
/// How menus look; styles of the program are listed, and don't draw.
/// - Since: iOS 14
struct MenuStyleConfiguration {
    struct Label: View { init() {}; var body: some View { EmptyView() } }
    struct Content: View { init() {}; var body: some View { EmptyView() } }
}
extension Menu { init(_ configuration: MenuStyleConfiguration) where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content { self.init(content: { MenuStyleConfiguration.Content() }, label: { MenuStyleConfiguration.Label() }) } }
/// - Since: iOS 14
protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct ButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
/// - Since: iOS 16
extension MenuStyle where Self == ButtonMenuStyle { static var button: ButtonMenuStyle { ButtonMenuStyle() } }
/// - Since: iOS 14
struct BorderlessButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() } }
/// - Since: macOS 11
struct BorderedButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
/// - Since: macOS 11
extension MenuStyle where Self == BorderedButtonMenuStyle { static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() } }
/// - Since: iOS 14
struct DefaultMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == DefaultMenuStyle { static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
/// - Since: macOS 10.15
protocol MenuButtonStyle {}
/// - Since: macOS 10.15
struct DefaultMenuButtonStyle: MenuButtonStyle { init() {} }
/// - Since: macOS 10.15
struct PullDownMenuButtonStyle: MenuButtonStyle { init() {} }
/// - Since: macOS 10.15
struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle { init() {} }
/// - Since: macOS 10.15
struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { init() {} }
/// The menus of before macOS 11.
/// - Since: macOS 10.15
struct MenuButton<Label: View, Content: View>: View {
    let _menu: Menu<Label, Content>
    init(label: Label, @ViewBuilder content: () -> Content) { _menu = Menu(content: content) { label } }
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { _menu = Menu(titleKey, content: content) }
    var body: some View { _menu }
}
/// - Since: macOS 10.15
struct PullDownButton<Label: View, Content: View>: View {
    let _menu: Menu<Label, Content>
    init(label: Label, @ViewBuilder content: () -> Content) { _menu = Menu(content: content) { label } }
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { _menu = Menu(titleKey, content: content) }
    var body: some View { _menu }
}
/// - Since: macOS 14
struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 14
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle { static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() } }
/// - Since: tvOS 14
struct CardButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
/// - Since: tvOS 14
extension PrimitiveButtonStyle where Self == CardButtonStyle { static var card: CardButtonStyle { CardButtonStyle() } }
extension GlassButtonStyle { init(_ glass: Glass) { self.init() } }
/// - Since: iOS 26
extension PrimitiveButtonStyle where Self == GlassButtonStyle { static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) } }
/// - Since: watchOS 7
struct CircularGaugeStyle: GaugeStyle { init() {}; init(tint: Color) {}; init(tint: Gradient) {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
/// - Since: watchOS 7
extension GaugeStyle where Self == CircularGaugeStyle { static var circular: CircularGaugeStyle { CircularGaugeStyle() } }
/// - Since: watchOS 7
struct LinearGaugeStyle: GaugeStyle { init() {}; init(tint: Color) {}; init(tint: Gradient) {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
/// - Since: watchOS 7
extension GaugeStyle where Self == LinearGaugeStyle { static var linear: LinearGaugeStyle { LinearGaugeStyle() } }
/// - Since: iOS 14
struct DefaultLabelStyle: LabelStyle { init() {}; func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title } }
extension LabelStyle where Self == DefaultLabelStyle { static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
/// - Since: watchOS 6
struct CarouselListStyle: ListStyle { init() {} }
/// - Since: watchOS 6
extension ListStyle where Self == CarouselListStyle { static var carousel: CarouselListStyle { CarouselListStyle() } }
/// - Since: watchOS 7
struct EllipticalListStyle: ListStyle { init() {} }
/// - Since: watchOS 7
extension ListStyle where Self == EllipticalListStyle { static var elliptical: EllipticalListStyle { EllipticalListStyle() } }
/// - Since: macOS 10.15
struct PopUpButtonPickerStyle: PickerStyle { init() {} }
/// - Since: watchOS 7
struct CarouselTabViewStyle: TabViewStyle { init() {} }
/// - Since: watchOS 7
extension TabViewStyle where Self == CarouselTabViewStyle { static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() } }
/// - Since: watchOS 10
struct VerticalPageTabViewStyle: TabViewStyle { init() {} }
/// - Since: watchOS 10
extension TabViewStyle where Self == VerticalPageTabViewStyle { static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() } }
/// - Since: iOS 18
struct TabBarOnlyTabViewStyle: TabViewStyle { init() {} }
/// - Since: iOS 18
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() } }
/// - Since: macOS 15
struct GroupedTabViewStyle: TabViewStyle { init() {} }
/// - Since: macOS 15
extension TabViewStyle where Self == GroupedTabViewStyle { static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() } }
struct DoubleColumnNavigationViewStyle: NavigationViewStyle { init() {} }
/// - Since: macOS 12
struct BorderedTableStyle: TableStyle { init() {} }
/// - Since: macOS 12
extension TableStyle where Self == BorderedTableStyle { static var bordered: BorderedTableStyle { BorderedTableStyle() }; static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() } }
/// - Since: iOS 16
struct TableStyleConfiguration {}
/// - Since: iOS 16
struct NavigationSplitViewStyleConfiguration {}
/// - Since: iOS 16
struct FormStyleConfiguration {
    struct Content: View {}
    let content: FormStyleConfiguration.Content
}
/// - Since: iOS 26
struct ButtonSizing: Hashable { let _name: String; static let automatic = ButtonSizing(_name: "automatic"), fitted = ButtonSizing(_name: "fitted"), flexible = ButtonSizing(_name: "flexible") }
/// - Since: iOS 17
struct PaletteSelectionEffect: Equatable {
    let _name: String
    static let automatic = PaletteSelectionEffect(_name: "automatic"), custom = PaletteSelectionEffect(_name: "custom")
    static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(_name: "symbolVariant") }
}
/// How large a presentation is; presentations are as large as their content here.
/// - Since: iOS 18
protocol PresentationSizing { func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize }
/// - Since: iOS 18
struct PresentationSizingRoot { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
/// - Since: iOS 18
struct PresentationSizingContext { init() {} }
/// - Since: iOS 18
struct AutomaticPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == AutomaticPresentationSizing { static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() } }
/// - Since: iOS 18
struct FittedPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == FittedPresentationSizing { static var fitted: FittedPresentationSizing { FittedPresentationSizing() } }
/// - Since: iOS 18
struct FormPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == FormPresentationSizing { static var form: FormPresentationSizing { FormPresentationSizing() } }
/// - Since: iOS 18
struct PagePresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == PagePresentationSizing { static var page: PagePresentationSizing { PagePresentationSizing() } }
extension PresentationSizing {
    func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
/// - Since: iOS 16
protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}
extension PresentationDetent {
    /// What a detent of the program knows of the presentation.
    @dynamicMemberLookup struct Context {
        var maxDetentValue: CGFloat { 0 }
        subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { EnvironmentValues()[keyPath: keyPath] }
    }
    static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .large }
}
/// - Since: visionOS 26
struct PresentationBreakthroughEffect { init() {}; static let automatic = PresentationBreakthroughEffect(), none = PresentationBreakthroughEffect(), subtle = PresentationBreakthroughEffect(), prominent = PresentationBreakthroughEffect() }
extension EnvironmentValues {
    /// - Since: iOS 26
    @Entry var buttonSizing: ButtonSizing = .automatic
    /// - Since: iOS 18
    @Entry var labelsVisibility: Visibility = .automatic
    /// - Since: iOS 15
    @Entry var menuIndicatorVisibility: Visibility = .automatic
    @Entry var defaultWheelPickerItemHeight: CGFloat = 32
}
extension View {
    /// - Since: iOS 26
    func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
    func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { environment(\.defaultWheelPickerItemHeight, height) }
    /// Hides the labels of controls as `labelsHidden()`, or shows them again.
    /// - Since: iOS 18
    func labelsVisibility(_ visibility: Visibility) -> some View { _labelsHidden(visibility == .hidden).environment(\.labelsVisibility, visibility) }
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>.self) func _labelsHidden(_ areHidden: Bool) -> some View
    /// - Since: macOS 10.15
    @_inert func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View
    /// - Since: macOS 10.15
    @_inert func horizontalRadioGroupLayout() -> some View
    /// - Since: iOS 17
    @_inert func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
    /// - Since: iOS 26
    @_inert func sliderThumbVisibility(_ visibility: Visibility) -> some View
    /// - Since: iOS 18
    @_inert func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View
    /// - Since: visionOS 26
    @_inert func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View
    /// - Since: iOS 16.4
    @_inert func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 16.4
    @_inert func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
    /// A bar beside the view, which takes its room from the safe area.
    /// - Since: iOS 26
    func safeAreaBar<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// - Since: iOS 26
    func safeAreaBar<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// - Since: iOS 17
    func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaPadding(.top, insets.top).safeAreaPadding(.leading, insets.leading).safeAreaPadding(.bottom, insets.bottom).safeAreaPadding(.trailing, insets.trailing)
    }
    /// Padding as around the root of a window: 16 points.
    /// - Since: iOS 15
    func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// - Since: iOS 16
    func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}
/// - Since: iOS 16
struct ScenePadding: Equatable { let _name: String; static let minimum = ScenePadding(_name: "minimum"), navigationBar = ScenePadding(_name: "navigationBar") }
/// - Since: iOS 17
struct ContainerBackgroundPlacement {
    init() {}
    /// - Since: iOS 18
    static let navigationSplitView = ContainerBackgroundPlacement()
    /// - Since: iOS 18
    static let navigation = ContainerBackgroundPlacement()
    /// - Since: watchOS 10
    static let tabView = ContainerBackgroundPlacement()
    static let widget = ContainerBackgroundPlacement()
    /// - Since: macOS 15
    static let window = ContainerBackgroundPlacement()
}
/// Whether a view is mirrored where text runs from right to left.
/// - Since: iOS 17
enum LayoutDirectionBehavior: Hashable {
    case fixed
    case mirrors(in: LayoutDirection)
    static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
/// What a context menu was before its items were a closure.
struct ContextMenu<MenuItems: View> {
    let _items: MenuItems
    init(@ViewBuilder menuItems: () -> MenuItems) { _items = menuItems() }
}
