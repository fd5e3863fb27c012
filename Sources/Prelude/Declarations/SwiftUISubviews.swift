/// Several views as one declaration: modifiers reach each of them, and a container sees each of them.
struct Group<Content> {}
extension Group: View where Content: View {
    init(@ViewBuilder content: () -> Content)
    /// Hands out the resolved subviews of a view, all at once.
    /// - Since: iOS 18
    init<Base: View, R: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> R) where Content == GroupElementsOfContent<Base, R>
    /// Hands out the resolved sections of a view, all at once.
    /// - Since: iOS 18
    init<Base: View, R: View>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> R) where Content == GroupSectionsOfContent<Base, R>
    /// - Since: iOS 18
    @_renamed("subviews") init<Base: View, R: View>(subviewsOf view: Base, @ViewBuilder transform: (SubviewsCollection) -> R) where Content == GroupElementsOfContent<Base, R>
    /// - Since: iOS 18
    @_renamed("sections") init<Base: View, R: View>(sectionsOf view: Base, @ViewBuilder transform: (SectionCollection) -> R) where Content == GroupSectionsOfContent<Base, R>
}
/// - Since: iOS 18
struct GroupElementsOfContent<Subviews, Content>: View {}
/// - Since: iOS 18
struct GroupSectionsOfContent<Sections, Content>: View {}
/// - Since: iOS 18
struct ForEachSubviewCollection<Content>: RandomAccessCollection { typealias Element = Subview }
/// - Since: iOS 18
struct ForEachSectionCollection<Content>: RandomAccessCollection { typealias Element = SectionConfiguration }
/// - Since: iOS 15
struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection { typealias Element = ID }

