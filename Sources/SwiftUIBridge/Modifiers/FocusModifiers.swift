import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension Registrar {
    /// What the keyboard's focus and Return do.
    mutating func bindFocusModifiers() {
        for name in ["focused", "searchFocused"] {
            modifier("View.\(name)(_: FocusState<Bool>.Binding)") { call in
                let state = try call.focusState(none: .bool(false), value: .bool(true)) { if case .bool(let value) = $0 { value } else { false } }
                return .action(FocusModifier(name, state, isForSearch: name == "searchFocused"))
            }
            modifier("View.\(name)(_: FocusState<V>.Binding, equals: V)") { call in
                let (value, type, machine) = (try call.argument(2), try call.typeArgument(1), call.machine)
                let state = try call.focusState(none: .none, value: value) { try machine.isEqual($0, value, type) ?? false }
                return .action(FocusModifier(name, state, isForSearch: name == "searchFocused"))
            }
        }
        modifier("View.focusable(_: Bool)") { call in .trait(Focusable(isFocusable: try call.bool(1))) }
        modifier("View.onSubmit(of: SubmitTriggers, _: () -> Void)") { call in
            .action(SubmitModifier(of: SubmitTriggers(rawValue: try call.rawValue(1)), try call.action(2)))
        }
        modifier("View.submitScope(_: Bool)") { call in .trait(SubmitScope(isBlocking: try call.bool(1))) }
    }
}

extension BridgeCall {
    /// The state of the binding that is argument 1, as a modifier sees it.
    fileprivate func focusState(none: Value, value: Value, isMatch: @escaping (Value) throws -> Bool) throws -> FocusModifier.State {
        let (cell, bridge) = (try native(1, BindingCell.self), bridge)
        return FocusModifier.State(
            location: cell.location ?? AnyHashable(ObjectIdentifier(cell)),
            isMatch: cell.value(isMatch) { $0 ? value : none },
            hasValue: {
                switch try cell.get(nil) {
                case .none, .bool(false): false
                default: true
                }
            },
            writes: { bridge.focusWrites })
    }
}
