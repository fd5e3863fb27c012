import ViewTree
import Wording

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: the content follows from a preference of what is wrapped, once that is known.
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
        guard let (key, makeContent) = modifier?.preferenceContent, let primary = node.children.first else { return false }
        let value = try graph.preference(key, of: primary) ?? key.defaultValue()
        node.willHearOfPreferences()
        if let known = made[node.id], known.value.isEqual(to: value) { return false }
        let view = try track { try makeContent(value) }
        made[node.id] = (value, view)
        try updateSecondaries()
        return true
    }
}

extension Modifier {
    /// The key of a modifier that makes content of a preference, and how.
    var preferenceContent: (key: PreferenceKey, make: (any OpaqueValue) throws -> DeclaredView)? {
        switch self {
        case .overlayPreferenceValue(let key, _, let make), .backgroundPreferenceValue(let key, _, let make): (key, make)
        default: nil
        }
    }
}
