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
            name: node.title, frame: node.isImplicit ? nil : layout.frame(of: node), proposal: layout.proposal(of: node),
            lines: layout.typesetText(of: node)?.lines.map(\.string) ?? [],
            color: node.color?.css, children: children.map(view))
    }
}

extension ResolvedNode {
    fileprivate var color: ColorValue? {
        if case .leaf(let color as ColorValue) = role { color } else { nil }
    }
}

extension ColorValue {
    /// The names that CSS has, too.
    private static let shared: Set = [
        "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
    ]

    /// `nil` for a color that is not known.
    fileprivate var css: String? {
        if let components, components.count == 3 { return "rgb(\(components.map { min(max(0, ($0 * 255).rounded()), 255).written }.joined(separator: " ")))" }
        return Self.shared.contains(name) ? name : nil
    }
}
