/// A part of the user interface: what `body` makes.
protocol View {
    associatedtype Body: View = Never
    @ViewBuilder var body: Body { get }
}
extension Never: View {}

/// Puts the views of a closure together: several become a `TupleView`, `if` an `Optional` or a `_ConditionalContent`.
@resultBuilder struct ViewBuilder {
    static func buildExpression<C: View>(_ content: C) -> C
    static func buildBlock() -> EmptyView
    static func buildBlock<C: View>(_ content: C) -> C
    static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)>
    static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleView<(C0, C1, C2)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleView<(C0, C1, C2, C3)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleView<(C0, C1, C2, C3, C4)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleView<(C0, C1, C2, C3, C4, C5)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19)>
    static func buildIf<C: View>(_ content: C?) -> C?
    static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B>
    static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView
}
struct TupleView<T>: View {}
struct _ConditionalContent<TrueContent, FalseContent>: View {}
extension Optional: View where Wrapped: View {}

/// A view without content: it resolves to no subview at all.
struct EmptyView: View { init() }
/// A view whose type is hidden. Another type inside is another identity.
struct AnyView: View {
    init<V: View>(_ view: V)
    init<V: View>(erasing view: V)
}
/// What a modifier makes: the view before it, and the modifier.
struct ModifiedContent<Content, Modifier>: View {}
struct IDView<Content, ID>: View {}
struct EquatableView<Content: View & Equatable>: View { init(content: Content) }
/// A change to views that has a name. Its body receives what it modifies as `content`.
protocol ViewModifier {
    associatedtype Body: View = Never
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}
struct _ViewModifier_Content<Modifier>: View {}
struct EmptyModifier: ViewModifier { init() }

/// Nothing is translated: the key is the text.
typealias LocalizedStringKey = String
/// One or more lines of text.
struct Text: View, Equatable {
    init(_ content: String)
    init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    init(verbatim content: String)
    init(_ image: Image)
    static func == (_ a: Text, _ b: Text) -> Bool
    static func + (_ a: Text, _ b: Text) -> Text
    func font(_ font: Font?) -> Text
    func fontWeight(_ weight: Font.Weight?) -> Text
    func fontDesign(_ design: Font.Design?) -> Text
    func foregroundColor(_ color: Color?) -> Text
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
    func bold() -> Text
    func bold(_ isActive: Bool) -> Text
    func italic() -> Text
    func italic(_ isActive: Bool) -> Text
    func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    func fontWidth(_ width: Font.Width?) -> Text { self }
    func monospaced(_ isActive: Bool = true) -> Text
    func monospacedDigit() -> Text
    func kerning(_ points: CGFloat) -> Text
    func tracking(_ points: CGFloat) -> Text
    func baselineOffset(_ points: CGFloat) -> Text
    func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
    struct LineStyle { enum Pattern { case solid, dot, dash, dashDot, dashDotDot } }
    enum TruncationMode { case head, tail, middle }
    enum Case { case uppercase, lowercase }
    enum Scale { case `default`, secondary }
}
/// An image by its name, or a symbol.
struct Image: View, Equatable {
    init(_ name: String)
    init(systemName: String)
    init(decorative: String)
    init(_ name: String, variableValue: Double?) { self.init(name) }
    init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    init(_ name: String, label: Text) { self.init(name) }
    static func == (_ a: Image, _ b: Image) -> Bool
    func resizable() -> Image
    func resizable(resizingMode: Image.ResizingMode) -> Image { resizable() }
    func resizable(capInsets: EdgeInsets, resizingMode: Image.ResizingMode = .stretch) -> Image { resizable() }
    enum ResizingMode { case tile, stretch }
    func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image
    func interpolation(_ interpolation: Image.Interpolation) -> Image
    func antialiased(_ isAntialiased: Bool) -> Image
    enum TemplateRenderingMode { case template, original }
    enum Interpolation { case none, low, medium, high }
    enum Scale { case small, medium, large }
}
/// An image from the network; nothing is loaded, so the placeholder stands.
struct AsyncImage<Content: View>: View {
    init(url: URL?) where Content == Image
    init(url: URL?, scale: CGFloat) where Content == Image { self.init(url: url) }
    init<P: View>(url: URL?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P)
    init<P: View>(url: URL?, scale: CGFloat, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P) { self.init(url: url, content: content, placeholder: placeholder) }
    init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content) { self.init(_shown: content(.empty)) }
    init(_shown content: Content)
}
/// How far an image from the network is.
enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { if case .success(let image) = self { image } else { nil } }
    var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// Takes what it is offered along its stack's axis, at least `minLength`; no gap stands beside it.
