import ViewTree

/// A declared `Section`. Its parts are views of the list around, marked with their place; a section inside keeps its own marks.
final class SectionNode: DeclaredNode {
    private var header: DeclaredNode?
    private var content: DeclaredNode?
    private var footer: DeclaredNode?
    /// Stands in the list for a section without any view; made once it is needed.
    private var mark: ResolvedNode?

    override var children: [DeclaredNode] { [header, content, footer].compactMap(\.self) }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .section(let section) = declared.kind else { return }
        header = try reconcile(header, with: section.header, at: .header, in: context).node
        content = try reconcile(content, with: section.content, at: .content, in: context).node
        footer = try reconcile(footer, with: section.footer, at: .footer, in: context).node
        try refresh()
    }

    override func makeItems() throws -> [ListItem] {
        let parts: [(DeclaredNode?, ResolvedNode.ListPart)] = [(header, .header), (content, .row), (footer, .footer)]
        let items = parts.flatMap { node, part in
            let place = SectionPlace(section: self, part: part)
            return (node?.items ?? []).map { marked($0, place) }
        }
        return items.sections.isEmpty ? items + [try makeMark()] : items
    }

    /// A section without header, content and footer is a section still.
    private func makeMark() throws -> ListItem {
        let node = try mark ?? graph.makeResolved(.declared(declared), for: declared, scope: context.scope)
        mark = node
        return ListItem(node: node, parts: [], section: SectionPlace(section: self, part: .row), marksEmptySection: true)
    }

    override func willTearDown() {
        if let mark { graph.discard(mark) }
    }

    private func marked(_ item: ListItem, _ place: SectionPlace) -> ListItem {
        var marked = item
        marked.parts = item.parts?.map { self.marked($0, place) }
        marked.section = item.section ?? place
        return marked
    }

    /// The value that modifiers around the section set for the key, up to the view that resolves the sections; the innermost one.
    func containerValue(_ key: ContainerKey) -> (any OpaqueValue)? {
        var node = parent
        while let current = node, !current.absorbsList, !(current is SubviewReaderNode) {
            if case .modified(_, let modifier) = current.declared.kind, let value = modifier.containerValue(for: key) { return value }
            node = current.parent
        }
        return nil
    }
}
