import ViewGraph
import ViewTree

/// The geometry of a node as of its last placement; everything is 0 for a node without a place.
final class NodeGeometry: GeometryProxy {
    private weak var node: LayoutNode?

    init(_ node: LayoutNode) { self.node = node }

    private var global: Rect { node?.placement?.frame ?? .zero }

    var size: Size { global.size }
    var safeAreaInsets: EdgeInsets { node?.placement.map { $0.scene.insets(of: $0.frame) } ?? .zero }

    func frame(in space: CoordinateSpace) -> Rect {
        switch space {
        case .local: Rect(origin: .zero, size: global.size)
        case .global: global
        case .named(let id): Rect(origin: global.origin - (frame(ofSpace: id)?.origin ?? .zero), size: global.size)
        }
    }

    func bounds(of space: ExplicitID) -> Rect? {
        frame(ofSpace: space).map { Rect(origin: $0.origin - global.origin, size: $0.size) }
    }

    func resolve(_ anchor: any Anchor) -> Rect {
        guard let anchor = anchor as? NodeAnchor else { return .zero }
        return anchor.windowRect.offset(by: Point.zero - global.origin)
    }

    /// The frame in the window of the nearest node, this one or around it, that has the name.
    private func frame(ofSpace id: ExplicitID) -> Rect? {
        guard let node else { return nil }
        var current = node.resolved
        while let resolved = current {
            if resolved.namesCoordinateSpace(id) { return node.context.node(for: resolved).placement?.frame }
            current = resolved.parent
        }
        return nil
    }
}

extension LayoutEngine {
    /// The geometry of a node, to be read now or later.
    public func geometry(of node: ResolvedNode) -> any GeometryProxy { NodeGeometry(context.node(for: node)) }
}
