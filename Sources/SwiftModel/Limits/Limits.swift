import Diagnostics

/// What a run may use up: the one table of defaults. A snippet cannot catch passing one.
public struct Limits: Sendable {
    /// Calls and turns of loops.
    public var fuel = 50_000_000
    /// Of a processor; `patience` limits those by the clock.
    public var seconds = 10.0
    /// Calls inside calls.
    public var callDepth = 10_000
    /// Calls from a binding back into the snippet, inside each other: the only recursion on the native stack.
    public var reentryDepth = 200
    /// UTF-8 bytes of one string.
    public var stringBytes = 1_000_000
    /// Elements of one array, entries of one dictionary or set.
    public var elements = 1_000_000
    /// Bytes that the process may grow by, in megabytes of a million.
    public var memory = 512
    /// Combinations of a generic function with its type arguments, over the life of a machine.
    public var instances = 5_000
    /// Parts of one type, which count as often as they occur in it.
    public var typeParts = 50_000
    /// Printed lines.
    public var outputLines = 10_000
    /// UTF-8 bytes of all printed lines.
    public var outputBytes = 4_194_304
    /// Views on the screen at a time.
    public var views = 200_000
    /// UTF-8 bytes of one input.
    public var inputBytes = 4_194_304
    /// Inputs that a session keeps: each is checked and run over all those before it.
    public var inputs = 1_000
    public init() {}

    /// Seconds by the clock after which a run ends even where it had the processor for less than its limit.
    public var patience: Double { Self.patience(for: seconds) }

    /// Seconds by the clock that are waited for work that may take so many of a processor.
    public static func patience(for seconds: Double) -> Double { seconds * 3 }

    /// What a whole number of the table is; the time is the only one that may be a fraction.
    public subscript(limit: Limit) -> Double {
        get { limit == .time ? seconds : limit.place.map { Double(self[keyPath: $0]) } ?? 0 }
        set {
            if limit == .time { seconds = newValue } else if let place = limit.place { self[keyPath: place] = Int(exactly: newValue.rounded()) ?? .max }
        }
    }
}

/// One of the limits; its raw value is the name of its flag.
public enum Limit: String, CaseIterable, Sendable {
    case fuel, time
    case callDepth = "call-depth"
    case reentryDepth = "reentry-depth"
    case stringBytes = "string-bytes"
    case elements, memory, instances
    case typeParts = "type-parts"
    case outputLines = "output-lines"
    case outputBytes = "output-bytes"
    case views
    case inputBytes = "input-bytes"
    case inputs

    /// `--fuel`.
    public var flag: String { "--\(rawValue)" }

    /// What is counted.
    public var meaning: String {
        switch self {
        case .fuel: "calls and turns of loops that an input or action may make"
        case .time: "seconds that an input or action may run"
        case .callDepth: "calls inside calls"
        case .reentryDepth: "closures that the library calls, inside each other"
        case .stringBytes: "bytes of one string"
        case .elements: "elements of one collection"
        case .memory: "megabytes of memory that a run may add"
        case .instances: "combinations of generic functions with types"
        case .typeParts: "parts of one type, as often as they occur in it"
        case .outputLines: "printed lines"
        case .outputBytes: "bytes of all printed lines"
        case .views: "views at a time"
        case .inputBytes: "bytes of one input"
        case .inputs: "inputs that a session keeps"
        }
    }

    fileprivate var place: WritableKeyPath<Limits, Int>? {
        switch self {
        case .time: nil
        case .fuel: \.fuel
        case .callDepth: \.callDepth
        case .reentryDepth: \.reentryDepth
        case .stringBytes: \.stringBytes
        case .elements: \.elements
        case .memory: \.memory
        case .instances: \.instances
        case .typeParts: \.typeParts
        case .outputLines: \.outputLines
        case .outputBytes: \.outputBytes
        case .views: \.views
        case .inputBytes: \.inputBytes
        case .inputs: \.inputs
        }
    }

    /// What to do where the limit is passed rightly.
    public var help: String { "\(flag) sets the limit" + (self == .inputs ? "; :reset forgets all inputs" : "") }

    /// What is said where the limit is passed at a place that isn't known.
    public func diagnostic(_ limits: Limits) -> Diagnostic { error(limits).diagnostic }

    package func error(_ limits: Limits) -> RuntimeError {
        let (code, message) = told(limits)
        return RuntimeError(code, message, isLimit: true, help: help)
    }

    /// The code and the sentence of the diagnostic.
    private func told(_ limits: Limits) -> (String, String) {
        switch self {
        case .fuel: ("limit-fuel", "the snippet ran for \(limits.fuel) calls and loop turns, the limit: does a loop never end?")
        case .callDepth: ("limit-call-depth", "calls are nested \(limits.callDepth) deep, the limit: does a function call itself without end?")
        case .reentryDepth:
            ("limit-reentry", "closures called by the library are nested \(limits.reentryDepth) deep, the limit: does one call itself without end?")
        case .stringBytes: ("limit-string", "a string would be longer than \(limits.stringBytes) bytes, the limit")
        case .elements: ("limit-elements", "a collection would have more than \(limits.elements) elements, the limit")
        case .memory: ("limit-memory", "the snippet took more than \(limits.memory) MB of memory, the limit: does a collection grow without end?")
        case .typeParts: ("limit-type", "a type would have more than \(limits.typeParts) parts, the limit: does it double with each declaration?")
        case .outputLines: ("limit-output", "more than \(limits.outputLines) lines were printed, the limit")
        case .outputBytes: ("limit-output", "more than \(limits.outputBytes) bytes were printed, the limit")
        case .instances: ("limit-instances", "generic code was used with more than \(limits.instances) combinations of types, the limit")
        case .time:
            (
                "limit-time",
                "the snippet ran for \(Int(exactly: limits.seconds).map(String.init) ?? "\(limits.seconds)") \(limits.seconds == 1 ? "second" : "seconds"), the limit"
            )
        case .views: ("too-many-views", "there would be more than \(limits.views) views, the limit")
        case .inputBytes: ("limit-input", "the input is longer than \(limits.inputBytes) bytes, the limit")
        case .inputs: ("limit-inputs", "there are \(limits.inputs) inputs, the limit")
        }
    }
}
