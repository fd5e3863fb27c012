import SwiftModel

/// What bindings and the bridge need of the running machine.
extension Machine {
    /// Calls a closure value.
    public func call(_ function: Value, _ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try call(function, updating: &arguments)
    }

    /// Calls a closure value; inout arguments get their new values.
    public func call(_ function: Value, updating arguments: inout [Value]) throws -> Value {
        guard case .function(let value) = function else { throw RuntimeError.malformed("a function") }
        switch value.kind {
        case .code(let code): return try run(code, updating: &arguments, function: value)
        case .native(let native): return try native(arguments)
        }
    }

    /// Calls a member by its full name, `body` or `body(content:)`: of the type, or of a protocol's extension.
    public func callMember(_ name: String, of type: SwiftType, base: Value?, arguments: [Value]) throws -> Value {
        try callMemberUpdating(name, of: type, base: base, arguments: arguments).result
    }

    /// What a call gave, and its arguments afterwards, `self` first where there is one.
    public struct UpdatedCall {
        public let result: Value
        public let arguments: [Value]

        package init(result: Value, arguments: [Value]) { (self.result, self.arguments) = (result, arguments) }
    }

    public func callMemberUpdating(_ name: String, of type: SwiftType, base: Value?, arguments: [Value]) throws -> UpdatedCall {
        let type = types.concrete(type)
        if arguments.isEmpty, let base, let value = try storedValue(name, of: base, type) { return UpdatedCall(result: value, arguments: [base]) }
        guard let member = try member(named: name, of: type) else {
            throw RuntimeError("missing-member", "'\(type)' has no member '\(name)'")
        }
        let receiver = base ?? (member.isOfClass ? .type(type) : nil)
        var values = (member.takesSelf ? [receiver].compactMap { $0 } : []) + arguments
        let result = try invoke(member, updating: &values)
        // What isn't changed stays what it is; code may have used up what it was given.
        if member.takesSelf, !member.inoutPlaces.contains(0), let base { values[0] = base }
        return UpdatedCall(result: result, arguments: values)
    }

    /// The type of a property, stored or computed; `nil` where the type has none of the name.
    public func propertyType(_ name: String, of type: SwiftType) -> SwiftType? {
        let type = types.concrete(type)
        guard let decl = type.nominal, let property = property(name, of: type) else { return nil }
        let map = Dictionary(zip(decl.parameters, type.arguments), uniquingKeysWith: { first, _ in first })
        return types.concrete(property.type.substituting(map))
    }

    /// A struct with another value of a property, stored or computed.
    public func setting(_ name: String, of type: SwiftType, base: Value, to value: Value) throws -> Value {
        let type = types.concrete(type)
        guard let property = property(name, of: type) else { throw RuntimeError("missing-member", "'\(type)' has no member '\(name)'") }
        switch try types.member(property, of: type, setter: true) {
        case .stored(let property, _): return try replacing(property.index, in: base, by: value)
        case .function(let setter): return try set(through: setter, base, [value])
        case .derived: throw RuntimeError("read-only", "'\(name)' cannot be set")
        }
    }

    private func property(_ name: String, of type: SwiftType) -> VariableDecl? {
        guard let decl = type.nominal else { return nil }
        for owner in [decl] + types.conformances.protocols(of: type) {
            for case .variable(let variable) in types.module.members(name, of: owner) where !variable.isStatic && !variable.isRequirement { return variable }
        }
        return nil
    }

    private func storedValue(_ name: String, of base: Value, _ type: SwiftType) throws -> Value? {
        for property in type.nominal?.storedProperties ?? [] where property.name == name && property.wrapped == nil {
            return try value(
                of: .stored(property, index: type.nominal?.kind == .class ? types.fieldIndex(property) : property.index, inClass: type.nominal?.kind == .class),
                in: base)
        }
        return nil
    }

