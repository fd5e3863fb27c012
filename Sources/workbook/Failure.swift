import Diagnostics
import Session

/// Why a command cannot do its work.
struct Failure: Error {
    let status: ExitStatus
    let diagnostics: [Diagnostic]
    /// What the only diagnostic says, where it is said in every language.
    private var words: (message: Phrase, help: Phrase)?

    init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) { (self.status, self.diagnostics) = (status, diagnostics) }

    init(_ status: ExitStatus, _ code: String, _ message: String, help: String? = nil) {
        self.init(status, [Diagnostic(.error, code, message, help: help)])
    }

    init(_ status: ExitStatus, _ code: String, _ message: Phrase, help: Phrase) {
        self.init(status, code, message.english, help: help.english)
        words = (message, help)
    }

    /// For people; programs get them in English.
    func diagnostics(in language: Language) -> [Diagnostic] {
        guard let words else { return diagnostics }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            (diagnostic.message, diagnostic.help) = (words.message.text(in: language), words.help.text(in: language))
            return diagnostic
        }
    }
}
