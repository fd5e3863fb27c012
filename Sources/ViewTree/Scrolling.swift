/// Where the content of a scroll view is. Lengths in points.
public struct ScrollGeometry: Hashable, Sendable {
    /// What of the content is in the scroll view's leading upper corner.
    public var offset: Point
    public var content: Size
    public var container: Size

    public init(offset: Point, content: Size, container: Size) { (self.offset, self.content, self.container) = (offset, content, container) }

    /// The offset that is asked for, whether or not the content reaches so far.
    public func offset(x: ScrollOffset?, y: ScrollOffset?) -> Point {
        Point(
            x: x?.points(content: content.width, container: container.width) ?? offset.x,
            y: y?.points(content: content.height, container: container.height) ?? offset.y)
    }
}

/// What the binding of `scrollPosition` says.
public enum ScrollTarget: Hashable {
    /// A view by its id, at the anchor, else as little as shows it.
    case view(ExplicitID, anchor: UnitPoint?)
    /// An axis without an offset stays as it is.
    case offset(x: ScrollOffset?, y: ScrollOffset?)
    /// Where a person scrolled to: the ids of the target in sight, the innermost first. It asks for no scrolling.
    case seen([ExplicitID])
}

public enum ScrollOffset: Hashable, Sendable {
    case points(Double)
    /// 0 for the start of the content, 1 for its end.
    case part(Double)

    fileprivate func points(content: Double, container: Double) -> Double {
        switch self {
        case .points(let points): points
        case .part(let part): part * max(0, content - container)
        }
    }
}

/// When a scroll view asks for its default anchor.
public enum ScrollAnchorRole: String, Hashable, Sendable {
    /// Before anything has scrolled it.
    case initialOffset
    /// When its content or itself has another size, and the content was at the anchor.
    case sizeChanges
    /// While its content is smaller than it is.
    case alignment
}