    /// A static property: `K.defaultValue`.
    public func staticMember(_ name: String, of type: SwiftType) throws -> Value {
        let type = types.concrete(type)
        guard case .nominal(let decl, _) = type else { throw RuntimeError("missing-member", "'\(type)' has no static member '\(name)'") }
        let owners = [decl] + types.conformances.protocols(of: type)
        for owner in owners {
            for case .variable(let variable) in types.module.members(name, of: owner) where variable.isStatic && !variable.isRequirement {
                switch try types.member(variable, of: type) {
                case .stored(let property, let owner): return try global(try globalIndex(property, types.accessorArguments(property, owner)))
                case .function(let getter): return try invoke(getter, getter.takesSelf ? [.type(type)] : [])
                case .derived: continue
                }
            }
        }
        throw RuntimeError("missing-member", "'\(type)' has no static member '\(name)'")
    }

    public func conforms(_ type: SwiftType, to target: KnownType) -> Bool { types.conforms(types.concrete(type), to: target) }

    /// What an associated type of a protocol is in a concrete type.
    public func associatedType(_ name: String, of target: KnownType, in type: SwiftType) throws -> SwiftType {
        let type = types.concrete(type)
        let decl = types.nominal(target)
        for target in [decl] + decl.refined {
            if let associated = target.associatedTypes.first(where: { $0.name == name }), let found = types.conformances.associated(associated, of: type) {
                return types.concrete(found)
            }
        }
        throw RuntimeError("missing-member", "'\(type)' has no type '\(name)'")
    }

    /// Opaque types replaced by what is behind them, associated types looked up.
    public func concreteType(_ type: SwiftType) -> SwiftType { types.concrete(type) }

    /// An error to be thrown by a binding: ends the run at the place of the call.
    public func trap(_ message: String) -> RuntimeError { RuntimeError("trap", message) }

    /// Prints a line.
    public func output(_ line: String) throws { try write(line + "\n") }

    /// A function value that runs Swift code.
    public func function(_ body: @escaping ([Value]) throws -> Value) -> Value { .function(FunctionValue(.native(body))) }

    /// Whether two function values surely do the same: the same value, or the same code without captures.
    public func isSameFunction(_ a: Value, _ b: Value) -> Bool {
        guard case .function(let a) = a, case .function(let b) = b else { return false }
        if a === b { return true }
        guard case .code(let x) = a.kind, case .code(let y) = b.kind else { return false }
        return x === y && a.captures.isEmpty && b.captures.isEmpty
    }

    /// Whether a function value holds something from around.
    public func captures(_ value: Value) -> Bool {
        if case .function(let function) = value { !function.captures.isEmpty } else { false }
    }

    // MARK: Key paths

    public func get(_ keyPath: Value, of root: Value) throws -> Value {
        if case .function = keyPath { return try call(keyPath, [root]) }
        var value = root
        for component in try path(keyPath).components {
            if case .optionalChain = component {
                if case .none = value { return .none }
                continue
            }
            value = try self.value(of: component, in: value)
        }
        return value
    }

    /// The root with the value at the key path changed; an object on the way is changed in place.
    public func set(_ keyPath: Value, of root: Value, to value: Value) throws -> Value {
        try setting(path(keyPath).components[...], of: root, to: value)
    }

    func appended(_ a: Value, _ b: Value) throws -> KeyPathValue {
        let (first, last) = (try path(a), try path(b))
        return KeyPathValue(first.components + last.components, from: first.rootType, to: last.valueType)
    }

    /// Whether a key path begins at values of a type.
    func begins(_ keyPath: Value, at type: SwiftType) throws -> Bool {
        let root = try path(keyPath).rootType
        return type == root || root.nominal.map { types.ancestor(of: type, $0) == root } == true
    }

    /// What a key path leads to, whose type only the path knows.
    func getErased(_ keyPath: Value, of root: Value) throws -> Value { .any(erased(try get(keyPath, of: root), try path(keyPath).valueType)) }

