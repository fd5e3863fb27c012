import SwiftModel

/// A key whose type declares `==` itself. All values that are equal share one, so keys are compared by identity.
public final class CustomKey: Hashable {
    let fed: [HashedValue]
    let value: Value
    private let serial: Int

    fileprivate init(fed: [HashedValue], value: Value, serial: Int) { (self.fed, self.value, self.serial) = (fed, value, serial) }

    public static func == (a: CustomKey, b: CustomKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// The keys that something holds, by type and by what `hash(into:)` feeds.
///
/// The snippet's `==` only runs here, to find the key of a value. What it says is remembered as long as the key lives: dictionaries and sets, which end
/// the process where equality contradicts itself, never call it.
struct CustomKeys {
    struct Group: Hashable {
        let type: SwiftType
        let fed: [HashedValue]
    }
    private struct Reference {
        weak var key: CustomKey?
    }
    private var references: [Group: [Reference]] = [:]
    private var count = 0
    private var countAtNextSweep = 64
    private var lastSerial = 0

    func keys(in group: Group) -> [CustomKey] { references[group]?.compactMap(\.key) ?? [] }

    mutating func add(_ value: Value, to group: Group) -> CustomKey {
        if count >= countAtNextSweep { sweep() }
        lastSerial += 1
        count += 1
        let key = CustomKey(fed: group.fed, value: value, serial: lastSerial)
        references[group, default: []].append(Reference(key: key))
        return key
    }

    /// Forgets the keys that nothing holds any more.
    private mutating func sweep() {
        references = references.compactMapValues { list in
            let alive = list.filter { $0.key != nil }
            return alive.isEmpty ? nil : alive
        }
        count = references.values.reduce(0) { $0 + $1.count }
        countAtNextSweep = max(64, 2 * count)
    }
}

extension Machine {
    /// The key that a value shares with those that its `==` calls equal. Hashes that differ count as a difference.
    func customKey(_ value: Value, _ type: SwiftType, fed: [HashedValue]) throws -> CustomKey {
        let group = CustomKeys.Group(type: type, fed: fed)
        for known in customKeys.keys(in: group) {
            try budget.charge()
            if case .object(let a) = value, case .object(let b) = known.value, a === b { return known }
            if try isEqual(known.value, value, type) == true { return known }
        }
        return customKeys.add(value, to: group)
    }
}
