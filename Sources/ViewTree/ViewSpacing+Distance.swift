extension ViewSpacing {
    /// The distance between two views that ask for nothing, in points.
    public static let defaultDistance = 8.0

    /// The preferences of a view that wants its neighbors close on all edges.
    public static let zero = ViewSpacing(closeEdges: .all)

    /// The points between this view and the next one along the axis: 0 where either wants the other close, else the default of 8.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let (end, start): (EdgeSet, EdgeSet) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        return closeEdges.isDisjoint(with: end) && next.closeEdges.isDisjoint(with: start) ? Self.defaultDistance : 0
    }

    /// Takes in another view's preferences on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) { closeEdges.formUnion(other.closeEdges.intersection(edges)) }

    /// Forgets what the view prefers on the given edges, so that the default holds there.
    public mutating func reset(_ edges: EdgeSet) { closeEdges.subtract(edges) }
}

extension EdgeSet {
    /// The set of one edge.
    public init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .leading: self = .leading
        case .bottom: self = .bottom
        case .trailing: self = .trailing
        }
    }

    /// Whether the edge is one of the set.
    public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
