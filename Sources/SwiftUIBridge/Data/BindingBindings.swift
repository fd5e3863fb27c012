import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// A binding to what a key path names inside the value of another. A body that makes it reads that part, not the whole: it depends on
    /// what an object on the way says of its property.
    fileprivate func part(of binding: BindingCell, at path: Value, _ type: SwiftType) throws -> BindingCell {
        let (machine, line) = (machine, call.line)
        let whole = try bridge.host?.untracked { try binding.get(line) } ?? binding.get(line)
        return binding.part(machine.keyPathIdentity(path), of: type, made: try machine.get(path, of: whole)) {
            try machine.get(path, of: $0)
        } replace: {
            try machine.set(path, of: $0, to: $1)
        }
    }

    /// A binding to a property of an object. A body that makes it reads the property.
    fileprivate func part(of object: Value, at path: Value) throws -> BindingCell {
        let machine = machine
        let made = try machine.get(path, of: object)
        var location: AnyHashable?
        if case .object(let instance) = object { location = machine.keyPathIdentity(path).map { AnyHashable([AnyHashable(ObjectIdentifier(instance)), $0]) } }
        return BindingCell(location: location, made: made) { _ in
            try machine.get(path, of: object)
        } set: { value, _ in
            _ = try machine.set(path, of: object, to: value)
        }
    }

    /// A binding that a body hands on: made with the value that it leads to now.
    fileprivate func current(_ binding: BindingCell) -> BindingCell {
        guard binding.made != nil, !binding.isConstant, let host = bridge.host,
            let value = try? host.untracked({ try binding.get(call.line) })
        else { return binding }
        return binding.made(with: value)
    }

    /// A binding of two closures.
    fileprivate func closures() throws -> BindingCell {
        let count = call.arguments.count
        let (get, set, machine) = (try argument(count - 2), try argument(count - 1), machine)
        return BindingCell { _ in
            try machine.call(get, [])
        } set: { value, _ in
            _ = try machine.call(set, [value])
        }
    }
}

extension Registrar {
    mutating func bindBinding() {
        function("Binding.init(get: () -> Value, set: (Value) -> Void)") { call in
            let binding = try call.closures()
            _ = try binding.get(call.call.line)
            return .native(binding)
        }
        function("Binding._reading(get: () -> Value, set: (Value) -> Void)") { call in .native(try call.closures()) }
        function("Binding.init(projectedValue: Binding<Value>)") { call in try call.argument(0) }
        function("Binding.init(_: Binding<Value?>)") { call in
            let binding: BindingCell = try call.native(0)
            guard case let first = try binding.get(call.call.line), !first.isNone else { return .none }
            // The value may be gone by the time of the last read.
            return .native(
                BindingCell(
                    location: binding.location, made: first,
                    get: { line in
                        let value = try binding.get(line)
                        return value.isNone ? first : value
                    }, set: binding.set))
        }
        function("Binding.constant(_: Value)") { call in
            let value = try call.argument(call.call.arguments.count - 1)
            return .native(BindingCell(constant: value))
        }
        function("Binding.wrappedValue") { call in try call.native(0, BindingCell.self).get(call.call.line) }
        function("Binding.wrappedValue.set") { call in
            try call.native(0, BindingCell.self).set(call.argument(1), call.call.line)
            return .none
        }
        function("Binding.projectedValue") { call in .native(call.current(try call.native(0))) }
        function("Binding.subscript(dynamicMember: WritableKeyPath<Value, Subject>)") { call in
            try .native(call.part(of: call.native(0, BindingCell.self), at: call.argument(1), call.typeArgument(1)))
        }
        function("Binding.subscript(_: Value.Index)") { call in
            let (binding, index) = (try call.native(0, BindingCell.self), try call.int(1))
            guard case .array(let storage) = try binding.get(call.call.line) else { throw call.mismatch("array") }
            guard storage.elements.indices.contains(index) else { throw call.outOfRange(index, count: storage.elements.count) }
            guard let type = call.call.resultType.arguments.first else { throw call.mismatch("binding to an element") }
            return .native(binding.element(at: index, known: storage.elements[index], of: type))
        }
        function("Binding.animation(_: Animation?)") { call in
            let (binding, bridge) = (try call.native(0, BindingCell.self), call.bridge)
            let transaction = ViewTree.Transaction(animation: try call.animation(1))
            return .native(
                BindingCell(location: binding.location, made: binding.made, get: binding.get) { value, line in
                    _ = try bridge.withTransaction(transaction) {
                        try binding.set(value, line)
                        return .none
                    }
                })
        }
        bindObjectBindings()
    }

    /// `$model.name`: a binding to a property of an object that views watch.
    private mutating func bindObjectBindings() {
        for owner in ["ObservedObject.Wrapper", "EnvironmentObject.Wrapper", "FocusedObject.Wrapper"] {
            function("\(owner).subscript(dynamicMember: ReferenceWritableKeyPath<ObjectType, Subject>)") { call in
                try .native(call.part(of: call.argument(0), at: call.argument(1)))
            }
        }
        function("Bindable.subscript(dynamicMember: ReferenceWritableKeyPath<Value, Subject>)") { call in
            try .native(call.part(of: call.argument(0), at: call.argument(1)))
        }
    }
}
