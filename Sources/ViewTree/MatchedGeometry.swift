/// What `matchedGeometryEffect` says of a view.
public struct MatchedGeometry: Hashable {
    /// The views of a group have their geometry in common.
    public struct Group: Hashable {
        public let id, namespace: ExplicitID
    }
    public let group: Group
    public let matchesPosition, matchesSize: Bool
    /// The point that views of the group have in common where positions are matched.
    public let anchor: UnitPoint
    /// Whether the others follow this view.
    public let isSource: Bool

    public init(id: ExplicitID, namespace: ExplicitID, matchesPosition: Bool, matchesSize: Bool, anchor: UnitPoint, isSource: Bool) {
        group = Group(id: id, namespace: namespace)
        (self.matchesPosition, self.matchesSize, self.anchor, self.isSource) = (matchesPosition, matchesSize, anchor, isSource)
    }
}
