// Previews, and further views and types that programs name.
struct PreviewDevice: ExpressibleByStringLiteral { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(stringLiteral value: String) { rawValue = value } }
enum PreviewPlatform { case iOS, macOS, tvOS, watchOS, visionOS }
protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
protocol PreviewContext { subscript<K: PreviewContextKey>(key: K.Type) -> K.Value { get } }
/// - Since: iOS 18
struct PreviewModifierContent: View {
    let _shown: AnyView
    var body: some View { _shown }
}
/// How previews are shown: the namespace of their traits.
/// - Since: iOS 17
struct Preview { struct ViewTraits {} }
/// - Since: iOS 17
struct PreviewTrait<T> {
    let _name: String
    var _modify: ((AnyView) async throws -> AnyView)? = nil
    static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait<Preview.ViewTraits>(_name: "modifier") { content in
            let context = try await M.makeSharedContext()
            return AnyView(modifier.body(content: PreviewModifierContent(_shown: content), context: context))
        }
    }
    static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "fixedLayout") }
    static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "sizeThatFitsLayout") }
    static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "defaultLayout") }
    static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "portrait") }
    static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "landscapeLeft") }
    static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait<Preview.ViewTraits>(_name: "landscapeRight") }
}
/// A preview's view with what its traits make of it, the first trait inside.
func _preview<V: View>(traits: [PreviewTrait<Preview.ViewTraits>], @ViewBuilder content: () throws -> V) async throws -> AnyView {
    var view = AnyView(try content())
    for trait in traits { if let modify = trait._modify { view = try await modify(view) } }
    return view
}
/// Prepares previews, with data that they share.
/// - Since: iOS 18
protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: PreviewModifierContent, context: Context) -> Body
}
extension PreviewModifier where Context == Void { static func makeSharedContext() async throws -> Void {} }
/// The views that `ForEach` and what modifies it make of data.
protocol DynamicViewContent: View {
    associatedtype Data: Collection
    func _onDelete(_ action: (([Int]) -> Void)?) -> Self
    func _onMove(_ action: (([Int], Int) -> Void)?) -> Self
    /// - Parameter follow: gets the phase, what is dragged, and the index where it would go; gives whether the rows take it.
    func _onInsert(_ follow: @escaping (Int, NSItemProvider, Int) -> Bool) -> Self
}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
    func _onDelete(_ action: (([Int]) -> Void)?) -> Self { self }
    func _onMove(_ action: (([Int], Int) -> Void)?) -> Self { self }
    func _onInsert(_ follow: @escaping (Int, NSItemProvider, Int) -> Bool) -> Self { self }
    /// Rows of a list can be deleted; the action is given the indices of their elements.
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        guard let action else { return _onDelete(nil) }
        return _onDelete { action(IndexSet($0)) }
    }
    /// Rows of a list can be moved; the action is given the indices of their elements, and the index that they are put in front of.
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        guard let action else { return _onMove(nil) }
        return _onMove { action(IndexSet($0), $1) }
    }
    /// What is dropped between rows of a list goes to the action, with the index of the element that it is put in front of.
    func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.map { UTType(_type: $0) }, perform: action) }
    /// - Since: iOS 14
    func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent {
        _onInsert { phase, provider, index in
            if phase == 0 { return provider._conforms(to: supportedContentTypes) }
            action(index, [provider])
            return true
        }
    }
    /// - Since: iOS 16
    func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent {
        _onInsert { phase, provider, index in
            if phase == 0 { return provider._canLoad(T.self) }
            NSItemProvider._load([provider]) { action($0, index) }
            return true
        }
    }
    /// - Since: iOS 27
    func reorderable() -> some DynamicViewContent { self }
    /// - Since: iOS 27
    func reorderable<CollectionID: Hashable>(collectionID: CollectionID) -> some DynamicViewContent { self }
}
/// Chooses dates, one by one.
/// - Since: iOS 16
struct MultiDatePicker<Label: View>: View {
    let _label: Label
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text { _label = Text(titleKey) }
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text { _label = Text(titleKey) }
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where Label == Text { _label = Text(titleKey) }
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where Label == Text { _label = Text(titleKey) }
    init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { _label = label() }
    init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) { _label = label() }
    init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) { _label = label() }
    init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) { _label = label() }
    var body: some View { _label }
}
/// Makes an image of a view, which the workbook does not.
/// - Since: iOS 16
final class ImageRenderer<Content: View>: ObservableObject {
    var content: Content
    var proposedSize: ProposedViewSize = .unspecified
    var scale: CGFloat = 1
    var isOpaque = false
    var isObservationEnabled = false
    init(content: Content) { self.content = content }
}
/// - Since: iOS 26
struct DefaultButtonLabel: View { init() {}; var body: some View { Text("") } }
/// - Since: iOS 18
struct DefaultTabLabel: View { init() {}; var body: some View { Text("") } }
/// - Since: iOS 16
struct DefaultShareLinkLabel: View { init() {}; var body: some View { _iconLabel("Share…", "square.and.arrow.up") } }
/// - Since: iOS 16
struct DefaultDateProgressLabel: View { init() {}; var body: some View { Text("") } }
/// How coordinate spaces are named: `.named("space")`, `.local`, `.global`, `.scrollView`.
/// - Since: iOS 17
protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
/// - Since: iOS 17
struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// Without a name it is a scroll view's.
    let _name: AnyHashable?
    let _axis: Axis?
    var coordinateSpace: CoordinateSpace {
        if let _name { .named(_name) } else { ._scrollView(axis: _axis) }
    }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static func named<H: Hashable>(_ name: H) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: AnyHashable(name), _axis: nil) }
    /// The space of the innermost scroll view around the view.
    static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(_name: nil, _axis: nil) }
    /// The space of the innermost scroll view around the view that scrolls along the axis.
    static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: nil, _axis: axis) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { static var local: LocalCoordinateSpace { LocalCoordinateSpace() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() } }
