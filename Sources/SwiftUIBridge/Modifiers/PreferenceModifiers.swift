import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension BridgeCall {
    /// The preference key that a type argument names, with the type of its values.
    fileprivate func preferenceKey(_ type: Int) throws -> (key: ViewTree.PreferenceKey, type: SwiftType) {
        let type = try typeArgument(type)
        return (bridge.preferenceKey(type, machine), try machine.associatedType("Value", of: .preferenceKey, in: type))
    }
}

extension Registrar {
    mutating func bindPreferenceModifiers() {
        modifier("View.preference(key: K.Type, value: K.Value)") { call in
            let (key, type) = try call.preferenceKey(1)
            return .preference(PreferenceWriteModifier(key, call.opaque(try call.argument(2), type)))
        }
        modifier("View.transformPreference(_: K.Type, _: (inout K.Value) -> Void)") { call in
            let (key, type) = try call.preferenceKey(1)
            let (transform, machine) = (try call.argument(2), call.machine)
            return .preference(
                PreferenceTransformModifier(key) { old in
                    SnippetValue(value: try machine.callUpdating(transform, [old.snippetValue]).arguments[0], type: type, machine: machine)
                })
        }
        modifier("View.onPreferenceChange(_: K.Type, perform: (K.Value) -> Void)") { call in
            let action = try call.closure(2)
            return .preference(PreferenceObserver(try call.preferenceKey(1).key) { _ = try action($0.snippetValue) })
        }
        for (name, isBehind) in [("overlayPreferenceValue", false), ("backgroundPreferenceValue", true)] {
            modifier("View.\(name)(_: K.Type, alignment: Alignment, _: (K.Value) -> V)") { call in
                .preferenceContent(PreferenceContent(try call.preferenceKey(1).key, try call.alignment(2), isBehind: isBehind, try Self.content(call)))
            }
        }
        bindAnchors()
    }

    private static func content(_ call: BridgeCall) throws -> (any OpaqueValue) throws -> DeclaredView {
        let (make, type, bridge, machine) = (try call.closure(3), try call.typeArgument(2), call.bridge, call.machine)
        return { try bridge.declared(make($0.snippetValue), type, machine) }
    }

    private mutating func bindAnchors() {
        modifier("View.anchorPreference(key: K.Type, value: Anchor<A>.Source, transform: (Anchor<A>) -> K.Value)") { call in
            let (key, type) = try call.preferenceKey(2)
            let (transform, machine) = (try call.closure(3), call.machine)
            return .preference(
                AnchorWriteModifier(key, try call.wrapped(2)) { anchor in
                    SnippetValue(value: try transform(.native(anchor)), type: type, machine: machine)
                })
        }
        modifier("View.transformAnchorPreference(key: K.Type, value: Anchor<A>.Source, transform: (inout K.Value, Anchor<A>) -> Void)") { call in
            let (key, type) = try call.preferenceKey(2)
            let (transform, machine) = (try call.argument(3), call.machine)
            return .preference(
                AnchorTransformModifier(key, try call.wrapped(2)) { old, anchor in
                    let changed = try machine.callUpdating(transform, [old.snippetValue, .native(anchor)])
                    return SnippetValue(value: changed.arguments[0], type: type, machine: machine)
                })
        }
    }
}
