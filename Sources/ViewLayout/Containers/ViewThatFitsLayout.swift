import ViewGraph
import ViewTree
import Wording

/// `ViewThatFits`.
public struct ViewThatFitsContainer: Container, ContainerRule, Equatable {
    private let axes: AxisSet

    public init(_ axes: AxisSet) { self.axes = axes }

    public var name: String { "ViewThatFits" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .axes(axes))] }
    public var showsOneView: Bool { true }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        ViewThatFitsLayout(axes: axes, children: children)
    }
    var sizeReason: Phrase { Phrase("what the first child that fits takes", ko: "들어맞는 첫 자식의 크기") }
}

/// `ViewThatFits`.
///
/// It shows the first child whose ideal size on the constrained axes is within the proposal, else the last one. An unspecified length holds any child. The chosen
/// child is proposed what the container is; the others get no place.
final class ViewThatFitsLayout: ContainerComputer {
    let children: [any LayoutElement]
    private let axes: AxisSet
    /// The child that was placed last.
    private(set) var chosen: (any LayoutElement)?

    init(axes: AxisSet, children: [any LayoutElement]) { (self.axes, self.children) = (axes, children) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try choice(for: proposal)?.size(proposal) ?? .zero }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        guard let choice = try choice(for: viewSize.proposal) else { return [] }
        return [ChildPlacement(choice, at: .zero, viewSize.proposal)]
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        let places = try placements(in: viewSize)
        chosen = places.first?.element
        for child in children where child !== chosen { child.unplace() }
        return places
    }

    /// The chosen child's guides show through.
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        try choice(for: viewSize.proposal).flatMap { try $0.explicitValue(of: guide, at: $0.viewSize(viewSize.proposal)) }
    }

    var setsBuiltInGuides: Bool { children.contains(where: \.setsBuiltInGuides) }

    private func choice(for proposal: Proposal) throws -> (any LayoutElement)? {
        try children.first { child in
            let ideal = try child.size(proposal.unspecified(on: axes))
            return Axis.allCases.allSatisfy { !axes.contains($0) || ideal[$0] <= proposal[$0] ?? .infinity }
        } ?? children.last
    }
}
