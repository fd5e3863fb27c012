/// Columns that a table shows of its values.
protocol TableColumnContent { associatedtype TableRowValue }
/// A column of a table: its title, and what it shows of each value.
struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
    typealias TableRowValue = RowValue
    init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text
    init(_ title: String, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text
    /// Columns without a width of their own share the rest of the table's.
    func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
}
struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent { typealias TableRowValue = RowValue }
/// Puts the columns of a table together.
@resultBuilder struct TableColumnBuilder<RowValue, Sort> {
    static func buildExpression<S, C: View, L: View>(_ column: TableColumn<RowValue, S, C, L>) -> TableColumn<RowValue, S, C, L>
    static func buildBlock<C: TableColumnContent>(_ c: C) -> C
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}
/// Rows of a table.
protocol TableRowContent {}
/// A row of a table for one value, with the value's identity. It stands nowhere else.
struct TableRow<Value: Identifiable>: TableRowContent, View { init(_ value: Value) }
struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {}
struct TupleTableRowContent<Value, T>: TableRowContent {}
extension ForEach: TableRowContent where Content: TableRowContent {}
extension Optional: TableRowContent where Wrapped: TableRowContent {}
extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent {}
/// Puts the rows of a table together.
@resultBuilder struct TableRowBuilder<Value: Identifiable> {
    static func buildExpression(_ row: TableRow<Value>) -> TableRow<Value>
    static func buildExpression<D: RandomAccessCollection, I: Hashable>(_ rows: ForEach<D, I, TableRow<Value>>) -> ForEach<D, I, TableRow<Value>>
    static func buildBlock<R: TableRowContent>(_ r: R) -> R
    static func buildBlock<R0: TableRowContent, R1: TableRowContent>(_ r0: R0, _ r1: R1) -> TupleTableRowContent<Value, (R0, R1)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2) -> TupleTableRowContent<Value, (R0, R1, R2)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3) -> TupleTableRowContent<Value, (R0, R1, R2, R3)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent, R5: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4, R5)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent, R5: TableRowContent, R6: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4, R5, R6)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent, R5: TableRowContent, R6: TableRowContent, R7: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4, R5, R6, R7)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent, R5: TableRowContent, R6: TableRowContent, R7: TableRowContent, R8: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4, R5, R6, R7, R8)>
    static func buildBlock<R0: TableRowContent, R1: TableRowContent, R2: TableRowContent, R3: TableRowContent, R4: TableRowContent, R5: TableRowContent, R6: TableRowContent, R7: TableRowContent, R8: TableRowContent, R9: TableRowContent>(_ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8, _ r9: R9) -> TupleTableRowContent<Value, (R0, R1, R2, R3, R4, R5, R6, R7, R8, R9)>
    static func buildIf<R: TableRowContent>(_ row: R?) -> R?
    static func buildEither<A: TableRowContent, B: TableRowContent>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: TableRowContent, B: TableRowContent>(second: B) -> _ConditionalContent<A, B>
}
/// Rows of values in columns, under the columns' titles. A tap on a row sets the selection to the value's id.
struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View {
    init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Value
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value
    init<Data: RandomAccessCollection, ID>(_ data: Data, selection: Binding<Set<ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, ID == Value.ID, Columns.TableRowValue == Value
    init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
    init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
    init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Value
}
