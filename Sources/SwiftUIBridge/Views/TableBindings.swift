import SwiftMachine
import SwiftModel
import ViewGraph
import ViewLayout
import ViewTree

/// A column of a table of the snippet.
private struct TableColumn {
    let type: ViewType
    let title: DeclaredView
    let cell: (Value) throws -> DeclaredView
    /// Points; `nil` shares what other columns leave.
    var width: Double?
    /// An array of what orders rows by the column; `nil` where nothing does.
    var comparators: Value?
    /// What a tap on the title does.
    var tap: (() throws -> Void)?

    /// The title, as it is in the header.
    var shownTitle: DeclaredView {
        guard let tap else { return title }
        let gesture = GestureModifier("onTapGesture", tap: GestureModifier.Tap(count: 1, action: tap))
        return DeclaredView(title.type, .modified(title, .action(gesture)), line: title.line)
    }
}

extension Registrar {
    mutating func bindTables() {
        bindColumns()
        bindColumnsOfData()
        bindRows()
        let selections: [(parameter: (String) -> String, form: BridgeCall.SelectionForm?)] = [
            ({ _ in "" }, nil), ({ "selection: Binding<\($0)ID?>, " }, .one), ({ "selection: Binding<Set<\($0)ID>>, " }, .several),
        ]
        for (parameter, form) in selections {
            let columns = form == nil ? 1 : 2
            view("Table.init(_: Data, \(parameter(""))columns: () -> Columns)") { call in
                let content = try call.tableRows(ofData: 3)
                return try call.table(content, columns: columns, form)
            }
            view("Table.init(of: Value.Type, \(parameter("Value."))columns: () -> Columns, rows: () -> Rows)") { call in
                try call.table(call.content(columns + 1, typed: 1), columns: columns, form)
            }
        }
    }

    private mutating func bindColumns() {
        view("TableRow.init(_: Value)") { call in
            try call.tableRow(of: call.argument(0), call.typeArgument(0)).kind
        }
        view("DisclosureTableRow.init(_: Value, isExpanded: Binding<Bool>?, content: () -> Content)") { call in
            let row = try call.tableRow(of: call.argument(0), call.typeArgument(2))
            let group = DisclosureGroupContainer(isExpanded: try call.isNil(1) ? nil : call.boolBinding(1)) { try call.content(2, typed: 1) }
            return .container(group, row)
        }
        function("TableColumn.init(_: LocalizedStringKey, content: (RowValue) -> Content)") { call in
            let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
            return .wrapping(
                TableColumn(type: call.bridge.viewType(call.call.resultType), title: try call.title(0)) { try bridge.declared(make($0), type, machine) })
        }
        function("TableColumn.init(_: Text, content: (RowValue) -> Content)") { call in
            let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
            let title = try call.native(0, DeclaredView.self)
            return .wrapping(TableColumn(type: bridge.viewType(call.call.resultType), title: title) { try bridge.declared(make($0), type, machine) })
        }
        function("TableColumn.init(_: LocalizedStringKey, _of: KeyPath<RowValue, String>)") { call in
            let path = try call.argument(1)
            return .wrapping(
                TableColumn(type: call.bridge.viewType(call.call.resultType), title: try call.title(0)) { value in
                    guard case .string(let text) = try call.machine.get(path, of: value) else { throw call.mismatch("String") }
                    return call.label(text)
                })
        }
        function("TableColumn.width(_: CGFloat?)") { call in
            var column = try call.wrapped(0, TableColumn.self)
            column.width = try call.optionalDouble(1)
            return .wrapping(column)
        }
        function("TableColumn._sorted(by: [Any])") { call in
            var column = try call.wrapped(0, TableColumn.self)
            column.comparators = try call.argument(1)
            return .wrapping(column)
        }
        function("_tapping(_: C, _: ([Any]) -> Void)") { call in
            let (action, machine) = (try call.argument(1), call.machine)
            let columns = try Self.columns(call, 0).map { column in
                var column = column
                column.tap = column.comparators.map { comparators in { _ = try machine.call(action, [comparators]) } }
                return column
            }
            return .wrapping(columns)
        }
        function("TableColumnBuilder.buildExpression(_: TableColumn<RowValue, S, C, L>)") { call in try call.argument(0) }
        function("Group.init(_columns: Content)") { call in try call.argument(0) }
        function("TableColumnBuilder.buildExpression(_: C)") { call in try call.ownContent(0, typed: 2, .tableColumnContent) }
    }

