import ViewTree

/// Writes that have not taken effect, in batches: neighbors that carry the same transaction take effect together, of each state the last one.
struct WriteQueue {
    struct Write {
        let slot: StateSlot
        let value: any OpaqueValue
    }
    private struct Batch {
        let transaction: Transaction
        /// Whether callbacks wrote it, so that it belongs to the frame they ran in.
        let isAnswer: Bool
        var writes: [Write] = []
        var places: [ObjectIdentifier: Int] = [:]
    }
    private var batches: [Batch] = []

    var isEmpty: Bool { batches.isEmpty }
    /// The states that are about to change.
    var slots: [StateSlot] { batches.flatMap { $0.writes.map(\.slot) } }

    mutating func append(_ write: Write, _ transaction: Transaction, isAnswer: Bool) {
        if batches.last?.transaction != transaction { batches.append(Batch(transaction: transaction, isAnswer: isAnswer)) }
        let (last, slot) = (batches.count - 1, ObjectIdentifier(write.slot))
        if let place = batches[last].places[slot] {
            batches[last].writes[place] = write
        } else {
            batches[last].places[slot] = batches[last].writes.count
            batches[last].writes.append(write)
        }
    }

    mutating func popFirst() -> (transaction: Transaction, writes: [Write], isAnswer: Bool)? {
        if batches.isEmpty { return nil }
        let first = batches.removeFirst()
        return (first.transaction, first.writes, first.isAnswer)
    }
    mutating func removeAll() { batches = [] }
}

/// The last values of each state that was written in a step, for the words about one that never settles.
struct RecentWrites {
    private var values: [ObjectIdentifier: (slot: StateSlot, values: [String])] = [:]
    private static let kept = 3

    mutating func add(_ value: any OpaqueValue, to slot: StateSlot) {
        var known = values[ObjectIdentifier(slot)]?.values ?? []
        known.append(value.printed)
        values[ObjectIdentifier(slot)] = (slot, known.suffix(Self.kept))
    }

    mutating func removeAll() { values = [:] }

    /// `` `x` (98, 99, 100) ``, by name, for the states among `slots`.
    func described(_ slots: [StateSlot]) -> String {
        var seen: Set<ObjectIdentifier> = []
        let names = slots.filter { seen.insert(ObjectIdentifier($0)).inserted }.compactMap { slot in
            values[ObjectIdentifier(slot)].map { "`\(slot.name)` (\($0.values.joined(separator: ", ")))" }
        }
        return names.sorted().joined(separator: " and ")
    }
}
