import ViewTree

/// What the device says, such as `colorScheme`: values of the environment where no modifier sets others.
extension Graph {
    /// The environment around the whole tree.
    public var device: Environment { Environment(rootScope) }

    /// The environment of the window: the device's, but for the color scheme that the views prefer.
    public var window: Environment { Environment(windowScope) }

    /// The value of a key at the root.
    public func setting(_ key: EnvironmentKey) throws -> any OpaqueValue { try rootScope.value(of: key) }

    /// Sets values at the root. Whoever reads one is updated, and all is laid out again that one concerns.
    public func change(_ settings: [(key: EnvironmentKey, value: any OpaqueValue)]) throws {
        try runStep {
            for (key, value) in settings { try set(key, to: value) }
            try settle(always: true)
        }
    }

    /// Sets the value of a key at the root, before a tree is mounted.
    public func set(_ key: EnvironmentKey, to value: any OpaqueValue) throws {
        let old = try rootScope.set(key, to: value)
        for item in rootNode?.items ?? [] { restyle(item.node, from: old, to: try key.style?(value)) }
        rootScope.wasWritten(key)
    }

    /// Has what a change of a style concerns laid out again.
    func restyle(_ node: ResolvedNode, from old: TextStyle?, to new: TextStyle?) {
        guard old != new else { return }
        let turns = [old, new].contains { if case .layoutDirection = $0 { true } else { false } }
        if turns { markAll(in: node) } else { markTexts(in: node) }
    }
}
