import ViewTree
import Wording

/// `offset`.
public struct OffsetModifier: LayoutModifier, LayoutRule, Equatable {
    private let offset: Size

    public init(_ offset: Size) { self.offset = offset }

    public var name: String { "offset" }
    public var arguments: [ViewArgument] { .lengths(["x": offset.width, "y": offset.height]) }
    public var drawnChange: VisualChange? { .offset(offset) }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        OffsetLayout(child, offset: offset)
    }
    var placeReason: Phrase { Phrase("moved by the offset, which the layout around doesn't know about", ko: "오프셋만큼 옮겨졌으며, 둘러싼 레이아웃은 이를 모릅니다") }
}

/// The size is the child's; only the child's place differs from what layout around it assumes.
final class OffsetLayout: UnaryComputer {
    let child: any LayoutElement
    private let offset: Point

    init(_ child: any LayoutElement, offset: Size) {
        (self.child, self.offset) = (child, Point(x: offset.width.finite ?? 0, y: offset.height.finite ?? 0))
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: offset, viewSize.proposal) }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        try child.explicitValue(of: guide, at: child.viewSize(viewSize.proposal))
    }

    var priorityRule: PriorityRule { .of(child) }
}
