import ViewTree

/// A resolved subview as the program gets it. Placing it shows the original view, with its identity and in the environment of the place where it was declared.
final class SubviewProxy: Subview {
    let item: ListItem
    let id: ExplicitID
    private unowned let graph: Graph
    /// What was resolved; modifiers that the program puts around the proxy are outside of it.
    private weak var content: DeclaredNode?

    init(_ item: ListItem, in content: DeclaredNode?, graph: Graph) {
        (self.item, self.content, self.graph) = (ListItem(node: item.node), content, graph)
        id = ExplicitID(SubviewID(view: item.node.id), description: "Subview.ID(\(item.node.id))")
    }

    func containerValue(_ key: ContainerKey) throws -> any OpaqueValue {
        try item.node.containerValue(key, setIn: content) ?? graph.defaultValue(of: key)
    }

    var buttonRoles: [ButtonRole?] {
        var (roles, rest): ([ButtonRole?], [ResolvedNode]) = ([], [item.node])
        while let node = rest.popLast() {
            if case .control(let control) = node.role, let button = control.button { roles.append(button.role) } else { rest += node.children }
        }
        return roles
    }
}

/// Apart from every id that the program gives.
private struct SubviewID: Hashable {
    let view: Int
}

extension SubviewsCollection {
    init(_ items: [ListItem], in content: DeclaredNode?, graph: Graph) { self.init(items.units.map { SubviewProxy($0, in: content, graph: graph) }) }
}

/// A subview, or all of a collection, placed by the program.
final class PlacedSubviewsNode: DeclaredNode {
    override var staticCount: Int? {
        if case .subview = declared.kind { 1 } else { nil }
    }

    override func evaluate(from earlier: DeclaredView?) throws { try refresh() }

    override func makeItems() throws -> [ListItem] {
        switch declared.kind {
        case .subview(let subview): [try item(of: subview)]
        case .subviews(let collection): try collection.elements.map(item)
        default: []
        }
    }

    private func item(of subview: any Subview) throws -> ListItem {
        if let proxy = subview as? SubviewProxy { return proxy.item }
        throw GraphError(
            .foreignSubview, "a subview was placed that no view of this tree has",
            help: "Place the subviews that ForEach(subviews:) or Group(subviews:) gives.",
            line: declared.line)
    }
}
