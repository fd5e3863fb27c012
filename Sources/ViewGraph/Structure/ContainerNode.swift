import ViewTree

/// A container, explicit or implicit: resolves its content to subviews.
final class ContainerNode: AbsorbingNode {
    private(set) var content: DeclaredNode?
    private var knownRarities: Rarities?

    /// What few containers have, apart from what all have.
    private final class Rarities {
        var rowParts = WrapperTable()
        var lazyContent: LazyContent?
        weak var chosen: ResolvedNode?
    }

    private var rarities: Rarities {
        if let knownRarities { return knownRarities }
        let made = Rarities()
        knownRarities = made
        return made
    }

    private var isImplicit: Bool { resolved.isImplicit }
    /// The view that a `ViewThatFits` shows.
    var chosen: ResolvedNode? { knownRarities?.chosen }
    /// Whether a layout chooses.
    var isLaidOut: Bool { graph.layout != nil }

    override var children: [DeclaredNode] { content.map { [$0] } ?? [] }

    /// Of an implicit stack, the view declared here is the content itself.
    override func accepts(_ view: DeclaredView) -> Bool {
        super.accepts(view) && (!isImplicit || content?.accepts(view) ?? true)
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        var inside = context.placing(.list)
        if isImplicit {
            content = try reconcile(content, with: declared, at: .content, in: inside).node
        } else if case .container(let container, let view) = declared.kind {
            if container.showsOneView, earlier == nil { graph.observers.register(chooser: self) }
            if case .container(let old, _) = earlier?.kind { containerChanged(from: old, to: container) }
            (inside.isLazy, inside.disclosesRows) = (container.isLazy, container.disclosesRows)
            content = try reconcile(content, with: view, at: .content, in: inside).node
        }
        try refresh()
    }

    private func containerChanged(from old: any Container, to new: any Container) {
        resolved.redeclare(declared)
        if !new.isLaidOut(like: old) { graph.markChanged(resolved) }
    }

    override func absorb() throws {
        guard let content else { return }
        let staticCount = content.staticCount
        resolved.hasDynamicChildren = staticCount == nil
        if resolved.hasOneStaticChild != (staticCount == 1) {
            resolved.hasOneStaticChild = staticCount == 1
            graph.markChanged(resolved)
        }
        let isLazy = LazyContent.isNeeded(for: content)
        if isLazy != (knownRarities?.lazyContent != nil) {
            rarities.lazyContent = isLazy ? LazyContent(owner: self) : nil
            resolved.lazyElements = rarities.lazyContent
            graph.markChanged(resolved)
        }
        if case .container(let container, _) = resolved.role, container.pinned != [] {
            for unit in content.items.units { unit.node.sectionMark = unit.section?.mark }
        }
        if let lazyContent = knownRarities?.lazyContent { return try lazyContent.contentChanged() }
        graph.setChildren(of: resolved, to: graph.nodes(of: try shown(content.items)))
    }

    /// Takes over what layout has chosen; the view that was shown before leaves the tree.
    func updateChoice(_ layout: any LayoutPass) {
        let new = layout.chosenChild(of: resolved)
        if new === chosen { return }
        if let chosen { graph.detached.insert(chosen) }
        rarities.chosen = new
        graph.attached.insert(resolved)
        graph.markPreferencesChanged(at: resolved)
    }

    // MARK: Lists

    /// What the container shows of items of its content: in a list each view becomes a row, a header or a footer.
    func shown(_ items: [ListItem]) throws -> [ListItem] {
        guard case .container(let container, _) = resolved.role, container.hasRows else { return items }
        return try rows(of: items)
    }

    /// The node that the container has for a view of its content.
    func shownNode(of view: ResolvedNode) -> ResolvedNode { knownRarities?.rowParts[view]?.node ?? view }

    private func rows(of items: [ListItem]) throws -> [ListItem] {
        let units = items.units
        let parts = rarities
        let gone = try parts.rowParts.update(for: units.map(\.node)) { WrapperTable.Wrapper(inner: $0, node: try makePart()) }
        for wrapper in gone { graph.discard(wrapper.node) }
        for (number, section) in (content?.items ?? items).sections.enumerated() {
            for unit in section.items {
                guard let part = parts.rowParts[unit.node]?.node else { continue }
                setRole(of: part, to: unit.section?.part ?? .row)
                part.section = number
                graph.setChildren(of: part, to: [unit.node])
            }
        }
        return items.map { item in
            item.map { ListItem(node: parts.rowParts[$0.node]?.node ?? $0.node, parts: nil, section: $0.section) }
        }
    }

    private func makePart() throws -> ResolvedNode {
        try graph.makeResolved(.undeclared(ResolvedNode.ListPart.row.kind), for: declared, scope: context.scope)
    }

    private func setRole(of node: ResolvedNode, to part: ResolvedNode.ListPart) {
        if case .listPart(part) = node.role { return }
        node.become(part.kind)
        graph.markChanged(node)
    }

    override func willTearDown() {
        super.willTearDown()
        for wrapper in knownRarities?.rowParts.all ?? [] { graph.discard(wrapper.node) }
    }
}

extension ResolvedNode.ListPart {
    fileprivate var kind: ResolvedNode.Undeclared { ResolvedNode.Undeclared(.listPart(self), view: name, type: ViewType(name)) }

    private var name: String {
        switch self {
        case .row: "ListRow"
        case .header: "ListHeader"
        case .footer: "ListFooter"
        }
    }
}
