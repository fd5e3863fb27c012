import SwiftModel

/// `AnyHashable`: numbers of any type, and objects that hold them, are equal where their values are, collections where their elements are, and an optional of one is what it holds.
/// Values of all other types are equal to those of their type alone.
extension Machine {
    /// A value as `AnyHashable`.
    func hashable(_ value: Value, _ type: SwiftType) -> Value {
        let erased = erased(value, type)
        return .any(numberOrCollection(erased.value, erased.type) ?? erased)
    }

    func areEqualHashables(_ a: Existential, _ b: Existential) throws -> Bool? {
        if a.type == b.type, numberOrCollection(a.value, a.type) == nil { return try isEqual(a.value, b.value, a.type) }
        return try hashedBehindAny(a.value, a.type) == hashedBehindAny(b.value, b.type)
    }

    /// The key of a value behind `AnyHashable`.
    func hashedBehindAny(_ value: Value, _ type: SwiftType) throws -> HashedValue {
        try budget.charge()
        if case .any(let existential) = value { return try hashedBehindAny(existential.value, existential.type) }
        if let plain = numberOrCollection(value, type), let key = try hashedAsPlain(plain.value, plain.type) { return key }
        let conforming = conformingAncestor(of: type, .hashable)
        return .typed(conforming, try hashed(value, conforming))
    }

    private func hashedAsPlain(_ value: Value, _ type: SwiftType) throws -> HashedValue? {
        switch value {
        case .any(let existential): return try hashedBehindAny(existential.value, existential.type)
        case .int(let number): return number < 0 && !type.isOrderedAsInt ? .list(tag: 1, [.int(number)]) : .int(number)
        case .double(let number): return Int(exactly: number).map(HashedValue.int) ?? .double(number)
        case .array(let array):
            let element = type.arguments.first ?? .any
            try budget.willTake(bytes: array.elements.count * MemoryLayout<HashedValue>.stride)
            return .list(tag: 0, try array.elements.map { try hashedBehindAny($0, element) })
        case .dictionary(let dictionary):
            guard let key = type.arguments.first, let element = type.arguments.last else { return nil }
            try budget.willTake(bytes: dictionary.count * 2 * MemoryLayout<HashedValue>.stride)
            if dictionary.isSet { return .unordered(Set(try dictionary.all.map { try hashedBehindAny($0.key, key) })) }
            let entries = try dictionary.all.map { entry in
                HashedValue.list(tag: 0, [try hashedBehindAny(entry.key, key), try hashedBehindAny(entry.value, element)])
            }
            return .list(tag: 1, [.unordered(Set(entries))])
        default: return nil
        }
    }

    /// The number or collection that a value is, or that an optional holds.
    private func numberOrCollection(_ value: Value, _ type: SwiftType) -> Existential? {
        if let payload = type.optionalPayload { return value.isNone ? nil : numberOrCollection(unwrapped(value, payload), payload) }
        if case .object(let object) = value, let held = heldNumber(in: object) { return numberOrCollection(held.value, held.type) }
        guard let known = type.known else { return nil }
        let isPlain = known.isInteger || [.double, .float, .array, .set, .dictionary, .anyHashable].contains(known)
        return isPlain ? erased(value, type) : nil
    }
}
