import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindEnvironment() {
        function("Environment.init(_: KeyPath<EnvironmentValues, Value>)") { call in
            guard case .native(let object) = try call.argument(0), let path = object as? KeyPathValue else { throw call.mismatch("key path") }
            return .native(path.components.isEmpty ? EnvironmentValuesCell() : EnvironmentCell("Environment", keyPath: path, machine: call.machine))
        }
        function("Environment.init(_: Value.Type)") { call in
            .native(EnvironmentObjectCell(wrapper: "Environment", type: call.bridge.viewType(try call.typeArgument(0))))
        }
        function("Environment.init(_: T.Type)") { call in
            .native(EnvironmentObjectCell(wrapper: "Environment", type: call.bridge.viewType(try call.typeArgument(1))))
        }
        function("Environment.wrappedValue") { call in
            if let cell = try? call.native(0, EnvironmentCell.self) { return try cell.read(line: call.call.line) }
            if let cell = try? call.native(0, EnvironmentValuesCell.self) { return cell.read(line: call.call.line) }
            let cell: EnvironmentObjectCell = try call.native(0)
            if cell.object == nil, try call.typeArgument(0).optionalPayload != nil { return .none }
            return try Self.object(call)
        }
        function("EnvironmentValues.init()") { _ in .native(ValueBag<ViewTree.EnvironmentKey> { try $0.defaultValue().snippetValue }) }
        function("DynamicTypeSize._factor(of: Font.TextStyle)") { call in
            let style = call.bridge.textStyleName(try call.argument(1)) ?? "body"
            return .double((TextSize(rawValue: try call.int(0)) ?? .large).factor(of: style))
        }
        bindKeys()
    }

    /// Reading and writing by key type, and by `@Entry` property.
    private mutating func bindKeys() {
        function("EnvironmentValues.subscript(_: K.Type)") { call in
            let key = call.bridge.environmentKey(.type(try call.typeArgument(0)), call.machine)
            return try call.native(0, ValueBag<ViewTree.EnvironmentKey>.self).value(of: key)
        }
        function("EnvironmentValues.subscript(_: K.Type).set") { call in
            let key = call.bridge.environmentKey(.type(try call.typeArgument(0)), call.machine)
            return .changing(.native(try call.native(0, ValueBag<ViewTree.EnvironmentKey>.self).setting(key, to: try call.argument(2))))
        }
        function("ContainerValues.subscript(_: K.Type)") { call in
            let key = call.bridge.containerKey(.type(try call.typeArgument(0)), call.machine)
            return try call.native(0, ValueBag<ContainerKey>.self).value(of: key)
        }
        function("ContainerValues.subscript(_: K.Type).set") { call in
            let key = call.bridge.containerKey(.type(try call.typeArgument(0)), call.machine)
            return .changing(.native(try call.native(0, ValueBag<ContainerKey>.self).setting(key, to: try call.argument(2))))
        }
        function("ContainerValues.tag(for: V.Type)") { call in
            try call.native(0, ValueBag<ContainerKey>.self).value(of: call.bridge.tagKey(call.typeArgument(0), call.machine))
        }
        function("@Entry") { call in
            let owner = KeyOwner.entry(try call.entry())
            if let bag = try? call.native(0, ValueBag<ViewTree.EnvironmentKey>.self) {
                return try bag.value(of: call.bridge.environmentKey(owner, call.machine))
            }
            let key = call.bridge.containerKey(owner, call.machine)
            if let bag = try? call.native(0, ValueBag<ContainerKey>.self) { return try bag.value(of: key) }
            return try call.transactionEntry(key)
        }
        function("@Entry.set") { call in
            let (owner, value) = (KeyOwner.entry(try call.entry()), try call.argument(1))
            if let bag = try? call.native(0, ValueBag<ViewTree.EnvironmentKey>.self) {
                return .changing(.native(bag.setting(call.bridge.environmentKey(owner, call.machine), to: value)))
            }
            let key = call.bridge.containerKey(owner, call.machine)
            if let bag = try? call.native(0, ValueBag<ContainerKey>.self) { return .changing(.native(bag.setting(key, to: value))) }
            return .changing(try call.settingTransactionEntry(key, to: value))
        }
    }
}

extension BridgeCall {
    /// The `@Entry` property whose accessor is called.
    fileprivate func entry() throws -> VariableDecl {
        guard let entry = call.entry else { throw machine.trap("a value of the environment has no key") }
        return entry
    }
}
