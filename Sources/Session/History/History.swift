/// The moments that `:undo` and `:redo` go through.
struct History {
    private struct Entry {
        let moment: Moment
        /// What was entered there.
        let input: String
    }

    /// How many inputs can be undone.
    private static let limit = 200

    private var past: [Entry] = []
    private var future: [Entry] = []

    mutating func remember(_ moment: Moment, before input: String) {
        past.append(Entry(moment: moment, input: input))
        if past.count > Self.limit { past.removeFirst() }
        future = []
    }

    mutating func clear() { (past, future) = ([], []) }

    /// The moment before the last input, and that input.
    mutating func back(from now: Moment) -> (moment: Moment, input: String)? {
        guard let entry = past.popLast() else { return nil }
        future.append(Entry(moment: now, input: entry.input))
        return (entry.moment, entry.input)
    }

    /// The moment after the input that was undone last, and that input.
    mutating func forward(from now: Moment) -> (moment: Moment, input: String)? {
        guard let entry = future.popLast() else { return nil }
        past.append(Entry(moment: now, input: entry.input))
        return (entry.moment, entry.input)
    }
}
