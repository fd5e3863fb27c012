import ViewTree

/// A view as it was declared at the last update, with what its closures made. Tuples leave no declaration: their elements take their place.
public struct Declaration {
    public let view: DeclaredView
    /// What the view was declared around; for a custom view, the views in its builder arguments. A closure that has not run (an element of a `ForEach` out of
    /// sight, the content of a view that is not shown) has none.
    public let children: [Declaration]
    /// A custom view's body; more than one declaration where it lists several views, `nil` where it is not in the tree.
    public let body: [Declaration]?
    /// The ids of the resolved nodes that it became, in order.
    public let shown: [Int]
}

extension Graph {
    /// The current declared tree; empty before mounting.
    public func declarations() throws -> [Declaration] {
        guard let rootNode else { return [] }
        return try DeclarationReader(rootNode).declarations(of: rootNode.declared)
    }
}

/// Reads declarations with the help of the retained nodes, so that no code of the program runs again but the getters of builder arguments.
private struct DeclarationReader {
    private var nodes: [ObjectIdentifier: DeclaredNode] = [:]

    init(_ root: DeclaredNode) {
        var rest = [root]
        while let node = rest.popLast() {
            // A placeholder shares its declaration with nobody; an implicit stack with its content, which comes later.
            nodes[ObjectIdentifier(node.declared)] = node
            rest.append(contentsOf: node.children.reversed())
        }
    }

    func declarations(of view: DeclaredView) throws -> [Declaration] {
        if case .tuple(let views) = view.kind { return try views.flatMap(declarations) }
        let node = nodes[ObjectIdentifier(view)]
        return [
            Declaration(
                view: view, children: try children(of: view, node).flatMap(declarations), body: try body(of: node), shown: node?.items.map(\.node.id) ?? [])
        ]
    }

    private func body(of node: DeclaredNode?) throws -> [Declaration]? {
        switch node {
        case let node as CustomNode: try node.body.map { try declarations(of: $0.declared) }
        case let node as CustomModifierNode: try node.primary.map { try declarations(of: $0.declared) }
        default: nil
        }
    }

    private func children(of view: DeclaredView, _ node: DeclaredNode?) throws -> [DeclaredView] {
        switch view.kind {
        case .empty, .tuple, .leaf, .subview, .subviews, .modifierContent: []
        case .container(_, let content): [content] + made(by: node)
        case .group(let content), .conditional(_, let content), .anyView(let content), .equatable(let content): [content]
        case .optional(let content): content.map { [$0] } ?? []
        case .section(let section): [section.header, section.content, section.footer].filter { !$0.isEmpty }
        case .custom(let custom): try custom.declaredChildren
        case .modified(let content, let modifier): [content] + (modifier.secondaryView.map { [$0] } ?? []) + made(by: node)
        case .control(let control, let label): [label] + control.declaredViews
        // One recipe for all elements: the first that was made.
        case .forEach, .forEachSubview, .forEachSection: Array(made(by: node).prefix(1))
        case .groupSubviews, .groupSections, .geometryReader, .scrollViewReader: made(by: node)
        }
    }

    /// What the closures of a view made.
    private func made(by node: DeclaredNode?) -> [DeclaredView] {
        switch node {
        case is ForEachNode, is SubviewReaderNode: node?.listChildren.map(\.declared) ?? []
        case let node as DisclosureNode: node.disclosed.map { [$0] } ?? []
        case let node as NavigationStackNode: node.pageViews
        case let node as NavigationSplitNode: node.pageViews
        case is GeometryReaderNode, is ScrollReaderNode: node?.children.map(\.declared) ?? []
        case is PreferenceContentNode: (node?.children.dropFirst() ?? []).map(\.declared)
        // Of a dialog, what is written: not the button that it gets by itself.
        case is PresentationNode: (node?.children.dropFirst() ?? []).map { ($0 as? SubviewReaderNode)?.children.first?.declared ?? $0.declared }
        default: []
        }
    }
}

extension DeclaredView {
    fileprivate var isEmpty: Bool {
        if case .empty = kind { true } else { false }
    }
}
