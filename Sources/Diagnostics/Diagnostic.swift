/// Something to report about a text: one sentence, the place, further places, and what to do.
public struct Diagnostic: Equatable, Codable, Sendable {
    public enum Severity: String, Comparable, Codable, Sendable {
        case remark, warning, error
        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
        private var rank: Int { self == .remark ? 0 : self == .warning ? 1 : 2 }
    }
    public struct Note: Equatable, Codable, Sendable {
        public var message: String
        public var span: Span?
        public init(_ message: String, at span: Span? = nil) { (self.message, self.span) = (message, span) }
    }

    public var severity: Severity
    /// A stable name for explanations and tests: `unknown-name`.
    public var code: String
    /// One phrase without a full stop that names the thing.
    public var message: String
    public var span: Span?
    public var notes: [Note]
    /// The one obvious thing to do.
    public var help: String?

    public init(_ severity: Severity, _ code: String, _ message: String, at span: Span? = nil, notes: [Note] = [], help: String? = nil) {
        (self.severity, self.code, self.message, self.span, self.notes, self.help) = (severity, code, message, span, notes, help)
    }
}
