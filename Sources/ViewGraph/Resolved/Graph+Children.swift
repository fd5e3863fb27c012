import ViewTree
import Wording

extension Graph {
    /// Makes `children` the node's children, each of which learns its parent. A node may be at several places of the same parent.
    /// `isAskedByLayout`: the layout that runs asked for the children, and needn't be notified.
    func setChildren(of node: ResolvedNode, to children: [ResolvedNode], isAskedByLayout: Bool = false) {
        let old = node.children
        if old.count == children.count, zip(old, children).allSatisfy({ $0 === $1 }), children.allSatisfy({ $0.parent === node }) { return }
        node.children = children
        for child in children { child.parent = node }
        if !old.isEmpty { letGo(old, from: node, staying: children) }
        if !isAskedByLayout { markChanged(node) }
        markPreferencesChanged(at: node)
        if node.isLive { attached.insert(node) }
    }

    private func letGo(_ old: [ResolvedNode], from node: ResolvedNode, staying children: [ResolvedNode]) {
        let staying = Set(children.map(\.id))
        for child in old where !staying.contains(child.id) {
            if child.parent === node { child.parent = nil }
            detached.insert(child)
        }
        if record != nil, node.isLive { recordMoves(from: old, to: children) }
    }

    /// The nodes of a list as a container's children; custom views with several views get theirs.
    func nodes(of items: [ListItem]) -> [ResolvedNode] {
        items.compactMap { item in
            if item.marksEmptySection { return nil }
            if let parts = item.parts { setChildren(of: item.node, to: nodes(of: parts)) }
            return item.node
        }
    }

    func rootChanged(from old: ResolvedNode?, to new: ResolvedNode?) {
        if let old, old !== new { detached.insert(old) }
        new?.parent = nil
    }

    /// Layout has to look at the node again. It needn't know of a node that it has never seen; a custom view with several views is seen through its container.
    func markChanged(_ node: ResolvedNode) {
        if node.layoutState != nil || node.form == .custom && node.isLive { changed.insert(node) }
    }

    /// The font or style of texts inside changed.
    func markTexts(in node: ResolvedNode) {
        var rest = [node]
        while let next = rest.popLast() {
            if case .leaf = next.role { markChanged(next) }
            if case .control = next.role { markChanged(next) }
            rest.append(contentsOf: next.children)
        }
    }

    /// Everything in the node is placed again.
    func markAll(in node: ResolvedNode) {
        var rest = [node]
        while let next = rest.popLast() {
            markChanged(next)
            rest.append(contentsOf: next.children)
        }
    }

    // MARK: Attachments

    /// Puts a modifier on a node, and lets know whoever reads it.
    func attach(_ modifier: Modifier, to node: ResolvedNode, of owner: AttachingNode, insteadOf old: Modifier?) {
        node.attach(modifier, of: owner)
        if modifier.concernsLayout, !(old?.isLaidOut(like: modifier) ?? false) { markChanged(node) }
        if case .scroll(let new) = modifier, case .scroll(let old)? = old, !new.isLaidOut(like: old) {
            for view in node.modifiedScrollViews { markChanged(view) }
        }
        if modifier.preferenceKey != nil { markPreferencesChanged(at: node) }
        if let old, !modifier.isSameTrait(as: old) { traitsChanged(at: owner) }
        observers.modifierAttached(modifier, to: node, of: owner)
    }

    func detach(_ owner: AttachingNode, from node: ResolvedNode) {
        node.detach(owner)
        if owner.modifier?.concernsLayout ?? false { markChanged(node) }
        if owner.modifier?.preferenceKey != nil { markPreferencesChanged(at: node) }
    }

    /// Views that read the traits of their subviews run their code again.
    private func traitsChanged(at node: DeclaredNode) {
        var inner = node
        while let node = inner.parent, !node.absorbsList {
            if let reader = node as? SubviewReaderNode, reader.reads(inner) {
                reader.invalidate(because: Phrase("a container value changed", ko: "컨테이너 값이 바뀜"))
            }
            inner = node
        }
    }
}
