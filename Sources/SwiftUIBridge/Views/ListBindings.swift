import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindLists() {
        view("List.init(content: () -> Content)") { call in .container(ListContainer(), try call.content(0, typed: 1)) }
        view("List.init(selection: Binding<SelectionValue?>?, content: () -> Content)") { call in
            .container(ListContainer(selection: try call.selection(0, of: call.typeArgument(0), .one)), try call.content(1, typed: 1))
        }
        view("List.init(selection: Binding<Set<SelectionValue>>?, content: () -> Content)") { call in
            .container(ListContainer(selection: try call.selection(0, of: call.typeArgument(0), .several)), try call.content(1, typed: 1))
        }
        view("List.init(_: D, rowContent: (D.Element) -> R)") { call in
            .container(ListContainer(), try call.rows(call.forEach(data: 2, id: nil, content: 3, function: 1)))
        }
        view("List.init(_: D, id: KeyPath<D.Element, ID>, rowContent: (D.Element) -> R)") { call in
            .container(ListContainer(), try call.rows(call.forEach(data: 2, id: 1, content: 4, function: 2)))
        }
        view("List.init(_: Range<Int>, rowContent: (Int) -> R)") { call in
            .container(ListContainer(), try call.rows(call.forEachRange(content: 2)))
        }
    }
}

extension BridgeCall {
    /// The `ForEach` that a list of data makes of its rows.
    fileprivate func rows(_ content: ForEachContent) throws -> DeclaredView {
        DeclaredView(bridge.viewType(try typeArgument(1)), .forEach(content), line: call.line)
    }

    /// How many rows a selection holds.
    enum SelectionForm { case one, several }

    /// The selection that a binding holds, of values of a type; `nil` without a binding. A selection of one row takes tags of its optional type, too.
    func selection(_ index: Int, of type: SwiftType, _ form: SelectionForm) throws -> RowSelection? {
        if try isNil(index) { return nil }
        let (cell, bridge, machine) = (try native(index, BindingCell.self), bridge, machine)
        let optional = SwiftType.nominal(machine.types.nominal(.optional), [type])
        let set = SwiftType.nominal(machine.types.nominal(.set), [type])
        let selected = ValueBinding<[ExplicitID]> {
            let value = try cell.get(nil)
            if form == .one, case .none = value { return [] }
            if form == .one { return [try bridge.explicitID(machine.unwrapped(value, type), type, machine)] }
            let elements = try bridge.elements(of: value, set, machine)
            return try (0..<elements.count).map { try bridge.explicitID(elements[$0], type, machine) }
        } set: { ids in
            let values = ids.map(bridge.value)
            if form == .several { return try cell.set(machine.makeSet(values, type), nil) }
            guard let id = ids.first else { return try cell.set(.none, nil) }
            try cell.set(type.isBoxedAsPayload && bridge.isOf(type, id) ? .box(Box(tag: 1, values)) : values[0], nil)
        }
        return RowSelection(
            takes: { bridge.isOf(type, $0) || form == .one && bridge.isOf(optional, $0) }, selected: selected, holdsSeveral: form == .several)
    }
}
