import ViewTree

/// `HStack` and `VStack`.
///
/// The stack's length goes to the children as `Sharing` says; each is proposed its share and the stack's own breadth. Neighbours stand apart by their spacing
/// preferences, or by the stack's spacing. The stack is as broad as its children and the alignment line together. When it is placed, it shares its length again
/// with its own breadth as the proposal, so that a flexible child of an ideal-sized stack becomes as broad as the stack.
final class StackLayout: ContainerComputer {
    let axis: Axis
    let alignment: AlignmentGuide
    let children: [any LayoutElement]
    private let fixedSpacing: Double?
    private let context: LayoutContext
    private var distances: [Double]?
    /// For the question of the children's places, which follows that of the size.
    private var lastArrangement: Arrangement?

    /// - Parameter spacing: points between neighbours; `nil` leaves it to their preferences.
    init(_ axis: Axis, alignment: AlignmentGuide, spacing: Double?, children: [any LayoutElement], context: LayoutContext) {
        (self.axis, self.alignment, self.children, self.context) = (axis, alignment, children, context)
        fixedSpacing = spacing?.finite
    }

    /// The children side by side.
    private final class Arrangement {
        let proposal: Proposal
        let proposals: [Proposal]
        /// Each child's start along the axis.
        var starts: [Double] = []
        /// Each child's start across the axis, from the alignment line.
        var minorStarts: [Double] = []
        /// The least start across the axis, which is never behind the alignment line.
        var lowerBound = 0.0
        var size = Size.zero

        init(in proposal: Proposal, proposals: [Proposal]) { (self.proposal, self.proposals) = (proposal, proposals) }
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try arrange(proposal).size }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        var proposal = viewSize.proposal
        if proposal[axis.other] == nil { proposal[axis.other] = try arrange(proposal).size[axis.other] }
        let arrangement = try arrange(proposal)
        // What it says is now in the children's places, which are kept.
        lastArrangement = nil
        return children.indices.map { index in
            var origin = Point.zero
            origin[axis] = arrangement.starts[index]
            origin[axis.other] = arrangement.minorStarts[index] - arrangement.lowerBound
            return ChildPlacement(children[index], at: origin, arrangement.proposals[index])
        }
    }

    private func arrange(_ proposal: Proposal) throws -> Arrangement {
        if let lastArrangement, lastArrangement.proposal == proposal { return lastArrangement }
        let arrangement = Arrangement(in: proposal, proposals: try childProposals(proposal))
        try complete(arrangement)
        lastArrangement = arrangement
        return arrangement
    }

    private func childProposals(_ proposal: Proposal) throws -> [Proposal] {
        let minor = proposal[axis.other]
        guard let major = proposal[axis] else {
            return children.map { _ in Proposal(major: nil, minor: minor, along: axis) }
        }
        let gaps = try gaps().reduce(0, +)
        var sharing = Sharing(priorities: children.map(\.priority)) { [self] in try length(of: $0, major: $1, minor: minor) }
        if let trace = context.trace {
            sharing.note = { [self] in trace.note($1, of: children[$0], length: major, gaps: gaps) }
        }
        return try sharing.proposals(available: major - gaps).map { Proposal(major: $0, minor: minor, along: axis) }
    }

    private func length(of child: Int, major: Double, minor: Double?) throws -> Double {
        try children[child].size(Proposal(major: major, minor: minor, along: axis))[axis]
    }

    private func complete(_ arrangement: Arrangement) throws {
        arrangement.starts.reserveCapacity(children.count)
        arrangement.minorStarts.reserveCapacity(children.count)
        let gaps = try gaps()
        var (end, lower, upper) = (0.0, 0.0, 0.0)
        for (index, child) in children.enumerated() {
            let viewSize = try child.viewSize(arrangement.proposals[index])
            let breadth = viewSize.size[axis.other]
            let start = -(try child.value(of: alignment, at: viewSize).finite ?? 0)
            if index > 0 { end += gaps[index - 1] }
            arrangement.starts.append(end)
            arrangement.minorStarts.append(start)
            end += viewSize.size[axis]
            (lower, upper) = (min(lower, start), max(upper, start + breadth))
        }
        arrangement.lowerBound = lower
        arrangement.size = Size(major: max(0, end), minor: upper - lower, along: axis)
    }

    /// With more children than this, the distances between them are kept.
    private static let fewChildren = 8

    /// The points between neighbours, one fewer than children.
    private func gaps() throws -> [Double] {
        if let distances { return distances }
        let made = try zip(children, children.dropFirst()).map { first, second in
            if let fixedSpacing { return fixedSpacing }
            return try first.spacing().distance(to: second.spacing(), along: axis)
        }
        if children.count > Self.fewChildren { distances = made }
        return made
    }

    /// Along the axis the outer children's preferences, across it all children's. An empty stack wants no distance at all.
    func spacing() throws -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        let (start, end, sides): (EdgeSet, EdgeSet, EdgeSet) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var spacing = ViewSpacing()
        spacing.formUnion(try first.spacing(), edges: start)
        spacing.formUnion(try last.spacing(), edges: end)
        for child in children { spacing.formUnion(try child.spacing(), edges: sides) }
        return spacing
    }

    var priorityRule: PriorityRule { .own(children.isEmpty ? -.infinity : 0) }
}
