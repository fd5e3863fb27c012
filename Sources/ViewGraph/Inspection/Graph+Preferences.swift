import ViewTree

extension Graph {
    /// The type of the root as declared.
    public var declaredType: ViewType? { rootNode?.declared.type }

    /// The preferences that are known at a node, as printed, by the key's name: what modifiers on it write, and what an observer here or above asked for.
    public func preferences(of node: ResolvedNode) -> [String: String] {
        var values: [String: String] = [:]
        for case .preference(let key, let value) in node.attachments { values[key.name] = value.printed }
        for (key, output) in node.preferences ?? [:] {
            if let value = output.value { values[key.name] = value.printed }
        }
        for case .onPreferenceChange(let key, _) in node.attachments {
            if let value = try? preference(key, of: node) { values[key.name] = value.printed }
        }
        return values
    }
}
