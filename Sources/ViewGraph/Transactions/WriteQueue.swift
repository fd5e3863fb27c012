import ViewTree

/// Writes that have not taken effect, in batches: neighbours that carry the same transaction take effect together.
struct WriteQueue {
    struct Write {
        let slot: StateSlot
        let value: any OpaqueValue
    }
    private var batches: [(transaction: Transaction, writes: [Write])] = []

    var isEmpty: Bool { batches.isEmpty }
    /// The states that are about to change.
    var slots: [StateSlot] { batches.flatMap { $0.writes.map(\.slot) } }

    mutating func append(_ write: Write, _ transaction: Transaction) {
        if let last = batches.indices.last, batches[last].transaction == transaction {
            batches[last].writes.append(write)
        } else {
            batches.append((transaction, [write]))
        }
    }

    mutating func popFirst() -> (transaction: Transaction, writes: [Write])? { batches.isEmpty ? nil : batches.removeFirst() }
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
