import ViewTree

/// A modifier that leaves a node around each view that it wraps, and may add a view to each: `padding`, `background`, ...
class WrapperNode: DeclaredNode {
    private var primary: DeclaredNode?
    private(set) var wrappers = WrapperTable()

    deinit {
        for wrapper in wrappers.all { wrapper.node.origin = nil }
    }

    override var children: [DeclaredNode] { (primary.map { [$0] } ?? []) + wrappers.all.compactMap(\.secondary) }
    override var listChildren: [DeclaredNode] { primary.map { [$0] } ?? [] }

    final var modifier: Modifier? {
        if case .modified(_, let modifier) = declared.kind { modifier } else { nil }
    }

    /// The view beside the primary content, `nil` for none.
    func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? { modifier?.secondaryView }

    /// Which view that is: another identity ends the one before. Read after the view.
    var secondaryIdentity: ExplicitID? { nil }

    /// The place of that view.
    var secondaryContext: PlaceContext {
        if case .bar = modifier { return context.placing(.hStack) }
        return context.placing(.zStack)
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .modified(let view, let modifier) = declared.kind else { return }
        primary = try reconcile(primary, with: view, at: .primary, in: context.wrapped).node
        if case .modified(_, let old) = earlier?.kind { modifierChanged(from: old, to: modifier) }
        try refresh()
        if earlier != nil { try updateSecondaries() }
    }

    private func modifierChanged(from old: Modifier, to new: Modifier) {
        for wrapper in wrappers.all {
            wrapper.node.redeclare(declared)
            if !new.isLaidOut(like: old) { graph.markChanged(wrapper.node) }
        }
    }

    override func makeItems() throws -> [ListItem] {
        let inner = primary?.items ?? []
        var made: [Int] = []
        let gone = try wrappers.update(for: inner.units.map(\.node)) { view in
            made.append(view.id)
            return WrapperTable.Wrapper(inner: view, node: try makeNode(), secondary: nil)
        }
        for wrapper in gone { end(wrapper) }
        for (index, wrapper) in wrappers.all.enumerated() {
            if made.contains(wrapper.inner.id) { try updateSecondary(at: index) } else { setChildren(of: wrapper) }
        }
        return inner.map { item in
            item.map { ListItem(node: wrappers[$0.node]?.node ?? $0.node, parts: nil, section: $0.section) }
        }
    }

    private func makeNode() throws -> ResolvedNode {
        let node = try graph.makeResolved(.declared(declared), for: declared, scope: context.scope)
        node.origin = self
        return node
    }

    // MARK: Views beside the primary content

    /// Brings the added views up to date.
    final func updateSecondaries() throws {
        for index in wrappers.all.indices { try updateSecondary(at: index) }
    }

    private func updateSecondary(at index: Int) throws {
        let wrapper = wrappers.all[index]
        if let view = try secondaryView(for: wrapper) {
            let isSame = wrapper.secondaryIdentity == secondaryIdentity
            if !isSame { wrapper.secondary?.tearDown() }
            let kept = isSame ? wrapper.secondary : nil
            wrappers.setSecondary(try reconcile(kept, with: view, at: .secondary, in: secondaryContext).node, secondaryIdentity, at: index)
        } else if let secondary = wrapper.secondary {
            secondary.tearDown()
            wrappers.setSecondary(nil, at: index)
        }
        setChildren(of: wrappers.all[index])
    }

    private func setChildren(of wrapper: WrapperTable.Wrapper) {
        graph.setChildren(of: wrapper.node, to: [wrapper.inner] + graph.nodes(of: wrapper.secondary?.items ?? []))
    }

    private func end(_ wrapper: WrapperTable.Wrapper) {
        wrapper.node.origin = nil
        wrapper.secondary?.tearDown()
        graph.discard(wrapper.node)
    }

    override func willTearDown() {
        for wrapper in wrappers.all { graph.discard(wrapper.node) }
    }
}
