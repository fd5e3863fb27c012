/// That the evaluation of a view depends on something that can change.
public struct DependencyEdge: Hashable, Sendable {
    /// What is read: `` `width` of ContentView ``, `` environment `level` ``.
    public let source: String
    /// `state`, `environment`, `object` or `geometry`.
    public let kind: String
    /// The view whose body or closure reads it: `Row`, `ForEach in List` for one without its own node.
    public let reader: String
    /// The identity of the view, or of that which it is in.
    public let readerID: Int
    /// The 1-based line of the first read; `nil` where it is not known.
    public let line: Int?
}

extension Graph {
    /// Every read of the last evaluations, by reader, parents before children.
    public var dependencies: [DependencyEdge] {
        declaredNodes.flatMap { node in
            let (reader, id) = reader(node)
            return node.dependencies.all.map { source in
                DependencyEdge(source: source.fullName, kind: source.kind.rawValue, reader: reader, readerID: id, line: source.line(of: node))
            }
        }
    }

    /// A view without its own node, such as `ForEach`, has the identity of the nearest one around that does.
    private func reader(_ node: DeclaredNode) -> (name: String, id: Int) {
        var around: DeclaredNode? = node
        while let current = around, current.ownID == nil { around = current.parent }
        guard let around, let id = around.ownID, around !== node else { return (node.bodyName, node.bodyID) }
        return ("\(node.bodyName) in \(around.bodyName)", id)
    }

    /// What makes the identity of a node: the way to it through the declared views, with indices, branches and explicit ids.
    public func identityPath(of node: ResolvedNode) -> [String] {
        var parts: [String] = []
        var current = node.origin
        while let declared = current {
            if !(declared is RootNode || declared is TupleNode) { parts.append(declared.declared.name + (declared.explicitID.map { "(\($0))" } ?? "")) }
            if let place = declared.position.written { parts.append(place) }
            current = declared.parent
        }
        return parts.reversed()
    }
}

extension DeclaredNode {
    fileprivate var ownID: Int? {
        if let bodyRunner { return bodyRunner.id }
        return items.first.flatMap { $0.node.origin === self ? $0.node.id : nil }
    }
}

extension DeclaredNode.Position {
    /// The part of an identity that the place adds; `nil` where there is but one place.
    fileprivate var written: String? {
        switch self {
        case .index(let index): "[\(index)]"
        case .branch(let isFirst): isFirst ? "true" : "false"
        case .element(let id): "id \(id)"
        case .secondary: "second"
        case .header: "header"
        case .footer: "footer"
        case .root, .body, .content, .primary, .label: nil
        }
    }
}
