import ViewTree

@testable import ViewGraph
@testable import ViewLayout

extension Ruled {
    /// The frames of the view and all inside it, parents first.
    func frames(at origin: Point, _ proposal: Proposal, in axis: Axis?) -> [Rect] {
        let size = size(proposal, in: axis)
        let own = Rect(origin: origin, size: size)
        func inside(_ child: Ruled, _ proposal: Proposal) -> [Rect] {
            let inner = child.size(proposal, in: axis)
            let place = Point(x: origin.x + (size.width - inner.width) / 2, y: origin.y + (size.height - inner.height) / 2)
            return [own] + child.frames(at: place, proposal, in: axis)
        }
        switch self {
        case .color, .spacer: return [own]
        case .priority(_, let child): return child.frames(at: origin, proposal, in: axis)
        case .fixed(let width, let height, let child): return inside(child, Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
        case .flexible(_, _, let child): return inside(child, Proposal(size))
        case .padding(let insets, let child):
            return [own] + child.frames(at: Point(x: origin.x + insets.leading, y: origin.y + insets.top), Self.inset(proposal, insets), in: axis)
        case .fixedSize(let axes, let child): return [own] + child.frames(at: origin, Self.ideal(proposal, axes), in: axis)
        case .ratio(let ratio, let fills, let child): return inside(child, child.scaled(proposal, ratio, fills, axis))
        case .offset(let x, let y, let child): return [own] + child.frames(at: Point(x: origin.x + x, y: origin.y + y), proposal, in: axis)
        case .position(let x, let y, let child):
            let inner = child.size(Proposal(size), in: axis)
            return [own] + child.frames(at: Point(x: origin.x + x - inner.width / 2, y: origin.y + y - inner.height / 2), Proposal(size), in: axis)
        case .overlay(let base, let other):
            let inner = other.size(Proposal(size), in: nil)
            let place = Point(x: origin.x + (size.width - inner.width) / 2, y: origin.y + (size.height - inner.height) / 2)
            return [own] + base.frames(at: origin, proposal, in: axis) + other.frames(at: place, Proposal(size), in: nil)
        case .stack(let axis, _, _, let children):
            if children.count == 1 { return [own] + children[0].frames(at: origin, proposal, in: axis) }
            var placing = proposal
            if placing[axis.other] == nil { placing[axis.other] = size[axis.other] }
            let arrangement = arranged(placing)
            return [own]
                + children.indices.flatMap { index in
                    children[index].frames(at: origin + arrangement.origins[index], arrangement.proposals[index], in: axis)
                }
        case .layers(let alignment, let children):
            if children.count == 1 { return [own] + children[0].frames(at: origin, proposal, in: nil) }
            let sizes = Self.leaders(children).map { $0.size(Proposal(size), in: nil) }
            let line = Point(x: alignment * (sizes.map(\.width).max() ?? 0), y: alignment * (sizes.map(\.height).max() ?? 0))
            return [own]
                + children.flatMap { child in
                    let inner = child.size(Proposal(size), in: nil)
                    return child.frames(
                        at: Point(x: origin.x + line.x - alignment * inner.width, y: origin.y + line.y - alignment * inner.height), Proposal(size), in: nil)
                }
        }
    }
}
