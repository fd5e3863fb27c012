import ViewGraph
import ViewLayout
import ViewTree

extension LiveView {
    /// The laid-out tree to be drawn; `nil` where nothing is shown.
    public var picture: LayoutPicture? {
        guard let root = graph.root else { return nil }
        return LayoutPicture(window: layout.window, safeArea: layout.safeArea, root: view(of: root))
    }

    private func view(of node: ResolvedNode) -> LayoutPicture.View {
        let children = node.distinctChildren
        return LayoutPicture.View(
            name: node.title, frame: node.isImplicit ? nil : layout.frame(of: node), proposal: layout.proposal(of: node), lines: layout.lines(of: node) ?? [],
            children: children.map(view))
    }
}
