import ViewGraph
import ViewTree
import Wording

public struct DividerContent: Equatable, LeafRule {
    public init() {}

    public var view: String { "Divider" }

    func computer(for resolved: ResolvedNode) -> any LayoutComputer { DividerLayout(stackAxis: resolved.enclosingStackAxis) }
    var sizeReason: Phrase { Phrase("a line 1 thick", ko: "두께 1인 선") }
}

/// `Divider`: a line 1 point thick across the enclosing stack, as long as it is offered and 10 points where nothing is proposed.
final class DividerLayout: QuickComputer {
    /// Points.
    static let thickness = 1.0

    private let axis: Axis

    /// - Parameter stackAxis: of the enclosing stack; without one the line is horizontal.
    init(stackAxis: Axis?) { axis = stackAxis?.other ?? .horizontal }

    func answers(like other: any LayoutComputer) -> Bool { (other as? DividerLayout)?.axis == axis }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let length = max(0, proposal.replacingUnspecified()[axis])
        return Size(major: length, minor: Self.thickness, along: axis)
    }
}
