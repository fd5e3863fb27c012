import ViewTree

/// An `@Environment` property: reads the key at the place of its view.
final class EnvironmentSlot: EnvironmentReader {
    let key: EnvironmentKey
    private let scope: EnvironmentScope
    private let graph: GraphReference
    @Unretained private var owner: DeclaredNode?

    init(key: EnvironmentKey, owner: DeclaredNode) {
        (self.key, scope, graph, self.owner) = (key, owner.context.scope, owner.graph.reference, owner)
    }

    /// The owner is gone.
    func forgetOwner() { owner = nil }

    func isRead(by reader: DeclaredNode) -> Bool { scope.provider(of: key).source(of: key).isRead(by: reader) }

    func read(line: Int?) throws -> any OpaqueValue {
        let provider = scope.provider(of: key)
        if let reader = graph.graph?.currentReader {
            provider.source(of: key).addReader(reader, line: line)
            if let owner, reader !== owner, reader.bodyRunner == nil { provider.source(of: key).addReader(owner, line: line) }
        }
        return try provider.value(of: key)
    }
}
