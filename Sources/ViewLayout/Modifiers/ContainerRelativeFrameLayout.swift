import ViewTree

/// `containerRelativeFrame`.
///
/// On the given axes the frame is as long as the nearest scroll view or list, else as the window's safe area, and proposes that to its child; on the others it
/// passes its own proposal on and takes the child's length. The child is aligned by its guides.
final class ContainerRelativeFrameLayout: UnaryComputer {
    let child: any LayoutElement
    private let axes: AxisSet
    private let alignment: Alignment
    private let containerSize: Size

    init(_ child: any LayoutElement, axes: AxisSet, alignment: Alignment, containerSize: Size) {
        (self.child, self.axes, self.alignment, self.containerSize) = (child, axes, alignment, containerSize)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        var size = try child.size(inner(proposal))
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = containerSize[axis] }
        return size
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = inner(viewSize.proposal)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        var inner = proposal
        for axis in Axis.allCases where axes.contains(axis) { inner[axis] = containerSize[axis] }
        return inner
    }
}
