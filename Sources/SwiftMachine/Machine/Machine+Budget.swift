import SwiftModel

/// What bindings count before they work on many elements, or take memory for them.
extension Machine {
    /// A collection that is made of other values.
    package func willMake(elements count: Int) throws {
        try checkElements(count)
        try budget.charge(count)
        try budget.willTake(bytes: count * MemoryLayout<Value>.stride)
    }

    /// A collection of pairs and the like.
    func willMake(boxes count: Int) throws {
        try willMake(elements: count)
        try budget.willTake(bytes: count * 96)
    }

    /// A text of this many UTF-8 bytes.
    func willMake(bytes count: Int) throws {
        if count > limits.stringBytes { throw Limit.stringBytes.error(limits) }
        try budget.charge(bytes: count)
        try budget.willTake(bytes: count)
    }
}

extension ArrayStorage {
    /// Counted before it is made.
    func copy(_ budget: Budget) throws -> ArrayStorage {
        try budget.charge(elements.count)
        try budget.willTake(bytes: elements.count * MemoryLayout<Value>.stride)
        return ArrayStorage(elements)
    }
}
