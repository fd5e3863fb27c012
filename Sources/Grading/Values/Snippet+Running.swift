import Course
import Diagnostics
import Playground

/// How a snippet of a course ended.
public struct SnippetOutcome {
    public enum Status { case done, failed, limited, internalFault }
    public let status: Status
    /// In the course's file.
    public let diagnostics: [Diagnostic]
    /// The same in the snippet, which learners see.
    public let snippetDiagnostics: [Diagnostic]
    public let output: [String]
    public let showsView: Bool
}

extension Snippet {
    /// Enters the snippet's code and does its actions, by the rules of the snippet's SDK if it names one.
    /// The window is the snippet's, or else `window`, or else stays as it is.
    @discardableResult
    public func run(in playground: Playground, window: WindowSize? = nil) -> SnippetOutcome {
        if let size = self.window ?? window {
            playground.options.window.width = size.width
            playground.options.window.height = size.height
        }
        playground.options.compatibility = compatibility.flatMap { Playground.Compatibility(rawValue: $0.rawValue) }
        let usual = playground.options.sdk
        playground.options.sdk = sdk?.rules ?? usual
        defer { playground.options.sdk = usual }
        let entered = playground.enter(code.source)
        var diagnostics = entered.diagnostics.map(code.located)
        var snippetDiagnostics = entered.diagnostics
        var output = entered.output
        var status = SnippetOutcome.Status(entered)
        for action in actions where status == .done {
            let outcome = playground.perform(action.text)
            status = SnippetOutcome.Status(outcome)
            output += outcome.output
            snippetDiagnostics += outcome.diagnostics
            diagnostics += outcome.diagnostics.map { $0.span?.source === code.source ? code.located($0) : $0.placed(at: action.span) }
        }
        return SnippetOutcome(status: status, diagnostics: diagnostics, snippetDiagnostics: snippetDiagnostics, output: output, showsView: entered.showsView)
    }
}

extension Snippet {
    /// The errors of the code with their lines in it, from 1.
    func errors(in playground: Playground) -> [(line: Int, message: String)] {
        playground.options.sdk = sdk?.rules ?? playground.options.sdk
        return playground.enter(code.source).diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .error, let span = diagnostic.span, span.source === code.source else { return nil }
            return (span.start.line, diagnostic.message)
        }
    }
}

extension SDKVersion {
    public var rules: Playground.SDK {
        switch self {
        case .xcode26: .xcode26
        case .xcode27: .xcode27
        }
    }
}

extension SnippetOutcome.Status {
    init(_ outcome: Playground.Outcome) {
        self =
            switch outcome.status {
            case .done: .done
            case .failed: .failed
            case .limited: .limited
            case .internalFault: .internalFault
            }
    }
}

extension Diagnostic {
    /// The diagnostic at a place of a course's file, for what is found while something written there is carried out.
    func placed(at span: Span) -> Diagnostic {
        var result = self
        if let inner = self.span { result.notes.append(Note("found here", at: inner)) }
        result.span = span
        return result
    }
}
