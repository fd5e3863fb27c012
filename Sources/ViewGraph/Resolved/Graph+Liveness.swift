import ViewTree

extension Graph {
    /// Finds which views came into the tree and which have left it, and schedules what they asked to be told of it: children before parents, else in the
    /// order of the tree.
    func commitLiveness() {
        for node in detached.takeAll() where node.isLive && !isInTree(node) { disappear(node) }
        let parents = attached.takeAll()
        if let root, !root.isLive { appear(root) }
        for parent in parents where parent.isLive {
            for child in parent.children where !child.isLive { appear(child) }
        }
    }

    /// Whether the node hangs at the root.
    func isInTree(_ node: ResolvedNode) -> Bool { root.map(node.isInside) ?? false }

    private func appear(_ node: ResolvedNode) {
        for child in node.children where !child.isLive { appear(child) }
        node.isLive = true
        recordInsertion(of: node)
        for attachment in node.attached { attachment.owner?.viewAppeared() }
    }

    private func disappear(_ node: ResolvedNode) {
        node.isLive = false
        recordRemoval(of: node)
        for attachment in node.attached { attachment.owner?.viewDisappeared() }
        for child in node.children where child.isLive && child.parent === node { disappear(child) }
    }
}
