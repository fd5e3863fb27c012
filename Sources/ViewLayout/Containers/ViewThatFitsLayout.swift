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
final class ViewThatFitsLayout: ContainerComputer, SizeExplaining {
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

    /// Names the ideal sizes of the children before the one that it shows.
    func sizeReason(for proposal: Proposal) throws -> Phrase {
        let index = try children.firstIndex { try fits($0, in: proposal) }
        let tooLarge = try children.prefix(index ?? children.count).prefix(Self.namedSizes).map { try $0.size(proposal.unspecified(on: axes)).written }
        let sizes = tooLarge.joined(separator: ", ")
        guard index != nil else {
            return Phrase("what its last child takes, since none fits: their ideal sizes are \(sizes)", ko: "들어맞는 자식이 없으므로 마지막 자식의 크기. 이상적 크기는 \(sizes)")
        }
        if tooLarge.isEmpty { return Phrase("what its first child takes, which fits", ko: "들어맞는 첫 자식의 크기") }
        return Phrase(
            "what its first child that fits takes; the ideal size of those before it is \(sizes)", ko: "들어맞는 첫 자식의 크기. 그 앞의 이상적 크기는 \(sizes)")
    }

    private static let namedSizes = 8

    private func fits(_ child: any LayoutElement, in proposal: Proposal) throws -> Bool {
        let ideal = try child.size(proposal.unspecified(on: axes))
        return Axis.allCases.allSatisfy { !axes.contains($0) || ideal[$0] <= proposal[$0] ?? .infinity }
    }

    private func choice(for proposal: Proposal) throws -> (any LayoutElement)? {
        try children.first { try fits($0, in: proposal) } ?? children.last
    }
}
