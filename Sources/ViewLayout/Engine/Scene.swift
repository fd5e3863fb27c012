import ViewTree

/// What a place in the window is surrounded by. In the window's coordinates.
struct Scene: Hashable {
    /// The window, bars and notches included.
    var window: Rect
    /// What bars and notches leave free here.
    var safeArea: Rect
    /// What can be seen: the window, or what a scroll view shows.
    var visible: Rect
    /// The axes along which an enclosing scroll view moves this place.
    var scrollAxes: AxisSet = []
    /// Changes with the frame of any named coordinate space around.
    var spaces = 0

    init(window: Size, safeArea insets: EdgeInsets) {
        self.window = Rect(origin: .zero, size: window)
        safeArea = self.window.inset(by: insets)
        visible = self.window
    }

    /// A frame this near to the edge of the safe area touches it, in points.
    private static let tolerance = 0.5

    /// The distances by which the room reaches beyond the frame where the frame touches the edge of the safe area; 0 elsewhere.
    func insets(of frame: Rect) -> EdgeInsets {
        var insets = EdgeInsets.zero
        if frame.minY <= safeArea.minY + Self.tolerance { insets.top = max(0, frame.minY - window.minY) }
        if frame.minX <= safeArea.minX + Self.tolerance { insets.leading = max(0, frame.minX - window.minX) }
        if frame.maxY >= safeArea.maxY - Self.tolerance { insets.bottom = max(0, window.maxY - frame.maxY) }
        if frame.maxX >= safeArea.maxX - Self.tolerance { insets.trailing = max(0, window.maxX - frame.maxX) }
        return insets.finite
    }
}

extension Rect {
    /// What both rectangles cover; an empty one at the nearer edge where they are apart.
    func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
