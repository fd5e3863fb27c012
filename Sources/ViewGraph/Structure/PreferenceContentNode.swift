import ViewTree
import Wording

/// `PreferenceContent`: the content follows from a preference of what is wrapped, once that is known.
final class PreferenceContentNode: WrapperNode {
    /// The content made last, by the wrapper's identity, and what it was made of.
    private var made: [Int: (value: any OpaqueValue, view: DeclaredView)] = [:]

    override func evaluate(from earlier: DeclaredView?) throws {
        made = [:]
        try super.evaluate(from: earlier)
    }

    override func rerun(because reasons: [Phrase]) throws {
        made = [:]
        try updateSecondaries()
    }

    /// Nothing before the preferences have been gathered once; the last content until they are gathered again.
    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        graph.observePreferences(of: wrapper.node)
        return made[wrapper.node.id]?.view ?? wrapper.secondary?.declared
    }

    /// Makes the content of a wrapper for the value that its primary content has now; whether it was made again.
    func updateContent(of node: ResolvedNode) throws -> Bool {
        guard case .preferenceContent(let content) = modifier, let primary = node.children.first else { return false }
        let value = try graph.preference(content.key, of: primary) ?? content.key.defaultValue()
        node.willHearOfPreferences()
        if let known = made[node.id], known.value.isEqual(to: value) { return false }
        let view = try track { try content.make(value) }
        made[node.id] = (value, view)
        try updateSecondaries()
        return true
    }
}
