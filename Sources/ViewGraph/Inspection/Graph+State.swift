import ViewTree

/// A state that lives now.
public struct LiveState {
    /// The name of the view that declares it, and the identity of the view's node.
    public let view: String
    public let id: Int
    public let name: String
    /// `State`, `StateObject`, `AppStorage`, ...
    public let wrapper: String
    public let value: any OpaqueValue
}

/// A key of the environment that a view reads, or that a modifier sets.
public struct EnvironmentUse {
    public enum Kind: String, Sendable { case set, read }
    public let kind: Kind
    /// The view that reads it, or the first one that the modifier is on.
    public let view: String
    public let id: Int
    /// The property's and the key's name; of an object its type.
    public let key: String
    /// Of an object its name; a `TextStyle` for a modifier that only sets that.
    public let value: any OpaqueValue
}

extension Graph {
    /// The states of all views, parents before children.
    public var states: [LiveState] { declaredNodes.flatMap(states) }

    /// The states that a custom view at this node declares.
    public func states(of node: ResolvedNode) -> [LiveState] { node.origin.map { states(of: $0) } ?? [] }

    /// The states of the root where that is a custom view, modified or not; those of an app and its scenes come before.
    public var rootStates: [LiveState] {
        var (found, node) = ([LiveState](), rootNode as DeclaredNode?)
        while let current = node {
            if let custom = current as? CustomNode {
                found += states(of: custom)
                if !custom.isScene { break }
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return found
    }

    /// Writes a state of the custom view with an identity, or of the first one that has it; false where there is none of that name. Run it in `perform`.
    public func setState(named name: String, of id: Int? = nil, to value: any OpaqueValue) throws -> Bool {
        let runners = declaredNodes.lazy.compactMap(\.bodyRunner).filter { id == nil || $0.id == id }
        guard let slot = runners.flatMap(\.states).first(where: { $0.name == name }) else { return false }
        try slot.write(value, line: nil)
        return true
    }

    /// What modifiers set in the environment, and what bodies read of it: outer views first.
    public func environmentUses() -> [EnvironmentUse] {
        declaredNodes.flatMap { node -> [EnvironmentUse] in
            if let node = node as? EnvironmentNode { return setting(of: node).map { [$0] } ?? [] }
            return (node.bodyRunner?.environmentDependencies ?? []).filter(\.isRead).map { slot in
                EnvironmentUse(kind: .read, view: node.bodyName, id: node.bodyID, key: slot.name, value: slot.value)
            }
        }
    }

    private func setting(of node: EnvironmentNode) -> EnvironmentUse? {
        guard let (key, value) = node.provided else { return nil }
        var modified: DeclaredNode = node
        while let outer = modified as? AttachingNode, let inner = outer.primary { modified = inner }
        return EnvironmentUse(kind: .set, view: modified.bodyName, id: modified.bodyID, key: key, value: value)
    }

    private func states(of node: DeclaredNode) -> [LiveState] {
        (node.bodyRunner?.states ?? []).map { LiveState(view: node.bodyName, id: node.bodyID, name: $0.name, wrapper: $0.wrapper, value: $0.current) }
    }

    /// All nodes of the structure, parents before children.
    var declaredNodes: [DeclaredNode] {
        var (nodes, rest): ([DeclaredNode], [DeclaredNode]) = ([], rootNode.map { [$0] } ?? [])
        while let node = rest.popLast() {
            nodes.append(node)
            rest.append(contentsOf: node.children.reversed())
        }
        return nodes
    }
}

extension DeclaredNode {
    var bodyName: String { bodyRunner?.value.name ?? declared.name }
    var bodyID: Int { bodyRunner?.id ?? items.first?.node.id ?? 0 }
}
