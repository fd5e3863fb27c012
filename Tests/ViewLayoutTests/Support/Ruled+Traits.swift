import ViewTree

@testable import ViewGraph
@testable import ViewLayout

extension Ruled {
    var priority: Double { explicitPriority ?? ownPriority }

    private var explicitPriority: Double? {
        switch self {
        case .priority(let value, let child): child.explicitPriority ?? value
        default: seenThrough?.explicitPriority
        }
    }

    private var ownPriority: Double {
        switch self {
        case .spacer: -.infinity
        case .stack(_, _, _, let children) where children.isEmpty: -.infinity
        case .layers(_, let children) where children.isEmpty: -.infinity
        default: seenThrough?.ownPriority ?? 0
        }
    }

    /// The child whose priority shows.
    private var seenThrough: Ruled? {
        switch self {
        case .fixedSize(_, let child), .offset(_, _, let child), .priority(_, let child), .overlay(let child, _): child
        case .stack(_, _, _, let children), .layers(_, let children): children.count == 1 ? children[0] : nil
        default: nil
        }
    }

    private var holdsSpacer: Bool {
        switch self {
        case .spacer: true
        case .fixed(_, _, let child), .flexible(_, _, let child), .padding(_, let child), .ratio(_, _, let child), .position(_, _, let child): child.holdsSpacer
        default: seenThrough?.holdsSpacer ?? false
        }
    }

    /// Whether the view wants no distance at an edge.
    func isClose(_ edge: Edge, in axis: Axis?) -> Bool {
        switch self {
        case .color: return false
        case .spacer: return axis == nil || axis == edge.axis
        case .fixed(let width, let height, let child):
            return (child.holdsSpacer || (edge.axis == .horizontal ? width : height) == nil) && child.isClose(edge, in: axis)
        case .flexible(let width, let height, let child):
            return (child.holdsSpacer || (edge.axis == .horizontal ? width : height).isFree) && child.isClose(edge, in: axis)
        case .padding(let insets, let child): return insets[edge] == 0 && child.isClose(edge, in: axis)
        case .fixedSize(_, let child), .ratio(_, _, let child), .offset(_, _, let child), .position(_, _, let child), .priority(_, let child),
            .overlay(let child, _):
            return child.isClose(edge, in: axis)
        case .stack(let axis, _, _, let children):
            guard let first = children.first, let last = children.last else { return true }
            if edge.axis != axis { return children.contains { $0.isClose(edge, in: axis) } }
            return (edge == .leading || edge == .top ? first : last).isClose(edge, in: axis)
        case .layers(_, let children): return children.isEmpty || children.contains { $0.isClose(edge, in: nil) }
        }
    }

    /// The children of the highest priority, which alone give a layered stack its size.
    static func leaders(_ children: [Ruled]) -> [Ruled] {
        let highest = children.map(\.priority).max()
        return children.filter { $0.priority == highest }
    }
}
