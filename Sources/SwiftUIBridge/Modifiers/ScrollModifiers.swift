import SwiftMachine
import SwiftModel
import ViewGraph
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindScrollModifiers() {
        modifier("View.onScrollGeometryChange(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void)") { call in
            let (transform, action, type, machine) = (try call.closure(2), try call.argument(3), try call.typeArgument(1), call.machine)
            return .scroll(
                ScrollGeometryObserver {
                    SnippetValue(value: try transform(.scrollGeometry($0)), type: type, machine: machine)
                } _: { old, new in
                    _ = try machine.call(action, [old.snippetValue, new.snippetValue])
                })
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
            return .scroll(ScrollPositionModifier(binding, anchor: try call.isNil(1) ? nil : try call.unitPoint(1)))
        }
        modifier("View._onScrollTargets(threshold: Double, identify: (Int) -> AnyHashable, read: ([AnyHashable]) -> [ID], action: ([ID]) -> Void)") { call in
            let (threshold, identify, read, action) = (try call.double(1), try call.closure(2), try call.closure(3), try call.closure(4))
            let (type, bridge, machine) = (try call.typeArgument(1), call.bridge, call.machine)
            return .scroll(
                ScrollTargetObserver(threshold: threshold) { ids in
                    let seen = try read(.array(ArrayStorage(ids.compactMap { try bridge.hashable($0, identify) })))
                    return SnippetValue(value: seen, type: .nominal(machine.types.nominal(.array), [type]), machine: machine)
                } _: {
                    _ = try action($0.snippetValue)
                })
        }
        modifier("View.defaultScrollAnchor(_: UnitPoint?)") { call in
            .scroll(DefaultScrollAnchorModifier(try call.isNil(1) ? nil : try call.unitPoint(1)))
        }
        modifier("View.defaultScrollAnchor(_: UnitPoint?, for: ScrollAnchorRole)") { call in
            guard case .string(let name) = try call.fields(2, 1)[0] else { throw call.mismatch("ScrollAnchorRole") }
            return .scroll(DefaultScrollAnchorModifier(try call.isNil(1) ? nil : try call.unitPoint(1), for: ScrollAnchorRole(rawValue: "\(name)")))
        }
        modifier("View._contentMargins(_: Edge.Set, _: EdgeInsets)") { call in
            .scroll(ContentMarginsModifier(try call.insets(2), on: try call.edges(1)))
        }
        modifier("View._onScrollPhaseChange(_: (Int, Int, ScrollGeometry) -> Void)") { call in
            let (action, machine) = (try call.argument(1), call.machine)
            return .scroll(ScrollPhaseObserver { _ = try machine.call(action, [.int($0.rawValue), .int($1.rawValue), .scrollGeometry($2)]) })
        }
        modifier("View.scrollTargetBehavior(_: B)") { call in .scroll(try call.scrollTargetBehavior(1, typed: 1)) }
        modifier("View.scrollTargetLayout(isEnabled: Bool)") { call in .scroll(ScrollTargetLayoutModifier(isEnabled: try call.bool(1))) }
    }
}

extension BridgeCall {
    /// A `ScrollTargetBehavior`; its kind says whether it is one of the library's.
    fileprivate func scrollTargetBehavior(_ index: Int, typed typeIndex: Int) throws -> ViewLayout.ScrollTargetBehavior {
        let (value, type, bridge, machine) = (try argument(index), try typeArgument(typeIndex), bridge, machine)
        guard case .int(let kind) = try machine.callMember("_kind", of: type, base: value, arguments: []) else { throw mismatch("ScrollTargetBehavior") }
        switch kind {
        case 1: return .paging
        case 2, 3:
            let anchor = try machine.callMember("_anchor", of: type, base: value, arguments: [])
            let point: Point? = if case .none = anchor { nil } else { try bridge.point(anchor, machine) }
            return .viewAligned(anchor: point.map { UnitPoint(x: $0.x, y: $0.y) }, byOne: kind == 3)
        default:
            return .program { geometry, before, axes in
                let start = Point(x: before.x - geometry.insets.leading, y: before.y - geometry.insets.top)
                let arguments: [Value] = [.scrollGeometry(geometry), .point(start), .bool(axes.contains(Axis.vertical)), .bool(axes.contains(Axis.horizontal))]
                let end = try bridge.point(machine.callMember("_end(_:_:_:_:)", of: type, base: value, arguments: arguments), machine)
                return Point(x: end.x + geometry.insets.leading, y: end.y + geometry.insets.top)
            }
        }
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
            return .view(try viewID(id.value, id.type, machine), anchor: anchor.map { UnitPoint(x: $0.x, y: $0.y) })
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
        .box(Box([.point(geometry.contentOffset), .size(geometry.content), .insets(geometry.insets), .size(geometry.container)]))
    }
}