/// A view for each element of a collection, each with the identity of its element.
struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable, Content: View
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Content: View
    @_constantRange init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, Content: View
    /// - Since: iOS 15
    init<C: MutableCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID, Content: View
    /// - Since: iOS 15
    init<C: MutableCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, Content: View
    /// Makes a view for each resolved subview of a view.
    /// - Since: iOS 18
    init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
    /// Makes a view for each resolved section of a view.
    /// - Since: iOS 18
    init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    /// - Since: iOS 18
    @_renamed("subviews") init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
    /// - Since: iOS 18
    @_renamed("sections") init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    func _onDelete(_ action: (([Int]) -> Void)?) -> ForEach<Data, ID, Content>
    func _onMove(_ action: (([Int], Int) -> Void)?) -> ForEach<Data, ID, Content>
    func _onInsert(_ follow: @escaping (Int, NSItemProvider, Int) -> Bool) -> ForEach<Data, ID, Content>
}
/// A resolved view. Where it is placed, the original view appears, with its state.
/// - Since: iOS 18
struct Subview: View, Identifiable {
    var id: Subview.ID { get }
    var containerValues: ContainerValues { get }
    struct ID: Hashable {
        static func == (_ a: Subview.ID, _ b: Subview.ID) -> Bool
    }
}
/// Resolved views in order; as a view it stands for all of them.
/// - Since: iOS 18
struct SubviewsCollection: View, RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    typealias Iterator = IndexingIterator<SubviewsCollection>
    func index(after i: Int) -> Int { i + 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var first: Subview? { get }
    var last: Subview? { get }
    subscript(index: Int) -> Subview { get }
    subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
    subscript(bounds: ClosedRange<Int>) -> SubviewsCollectionSlice { self[bounds.lowerBound..<bounds.upperBound + 1] }
    subscript(bounds: PartialRangeFrom<Int>) -> SubviewsCollectionSlice { self[bounds.lowerBound..<endIndex] }
    subscript(bounds: PartialRangeUpTo<Int>) -> SubviewsCollectionSlice { self[startIndex..<bounds.upperBound] }
    subscript(bounds: PartialRangeThrough<Int>) -> SubviewsCollectionSlice { self[startIndex..<bounds.upperBound + 1] }
    func prefix(_ length: Int) -> SubviewsCollectionSlice
    func suffix(_ length: Int) -> SubviewsCollectionSlice
    func dropFirst(_ count: Int = 1) -> SubviewsCollectionSlice
    func dropLast(_ count: Int = 1) -> SubviewsCollectionSlice
}
/// A part of a collection of resolved views.
/// - Since: iOS 18
struct SubviewsCollectionSlice: View, RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
    func index(after i: Int) -> Int { i + 1 }
    var startIndex: Int { get }
    var endIndex: Int { startIndex + count }
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var first: Subview? { get }
    var last: Subview? { get }
    subscript(index: Int) -> Subview { get }
    subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
    subscript(bounds: ClosedRange<Int>) -> SubviewsCollectionSlice { self[bounds.lowerBound..<bounds.upperBound + 1] }
    subscript(bounds: PartialRangeFrom<Int>) -> SubviewsCollectionSlice { self[bounds.lowerBound..<endIndex] }
    subscript(bounds: PartialRangeUpTo<Int>) -> SubviewsCollectionSlice { self[startIndex..<bounds.upperBound] }
    subscript(bounds: PartialRangeThrough<Int>) -> SubviewsCollectionSlice { self[startIndex..<bounds.upperBound + 1] }
    func prefix(_ length: Int) -> SubviewsCollectionSlice
    func suffix(_ length: Int) -> SubviewsCollectionSlice
    func dropFirst(_ count: Int = 1) -> SubviewsCollectionSlice
    func dropLast(_ count: Int = 1) -> SubviewsCollectionSlice
}
/// A resolved section: its header, content and footer as resolved views.
/// - Since: iOS 18
struct SectionConfiguration: Identifiable {
    var id: SectionConfiguration.ID { get }
    var header: SubviewsCollection { get }
    var content: SubviewsCollection { get }
    var footer: SubviewsCollection { get }
    var containerValues: ContainerValues { get }
    struct ID: Hashable {
        static func == (_ a: SectionConfiguration.ID, _ b: SectionConfiguration.ID) -> Bool
    }
}
/// Resolved sections in order; there is at least one.
/// - Since: iOS 18
struct SectionCollection: RandomAccessCollection {
    typealias Element = SectionConfiguration
    typealias Index = Int
    typealias Iterator = IndexingIterator<SectionCollection>
    func index(after i: Int) -> Int { i + 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var first: SectionConfiguration? { get }
    var last: SectionConfiguration? { get }
    subscript(index: Int) -> SectionConfiguration { get }
}
/// Views that belong together, with a header and a footer that containers may show.
struct Section<Parent, Content, Footer>: View {
    /// Whether a sidebar may collapse it.
    /// - Since: iOS 17
    func collapsible(_ collapsible: Bool) -> some View { self }
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    /// A section that a sidebar can collapse: its content is there while it is expanded, and a tap on the header changes that.
    /// - Since: iOS 17
    init<C: View>(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C) where Parent == Text, Content == C?, Footer == EmptyView { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
    /// - Since: iOS 17
    init<C: View>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent) where Content == C?, Footer == EmptyView {
        self.init(_isExpanded: isExpanded, content: { if isExpanded.wrappedValue { content() } }, header: header)
    }
    init(_isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView
    init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
    init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView
    init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView
}
/// - Since: iOS 18
protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// The values that a view gives to the container around it.
/// - Since: iOS 18
struct ContainerValues {
    subscript<K: ContainerValueKey>(key: K.Type) -> K.Value { get set }
    /// The view's tag of the type, which `tag(_:)` or an element of `ForEach` gives it.
    func tag<V: Hashable>(for type: V.Type) -> V?
    func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}
/// What `ForEach` reads and sets of a bound collection.
extension MutableCollection where Self: RandomAccessCollection {
    /// The element, or another one where the collection became shorter.
    func _element(atOffset offset: Int, otherwise other: Element) -> Element { offset < count ? self[index(startIndex, offsetBy: offset)] : other }
    func _replacing(atOffset offset: Int, by element: Element) -> Self {
        var copy = self
        if offset < count { copy[index(startIndex, offsetBy: offset)] = element }
        return copy
    }
}
