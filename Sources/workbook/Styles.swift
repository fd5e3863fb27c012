import Course
import Diagnostics
import Grading
import Terminal

extension TextStyle {
    /// What a theme knows the style as; nil for plain text.
    var role: TextRole? {
        switch self {
        case .plain: nil
        case .heading: .heading
        case .strong: .strong
        case .emphasis: .emphasis
        case .code: .code
        case .link: .link
        case .mark: .mark
        case .keyword: .keyword
        case .type: .type
        case .string: .string
        case .number: .number
        case .comment: .comment
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        }
    }
}

extension Grade.Verdict {
    var role: TextRole? {
        switch self {
        case .correct: .right
        case .partly, .unreadable: .warning
        case .incorrect: .wrong
        case .notGraded: nil
        }
    }
}

extension Theme {
    var diagnosticStyle: DiagnosticStyle {
        DiagnosticStyle(
            heading: { severity, text in
                switch severity {
                case .error: style(text, as: [.wrong])
                case .warning: style(text, as: [.warning])
                case .remark: style(text, as: [.strong])
                }
            },
            accent: { style($0, as: [.added]) })
    }
}
