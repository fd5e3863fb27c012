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
/// - Since: iOS 14
struct LazyVStack<Content: View>: View {
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
/// - Since: iOS 14
struct LazyHStack<Content: View>: View {
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
/// - Since: iOS 14
struct LazyVGrid<Content: View>: View {
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
/// - Since: iOS 14
struct LazyHGrid<Content: View>: View {
    init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
/// Rows of cells whose columns are as wide as their widest cell.
/// - Since: iOS 16
struct Grid<Content: View>: View {
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
/// - Since: iOS 16
struct GridRow<Content: View>: View { init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) }
/// Proposes no length along its axes, and shows a part of what it contains.
struct ScrollView<Content: View>: View {
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
/// - Since: iOS 14
struct ScrollViewReader<Content: View>: View { init(@ViewBuilder content: (ScrollViewProxy) -> Content) }
/// - Since: iOS 14
struct ScrollViewProxy { func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) }
/// The first of its views whose ideal size fits; else the last.
/// - Since: iOS 16
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
    @_constantRange init<R: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> R) where Content == ForEach<Range<Int>, Int, R> {
        self.init(selection: selection) { ForEach(data, id: \.self, content: rowContent) }
    }
    @_constantRange init<R: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> R) where Content == ForEach<Range<Int>, Int, R> {
        self.init(selection: selection) { ForEach(data, id: \.self, content: rowContent) }
    }
    /// A tree of data: rows with children are disclosure groups.
    /// - Since: iOS 14
    init<D: RandomAccessCollection, R: View>(_ data: D, children: KeyPath<D.Element, D?>, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == OutlineGroup<D, D.Element.ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>>, SelectionValue == Never {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// - Since: iOS 14
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, children: KeyPath<D.Element, D?>, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == OutlineGroup<D, ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>>, SelectionValue == Never {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    /// - Since: iOS 14
    init<D: RandomAccessCollection, R: View>(_ data: D, children: KeyPath<D.Element, D?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == OutlineGroup<D, D.Element.ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// - Since: iOS 14
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, children: KeyPath<D.Element, D?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == OutlineGroup<D, ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    /// - Since: iOS 14
    init<D: RandomAccessCollection, R: View>(_ data: D, children: KeyPath<D.Element, D?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where D.Element: Identifiable, Content == OutlineGroup<D, D.Element.ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// - Since: iOS 14
    init<D: RandomAccessCollection, ID: Hashable, R: View>(_ data: D, id: KeyPath<D.Element, ID>, children: KeyPath<D.Element, D?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (D.Element) -> R) where Content == OutlineGroup<D, ID, R, R, DisclosureGroup<R, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    /// - Since: iOS 15
    init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R>, SelectionValue == Never {
        self.init { ForEach(data, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R>, SelectionValue == Never {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 15
    init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// - Since: iOS 15
    init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Element: Identifiable, Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, R> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, R>, SelectionValue == Never {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, R> {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 16
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where C.Index == Int, Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, R> {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
    /// - Since: iOS 15
    init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R) where Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, R>, SelectionValue == Never {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}
/// What the user may do with the rows of a list.
/// - Since: iOS 16
struct EditActions<Data>: OptionSet {
    let rawValue: Int
    static var delete: EditActions<Data> { EditActions(rawValue: 1) }
    static var move: EditActions<Data> { EditActions(rawValue: 2) }
    static var all: EditActions<Data> { EditActions(rawValue: 3) }
}
/// - Since: iOS 16
extension ForEach {
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, C.Index == Int, ID == C.Element.ID, Content: View {
        self = ForEach(data, content: content)._editing(data, editActions)
    }
    init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == IndexedIdentifierCollection<C, ID>, C.Index == Int, Content: View {
        self = ForEach(data, id: id, content: content)._editing(data, editActions)
    }
    func _editing<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) -> ForEach<Data, ID, Content> where C.Index == Int {
        let deletable = actions.contains(.delete) ? _onDelete { data.wrappedValue.remove(atOffsets: IndexSet($0)) } : self
        return actions.contains(.move) ? deletable._onMove { data.wrappedValue.move(fromOffsets: IndexSet($0), toOffset: $1) } : deletable
    }
}
struct Form<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    /// - Since: iOS 16
    init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content { self.init { configuration.content } }
}
/// A label that is tapped to show or hide further views; they are made while it is expanded. In a list they are rows of their own.
/// - Since: iOS 14
struct DisclosureGroup<Label: View, Content: View>: View {
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
/// A tree of data, each element with the identity of its data: one with children is a disclosure group, one whose `children` are nil a view alone.
/// - Since: iOS 14
struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View {
    init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where ID == Data.Element.ID, Data.Element: Identifiable, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
}
/// What a disclosure group of an outline discloses.
/// - Since: iOS 14
struct OutlineSubgroupChildren: View {}
/// - Since: iOS 14
struct GroupBox<Label: View, Content: View>: View {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content) where Label == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
    init(_ configuration: GroupBoxStyleConfiguration) where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content { self.init(content: { configuration.content }, label: { configuration.label }) }
}
/// Its content is made for the size that it is given; it takes all that is proposed.
struct GeometryReader<Content: View>: View { init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) }
/// Views side by side that macOS divides by lines which can be moved; these stay.
/// - Since: macOS 10.15
struct HSplitView<Content: View>: View {
    let _content: Content
    init(@ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { HStack(spacing: 1) { _content } }
}
/// Views one below the other that macOS divides by lines which can be moved; these stay.
/// - Since: macOS 10.15
struct VSplitView<Content: View>: View {
    let _content: Content
    init(@ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { VStack(spacing: 1) { _content } }
}
