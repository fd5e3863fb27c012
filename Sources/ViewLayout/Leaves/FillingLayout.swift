import ViewGraph
import ViewTree

extension ColorValue: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer { FillingLayout() }
}

extension FillingContent: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer { FillingLayout() }
}

/// `Color`, shapes, gradients: a view that takes what it is offered, and 10 points where nothing is proposed.
final class FillingLayout: QuickComputer {
    func answers(like other: any LayoutComputer) -> Bool { other is FillingLayout }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = proposal.replacingUnspecified()
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}
