import ViewGraph
import ViewTree
import Wording

extension StackContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        node.stack(axis, alignment, node.length(spacing, named: "spacing"), children)
    }
    var isItsOnlyChild: Bool { true }
    var sizeReason: Phrase {
        switch axis {
        case .horizontal: Phrase("its children side by side, with their spacing", ko: "자식을 나란히 놓고 간격을 더한 크기")
        case .vertical: Phrase("its children one below the other, with their spacing", ko: "자식을 위아래로 놓고 간격을 더한 크기")
        }
    }
    var placeReason: Phrase {
        switch axis {
        case .horizontal:
            Phrase("children are side by side, with their `\(alignment.name)` guides on one line", ko: "자식은 나란히 놓이고, `\(alignment.name)` 가이드가 한 선에 있습니다")
        case .vertical:
            Phrase(
                "children are one below the other, with their `\(alignment.name)` guides on one line", ko: "자식은 위아래로 놓이고, `\(alignment.name)` 가이드가 한 선에 있습니다")
        }
    }
}

extension TitlesContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        node.stack(.vertical, .leading, 0, children)
    }
}

/// `HStack` and `VStack`.
///
/// The stack's length goes to the children as `SharedParts` says; each is proposed its share and the stack's own breadth. Neighbors are apart by their spacing
/// preferences, or by the stack's spacing. The stack is as broad as its children and the alignment line together. Where no breadth is proposed, it shares its length again
/// when it is placed, with its own breadth as the proposal, so that a flexible child of an ideal-sized stack becomes as broad as the stack.
final class StackLayout: ContainerComputer {
    let alignment: AlignmentGuide
    let children: [any LayoutElement]
    private let fixedSpacing: Double?
    let axis: Axis
    private let context: LayoutContext
    private var distances: [Double]?
    /// For the question of the children's places, which follows those of the size.
    private var keptArrangement: Arrangement?

    /// - Parameter spacing: points between neighbors; `nil` leaves it to their preferences.
    init(_ axis: Axis, alignment: AlignmentGuide, spacing: Double?, children: [any LayoutElement], context: LayoutContext) {
        (self.axis, self.alignment, self.children, self.context) = (axis, alignment, children, context)
        fixedSpacing = spacing?.finite
    }

    /// The children side by side.
    private final class Arrangement {
        let proposal: Proposal
        let size: Size
        /// Where each child is: along the axis from the stack's start, across it from the alignment line.
        let places: ContiguousArray<Place>
        /// The least start across the axis, which is never behind the alignment line.
        let lowerBound: Double
        init(in proposal: Proposal, size: Size, places: ContiguousArray<Place>, lowerBound: Double) {
            (self.proposal, self.size, self.places, self.lowerBound) = (proposal, size, places, lowerBound)
        }
    }

    private struct Place {
        /// The length that the child is offered along the axis; not a number where none is.
        let offered: Double
        let start, minorStart: Double
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try arrange(proposal).size }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        var proposal = viewSize.proposal
        if proposal[axis.other] == nil { proposal[axis.other] = try arrange(proposal).size[axis.other] }
        let arrangement = try arrange(proposal)
        // What it says is now in the children's places, which are kept.
        keptArrangement = nil
        return children.indices.map { index in
            let place = arrangement.places[index]
            let origin = Point(major: place.start, minor: place.minorStart - arrangement.lowerBound, along: axis)
            return ChildPlacement(children[index], at: origin, Proposal(major: place.offered, minor: proposal[axis.other], along: axis))
        }
    }

    private func arrange(_ proposal: Proposal) throws -> Arrangement {
        if let keptArrangement, keptArrangement.proposal == proposal { return keptArrangement }
        let made = try makeArrangement(proposal)
        // A stack that was asked for its greatest length is hardly ever placed in that.
        if keptArrangement == nil || proposal[axis] != .infinity && proposal[axis.other] != .infinity { keptArrangement = made }
        return made
    }

    private func makeArrangement(_ proposal: Proposal) throws -> Arrangement {
        let gaps = try gaps()
        var offers = try offers(proposal, gaps: gaps)
        var places: ContiguousArray<Place> = []
        places.reserveCapacity(children.count)
        var (end, lower, upper) = (0.0, 0.0, 0.0)
        for (index, child) in children.enumerated() {
            if !offers.areTaken { offers.views[index].size = try child.size(offers.views[index].proposal) }
            let view = offers.views[index]
            let start = -(try child.value(of: alignment, at: view).finite ?? 0)
            if index > 0 { end += gaps[index - 1] }
            places.append(Place(offered: view.proposal[axis] ?? .nan, start: end, minorStart: start))
            end += view.size[axis]
            (lower, upper) = (min(lower, start), max(upper, start + view.size[axis.other]))
        }
        return Arrangement(in: proposal, size: Size(major: max(0, end), minor: upper - lower, along: axis), places: places, lowerBound: lower)
    }

    /// What the children are proposed in the stack's proposal.
    private func offers(_ proposal: Proposal, gaps: [Double]) throws -> Offers {
        var offers = Offers(stack: self, proposal: proposal, gaps: gaps.reduce(0, +))
        if let major = proposal[axis] {
            try offers.share(major - offers.gaps)
            // A record names each question, also those that were answered already.
            offers.areTaken = context.trace == nil
        }
        return offers
    }

    /// The children while they share the stack's length.
    private struct Offers: SharedParts {
        let stack: StackLayout
        let proposal: Proposal
        /// The points between the children.
        let gaps: Double
        /// What each child is proposed, and takes of it.
        var views: ContiguousArray<ViewSize> = []
        /// Whether the sizes are those that the children take.
        var areTaken = false

        init(stack: StackLayout, proposal: Proposal, gaps: Double) {
            (self.stack, self.proposal, self.gaps) = (stack, proposal, gaps)
            views.reserveCapacity(stack.children.count)
            for _ in stack.children { views.append(ViewSize(size: .zero, proposal: proposal)) }
        }

        var count: Int { views.count }

        func priority(of child: Int) -> Double { stack.children[child].priority }

        func length(of child: Int, proposed: Double) throws -> Double { try stack.children[child].size(offer(proposed))[stack.axis] }

        mutating func take(_ share: Share, for child: Int) throws -> Double {
            stack.context.trace?.note(share, of: stack.children[child], length: proposal[stack.axis] ?? 0, gaps: gaps)
            views[child] = try stack.children[child].viewSize(offer(share.length))
            return views[child].size[stack.axis]
        }

        private func offer(_ length: Double) -> Proposal { Proposal(major: length, minor: proposal[stack.axis.other], along: stack.axis) }
    }

    /// With more children than this, the distances between them are kept.
    private static let fewChildren = 8

    /// The points between neighbors, one fewer than children.
    private func gaps() throws -> [Double] {
        if let distances { return distances }
        let count = max(0, children.count - 1)
        if let fixedSpacing { return [Double](repeating: fixedSpacing, count: count) }
        var made: [Double] = []
        made.reserveCapacity(count)
        for index in 0..<count { made.append(try children[index].spacing().distance(to: children[index + 1].spacing(), along: axis)) }
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
