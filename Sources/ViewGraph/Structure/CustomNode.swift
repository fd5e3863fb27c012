import ViewTree
import Wording

/// A custom view. Its body runs when something that it read changed, or when the view's own value differs from the last one.
final class CustomNode: DeclaredNode {
    let resolved: ResolvedNode
    private var runner: BodyRunner?
    private(set) var body: DeclaredNode?

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        resolved = try graph.makeResolved(.declared(declared), for: declared, scope: context.scope)
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
        resolved.origin = self
    }

    deinit { resolved.origin = nil }

    override var children: [DeclaredNode] { body.map { [$0] } ?? [] }
    override var bodyRunner: BodyRunner? { runner }
    var isScene: Bool { runner?.value.isScene ?? false }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .custom(let value) = declared.kind else { return }
        resolved.redeclare(declared)
        guard let runner else {
            runner = try BodyRunner(value, node: self, id: resolved.id)
            return try rerun(because: [graph.firstReason(of: self)])
        }
        let reasons = try runner.reasonsToRun(with: value)
        if !reasons.isEmpty { try rerun(because: reasons) }
    }

    override func rerun(because reasons: [Phrase]) throws {
        guard let runner else { return }
        var inside = context
        inside.bodies += 1
        let view = try runner.run(because: reasons, content: nil)
        let (node, changed) = try reconcile(body, with: view, at: .body, in: inside)
        body = node
        if changed { try refresh() }
    }

    override func makeItems() throws -> [ListItem] {
        let inner = body?.items ?? []
        resolved.hasDynamicChildren = inner.isEmpty && !context.placing.isList && staticCount == nil
        if inner.count == 1, inner[0].parts == nil {
            graph.setChildren(of: resolved, to: [inner[0].node])
            return [ListItem(node: resolved, parts: nil, section: inner[0].section)]
        }
        return [ListItem(node: resolved, parts: inner, section: nil)]
    }

    override func willTearDown() {
        runner?.destroy()
        graph.discard(resolved)
    }
}
