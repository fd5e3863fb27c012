import Diagnostics

/// What ends a run: a trap or a limit. Not to be caught by the snippet.
public struct RuntimeError: Error {
    /// A stable name: `index-out-of-range`, `limit-fuel`.
    public let code: String
    /// One phrase, with the actual values.
    public let message: String
    public var span: Span?
    public let isLimit: Bool
    public let help: String?

    public init(_ code: String, _ message: String, at span: Span? = nil, isLimit: Bool = false, help: String? = nil) {
        (self.code, self.message, self.span, self.isLimit, self.help) = (code, message, span, isLimit, help)
    }

    public var diagnostic: Diagnostic { Diagnostic(.error, code, message, at: span, help: help) }
}
