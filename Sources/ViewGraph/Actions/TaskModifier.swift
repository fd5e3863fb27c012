import ViewTree

/// `task`: runs the operation up to its first suspension when the views appear; what waits is cancelled when they disappear. Another `id` cancels and starts again.
public struct TaskModifier: ActionRule {
    private let id: (any OpaqueValue)?
    private let operation: (any TaskHost) throws -> Void

    public init(id: (any OpaqueValue)? = nil, _ operation: @escaping (any TaskHost) throws -> Void) { (self.id, self.operation) = (id, operation) }

    public var name: String { "task" }
    public var arguments: [ViewArgument] { id.map { [ViewArgument("id", .text($0.printed))] } ?? [] }

    func appear(in node: AttachmentNode) { start(in: node) }

    func replace(_ old: any ActionModifier, in node: AttachmentNode) {
        if let old = (old as? TaskModifier)?.id, let id, !old.isEqual(to: id) { start(in: node) }
    }

    func disappear(in node: AttachmentNode) {
        guard let task = node.task else { return }
        node.task = nil
        if node.graph.removals.isRemoving { node.graph.afterRemoval { task.cancel() } } else { task.cancel() }
    }

    private func start(in node: AttachmentNode) {
        node.task?.cancel()
        node.task = node.graph.startTask { host in if !host.isCancelled { try operation(host) } }
    }
}
