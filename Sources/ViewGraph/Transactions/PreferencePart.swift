import ViewTree

/// What one of a node's children says for a preference key.
struct PreferencePart {
    /// `nil` for a conditional that shows nothing.
    let node: ResolvedNode?
    let value: any OpaqueValue
}

/// What a node asks for preferences.
enum PreferenceSource {
    case view(ResolvedNode)
    /// A declaration in the place of one view that shows none now.
    case nothing(DeclaredNode)
}

extension Graph {
    /// What a declaration says for a key that shows no view: modifiers on it write all the same, and a conditional gives the default.
    func preference(_ key: PreferenceKey, ofEmpty declaration: DeclaredNode) throws -> (any OpaqueValue)? {
        let inner = try declaration.listChildren.first.flatMap { try preference(key, ofEmpty: $0) }
        if let writer = (declaration as? AttachingNode)?.modifier?.preferenceWriter(for: key), writer.anchorSource == nil {
            return try reading(as: declaration) { try writer.value(around: inner, nil) }
        }
        guard inner == nil, declaration.staticCount == nil, !declaration.context.placing.isList else { return inner }
        return try key.defaultValue()
    }
}

extension ResolvedNode {
    /// Where conditionals (`if`, `switch`, `AnyView`) are around the node as the one view of a place, each by the number of attachments inside it. Such a
    /// conditional gives the default of each preference that nothing in it writes.
    var conditionalLevels: [Int] {
        var (levels, inside): ([Int], Int) = ([], 0)
        var node = origin?.parent
        while let current = node, !current.absorbsList, !(current is WrapperNode), !(current is CustomNode) {
            if let attaching = current as? AttachingNode {
                inside = attached.firstIndex { $0.owner === attaching }.map { $0 + 1 } ?? inside
            } else if (current as? PassNode)?.isConditional ?? false, !current.context.placing.isList {
                levels.append(inside)
            }
            node = current.parent
        }
        return levels
    }
}

extension PlaceContext.Placing {
    /// Whether the place takes several views as they are.
    var isList: Bool { if case .list = self { true } else { false } }
}
