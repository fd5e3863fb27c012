import Course
import Diagnostics

extension Session {
    /// The phrase in the learner's language.
    func say(_ phrase: Phrase) -> String { phrase.text(in: options.language) }

    /// A hint on what to do next, wrapped to the width of the screen.
    func remark(_ phrase: Phrase) -> Output { .text(StyledText(say(phrase), .mark).fitted(to: options.width)) }

    /// What is wrong with an input, and what to do.
    func failure(_ code: String, _ message: Phrase, help: Phrase? = nil) -> Output {
        .diagnostic(Diagnostic(.error, code, say(message), help: help.map(say)))
    }
}
