/// Columns that a table shows of its values.
/// - Since: iOS 16
protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableColumnBody: TableColumnContent
    associatedtype TableRowValue = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
    var tableColumnBody: TableColumnBody { get }
}
extension TableColumnContent where TableColumnBody == Never { var tableColumnBody: Never { fatalError() } }
extension Never: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = Never
    typealias TableColumnSortComparator = Never
}
/// A column of a table: its title, and what it shows of each value.
/// - Since: iOS 16
struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text
    init(_ title: LocalizedStringKey, _of value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text
    init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text { self = Self(title, _of: value)._sorted(by: _comparators(value)) }
    init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String?>) where Sort == Never, Content == Text, Label == Text { self = Self(title) { Text($0[keyPath: value] ?? "") }._sorted(by: [KeyPathComparator(value), SortDescriptor(value)]) }
    init<V: Comparable>(_ title: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text { self = Self(title, content: content)._sorted(by: [KeyPathComparator(value), SortDescriptor(value)]) }
    init<V: Comparable>(_ title: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text { self = Self(title, content: content)._sorted(by: [KeyPathComparator(value), SortDescriptor(value)]) }
    init<C: SortComparator>(_ title: LocalizedStringKey, sortUsing comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text { self = Self(title, content: content)._sorted(by: [comparator]) }
    init<V, C: SortComparator>(_ title: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text, C.Compared == V { self = Self(title, content: content)._sorted(by: [KeyPathComparator(value, comparator: comparator)]) }
    init<C: SortComparator>(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C) where Sort == Never, Content == Text, Label == Text, C.Compared == String { self = Self(title, _of: value)._sorted(by: [KeyPathComparator(value, comparator: comparator)]) }
    init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text
    init(_ text: Text, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text { self = Self(text) { Text($0[keyPath: value]) }._sorted(by: _comparators(value)) }
    init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text { self = Self(text, content: content)._sorted(by: [KeyPathComparator(value), SortDescriptor(value)]) }
    /// The column with what orders rows by it: a comparator for each type that a table may want.
    func _sorted(by comparators: [Any]) -> TableColumn<RowValue, Sort, Content, Label>
    /// Columns without a width of their own share the rest of the table's.
    func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
}
/// - Since: iOS 16
struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
}
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = Wrapped.TableRowValue
    typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
}
extension _ConditionalContent: TableColumnContent where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = TrueContent.TableRowValue
    typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
}
extension Group: TableColumnContent where Content: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    @_disfavoredOverload init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(_columns: content()) }
    init(_columns columns: Content)
}
/// Puts the columns of a table together.
/// - Since: iOS 16
@resultBuilder struct TableColumnBuilder<RowValue, Sort> {
    static func buildExpression<S, C: View, L: View>(_ column: TableColumn<RowValue, S, C, L>) -> TableColumn<RowValue, S, C, L>
    static func buildExpression<C: TableColumnContent>(_ columns: C) -> C where C.TableRowValue == RowValue
    static func buildBlock<C: TableColumnContent>(_ c: C) -> C
    /// - Since: iOS 17.4
    static func buildIf<C: TableColumnContent>(_ c: C?) -> C? { c }
    /// - Since: iOS 17.4
    static func buildEither<A: TableColumnContent, B: TableColumnContent>(first: A) -> _ConditionalContent<A, B>
    /// - Since: iOS 17.4
    static func buildEither<A: TableColumnContent, B: TableColumnContent>(second: B) -> _ConditionalContent<A, B>
    static func buildBlock<each C: TableColumnContent>(_ c: repeat each C) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)>
}
/// Columns for each element of a collection.
/// - Since: iOS 17.4
struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent>: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TableRowValue == RowValue
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) where Content.TableRowValue == RowValue
}
/// Rows of a table.
/// - Since: iOS 16
protocol TableRowContent<TableRowValue> {
    associatedtype TableRowBody: TableRowContent
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    var tableRowBody: TableRowBody { get }
}
extension TableRowContent where TableRowBody == Never { var tableRowBody: Never { fatalError() } }
extension Never: TableRowContent { typealias TableRowBody = Never }
/// A row of a table for one value, with the value's identity. It belongs nowhere else.
/// - Since: iOS 16
struct TableRow<Value: Identifiable>: TableRowContent, View {
    typealias TableRowBody = Never
    typealias TableRowValue = Value
    init(_ value: Value)
}
/// A row with further rows below it, which a tap on it shows and hides.
/// - Since: iOS 17
struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent, View {
    typealias TableRowBody = Never
    typealias TableRowValue = Label.TableRowValue
    init<Value: Identifiable>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>
}
/// Rows of a table, to which views' modifiers leave what they are.
protocol _TableRows: TableRowContent, View {}
extension _TableRows {
    func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> Self { self }
    func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    /// - Since: iOS 17
    func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
/// - Since: iOS 16
struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    typealias TableRowBody = Never
    typealias TableRowValue = Data.Element
}
/// - Since: iOS 16
struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Value
}
/// No rows.
/// - Since: iOS 16
struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Value
}
extension TableRow: _TableRows {}
extension DisclosureTableRow: _TableRows {}
extension ForEach: _TableRows where Content: _TableRows {}
extension ForEach: TableRowContent where Content: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Content.TableRowValue
}
extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Leaf.TableRowValue
}
/// - Since: iOS 16
extension ForEach where Content: TableRowContent {
    @_disfavoredOverload init<R>(_ data: Data, @TableRowBuilder<R> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable, R == Content.TableRowValue { self.init(_data: data, _rows: content) }
    @_disfavoredOverload init<R>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<R> content: @escaping (Data.Element) -> Content) where R == Content.TableRowValue { self.init(_data: data, id: id, _rows: content) }
    init(_data: Data, _rows: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
    init(_data: Data, id: KeyPath<Data.Element, ID>, _rows: @escaping (Data.Element) -> Content)
    /// A row for each element.
    init(_ data: Data) where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> { self.init(data) { TableRow($0) } }
    func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void) -> ForEach<Data, ID, Content> { self }
    func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach<Data, ID, Content> { self }
}
extension Group: TableRowContent where Content: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Content.TableRowValue
    @_disfavoredOverload init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue { self.init(_rows: content()) }
    init(_rows rows: Content)
}
extension Optional: TableRowContent where Wrapped: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Wrapped.TableRowValue
}
extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = TrueContent.TableRowValue
}
/// Puts the rows of a table together.
/// - Since: iOS 16
@resultBuilder struct TableRowBuilder<Value: Identifiable> {
    static func buildExpression(_ row: TableRow<Value>) -> TableRow<Value>
    static func buildExpression<R: TableRowContent>(_ rows: R) -> R where R.TableRowValue == Value
    static func buildBlock() -> EmptyTableRowContent<Value>
    static func buildBlock<R: TableRowContent>(_ r: R) -> R
    static func buildBlock<each R: TableRowContent>(_ r: repeat each R) -> TupleTableRowContent<Value, (repeat each R)>
    static func buildIf<R: TableRowContent>(_ row: R?) -> R?
    static func buildEither<A: TableRowContent, B: TableRowContent>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: TableRowContent, B: TableRowContent>(second: B) -> _ConditionalContent<A, B>
}
/// Rows of values in columns, under the columns' titles. A tap on a row sets the selection to the value's id.
/// - Since: iOS 16
struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View {
    init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Value
    /// - Since: iOS 17
    init<Data: RandomAccessCollection>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Value { self.init(data, columns: columns) }
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, columns: { _sorting(columns(), sortOrder) }) }
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value
    /// - Since: iOS 17
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value { self.init(data, selection: selection, columns: columns) }
    init<Data: RandomAccessCollection, Sort: SortComparator, ID>(_ data: Data, selection: Binding<ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, selection: selection, columns: { _sorting(columns(), sortOrder) }) }
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<Set<ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value
    /// - Since: iOS 17
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<Set<ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value { self.init(data, selection: selection, columns: columns) }
    init<Data: RandomAccessCollection, Sort: SortComparator, ID>(_ data: Data, selection: Binding<Set<ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, selection: selection, columns: { _sorting(columns(), sortOrder) }) }
    init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
    /// - Since: iOS 17
    init(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, columns: columns, rows: rows) }
    init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, columns: { _sorting(columns(), sortOrder) }, rows: rows) }
    init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, selection: selection, columns: { _sorting(columns(), sortOrder) }, rows: rows) }
    init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, selection: selection, columns: { _sorting(columns(), sortOrder) }, rows: rows) }
    init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
    /// - Since: iOS 17
    init(of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, selection: selection, columns: columns, rows: rows) }
    init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
    /// - Since: iOS 17
    init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value { self.init(of: valueType, selection: selection, columns: columns, rows: rows) }
}
/// Rows of trees: an element with children opens.
/// - Since: iOS 17
extension Table {
    init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value { self.init(of: Value.self, columns: columns) { OutlineGroup(data, children: children) { TableRow($0) } } }
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, children: children, columns: { _sorting(columns(), sortOrder) }) }
    init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value { self.init(of: Value.self, selection: selection, columns: columns) { OutlineGroup(data, children: children) { TableRow($0) } } }
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, children: children, selection: selection, columns: { _sorting(columns(), sortOrder) }) }
    init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value { self.init(of: Value.self, selection: selection, columns: columns) { OutlineGroup(data, children: children) { TableRow($0) } } }
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>, TableRow<Value>, DisclosureGroup<TableRow<Value>, OutlineSubgroupChildren>>, Value == Data.Element, Columns.TableRowValue == Value, Sort.Compared == Value { self.init(data, children: children, selection: selection, columns: { _sorting(columns(), sortOrder) }) }
}
