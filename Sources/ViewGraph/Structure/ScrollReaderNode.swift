import ViewTree
import Wording

/// A `ScrollViewReader`: shows its content, and gives it a proxy that scrolls inside it.
final class ScrollReaderNode: DeclaredNode, ScrollViewProxy {
    private var content: DeclaredNode?

    override var children: [DeclaredNode] { content.map { [$0] } ?? [] }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try rerun(because: [])
    }

    override func rerun(because reasons: [Phrase]) throws {
        guard case .scrollViewReader(let make) = declared.kind else { return }
        let view = try track { try make(self) }
        content = try reconcile(content, with: view, at: .content, in: context).node
        try refresh()
    }
}
