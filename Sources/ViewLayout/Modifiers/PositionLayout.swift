import ViewTree
import Wording

/// `position`.
public struct PositionModifier: LayoutModifier, LayoutRule, Equatable {
    private let center: Point

    public init(_ center: Point) { self.center = center }

    public var name: String { "position" }
    public var arguments: [ViewArgument] { .lengths(["x": center.x, "y": center.y]) }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        PositionLayout(child, center: center)
    }
    var sizeReason: Phrase { Phrase("all that is proposed", ko: "제안받은 만큼 모두") }
    var placeReason: Phrase { Phrase("its center is at the position", ko: "중심이 position의 좌표에 있습니다") }
}

/// The modifier takes the whole proposal; without one, the child's length. The child is proposed the modifier's size, and its center is put at the point.
final class PositionLayout: UnaryComputer {
    let child: any LayoutElement
    private let center: Point

    init(_ child: any LayoutElement, center: Point) {
        (self.child, self.center) = (child, Point(x: center.x.finite ?? 0, y: center.y.finite ?? 0))
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: max(0, width), height: max(0, height)) }
        return proposal.replacingUnspecified(by: try child.size(proposal))
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = Proposal(viewSize.size)
        let size = try child.size(proposal)
        return ChildPlacement(child, at: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), proposal)
    }
}
