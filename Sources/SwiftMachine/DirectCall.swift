import SwiftModel

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
    /// A text that is walked from end to end.
    func text(_ index: Int) throws -> String {
        let text = try string(index)
        try machine.budget.charge(bytes: text.utf8.count)
        return text
    }
    /// Counts the characters of a text from a place on, or back to one.
    func willWalk(_ text: String, _ distance: Int) throws { try machine.budget.charge(Int(min(distance.magnitude, text.utf8.count.magnitude))) }
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
        defer { base[index] = .array(storage) }
        if !isKnownUniquelyReferenced(&storage) { storage = try storage.copy(machine.budget) }
        let result = try change(&storage.elements)
        try machine.checkElements(storage.elements.count)
        return result
    }

    func append(_ added: [Value]) throws {
        try machine.budget.charge(added.count)
        try machine.budget.willTake(bytes: added.count * MemoryLayout<Value>.stride)
        try changeArray(0) { $0 += added }
    }

    /// Counts elements that move up or down, which takes less than looking at them.
    func willMove(_ count: Int) throws { try machine.budget.charge(count >> 4) }

    /// Changes the dictionary or set in a register, copied first when it is shared.
    @discardableResult
    func changeDictionary<Result>(_ index: Int, _ change: (DictionaryStorage) throws -> Result) throws -> Result {
        guard case .dictionary(var storage) = base[index] else { throw RuntimeError.malformed("a dictionary or set") }
        base[index] = .none
        defer { base[index] = .dictionary(storage) }
        if !isKnownUniquelyReferenced(&storage) { storage = try storage.copy(machine.budget) }
        let result = try change(storage)
        try machine.checkElements(storage.count)
        return result
    }

    func made(_ string: String) throws -> Value {
        try machine.willMake(bytes: string.utf8.count)
        return .string(string)
    }
    func made(_ elements: [Value]) throws -> Value {
        try machine.checkElements(elements.count)
        return .array(ArrayStorage(elements))
    }
    /// An array of this many elements, which are counted before they are made.
    func made(_ count: Int, _ elements: () throws -> [Value]) throws -> Value {
        try machine.willMake(elements: count)
        return .array(ArrayStorage(try elements()))
    }
}

typealias DirectFunction = @Sendable (DirectCall) throws -> Value
