import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

/// What the focused view and its scene give to others: values by keys, which are kept as those of the environment are, and objects by their types.
extension Registrar {
    mutating func bindFocusedValues() {
        function("FocusedValues.init()") { _ in .native(ValueBag<ViewTree.EnvironmentKey> { try $0.defaultValue().snippetValue }) }
        function("FocusedValues.subscript(_: Key.Type)") { call in
            try call.native(0, ValueBag<ViewTree.EnvironmentKey>.self).value(of: call.bridge.focusedKey(call.typeArgument(0), call.machine))
        }
        function("FocusedValues.subscript(_: Key.Type).set") { call in
            let key = try call.bridge.focusedKey(call.typeArgument(0), call.machine)
            return .changing(.native(try call.native(0, ValueBag<ViewTree.EnvironmentKey>.self).setting(key, to: try call.argument(2))))
        }
        function("FocusedValue.init(_: KeyPath<FocusedValues, Value?>)") { call in
            guard case .native(let object) = try call.argument(0), let path = object as? KeyPathValue else { throw call.mismatch("key path") }
            return .native(EnvironmentCell("FocusedValue", keyPath: path, machine: call.machine))
        }
        function("FocusedValue.init(_: Value.Type)") { call in .native(try call.focusedObjectCell("FocusedValue")) }
        function("FocusedObject.init()") { call in .native(try call.focusedObjectCell("FocusedObject")) }
        function("FocusedValue.wrappedValue") { call in
            if let cell = try? call.native(0, EnvironmentCell.self) { return try cell.read(line: call.call.line) }
            return try call.focusedObject
        }
        function("FocusedObject.wrappedValue") { call in try call.focusedObject }
        function("FocusedObject._wrapper") { call in try call.focusedObject }
        for (name, isForScene) in [("focusedValue", false), ("focusedSceneValue", true)] {
            for type in ["V", "V?"] {
                modifier("View.\(name)(_: WritableKeyPath<FocusedValues, V?>, _: \(type))") { call in
                    .action(FocusedValueModifier(name, isForScene: isForScene, try call.focusedValues(isOptional: type == "V?")))
                }
            }
            modifier("View.\(name)(_: T?)") { call in
                .action(FocusedValueModifier(name, isForScene: isForScene, try call.givenObject("FocusedValue")))
            }
        }
        for (name, isForScene) in [("focusedObject", false), ("focusedSceneObject", true)] {
            for type in ["T", "T?"] {
                modifier("View.\(name)(_: \(type))") { call in
                    .action(FocusedValueModifier(name, isForScene: isForScene, try call.givenObject("FocusedObject")))
                }
            }
        }
    }
}

extension BridgeCall {
    /// The type by which an object of the focused view is found: another one than for an `environmentObject`.
    private func focusedType(_ wrapper: String, _ type: SwiftType) -> ViewType { ViewType(wrapper, [bridge.viewType(type)]) }

    fileprivate func focusedObjectCell(_ wrapper: String) throws -> EnvironmentObjectCell {
        EnvironmentObjectCell(wrapper: wrapper, type: focusedType(wrapper, try typeArgument(0)))
    }

    /// The object that is there; `nil` where there is none.
    fileprivate var focusedObject: Value {
        get throws { (try native(0, EnvironmentObjectCell.self).object as? Instance).map { .object($0) } ?? .none }
    }

    /// What `focusedValue(_:_:)` gives: nothing for `nil`.
    fileprivate func focusedValues(isOptional: Bool) throws -> FocusedValueModifier.Given {
        let type = try typeArgument(1)
        if isOptional, try isNil(2) { return .values([]) }
        var value = try argument(2)
        if !isOptional, type.isBoxedAsPayload { value = .box(Box(tag: 1, [value])) }
        let optional = SwiftType.nominal(machine.types.nominal(.optional), [type])
        let writes = try bridge.environmentWrites(value, at: argument(1), machine) { try $0.defaultValue().snippetValue }
        return .values(writes.map { ($0.key, opaque($0.value, optional)) })
    }

    fileprivate func givenObject(_ wrapper: String) throws -> FocusedValueModifier.Given {
        .object(focusedType(wrapper, try typeArgument(1)), try isNil(1) ? nil : machine.observableReference(try argument(1)))
    }
}
