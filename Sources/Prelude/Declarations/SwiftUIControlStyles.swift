// Further styles, and what controls are told about themselves; the library's styles draw nothing here.
struct ControlGroupStyleConfiguration {
    struct Content: View {}
    struct Label: View {}
    let content: ControlGroupStyleConfiguration.Content
    let label: ControlGroupStyleConfiguration.Label
}
/// How groups of controls look; styles of the program are listed, and don't draw.
protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
}
struct AutomaticControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() } }
struct NavigationControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() } }
struct MenuControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { static var menu: MenuControlGroupStyle { MenuControlGroupStyle() } }
struct CompactMenuControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() } }
struct PaletteControlGroupStyle: ControlGroupStyle { init() {}; func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() } }
struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let _content: Content
    var body: some View { _content }
}
/// How menus look; styles of the program are listed, and don't draw.
struct MenuStyleConfiguration {
    struct Label: View { init() {}; var body: some View { EmptyView() } }
    struct Content: View { init() {}; var body: some View { EmptyView() } }
}
extension Menu { init(_ configuration: MenuStyleConfiguration) where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content { self.init(content: { MenuStyleConfiguration.Content() }, label: { MenuStyleConfiguration.Label() }) } }
protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
}
struct ButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == ButtonMenuStyle { static var button: ButtonMenuStyle { ButtonMenuStyle() } }
struct BorderlessButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() } }
struct BorderedButtonMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == BorderedButtonMenuStyle { static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() } }
struct DefaultMenuStyle: MenuStyle { init() {}; func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) } }
extension MenuStyle where Self == DefaultMenuStyle { static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
protocol MenuButtonStyle {}
struct DefaultMenuButtonStyle: MenuButtonStyle { init() {} }
struct PullDownMenuButtonStyle: MenuButtonStyle { init() {} }
struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle { init() {} }
struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { init() {} }
/// The menus of before macOS 11.
struct MenuButton<Label: View, Content: View>: View {
    let _menu: Menu<Label, Content>
    init(label: Label, @ViewBuilder content: () -> Content) { _menu = Menu(content: content) { label } }
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { _menu = Menu(titleKey, content: content) }
    var body: some View { _menu }
}
struct PullDownButton<Label: View, Content: View>: View {
    let _menu: Menu<Label, Content>
    init(label: Label, @ViewBuilder content: () -> Content) { _menu = Menu(content: content) { label } }
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { _menu = Menu(titleKey, content: content) }
    var body: some View { _menu }
}
struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle { static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() } }
struct CardButtonStyle: PrimitiveButtonStyle { init() {}; func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label } }
extension PrimitiveButtonStyle where Self == CardButtonStyle { static var card: CardButtonStyle { CardButtonStyle() } }
extension GlassButtonStyle { init(_ glass: Glass) { self.init() } }
extension PrimitiveButtonStyle where Self == GlassButtonStyle { static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) } }
struct CircularGaugeStyle: GaugeStyle { init() {}; init(tint: Color) {}; init(tint: Gradient) {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == CircularGaugeStyle { static var circular: CircularGaugeStyle { CircularGaugeStyle() } }
struct LinearGaugeStyle: GaugeStyle { init() {}; init(tint: Color) {}; init(tint: Gradient) {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == LinearGaugeStyle { static var linear: LinearGaugeStyle { LinearGaugeStyle() } }
struct DefaultLabelStyle: LabelStyle { init() {}; func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title } }
extension LabelStyle where Self == DefaultLabelStyle { static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
struct CarouselListStyle: ListStyle { init() {} }
extension ListStyle where Self == CarouselListStyle { static var carousel: CarouselListStyle { CarouselListStyle() } }
struct EllipticalListStyle: ListStyle { init() {} }
extension ListStyle where Self == EllipticalListStyle { static var elliptical: EllipticalListStyle { EllipticalListStyle() } }
struct PopUpButtonPickerStyle: PickerStyle { init() {} }
struct CarouselTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == CarouselTabViewStyle { static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() } }
struct VerticalPageTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == VerticalPageTabViewStyle { static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() } }
struct TabBarOnlyTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() } }
struct GroupedTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == GroupedTabViewStyle { static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() } }
struct DoubleColumnNavigationViewStyle: NavigationViewStyle { init() {} }
struct BorderedTableStyle: TableStyle { init() {} }
extension TableStyle where Self == BorderedTableStyle { static var bordered: BorderedTableStyle { BorderedTableStyle() } }
struct TableStyleConfiguration {}
struct NavigationSplitViewStyleConfiguration {}
struct FormStyleConfiguration {
    struct Content: View {}
    let content: FormStyleConfiguration.Content
}
struct ButtonSizing: Hashable { let _name: String; static let automatic = ButtonSizing(_name: "automatic"), fitted = ButtonSizing(_name: "fitted"), flexible = ButtonSizing(_name: "flexible") }
struct PaletteSelectionEffect: Equatable {
    let _name: String
    static let automatic = PaletteSelectionEffect(_name: "automatic"), custom = PaletteSelectionEffect(_name: "custom")
    static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(_name: "symbolVariant") }
}
/// How large a presentation is; presentations are as large as their content here.
protocol PresentationSizing { func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize }
struct PresentationSizingRoot { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
struct PresentationSizingContext { init() {} }
struct AutomaticPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == AutomaticPresentationSizing { static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() } }
struct FittedPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == FittedPresentationSizing { static var fitted: FittedPresentationSizing { FittedPresentationSizing() } }
struct FormPresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == FormPresentationSizing { static var form: FormPresentationSizing { FormPresentationSizing() } }
struct PagePresentationSizing: PresentationSizing { init() {}; func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified } }
extension PresentationSizing where Self == PagePresentationSizing { static var page: PagePresentationSizing { PagePresentationSizing() } }
extension PresentationSizing {
    func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
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
struct PresentationBreakthroughEffect { init() {}; static let automatic = PresentationBreakthroughEffect(), none = PresentationBreakthroughEffect(), subtle = PresentationBreakthroughEffect(), prominent = PresentationBreakthroughEffect() }
extension EnvironmentValues {
    @Entry var buttonSizing: ButtonSizing = .automatic
    @Entry var labelsVisibility: Visibility = .automatic
    @Entry var menuIndicatorVisibility: Visibility = .automatic
    @Entry var defaultWheelPickerItemHeight: CGFloat = 32
}
extension View {
    func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
    func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { environment(\.defaultWheelPickerItemHeight, height) }
    /// Hides the labels of controls as `labelsHidden()`, or shows them again.
    func labelsVisibility(_ visibility: Visibility) -> some View { _labelsHidden(visibility == .hidden).environment(\.labelsVisibility, visibility) }
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>.self) func _labelsHidden(_ areHidden: Bool) -> some View
    @_inert func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View
    @_inert func horizontalRadioGroupLayout() -> some View
    @_inert func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
    @_inert func sliderThumbVisibility(_ visibility: Visibility) -> some View
    @_inert func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View
    @_inert func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View
    @_inert func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    @_inert func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
    /// A bar beside the view, which takes its room from the safe area.
    func safeAreaBar<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    func safeAreaBar<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaPadding(.top, insets.top).safeAreaPadding(.leading, insets.leading).safeAreaPadding(.bottom, insets.bottom).safeAreaPadding(.trailing, insets.trailing)
    }
    /// Padding as around the root of a window: 16 points.
    func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}
struct ScenePadding: Equatable { let _name: String; static let minimum = ScenePadding(_name: "minimum"), navigationBar = ScenePadding(_name: "navigationBar") }
