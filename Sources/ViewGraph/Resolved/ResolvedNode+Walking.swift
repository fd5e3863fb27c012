extension ResolvedNode {
    /// The node and all that is shown inside it in pre-order, one that is at several places of a parent only once.
    public var preorder: [ResolvedNode] {
        var (nodes, rest): ([ResolvedNode], [ResolvedNode]) = ([], [self])
        while let node = rest.popLast() {
            nodes.append(node)
            rest.append(contentsOf: node.distinctChildren.reversed())
        }
        return nodes
    }

    /// The children that are shown: all of them, but of a `ViewThatFits` the one that fits.
    public var shownChildren: [ResolvedNode] {
        guard form == .container, case .container(let chooser, _) = role, chooser.showsOneView, let container = origin as? ContainerNode, container.isLaidOut
        else {
            return children
        }
        return container.chosen.map { [$0] } ?? []
    }

    /// The shown children, each once; a node at several places is listed at the last of them.
    public var distinctChildren: [ResolvedNode] {
        let children = shownChildren
        if children.count < 2 { return children }
        var seen: Set<Int> = []
        let last = children.reversed().filter { seen.insert($0.id).inserted }
        return last.count == children.count ? children : last.reversed()
    }

    /// The first shown node in pre-order that fulfils the condition.
    public func firstNode(where condition: (ResolvedNode) -> Bool) -> ResolvedNode? {
        var rest = [self]
        while let node = rest.popLast() {
            if condition(node) { return node }
            rest.append(contentsOf: node.shownChildren.reversed())
        }
        return nil
    }
}
