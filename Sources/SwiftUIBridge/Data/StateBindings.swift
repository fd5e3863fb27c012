import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// `@State` and the wrappers that store like it.
    mutating func bindState() {
        for label in ["wrappedValue", "initialValue"] {
            function("State.init(\(label): Value)") { call in .native(try call.state("State")) }
        }
        function("State.init(_lazily: @autoclosure () -> Value)") { call in
            let (make, machine) = (try call.argument(0), call.machine)
            return .native(StateCell(wrapper: "State", type: try call.typeArgument(0), machine: machine) { try machine.call(make, []) })
        }
        bindGestureState()
        bindFocus()
        function("SceneStorage.init(wrappedValue: Value, _: String)") { call in
            let (value, key) = (try call.argument(0), try call.string(1))
            return .native(StateCell(wrapper: "SceneStorage", key: "SceneStorage.\(key)", type: try call.typeArgument(0), machine: call.machine) { value })
        }
        for wrapper in ["State", "FocusState", "AccessibilityFocusState", "AppStorage", "SceneStorage"] {
            function("\(wrapper).wrappedValue") { call in try call.native(0, StateCell.self).read(line: call.call.line) }
            function("\(wrapper).wrappedValue.set") { call in
                try call.native(0, StateCell.self).write(call.argument(1), line: call.call.line)
                return .none
            }
            function("\(wrapper).projectedValue") { call in .native(try call.native(0, StateCell.self).binding) }
        }
        function("Namespace.init()") { _ in .native(NamespaceCell()) }
        function("Namespace.wrappedValue") { call in
            .wrapping(try call.native(0, NamespaceCell.self).readID)
        }
        for key in ["View._printChanges()", "View._logChanges()", "ViewModifier._printChanges()", "ViewModifier._logChanges()"] {
            function(key) { call in
                if let changes = call.bridge.bodyReasons.last { try call.machine.output(changes.line) }
                return .none
            }
        }
    }

    /// Only gestures write it.
    private mutating func bindGestureState() {
        function("GestureState.init(wrappedValue: Value)") { call in .native(try call.state("GestureState")) }
        function("GestureState.init(wrappedValue: Value, reset: (Value, inout Transaction) -> Void)") { call in
            .native(try call.state("GestureState", reset: call.argument(1)))
        }
        function("GestureState.wrappedValue") { call in try call.native(0, StateCell.self).read(line: call.call.line) }
        function("GestureState.projectedValue") { call in try call.argument(0) }
        function("GestureState._write(_: Value)") { call in
            try call.native(0, StateCell.self).write(call.argument(1), line: call.call.line)
            return .none
        }
        function("GestureState._initial") { call in try call.native(0, StateCell.self).initial() }
        function("GestureState._willReset") { call in try call.native(0, StateCell.self).reset ?? .none }
    }

    /// States of focus, whose projected values are bindings of their own types.
    private mutating func bindFocus() {
        for wrapper in ["FocusState", "AccessibilityFocusState"] {
            function("\(wrapper).init()") { call in
                let type = try call.call.resultType.arguments.first ?? call.typeArgument(0)
                let isFlag = type.isKnown(.bool)
                return .native(StateCell(wrapper: wrapper, type: type, machine: call.machine) { isFlag ? .bool(false) : .none })
            }
            function("\(wrapper).Binding.wrappedValue") { call in try call.native(0, BindingCell.self).get(call.call.line) }
            function("\(wrapper).Binding.wrappedValue.set") { call in
                try call.native(0, BindingCell.self).set(call.argument(1), call.call.line)
                return .none
            }
        }
    }
}

extension BridgeCall {
    /// A state whose first value is the first argument.
    fileprivate func state(_ wrapper: String, reset: Value? = nil) throws -> StateCell {
        let value = try argument(0)
        return StateCell(wrapper: wrapper, type: try typeArgument(0), machine: machine, reset: reset) { value }
    }
}
