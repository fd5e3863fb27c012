// What asset catalogs hold, by the members that Xcode declares: `.pear`. Whether a catalog has it is seen when it is drawn.
/// An image of an asset catalog.
/// - Since: iOS 17
struct ImageResource: Hashable, Sendable {
    let _name: String
    init(name: String, bundle: Bundle) { _name = name }
    init(_member: String) { _name = _member }
}
/// A color of an asset catalog.
/// - Since: iOS 17
struct ColorResource: Hashable, Sendable {
    let _name: String
    init(name: String, bundle: Bundle) { _name = name }
    init(_member: String) { _name = _member }
}
/// - Since: iOS 17
extension Image { init(_ resource: ImageResource) { self.init(resource._name) } }
/// - Since: iOS 17
extension Color { init(_ resource: ColorResource) { self.init(resource._name) } }
extension Label where Title == Text, Icon == Image {
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image resource: ImageResource) { self.init(title, image: resource._name) }
}
extension Button where Label == _LabelView<Text, Image> {
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) { self.init(action: action) { _imageLabel(title, image._name) } }
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) { self.init(role: role, action: action) { _imageLabel(title, image._name) } }
}
extension Toggle where Label == _LabelView<Text, Image> {
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { _imageLabel(title, image._name) } }
}
extension Picker where Label == _LabelView<Text, Image> {
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { _imageLabel(title, image._name) }
    }
}
extension Menu where Label == _LabelView<Text, Image> {
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(title, image: image._name, content: content) }
    /// - Since: iOS 17
    init(_ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { _imageLabel(title, image._name) }, primaryAction: primaryAction) }
}
extension AppStorage where Value == TabViewCustomization {
    /// - Since: iOS 18
    init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(_value: wrappedValue, _suite: (store ?? .standard)._suite, _key: key, _read: { _ in TabViewCustomization() }, _write: { _ in nil })
    }
}
enum _RowStart: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] } }
enum _RowEnd: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] } }
extension HorizontalAlignment {
    /// Where the line below a row of a list begins and ends.
    /// - Since: iOS 16
    static let listRowSeparatorLeading = HorizontalAlignment(_RowStart.self), listRowSeparatorTrailing = HorizontalAlignment(_RowEnd.self)
}