    /// A component of columns: one, those of a block, or none.
    private static func columns(_ call: BridgeCall, _ index: Int) throws -> [TableColumn] {
        try call.isNil(index) ? [] : call.tableColumns(call.argument(index))
    }

    private mutating func bindColumnsOfData() {
        for (id, content) in [("", 1), ("id: KeyPath<Data.Element, ID>, ", 2)] {
            function("TableColumnForEach.init(_: Data, \(id)content: (Data.Element) -> Content)") { call in
                let elements = try call.bridge.elements(of: call.argument(0), call.typeArgument(0), call.machine)
                let make = try call.closure(content)
                return .wrapping(try (0..<elements.count).flatMap { try call.tableColumns(make(elements[$0])) })
            }
        }
    }

    private mutating func bindRows() {
        function("TableColumnBuilder.buildBlock(_: C)") { call in .wrapping(try Self.columns(call, 0)) }
        for label in ["first: A", "second: B"] { function("TableColumnBuilder.buildEither(\(label))") { call in .wrapping(try Self.columns(call, 0)) } }
        function("TableRowBuilder.buildExpression(_: TableRow<Value>)") { call in try call.argument(0) }
        view("Group.init(_rows: Content)") { call in .group(try call.view(0, typed: 0)) }
        function("TableRowBuilder.buildExpression(_: R)") { call in try call.ownContent(0, typed: 1, .tableRowContent) }
        view("TableRowBuilder.buildBlock()") { _ in .empty }
        function("TableRowBuilder.buildBlock(_: R)") { call in try call.argument(0) }
        pack("TableColumnBuilder.buildBlock") { call in .wrapping(try call.call.arguments.indices.flatMap { try Self.columns(call, $0) }) }
        pack("TableRowBuilder.buildBlock") { call in
            .native(call.view(.tuple(try call.call.arguments.indices.map { try call.view($0, typed: $0 + 1) })))
        }
        function("TableRowBuilder.buildIf(_: R?)") { call in try call.argument(0) }
        view("TableRowBuilder.buildEither(first: A)") { call in .conditional(branch: true, try call.view(0, typed: 1)) }
        view("TableRowBuilder.buildEither(second: B)") { call in .conditional(branch: false, try call.view(0, typed: 2)) }
    }
}

extension BridgeCall {
    /// Columns or rows, for which a type of the program has a body that makes them.
    fileprivate func ownContent(_ index: Int, typed parameter: Int, _ contents: KnownType) throws -> Value {
        var (value, type) = (try argument(index), try typeArgument(parameter).underlying)
        let (member, body) = contents == .tableRowContent ? ("tableRowBody", "TableRowBody") : ("tableColumnBody", "TableColumnBody")
        var bodies = 0
        while let nominal = type.nominal, !nominal.isPrelude {
            bodies += 1
            guard bodies < 500 else { throw machine.trap("'\(member)' of '\(nominal.name)' is inside \(bodies) others, so it seems to contain itself") }
            value = try machine.callMember(member, of: type, base: value, arguments: [])
            type = try machine.associatedType(body, of: contents, in: type).underlying
        }
        return value
    }

    /// The columns of a component that isn't `nil`.
    fileprivate func tableColumns(_ value: Value) throws -> [TableColumn] {
        if let several = try? bridge.native(value, Native<[TableColumn]>.self, machine) { return several.wrapped }
        return [try bridge.native(value, Native<TableColumn>.self, machine).wrapped]
    }