struct Spacer: View { init(minLength: CGFloat? = nil) }
/// A line across the stack.
struct Divider: View { init() }

/// Several views as one declaration: modifiers reach each of them, and a container sees each of them.
struct Group<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    /// Hands out the resolved subviews of a view, all at once.
    init<Base: View, R: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> R) where Content == GroupElementsOfContent<Base, R>
    /// Hands out the resolved sections of a view, all at once.
    init<Base: View, R: View>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> R) where Content == GroupSectionsOfContent<Base, R>
    @_renamed("subviews") init<Base: View, R: View>(subviewsOf view: Base, @ViewBuilder transform: (SubviewsCollection) -> R) where Content == GroupElementsOfContent<Base, R>
    @_renamed("sections") init<Base: View, R: View>(sectionsOf view: Base, @ViewBuilder transform: (SectionCollection) -> R) where Content == GroupSectionsOfContent<Base, R>
}
struct GroupElementsOfContent<Subviews, Content>: View {}
struct GroupSectionsOfContent<Sections, Content>: View {}
struct ForEachSubviewCollection<Content>: RandomAccessCollection { typealias Element = Subview }
struct ForEachSectionCollection<Content>: RandomAccessCollection { typealias Element = SectionConfiguration }
struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection { typealias Element = ID }

/// A view for each element of a collection, each with the identity of its element.
struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable, Content: View
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Content: View
    @_constantRange init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, Content: View
    init<C: MutableCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID, Content: View
    init<C: MutableCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, Content: View
    /// Makes a view for each resolved subview of a view.
    init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
    /// Makes a view for each resolved section of a view.
    init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    @_renamed("subviews") init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
    @_renamed("sections") init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, Content>
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, Content>
}
/// A resolved view. Where it is placed, the original view stands, state and all.
struct Subview: View, Identifiable {
    var id: Subview.ID { get }
    var containerValues: ContainerValues { get }
    struct ID: Hashable {
        static func == (_ a: Subview.ID, _ b: Subview.ID) -> Bool
    }
}
/// Resolved views in order; as a view it stands for all of them.
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
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    /// A section that a sidebar can collapse; here its content is there while it is expanded.
    init<C: View>(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C) where Parent == Text, Content == C?, Footer == EmptyView { self.init(title) { if isExpanded.wrappedValue { content() } } }
    init<C: View>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent) where Content == C?, Footer == EmptyView { self.init(content: { if isExpanded.wrappedValue { content() } }, header: header) }
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView
    init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView
    init(_ title: String, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
    init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView
    init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView
}

