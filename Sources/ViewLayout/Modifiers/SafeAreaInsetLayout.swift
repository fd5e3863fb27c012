import ViewTree
import Wording

/// `safeAreaInset(edge:alignment:spacing:)`.
public struct SafeAreaInsetModifier: LayoutModifier, LayoutRule {
    private let edge: Edge
    private let content: DeclaredView
    private let alignment: AlignmentGuide
    private let spacing: Double?

    /// - Parameter spacing: points between the two; `nil` is the default distance.
    public init(_ edge: Edge, _ content: DeclaredView, _ alignment: AlignmentGuide, spacing: Double?) {
        (self.edge, self.content, self.alignment, self.spacing) = (edge, content, alignment, spacing)
    }

    public var name: String { "safeAreaInset" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .edges(EdgeSet(edge)))] + .lengths(["spacing": spacing]) }
    public var secondaryView: DeclaredView? { content }
    public func isLaidOut(like other: any LayoutModifier) -> Bool {
        guard let other = other as? Self else { return false }
        return edge == other.edge && alignment == other.alignment && spacing == other.spacing
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        guard let content = others.first else { return PassThroughLayout(child) }
        return SafeAreaInsetLayout(child, content: content, edge: edge, alignment: alignment, spacing: spacing)
    }
    var sizeReason: Phrase { Phrase("its content and the inset", ko: "콘텐츠와 여백을 합한 크기") }
}

/// The inset content is at the edge, in its ideal length there, aligned by a guide of the other axis. The primary content is proposed the rest; its safe area
/// ends at the inset. The modifier takes both together.
final class SafeAreaInsetLayout: UnaryComputer {
    let child: any LayoutElement
    private let content: any LayoutElement
    private let edge: Edge
    private let alignment: AlignmentGuide
    private let gap: Double

    /// - Parameter spacing: points between the two; `nil` is the default distance.
    init(_ primary: any LayoutElement, content: any LayoutElement, edge: Edge, alignment: AlignmentGuide, spacing: Double?) {
        (child, self.content, self.edge, self.alignment) = (primary, content, edge, alignment)
        gap = spacing?.finite ?? ViewSpacing.defaultDistance
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let insets = try insets(proposal)
        return try child.size(proposal.inset(by: insets)).outset(by: insets)
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let insets = try insets(viewSize.proposal)
        return ChildPlacement(child, at: insets.origin, viewSize.proposal.inset(by: insets))
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let proposal = contentProposal(viewSize.proposal)
        let bar = try content.viewSize(proposal)
        var origin = Point.zero
        origin[edge.axis.other] = try PlainDimensions(viewSize.size)[alignment] - content.value(of: alignment, at: bar)
        if edge == .bottom || edge == .trailing { origin[edge.axis] = viewSize.size[edge.axis] - bar.size[edge.axis] }
        return [try placement(in: viewSize), ChildPlacement(content, at: origin.withoutNaN, proposal)]
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        var places = try placements(in: viewSize)
        places[0].scene = scene.reduced(to: frame, by: try insets(viewSize.proposal))
        return places
    }

    private func insets(_ proposal: Proposal) throws -> EdgeInsets {
        var insets = EdgeInsets.zero
        insets[edge] = try content.size(contentProposal(proposal))[edge.axis].finite.map { $0 + gap } ?? 0
        return insets
    }

    private func contentProposal(_ proposal: Proposal) -> Proposal { Proposal(major: nil, minor: proposal[edge.axis.other], along: edge.axis) }
}
