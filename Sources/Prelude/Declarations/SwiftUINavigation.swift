/// A root view, and beside it the destination of each value on the path; `dismiss()` takes a destination away.
/// - Since: iOS 16
struct NavigationStack<Data, Root: View>: View {
    init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
    init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
}
struct NavigationView<Content: View>: View { init(@ViewBuilder content: () -> Content) }
/// Columns beside each other where the horizontal size class is regular: leading ones as wide as `navigationSplitViewColumnWidth` says, the detail takes the rest. Where it is compact, one is in front of the others.
/// - Since: iOS 16
struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { self.init(_visibility: nil, _column: nil, sidebar: sidebar, detail: detail) }
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(_visibility: nil, _column: nil, sidebar: sidebar, content: content, detail: detail) }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { self.init(_visibility: columnVisibility, _column: nil, sidebar: sidebar, detail: detail) }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(_visibility: columnVisibility, _column: nil, sidebar: sidebar, content: content, detail: detail) }
    init(_visibility: Binding<NavigationSplitViewVisibility>?, _column: Binding<NavigationSplitViewColumn>?, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(_visibility: Binding<NavigationSplitViewVisibility>?, _column: Binding<NavigationSplitViewColumn>?, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}
/// - Since: iOS 17
extension NavigationSplitView {
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { self.init(_visibility: columnVisibility, _column: preferredCompactColumn, sidebar: sidebar, detail: detail) }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(_visibility: columnVisibility, _column: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail) }
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { self.init(_visibility: nil, _column: preferredCompactColumn, sidebar: sidebar, detail: detail) }
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(_visibility: nil, _column: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail) }
}
/// A column of a split view: the one that is shown where there is room for one.
/// - Since: iOS 17
struct NavigationSplitViewColumn: Hashable {
    let _name: String
    static let sidebar = NavigationSplitViewColumn(_name: "sidebar"), content = NavigationSplitViewColumn(_name: "content"), detail = NavigationSplitViewColumn(_name: "detail")
}
/// - Since: iOS 16
struct NavigationSplitViewVisibility: Hashable, Codable {
    let _name: String
    init(_name: String) { self._name = _name }
    init(from decoder: any Decoder) throws { _name = try decoder.singleValueContainer().decode(String.self) }
    func encode(to encoder: any Encoder) throws { try _name.encode(to: encoder) }
    static let automatic = NavigationSplitViewVisibility(_name: "automatic"), all = NavigationSplitViewVisibility(_name: "all")
    static let doubleColumn = NavigationSplitViewVisibility(_name: "doubleColumn"), detailOnly = NavigationSplitViewVisibility(_name: "detailOnly")
}
/// A path of values of any types.
/// - Since: iOS 16
struct NavigationPath: Equatable {
    var _values: [AnyHashable] = []
    init() {}
    init<S: Sequence>(_ elements: S) where S.Element: Hashable { for element in elements { append(element) } }
    var count: Int { _values.count }
    var isEmpty: Bool { _values.isEmpty }
    mutating func append<V: Hashable>(_ value: V) { _values.append(AnyHashable(value)) }
    mutating func append<V: Hashable & Codable>(_ value: V) {
        _NavigationTypes.learn(V.self)
        _values.append(AnyHashable(value))
    }
    mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
}
extension NavigationPath {
    /// The values as texts, if each is `Codable`: to be kept until the path is made again.
    struct CodableRepresentation: Codable, Equatable {
        let _values: [AnyHashable]
        init(_values: [AnyHashable]) { self._values = _values }
        /// The last value comes first, each behind its type.
        func encode(to encoder: Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in _values.reversed() {
                _NavigationTypes.learn(of: value.base)
                try container.encode(String(describing: type(of: value.base)))
                guard let value = value.base as? any Encodable else { continue }
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
        init(from decoder: Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let decode = _NavigationTypes.known[name] else {
                    throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "the path has no values of the type '\(name)' in this run"))
                }
                values.append(try decode(text))
            }
            _values = values.reversed()
        }
    }
    init(_ codable: NavigationPath.CodableRepresentation) { _values = codable._values }
    var codable: NavigationPath.CodableRepresentation? {
        _values.allSatisfy { $0.base is any Codable } ? NavigationPath.CodableRepresentation(_values: _values) : nil
    }
}
/// How values of paths are read, by the names of their types.
enum _NavigationTypes {
    static var known: [String: (String) throws -> AnyHashable] = [
        "Int": { AnyHashable(try JSONDecoder().decode(Int.self, from: Data($0.utf8))) }, "String": { AnyHashable(try JSONDecoder().decode(String.self, from: Data($0.utf8))) },
        "Double": { AnyHashable(try JSONDecoder().decode(Double.self, from: Data($0.utf8))) }, "Bool": { AnyHashable(try JSONDecoder().decode(Bool.self, from: Data($0.utf8))) },
        "UUID": { AnyHashable(try JSONDecoder().decode(UUID.self, from: Data($0.utf8))) }, "URL": { AnyHashable(try JSONDecoder().decode(URL.self, from: Data($0.utf8))) }]
    static func learn(of value: Any) { if let value = value as? any (Hashable & Codable) { learn(like: value) } }
    static func learn<V: Hashable & Codable>(like value: V) { learn(V.self) }
    static func learn<V: Hashable & Codable>(_ type: V.Type) {
        known[String(describing: type)] = { AnyHashable(try JSONDecoder().decode(V.self, from: Data($0.utf8))) }
    }
}
/// The selected one of its tabs above a bar with their labels; a tap on a label selects its tab. Tabs that were shown before keep their state.
struct TabView<SelectionValue: Hashable, Content: View>: View {
    init(@ViewBuilder content: () -> Content) where SelectionValue == Int
    init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}
