/// A space in which a frame is given.
public enum CoordinateSpace: Hashable {
    case local
    case global
    case named(ExplicitID)
    /// That of the innermost scroll view around, which scrolls along the axis where one is given.
    case scrollView(Axis?)
}

/// The geometry of a laid-out view.
public protocol GeometryProxy: AnyObject {
    var size: Size { get throws }
    var safeAreaInsets: EdgeInsets { get throws }
    /// In points; an unknown name means the global space, as in SwiftUI.
    func frame(in space: CoordinateSpace) throws -> Rect
    /// `nil` where no ancestor has the name.
    func bounds(of space: CoordinateSpace) throws -> Rect?
    /// The anchored rectangle in this view's space; a point is a rectangle without size.
    func resolve(_ anchor: any Anchor) throws -> Rect
    /// A point of the window, as it is seen, in another space: behind the effects around that.
    func location(of point: Point, in space: CoordinateSpace) throws -> Point
    /// The view's bounds; `nil` for a view that is gone.
    var anchor: (any Anchor)? { get throws }
}

/// A rectangle or a point of a view, to be resolved in another view's space.
public protocol Anchor: AnyObject {
    func isEqual(to other: any Anchor) -> Bool
}

public enum AnchorSource: Hashable, Sendable {
    case bounds
    case rect(Rect)
    case point(UnitPoint)
}

public protocol ScrollViewProxy: AnyObject {
    /// Scrolls the nearest scroll view so that the view with the id is visible, at `anchor` where given.
    func scroll(to id: ExplicitID, anchor: UnitPoint?) throws
}
