import ViewTree

/// An `@Environment(\.self)` property: the view depends on the keys that its last run read through it.
final class EnvironmentValuesSlot: EnvironmentValuesReader {
    /// By key, in the order in which they were read.
    private(set) var slots: [EnvironmentSlot] = []
    private var keys: [EnvironmentKey] = []
    private let scope: EnvironmentScope
    private let graph: GraphReference
    @Unretained private var owner: DeclaredNode?

    init(owner: DeclaredNode) { (scope, graph, self.owner) = (owner.context.scope, owner.graph.reference, owner) }

    func read(_ key: EnvironmentKey, line: Int?) throws -> any OpaqueValue {
        if let index = keys.firstIndex(of: key) { return try slots[index].read(line: line) }
        // An action reads the values as they are, and depends on nothing.
        guard let owner, graph.graph?.currentReader != nil else { return try scope.provider(of: key).value(of: key) }
        let slot = try EnvironmentSlot(EnvironmentQuery(key), owner: owner)
        keys.append(key)
        slots.append(slot)
        return try slot.read(line: line)
    }

    /// The body is about to run, and reads what it reads.
    func forgetReads() {
        for slot in slots { slot.forgetOwner() }
        (slots, keys) = ([], [])
    }

    /// The owner is gone.
    func forgetOwner() {
        forgetReads()
        owner = nil
    }
}
