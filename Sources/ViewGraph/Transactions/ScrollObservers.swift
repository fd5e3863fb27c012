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

/// `onScrollTargetVisibilityChange`, of the scroll target layout of the first scroll view inside.
public struct ScrollTargetObserver: ScrollModifier {
    private let threshold: Double
    private let read: ([ExplicitID]) throws -> any OpaqueValue
    private let action: (any OpaqueValue) throws -> Void

    /// - Parameters:
    ///   - threshold: the part of a view that has to be in sight, from 0 to 1.
    ///   - read: the value for the identities of the views that are.
    public init(threshold: Double, of read: @escaping ([ExplicitID]) throws -> any OpaqueValue, _ action: @escaping (any OpaqueValue) throws -> Void) {
        (self.threshold, self.read, self.action) = (threshold, read, action)
    }

    public var name: String { "onScrollTargetVisibilityChange" }

    /// Schedules the action where other views are in sight than the last time.
    func observe(_ view: ResolvedNode, in layout: any LayoutPass, of node: ResolvedNode, as owner: AttachmentNode) throws {
        let targets = layout.scrollTargets(inSightOf: view, by: threshold)
        let value = try owner.graph.reading(as: owner) { try read(targets.flatMap(\.explicitIDs)) }
        owner.observe(value, of: node, name: name) { _, new in try action(new) }
    }
}

/// `onScrollPhaseChange`, of the first scroll view inside.
public struct ScrollPhaseObserver: ScrollModifier {
    let action: (_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) throws -> Void

    public init(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) throws -> Void) { self.action = action }

    public var name: String { "onScrollPhaseChange" }
}
