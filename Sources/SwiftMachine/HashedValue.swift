import SwiftModel

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
    /// A value with its own `==`.
    case custom(CustomKey)
}

/// What `Hasher` is at run time.
final class HasherState {
    var fed: [HashedValue] = []
}
