/// A call of a binding of the standard library: it finds its arguments in the registers, and changes inout ones there.
struct DirectCall {
    let base: UnsafeMutablePointer<Value>
    let site: CallSite
    let machine: Machine

    var resultType: SwiftType { site.resultType }
    func type(_ index: Int) -> SwiftType {
        site.target.typeArguments.indices.contains(index) ? site.target.typeArguments[index] : .error
    }

    subscript(index: Int) -> Value {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    /// Moves an argument out of its register, so that it may be changed in place.
    func take(_ index: Int) -> Value {
        let value = base[index]
        base[index] = .none
        return value
    }

    func int(_ index: Int) throws -> Int {
        if case .int(let value) = base[index] { return value }
        throw RuntimeError.malformed("an Int")
    }
    func double(_ index: Int) throws -> Double {
        if case .double(let value) = base[index] { return value }
        throw RuntimeError.malformed("a Double")
    }
    func bool(_ index: Int) throws -> Bool {
        if case .bool(let value) = base[index] { return value }
        throw RuntimeError.malformed("a Bool")
    }
    func string(_ index: Int) throws -> String {
        if case .string(let value) = base[index] { return value }
        throw RuntimeError.malformed("a String")
    }
    func array(_ index: Int) throws -> ArrayStorage {
        if case .array(let value) = base[index] { return value }
        throw RuntimeError.malformed("an array")
    }
    func dictionary(_ index: Int) throws -> DictionaryStorage {
        if case .dictionary(let value) = base[index] { return value }
        throw RuntimeError.malformed("a dictionary or set")
    }

    /// Changes the array in a register, copied first when it is shared.
    func changeArray<Result>(_ index: Int, _ change: (inout [Value]) throws -> Result) throws -> Result {
        guard case .array(var storage) = base[index] else { throw RuntimeError.malformed("an array") }
        base[index] = .none
        if !isKnownUniquelyReferenced(&storage) { storage = ArrayStorage(storage.elements) }
        defer { base[index] = .array(storage) }
        let result = try change(&storage.elements)
        try machine.checkElements(storage.elements.count)
        return result
    }

    /// Changes the dictionary or set in a register, copied first when it is shared.
    @discardableResult
    func changeDictionary<Result>(_ index: Int, _ change: (DictionaryStorage) throws -> Result) throws -> Result {
        guard case .dictionary(var storage) = base[index] else { throw RuntimeError.malformed("a dictionary or set") }
        base[index] = .none
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        defer { base[index] = .dictionary(storage) }
        let result = try change(storage)
        try machine.checkElements(storage.keys.count)
        return result
    }

    func made(_ string: String) throws -> Value {
        try machine.checkString(string)
        try machine.willKeep(bytes: string.utf8.count)
        return .string(string)
    }
    func made(_ elements: [Value]) throws -> Value {
        try machine.checkElements(elements.count)
        try machine.willKeep(bytes: elements.count * MemoryLayout<Value>.stride)
        return .array(ArrayStorage(elements))
    }
}

typealias DirectFunction = @Sendable (DirectCall) throws -> Value

extension DictionaryStorage {
    func copy() -> DictionaryStorage {
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
    func remove(_ key: HashedValue) -> (key: Value, value: Value)? {
        guard let index = indices.removeValue(forKey: key) else { return nil }
        let removed = (keys.remove(at: index), values.remove(at: index))
        if index < keys.count { for (key, place) in indices where place > index { indices[key] = place - 1 } }
        return removed
    }
}