struct NavigationLink<Label: View, Destination: View>: View {
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text
    init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(destination: { destination }, label: label) }
    init(_ title: LocalizedStringKey, destination: Destination) where Label == Text { self.init(title) { destination } }
    /// Before iOS 16: the link is a navigation that a binding drives.
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isActive: isActive, destination: { destination }, label: label) }
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text { self.init(isActive: isActive, destination: destination) { Text(title) } }
    init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) where Label == Text { self.init(title, isActive: isActive) { destination } }
    init<V: Hashable>(_ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text { self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) } }
    init<V: Hashable>(_ title: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
    init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }
    init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(isActive: Binding._reading(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }), destination: destination, label: label)
    }
    /// Leads to what the stack declares for values of the type: `navigationDestination(for:)`.
    /// - Since: iOS 16
    init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text, Destination == Never
    /// - Since: iOS 16
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never
}
/// Tabs of a tab view, whose selection is of the type of their values.
/// - Since: iOS 18
protocol TabContent<TabValue>: View {
    associatedtype Body: TabContent = Never
    associatedtype TabValue = Body.TabValue
    @TabContentBuilder<TabValue> var body: Body { get }
}
extension Never: TabContent { typealias TabValue = Never }
extension Optional: TabContent where Wrapped: TabContent { typealias TabValue = Wrapped.TabValue }
extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent { typealias TabValue = TrueContent.TabValue }
extension ForEach: TabContent where Content: TabContent { typealias TabValue = Content.TabValue }
extension Group: TabContent where Content: TabContent { typealias TabValue = Content.TabValue }
/// - Since: iOS 18
struct TupleTabContent<TabValue, T>: View, TabContent {}
/// Puts tabs together; sections have tabs of any values.
/// - Since: iOS 18
@resultBuilder struct TabContentBuilder<TabValue> {
    static func buildExpression<C: TabContent>(_ tabs: C) -> C where C.TabValue == TabValue { tabs }
    static func buildExpression<C: View>(_ section: TabSection<C>) -> TabSection<C> { section }
    static func buildBlock<C: TabContent>(_ c: C) -> C { c }
    static func buildBlock<each C: TabContent>(_ c: repeat each C) -> TupleTabContent<TabValue, (repeat each C)>
    static func buildIf<C: TabContent>(_ tabs: C?) -> C? { tabs }
    static func buildEither<A: TabContent, B: TabContent>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: TabContent, B: TabContent>(second: B) -> _ConditionalContent<A, B>
}
/// A tab of a tab view, and what the bar shows for it.
/// - Since: iOS 18
struct Tab<Value, Content: View, Label: View>: View, TabContent {
    typealias TabValue = Value
    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
    init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel { self.init(title, systemImage: systemImage, content: content) }
    init(_ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
    init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
    init(_ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
    init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
    init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
    init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never
    init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
/// - Since: iOS 18
struct TabSection<Content: View>: View, TabContent {
    typealias TabValue = Never
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(@ViewBuilder content: () -> Content) { self.init("", content: content) }
    init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.init("", content: content) }
}
/// Tabs of any type, whose values are of one.
/// - Since: iOS 18
struct AnyTabContent<SelectionValue>: View, TabContent {
    typealias TabValue = SelectionValue
    init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue
}
/// - Since: iOS 18
enum TabRole {
    case search
    /// - Since: iOS 27
    case prominent
}
