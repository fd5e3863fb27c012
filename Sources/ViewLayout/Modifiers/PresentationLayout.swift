import ViewTree

/// A view that presents another one: to layout it is the view alone. What is presented is proposed the window's safe area and is in its center, or as bars at
/// its top.
final class PresentationLayout: UnaryComputer {
    let child: any LayoutElement
    private let presented: [any LayoutElement]
    private let alignment: Alignment

    init(_ presenting: any LayoutElement, presented: [any LayoutElement], alignment: Alignment = .center) {
        (child, self.presented, self.alignment) = (presenting, presented, alignment)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        let proposal = Proposal(scene.safeArea.size)
        return try [placement(in: viewSize)]
            + presented.map { view in
                let inside = try view.origin(at: proposal, alignedIn: scene.safeArea.size, alignment)
                return ChildPlacement(view, at: scene.safeArea.origin + inside - frame.origin, proposal)
            }
    }

    var priorityRule: PriorityRule { .of(child) }
}
