import SwiftMachine
import SwiftModel
import ViewTree

/// A shape of the snippet that says itself how large it is.
struct InterpretedShape: ShapeSizer {
    let value: Value
    let type: SwiftType
    let bridge: Bridge
    let machine: Machine

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        try bridge.size(machine.callMember("sizeThatFits(_:)", of: type, base: value, arguments: [.proposal(proposal)]), machine)
    }

    func isEqual(to other: any ShapeSizer) -> Bool {
        guard let other = other as? InterpretedShape, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, type).isEmpty
    }
}

/// The outline of a shape or path of the snippet.
struct InterpretedOutline: ShapeOutline {
    let value: Value
    let type: SwiftType
    let bridge: Bridge
    let machine: Machine

    func path(in rect: Rect) throws -> PathValue {
        try bridge.path(machine.callMember("path(in:)", of: type, base: value, arguments: [.rect(rect)]), machine)
    }

    func isEqual(to other: any ShapeOutline) -> Bool {
        guard let other = other as? InterpretedOutline, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, type).isEmpty
    }
}

extension Bridge {
    /// What a value of a `Shape` type is as a view.
    func shape(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> ShapeContent {
        if case .any(let existential) = value { return try shape(existential.value, existential.type, machine) }
        if case .native(let object) = value, let view = object as? DeclaredView, case .leaf(.shape(let shape)) = view.kind { return shape }
        let type = machine.concreteType(type.underlying)
        var shape = ShapeContent(.path(name: name(of: type)))
        shape.outline = InterpretedOutline(value: value, type: type, bridge: self, machine: machine)
        if let own = try machine.witness("sizeThatFits", of: .shape, in: type), !own.decl.isPrelude {
            shape.sizing = .custom(InterpretedShape(value: value, type: type, bridge: self, machine: machine))
        }
        return shape
    }
}
