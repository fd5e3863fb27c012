import ViewTree
import Wording

/// `ForEach(subviews:)`, `Group(subviews:)` and their forms for sections: resolves its content to a list, and shows what the program makes of it.
final class SubviewReaderNode: DeclaredNode {
    private var content: DeclaredNode?
    private var elements = KeyedElements()
    private var group: DeclaredNode?
    /// The content's list as the program saw it last.
    private var readItems: [ListItem] = []

    override var children: [DeclaredNode] { (content.map { [$0] } ?? []) + listChildren }
    /// What the program made.
    override var listChildren: [DeclaredNode] { group.map { [$0] } ?? elements.order }
    override var staticCount: Int? { group?.staticCount }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard let view = declared.kind.readContent else { return }
        content = try reconcile(content, with: view, at: .primary, in: context.placing(.list)).node
        _ = takeReasons()
        try show()
    }

    override func rerun(because reasons: [Phrase]) throws { try show() }

    /// Whether the node is the content that the program's code is given.
    func reads(_ node: DeclaredNode) -> Bool { node === content }

    /// Where the content's list changed, the program's code runs again.
    @discardableResult override func refresh() throws -> Bool {
        if let content, !content.items.isSame(as: readItems) {
            let before = items
            try show()
            return !items.isSame(as: before)
        }
        return try super.refresh()
    }

    private func show() throws {
        track {}
        readItems = content?.items ?? []
        switch declared.kind {
        case .forEachSubview(_, let make):
            let proxies = SubviewsCollection(readItems, in: content, graph: graph).elements
            try showElements(ids: proxies.map(\.id)) { try make(proxies[$0]) }
        case .forEachSection(_, let make):
            let sections = SectionCollection(of: content, graph: graph).sections
            try showElements(ids: sections.map(\.id)) { try make(sections[$0]) }
        case .groupSubviews(_, let make):
            try showGroup { try make(SubviewsCollection(readItems, in: content, graph: graph)) }
        case .groupSections(_, let make):
            try showGroup { try make(SectionCollection(of: content, graph: graph)) }
        default: break
        }
        try refresh()
    }

    private func showElements(ids: [ExplicitID], _ make: (Int) throws -> DeclaredView) throws {
        var updated = elements
        elements = KeyedElements()
        defer { elements = updated }
        _ = try updated.update(ids: ids, keepsOthers: false) { index, known in
            let view = try graph.reading(as: self) { try make(index) }
            return try reconcile(known, with: view, at: .element(ids[index]), in: context).node
        }
    }

    private func showGroup(_ make: () throws -> DeclaredView) throws {
        let view = try graph.reading(as: self, make)
        group = try reconcile(group, with: view, at: .content, in: context).node
    }
}

extension DeclaredView.Kind {
    /// What `ForEach(subviews:)` and its kin resolve.
    fileprivate var readContent: DeclaredView? {
        switch self {
        case .forEachSubview(let view, _), .forEachSection(let view, _), .groupSubviews(let view, _), .groupSections(let view, _): view
        default: nil
        }
    }
}

extension SectionCollection {
    /// Declared sections in order, and implicit ones around runs of views outside of any; one empty section where there is nothing.
    fileprivate init(of content: DeclaredNode?, graph: Graph) {
        var sections = content?.items.sections ?? []
        if sections.isEmpty { sections.append((nil, [])) }
        self.init(sections.map { SectionConfiguration(of: $0.section, items: $0.items, in: content, graph: graph) })
    }
}

extension SectionConfiguration {
    fileprivate init(of section: SectionNode?, items: [ListItem], in content: DeclaredNode?, graph: Graph) {
        func part(_ part: ResolvedNode.ListPart) -> SubviewsCollection {
            SubviewsCollection(items.filter { ($0.section?.part ?? .row) == part }, in: content, graph: graph)
        }
        let name = section.map { "Section.ID(\($0.serial))" } ?? "implicit section of \(items.first?.node.id ?? 0)"
        self.init(id: ExplicitID(name), header: part(.header), content: part(.row), footer: part(.footer)) { key in
            try section?.containerValue(key) ?? graph.defaultValue(of: key)
        }
    }
}
