import ViewTree

/// `onReceive`: calls the action with what the source sends while the views are there.
public struct ReceiveModifier: ActionRule {
    private let source: any EventSource
    private let action: (any OpaqueValue) throws -> Void

    public init(_ source: any EventSource, _ action: @escaping (any OpaqueValue) throws -> Void) { (self.source, self.action) = (source, action) }

    public var name: String { "onReceive" }

    func appear(in node: AttachmentNode) { subscribe(node) }

    func replace(_ old: any ActionModifier, in node: AttachmentNode) {
        if let old = old as? ReceiveModifier, !old.source.isSame(as: source) { subscribe(node) }
    }

    func disappear(in node: AttachmentNode) {
        if let end = node.takeSubscription() { node.graph.afterRemoval(end) }
    }

    /// What the source sends goes to the action that the modifier has by then.
    private func subscribe(_ node: AttachmentNode) {
        if let end = node.takeSubscription() { node.graph.schedule(end) }
        node.graph.schedule { [weak node] in
            guard let node, node.hasAppeared else { return }
            node.unsubscribe = try source.subscribe { [weak node] value in
                if case .action(let current as ReceiveModifier) = node?.modifier { try current.action(value) }
            }
        }
    }
}
