import ViewTree

extension DeclaredNode {
    /// Scrolls to the first view inside that has the id.
    func scroll(to id: ExplicitID, anchor: UnitPoint?) throws {
        if scrollToView(id, anchor) { return }
        for item in items.units {
            guard let (node, index) = try lazyElement(id, in: item.node) else { continue }
            graph.requestScroll { $0.scroll(toShowElement: index, of: node, anchor: anchor) }
            // Once it is made, its place is known exactly.
            return graph.schedule { [weak self] in _ = self?.scrollToView(id, anchor) }
        }
    }

    /// Scrolls to a view that has been made; false where none has the id.
    private func scrollToView(_ id: ExplicitID, _ anchor: UnitPoint?) -> Bool {
        for item in items.units {
            guard let node = item.node.firstNode(where: { $0.explicitIDs.contains(id) }) else { continue }
            graph.requestScroll { $0.scroll(toShow: node, anchor: anchor) }
            return true
        }
        return false
    }

    /// The lazy container inside that has an element with the id, not made yet, and the element's index.
    private func lazyElement(_ id: ExplicitID, in node: ResolvedNode) throws -> (ResolvedNode, Int)? {
        for inner in node.preorder {
            if let index = try (inner.lazyElements as? LazyContent)?.index(of: id) { return (inner, index) }
        }
        return nil
    }
}
