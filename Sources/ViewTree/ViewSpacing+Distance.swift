extension ViewSpacing {
    /// The distance between two views that ask for nothing, in points.
    public static let defaultDistance = 8.0

    /// The preferences of a view that wants its neighbours close on all edges.
    public static let zero = ViewSpacing(top: [.zero: 0], leading: [.zero: 0], bottom: [.zero: 0], trailing: [.zero: 0])

    /// The points between this view and the next one along the axis: the greatest length of the categories that both name, else that of a side that wants its
    /// neighbour close, whatever the neighbour is, else the default of 8.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let ends = axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
        let common = ends.0.compactMap { category, length in ends.1[category].map { max(length, $0) } }
        if let greatest = common.max() { return greatest }
        if let close = ends.0[.zero] ?? ends.1[.zero] { return close }
        return Self.defaultDistance
    }

    /// Takes in another view's preferences on the given edges: of each category the greater length.
    public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
        for edge in Edge.allCases where edges.contains(edge) && !other[edge].isEmpty {
            self[edge].merge(other[edge]) { max($0, $1) }
        }
    }

    /// Forgets what the view asks for on the given edges, so that the default holds there.
    public mutating func reset(_ edges: EdgeSet) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge] = [:] }
    }
}

extension EdgeSet {
    /// Whether the edge is one of the set.
    public func contains(_ edge: Edge) -> Bool {
        switch edge {
        case .top: contains(EdgeSet.top)
        case .leading: contains(EdgeSet.leading)
        case .bottom: contains(EdgeSet.bottom)
        case .trailing: contains(EdgeSet.trailing)
        }
    }
}
