import Diagnostics

/// Why a command cannot do its work.
struct Failure: Error {
    let status: ExitStatus
    let diagnostics: [Diagnostic]

    init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) { (self.status, self.diagnostics) = (status, diagnostics) }

    init(_ status: ExitStatus, _ code: String, _ message: String, help: String? = nil) {
        self.init(status, [Diagnostic(.error, code, message, help: help)])
    }
}
