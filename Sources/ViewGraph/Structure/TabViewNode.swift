import ViewTree
import Wording

/// A `TabView`: of its tabs the one that is selected, and beside it an item for each tab that has a label.
///
/// A tab is made when it is first shown. Those that were shown before keep their state; they are not in the resolved tree, and have disappeared.
final class TabViewNode: AbsorbingNode {
    private var tabs: [Tab] = []
    /// By the identity of their tab.
    private var contents: [ExplicitID: DeclaredNode] = [:]
    private var barItems: [ExplicitID: DeclaredNode] = [:]
    private var shown: ExplicitID?
    /// The identity of the tab that is shown where no binding decides.
    private var ownSelection: ExplicitID?

    private struct Tab {
        let declared: DeclaredTab
        let id: ExplicitID
    }

    /// The identity of a tab that no tag distinguishes from the others.
    private struct TabIndex: Hashable { let index: Int }

    override var children: [DeclaredNode] { tabs.flatMap { [contents[$0.id], barItems[$0.id]].compactMap(\.self) } }

    override func evaluate(from earlier: DeclaredView?) throws {
        resolved.redeclare(declared)
        resolved.hasDynamicChildren = true
        try show()
    }

    override func rerun(because reasons: [Phrase]) throws { try show() }

    private func show() throws {
        guard case .container(let container as TabViewContainer, let view) = declared.kind else { return }
        _ = takeReasons()
        let (declaredTabs, tag) = try track { (try view.tabs(), try container.selection.map { try graph.value(of: $0.tag) }) }
        let old = tabs
        tabs = identified(declaredTabs)
        shown = tabs.first { tag == nil ? $0.id == ownSelection : $0.declared.tag == tag }?.id ?? tabs.first?.id
        let staying = Set(tabs.map(\.id))
        for tab in old where !staying.contains(tab.id) {
            contents.removeValue(forKey: tab.id)?.tearDown()
            barItems.removeValue(forKey: tab.id)?.tearDown()
        }
        for tab in tabs { try update(tab) }
        try refresh()
    }

    private func identified(_ declared: [DeclaredTab]) -> [Tab] {
        var taken: Set<ExplicitID> = []
        return declared.enumerated().map { index, tab in
            if let tag = tab.tag, taken.insert(tag).inserted { return Tab(declared: tab, id: tag) }
            return Tab(declared: tab, id: ExplicitID(TabIndex(index: index)))
        }
    }

    private func update(_ tab: Tab) throws {
        let place = context.placing(.vStack)
        if tab.id == shown || contents[tab.id] != nil {
            contents[tab.id] = try reconcile(contents[tab.id], with: tab.declared.view, at: .element(tab.id), in: place).node
        }
        if let label = tab.declared.label {
            barItems[tab.id] = try reconcile(barItems[tab.id], with: label, at: .label, in: place).node
        } else {
            barItems.removeValue(forKey: tab.id)?.tearDown()
        }
    }

    override func absorb() throws {
        let content = shown.flatMap { contents[$0] }.map { graph.nodes(of: $0.items) } ?? []
        let bar = tabs.flatMap { tab in barItems[tab.id].map { graph.nodes(of: $0.items) } ?? [] }
        resolved.apartCount = bar.count
        graph.setChildren(of: resolved, to: content + bar)
    }

    /// What a tap on an item of the bar does; `nil` for any other view, and where the selection cannot hold the tab's tag.
    fileprivate func action(of item: ResolvedNode) -> (() throws -> Void)? {
        guard case .container(let container as TabViewContainer, _) = declared.kind,
            let tab = tabs.first(where: { barItems[$0.id]?.items.contains { $0.node === item } ?? false })
        else { return nil }
        guard let selection = container.selection else {
            return { [weak self] in
                self?.ownSelection = tab.id
                self?.invalidate(because: Phrase("another tab was selected", ko: "다른 탭이 선택됨"))
            }
        }
        guard let tag = tab.declared.tag, selection.takes(tag) else { return nil }
        return { try selection.tag.set(tag) }
    }
}

extension ResolvedNode {
    /// What a tap on an item of a tab view's bar does; `nil` for any other view.
    public var tabAction: (() throws -> Void)? { (parent?.origin as? TabViewNode)?.action(of: self) }
}
