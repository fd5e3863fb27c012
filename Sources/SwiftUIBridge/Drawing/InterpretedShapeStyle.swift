import SwiftMachine
import SwiftModel
import ViewTree

/// A `ShapeStyle` of the snippet with a `resolve(in:)`, which runs where it is drawn.
final class InterpretedShapeStyle: StyleResolver, @unchecked Sendable {
    private let value: Value
    private let type: SwiftType
    private let bridge: Bridge
    private let machine: Machine

    /// `nil` for a style that doesn't resolve itself.
    init?(_ value: Value, _ type: SwiftType, _ bridge: Bridge, _ machine: Machine) {
        guard let decl = type.nominal, !decl.isPrelude, decl.hasMember(named: "resolve") else { return nil }
        (self.value, self.type, self.bridge, self.machine) = (value, type, bridge, machine)
    }

    var name: String { type.description }

    func paint(_ lookup: @escaping EnvironmentQuery.Lookup) throws -> Paint {
        let environment = ValueBag<ViewTree.EnvironmentKey> { try lookup($0).snippetValue }
        let paint = try machine.callMember("_paint(in:)", of: type, base: value, arguments: [.native(environment)])
        return try bridge.native(paint, Native<Paint>.self, machine).wrapped
    }

    func isSame(as other: any StyleResolver) -> Bool {
        guard let other = other as? InterpretedShapeStyle, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, type).isEmpty
    }
}
