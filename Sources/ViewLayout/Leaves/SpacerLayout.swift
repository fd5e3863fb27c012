import ViewTree

/// `Spacer`.
///
/// In a stack it takes what it is offered along the stack, at least its minimum, and nothing across. Elsewhere it does so in both directions. It wants no distance
/// to its neighbors, and comes last when the stack shares its length.
final class SpacerLayout: QuickComputer {
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