/// Views from top to bottom: the least flexible takes its share first.
struct VStack<Content: View>: View {
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
/// Views from left to right: the least flexible takes its share first.
struct HStack<Content: View>: View {
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
/// Views over each other, the last in front.
struct ZStack<Content: View>: View {
    init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
/// Rows that are made when they come into sight.
struct LazyVStack<Content: View>: View {
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
struct LazyHStack<Content: View>: View {
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
struct LazyVGrid<Content: View>: View {
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
struct LazyHGrid<Content: View>: View {
    init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
/// Rows of cells whose columns are as wide as their widest cell.
struct Grid<Content: View>: View {
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct GridRow<Content: View>: View { init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) }
/// Proposes no length along its axes, and shows a part of what it contains.
struct ScrollView<Content: View>: View {
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
struct ScrollViewReader<Content: View>: View { init(@ViewBuilder content: (ScrollViewProxy) -> Content) }
struct ScrollViewProxy { func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) }
/// The first of its views whose ideal size fits; else the last.
struct ViewThatFits<Content: View>: View { init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) }
/// Rows, in sections; a row for each resolved view.
struct List<SelectionValue: Hashable, Content: View>: View {
    init(@ViewBuilder content: () -> Content) where SelectionValue == Never
    init<D: RandomAccessCollection, R: View>(_ data: D, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == ForEach<D, D.Element.ID, R>, SelectionValue == Never
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == ForEach<D, ID, R>, SelectionValue == Never
    @_constantRange init<R: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> R) where Content == ForEach<Range<Int>, Int, R>, SelectionValue == Never
    /// A tap on a row sets the selection to the row's tag, or its id.
    init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    /// A tap on a row makes it the only one that is selected.
    init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    init<D: RandomAccessCollection, R: View>(_ data: D, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == ForEach<D, D.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    init<D: RandomAccessCollection, R: View>(_ data: D, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == ForEach<D, D.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == ForEach<D, ID, R> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == ForEach<D, ID, R> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// A tree of data: rows with children are disclosure groups.
    init<D: RandomAccessCollection, R: View>(_ data: D, children: KeyPath<D.Element, D?>, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == OutlineGroup<D, D.Element.ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>>, SelectionValue == Never {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, children: KeyPath<D.Element, D?>, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == OutlineGroup<D, ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>>, SelectionValue == Never {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    init<D: RandomAccessCollection, R: View>(_ data: D, children: KeyPath<D.Element, D?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == OutlineGroup<D, D.Element.ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, children: KeyPath<D.Element, D?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == OutlineGroup<D, ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R>, SelectionValue == Never {
        self.init { ForEach(data, content: rowContent) }
    }
    init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R>, SelectionValue == Never {
        self.init { ForEach(data, content: rowContent) }
    }
    init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, R>, SelectionValue == Never {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}
/// What the user may do with the rows of a list.
struct EditActions: OptionSet {
    let rawValue: Int
    static let delete = EditActions(rawValue: 1), move = EditActions(rawValue: 2), all = EditActions(rawValue: 3)
}
struct Form<Content: View>: View { init(@ViewBuilder content: () -> Content) }
struct NavigationStack<Data, Root: View>: View {
    init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    init(path: Binding<Data>, @ViewBuilder root: () -> Root)
}
struct NavigationView<Content: View>: View { init(@ViewBuilder content: () -> Content) }
struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar, content: content, detail: detail) }
}
struct NavigationSplitViewVisibility: Hashable {
    let _name: String
    static let automatic = NavigationSplitViewVisibility(_name: "automatic"), all = NavigationSplitViewVisibility(_name: "all")
    static let doubleColumn = NavigationSplitViewVisibility(_name: "doubleColumn"), detailOnly = NavigationSplitViewVisibility(_name: "detailOnly")
}
struct NavigationPath {
    var count = 0
    init() {}
    var isEmpty: Bool { count == 0 }
    mutating func append<V: Hashable>(_ value: V) { count += 1 }
    mutating func removeLast(_ k: Int = 1) { count -= k }
}
struct TabView<SelectionValue, Content: View>: View {
    init(@ViewBuilder content: () -> Content) where SelectionValue == Int
    init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}
/// A label that is tapped to show or hide further views; they are made while it is expanded. In a list they are rows of their own.
struct DisclosureGroup<Label: View, Content: View>: View {
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
/// A tree of data, each element with the identity of its data: one with children is a disclosure group, one whose `children` are nil a view alone.
struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View {
    init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where ID == Data.Element.ID, Data.Element: Identifiable, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
}
/// What a disclosure group of an outline discloses.
struct OutlineSubgroupChildren: View {}
struct GroupBox<Label: View, Content: View>: View {
    init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content) where Label == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}
/// Its content is made for the size that it is given; it takes all it is offered.
struct GeometryReader<Content: View>: View { init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) }

/// Runs an action when it is tapped.
struct Button<Label: View>: View {
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init(_ title: String, action: @escaping () -> Void) where Label == Text
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) where Label == Text
    /// Its role says what it is called.
    init(role: ButtonRole, action: @escaping () -> Void) where Label == Text { self.init(role._name.capitalized, role: role, action: action) }
    init(_ title: String, systemImage: String, action: @escaping () -> Void) where Label == _LabelView<Text, Image>
    init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where Label == _LabelView<Text, Image>
}
struct ButtonRole: Equatable, Sendable { let _name: String; static let destructive = ButtonRole(_name: "destructive"); static let cancel = ButtonRole(_name: "cancel"), close = ButtonRole(_name: "close"), confirm = ButtonRole(_name: "confirm") }
struct Toggle<Label: View>: View {
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    init(_ title: String, isOn: Binding<Bool>) where Label == Text
    init(_ title: String, systemImage: String, isOn: Binding<Bool>) where Label == _LabelView<Text, Image> { self.init(isOn: isOn) { _iconLabel(title, systemImage) } }
    init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label { self.init(isOn: configuration.$isOn) { configuration.label } }
}
struct TextField<Label: View>: View {
    init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) where Label == Text
    init(_ title: String, text: Binding<String>, prompt: Text?) where Label == Text
    init(text: Binding<String>, @ViewBuilder label: () -> Label)
    init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text { self.init(title, text: text, prompt: prompt) }
    init(text: Binding<String>, prompt: Text?, @ViewBuilder label: () -> Label) { self.init(text: text, label: label) }
    init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) { self.init(text: text, label: label) }
    /// Before iOS 15: what is done while editing, and at its end.
    init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) where Label == Text { self.init(title, text: text) }
    init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text { self.init(title, text: text) }
    /// Shows a number in a format; a text that is no number changes nothing.
    init<V: _FormattedNumber>(_ title: String, value: Binding<V>, format: _NumberFormat, prompt: Text? = nil) where Label == Text { self.init(title, text: format._field(value)) }
    init<V: _FormattedNumber>(_ title: String, value: Binding<V?>, format: _NumberFormat, prompt: Text? = nil) where Label == Text { self.init(title, text: format._field(value)) }
    init<V: _FormattedNumber>(value: Binding<V>, format: _NumberFormat, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: format._field(value), label: label) }
}
struct SecureField<Label: View>: View {
    init(_ title: String, text: Binding<String>) where Label == Text
    init(_ title: String, text: Binding<String>, prompt: Text?) where Label == Text { self.init(title, text: text) }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}
struct TextEditor: View { init(text: Binding<String>) }
/// Sets a number inside of bounds.
struct Slider<Label: View, ValueLabel: View>: View {
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView { self.init(value: value, in: bounds, onEditingChanged: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}
/// Changes a value step by step.
struct Stepper<Label: View>: View {
    init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>? = nil, step: Int = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text
    init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) where Label == Text
    init(value: Binding<Int>, in bounds: ClosedRange<Int>? = nil, step: Int = 1, @ViewBuilder label: () -> Label)
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
    init(_ title: String, value: Binding<Int>, in bounds: PartialRangeFrom<Int>, step: Int = 1) where Label == Text { self.init(title, value: value, in: bounds.lowerBound...Int.max, step: step) }
    init(value: Binding<Int>, in bounds: PartialRangeFrom<Int>, step: Int = 1, @ViewBuilder label: () -> Label) { self.init(value: value, in: bounds.lowerBound...Int.max, step: step, label: label) }
    init(_ title: String, value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(value: value, in: bounds, step: step) { Text(title) } }
    init(_ title: String, value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double = 1, format: _NumberFormat) where Label == Text { self.init(value: value, in: bounds, step: step) { Text(title) } }
    init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>? = nil, step: Int = 1, format: _NumberFormat) where Label == Text { self.init(title, value: value, in: bounds, step: step) }
    init(value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double = 1, @ViewBuilder label: () -> Label) {
        func move(_ delta: Double) {
            let moved = value.wrappedValue + delta
            if bounds?.contains(moved) ?? true { value.wrappedValue = moved }
        }
        self.init(label: label, onIncrement: { move(step) }, onDecrement: { move(-step) })
    }
}
struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { label } }
    init(_ title: String, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> {
        self.init(selection: selection, content: content) { _iconLabel(title, systemImage) }
    }
}
struct NavigationLink<Label: View, Destination: View>: View {
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text
    init(destination: Destination, @ViewBuilder label: () -> Label)
    init(_ title: String, destination: Destination) where Label == Text
    /// Before iOS 16: the link is a navigation that a binding drives.
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(destination: destination, label: label) }
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(destination: destination, label: label) }
    init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text { self.init(title, destination: destination) }
    init(_ title: String, destination: Destination, isActive: Binding<Bool>) where Label == Text { self.init(title, destination: destination) }
    init<P: Hashable>(_ title: String, value: P?) where Label == Text, Destination == Never
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never
}
struct Link<Label: View>: View {
    init(_ title: String, destination: URL) where Label == Text
    init(destination: URL, @ViewBuilder label: () -> Label)
}
/// Shares something, which the workbook does not do.
struct ShareLink<Label: View>: View {
    init<T>(item: T) where Label == _LabelView<Text, Image> { self.init(item: item) { _iconLabel("Share…", "square.and.arrow.up") } }
    init<T>(_ title: String, item: T) where Label == _LabelView<Text, Image> { self.init(item: item) { _iconLabel(title, "square.and.arrow.up") } }
    init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}
/// Controls that belong together.
struct ControlGroup<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(content: content) }
    init(_ title: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}
