import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindScrollModifiers() {
        modifier("View.onScrollGeometryChange(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void)") { call in
            let (transform, action, type, machine) = (try call.closure(2), try call.argument(3), try call.typeArgument(1), call.machine)
            return .onScrollGeometryChange {
                SnippetValue(value: try transform(.scrollGeometry($0)), type: type, machine: machine)
            } _: { old, new in
                _ = try machine.call(action, [old.snippetValue, new.snippetValue])
            }
        }
        modifier("View._scrollPosition(anchor: UnitPoint?, target: () -> _ScrollTarget, identify: (Int) -> AnyHashable, seen: ([AnyHashable]) -> Void)") {
            call in
            let (target, identify, seen, bridge, machine) = (try call.argument(2), try call.closure(3), try call.closure(4), call.bridge, call.machine)
            let binding = ValueBinding<ScrollTarget?> {
                try bridge.scrollTarget(machine.call(target, []), machine)
            } set: { target in
                guard case .seen(let ids)? = target else { return }
                _ = try seen(.array(ArrayStorage(ids.compactMap { try bridge.hashable($0, identify) })))
            }
            return .scrollPosition(binding, anchor: try call.isNil(1) ? nil : try call.unitPoint(1))
        }
        modifier("View.defaultScrollAnchor(_: UnitPoint?)") { call in .defaultScrollAnchor(try call.isNil(1) ? nil : try call.unitPoint(1), nil) }
        modifier("View.defaultScrollAnchor(_: UnitPoint?, for: ScrollAnchorRole)") { call in
            guard case .string(let name) = try call.fields(2, 1)[0] else { throw call.mismatch("ScrollAnchorRole") }
            return .defaultScrollAnchor(try call.isNil(1) ? nil : try call.unitPoint(1), ScrollAnchorRole(rawValue: "\(name)"))
        }
        modifier("View.scrollTargetLayout(isEnabled: Bool)") { call in .scrollTargetLayout(isEnabled: try call.bool(1)) }
    }
}

extension Bridge {
    /// What a `_ScrollTarget` says: its fields are `id`, `anchor`, `x`, `y`, `partX` and `partY`.
    fileprivate func scrollTarget(_ value: Value, _ machine: Machine) throws -> ScrollTarget? {
        let fields = try fields(value, 6, machine)
        func number(_ index: Int) throws -> Double? {
            if case .none = fields[index] { nil } else { try double(fields[index], machine) }
        }
        if case .any(let id) = fields[0] {
            let anchor: Point? = if case .none = fields[1] { nil } else { try point(fields[1], machine) }
            return .view(try explicitID(id.value, id.type, machine), anchor: anchor.map { UnitPoint(x: $0.x, y: $0.y) })
        }
        let x = try number(2).map(ScrollOffset.points) ?? number(4).map(ScrollOffset.part)
        let y = try number(3).map(ScrollOffset.points) ?? number(5).map(ScrollOffset.part)
        return x == nil && y == nil ? nil : .offset(x: x, y: y)
    }

    /// The `AnyHashable` of an identity; `nil` where it is none of the snippet's values.
    fileprivate func hashable(_ id: ExplicitID, _ identify: (Value) throws -> Value) throws -> Value? {
        switch id.value.base {
        case let identity as IdentityValue: .any(Existential(type: identity.type, value: identity.value))
        case let number as Int: try identify(.int(number))
        default: nil
        }
    }
}

extension Value {
    fileprivate static func scrollGeometry(_ geometry: ViewTree.ScrollGeometry) -> Value {
        .box(Box([.point(geometry.offset), .size(geometry.content), .insets(.zero), .size(geometry.container)]))
    }
}
