import SwiftModel

/// What to write where a call is given in place of an action.
extension Checker {
    /// `.onTapGesture(count += 1)`, `Button("Add", add())`: what is written there runs at once and gives nothing.
    ///
    /// - Parameter candidates: what may be meant, none of which takes the arguments.
    func actionHelp(_ arguments: [Argument], _ candidates: [CallCandidate], named name: String) -> String? {
        let takesAction = candidates.contains { candidate in
            candidate.parameters.contains { parameter in
                guard let function = functionType(parameter.type) else { return false }
                return function.parameters.isEmpty && function.result.isVoid
            }
        }
        guard takesAction, let last = arguments.last, case .syntax(let syntax) = last.source, last.source.closure == nil,
            trial({ expression(syntax, nil) })?.type.resolved.isVoid ?? false
        else { return nil }
        let text = last.span.text
        let action = text.count > 40 || text.contains(where: \.isNewline) ? "…" : text
        return "an action is written into braces, else it runs at once: '\(name)\(arguments.count == 1 ? "" : "(…)") { \(action) }'"
    }
}
