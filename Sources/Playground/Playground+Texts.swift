import Diagnostics
import Snippets
import ViewReport

extension Playground {
    /// One readable side of the live view.
    public enum Aspect: String, CaseIterable, Sendable {
        case declared, resolved, type, layout, identity, state, updates, preferences, environment, output, diagnostics
    }

    /// The text of an aspect; `nil` where there is no view.
    public func text(_ aspect: Aspect) -> String? { Self.alone { currentText(aspect) } }

    private func currentText(_ aspect: Aspect) -> String? {
        switch aspect {
        case .type: return staticTypes.root
        case .diagnostics: return reportDiagnostics.map { $0.rendered() }.joined(separator: "\n")
        case .output: return report.steps.flatMap(\.output).joined(separator: "\n")
        default: break
        }
        guard let live else { return nil }
        switch aspect {
        case .declared: return try? live.declaredText()
        case .resolved: return live.resolvedText
        case .layout: return live.layoutText
        case .identity: return live.identityText
        case .state: return live.stateText
        case .updates: return live.updatesText
        case .preferences: return live.preferencesText
        case .environment: return try? live.environmentText()
        case .type, .output, .diagnostics: return nil
        }
    }

    /// Whether an input is a whole one: no brace, bracket, parenthesis or string is open.
    public static func isComplete(_ input: String) -> Bool { InputShape.isComplete(input) }
}
