import ViewTree

/// `fixedSize`.
///
/// On the chosen axes the child is proposed nothing and so takes its ideal length. The modifier takes the child's size.
final class FixedSizeLayout: UnaryComputer {
    let child: any LayoutElement
    private let axes: AxisSet

    init(_ child: any LayoutElement, axes: AxisSet) { (self.child, self.axes) = (child, axes) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal.unspecified(on: axes)) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal.unspecified(on: axes)) }
    var priorityRule: PriorityRule { .of(child) }
}
