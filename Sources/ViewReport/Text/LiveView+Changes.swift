extension LiveView {
    /// What the last step did to the resolved tree; after the mount, all of it came.
    public var changes: ChangeList { ChangeList(from: steps.dropLast().last?.resolved ?? earlier, to: shown) }

    /// The changes in columns: `+` before a view that came, `-` before one that went, `~` before one that changed or moved.
    public var changesText: String { changes.text }
}

extension ChangeList {
    init(from before: [ResolvedReport], to after: [ResolvedReport]) {
        let folded = ChangedNode.folded(ChangedTree(from: before, to: after).roots)
        lines = TreeLines(children: \ChangedNode.Shown.children).lines(folded).map { prefix, shown in
            Line(kind: shown.kind, prefix: prefix, title: shown.title, frame: shown.frame, notes: shown.notes, isFold: shown.isFold)
        }
    }
}
