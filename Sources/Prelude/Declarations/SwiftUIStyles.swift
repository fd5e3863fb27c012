// The library's own styles change how controls look on a platform, which the workbook draws in one way: they are accepted and listed.
protocol ListStyle {}
struct PlainListStyle: ListStyle { init() {} }
extension ListStyle where Self == PlainListStyle { static var plain: PlainListStyle { PlainListStyle() } }
/// - Since: iOS 14
struct InsetListStyle: ListStyle { init() {} }
/// - Since: iOS 14
extension ListStyle where Self == InsetListStyle { static var inset: InsetListStyle { InsetListStyle() }; static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() } }
struct GroupedListStyle: ListStyle { init() {} }
extension ListStyle where Self == GroupedListStyle { static var grouped: GroupedListStyle { GroupedListStyle() } }
/// - Since: iOS 14
struct InsetGroupedListStyle: ListStyle { init() {} }
/// - Since: iOS 14
extension ListStyle where Self == InsetGroupedListStyle { static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() } }
/// - Since: iOS 14
struct SidebarListStyle: ListStyle { init() {} }
/// - Since: iOS 14
extension ListStyle where Self == SidebarListStyle { static var sidebar: SidebarListStyle { SidebarListStyle() } }
/// - Since: macOS 12
struct BorderedListStyle: ListStyle { init() {} }
/// - Since: macOS 12
extension ListStyle where Self == BorderedListStyle { static var bordered: BorderedListStyle { BorderedListStyle() }; static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() } }
struct DefaultListStyle: ListStyle { init() {} }
extension ListStyle where Self == DefaultListStyle { static var automatic: DefaultListStyle { DefaultListStyle() } }
protocol PickerStyle {}
struct SegmentedPickerStyle: PickerStyle { init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
struct WheelPickerStyle: PickerStyle { init() {} }
extension PickerStyle where Self == WheelPickerStyle { static var wheel: WheelPickerStyle { WheelPickerStyle() } }
/// - Since: iOS 14
struct MenuPickerStyle: PickerStyle { init() {} }
/// - Since: iOS 14
extension PickerStyle where Self == MenuPickerStyle { static var menu: MenuPickerStyle { MenuPickerStyle() } }
/// - Since: iOS 14
struct InlinePickerStyle: PickerStyle { init() {} }
/// - Since: iOS 14
extension PickerStyle where Self == InlinePickerStyle { static var inline: InlinePickerStyle { InlinePickerStyle() } }
/// - Since: iOS 16
struct NavigationLinkPickerStyle: PickerStyle { init() {} }
/// - Since: iOS 16
extension PickerStyle where Self == NavigationLinkPickerStyle { static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() } }
/// - Since: iOS 17
struct PalettePickerStyle: PickerStyle { init() {} }
/// - Since: iOS 17
extension PickerStyle where Self == PalettePickerStyle { static var palette: PalettePickerStyle { PalettePickerStyle() } }
/// - Since: macOS 10.15
struct RadioGroupPickerStyle: PickerStyle { init() {} }
/// - Since: macOS 10.15
extension PickerStyle where Self == RadioGroupPickerStyle { static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() } }
struct DefaultPickerStyle: PickerStyle { init() {} }
extension PickerStyle where Self == DefaultPickerStyle { static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
struct _TextFieldStyleLabel: View { init() {}; var body: some View { EmptyView() } }
protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}
struct RoundedBorderTextFieldStyle: TextFieldStyle { init() {}; func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() } }
/// - Since: iOS 27
struct BorderedTextFieldStyle: TextFieldStyle { init() {}; func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration } }
/// - Since: iOS 27
extension TextFieldStyle where Self == BorderedTextFieldStyle { static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() } }
/// - Since: iOS 27
struct TextInputBorderShape: Hashable { let _name: String; static let automatic = TextInputBorderShape(_name: "automatic"), capsule = TextInputBorderShape(_name: "capsule"), roundedRectangle = TextInputBorderShape(_name: "roundedRectangle") }
/// - Since: iOS 27
extension View { @_inert func textInputBorderShape(_ shape: TextInputBorderShape) -> some View }
struct PlainTextFieldStyle: TextFieldStyle { init() {}; func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration } }
extension TextFieldStyle where Self == PlainTextFieldStyle { static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
/// - Since: macOS 10.15
struct SquareBorderTextFieldStyle: TextFieldStyle { init() {}; func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration } }
/// - Since: macOS 10.15
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() } }
struct DefaultTextFieldStyle: TextFieldStyle { init() {}; func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration } }
extension TextFieldStyle where Self == DefaultTextFieldStyle { static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() } }
/// - Since: iOS 14
protocol TabViewStyle {}
/// - Since: iOS 14
struct PageTabViewStyle: TabViewStyle {
    init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
    enum IndexDisplayMode { case automatic, always, never }
}
extension TabViewStyle where Self == PageTabViewStyle {
    static var page: PageTabViewStyle { PageTabViewStyle() }
    static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
/// - Since: iOS 18
struct SidebarAdaptableTabViewStyle: TabViewStyle { init() {} }
/// - Since: iOS 18
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() } }
/// - Since: iOS 14
protocol IndexViewStyle {}
/// - Since: iOS 14
struct PageIndexViewStyle: IndexViewStyle {
    init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
    enum BackgroundDisplayMode { case automatic, always, never, interactive }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    static var page: PageIndexViewStyle { PageIndexViewStyle() }
    static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
/// - Since: iOS 14
struct DefaultTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
protocol NavigationViewStyle {}
struct StackNavigationViewStyle: NavigationViewStyle { init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { static var stack: StackNavigationViewStyle { StackNavigationViewStyle() } }
/// - Since: iOS 15
struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }
/// - Since: iOS 15
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() } }
struct DefaultNavigationViewStyle: NavigationViewStyle { init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() } }
protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    /// - Since: iOS 16
    @ViewBuilder func makeBody(configuration: DatePickerStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct DatePickerStyleConfiguration {
    struct Label: View {}
    let label: DatePickerStyleConfiguration.Label
    @Binding var selection: Date
    let minimumDate: Date?
    let maximumDate: Date?
    let displayedComponents: DatePickerComponents
}
/// - Since: iOS 14
struct CompactDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 14
extension DatePickerStyle where Self == CompactDatePickerStyle { static var compact: CompactDatePickerStyle { CompactDatePickerStyle() } }
/// - Since: iOS 14
struct GraphicalDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 14
extension DatePickerStyle where Self == GraphicalDatePickerStyle { static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() } }
struct WheelDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
extension DatePickerStyle where Self == WheelDatePickerStyle { static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() } }
/// - Since: macOS 10.15
struct FieldDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 10.15
extension DatePickerStyle where Self == FieldDatePickerStyle { static var field: FieldDatePickerStyle { FieldDatePickerStyle() } }
/// - Since: macOS 10.15
struct StepperFieldDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 10.15
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() } }
struct DefaultDatePickerStyle: DatePickerStyle { init() {}; func makeBody(configuration: DatePickerStyleConfiguration) -> some View { configuration.label } }
extension DatePickerStyle where Self == DefaultDatePickerStyle { static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() } }
/// - Since: iOS 14
protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}
/// - Since: iOS 14
struct ProgressViewStyleConfiguration {
    struct Label: View {}
    struct CurrentValueLabel: View {}
    let fractionCompleted: Double?
    let label: ProgressViewStyleConfiguration.Label?
    let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
/// - Since: iOS 14
struct LinearProgressViewStyle: ProgressViewStyle { init() {}; init(tint: Color) {}; func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { static var linear: LinearProgressViewStyle { LinearProgressViewStyle() } }
/// - Since: iOS 14
struct CircularProgressViewStyle: ProgressViewStyle { init() {}; init(tint: Color) {}; func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { static var circular: CircularProgressViewStyle { CircularProgressViewStyle() } }
/// - Since: iOS 14
struct DefaultProgressViewStyle: ProgressViewStyle { init() {}; func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label } }
extension ProgressViewStyle where Self == DefaultProgressViewStyle { static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() } }
/// - Since: iOS 16
protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct GaugeStyleConfiguration {
    struct Label: View {}
    struct CurrentValueLabel: View {}
    struct MinimumValueLabel: View {}
    struct MaximumValueLabel: View {}
    let value: Double
    let label: GaugeStyleConfiguration.Label
    let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
/// - Since: iOS 16
struct LinearCapacityGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() } }
/// - Since: iOS 16
struct AccessoryCircularGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() } }
/// - Since: iOS 16
struct AccessoryLinearGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() } }
/// - Since: iOS 16
struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() } }
/// - Since: iOS 16
struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() } }
/// - Since: iOS 16
struct DefaultGaugeStyle: GaugeStyle { init() {}; func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label } }
extension GaugeStyle where Self == DefaultGaugeStyle { static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() } }
/// - Since: iOS 16
protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: FormStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct GroupedFormStyle: FormStyle { init() {}; func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content } }
extension FormStyle where Self == GroupedFormStyle { static var grouped: GroupedFormStyle { GroupedFormStyle() } }
/// - Since: iOS 16
struct ColumnsFormStyle: FormStyle { init() {}; func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content } }
extension FormStyle where Self == ColumnsFormStyle { static var columns: ColumnsFormStyle { ColumnsFormStyle() } }
/// - Since: iOS 16
struct AutomaticFormStyle: FormStyle { init() {}; func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content } }
extension FormStyle where Self == AutomaticFormStyle { static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
/// - Since: iOS 14
protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}
/// - Since: iOS 14
struct GroupBoxStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: GroupBoxStyleConfiguration.Label
    let content: GroupBoxStyleConfiguration.Content
}
/// - Since: iOS 14
struct DefaultGroupBoxStyle: GroupBoxStyle { init() {}; func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { configuration.content } }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() } }
/// - Since: iOS 16
protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct LabeledContentStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: LabeledContentStyleConfiguration.Label
    let content: LabeledContentStyleConfiguration.Content
}
/// - Since: iOS 16
struct AutomaticLabeledContentStyle: LabeledContentStyle { init() {}; func makeBody(configuration: LabeledContentStyleConfiguration) -> some View { configuration.content } }
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() } }
/// - Since: iOS 16
protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
}
/// - Since: iOS 16
struct DisclosureGroupStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: DisclosureGroupStyleConfiguration.Label
    let content: DisclosureGroupStyleConfiguration.Content
    @Binding var isExpanded: Bool
}
/// - Since: iOS 16
struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { init() {}; func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View { configuration.label } }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() } }
protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}
struct ToggleStyleConfiguration {
    struct Label: View {}
    let label: ToggleStyleConfiguration.Label
    @Binding var isOn: Bool
    /// Whether a toggle of several sources has some on and some off; those here have one.
    /// - Since: iOS 16
    var isMixed: Bool { false }
}
/// - Since: macOS 10.15
struct CheckboxToggleStyle: ToggleStyle { init() {}; func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label } }
/// - Since: macOS 10.15
extension ToggleStyle where Self == CheckboxToggleStyle { static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() } }
struct SwitchToggleStyle: ToggleStyle { init() {}; init(tint: Color) {}; func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label } }
/// - Since: iOS 15
struct ButtonToggleStyle: ToggleStyle { init() {}; func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label } }
struct DefaultToggleStyle: ToggleStyle { init() {}; func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label } }
extension ToggleStyle where Self == SwitchToggleStyle { static var `switch`: SwitchToggleStyle { SwitchToggleStyle() } }
/// - Since: iOS 15
extension ToggleStyle where Self == ButtonToggleStyle { static var button: ButtonToggleStyle { ButtonToggleStyle() } }
extension ToggleStyle where Self == DefaultToggleStyle { static var automatic: DefaultToggleStyle { DefaultToggleStyle() } }
/// - Since: iOS 14
protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
}
/// - Since: iOS 14
struct LabelStyleConfiguration {
    struct Title: View {}
    struct Icon: View {}
    let title: LabelStyleConfiguration.Title
    let icon: LabelStyleConfiguration.Icon
}
/// - Since: iOS 14
struct TitleOnlyLabelStyle: LabelStyle { init() {}; func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title } }
/// - Since: iOS 14
struct IconOnlyLabelStyle: LabelStyle { init() {}; func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.icon } }
/// - Since: iOS 14.5
struct TitleAndIconLabelStyle: LabelStyle { init() {}; func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title } }
extension LabelStyle where Self == TitleOnlyLabelStyle { static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }
/// - Since: iOS 14.5
extension LabelStyle where Self == TitleAndIconLabelStyle { static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() } }