struct Menu<Label: View, Content: View>: View {
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(title, systemImage) } }
    init(_ title: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text { self.init(title, content: content) }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { self.init(content: content, label: label) }
    init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
struct Label<Title: View, Icon: View>: View {
    init(_ title: String, systemImage: String) where Title == Text, Icon == Image
    init(_ title: String, image: String) where Title == Text, Icon == Image
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}
typealias _LabelView<Title: View, Icon: View> = Label<Title, Icon>
func _iconLabel(_ title: String, _ systemImage: String) -> _LabelView<Text, Image> { Label(title, systemImage: systemImage) }
struct LabeledContent<Label: View, Content: View>: View {
    init(_ title: String, value: String) where Label == Text, Content == Text
    init<V: _FormattedNumber>(_ title: String, value: V, format: _NumberFormat) where Label == Text, Content == Text { self.init(title, value: format._text(value._number)) }
    init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    init() where Label == EmptyView, CurrentValueLabel == EmptyView
    init(_ title: String) where Label == Text, CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1) where Label == EmptyView, CurrentValueLabel == EmptyView
    init(_ title: String, value: Double?, total: Double = 1) where Label == Text, CurrentValueLabel == EmptyView
    init(value: Float?, total: Float = 1) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(value: value.map { Double($0) }, total: Double(total)) }
    init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == EmptyView { self.init(value: configuration.fractionCompleted) { configuration.label } }
}

