import SwiftModel

extension RuntimeError {
    @inline(never)
    static func overflow(_ a: Int, _ op: String, _ b: Int) -> RuntimeError {
        RuntimeError("overflow", "arithmetic overflow: \(a) \(op) \(b) does not fit in Int")
    }
    @inline(never)
    static func divisionByZero(_ a: Int, _ op: String) -> RuntimeError { RuntimeError("division-by-zero", "division by zero: \(a) \(op) 0") }
    @inline(never)
    package static func index(_ index: Int, count: Int) -> RuntimeError {
        RuntimeError(
            "index-out-of-range",
            "index \(index) is out of range: there \(count == 0 ? "are no elements" : count == 1 ? "is 1 element" : "are \(count) elements")")
    }
    /// A value is not what its type says: after a trap in the middle of a change, or by a bug.
    @inline(never)
    static func malformed(_ what: String) -> RuntimeError {
        RuntimeError("missing-value", "\(what) is read while it is being changed, or before it has a value")
    }
}

/// Thrown out of line: what throws them stays small.
extension RuntimeError {
    @inline(never)
    static func throwOverflow(_ a: Int, _ op: String, _ b: Int) throws -> Never { throw overflow(a, op, b) }
    @inline(never)
    static func throwDivisionByZero(_ a: Int, _ op: String) throws -> Never { throw divisionByZero(a, op) }
    @inline(never)
    static func throwIndex(_ index: Int, count: Int) throws -> Never { throw Self.index(index, count: count) }
    @inline(never)
    static func throwMalformed(_ what: String) throws -> Never { throw malformed(what) }
}

/// An error that the snippet threw, on its way through a binding. It stays on the machine's thread.
struct ThrownError: Error, @unchecked Sendable {
    /// `any Error`.
    let value: Value
}
