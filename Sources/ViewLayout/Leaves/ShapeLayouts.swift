import ViewTree

/// `Circle`, and shapes made of one: a square of the shorter length that is offered, where a length that isn't proposed counts as 10.
final class SquareLayout: QuickComputer {
    func answers(like other: any LayoutComputer) -> Bool { other is SquareLayout }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = proposal.replacingUnspecified().square
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}

/// A shape of the program with its own `sizeThatFits`, or a view of another framework.
final class CustomShapeLayout: LeafComputer {
    private let sizer: any ShapeSizer

    init(_ sizer: any ShapeSizer) { self.sizer = sizer }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try sizer.sizeThatFits(proposal) }
}
