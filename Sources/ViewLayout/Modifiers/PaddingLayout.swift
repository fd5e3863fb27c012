import ViewTree
import Wording

/// `padding`, of given lengths or of the platform's.
public struct PaddingModifier: LayoutModifier, LayoutRule, Equatable {
    /// The platform's padding in points.
    private static let defaultLength = 16.0

    private let insets: EdgeInsets
    /// The edges that get the platform's length.
    private let defaultEdges: EdgeSet?

    public init(_ insets: EdgeInsets) { (self.insets, defaultEdges) = (insets, nil) }
    public init(defaultOn edges: EdgeSet) { (insets, defaultEdges) = (EdgeInsets(Self.defaultLength, on: edges), edges) }

    public var name: String { "padding" }
    public var arguments: [ViewArgument] {
        guard let defaultEdges else { return .insets(insets) }
        return defaultEdges == .all ? [] : [ViewArgument(nil, .edges(defaultEdges))]
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        PaddingLayout(child, insets: node.finite(insets))
    }
    var sizeReason: Phrase { Phrase("its content and the insets", ko: "콘텐츠와 여백을 합한 크기") }
    var placeReason: Phrase { Phrase("moved in by the insets", ko: "여백만큼 안쪽에 있습니다") }
}

/// The child is proposed what the insets leave. The padding takes the child's size and the insets together. Neither falls below 0. Negative insets let the child
/// reach beyond the padding.
final class PaddingLayout: UnaryComputer {
    let child: any LayoutElement
    private let insets: EdgeInsets

    init(_ child: any LayoutElement, insets: EdgeInsets) { (self.child, self.insets) = (child, insets) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal.inset(by: insets)).outset(by: insets) }

    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: insets.origin, viewSize.proposal.inset(by: insets)) }

    /// The padded edges get the default distance.
    func spacing() throws -> ViewSpacing {
        var spacing = try child.spacing()
        for edge in Edge.allCases where insets[edge] != 0 { spacing.reset(EdgeSet(edge)) }
        return spacing
    }
}

extension Proposal {
    /// What the insets leave of the proposal, at least 0.
    func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }
}

extension Size {
    /// The size and the insets together, at least 0.
    func outset(by insets: EdgeInsets) -> Size {
        Size(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
    }
}