/// - Since: iOS 17
extension GeometryProxy {
    func frame<S: CoordinateSpaceProtocol>(in space: S) -> CGRect { frame(in: space.coordinateSpace) }
    func bounds(of space: NamedCoordinateSpace) -> CGRect? { bounds(of: space.coordinateSpace) }
}
/// - Since: iOS 17
extension View { func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { coordinateSpace(name.coordinateSpace) } }
/// - Since: iOS 17
struct LocalCoordinateSpace: CoordinateSpaceProtocol { init() {}; var coordinateSpace: CoordinateSpace { .local } }
/// - Since: iOS 17
struct GlobalCoordinateSpace: CoordinateSpaceProtocol { init() {}; var coordinateSpace: CoordinateSpace { .global } }
enum NavigationBarItem { typealias TitleDisplayMode = _TitleDisplayMode }
/// The color scheme that views ask for.
struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
/// - Since: iOS 17
struct TableColumnAlignment: Hashable { let _name: String; static let automatic = TableColumnAlignment(_name: "automatic"), leading = TableColumnAlignment(_name: "leading"), center = TableColumnAlignment(_name: "center"), trailing = TableColumnAlignment(_name: "trailing"), numeric = TableColumnAlignment(_name: "numeric") }
/// - Since: iOS 17
struct TableColumnCustomizationBehavior: OptionSet {
    let rawValue: Int
    static let reorder = TableColumnCustomizationBehavior(rawValue: 1), resize = TableColumnCustomizationBehavior(rawValue: 2), visibility = TableColumnCustomizationBehavior(rawValue: 4), all = TableColumnCustomizationBehavior(rawValue: 7)
}
/// What somebody did to the columns of a table; nobody does anything to them here.
/// - Since: iOS 17
struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { try [String: Int]().encode(to: encoder) }
    subscript(visibility id: String) -> Visibility {
        get { .automatic }
        set {}
    }
    mutating func resetOrder() {}
}
/// - Since: iOS 17
extension Tab {
    func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> Tab<Value, Content, Label> { self }
    /// Whether the bar leaves the tab out; here it is always shown.
    /// - Since: iOS 18
    func hidden(_ hidden: Bool = true) -> Tab<Value, Content, Label> { self }
}
extension TableColumn {
    func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> { self }
    func customizationID(_ identifier: String) -> TableColumn<RowValue, Sort, Content, Label> { self }
    func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue, Sort, Content, Label> { self }
    func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn<RowValue, Sort, Content, Label> { self }
}
/// A margin or an offset of UIKit.
/// - Since: iOS 2
struct UIEdgeInsets: Equatable {
    var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { self.top = top; self.left = left; self.bottom = bottom; self.right = right }
    init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}
extension CGRect { func inset(by insets: UIEdgeInsets) -> CGRect { CGRect(x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right, height: height - insets.top - insets.bottom) } }
extension View {
    @_inert func previewContext<C: PreviewContext>(_ value: C) -> some View
    @_inert func previewDevice(_ value: PreviewDevice?) -> some View
}
/// What Xcode's library offers; a running program doesn't use it.
/// - Since: iOS 14
protocol LibraryContentProvider {
    associatedtype ModifierBase = Any
    var views: [LibraryItem] { get }
    func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
    var views: [LibraryItem] { [] }
    func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
/// - Since: iOS 14
struct LibraryItem {
    struct Category {
        init() {}
        static let effect = Category(), layout = Category(), control = Category(), other = Category()
    }
    init<SnippetExpressionType>(_ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: LibraryItem.Category = .other, matchingSignature: String? = nil) {}
}
/// - Since: iOS 14
@resultBuilder struct LibraryContentBuilder {
    static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
    static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
    static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
