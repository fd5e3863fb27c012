import ViewGraph
import ViewTree

/// `GeometryReader`.
///
/// It takes what it is offered, and 10 points where nothing is proposed. When it has its place, its content is resolved with its geometry. The content's views are
/// each proposed its size and on top of each other in its leading upper corner.
final class GeometryReaderLayout: LayoutComputer {
    private unowned let owner: LayoutNode

    init(owner: LayoutNode) { self.owner = owner }

    func sizeThatFits(_ proposal: Proposal) -> Size { FillingLayout().sizeThatFits(proposal) }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        guard let resolved = owner.resolved else { return [] }
        let proposal = Proposal(viewSize.size)
        let alignment: Alignment = owner.context.centersGeometryReaders ? .center : .topLeading
        return try owner.context.nodes(for: resolved.subviews).map { child in
            ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
        }
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        guard let resolved = owner.resolved else { return [] }
        let isChanged = try owner.context.host?.resolveContent(of: resolved, proxy: NodeGeometry(owner)) ?? false
        if isChanged { owner.context.forget(inside: resolved) }
        return try placements(in: viewSize)
    }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? { nil }
    func spacing() -> ViewSpacing { ViewSpacing() }
    var priorityRule: PriorityRule { .own(0) }
    var spacerChild: (any LayoutElement)? { nil }
}
