import ViewTree

/// Shows views that have left the tree until their transition is over.
public protocol RemovalStage: AnyObject {
    /// The view is about to leave the tree: it is in place for the last time. `isAnimated` says whether the change may be.
    func willRemove(_ view: ResolvedNode, isAnimated: Bool)
    /// The view that `willRemove` was called with has left its parent; gives the seconds until its transition is over, 0 where it has none.
    func didRemove(_ id: Int, from parent: ResolvedNode, animation: Animation?) -> Double
    /// What `willRemove` was called with didn't leave, or its parent left as well.
    func forget(_ id: Int)
}

/// The identities that end in a transaction, and what is left to do once their views are gone: `onDisappear`, the ends of tasks.
struct Removals {
    struct Removal {
        /// The outermost views that end with the identity.
        var views: [(node: ResolvedNode, parent: ResolvedNode)]
        var work: [() throws -> Void] = []
    }
    private var ended: [Removal] = []
    private var current: Removal?

    var isRemoving: Bool { current != nil }

    mutating func begin(_ views: [(node: ResolvedNode, parent: ResolvedNode)]) { current = Removal(views: views) }

    mutating func end() {
        if let current { ended.append(current) }
        current = nil
    }

    /// Keeps work for the end of the removal under way; false where there is none.
    mutating func keep(_ work: @escaping () throws -> Void) -> Bool {
        current?.work.append(work)
        return current != nil
    }

    mutating func takeAll() -> [Removal] {
        defer { ended = [] }
        return ended
    }

    mutating func removeAll() { (ended, current) = ([], nil) }
}

extension Graph {
    /// The identity of a node is about to end, and with it those inside. True where `endRemoval` has to be called.
    func beginRemoval(of node: DeclaredNode) -> Bool {
        guard let stage, isUpdatingBodies, !removals.isRemoving else { return false }
        let isCarried = runningTransaction.animation != nil
        var views: [(node: ResolvedNode, parent: ResolvedNode)] = []
        for item in node.items.units where item.node.isLive {
            guard let (view, parent) = item.node.outermostWrapper, !parent.managesRemovals(of: view) else { continue }
            untracked { stage.willRemove(view, isAnimated: isCarried || view.mayBeAnimated) }
            views.append((view, parent))
        }
        if views.isEmpty { return false }
        removals.begin(views)
        return true
    }

    func endRemoval() { removals.end() }

    /// Does what follows from the end of a view: at once, or when its transition is over.
    func afterRemoval(_ work: @escaping () throws -> Void) {
        if !removals.keep(work) { schedule(work) }
    }

    /// Decides for the views that left in the transaction how long they stay to be seen.
    func startTransitions() {
        for removal in removals.takeAll() {
            var longest = 0.0
            for (node, parent) in removal.views {
                guard isInTree(parent), !isInTree(node) else {
                    stage?.forget(node.id)
                    continue
                }
                let animation = node.carried(insteadOf: carried(at: parent), values: [:]).animation
                longest = max(longest, stage?.didRemove(node.id, from: parent, animation: animation) ?? 0)
            }
            if longest > 0 {
                if !removal.work.isEmpty { wait(longest) { for work in removal.work { try work() } } }
            } else {
                for work in removal.work { schedule(work) }
            }
        }
    }
}

extension ResolvedNode {
    /// The outermost of the modifiers that end with the node, with its parent; `nil` for the root.
    fileprivate var outermostWrapper: (view: ResolvedNode, parent: ResolvedNode)? {
        var node = self
        while let parent = node.parent {
            guard parent.form == .modifier, parent.children.first === node else { return (node, parent) }
            node = parent
        }
        return nil
    }

    /// Whether the node shows and ends a child by itself: sheets, pages, tabs.
    fileprivate func managesRemovals(of child: ResolvedNode) -> Bool {
        if childrenApart.contains(where: { $0 === child }) { return true }
        switch role {
        case .modifier(.presentation), .modifier(.bar): return true
        default: return origin is TabViewNode || origin is NavigationStackNode
        }
    }
}
