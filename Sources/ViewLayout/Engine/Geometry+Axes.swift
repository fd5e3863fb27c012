import ViewTree

extension Point {
    init(major: Double, minor: Double, along axis: Axis) {
        self = axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point with 0 in the place of coordinates that are not numbers.
    var withoutNaN: Point { Point(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y) }
}

extension Size {
    init(major: Double, minor: Double, along axis: Axis) {
        self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
    }
}

extension Rect {
    func start(along axis: Axis) -> Double { origin[axis] }
    func end(along axis: Axis) -> Double { origin[axis] + size[axis] }
}

extension Proposal {
    init(major: Double?, minor: Double?, along axis: Axis) {
        self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
    }

    /// The proposal with `nil` on the given axes.
    func unspecified(on axes: AxisSet) -> Proposal {
        Proposal(width: axes.contains(Axis.horizontal) ? nil : width, height: axes.contains(Axis.vertical) ? nil : height)
    }
}

extension EdgeInsets {
    subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The insets with 0 in the place of lengths that are not finite.
    var finite: EdgeInsets {
        EdgeInsets(top: top.finite ?? 0, leading: leading.finite ?? 0, bottom: bottom.finite ?? 0, trailing: trailing.finite ?? 0)
    }

    /// Both insets along an axis together.
    func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

    var origin: Point { Point(x: leading, y: top) }
}

extension Edge {
    /// The axis on which the edge's inset takes room.
    var axis: Axis {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        }
    }
}

extension Double {
    /// The number, or `nil` where it is infinite or not a number.
    var finite: Double? { isFinite ? self : nil }

    /// The number between the bounds; a missing bound does not bind.
    func clamped(_ least: Double?, _ greatest: Double?) -> Double {
        Swift.min(Swift.max(self, least ?? -.infinity), greatest ?? .infinity)
    }
}
