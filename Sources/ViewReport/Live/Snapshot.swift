import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

/// Makes reports of the trees as they are now.
struct Snapshot {
    private let graph: Graph
    private let layout: LayoutEngine

    init(_ graph: Graph, _ layout: LayoutEngine) { (self.graph, self.layout) = (graph, layout) }

    var roots: [ResolvedReport] {
        get throws { graph.root.map { reports(of: $0, layers: Self.layers(of: $0)) } ?? [] }
    }

    /// The nodes' places from back to front. A node is behind what it contains.
    private static func layers(of root: ResolvedNode) -> [ObjectIdentifier: Int] {
        var (layers, rest): ([ObjectIdentifier: Int], [ResolvedNode]) = ([:], [root])
        while let next = rest.popLast() {
            layers[ObjectIdentifier(next)] = layers.count
            rest += next.childrenBackToFront.reversed()
        }
        return layers
    }

    /// The node's report; for an implicit stack those of its children.
    private func reports(of node: ResolvedNode, layers: [ObjectIdentifier: Int]) -> [ResolvedReport] {
        let children = node.distinctChildren.flatMap { reports(of: $0, layers: layers) }
        if node.isImplicit { return children }
        return [
            ResolvedReport(
                id: "\(node.id)", view: node.view, type: node.type.spelling, text: node.text, name: node.identifier, detail: node.detail,
                frame: layout.frame(of: node).map(Frame.init), proposal: layout.proposal(of: node), section: node.section,
                state: Dictionary(graph.states(of: node).map { ($0.name, $0.value.printed) }) { $1 }, containerValues: node.containerValues,
                preferences: graph.preferences(of: node), modifiers: node.attachments.filter(\.isListed).map(\.name), children: children,
                isModifier: node.isModifier, layer: layers[ObjectIdentifier(node)] ?? 0)
        ]
    }
}

extension ResolvedNode {
    /// A text's string before wrapping, in the letters in which it is shown, or the values that a mark of a chart shows.
    var text: String? {
        guard case .leaf(let leaf) = role, let text = leaf.text else { return nil }
        return leaf is TextContent ? environment.textCase?.shown(text) ?? text : text
    }

    /// The accessibility identifier; the outermost where there are several.
    var identifier: String? {
        for case .accessibilityIdentifier(let name) in attachments.reversed() { return name }
        return nil
    }

    fileprivate var isModifier: Bool {
        if case .modifier = role { true } else { false }
    }

    fileprivate var containerValues: [String: String] {
        var values: [String: String] = [:]
        // The innermost value of a key counts.
        for case .containerValue(let key, let value) in attachments.reversed() where key.isListed { values[key.name] = value.printed }
        return values
    }

    fileprivate var detail: String? {
        switch role {
        case .leaf(is TextContent): nil
        case .leaf(let leaf): leaf.arguments.detail
        case .container(let container, _): container.arguments.detail
        case .modifier(let modifier): modifier.detail
        case .control, .custom, .geometryReader, .listPart: nil
        }
    }
}

extension DeclaredReport {
    init(_ declaration: Declaration) {
        let view = declaration.view
        self.init(
            view: view.name, type: view.type.spelling, detail: view.detail, count: view.elementCount, branch: view.branch,
            children: declaration.children.map(DeclaredReport.init), body: declaration.body?.map(DeclaredReport.init), shown: declaration.shown.map(String.init)
        )
    }
}

extension DeclaredView {
    fileprivate var elementCount: Int? {
        if case .forEach(let content) = kind { content.count } else { nil }
    }

    fileprivate var branch: String? {
        switch kind {
        case .conditional(let isFirst, _): isFirst ? "true" : "false"
        case .optional(let view): view == nil ? "none" : "some"
        default: nil
        }
    }
}

extension Step {
    init(
        _ cause: String, _ record: UpdateRecord, output: [String], resolved: [ResolvedReport], before: [ResolvedReport], animations: [String: Animation] = [:]
    ) {
        self.init(
            cause: cause, output: output, bodies: record.bodies.map { BodyRun(view: $0.view, id: "\($0.id)", reasons: $0.reasons) },
            inserted: Self.references(record.inserted, in: resolved, fade: record.animation != nil),
            removed: Self.references(record.removed, in: before, fade: record.animation != nil), moved: record.moved.map(ViewReference.init),
            reframed: Self.reframed(from: before, to: resolved, animations: animations),
            state: record.state.map { StateEvent(view: $0.view, id: "\($0.id)", name: $0.name, event: $0.event.rawValue, value: $0.value) },
            transactions: record.transactions, resolved: resolved)
    }

    /// Where a change is animated, views without a transition fade: those that do not come or go inside of another.
    private static func references(_ views: [UpdateRecord.View], in nodes: [ResolvedReport], fade: Bool) -> [ViewReference] {
        let ids = Set(views.map { "\($0.id)" })
        let inner = Set(nodes.preorder(\.children).filter { ids.contains($0.id) }.flatMap { $0.children.map(\.id) })
        return views.map { view in
            var reference = ViewReference(view)
            if fade, reference.transition == nil, !inner.contains(reference.id) { reference.transition = "opacity, the default" }
            return reference
        }
    }

    private static func reframed(from before: [ResolvedReport], to roots: [ResolvedReport], animations: [String: Animation]) -> [Reframed] {
        let frames = Dictionary(before.compactMap { node in node.frame.map { (node.id, $0) } }) { $1 }
        return roots.preorder(\.children).compactMap { node in
            guard let old = frames[node.id], let new = node.frame, old != new else { return nil }
            return Reframed(id: node.id, view: node.view, from: old, to: new, animation: animations[node.id]?.name)
        }
    }
}

extension Step.ViewReference {
    init(_ view: UpdateRecord.View) { self.init(id: "\(view.id)", view: view.view, transition: view.transition) }
}
