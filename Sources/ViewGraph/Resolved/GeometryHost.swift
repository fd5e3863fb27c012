import ViewTree

/// What layout asks of the graph: content that depends on geometry.
public protocol GeometryHost: AnyObject {
    /// Makes the children of a node in the role `geometryReader` fit its geometry; true where they changed and have to be laid out again.
    ///
    /// Cheap where nothing changed: the content runs again only if what it read of the proxy differs, or what it was declared with. A layout calls it
    /// whenever it places the node with another size or place, and for each such node that was named as changed. The proxy may be kept until the next call; its
    /// answers are read later too, by actions inside the content.
    func resolveContent(of node: ResolvedNode, proxy: any GeometryProxy) throws -> Bool
}

/// A rectangle or a point of a resolved view. A geometry proxy that resolves an anchor casts it to this type.
public final class NodeAnchor: Anchor {
    /// The view's number: a reference would keep the view alive, which may hold the anchor in a preference.
    private let nodeID: Int
    /// The view, while it is there.
    public private(set) weak var node: ResolvedNode?
    public let source: AnchorSource
    /// The view's frame in the window when the anchor was made, in points; an anchor of the same view at another place is another value.
    public let frame: Rect
    /// Where the view's points are drawn by the effects around it; `nil` where none moves them.
    public let drawn: AffineTransform?

    public init(node: ResolvedNode, source: AnchorSource, frame: Rect, drawn: AffineTransform? = nil) {
        (nodeID, self.node, self.source, self.frame, self.drawn) = (node.id, node, source, frame, drawn)
    }

    public func isEqual(to other: any Anchor) -> Bool {
        guard let other = other as? NodeAnchor else { return false }
        return nodeID == other.nodeID && source == other.source && frame == other.frame && drawn == other.drawn
    }

    /// The anchored rectangle in the window, before effects; a point is a rectangle without size.
    public var windowRect: Rect { windowRect(where: frame) }

    /// - Parameter frame: where the view is now.
    public func windowRect(where frame: Rect) -> Rect {
        switch source {
        case .bounds: return frame
        case .rect(let rect): return rect.offset(by: frame.origin)
        case .point(let unit): return Rect(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height, width: 0, height: 0)
        }
    }
}