/// A program: its scenes.
protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
protocol Scene { associatedtype Body = Never }
extension Scene {
    func commands<C: View>(@ViewBuilder content: () -> C) -> Self { self }
    func windowStyle(_ style: WindowStyle) -> Self { self }
    func windowResizability(_ resizability: WindowResizability) -> Self { self }
    func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
    func defaultSize(_ size: CGSize) -> Self { self }
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> Self { self }
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> Self { self }
}
@resultBuilder struct SceneBuilder {
    static func buildExpression<C: Scene>(_ content: C) -> C
    static func buildBlock<C: Scene>(_ content: C) -> C
    // The first scene is the one that is shown.
    static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> C0 { c0 }
    static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> C0 { c0 }
}
struct WindowStyle { init() {}; static let automatic = WindowStyle(), hiddenTitleBar = WindowStyle(), titleBar = WindowStyle(), plain = WindowStyle() }
struct WindowResizability { init() {}; static let automatic = WindowResizability(), contentSize = WindowResizability(), contentMinSize = WindowResizability() }
/// A window of settings; it is not shown.
struct Settings<Content: View>: Scene { init(@ViewBuilder content: () -> Content) {} }
/// Menu items of the program, which has no menu bar here.
struct CommandMenu<Content: View>: View {
    init(_ title: String, @ViewBuilder content: () -> Content) {}
    var body: some View { EmptyView() }
}
struct CommandGroup<Content: View>: View {
    init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    var body: some View { EmptyView() }
}
struct CommandGroupPlacement {
    init() {}
    static let newItem = CommandGroupPlacement(), saveItem = CommandGroupPlacement(), appInfo = CommandGroupPlacement(), appSettings = CommandGroupPlacement()
    static let help = CommandGroupPlacement(), undoRedo = CommandGroupPlacement(), pasteboard = CommandGroupPlacement(), sidebar = CommandGroupPlacement(), toolbar = CommandGroupPlacement()
}
struct WindowGroup<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content)
    init(_ title: String, @ViewBuilder content: () -> Content)
    init(id: String, @ViewBuilder content: () -> Content)
}
protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
