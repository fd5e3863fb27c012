/// A view with the modifiers around it that have its frame: one line of a tree, so that nothing is hidden and nothing is said twice.
struct Chain {
    /// Outermost first.
    let nodes: [ResolvedReport]

    init(_ node: ResolvedReport) {
        var nodes = [node]
        var node = node
        while let inner = node.soleContentOfEqualFrame {
            nodes.append(inner)
            node = inner
        }
        self.nodes = nodes
    }

    /// Between the views of a line.
    static let separator = " › "

    /// `border › frame › Color.red`.
    var title: String { nodes.map(\.title).joined(separator: Self.separator) }
    var frame: Frame? { nodes.first?.frame }
    var children: [Chain] { (nodes.last?.children ?? []).map(Chain.init) }
}

extension ResolvedReport {
    /// What a modifier modifies, where nothing else is inside it and both have the same frame.
    var soleContentOfEqualFrame: ResolvedReport? {
        isModifier && children.count == 1 && children[0].frame == frame ? children[0] : nil
    }
}

extension Frame? {
    /// The two cells of a table; a view without its own place has dashes.
    var cells: [String] { map { [$0.origin, $0.size] } ?? ["-", "-"] }
}
