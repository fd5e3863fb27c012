import Diagnostics

/// What ends a run: a trap or a limit. Not to be caught by the snippet.
public struct RuntimeError: Error {
    /// A stable name: `index-out-of-range`, `limit-fuel`.
    public let code: String
    /// One phrase, with the values at hand.
    public let message: String
    public var span: Span?
    public let isLimit: Bool
    public let help: String?

    public init(_ code: String, _ message: String, at span: Span? = nil, isLimit: Bool = false, help: String? = nil) {
        (self.code, self.message, self.span, self.isLimit, self.help) = (code, message, span, isLimit, help)
    }

    public var diagnostic: Diagnostic { Diagnostic(.error, code, message, at: span, help: help) }
}

extension RuntimeError {
    @inline(never)
    static func overflow(_ a: Int, _ op: String, _ b: Int) -> RuntimeError {
        RuntimeError("overflow", "arithmetic overflow: \(a) \(op) \(b) does not fit in Int")
    }
    @inline(never)
    static func divisionByZero(_ a: Int, _ op: String) -> RuntimeError { RuntimeError("division-by-zero", "division by zero: \(a) \(op) 0") }
    @inline(never)
    static func index(_ index: Int, count: Int) -> RuntimeError {
        RuntimeError("index-out-of-range", "index \(index) is out of range: there \(count == 1 ? "is 1 element" : "are \(count) elements")")
    }
    /// A value is not what its type says: after a trap in the middle of a change, or by a fault of ours.
    @inline(never)
    static func malformed(_ what: String) -> RuntimeError {
        RuntimeError("missing-value", "\(what) is read while it is being changed, or before it has a value")
    }
}

/// An error that the snippet threw, on its way through a binding. It stays on the machine's thread.
struct ThrownError: Error, @unchecked Sendable {
    /// `any Error`.
    let value: Value
}
