import ViewTree
import Wording

/// A `ViewModifier` of the program. Its body runs once, with all that it modifies as `content`; it leaves no node but its name.
final class CustomModifierNode: AttachingNode {
    /// What the body places; one object for as long as the identity lives.
    private(set) var content: ModifierContent?
    private var runner: BodyRunner?
    private var placeholders: [Placeholder] = []

    private struct Placeholder {
        weak var node: ModifierContentNode?
    }

    override var bodyRunner: BodyRunner? { runner }

    func addPlaceholder(_ node: ModifierContentNode) {
        placeholders.removeAll { $0.node == nil || $0.node?.isTornDown == true }
        placeholders.append(Placeholder(node: node))
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .modified(let view, .custom(let value)) = declared.kind else { return }
        guard let runner else {
            content = ModifierContent(view: view)
            runner = try BodyRunner(value, node: self, id: graph.nextID())
            return try rerun(because: [graph.firstReason(of: self)])
        }
        content?.view = view
        for placeholder in placeholders { placeholder.node?.invalidate(because: Phrase("other content", ko: "다른 콘텐츠")) }
        let reasons = try runner.reasonsToRun(with: value)
        if !reasons.isEmpty { try rerun(because: reasons) }
        if case .modified(_, let old) = earlier?.kind { modifierChanged(from: old, to: .custom(value)) }
    }

    override func rerun(because reasons: [Phrase]) throws {
        guard let runner else { return }
        var inside = context
        inside.bodies += 1
        let view = try runner.run(because: reasons, content: content)
        primary = try reconcile(primary, with: view, at: .body, in: inside).node
        try refresh()
    }

    override func willTearDown() {
        super.willTearDown()
        runner?.destroy()
    }
}
