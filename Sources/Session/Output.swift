import Course
import Diagnostics
import Grading

/// Something that the session has to say. Whoever has a terminal prints it.
public enum Output: Equatable, Sendable {
    case text([StyledText])
    /// How a reply or an exercise turned out.
    case feedback(Grade.Verdict, [StyledText])
    /// What is wrong with an input.
    case diagnostic(Diagnostic)
    /// A text that the learner asked to be written to a file at a path.
    case file(String, String)
}

extension Output {
    static func line(_ text: String, _ style: TextStyle = .plain) -> Output { .text([StyledText(text, style)]) }

    /// A text of several lines as it stands, without control sequences.
    static func block(_ text: String, _ style: TextStyle = .plain) -> Output { .text(styledLines(text, style)) }

    /// A hint on what to do next.
    static func remark(_ text: String) -> Output { .line(text, .mark) }

    static func failure(_ code: String, _ message: String, help: String? = nil) -> Output {
        .diagnostic(Diagnostic(.error, code, message, help: help))
    }
}

func styledLines(_ text: String, _ style: TextStyle = .plain) -> [StyledText] {
    withoutControls(text).split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0), style) }
}
