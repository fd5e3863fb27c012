import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// The `Layout` protocol: what a layout sees of its subviews, and a layout as a container.
    mutating func bindLayouts() {
        view("Layout.callAsFunction(_: () -> V)") { call in
            .container(try call.bridge.container(call.argument(0), call.typeArgument(0), call.machine), try call.content(1, typed: 1))
        }
        function("AnyLayout.init(_: L)") { call in
            let layout = try call.argument(0)
            if case .any(let opened) = layout { return .native(Native(opened)) }
            return .native(Native(Existential(type: try call.typeArgument(0), value: layout)))
        }
        function("LayoutSubviews.count") { call in .int(try call.wrapped(0, [any ViewTree.LayoutSubview].self).count) }
        function("LayoutSubviews.subscript(_: Int)") { call in
            let (subviews, index) = (try call.wrapped(0, [any ViewTree.LayoutSubview].self), try call.int(1))
            guard subviews.indices.contains(index) else { throw call.outOfRange(index, count: subviews.count) }
            return .native(subviews[index])
        }
        bindLayoutSubviews()
        bindSpacing()
    }

    private mutating func bindLayoutSubviews() {
        function("LayoutSubview.sizeThatFits(_: ProposedViewSize)") { call in .size(try call.subview(0).sizeThatFits(call.proposal(1))) }
        function("LayoutSubview.dimensions(in: ProposedViewSize)") { call in
            .wrapping(try call.subview(0).dimensions(in: call.proposal(1)) as any ViewTree.ViewDimensions)
        }
        function("LayoutSubview.place(at: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)") { call in
            try call.subview(0).place(at: call.point(1), anchor: call.unitPoint(2), proposal: call.proposal(3))
            return .none
        }
        function("LayoutSubview._leaveOut()") { call in
            try call.subview(0).leaveOut()
            return .none
        }
        function("LayoutSubview._isRightToLeft") { call in .bool(try call.subview(0).isRightToLeft) }
        function("LayoutSubview.priority") { call in .double(try call.subview(0).priority) }
        function("LayoutSubview.spacing") { call in .wrapping(try call.subview(0).spacing) }
        function("LayoutSubview.containerValues") { call in
            let subview = try call.subview(0)
            return .native(ValueBag<ContainerKey> { try subview.containerValue($0).snippetValue })
        }
        function("LayoutSubview.subscript(_: K.Type)") { call in
            try call.subview(0).layoutValue(call.bridge.layoutKey(call.typeArgument(0), call.machine)).snippetValue
        }
        function("LayoutSubview.==(_: LayoutSubview, _: LayoutSubview)") { call in .bool(try call.subview(0) === call.subview(1)) }
    }

    private mutating func bindSpacing() {
        function("ViewSpacing.init()") { _ in .wrapping(ViewTree.ViewSpacing()) }
        function("ViewSpacing.zero") { _ in .wrapping(ViewTree.ViewSpacing.zero) }
        function("ViewSpacing.distance(to: ViewSpacing, along: Axis)") { call in
            let (a, b) = (try call.wrapped(0, ViewTree.ViewSpacing.self), try call.wrapped(1, ViewTree.ViewSpacing.self))
            return .double(a.distance(to: b, along: try call.int(2) == 0 ? .horizontal : .vertical))
        }
        function("ViewSpacing.union(_: ViewSpacing, edges: Edge.Set)") { call in
            var union: ViewTree.ViewSpacing = try call.wrapped(0)
            union.formUnion(try call.wrapped(1), edges: try call.edges(2))
            return .wrapping(union)
        }
    }
}

extension BridgeCall {
    fileprivate func subview(_ index: Int) throws -> any ViewTree.LayoutSubview { try native(index, (any ViewTree.LayoutSubview).self) }
}

extension Bridge {
    /// The container that a layout makes: the engine's own for the stack layouts, also inside `AnyLayout`.
    fileprivate func container(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> any Container {
        let type = type.underlying
        if case .native(let object) = value, let layout = object as? Native<Existential> {
            return try container(layout.wrapped.value, layout.wrapped.type, machine)
        }
        let own = CustomLayoutContainer(InterpretedLayout(value: value, type: type, bridge: self, machine: machine))
        guard let decl = type.nominal, decl.isPrelude else { return own }
        let fields = try fields(value, 1, machine)
        func spacing(_ index: Int = 1) throws -> Double? {
            guard fields.count > index else { return nil }
            if case .none = fields[index] { return nil }
            return try double(fields[index], machine)
        }
        switch decl.name {
        case "HStackLayout": return StackContainer(.horizontal, alignment: try native(fields[0], AlignmentGuide.self, machine), spacing: try spacing())
        case "VStackLayout": return StackContainer(.vertical, alignment: try native(fields[0], AlignmentGuide.self, machine), spacing: try spacing())
        case "GridLayout":
            return GridContainer(alignment: try alignment(fields[0], machine), horizontalSpacing: try spacing(1), verticalSpacing: try spacing(2))
        case "ZStackLayout": return ZStackContainer(alignment: try alignment(fields[0], machine))
        // What the prelude writes out in Swift.
        default: return own
        }
    }
}
