import ViewTree

/// `onGeometryChange`. Makes one view of a list.
public struct GeometryObserver: ActionRule {
    private let read: (any GeometryProxy) throws -> any OpaqueValue
    private let action: (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void

    public init(
        of read: @escaping (any GeometryProxy) throws -> any OpaqueValue, _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) {
        (self.read, self.action) = (read, action)
    }

    public var name: String { "onGeometryChange" }

    /// Schedules the action where the value differs from the last one.
    fileprivate func observe(_ proxy: any GeometryProxy, of node: ResolvedNode, as owner: AttachmentNode) throws {
        let value = try owner.graph.reading(as: owner) { try read(proxy) }
        owner.observe(value, of: node, name: name, action)
    }
}

extension Graph {
    /// Calls what observes geometry that differs from the last time.
    func observeGeometry() throws {
        guard let layout else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        for (node, owner) in observers.geometryObservers() where isInTree(node) {
            guard case .action(let observer as GeometryObserver) = owner.modifier, let proxy = layout.proxy(for: node) else { continue }
            try observer.observe(proxy, of: node, as: owner)
        }
    }
}
