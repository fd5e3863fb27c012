import SwiftModel

extension DictionaryStorage {
    func copy(_ budget: Budget) throws -> DictionaryStorage {
        try budget.charge(keys.count)
        try budget.willTake(bytes: keys.count * (2 * MemoryLayout<Value>.stride + 2 * MemoryLayout<HashedValue>.stride))
        let copy = DictionaryStorage()
        (copy.indices, copy.keys, copy.values, copy.isSet) = (indices, keys, values, isSet)
        return copy
    }

    func value(_ key: HashedValue) -> Value? { indices[key].map { values[$0] } }

    /// The value before, if there was one.
    @discardableResult
    func set(_ key: HashedValue, _ original: Value, _ value: Value) -> Value? {
        if let index = indices[key] {
            let old = values[index]
            values[index] = value
            return old
        }
        indices[key] = keys.count
        keys.append(original)
        values.append(value)
        return nil
    }

    /// Removes an entry and gives its key and value; those after it move up, in time proportional to their number.
    func remove(_ key: HashedValue, _ budget: Budget) throws -> (key: Value, value: Value)? {
        guard let index = indices[key] else { return nil }
        if index < keys.count - 1 { try budget.charge(keys.count) }
        indices[key] = nil
        let removed = (keys.remove(at: index), values.remove(at: index))
        if index < keys.count { indices = indices.mapValues { $0 > index ? $0 - 1 : $0 } }
        return removed
    }
}
