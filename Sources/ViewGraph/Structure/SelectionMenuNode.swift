import ViewTree
import Wording

/// A menu of the selected rows of the list or table inside: its items are beside the view, without a place, and follow the selection.
final class SelectionMenuNode: WrapperNode {
    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        guard case .selectionMenu(let menu) = modifier, let selection = wrapper.inner.selectionInside else { return nil }
        return try track { try menu.items(graph.value(of: selection.selected).filter(menu.takes)) }
    }

    override func rerun(because reasons: [Phrase]) throws { try updateSecondaries() }
}

extension ResolvedNode {
    /// The selection of the first list or table inside that has one.
    var selectionInside: RowSelection? {
        if case .container(let container, _) = role, let selection = container.rowSelection { return selection }
        return children.lazy.compactMap(\.selectionInside).first
    }
}
