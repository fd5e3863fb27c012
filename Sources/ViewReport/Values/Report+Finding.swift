extension Report {
    /// The nodes of the resolved tree after the last step, in pre-order.
    public var resolved: [ResolvedReport] { steps.last?.nodes ?? [] }

    /// The nodes of this view name after the last step: `Color`, `padding`, `ContentView`.
    public func find(view: String) -> [ResolvedReport] { resolved.filter { $0.view == view } }

    /// The texts with exactly this string after the last step.
    public func find(text: String) -> [ResolvedReport] { resolved.filter { $0.text == text } }

    /// The nodes with this accessibility identifier after the last step.
    public func find(name: String) -> [ResolvedReport] { resolved.filter { $0.name == name } }
}

extension Step {
    /// All nodes of the resolved tree in pre-order.
    public var nodes: [ResolvedReport] { resolved.preorder(\.children) }
}

extension [ResolvedReport] {
    func preorder(_ children: (ResolvedReport) -> [ResolvedReport]) -> [ResolvedReport] {
        var (nodes, rest) = ([ResolvedReport](), Array(reversed()))
        while let node = rest.popLast() {
            nodes.append(node)
            rest.append(contentsOf: children(node).reversed())
        }
        return nodes
    }
}
