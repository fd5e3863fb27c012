import ViewGraph
import ViewTree

/// The geometry of a node as of its last placement; everything is 0 for a node without a place.
final class NodeGeometry: GeometryProxy {
    private weak var node: LayoutNode?

    init(_ node: LayoutNode) { self.node = node }

    /// Where layout puts the view, before effects.
    private var placed: Rect { node?.placement?.frame ?? .zero }

    /// Where its points are drawn.
    private var drawn: AffineTransform? { node.flatMap { node in node.resolved.flatMap(node.context.drawnTransform) } }

    var size: Size { placed.size }
    var safeAreaInsets: EdgeInsets { node?.placement.map { $0.scene.insets(of: $0.frame) } ?? .zero }

    func frame(in space: CoordinateSpace) -> Rect {
        if case .local = space { return Rect(origin: .zero, size: placed.size) }
        let other = view(of: space)
        return local(placed, from: drawn, in: other)
    }

    func bounds(of space: CoordinateSpace) -> Rect? {
        guard let other = view(of: space) else { return nil }
        return local(other.frame, from: other.drawn, in: (placed, drawn))
    }

    func resolve(_ anchor: any Anchor) -> Rect {
        guard let anchor = anchor as? NodeAnchor else { return .zero }
        // The view may have moved since, together with this one.
        guard let view = anchor.node, view.isLive, let context = node?.context, let now = context.node(for: view).placement?.frame else {
            return local(anchor.windowRect, from: anchor.drawn, in: (placed, drawn))
        }
        return local(anchor.windowRect(where: now), from: context.drawnTransform(of: view), in: (placed, drawn))
    }

    func location(of point: Point, in space: CoordinateSpace) -> Point {
        let other = if case .local = space { Optional((frame: placed, drawn: drawn)) } else { view(of: space) }
        guard let other else { return point }
        let flat = other.drawn?.inverted.map { point.applying($0) } ?? point
        return flat - other.frame.origin
    }

    func drawnLocation(of point: Point) -> Point {
        let flat = Point(x: placed.minX + point.x, y: placed.minY + point.y)
        return drawn.map { flat.applying($0) } ?? flat
    }

    var anchor: (any Anchor)? { node?.resolved.map { NodeAnchor(node: $0, source: .bounds, frame: placed, drawn: drawn) } }

    /// A rectangle of a view in the coordinates of another one; without one in those of the window.
    private func local(_ rect: Rect, from own: AffineTransform?, in other: (frame: Rect, drawn: AffineTransform?)?) -> Rect {
        var rect = rect
        if own != other?.drawn {
            rect = rect.bounds(after: own)
            if let other, let back = other.drawn?.inverted { rect = rect.bounds(after: back) }
        }
        guard let other else { return rect }
        return Rect(origin: rect.origin - other.frame.origin, size: rect.size)
    }

    /// The nearest node that has the space: this one or one around it where it is named, one around it where it is a scroll view's; `nil` for the window.
    private func view(of space: CoordinateSpace) -> (frame: Rect, drawn: AffineTransform?)? {
        guard let node, let start = node.resolved else { return nil }
        let found: ResolvedNode? =
            switch space {
            case .local: start
            case .global: nil
            case .named(let id): start.nearest { $0.namesCoordinateSpace(id) }
            case .scrollView(let axis): start.parent?.nearest { $0.isScrollable && axis.map($0.scrollAxes.contains) ?? true }
            }
        return found.flatMap { found in node.context.node(for: found).placement.map { ($0.frame, node.context.drawnTransform(of: found)) } }
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

    /// Where the points of a view are drawn by the effects around it; `nil` where none moves them.
    public func drawnTransform(of node: ResolvedNode) -> AffineTransform? { context.drawnTransform(of: node) }

    /// Where a point of a view is drawn in the window; in the view's coordinates, in points.
    public func drawnLocation(of point: Point, in node: ResolvedNode) -> Point { NodeGeometry(context.node(for: node)).drawnLocation(of: point) }
}
