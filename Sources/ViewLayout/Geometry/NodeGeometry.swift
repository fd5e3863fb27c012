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
        case .named, .scrollView: Rect(origin: global.origin - (windowFrame(of: space)?.origin ?? .zero), size: global.size)
        }
    }

    func bounds(of space: CoordinateSpace) -> Rect? {
        windowFrame(of: space).map { Rect(origin: $0.origin - global.origin, size: $0.size) }
    }

    func resolve(_ anchor: any Anchor) -> Rect {
        guard let anchor = anchor as? NodeAnchor else { return .zero }
        return anchor.windowRect.offset(by: Point.zero - global.origin)
    }

    var anchor: (any Anchor)? { node?.resolved.map { NodeAnchor(node: $0, source: .bounds, frame: global) } }

    /// The frame in the window of the nearest node that has the space: this one or one around it where it is named, one around it where it is a scroll view's.
    private func windowFrame(of space: CoordinateSpace) -> Rect? {
        guard let node, let start = node.resolved else { return nil }
        let found: ResolvedNode? =
            switch space {
            case .local: start
            case .global: nil
            case .named(let id): start.nearest { $0.namesCoordinateSpace(id) }
            case .scrollView(let axis): start.parent?.nearest { $0.isScrollable && axis.map($0.scrollAxes.contains) ?? true }
            }
        return found.flatMap { node.context.node(for: $0).placement?.frame }
    }
}

extension ResolvedNode {
    /// The node itself or the first one around it of which the condition holds.
    func nearest(_ holds: (ResolvedNode) -> Bool) -> ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node, !holds(current) { node = current.parent }
        return node
    }
}

extension LayoutEngine {
    /// The geometry of a node, to be read now or later.
    public func geometry(of node: ResolvedNode) -> any GeometryProxy { NodeGeometry(context.node(for: node)) }
}
