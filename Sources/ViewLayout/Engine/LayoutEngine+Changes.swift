import ViewGraph
import ViewTree

extension LayoutEngine {
    /// Works out again what changed nodes answer, the deepest first, and goes on to a parent only where an answer differs.
    ///
    /// A node is asked exactly what it was asked before, so that the cost follows the change and not the tree.
    func settle(_ nodes: [ResolvedNode]) throws {
        var levels: [[ObjectIdentifier: ResolvedNode]] = []
        func add(_ node: ResolvedNode, at depth: Int) {
            while levels.count <= depth { levels.append([:]) }
            levels[depth][ObjectIdentifier(node)] = node
        }
        for node in nodes { add(node, at: node.depth) }
        while let deepest = levels.popLast() {
            for node in deepest.values where try parentIsConcerned(by: node) {
                if let parent = node.parent, !levels.isEmpty { add(parent, at: levels.count - 1) }
            }
        }
    }

    /// Settles one node; whether what layouts around it see may have changed.
    private func parentIsConcerned(by node: ResolvedNode) throws -> Bool {
        markForPlacement(node)
        guard let state = known(node), let before = state.madeWith else {
            if node.form == .custom { return true }
            return false
        }
        if before.stackAxis != node.ownStackAxis { forgetInside(node) }
        let differs = try state.answersDiffer()
        return differs || before.isSeenThrough || node.isSeenThrough || before.hasLayoutTraits || node.hasLayoutTraits
    }

    /// Lets the next placing visit the node, wherever it and its ancestors are.
    func markForPlacement(_ node: ResolvedNode) {
        var child = known(node)
        child?.markNeedsPlacement()
        var current = node.parent
        while let ancestor = current {
            let state = known(ancestor)
            state?.markNeedsVisit(of: child)
            child = state ?? child
            current = ancestor.parent
        }
    }

    /// Forgets everything about the node and all inside it.
    func forget(_ node: ResolvedNode) {
        known(node)?.reset()
        forgetInside(node)
    }

    private func forgetInside(_ node: ResolvedNode) { context.forget(inside: node) }
}

extension LayoutContext {
    /// Forgets everything about the nodes inside a node.
    func forget(inside node: ResolvedNode) {
        var rest = node.children
        while let next = rest.popLast() {
            if let state = next.layoutState as? LayoutNode, state.context === self { state.reset() }
            rest.append(contentsOf: next.children)
        }
    }
}

extension ResolvedNode {
    /// How many nodes are around this one.
    fileprivate var depth: Int {
        var depth = 0
        var node = parent
        while let current = node { (depth, node) = (depth + 1, current.parent) }
        return depth
    }
}
