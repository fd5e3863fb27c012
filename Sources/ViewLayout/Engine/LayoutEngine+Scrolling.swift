import ViewGraph
import ViewTree

extension LayoutEngine {
    /// How far the content of a scroll view or list has been moved, in points; `nil` for other nodes.
    public func scrollOffset(of node: ResolvedNode) -> Point? {
        node.isScrollable ? known(node)?.scrollOffset : nil
    }

    /// The scroll view or list that a node means: itself, else the first one inside it, else the nearest around it.
    public func scrollView(at node: ResolvedNode) -> ResolvedNode? { scrollView(inside: node) ?? node.enclosingScrollView }

    /// The node itself where it scrolls, else the first scroll view or list inside it.
    public func scrollView(inside node: ResolvedNode) -> ResolvedNode? {
        var rest = [node]
        while let next = rest.popLast() {
            if next.isScrollable { return next }
            rest.append(contentsOf: next.children.reversed())
        }
        return nil
    }

    /// Where the content of a scroll view or list is; `nil` for other nodes, and before they have a place.
    public func scrollGeometry(of node: ResolvedNode) -> ScrollGeometry? {
        guard node.isScrollable, let state = known(node), let placement = state.placement, let layout = state.computer as? ScrollLayout,
            let content = try? layout.contentSize(in: placement.viewSize)
        else { return nil }
        return ScrollGeometry(offset: state.scrollOffset, content: content, container: placement.frame.size, insets: layout.margins)
    }

    /// The distances by which the content of a scroll view or list shows beyond its frame, in the safe area around; none for other nodes.
    public func insetsOfScrolledContent(of node: ResolvedNode) -> EdgeInsets {
        guard node.isScrollable, let placement = known(node)?.placement else { return .zero }
        return placement.scene.insets(ofScrolled: placement.frame, along: node.scrollAxes)
    }

    /// How far a scroll view can move its content along its main axis; `nil` for other nodes, and before they have a place.
    public func scrollLimit(of node: ResolvedNode) -> ScrollLimit? {
        guard let geometry = scrollGeometry(of: node) else { return nil }
        let axis = node.mainScrollAxis
        return ScrollLimit(isVertical: axis == .vertical, content: geometry.contentWithMargins[axis], room: geometry.container[axis])
    }

    /// Moves the content of a scroll view by some points along its main axis. The next layout keeps it inside its bounds and moves the frames.
    public func scroll(_ node: ResolvedNode, by points: Double) {
        guard let offset = scrollOffset(of: node) else { return }
        let axis = node.mainScrollAxis
        var moved = offset
        moved[axis] += points
        scroll(node, to: moved)
    }

    /// Moves the content of a scroll view so that `offset` is in its leading upper corner.
    public func scroll(_ node: ResolvedNode, to offset: Point) {
        guard node.isScrollable else { return }
        context.node(for: node).scrollOffset = Point(x: offset.x.finite ?? 0, y: offset.y.finite ?? 0)
        markForPlacement(node)
    }

    /// Moves the nearest scroll view around the node so that the node's point at `anchor` moves to the same point of the scroll view; without an anchor, as
    /// little as shows the node.
    public func scroll(toShow node: ResolvedNode, anchor: UnitPoint?) {
        if let target = frame(of: node), let view = node.enclosingScrollView { scroll(view, toShow: target, anchor: anchor) }
    }

    /// As `scroll(toShow:anchor:)`, for an element of a lazy container: to where it will be, as far as that is known before it is made.
    public func scroll(toShowElement index: Int, of node: ResolvedNode, anchor: UnitPoint?) {
        guard let state = known(node), let placement = state.placement else { return }
        switch state.computer {
        case let list as ScrollLayout:
            if let frame = list.expectedFrame(ofElement: index, in: placement) { scroll(node, toShow: frame, anchor: anchor) }
        case let container as LazyLayout:
            guard let view = node.enclosingScrollView else { return }
            scroll(view, toShow: container.expectedFrame(ofElement: index, in: placement), anchor: anchor)
        default: return
        }
    }

    /// - Parameter target: in the window.
    private func scroll(_ view: ResolvedNode, toShow target: Rect, anchor: UnitPoint?) {
        guard let room = frame(of: view), var offset = scrollOffset(of: view) else { return }
        for axis in Axis.allCases where view.scrollAxes.contains(axis) {
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                offset[axis] += target.start(along: axis) + part * target.size[axis] - room.start(along: axis) - part * room.size[axis]
            } else if target.start(along: axis) < room.start(along: axis) {
                offset[axis] += target.start(along: axis) - room.start(along: axis)
            } else if target.end(along: axis) > room.end(along: axis) {
                offset[axis] += target.end(along: axis) - room.end(along: axis)
            }
        }
        scroll(view, to: offset)
    }
}

extension ResolvedNode {
    var mainScrollAxis: Axis { scrollAxes.contains(Axis.vertical) ? .vertical : .horizontal }

    fileprivate var enclosingScrollView: ResolvedNode? { parent?.nearest(\.isScrollable) }
}

/// The lengths of a scroll view and of its content along the axis that it scrolls, in points.
public struct ScrollLimit {
    let isVertical: Bool
    let content: Double
    let room: Double

    /// Why scrolling had no effect.
    public func remark(down: Bool) -> String {
        if content <= room { return "the content is \(content.written) points \(isVertical ? "high" : "wide") and fits" }
        if isVertical { return down ? "the end of the content is shown" : "the beginning of the content is shown" }
        return down ? "the trailing end of the content is shown" : "the leading end of the content is shown"
    }
}
