import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

/// Views that have left the tree and are drawn, as they were last, until their transition is over.
final class LeavingViews: RemovalStage {
    private struct Leaving {
        let parent: Int
        let removal: DrawnRemoval
        let transition: RunningTransition
        let start: Double
    }
    /// A view as it is before it leaves.
    private struct Picture {
        let removal: DrawnRemoval
        let transition: Transition?
        let geometry: any GeometryProxy
        let group: MatchedGeometry.Group?
    }
    private var pictures: [Int: Picture] = [:]
    private var leaving: [Leaving] = []
    private let layout: LayoutEngine
    private unowned let graph: Graph
    /// Draws a view as it is now.
    var draw: (ResolvedNode) throws -> [DrawnItem] = { _ in [] }

    init(_ layout: LayoutEngine, _ graph: Graph) { (self.layout, self.graph) = (layout, graph) }

    /// More views at a time leave without a transition.
    private static var greatestCount: Int { 500 }

    // MARK: RemovalStage

    func willRemove(_ view: ResolvedNode, isAnimated: Bool) {
        let transition = view.transition
        guard isAnimated || transition?.removal.contains(where: { $0.animation != nil }) ?? false, pictures.count < Self.greatestCount,
            let frame = layout.frame(of: view), frame.isFinite, let items = try? draw(view)
        else { return }
        let removal = DrawnRemoval(items: items, frame: frame, zIndex: view.zIndex, transition: [])
        let group = view.trait { if case .matchedGeometryEffect(let effect) = $0, effect.isSource { effect.group } else { nil } }
        pictures[view.id] = Picture(removal: removal, transition: transition, geometry: layout.geometry(of: view), group: group)
    }

    func didRemove(_ id: Int, from parent: ResolvedNode, animation: Animation?) -> Double {
        guard let picture = pictures.removeValue(forKey: id), leaving.count < Self.greatestCount,
            var transition = try? RunningTransition(removal: picture.transition, of: picture.geometry, animation), transition.length > 0
        else { return 0 }
        if let place = picture.group.flatMap(place), let animation { transition.add(moveFrom: picture.removal.frame, to: place, animation) }
        leaving.append(Leaving(parent: parent.id, removal: picture.removal, transition: transition, start: graph.time))
        return transition.length
    }

    func forget(_ id: Int) { pictures[id] = nil }

    /// Where the view is that the others of a group follow now.
    private func place(of group: MatchedGeometry.Group) -> Rect? {
        graph.root?.preorder.first { $0.matchedSource == group }.flatMap(layout.frame)
    }

    // MARK: Drawing

    /// The views that have left a parent, the first one first.
    func removals(from parent: ResolvedNode) -> [DrawnRemoval] {
        leaving.filter { $0.parent == parent.id && graph.time - $0.start < $0.transition.length }.map { view in
            var removal = view.removal
            removal.transition = view.transition.changes(after: graph.time - view.start)
            return removal
        }
    }

    /// What transitions under way do and can't be drawn.
    var unknown: [String] { leaving.flatMap(\.transition.unknown) }

    /// Forgets views whose transition is over.
    func endStep() {
        pictures = [:]
        leaving.removeAll { graph.time - $0.start >= $0.transition.length }
    }
}

extension Rect {
    fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
