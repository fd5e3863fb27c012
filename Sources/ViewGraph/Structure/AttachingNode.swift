import ViewTree

/// A modifier that leaves no node: it is in the attachments of each view that it wraps.
class AttachingNode: DeclaredNode {
    var primary: DeclaredNode?

    deinit {
        // A node that was never finished leaves without being torn down.
        if !isTornDown { for item in items.units { item.node.detach(self) } }
    }

    override var children: [DeclaredNode] { primary.map { [$0] } ?? [] }
    override func makeItems() throws -> [ListItem] { primary?.items ?? [] }

    /// The modifier as it is declared now.
    final var modifier: Modifier? {
        if case .modified(_, let modifier) = declared.kind { tracked(modifier) } else { nil }
    }

    /// Layout calls the closure of an alignment guide; what it reads is a dependency of the view that declares it.
    private func tracked(_ modifier: Modifier) -> Modifier {
        guard case .alignmentGuide(let guide, let value) = modifier else { return modifier }
        return .alignmentGuide(guide) { [weak self] dimensions in
            guard let self else { return try value(dimensions) }
            return try graph.reading(as: self) { try value(dimensions) }
        }
    }

    /// Whether the modifier is put on the views that it wraps.
    var isListed: Bool { true }

    /// The place of what is wrapped.
    var primaryContext: PlaceContext { context }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .modified(let view, let modifier) = declared.kind else { return }
        primary = try reconcile(primary, with: view, at: .primary, in: primaryContext).node
        try refresh()
        if case .modified(_, let old) = earlier?.kind { modifierChanged(from: old, to: tracked(modifier)) }
    }

    /// Replaces the modifier by the newly declared one.
    func modifierChanged(from old: Modifier, to new: Modifier) {
        guard isListed else { return }
        for item in items.units { graph.attach(new, to: item.node, of: self, insteadOf: old) }
    }

    /// Gives the modifier to views that came, and takes it from those that left.
    @discardableResult override func refresh() throws -> Bool {
        let before = items.units
        guard try super.refresh(), let modifier else { return false }
        let after = items.units
        if !before.isEmpty {
            let staying = Set(after.map(\.node.id))
            for item in before where !staying.contains(item.node.id) { leave(item.node) }
        }
        let known = Set(before.map(\.node.id))
        for item in after where known.isEmpty || !known.contains(item.node.id) { join(item.node, modifier) }
        return true
    }

    private func join(_ node: ResolvedNode, _ modifier: Modifier) {
        guard isListed else { return }
        graph.attach(modifier, to: node, of: self, insteadOf: nil)
        if node.isLive { viewAppeared() }
    }

    private func leave(_ node: ResolvedNode) {
        graph.detach(self, from: node)
        if node.isLive { viewDisappeared() }
    }

    /// One of the wrapped views came into the tree.
    func viewAppeared() {}
    /// One of the wrapped views left the tree.
    func viewDisappeared() {}

    override func willTearDown() {
        for item in items.units { graph.detach(self, from: item.node) }
    }
}
