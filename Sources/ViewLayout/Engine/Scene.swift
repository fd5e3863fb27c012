import ViewTree

/// What a place in the window is surrounded by. In the window's coordinates.
@dynamicMemberLookup
struct Scene: Equatable {
    struct Surroundings: Equatable {
        /// The window, bars and notches included.
        var window: Rect
        /// What bars and notches leave free here.
        var safeArea: Rect
        /// What can be seen: the window, or what a scroll view shows.
        var visible: Rect
        /// The axes along which an enclosing scroll view moves this place.
        var scrollAxes: AxisSet = []
        /// Whether places are flipped within the view.
        var isRightToLeft = false
        /// Changes with the frame of any named coordinate space around.
        var spaces = 0
    }

    // Shared by all places with the same surroundings, of which there are many.
    private var box: Box

    private final class Box {
        let surroundings: Surroundings
        init(_ surroundings: Surroundings) { self.surroundings = surroundings }
    }

    init(window size: Size, safeArea insets: EdgeInsets) {
        let window = Rect(origin: .zero, size: size)
        box = Box(Surroundings(window: window, safeArea: window.inset(by: insets), visible: window))
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<Surroundings, Value>) -> Value {
        get { box.surroundings[keyPath: path] }
        set {
            var changed = box.surroundings
            changed[keyPath: path] = newValue
            box = Box(changed)
        }
    }

    static func == (a: Scene, b: Scene) -> Bool { a.box === b.box || a.box.surroundings == b.box.surroundings }

    /// A frame this near to the edge of the safe area touches it, in points.
    private static let tolerance = 0.5

    /// The distances by which the room reaches beyond the frame where the frame touches the edge of the safe area; 0 elsewhere.
    func insets(of frame: Rect) -> EdgeInsets {
        var insets = EdgeInsets.zero
        if frame.minY <= self.safeArea.minY + Self.tolerance { insets.top = max(0, frame.minY - self.window.minY) }
        if frame.minX <= self.safeArea.minX + Self.tolerance { insets.leading = max(0, frame.minX - self.window.minX) }
        if frame.maxY >= self.safeArea.maxY - Self.tolerance { insets.bottom = max(0, self.window.maxY - frame.maxY) }
        if frame.maxX >= self.safeArea.maxX - Self.tolerance { insets.trailing = max(0, self.window.maxX - frame.maxX) }
        return insets.finite
    }

    /// The same on some edges, and 0 on the others.
    func insets(of frame: Rect, on edges: EdgeSet) -> EdgeInsets {
        var some = EdgeInsets.zero
        guard edges != [] else { return some }
        let all = insets(of: frame)
        for edge in Edge.allCases where edges.contains(edge) { some[edge] = all[edge] }
        return some
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
