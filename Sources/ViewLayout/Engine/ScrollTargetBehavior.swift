import ViewGraph
import ViewTree

/// `scrollTargetBehavior`: where scrolling by a person ends in the scroll views inside.
public enum ScrollTargetBehavior: ScrollModifier {
    /// At the next page, each as long as the view.
    case paging
    /// Where a scroll target is at the start of the view, or at the anchor; `byOne` goes to the next one at most.
    case viewAligned(anchor: UnitPoint?, byOne: Bool)
    /// Where the program says.
    case program((_ geometry: ScrollGeometry, _ before: Point, _ axes: AxisSet) throws -> Point)

    public var name: String { "scrollTargetBehavior" }
}

extension LayoutEngine {
    /// Where scrolling ends that would end where the scroll view is, by the innermost behavior around it; `nil` where there is none.
    ///
    /// - Parameter before: where the content was when scrolling began.
    public func scrollEnd(of view: ResolvedNode, from before: Point) throws -> Point? {
        guard let geometry = scrollGeometry(of: view) else { return nil }
        for case let behavior as ScrollTargetBehavior in view.scrollModifiers { return try end(of: view, by: behavior, geometry, from: before) }
        return nil
    }

    private func end(of view: ResolvedNode, by behavior: ScrollTargetBehavior, _ geometry: ScrollGeometry, from before: Point) throws -> Point {
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
        let (part, line) = line(forTargetsIn: room, geometry.insets, along: axis, at: anchor)
        let distances = view.scrollTargets.compactMap { frame(of: $0) }.map { $0.start(along: axis) + part * $0.size[axis] - line }
        func nearest(to place: Double, among indices: Range<Int>) -> Int? { indices.min { abs(distances[$0] - place) < abs(distances[$1] - place) } }
        var allowed = distances.indices
        if let before, let start = nearest(to: before[axis] - geometry.offset[axis], among: allowed) {
            allowed = max(0, start - 1)..<min(allowed.upperBound, start + 2)
        }
        return nearest(to: 0, among: allowed).map { distances[$0] } ?? 0
    }
}
