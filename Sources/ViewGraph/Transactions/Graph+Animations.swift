import ViewTree

/// What changes at a place of the tree carry: their transaction, as modifiers around the place have changed it.
public struct CarriedTransaction {
    private(set) var transaction: Transaction
    /// The animation of what moves. The content of a scope moves with what is around it.
    public private(set) var moving: Animation?
    /// What the transaction carries outside of the scopes that are open.
    private var outside: [Animation?] = []

    public init(_ transaction: Transaction) { (self.transaction, moving) = (transaction, transaction.animation) }

    public var animation: Animation? { transaction.animation }

    func animated(by animation: Animation?) -> CarriedTransaction {
        var changed = self
        (changed.transaction.animation, changed.moving) = (animation, animation)
        return changed
    }

    /// For changes inside a modifier.
    func inside(_ modifier: Modifier) -> CarriedTransaction {
        switch modifier {
        case .animation(let own, of: nil): return animated(by: own)
        case .transaction(let change, of: nil): return changed(by: change)
        case .scopedTransaction(let change, _):
            var inner = changed(by: change)
            inner.outside.append(animation)
            return inner
        case .scopeContent:
            var inner = self
            if let animation = inner.outside.popLast() { inner.transaction.animation = animation }
            return inner
        default: return self
        }
    }

    func changed(by change: (inout Transaction) throws -> Void) -> CarriedTransaction {
        var changed = transaction
        // A closure that fails changes nothing.
        try? change(&changed)
        return animated(by: changed.disablesAnimations ? nil : changed.animation)
    }
}

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
        return hasAttachments ? attachments.reversed().reduce(around) { $0.inside($1) } : around
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
        case .animation, .transaction, .scopedTransaction: true
        default: false
        }
    }
}
