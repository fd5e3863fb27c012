import SwiftMachine
import SwiftModel
import ViewTree

extension Bridge {
    /// The keys that the engine itself reads or provides.
    private static let engineKeys = [ViewTree.EnvironmentKey.isEnabled, .isScrollEnabled, .isFocused, .dismiss]

    /// The environment's key of an `@Entry` property or key type; one object a key.
    func environmentKey(_ owner: KeyOwner, _ machine: Machine) -> ViewTree.EnvironmentKey {
        if let known = environmentKeys[owner] { return known }
        if case .entry(let variable) = owner, variable.isPrelude, let known = Self.engineKeys.first(where: { $0.name == variable.name }) { return known }
        if case .entry(let variable) = owner, variable.isPrelude, let key = styleKey(variable.name, machine) {
            styleEntries[variable.name] = variable
            return key
        }
        let hasFixedDefault = if case .entry = owner { owner.isPrelude } else { false }
        let key = ViewTree.EnvironmentKey(name: name(of: owner), hasFixedDefault: hasFixedDefault) {
            try self.defaultValue(of: owner, .environmentKey, machine)
        }
        environmentKeys[owner] = key
        return key
    }

    /// The key of a value of the focused view: one of the environment, where the graph puts what that view gives.
    func focusedKey(_ type: SwiftType, _ machine: Machine) throws -> ViewTree.EnvironmentKey {
        let owner = KeyOwner.type(type)
        if let known = environmentKeys[owner] { return known }
        let value = SwiftType.nominal(machine.types.nominal(.optional), [try machine.associatedType("Value", of: .focusedValueKey, in: type)])
        let key = ViewTree.EnvironmentKey(name: name(of: owner), hasFixedDefault: true) { SnippetValue(value: .none, type: value, machine: machine) }
        environmentKeys[owner] = key
        return key
    }

    func containerKey(_ owner: KeyOwner, _ machine: Machine) -> ContainerKey {
        if let known = containerKeys[owner] { return known }
        let key = ContainerKey(name: name(of: owner), isListed: !owner.isPrelude) { try self.defaultValue(of: owner, .containerValueKey, machine) }
        containerKeys[owner] = key
        return key
    }

    func transactionKey(_ type: SwiftType, _ machine: Machine) -> ContainerKey {
        let owner = KeyOwner.type(type)
        if let known = transactionKeys[owner] { return known }
        let key = ContainerKey(name: name(of: owner)) { try self.defaultValue(of: owner, .transactionKey, machine) }
        transactionKeys[owner] = key
        return key
    }

    /// The key of tags of a type; its values are optional.
    func tagKey(_ type: SwiftType, _ machine: Machine) -> ContainerKey {
        if let known = tagKeys[type] { return known }
        let optional = SwiftType.nominal(machine.types.nominal(.optional), [type])
        let key = ContainerKey(name: "tag") { [unowned self] id in
            guard isOf(type, id) else { return nil }
            let value = value(of: id)
            return SnippetValue(value: type.isBoxedAsPayload ? .box(Box(tag: 1, [value])) : value, type: optional, machine: machine)
        } defaultValue: {
            SnippetValue(value: .none, type: optional, machine: machine)
        }
        tagKeys[type] = key
        return key
    }

    func layoutKey(_ type: SwiftType, _ machine: Machine) -> LayoutKey {
        if let known = layoutKeys[type] { return known }
        let key = LayoutKey(name: name(of: type)) { try self.defaultValue(of: .type(type), .layoutValueKey, machine) }
        layoutKeys[type] = key
        return key
    }

