import ViewTree

/// Where the elements of a lazy `ForEach` are that were made, and for how many updates each has been far away from those in sight.
struct ElementsOutOfSight {
    /// Elements are near within this many times the length of those in sight.
    static let reach = 1
    /// After the update that took it far away, an element lives for this many further ones.
    static let furtherUpdates = 2

    private var indices: [ExplicitID: Int] = [:]
    private var updatesFarAway: [ExplicitID: Int] = [:]

    /// Elements follow each other from an index on.
    mutating func place(_ ids: [ExplicitID], from index: Int) {
        for (offset, id) in ids.enumerated() { indices[id] = index + offset }
    }

    mutating func forget() {
        if !updatesFarAway.isEmpty { updatesFarAway = [:] }
    }

    /// Counts an update; the elements that have been far away for long enough.
    ///
    /// - Parameter canEnd: whether an element was made, and may end.
    mutating func endUpdate(shown: Range<Int>, canEnd: (ExplicitID) -> Bool) -> Set<ExplicitID> {
        let room = max(1, shown.count) * Self.reach
        let near = shown.lowerBound - room..<shown.upperBound + room
        var gone: Set<ExplicitID> = []
        for (id, index) in indices {
            if near.contains(index) || !canEnd(id) {
                updatesFarAway[id] = nil
                continue
            }
            let updates = updatesFarAway[id, default: 0] + 1
            updatesFarAway[id] = updates
            if updates > Self.furtherUpdates { gone.insert(id) }
        }
        for id in gone { (indices[id], updatesFarAway[id]) = (nil, nil) }
        return gone
    }
}
