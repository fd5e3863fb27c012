import Course
import Diagnostics
import Grading
import Playground

/// Something that the session has to say. Whoever has a terminal prints it.
public enum Output: Equatable, Codable, Sendable {
    case text([StyledText])
    /// How a reply or an exercise turned out.
    case feedback(Grade.Verdict, [StyledText])
    /// What is wrong with an input.
    case diagnostic(Diagnostic)
    /// A text to look things up in, which a pager may show.
    case reference([StyledText])
    /// A text that the learner asked to be written to a file at a path.
    case file(String, String)
    /// What the window shows, with a text at its left; `svg` where the terminal may show it as a picture.
    case drawing(Playground.CellPicture, beside: [StyledText] = [], svg: String? = nil)
    /// What the window shows while time passes.
    case film(Film)
}

extension Output {
    static func line(_ text: String, _ style: TextStyle = .plain) -> Output { .text([StyledText(text, style)]) }

    /// A text of several lines as it is, without control sequences.
    static func block(_ text: String, _ style: TextStyle = .plain) -> Output { .text(styledLines(text, style)) }

    var isDiagnostic: Bool { if case .diagnostic = self { true } else { false } }
    var isError: Bool { if case .diagnostic(let diagnostic) = self { diagnostic.severity == .error } else { false } }
}

extension [Output] {
    /// The outputs with one empty line where one ends with an empty line and the next begins with another.
    var tidied: [Output] {
        reduce(into: []) { outputs, output in
            guard case .text(let lines)? = outputs.last, lines.last?.text.isEmpty ?? false, output.beginsWithEmptyLine else { return outputs.append(output) }
            outputs[outputs.count - 1] = .text(lines.dropLast())
            outputs.append(output)
        }
    }
}

extension Output {
    fileprivate var beginsWithEmptyLine: Bool {
        switch self {
        case .text(let lines), .feedback(_, let lines): lines.first?.text.isEmpty ?? false
        case .diagnostic, .reference, .file, .drawing, .film: false
        }
    }
}

extension StyledText {
    /// The line itself where it fits, with its columns; otherwise wrapped. A line of a tree goes on below its beginning.
    func fitted(to width: Int) -> [StyledText] {
        if self.width <= width { return [self] }
        return text.first.map { " │├└".contains($0) } ?? false ? fittedLine(to: width) : wrapped(to: width)
    }
}

func styledLines(_ text: String, _ style: TextStyle = .plain) -> [StyledText] {
    withoutControls(text).split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0), style) }
}
