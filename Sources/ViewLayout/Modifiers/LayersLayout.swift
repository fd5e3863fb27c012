import ViewTree

/// `background` and `overlay`.
///
/// The modifier is to layout what its primary content is. The other views are proposed the primary's size and aligned by their guides with the primary's.
final class LayersLayout: UnaryComputer {
    let child: any LayoutElement
    private let others: [any LayoutElement]
    private let alignment: Alignment

    init(_ primary: any LayoutElement, others: [any LayoutElement], alignment: Alignment) {
        (child, self.others, self.alignment) = (primary, others, alignment)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let primary = try child.viewSize(viewSize.proposal)
        let proposal = Proposal(primary.size)
        return try [placement(in: viewSize)]
            + others.map { other in
                let own = try other.viewSize(proposal)
                let x = try child.value(of: alignment.horizontal, at: primary) - other.value(of: alignment.horizontal, at: own)
                let y = try child.value(of: alignment.vertical, at: primary) - other.value(of: alignment.vertical, at: own)
                return ChildPlacement(other, at: Point(x: x, y: y).withoutNaN, proposal)
            }
    }

    var priorityRule: PriorityRule { .of(child) }
}
