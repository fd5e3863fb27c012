import ViewTree

/// A node that is its one child: a custom view, a stack with one static child, an effect on drawing. Everything passes through, the priority too.
final class PassThroughLayout: UnaryComputer {
    let child: any LayoutElement

    init(_ child: any LayoutElement) { self.child = child }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) throws -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }
    var priorityRule: PriorityRule { .of(child) }
}

/// A view that takes no room: what is left of a modifier without content.
final class EmptyLayout: LeafComputer {
    func sizeThatFits(_ proposal: Proposal) -> Size { .zero }
    func spacing() -> ViewSpacing { .zero }
    var priorityRule: PriorityRule { .own(-.infinity) }
}
