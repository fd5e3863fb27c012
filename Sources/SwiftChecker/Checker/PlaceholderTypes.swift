import Diagnostics
import SwiftModel
import SwiftSyntax

/// Types that a value determines, in whole or in part: `Set<_>([1])`, `let numbers: Set = [1]`.
extension Checker {
    func placeholder(_ node: IdentifierTypeSyntax) -> SwiftType {
        if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
            let message = "placeholder type may not appear as type of a variable"
            error("missing-type", message, at: span(binding.pattern), help: "leave out ': _', or write the type")
            return .error
        }
        if node.isInferredFromValue { return fresh() }
        error("missing-type", "type placeholder not allowed here", at: span(node), help: "write the type")
        return .error
    }

    /// Whether the name of a generic type needs its arguments where it is: nothing there says what they are.
    func wantsArguments(_ node: some SyntaxProtocol) -> Bool {
        guard !module.isPrelude, let node = Syntax(node).as(IdentifierTypeSyntax.self) else { return false }
        switch node.parent?.kind {
        case .extensionDecl, .attribute, .typeInitializerClause, .memberType: return false
        default: return !node.isInferredFromValue
        }
    }
}

extension IdentifierTypeSyntax {
    /// Whether it is a part of an expression, or of the type of a variable that has a value.
    fileprivate var isInferredFromValue: Bool {
        var current = parent
        while let node = current {
            if node.is(ExprSyntax.self) { return true }
            if let binding = node.as(PatternBindingSyntax.self) { return binding.initializer != nil }
            if node.is(DeclSyntax.self) { return false }
            current = node.parent
        }
        return false
    }
}
