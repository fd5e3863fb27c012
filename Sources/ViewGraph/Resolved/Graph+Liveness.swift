import ViewTree

extension Graph {
    /// Finds which views came into the tree and which have left it, and schedules their actions for it: children before parents, else in the
    /// order of the tree.
    func commitLiveness() {
        for node in detached.takeAll() where node.isLive && !isInTree(node) { disappear(node) }
        let parents = attached.takeAll()
        if let root, !root.isLive { appear(root) }
        for parent in parents where parent.isLive {
            for child in parent.shownChildren where !child.isLive { appear(child) }
        }
        let changes = livenessChanges
        livenessChanges = []
        for node in changes where !node.isTornDown && node.mustDisappear { node.disappear() }
        for node in changes where !node.isTornDown && node.mustAppear { node.appear() }
    }

    /// Views that the modifier wraps came or went: what that means is clear once all have.
    func livenessChanged(of node: AttachmentNode) { livenessChanges.append(node) }

    /// Whether the node is below the root, and no `ViewThatFits` around it shows another child.
    func isInTree(_ node: ResolvedNode) -> Bool {
        var current = node
        while let parent = current.parent {
            if !parent.shows(node) { return false }
            current = parent
        }
        return current === root
    }

    private func appear(_ node: ResolvedNode) {
        for child in node.shownChildren where !child.isLive { appear(child) }
        node.isLive = true
        recordInsertion(of: node)
        for attachment in node.attached { attachment.owner?.viewAppeared() }
    }

    private func disappear(_ node: ResolvedNode) {
        node.isLive = false
        recordRemoval(of: node)
        for attachment in node.attached { attachment.owner?.viewDisappeared() }
        for child in node.shownChildren where child.isLive && child.isInside(node) { disappear(child) }
    }
}

extension ResolvedNode {
    /// Whether what is inside the node is shown, as far as the node decides it: `ViewThatFits` shows one of its children, which may be in a custom view.
    fileprivate func shows(_ inner: ResolvedNode) -> Bool {
        guard form == .container, case .container(let chooser, _) = role, chooser.showsOneView else { return true }
        return shownChildren.contains { inner.isInside($0) || $0.isInside(inner) }
    }
}
