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
    /// What the program said of itself when it ended its run with `exit`; nil for faults.
    public let exitStatus: Int?

    public init(_ code: String, _ message: String, at span: Span? = nil, isLimit: Bool = false, help: String? = nil, exitStatus: Int? = nil) {
        (self.code, self.message, self.span, self.isLimit, self.help, self.exitStatus) = (code, message, span, isLimit, help, exitStatus)
    }

    /// The end that the program chose.
    public static func exit(_ status: Int) -> RuntimeError {
        RuntimeError(
            "exit", "the program ended its run with exit(\(status))",
            help: status == 0 ? "a view stays as it was before" : "a status other than 0 says that it failed; see what it printed", exitStatus: status)
    }

    public var diagnostic: Diagnostic { Diagnostic(exitStatus == 0 ? .remark : .error, code, message, at: span, help: help) }
}
