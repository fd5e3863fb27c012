import Course
import Diagnostics
import Grading
import Terminal

extension TextStyle {
    /// Colours beside bold and dim only where they mean something, so that both light and dark terminals stay readable.
    var onTerminal: Style {
        switch self {
        case .plain: []
        case .heading, .strong: .bold
        case .emphasis: .italic
        case .code: .cyan
        case .link: .underlined
        case .mark: .dim
        }
    }
}

extension Grade.Verdict {
    var style: Style {
        switch self {
        case .correct: .green
        case .partly, .unreadable: .yellow
        case .incorrect: .red
        case .notGraded: []
        }
    }
}

extension DiagnosticStyle {
    static let colored = DiagnosticStyle(
        heading: { severity, text in
            switch severity {
            case .error: Style([.bold, .red]).wrapping(text)
            case .warning: Style([.bold, .yellow]).wrapping(text)
            case .remark: Style([.bold, .blue]).wrapping(text)
            }
        },
        accent: { Style.green.wrapping($0) })
}
