import ViewTree
import Wording

/// `fixedSize`.
public struct FixedSizeModifier: LayoutModifier, LayoutRule, Equatable {
    private let axes: AxisSet

    public init(_ axes: AxisSet) { self.axes = axes }

    public var name: String { "fixedSize" }
    public var arguments: [ViewArgument] { axes == [.horizontal, .vertical] ? [] : [ViewArgument(nil, .axes(axes))] }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        FixedSizeLayout(child, axes: axes)
    }
    var sizeReason: Phrase {
        switch axes {
        case .horizontal: Phrase("its content's size for the proposed height, with no width proposed", ko: "너비를 제안하지 않고 제안받은 높이에서 콘텐츠가 차지하는 크기")
        case .vertical: Phrase("its content's size for the proposed width, with no height proposed", ko: "높이를 제안하지 않고 제안받은 너비에서 콘텐츠가 차지하는 크기")
        default: Phrase("its content's ideal size", ko: "콘텐츠의 이상적 크기")
        }
    }
}

/// On the chosen axes the child is proposed nothing and so takes its ideal length. The modifier takes the child's size.
final class FixedSizeLayout: UnaryComputer {
    let child: any LayoutElement
    private let axes: AxisSet

    init(_ child: any LayoutElement, axes: AxisSet) { (self.child, self.axes) = (child, axes) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal.unspecified(on: axes)) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal.unspecified(on: axes)) }
    var priorityRule: PriorityRule { .of(child) }
}
