import ViewGraph
import ViewTree

extension LayoutEngine {
    /// The view of the scroll target layout inside that is nearest to the anchor of what can be seen; without an anchor, to its start. `nil` where none is in sight.
    public func scrollTarget(inSightOf view: ResolvedNode, at anchor: UnitPoint?) -> ResolvedNode? {
        guard let room = frame(of: view) else { return nil }
        let axis = view.mainScrollAxis
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let wanted = room.start(along: axis) + part * room.size[axis]
        var best: (node: ResolvedNode, distance: Double)?
        for target in view.scrollTargets {
            guard let frame = frame(of: target), frame.end(along: axis) > room.start(along: axis), frame.start(along: axis) < room.end(along: axis) else {
                continue
            }
            let distance = max(frame.start(along: axis) - wanted, wanted - frame.end(along: axis), 0)
            // At the end, of two views that are as near the later one is in sight there.
            let isNearer = best.map { part >= 1 ? distance <= $0.distance : distance < $0.distance } ?? true
            if isNearer { best = (target, distance) }
        }
        return best?.node
    }

    /// Where scrolling ends that would end where the geometry says.
    ///
    /// - Parameter before: where the content was when scrolling began.
    public func scrollEnd(of view: ResolvedNode, by behavior: ScrollTargetBehavior, _ geometry: ScrollGeometry, from before: Point) throws -> Point {
        let axis = view.mainScrollAxis
        var end = geometry.offset
        switch behavior {
        case .paging:
            let page = geometry.container[axis]
            guard page > 0 else { return end }
            let first = (before[axis] / page).rounded()
            end[axis] = min(max((end[axis] / page).rounded(), first - 1), first + 1) * page
        case .viewAligned(let anchor, let byOne): end[axis] += distance(toTargetOf: view, geometry, anchor, from: byOne ? before : nil)
        case .program(let decide): end = try decide(geometry, before, view.scrollAxes)
        }
        return end
    }

    /// How far the nearest scroll target is from the start of the view, or from the anchor, behind the margins.
    ///
    /// - Parameter before: where only targets beside the one count that was nearest then.
    private func distance(toTargetOf view: ResolvedNode, _ geometry: ScrollGeometry, _ anchor: UnitPoint?, from before: Point?) -> Double {
        guard let room = frame(of: view) else { return 0 }
        let axis = view.mainScrollAxis
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let (first, last) = axis == .horizontal ? (geometry.insets.leading, geometry.insets.trailing) : (geometry.insets.top, geometry.insets.bottom)
        let line = room.start(along: axis) + first + part * (room.size[axis] - first - last)
        let distances = view.scrollTargets.compactMap { frame(of: $0) }.map { $0.start(along: axis) + part * $0.size[axis] - line }
        func nearest(to place: Double, among indices: Range<Int>) -> Int? { indices.min { abs(distances[$0] - place) < abs(distances[$1] - place) } }
        var allowed = distances.indices
        if let before, let start = nearest(to: before[axis] - geometry.offset[axis], among: allowed) {
            allowed = max(0, start - 1)..<min(allowed.upperBound, start + 2)
        }
        return nearest(to: 0, among: allowed).map { distances[$0] } ?? 0
    }
}

extension ResolvedNode {
    /// The views inside a layout that is marked by `scrollTargetLayout`.
    fileprivate var scrollTargets: [ResolvedNode] {
        var rest = [self]
        while let node = rest.popLast() {
            if node.isScrollTargetLayout { return node.marked?.children ?? [] }
            rest.append(contentsOf: node.children.reversed())
        }
        return []
    }

    private var isScrollTargetLayout: Bool {
        attachments.contains { if case .scrollTargetLayout(isEnabled: true) = $0 { true } else { false } }
    }

    /// The container that the modifier is written on, itself or inside other modifiers.
    private var marked: ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node {
            if case .container = current.role { return current }
            node = current.children.first
        }
        return nil
    }
}
