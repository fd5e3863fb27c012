import ViewTree

/// `onScrollGeometryChange`, of the first scroll view inside.
public struct ScrollGeometryObserver: ScrollModifier {
    private let read: (ScrollGeometry) throws -> any OpaqueValue
    private let action: (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void

    public init(
        of read: @escaping (ScrollGeometry) throws -> any OpaqueValue, _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) {
        (self.read, self.action) = (read, action)
    }

    public var name: String { "onScrollGeometryChange" }

    /// Schedules the action where the value differs from the last one.
    func observe(_ geometry: ScrollGeometry, of node: ResolvedNode, as owner: AttachmentNode) throws {
        let value = try owner.graph.reading(as: owner) { try read(geometry) }
        owner.observe(value, of: node, name: name, callsFirst: false, action)
    }
}

/// `onScrollPhaseChange`, of the first scroll view inside.
public struct ScrollPhaseObserver: ScrollModifier {
    let action: (_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) throws -> Void

    public init(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) throws -> Void) { self.action = action }

    public var name: String { "onScrollPhaseChange" }
}
