/// The part of a hashable value that decides equality, usable as a key.
public enum HashedValue: Hashable {
    case none
    case int(Int)
    case double(Double)
    case bool(Bool)
    case string(String)
    /// Fields, elements or payload, with an enum's tag.
    case list(tag: Int, [HashedValue])
    /// Dictionaries and sets, where the order does not count.
    case unordered(Set<HashedValue>)
    indirect case type(SwiftType)
    /// Behind `AnyHashable` or `any Hashable`.
    indirect case typed(SwiftType, HashedValue)
    case object(ObjectIdentifier)
    indirect case native(AnyHashable)
    /// A value with an `==` of its own.
    case custom(CustomKey)
}

/// A key whose type declares `==` itself: hashed by what its `hash(into:)` feeds, compared by its `==`.
public final class CustomKey: Hashable {
    let fed: [HashedValue]
    let value: Value
    let type: SwiftType
    /// Held weakly: the machine's own variables hold dictionaries of such keys.
    weak var machine: Machine?

    init(fed: [HashedValue], value: Value, type: SwiftType, machine: Machine) {
        (self.fed, self.value, self.type, self.machine) = (fed, value, type, machine)
    }

    /// An error in the snippet's `==` counts as a difference, and ends the run once the dictionary is done.
    /// Hashes that differ count as one, too: a dictionary of keys that are equal with other hashes would end the process.
    public static func == (a: CustomKey, b: CustomKey) -> Bool {
        a === b || (a.type == b.type && a.fed == b.fed && a.isEqual(to: b))
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(fed) }

    private func isEqual(to other: CustomKey) -> Bool {
        guard let machine else { return false }
        return machine.withholding { try machine.isEqual(value, other.value, type) } == true
    }
}

/// What `Hasher` is at run time.
final class HasherState {
    var fed: [HashedValue] = []
}
