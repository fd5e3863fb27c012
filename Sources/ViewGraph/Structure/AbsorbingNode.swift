import ViewTree

/// A view that is one resolved node, no matter what its content resolves to.
class AbsorbingNode: DeclaredNode {
    let resolved: ResolvedNode

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        var kind = ResolvedNode.Kind.declared(declared)
        if context.placing.makesImplicitStack(of: declared), let stack = context.placing.implicitStack {
            kind = .undeclared(ResolvedNode.Undeclared(.container(stack, isImplicit: true), view: stack.name, type: declared.type))
        }
        resolved = try graph.makeResolved(kind, for: declared, scope: context.scope)
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
        resolved.origin = self
    }

    deinit { resolved.origin = nil }

    override var absorbsList: Bool { true }
    override var staticCount: Int? { 1 }

    final override func makeItems() throws -> [ListItem] { [ListItem(node: resolved)] }

    /// Makes the children of `resolved` follow from the content's list.
    func absorb() throws {}

    @discardableResult final override func refresh() throws -> Bool {
        try absorb()
        return try super.refresh()
    }

    override func willTearDown() { graph.discard(resolved) }
}

/// A view without content.
final class LeafNode: AbsorbingNode {
    /// Whether the clock is registered to change it.
    private var followsClock = false

    override func evaluate(from earlier: DeclaredView?) throws {
        if case .leaf(let old) = earlier?.kind, case .leaf(let new) = declared.kind, !new.isLaidOut(like: old) {
            graph.markChanged(resolved)
        }
        resolved.redeclare(declared)
        if earlier == nil { try refresh() }
        if !followsClock, case .leaf(let leaf) = declared.kind, leaf.following != nil {
            followsClock = true
            graph.observers.register(timed: self)
        }
    }

    /// Shows the view as it is now. No body runs.
    func followClock() throws {
        guard case .leaf(let leaf) = declared.kind, let following = leaf.following else { return }
        _ = try redeclare(DeclaredView(declared.type, .leaf(following()), line: declared.line))
    }
}
