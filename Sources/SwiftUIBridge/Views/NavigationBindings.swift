import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Navigation stacks, links and destinations.
    mutating func bindNavigation() {
        view("NavigationStack.init(root: () -> Root)") { call in
            .container(NavigationStackContainer(name: "NavigationStack", path: nil), try call.content(0, typed: 1))
        }
        for path in ["Data", "NavigationPath"] {
            view("NavigationStack.init(path: Binding<\(path)>, root: () -> Root)") { call in
                .container(
                    NavigationStackContainer(name: "NavigationStack", path: try call.path(0, isOfOneType: path == "Data")), try call.content(1, typed: 1))
            }
        }
        view("NavigationView.init(content: () -> Content)") { call in
            .container(NavigationStackContainer(name: "NavigationView", path: nil), try call.content(0, typed: 0))
        }
        modifier("View.navigationDestination(for: D.Type, destination: (D) -> V)") { call in
            let (type, bridge) = (try call.typeArgument(1), call.bridge)
            return .navigationDestination(
                NavigationDestination(
                    type: bridge.viewType(type), takes: { bridge.isOf(type, $0) }, content: { try call.made(2, by: bridge.value(of: $0), typed: 2) }))
        }
        bindNavigationLinks()
        bindSplitViews()
    }

    private mutating func bindNavigationLinks() {
        view("NavigationLink.init(destination: () -> Destination, label: () -> Label)") { call in
            .control(NavigationLinkControl(.view(try call.content(0, typed: 1))), label: try call.content(1, typed: 0))
        }
        view("NavigationLink.init(_: LocalizedStringKey, destination: () -> Destination)") { call in
            .control(NavigationLinkControl(.view(try call.content(1, typed: 1))), label: try call.title(0))
        }
        view("NavigationLink.init(isActive: Binding<Bool>, destination: () -> Destination, label: () -> Label)") { call in
            .control(NavigationLinkControl(.view(try call.content(1, typed: 1), isActive: try call.boolBinding(0))), label: try call.content(2, typed: 0))
        }
        view("NavigationLink.init(_: LocalizedStringKey, value: P?)") { call in
            .control(NavigationLinkControl(.value(try call.linkedValue(1))), label: try call.title(0))
        }
        view("NavigationLink.init(value: P?, label: () -> Label)") { call in
            .control(NavigationLinkControl(.value(try call.linkedValue(0))), label: try call.content(1, typed: 0))
        }
    }
}

extension BridgeCall {
    /// The value of a link; its type is a type argument of the call.
    fileprivate func linkedValue(_ index: Int) throws -> ExplicitID? {
        try isNil(index) ? nil : bridge.step(argument(index), typeArgument(2), machine)
    }

    /// The bound path of a stack: a collection of values of one type, or a `NavigationPath`, which holds any.
    fileprivate func path(_ index: Int, isOfOneType: Bool) throws -> ViewTree.NavigationPath {
        let (cell, bridge, machine) = (try native(index, BindingCell.self), bridge, machine)
        guard isOfOneType else {
            return ViewTree.NavigationPath(
                values: cell.value { path in
                    guard case .array(let values)? = try bridge.fields(path, 1, machine).first else {
                        throw machine.trap("the value isn't of type 'NavigationPath'")
                    }
                    return try values.elements.map { try bridge.step($0, .any, machine) }
                } _: { values in
                    .box(Box([.array(ArrayStorage(values.map(bridge.erasedValue)))]))
                }
            ) { _ in true }
        }
        let type = try typeArgument(0)
        let element = try machine.associatedType("Element", of: .sequence, in: type)
        return ViewTree.NavigationPath(
            values: cell.value { path in
                let values = try bridge.elements(of: path, type, machine)
                return try (0..<values.count).map { try bridge.step(values[$0], element, machine) }
            } _: { values in
                .array(ArrayStorage(values.map(bridge.value)))
            }
        ) { bridge.isOf(element, $0) }
    }
}

extension Bridge {
    /// A value on a path, which knows its type: destinations are found by it.
    fileprivate func step(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> ExplicitID {
        if case .any(let existential) = value { return try step(existential.value, existential.type, machine) }
        let identity = IdentityValue(hashed: try machine.hashed(value, type), value: value, type: type.resolved)
        return ExplicitID(AnyHashable(identity), description: try machine.printed(value, type))
    }

    /// The value of a step as a path that holds values of any type keeps it.
    fileprivate func erasedValue(_ step: ExplicitID) -> Value {
        guard let identity = step.value.base as? IdentityValue else { return value(of: step) }
        return .any(Existential(type: identity.type, value: identity.value))
    }
}
