import SwiftMachine
import SwiftModel
import ViewTree

extension Bridge {
    /// The declared view that a value of a type stands for. Built-in views and scenes are declared views already; a view, scene or app of the snippet becomes a
    /// custom view.
    public func declared(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> DeclaredView {
        let type = type.underlying
        if case .any(let existential) = value { return try declared(existential.value, existential.type, machine) }
        if let wrapped = type.optionalPayload { return try optional(value, wrapped, type, machine) }
        if case .native(let object) = value { return try declared(object, type, machine) }
        if machine.conforms(type, to: .shape), !hasOwnBody(type) {
            return DeclaredView(viewType(type), .leaf(try shape(value, type, machine)))
        }
        // A scene of the library that has no window, as `Settings`, shows nothing.
        if type.nominal?.isPrelude ?? false, machine.conforms(type, to: .scene) { return DeclaredView(viewType(type), .empty) }
        guard machine.bodyOwner(of: type) != nil else { throw machine.trap("a value of type '\(type)' isn't a view") }
        return DeclaredView(viewType(type), .custom(InterpretedView(value: value, type: type, bridge: self, machine: machine)))
    }

    private func optional(_ value: Value, _ wrapped: SwiftType, _ type: SwiftType, _ machine: Machine) throws -> DeclaredView {
        switch value {
        case .none: return DeclaredView(viewType(type), .optional(nil))
        case .box(let box) where wrapped.isBoxedAsPayload:
            guard let inner = box.fields.first else { throw machine.trap("an optional lost its value") }
            return DeclaredView(viewType(type), .optional(try declared(inner, wrapped, machine)))
        default: return DeclaredView(viewType(type), .optional(try declared(value, wrapped, machine)))
        }
    }

    private func declared(_ object: AnyObject, _ type: SwiftType, _ machine: Machine) throws -> DeclaredView {
        switch object {
        case let view as DeclaredView: return view
        case let subview as any Subview: return DeclaredView(viewType(type), .subview(subview))
        case let subviews as Native<Subviews>: return DeclaredView(viewType(type), .subviews(subviews.wrapped.collection))
        default: throw machine.trap("a value of type '\(type)' isn't a view")
        }
    }

    /// Whether a type of the snippet declares a body itself: a shape may be drawn by its own views.
    private func hasOwnBody(_ type: SwiftType) -> Bool { type.nominal.map { !$0.isPrelude && $0.hasMember(named: "body") } ?? false }
}
