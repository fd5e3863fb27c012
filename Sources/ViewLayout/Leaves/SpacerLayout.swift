import ViewGraph
import ViewTree
import Wording

public struct SpacerContent: Equatable, LeafRule {
    /// Points; `nil` for the usual minimum.
    public var minLength: Double?
    public init(minLength: Double? = nil) { self.minLength = minLength }

    public var view: String { "Spacer" }
    public var arguments: [ViewArgument] { .lengths(["minLength": minLength]) }

    func computer(for resolved: ResolvedNode) -> any LayoutComputer { SpacerLayout(minLength: minLength, axis: resolved.enclosingStackAxis) }
    var sizeReason: Phrase { .restOfStack }
}

/// `Spacer`.
///
/// In a stack it Takes what is proposed along the stack, at least its minimum, and nothing across. Elsewhere it does so in both directions. It wants no distance
/// to its neighbors, and comes last when the stack shares its length.
final class SpacerLayout: QuickComputer, SizeExplaining {
    /// The minimum of a spacer that names none, in points.
    static let defaultMinimum = 8.0

    private let axis: Axis?
    private let minimum: Double

    init(minLength: Double?, axis: Axis?) {
        self.axis = axis
        minimum = max(0, minLength?.finite ?? Self.defaultMinimum)
    }

    func answers(like other: any LayoutComputer) -> Bool {
        guard let other = other as? SpacerLayout else { return false }
        return other.axis == axis && other.minimum == minimum
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        var size = Size.zero
        for axis in Axis.allCases where self.axis == nil || axis == self.axis { size[axis] = max(proposal[axis] ?? minimum, minimum) }
        return size
    }

    func sizeReason(for proposal: Proposal) -> Phrase {
        guard let axis, proposal[axis] == nil else { return .restOfStack }
        return Phrase("its minimum, since no length is proposed along the stack", ko: "스택 방향으로 제안받은 길이가 없으므로 최솟값")
    }

    func spacing() -> ViewSpacing {
        switch axis {
        case nil: .zero
        case .horizontal: ViewSpacing(closeEdges: .horizontal)
        case .vertical: ViewSpacing(closeEdges: .vertical)
        }
    }

    var priorityRule: PriorityRule { .own(-.infinity) }
    var isSpacer: Bool { true }
}

extension Phrase {
    fileprivate static let restOfStack = Phrase("what is left along the stack, at least its minimum", ko: "스택 방향으로 남은 길이, 적어도 최솟값")
}
