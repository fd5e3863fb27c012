import ViewTree

extension Scene {
    /// The surroundings inside a frame of which the insets are taken off the safe area. What ignores them reaches the frame's edge, and the window's where the
    /// frame does as well.
    func reduced(to frame: Rect, by insets: EdgeInsets) -> Scene {
        var inner = self
        let (rest, beyond) = (frame.inset(by: insets), self.insets(of: frame))
        let outer = Rect(origin: frame.origin - beyond.origin, size: frame.size.outset(by: beyond))
        for edge in Edge.allCases where insets[edge] > 0 {
            inner.safeArea = inner.safeArea.moving(edge, inwardTo: rest)
            inner.window = inner.window.moving(edge, inwardTo: outer)
        }
        return inner
    }

    /// The surroundings of content that moves along some axes: there a scroll view makes margins of the safe area, and nothing inside reaches beyond it.
    func scrolling(along axes: AxisSet) -> Scene {
        var inner = self
        inner.scrollAxes.formUnion(axes)
        for edge in Edge.allCases where axes.contains(edge.axis) { inner.window = inner.window.moving(edge, inwardTo: inner.safeArea) }
        return inner
    }

    /// The distances by which content that is scrolled shows beyond a scroll view's frame: where that touches the edge of the safe area, as far as the room goes.
    func insets(ofScrolled frame: Rect, along axes: AxisSet) -> EdgeInsets {
        var insets = insets(of: frame)
        for edge in Edge.allCases where !axes.contains(edge.axis) { insets[edge] = 0 }
        return insets
    }
}

extension Rect {
    /// With one edge where another rectangle has it, if that is farther inside.
    fileprivate func moving(_ edge: Edge, inwardTo other: Rect) -> Rect {
        var insets = EdgeInsets.zero
        switch edge {
        case .top: insets.top = other.minY - minY
        case .leading: insets.leading = other.minX - minX
        case .bottom: insets.bottom = maxY - other.maxY
        case .trailing: insets.trailing = maxX - other.maxX
        }
        insets[edge] = min(max(0, insets[edge]), edge.axis == .horizontal ? width : height)
        return inset(by: insets)
    }
}