    func preferenceKey(_ type: SwiftType, _ machine: Machine) -> ViewTree.PreferenceKey {
        if let known = preferenceKeys[type] { return known }
        let key = ViewTree.PreferenceKey(name: name(of: type)) {
            try self.defaultValue(of: .type(type), .preferenceKey, machine)
        } reduce: { value, next in
            let nextValue = machine.function { _ in try next().snippetValue }
            let reduced = try machine.callMemberUpdating(
                "reduce(value:nextValue:)", of: type, base: nil, arguments: [value.snippetValue, nextValue])
            return SnippetValue(
                value: reduced.arguments[0], type: try machine.associatedType("Value", of: .preferenceKey, in: type), machine: machine)
        }
        preferenceKeys[type] = key
        return key
    }

    private func name(of owner: KeyOwner) -> String {
        switch owner {
        case .entry(let variable): variable.name
        case .type(let type): name(of: type)
        }
    }

    func defaultValue(of owner: KeyOwner, _ target: KnownType, _ machine: Machine) throws -> any OpaqueValue {
        switch owner {
        case .entry(let variable):
            guard let initializer = variable.initializer else { throw machine.trap("'\(variable.name)' has no default value") }
            return SnippetValue(value: try machine.evaluate(initializer), type: variable.type, machine: machine)
        case .type(let type):
            return SnippetValue(
                value: try machine.staticMember("defaultValue", of: type),
                type: try machine.associatedType("Value", of: target, in: type), machine: machine)
        }
    }

    /// The environment key that a key path of `EnvironmentValues` reads.
    func environmentKey(of keyPath: Value, _ machine: Machine) throws -> ViewTree.EnvironmentKey {
        // The first key that is read ends the search, so that no default is made for it.
        let probe = ValueBag<ViewTree.EnvironmentKey> { _ in throw KeyFound() }
        do { _ = try machine.get(keyPath, of: .native(probe)) } catch is KeyFound {}
        guard let key = probe.reads.first else { throw machine.trap("the key path names no value of the environment") }
        return key
    }

    /// What setting a key path of `EnvironmentValues` writes; values come from `current`.
    func environmentWrites(
        _ value: Value, at keyPath: Value, _ machine: Machine, current: @escaping (ViewTree.EnvironmentKey) throws -> Value
    ) throws -> [(key: ViewTree.EnvironmentKey, value: Value)] {
        let changed = try machine.set(keyPath, of: .native(ValueBag<ViewTree.EnvironmentKey>(current)), to: value)
        return try native(changed, ValueBag<ViewTree.EnvironmentKey>.self, machine).writes
    }

    /// What a closure writes that takes `inout EnvironmentValues`; values come from `current`.
    public func environmentWrites(
        of closure: Value, _ machine: Machine, current: @escaping (ViewTree.EnvironmentKey) throws -> any OpaqueValue
    ) throws -> [(key: ViewTree.EnvironmentKey, value: any OpaqueValue)] {
        let bag = ValueBag<ViewTree.EnvironmentKey> { try current($0).snippetValue }
        let changed = try machine.callUpdating(closure, [.native(bag)]).arguments[0]
        return try native(changed, ValueBag<ViewTree.EnvironmentKey>.self, machine).writes.map { key, value in
            guard let type = (try current(key) as? SnippetValue)?.type else { throw machine.trap("'\(key.name)' can't be set for the device") }
            return (key, SnippetValue(value: value, type: type, machine: machine))
        }
    }

    /// What a closure returns that takes `EnvironmentValues`.
    public func answer(of closure: Value, _ machine: Machine, in environment: @escaping (ViewTree.EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        let bag = ValueBag<ViewTree.EnvironmentKey> { try environment($0).snippetValue }
        if case .bool(let answer) = try machine.call(closure, [.native(bag)]) { return answer }
        throw machine.trap("the closure returned no Bool")
    }

    func containerWrites(_ value: Value, at keyPath: Value, _ machine: Machine) throws -> [(key: ContainerKey, value: Value)] {
        let bag = ValueBag<ContainerKey> { try $0.defaultValue().snippetValue }
        return try native(try machine.set(keyPath, of: .native(bag), to: value), ValueBag<ContainerKey>.self, machine).writes
    }
}

/// Ends the search for the key that a key path names.
private struct KeyFound: Error {}
