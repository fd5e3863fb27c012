import ViewTree

/// `Spacer`.
///
/// In a stack it takes what it is offered along the stack, at least its minimum, and nothing across. Elsewhere it does so in both directions. It wants no distance
/// to its neighbours, and comes last when the stack shares its length.
final class SpacerLayout: LeafComputer {
    /// The minimum of a spacer that names none, in points.
    static let defaultMinimum = 8.0

    private let axis: Axis?
    private let minimum: Double

    init(minLength: Double?, axis: Axis?) {
        self.axis = axis
        minimum = max(0, minLength?.finite ?? Self.defaultMinimum)
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        var size = Size.zero
        for axis in Axis.allCases where self.axis == nil || axis == self.axis { size[axis] = max(proposal[axis] ?? minimum, minimum) }
        return size
    }

    func spacing() -> ViewSpacing {
        var spacing = ViewSpacing.zero
        if let axis { spacing.reset(axis == .horizontal ? .vertical : .horizontal) }
        return spacing
    }

    var priorityRule: PriorityRule { .own(-.infinity) }
    var isSpacer: Bool { true }
}