    /// Such a row with the identity of its value.
    fileprivate func tableRow(of value: Value, _ type: SwiftType) throws -> DeclaredView {
        let idType = try machine.associatedType("ID", of: .identifiable, in: type)
        let id = try id(machine.callMember("id", of: type, base: value, arguments: []), idType)
        let row = tableRow(SnippetValue(value: value, type: type, machine: machine))
        return DeclaredView(row.type, .modified(row, .id(id)), line: call.line)
    }

    /// A row that a table has not given its cells yet.
    fileprivate func tableRow(_ value: SnippetValue) -> DeclaredView {
        DeclaredView(
            ViewType("TableRow", [bridge.viewType(value.type)]),
            .container(TableRowContainer(value: value, widths: []), DeclaredView(ViewType("EmptyView"), .empty)),
            line: call.line)
    }

    /// A row for each element of the collection that is argument 0, by its id; `data` is the type argument.
    fileprivate func tableRows(ofData data: Int) throws -> DeclaredView {
        let elements = try bridge.elements(of: argument(0), typeArgument(data), machine)
        let identity = try identity(of: elements.type, nil)
        let rowType = ViewType("TableRow", [bridge.viewType(elements.type)])
        let content = ForEachContent(count: elements.count, contentType: rowType) { index in
            try identity(elements[index])
        } content: { index in
            tableRow(SnippetValue(value: try elements[index], type: elements.type, machine: machine))
        }
        return DeclaredView(bridge.viewType(try typeArgument(1)), .forEach(content), line: call.line)
    }

    /// A table of rows, whose columns are an argument, before it a selection where there is one.
    fileprivate func table(_ rows: DeclaredView, columns: Int, _ form: SelectionForm?) throws -> DeclaredView.Kind {
        let columns = try bridge.native(machine.call(argument(columns), []), Native<[TableColumn]>.self, machine).wrapped
        let selection = try form.map { form in
            let idType = try machine.associatedType("ID", of: .identifiable, in: typeArgument(0))
            return try self.selection(1, of: idType, form)
        }
        let titles = columns.map { DeclaredView($0.type, .container(NamedContainer("TableColumn"), $0.shownTitle), line: $0.title.line) }
        let header = DeclaredView(
            ViewType("TableHeader"), .container(TableRowContainer(value: nil, widths: columns.map(\.width)), tuple(titles)), line: call.line)
        return .container(TableContainer(selection: selection ?? nil), pair(header, try filled(rows, with: columns)))
    }

    private func tuple(_ views: [DeclaredView]) -> DeclaredView {
        DeclaredView(bridge.tupleType(views.map(\.type)), .tuple(views), line: call.line)
    }

    /// The rows with their cells.
    private func filled(_ view: DeclaredView, with columns: [TableColumn]) throws -> DeclaredView {
        func filled(_ view: DeclaredView) throws -> DeclaredView { try self.filled(view, with: columns) }
        let kind: DeclaredView.Kind
        switch view.kind {
        case .container(let row as TableRowContainer, _):
            guard let value = row.value as? SnippetValue else { return view }
            let cells = try columns.map { column in
                DeclaredView(ViewType("TableCell"), .container(NamedContainer("TableCell"), try column.cell(value.value)), line: column.title.line)
            }
            kind = .container(TableRowContainer(value: value, widths: columns.map(\.width)), tuple(cells))
        case .container(let group as DisclosureGroupContainer, let row):
            kind = .container(DisclosureGroupContainer(isExpanded: group.isExpanded) { try filled(group.content()) }, try filled(row))
        case .group(let row): kind = .group(try filled(row))
        case .tuple(let rows): kind = .tuple(try rows.map(filled))
        case .optional(let row): kind = .optional(try row.map(filled))
        case .conditional(let branch, let row): kind = .conditional(branch: branch, try filled(row))
        case .modified(let row, let modifier): kind = .modified(try filled(row), modifier)
        case .forEach(let content):
            kind = .forEach(
                ForEachContent(count: content.count, constantStart: content.constantStart, contentType: content.contentType, id: content.id) {
                    try filled(content.content($0))
                })
        default: return view
        }
        return DeclaredView(view.type, kind, line: view.line)
    }
}
