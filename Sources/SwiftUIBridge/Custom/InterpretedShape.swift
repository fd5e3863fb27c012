import SwiftMachine
import SwiftModel
import ViewTree

/// A shape or path of the snippet, which says itself what its outline is, and may say how large it is.
struct InterpretedShape: ShapeSizer, ShapeOutline {
    let value: Value
    let type: SwiftType
    let bridge: Bridge
    let machine: Machine

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        try bridge.size(machine.callMember("sizeThatFits(_:)", of: type, base: value, arguments: [.proposal(proposal)]), machine)
    }

    func path(in rect: Rect) throws -> PathValue {
        try bridge.path(machine.callMember("path(in:)", of: type, base: value, arguments: [.rect(rect)]), machine)
    }

    func isEqual(to other: any ShapeSizer) -> Bool { isSame(as: other as? InterpretedShape) }
    func isEqual(to other: any ShapeOutline) -> Bool { isSame(as: other as? InterpretedShape) }

    func reached(from start: any ShapeOutline, _ progress: Double) throws -> any ShapeOutline {
        guard let start = start as? InterpretedShape, start.type == type,
            let value = try bridge.animated(value, from: start.value, type, progress, machine)
        else { return self }
        return InterpretedShape(value: value, type: type, bridge: bridge, machine: machine)
    }

    private func isSame(as other: InterpretedShape?) -> Bool {
        guard let other, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, type).isEmpty
    }
}

extension Bridge {
    /// What a value of a `Shape` type is as a view.
    func shape(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> ShapeContent {
        if case .any(let existential) = value { return try shape(existential.value, existential.type, machine) }
        if case .native(let object) = value, let view = object as? DeclaredView, case .leaf(let shape as ShapeContent) = view.kind { return shape }
        let type = machine.concreteType(type.underlying)
        var shape = ShapeContent(.path(name: name(of: type)))
        let own = InterpretedShape(value: value, type: type, bridge: self, machine: machine)
        shape.outline = own
        if let sizing = try machine.witness("sizeThatFits", of: .shape, in: type), !sizing.decl.isPrelude { shape.sizing = .custom(own) }
        return shape
    }
}
