import Diagnostics
import SwiftModel

/// Expressions whose type is unknown.
extension Checker {
    func reportUnknownType(of expr: Expr) {
        guard case .variable(let variable) = expr.type.head else { return }
        if variable.literal == .nil {
            return error("nil-type", "'nil' requires a contextual type", at: expr.span, help: "write the type: let x: Int? = nil")
        }
        if case .local(let parameter) = expr.kind, parameter.isParameter {
            let name = parameter.name
            return error(
                "ambiguous-type", "cannot infer type of closure parameter '\(name)' without a type annotation", at: parameter.span ?? expr.span,
                help: "write the type: { (\(parameter.span == nil ? "x" : name): Int) in … }")
        }
        if let name = variable.name {
            return error("ambiguous-type", "generic parameter '\(name)' could not be inferred", at: expr.span, help: "write the type")
        }
        error("ambiguous-type", "type of expression is ambiguous without a type annotation", at: expr.span, help: "write the type")
    }

    /// Whether a message names the type of something that has its own error.
    func isFollowUp(_ diagnostic: Diagnostic) -> Bool {
        guard trialDepth == 0, diagnostic.message.contains(SwiftType.errorSpelling) else { return false }
        return (pending + reported).contains { $0.severity == .error && !$0.message.contains(SwiftType.errorSpelling) }
    }
}
