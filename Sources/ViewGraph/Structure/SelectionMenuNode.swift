import ViewTree
import Wording

/// A menu of the selected rows of the list or table inside: its items are beside the view, without a place, and follow the selection.
final class SelectionMenuNode: WrapperNode {
    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        guard case .selectionMenu(let menu) = modifier, let selection = selection(in: wrapper.inner) else { return nil }
        return try track { try menu.items(graph.value(of: selection.selected).filter(menu.takes)) }
    }

    override func rerun(because reasons: [Phrase]) throws { try updateSecondaries() }

    /// That of the first list or table with one.
    private func selection(in node: ResolvedNode) -> RowSelection? {
        if case .container(let container, _) = node.role, let selection = container.rowSelection { return selection }
        return node.children.lazy.compactMap { self.selection(in: $0) }.first
    }
}
