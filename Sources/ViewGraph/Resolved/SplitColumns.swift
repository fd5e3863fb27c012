import ViewTree

/// The columns that a split view shows.
public struct SplitColumns {
    public struct Column {
        public let kind: SplitColumn
        public let views: [ResolvedNode]
    }

    public let columns: [Column]
    /// Which of them is in front of the others; `nil` where they are beside each other.
    public let front: Int?

    func isLaidOut(like other: SplitColumns) -> Bool {
        front == other.front && columns.map(\.kind) == other.columns.map(\.kind) && columns.map(\.views.count) == other.columns.map(\.views.count)
    }
}
