import SwiftMachine
import SwiftModel
import ViewGraph
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindTraitModifiers() {
        bindCustomModifiers()
        for axis in ["HorizontalAlignment", "VerticalAlignment"] {
            modifier("View.alignmentGuide(_: \(axis), computeValue: (ViewDimensions) -> CGFloat)") { call in
                let (compute, bridge, machine) = (try call.closure(2), call.bridge, call.machine)
                return .alignmentGuide(try call.guide(1)) { try bridge.double(compute(.wrapping($0 as any ViewTree.ViewDimensions)), machine) }
            }
        }
        modifier("View.layoutPriority(_: Double)") { call in .layoutPriority(try call.double(1)) }
        modifier("View.allowsHitTesting(_: Bool)") { call in .trait(HitTesting(isAllowed: try call.bool(1))) }
        modifier("View.selectionDisabled(_: Bool)") { call in .trait(SelectionDisabled(isDisabled: try call.bool(1))) }
        for edit in RowEditDisabled.Edit.allCases {
            modifier("View.\(edit)Disabled(_: Bool)") { call in .trait(RowEditDisabled(edit: edit, isDisabled: try call.bool(1))) }
        }
        modifier("View.zIndex(_: Double)") { call in .trait(ZIndex(try call.double(1))) }
        modifier("View.layoutValue(key: K.Type, value: K.Value)") { call in
            let type = try call.typeArgument(1)
            let valueType = try call.machine.associatedType("Value", of: .layoutValueKey, in: type)
            return .trait(LayoutValueTrait(call.bridge.layoutKey(type, call.machine), call.opaque(try call.argument(2), valueType)))
        }
        view("View.containerValue(_: WritableKeyPath<ContainerValues, V>, _: V)") { call in
            let writes = try call.bridge.containerWrites(call.argument(2), at: call.argument(1), call.machine)
            let type = try call.typeArgument(1)
            return try call.modified(try call.base(), writes.map { .containerValue($0.key, call.opaque($0.value, type)) })
        }
        modifier("View.tag(_: V)") { call in .tag(try call.id(call.argument(1), call.typeArgument(1))) }
        modifier("View.id(_: ID)") { call in .id(try call.viewID(call.argument(1), call.typeArgument(1))) }
        modifier("View.accessibilityIdentifier(_: String)") { call in .accessibilityIdentifier(try call.string(1)) }
        modifier("View.coordinateSpace(name: N)") { call in .coordinateSpace(try call.id(call.argument(1), call.typeArgument(1))) }
        view("View.coordinateSpace(_: CoordinateSpace)") { call in
            guard case .named(let name) = try call.space(1) else { return .group(try call.base()) }
            return .modified(try call.base(), .coordinateSpace(name))
        }
        bindGridModifiers()
    }

    private mutating func bindCustomModifiers() {
        view("View.modifier(_: T)") { call in
            let type = try call.typeArgument(1)
            if type.underlying.isKnown(.emptyModifier) { return .group(try call.base()) }
            let modifier = InterpretedView(value: try call.argument(1), type: type, bridge: call.bridge, machine: call.machine)
            return .modified(try call.base(), .custom(modifier))
        }
        function("EmptyModifier.init()") { _ in .box(Box([])) }
        view("View.equatable()") { call in .equatable(try call.base()) }
    }

    private mutating func bindGridModifiers() {
        modifier("View.gridCellColumns(_: Int)") { call in .trait(GridCellColumns(try call.int(1))) }
        modifier("View.gridCellUnsizedAxes(_: Axis.Set)") { call in .trait(GridCellUnsizedAxes(try call.axes(1))) }
        modifier("View.gridColumnAlignment(_: HorizontalAlignment)") { call in .trait(GridColumnAlignment(try call.guide(1))) }
        modifier("View.gridCellAnchor(_: UnitPoint)") { call in .trait(GridCellAnchor(try call.unitPoint(1))) }
        // `Visibility`: automatic, visible, hidden.
        modifier("View.listRowSeparator(_: Visibility, edges: VerticalEdge.Set)") { call in .trait(ListRowSeparator(isVisible: try call.int(1) != 2)) }
    }
}

extension BridgeCall {
    /// The view with one modifier a write; a key path may write several keys, or none.
    func modified(_ base: DeclaredView, _ modifiers: [Modifier]) throws -> DeclaredView.Kind {
        guard let last = modifiers.last else { return .group(base) }
        return .modified(modifiers.dropLast().reduce(base) { view(.modified($0, $1)) }, last)
    }
}