    private func path(_ value: Value) throws -> KeyPathValue {
        if case .native(let object) = value, let path = object as? KeyPathValue { return path }
        if case .any(let existential) = value { return try path(existential.value) }
        throw RuntimeError.malformed("a key path")
    }

    private func setting(_ path: ArraySlice<KeyPathValue.Component>, of root: Value, to value: Value) throws -> Value {
        guard let component = path.first else { return value }
        if component.isOfObject, case .any(let existential) = root {
            _ = try setting(path, of: existential.value, to: value)
            return root
        }
        let rest = path.dropFirst()
        if case .optionalChain = component { return root.isNone ? root : try setting(rest, of: root, to: value) }
        if case .forceUnwrap = component { return try setting(rest, of: root, to: value) }
        let changed = rest.isEmpty ? value : try setting(rest, of: self.value(of: component, in: root), to: value)
        switch component {
        case .stored(let property, let index, let inClass):
            if inClass, case .object(let object) = root, object.fields.indices.contains(index) {
                let old = object.fields[index]
                object.fields[index] = property.isWeak ? .native(WeakReference(changed)) : changed
                if isObservable(property) { observer?.didSet(property, of: object, old: old, isInPlace: !rest.isEmpty, line: nil) }
                return root
            }
            return try replacing(index, in: root, by: property.isWeak ? .native(WeakReference(changed)) : changed)
        case .tupleElement(let index): return try replacing(index, in: root, by: changed)
        case .computed(let property, _, let setter):
            guard let setter else { throw RuntimeError("read-only", "'\(property.name)' cannot be set") }
            return try set(through: setter, root, [changed])
        case .subscripted(_, let setter, let arguments):
            guard let setter else { throw RuntimeError("read-only", "the subscript cannot be set") }
            return try set(through: setter, root, arguments + [changed])
        case .optionalChain, .forceUnwrap: return changed
        }
    }

    private func set(through setter: FunctionInstance, _ root: Value, _ arguments: [Value]) throws -> Value {
        var values = [root] + arguments
        _ = try invoke(setter, updating: &values)
        return setter.inoutPlaces.first == 0 ? values[0] : root
    }

    private func replacing(_ index: Int, in root: Value, by value: Value) throws -> Value {
        guard case .box(let box) = root, box.fields.indices.contains(index) else { throw RuntimeError.malformed("a struct") }
        let copy = Box(tag: box.tag, FieldRow(copying: box.row))
        copy.fields[index] = value
        return .box(copy)
    }

    func value(of component: KeyPathValue.Component, in value: Value) throws -> Value {
        if component.isOfObject, case .any(let existential) = value { return try self.value(of: component, in: existential.value) }
        switch component {
        case .stored(let property, let index, let inClass):
            if inClass, case .object(let object) = value, object.fields.indices.contains(index) {
                if isObservable(property) { observer?.didRead(property, of: object, line: nil) }
                return held(object.fields[index], property)
            }
            return held(try field(index, of: value), property)
        case .tupleElement(let index): return try field(index, of: value)
        case .computed(let property, let getter, _):
            if property.isStatic, case .type(let type) = value { return try invoke(types.override(of: getter, in: type), [value]) }
            return try invoke(getter, [value])
        case .subscripted(let getter, _, let arguments): return try invoke(getter, [value] + arguments)
        case .optionalChain: return value
        case .forceUnwrap:
            if case .none = value { throw RuntimeError("nil-unwrapped", "unexpectedly found nil while unwrapping an Optional value") }
            return value
        }
    }

    /// The value of a stored property: what a weak reference stands for.
    func held(_ value: Value, _ property: VariableDecl) -> Value {
        if property.isWeak, case .native(let object) = value, let weak = object as? WeakReference { return weak.value }
        return value
    }

    private func field(_ index: Int, of value: Value) throws -> Value {
        guard case .box(let box) = value, box.fields.indices.contains(index) else { throw RuntimeError.malformed("a struct") }
        return box.fields[index]
    }
}
