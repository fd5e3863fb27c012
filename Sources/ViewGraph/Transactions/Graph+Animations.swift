import ViewTree

extension Graph {
    /// The animation of changes at a node, where the transaction carries `animation`: modifiers around it may have another say.
    func animation(of node: ResolvedNode, carried animation: Animation?) -> Animation? {
        var path: [ResolvedNode] = []
        var current: ResolvedNode? = node
        while let node = current {
            path.append(node)
            current = node.parent
        }
        return path.reversed().reduce(animation) { $1.animation(insteadOf: $0, values: record?.valueAnimations ?? [:]) }
    }
}

extension DeclaredNode {
    /// The resolved view of the node, or the first of several.
    var resolvedView: ResolvedNode? { (self as? CustomNode)?.resolved ?? items.units.first?.node }
}

extension ResolvedNode {
    /// The animation of changes inside, where the one around is `animation`: the one of a value that changed counts more than those without a value.
    public func animation(insteadOf animation: Animation?, values: [Int: Animation?]) -> Animation? {
        if let own = values[id] { return own }
        return hasAttachments ? attachments.reversed().reduce(animation) { $1.animation(insteadOf: $0) } : animation
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
    fileprivate var setsAnimation: Bool {
        switch self {
        case .animation, .transaction: true
        default: false
        }
    }

    /// The animation of changes inside, where the one around is `animation`.
    func animation(insteadOf animation: Animation?) -> Animation? {
        switch self {
        case .animation(let own, of: nil): return own
        case .transaction(let change, of: nil):
            var transaction = Transaction(animation: animation)
            // A closure that fails changes nothing.
            try? change(&transaction)
            return transaction.disablesAnimations ? nil : transaction.animation
        default: return animation
        }
    }
}
