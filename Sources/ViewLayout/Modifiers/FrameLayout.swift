import ViewTree
import Wording

/// `frame(width:height:alignment:)`.
public struct FrameModifier: LayoutModifier, LayoutRule, Equatable {
    private let width, height: Double?
    private let alignment: Alignment

    /// - Parameter width: points; `nil` leaves the axis to the child.
    public init(width: Double?, height: Double?, _ alignment: Alignment) { (self.width, self.height, self.alignment) = (width, height, alignment) }

    public var name: String { "frame" }
    public var arguments: [ViewArgument] { .lengths(["width": width, "height": height]) + .alignment(alignment) }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        FrameLayout(child, width: node.frameLength(width), height: node.frameLength(height), alignment: alignment)
    }
    var sizeReason: Phrase { Phrase("the given lengths, and its content's where none is given", ko: "주어진 길이. 주어지지 않은 쪽은 콘텐츠의 길이") }
    var placeReason: Phrase { Phrase("its guides are on the frame's", ko: "가이드가 프레임의 가이드에 맞춰집니다") }
}

/// A given length is the frame's own, and is what the child is proposed. On a free axis the child gets the frame's proposal and the frame takes the child's
/// length. The child is aligned by its guide with that of the frame.
final class FrameLayout: UnaryComputer {
    let child: any LayoutElement
    private let width, height: Double?
    private let alignment: Alignment

    /// - Parameter width: points, not negative; `nil` leaves the axis to the child.
    init(_ child: any LayoutElement, width: Double?, height: Double?, alignment: Alignment) {
        (self.child, self.width, self.height, self.alignment) = (child, width, height, alignment)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = try child.size(inner(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = inner(viewSize.proposal)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
    }

    private func inner(_ proposal: Proposal) -> Proposal { Proposal(width: width ?? proposal.width, height: height ?? proposal.height) }

    /// The constrained axes get the default distance, but not around a `Spacer`.
    func spacing() throws -> ViewSpacing { try child.spacing(resetOn: [width != nil ? .horizontal : [], height != nil ? .vertical : []]) }
}

extension LayoutElement {
    /// The origin at which the element, given the proposal, is aligned in a frame of the size.
    func origin(at proposal: Proposal, alignedIn size: Size, _ alignment: Alignment) throws -> Point {
        let viewSize = try viewSize(proposal)
        let frame = PlainDimensions(size)
        let x = try frame[alignment.horizontal] - value(of: alignment.horizontal, at: viewSize)
        let y = try frame[alignment.vertical] - value(of: alignment.vertical, at: viewSize)
        return Point(x: x, y: y).withoutNaN
    }

    /// The spacing as it shows through a frame that constrains the axes.
    func spacing(resetOn axes: EdgeSet) throws -> ViewSpacing {
        var spacing = try spacing()
        if !holdsSpacer { spacing.reset(axes) }
        return spacing
    }
}
