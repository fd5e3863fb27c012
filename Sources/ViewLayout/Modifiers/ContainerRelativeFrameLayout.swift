import ViewTree
import Wording

/// `containerRelativeFrame`.
public struct ContainerRelativeFrameModifier: LayoutModifier, LayoutRule {
    public typealias Length = (_ container: Double, Axis) throws -> Double

    private let axes: AxisSet
    private let alignment: Alignment
    private let length: Length?

    /// - Parameter length: makes the frame's length of the container's; without it they are the same.
    public init(_ axes: AxisSet, _ alignment: Alignment, length: Length? = nil) { (self.axes, self.alignment, self.length) = (axes, alignment, length) }

    public var name: String { "containerRelativeFrame" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .axes(axes))] + .alignment(alignment) }
    public func isLaidOut(like other: any LayoutModifier) -> Bool {
        guard let other = other as? Self, length == nil, other.length == nil else { return false }
        return axes == other.axes && alignment == other.alignment
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        ContainerRelativeFrameLayout(child, axes: axes, alignment: alignment, containerSize: node.observedContainerSize, length: length)
    }
    var sizeReason: Phrase { Phrase("the length of the container around", ko: "둘러싼 컨테이너의 길이") }
    var placeReason: Phrase { Phrase("its guides are on the frame's", ko: "가이드가 프레임의 가이드에 맞춰집니다") }
}

/// On the given axes the frame is as long as the nearest scroll view or list between its margins, else as the window's safe area, or as long as a function of that says, and
/// proposes its length to its child; on the others it passes its own proposal on and takes the child's length. The child is aligned by its guides.
final class ContainerRelativeFrameLayout: UnaryComputer {
    let child: any LayoutElement
    private let axes: AxisSet
    private let alignment: Alignment
    private let containerSize: Size
    private let length: ContainerRelativeFrameModifier.Length?

    init(_ child: any LayoutElement, axes: AxisSet, alignment: Alignment, containerSize: Size, length: ContainerRelativeFrameModifier.Length?) {
        (self.child, self.axes, self.alignment, self.containerSize, self.length) = (child, axes, alignment, containerSize, length)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let inner = try inner(proposal)
        var size = try child.size(inner)
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
        return size
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = try inner(viewSize.proposal)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
    }

    private func inner(_ proposal: Proposal) throws -> Proposal {
        var inner = proposal
        for axis in Axis.allCases where axes.contains(axis) {
            let own = try length?(containerSize[axis], axis) ?? containerSize[axis]
            inner[axis] = own.isFinite ? max(0, own) : containerSize[axis]
        }
        return inner
    }
}
