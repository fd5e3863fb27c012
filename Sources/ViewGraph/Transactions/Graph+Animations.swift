import ViewTree

extension Graph {
    /// What changes at a node carry in the transaction that runs: modifiers around it may have another say.
    func carried(at node: ResolvedNode) -> CarriedTransaction {
        var path: [ResolvedNode] = []
        var current: ResolvedNode? = node
        while let node = current {
            path.append(node)
            current = node.parent
        }
        return path.reversed().reduce(CarriedTransaction(runningTransaction)) { $1.carried(insteadOf: $0, values: record?.valueAnimations ?? [:]) }
    }
}

extension DeclaredNode {
    /// The resolved view of the node, or the first of several.
    var resolvedView: ResolvedNode? { (self as? CustomNode)?.resolved ?? items.units.first?.node }
}

extension ResolvedNode {
    /// What changes inside carry, with what is carried around: the animation of a value that changed counts more than those without a value.
    public func carried(insteadOf around: CarriedTransaction, values: [Int: Animation?]) -> CarriedTransaction {
        if let own = values[id] { return around.animated(by: own) }
        guard hasAttachments else { return around }
        return attachments.reversed().reduce(around) { if case .animation(let modifier) = $1 { $0.inside(modifier) } else { $0 } }
    }

    /// Whether a modifier around the node may give changes an animation that their transaction doesn't carry.
    var mayBeAnimated: Bool {
        var current: ResolvedNode? = self
        while let node = current {
            if node.hasAttachments, node.attachments.contains(where: \.setsAnimation) { return true }
            current = node.parent
        }
        return false
    }
}

extension Modifier {
    fileprivate var setsAnimation: Bool { if case .animation(let modifier) = self { modifier.setsAnimation } else { false } }
}
