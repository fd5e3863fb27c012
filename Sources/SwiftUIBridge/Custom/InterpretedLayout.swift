import SwiftMachine
import SwiftModel
import ViewTree

/// A layout of the snippet.
final class InterpretedLayout: CustomLayout {
    let value: Value
    let swiftType: SwiftType
    let bridge: Bridge
    let machine: Machine
    let type: ViewType

    init(value: Value, type: SwiftType, bridge: Bridge, machine: Machine) {
        (self.value, swiftType, self.bridge, self.machine) = (value, type, bridge, machine)
        self.type = bridge.viewType(type)
    }

    /// The snippet's cache; its methods change it in place.
    private final class Cache {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    func isEqual(to other: any CustomLayout) -> Bool {
        guard let other = other as? InterpretedLayout, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, swiftType).isEmpty
    }

    func makeCache(subviews: [any ViewTree.LayoutSubview]) throws -> AnyObject {
        Cache(try machine.callMember("makeCache(subviews:)", of: swiftType, base: value, arguments: [.wrapping(subviews)]))
    }

    func updateCache(_ cache: AnyObject, subviews: [any ViewTree.LayoutSubview]) throws {
        guard let cache = cache as? Cache else { return }
        let updated = try machine.callMemberUpdating(
            "updateCache(_:subviews:)", of: swiftType, base: value, arguments: [cache.value, .wrapping(subviews)])
        if updated.arguments.count > 1 { cache.value = updated.arguments[1] }
    }

    /// Calls a requirement whose last parameter is the cache.
    private func call(_ name: String, _ arguments: [Value], cache: AnyObject) throws -> Value {
        guard let cache = cache as? Cache else { throw machine.trap("a layout lost its cache") }
        let called = try machine.callMemberUpdating(name, of: swiftType, base: value, arguments: arguments + [cache.value])
        if let updated = called.arguments.last { cache.value = updated }
        return called.result
    }

    func sizeThatFits(_ proposal: Proposal, subviews: [any ViewTree.LayoutSubview], cache: AnyObject) throws -> Size {
        try bridge.size(call("sizeThatFits(proposal:subviews:cache:)", [.proposal(proposal), .wrapping(subviews)], cache: cache), machine)
    }

    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: [any ViewTree.LayoutSubview], cache: AnyObject) throws {
        _ = try call("placeSubviews(in:proposal:subviews:cache:)", [.rect(bounds), .proposal(proposal), .wrapping(subviews)], cache: cache)
    }

    func explicitAlignment(
        of guide: AlignmentGuide, in bounds: Rect, proposal: Proposal, subviews: [any ViewTree.LayoutSubview], cache: AnyObject
    ) throws -> Double? {
        let axis = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
        guard let own = ownMethods("explicitAlignment").first(where: { $0.arguments.first?.type.nominal.map { $0.isPrelude && $0.name == axis } ?? false })
        else { return nil }
        guard let cache = cache as? Cache else { return nil }
        let arguments: [Value] = [.native(guide), .rect(bounds), .proposal(proposal), .wrapping(subviews), cache.value]
        let called = try machine.callUpdating(own, of: swiftType, base: value, arguments: arguments)
        if let updated = called.arguments.last { cache.value = updated }
        if case .none = called.result { return nil }
        return try bridge.double(called.result, machine)
    }

    func spacing(subviews: [any ViewTree.LayoutSubview], cache: AnyObject) throws -> ViewTree.ViewSpacing? {
        guard !ownMethods("spacing").isEmpty else { return nil }
        let spacing = try call("spacing(subviews:cache:)", [.wrapping(subviews)], cache: cache)
        return try bridge.native(spacing, Native<ViewTree.ViewSpacing>.self, machine).wrapped
    }

    var stackAxis: ViewTree.Axis? {
        guard let properties = try? machine.staticMember("layoutProperties", of: swiftType),
            case .box(let box) = properties, case .int(let axis)? = box.fields.first
        else { return nil }
        return axis == 0 ? .horizontal : .vertical
    }

    /// The methods of a name that the snippet writes itself; the protocol's defaults leave the matter to the engine.
    private func ownMethods(_ name: String) -> [FunctionDecl] {
        (swiftType.nominal?.members(named: name) ?? []).compactMap {
            guard case .function(let function) = $0, !function.isPrelude else { return nil }
            return function
        }
    }
}
