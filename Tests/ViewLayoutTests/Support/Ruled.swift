import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// Layout as the rules say it, asked again each time: what the engine with its caches has to agree with. Stacks have one alignment for both axes, as a part of
/// their children's length.
indirect enum Ruled {
    case color
    case spacer(minLength: Double?)
    case fixed(width: Double?, height: Double?, Ruled)
    case flexible(FlexibleFrameModifier.Range, FlexibleFrameModifier.Range, Ruled)
    case padding(EdgeInsets, Ruled)
    case fixedSize(AxisSet, Ruled)
    case ratio(Double?, fills: Bool, Ruled)
    case offset(Double, Double, Ruled)
    case position(Double, Double, Ruled)
    case priority(Double, Ruled)
    case overlay(Ruled, Ruled)
    case stack(Axis, spacing: Double?, alignment: Double, [Ruled])
    case layers(alignment: Double, [Ruled])

    /// - Parameter axis: of the nearest stack around.
    func size(_ proposal: Proposal, in axis: Axis?) -> Size {
        switch self {
        case .color: return proposal.replacingUnspecified()
        case .spacer(let minLength):
            let least = minLength ?? 8
            return Size(
                width: axis == .vertical ? 0 : max(proposal.width ?? least, least), height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
        case .fixed(let width, let height, let child):
            let size = child.size(Proposal(width: width ?? proposal.width, height: height ?? proposal.height), in: axis)
            return Size(width: width ?? size.width, height: height ?? size.height)
        case .flexible(let width, let height, let child):
            let inner = Proposal(width: Self.inside(width, proposal.width), height: Self.inside(height, proposal.height))
            let size = child.size(inner, in: axis)
            return Size(
                width: Self.length(width, proposal.width, inner.width, size.width), height: Self.length(height, proposal.height, inner.height, size.height))
        case .padding(let insets, let child):
            let size = child.size(Self.inset(proposal, insets), in: axis)
            return Size(width: max(0, size.width + insets.leading + insets.trailing), height: max(0, size.height + insets.top + insets.bottom))
        case .fixedSize(let axes, let child): return child.size(Self.ideal(proposal, axes), in: axis)
        case .ratio(let ratio, let fills, let child): return child.size(child.scaled(proposal, ratio, fills, axis), in: axis)
        case .position(_, _, let child):
            let size = child.size(proposal, in: axis)
            return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        case .offset(_, _, let child), .priority(_, let child), .overlay(let child, _): return child.size(proposal, in: axis)
        case .stack(let axis, _, _, let children):
            return children.count == 1 ? children[0].size(proposal, in: axis) : arranged(proposal).size
        case .layers(_, let children):
            if children.count == 1 { return children[0].size(proposal, in: nil) }
            let sizes = Self.leaders(children).map { $0.size(proposal, in: nil) }
            return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
    }

    private static func inside(_ range: FlexibleFrameModifier.Range, _ proposed: Double?) -> Double? {
        (proposed ?? range.ideal).map { min(max($0, range.min ?? -.infinity), range.max ?? .infinity) }
    }

    /// A flexible frame's length, from the proposal, what became of it for the child, and the child's answer.
    private static func length(_ range: FlexibleFrameModifier.Range, _ proposed: Double?, _ inner: Double?, _ child: Double) -> Double {
        if proposed == nil, let ideal = range.ideal { return ideal }
        switch (range.min, range.max) {
        case (let least?, let most?): return min(max(proposed ?? child, least), most)
        case (let least?, nil): return max(min(inner ?? .infinity, child), least)
        case (nil, let most?): return min(max(inner ?? -.infinity, child), most)
        case (nil, nil): return child
        }
    }

    static func inset(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
        )
    }

    static func ideal(_ proposal: Proposal, _ axes: AxisSet) -> Proposal {
        Proposal(width: axes.contains(AxisSet.horizontal) ? nil : proposal.width, height: axes.contains(AxisSet.vertical) ? nil : proposal.height)
    }

    func scaled(_ proposal: Proposal, _ ratio: Double?, _ fills: Bool, _ axis: Axis?) -> Proposal {
        if proposal == .unspecified { return proposal }
        let shape = ratio.map { Size(width: $0, height: 1) } ?? size(.unspecified, in: axis)
        let factors = [(proposal.width, shape.width), (proposal.height, shape.height)].compactMap { length, unit in unit > 0 ? length.map { $0 / unit } : nil }
        guard let factor = fills ? factors.max() : factors.min() else { return proposal }
        return Proposal(width: shape.width * factor, height: shape.height * factor)
    }
}
