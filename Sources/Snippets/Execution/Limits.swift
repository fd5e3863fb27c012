/// What a run may use up. A snippet cannot catch passing one.
public struct Limits: Sendable {
    /// Calls and turns of loops.
    public var fuel = 50_000_000
    /// Calls inside calls.
    public var callDepth = 10_000
    /// Calls from a binding back into the snippet, inside each other: the only recursion on the native stack.
    public var reentryDepth = 200
    /// UTF-8 bytes of one string.
    public var stringBytes = 1_000_000
    /// Elements of one array, entries of one dictionary or set.
    public var elements = 1_000_000
    /// Printed lines.
    public var outputLines = 10_000
    /// Combinations of a generic function with its type arguments, over the life of a machine.
    public var instances = 5_000
    /// Wall time.
    public var seconds = 10.0
    public init() {}
}

/// Which limit was passed; the code and the sentence of the diagnostic.
enum Limit {
    case fuel, callDepth, reentryDepth, stringBytes, elements, outputLines, instances, time

    func error(_ limits: Limits) -> RuntimeError {
        switch self {
        case .fuel: RuntimeError("limit-fuel", "the snippet ran for \(limits.fuel) calls and loop turns, the limit: does a loop never end?", isLimit: true)
        case .callDepth:
            RuntimeError("limit-call-depth", "calls are nested \(limits.callDepth) deep, the limit: does a function call itself without end?", isLimit: true)
        case .reentryDepth:
            RuntimeError(
                "limit-reentry", "closures called by the library are nested \(limits.reentryDepth) deep, the limit: does one call itself without end?",
                isLimit: true)
        case .stringBytes: RuntimeError("limit-string", "a string would be longer than \(limits.stringBytes) bytes, the limit", isLimit: true)
        case .elements: RuntimeError("limit-elements", "a collection would have more than \(limits.elements) elements, the limit", isLimit: true)
        case .outputLines: RuntimeError("limit-output", "more than \(limits.outputLines) lines were printed, the limit", isLimit: true)
        case .instances:
            RuntimeError("limit-instances", "generic code was used with more than \(limits.instances) combinations of types, the limit", isLimit: true)
        case .time:
            RuntimeError(
                "limit-time", "the snippet ran for \(Format.shortest(limits.seconds)) \(limits.seconds == 1 ? "second" : "seconds"), the limit", isLimit: true)
        }
    }
}
