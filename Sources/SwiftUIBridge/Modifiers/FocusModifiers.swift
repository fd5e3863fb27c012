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
                .action(FocusModifier(name, try call.focusState(equals: 2), isForSearch: name == "searchFocused"))
            }
        }
        modifier("View.defaultFocus(_: FocusState<V>.Binding, _: V, priority: DefaultFocusEvaluationPriority)") { call in
            .action(DefaultFocusModifier(try call.focusState(equals: 2)))
        }
        view("View.focusable(_: Bool, interactions: FocusInteractions)") { call in
            let isFocusable = try call.bool(1)
            let focusable = Modifier.trait(Focusable(isFocusable: isFocusable, takesTaps: try call.rawValue(2) & 2 != 0))
            return try call.modified(call.base(), isFocusable ? [.environment(FocusEnvironment()), focusable] : [focusable])
        }
        modifier("View._onKeyPress(as: String, _: KeyPress.Phases, _: (String, Int, Int) -> Bool)") { call in
            let (handler, machine) = (try call.argument(3), call.machine)
            return .action(
                KeyPressModifier(try call.string(1), KeyPhases(rawValue: try call.rawValue(2))) { stroke, phase in
                    let arguments = [Value.string(String(stroke.key)), .int(stroke.modifiers.rawValue), .int(phase.rawValue)]
                    if case .bool(let isHandled) = try machine.call(handler, arguments) { return isHandled }
                    throw machine.trap("a key press gave no Bool")
                })
        }
        modifier("View.onSubmit(of: SubmitTriggers, _: () -> Void)") { call in
            .action(SubmitModifier(of: SubmitTriggers(rawValue: try call.rawValue(1)), try call.action(2)))
        }
        bindFocusedValues()
        modifier("View.submitScope(_: Bool)") { call in .trait(SubmitScope(isBlocking: try call.bool(1))) }
    }
}

extension BridgeCall {
    /// The state of the binding that is argument 1, for a value.
    fileprivate func focusState(equals index: Int) throws -> FocusModifier.State {
        let (value, type, machine) = (try argument(index), try typeArgument(1), machine)
        return try focusState(none: .none, value: value) { try machine.isEqual($0, value, type) ?? false }
    }

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
