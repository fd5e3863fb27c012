/// Where the content of a scroll view is. Lengths in points.
public struct ScrollGeometry: Hashable, Sendable {
    /// What of the content is in the scroll view's leading upper corner.
    public var offset: Point
    public var content: Size
    public var container: Size

    /// The margins around the content, which count for the offset.
    public var insets: EdgeInsets

    public init(offset: Point, content: Size, container: Size, insets: EdgeInsets = .zero) {
        (self.offset, self.content, self.container, self.insets) = (offset, content, container, insets)
    }

    /// What of the content is at the view's corner; less than 0 where a margin is.
    public var contentOffset: Point { Point(x: offset.x - insets.leading, y: offset.y - insets.top) }
    public var contentWithMargins: Size { Size(width: content.width + insets.horizontal, height: content.height + insets.vertical) }

    /// The offset that is asked for, whether or not the content reaches so far.
    public func offset(x: ScrollOffset?, y: ScrollOffset?) -> Point {
        let whole = contentWithMargins
        return Point(
            x: x?.points(content: whole.width, container: container.width, margin: insets.leading) ?? offset.x,
            y: y?.points(content: whole.height, container: container.height, margin: insets.top) ?? offset.y)
    }
}

/// What goes on with a scroll view, in the order of the prelude.
public enum ScrollPhase: Int, Sendable { case idle, tracking, interacting, decelerating, animating }

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

    fileprivate func points(content: Double, container: Double, margin: Double) -> Double {
        switch self {
        case .points(let points): points + margin
        case .part(let part): part * max(0, content - container)
        }
    }
}
