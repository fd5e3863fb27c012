import ViewTree
import Wording

/// The place in a custom modifier's body where its content is.
final class ModifierContentNode: DeclaredNode {
    private var child: DeclaredNode?

    override var children: [DeclaredNode] { child.map { [$0] } ?? [] }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        if earlier == nil { modifier?.addPlaceholder(self) }
        try showContent()
    }

    /// The modifier got other content.
    override func rerun(because reasons: [Phrase]) throws { try showContent() }

    private func showContent() throws {
        guard case .modifierContent(let content) = declared.kind else { return }
        if try place(content.view) { try refresh() }
    }

    private func place(_ view: DeclaredView) throws -> Bool {
        let (node, changed) = try reconcile(child, with: view, at: .content, in: context)
        child = node
        return changed
    }

    /// The modifier whose content this is.
    private var modifier: CustomModifierNode? {
        guard case .modifierContent(let content) = declared.kind else { return nil }
        var node = parent
        while let current = node {
            if let modifier = current as? CustomModifierNode, modifier.content === content { return modifier }
            node = current.parent
        }
        return nil
    }
}
