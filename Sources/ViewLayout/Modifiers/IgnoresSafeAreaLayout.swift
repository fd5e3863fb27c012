import ViewTree

/// `ignoresSafeArea`.
public struct IgnoresSafeAreaModifier: LayoutModifier, LayoutRule, Equatable {
    private let edges: EdgeSet

    public init(_ edges: EdgeSet) { self.edges = edges }

    public var name: String { "ignoresSafeArea" }
    public var arguments: [ViewArgument] { edges == .all ? [] : [ViewArgument(nil, .edges(edges))] }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        IgnoresSafeAreaLayout(child, edges: edges)
    }
}

/// To layout the modifier is its child. Where its frame touches the edge of the safe area, the child is proposed the room up to the window's edge as well and
/// is in the middle of it.
final class IgnoresSafeAreaLayout: UnaryComputer {
    let child: any LayoutElement
    private let edges: EdgeSet

    init(_ child: any LayoutElement, edges: EdgeSet) { (self.child, self.edges) = (child, edges) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        let outside = scene.insets(of: frame, on: edges)
        guard outside != .zero else { return nil }
        var inner = scene
        inner.safeArea = scene.safeArea.outset(by: outside)
        let size = viewSize.size.outset(by: outside)
        var proposal = viewSize.proposal
        for axis in Axis.allCases where outside.total(along: axis) > 0 { proposal[axis] = size[axis] }
        let centered = try child.origin(at: proposal, alignedIn: size, .center)
        return [ChildPlacement(child, at: centered - outside.origin, proposal, scene: inner)]
    }
}
