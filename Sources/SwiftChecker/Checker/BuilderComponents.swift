import Diagnostics
import SwiftModel
import SwiftSyntax

/// The components of builders that have `buildExpression` functions of their own.
extension Checker {
    /// A component: its value or, where the builder's own `buildExpression` gives its literals and `.members` their types, what that makes of it.
    enum Component {
        case value(Expr)
        case built(Expr)
    }

    func component(_ syntax: ExprSyntax, _ builder: NominalDecl, at place: Span) -> Component {
        func alone() -> Expr { expression(syntax, beginsImplicitly(syntax) ? wantedOfImplicit(builder) : nil) }
        guard !builder.isPrelude, !module.members("buildExpression", of: builder).isEmpty else { return .value(defaulted(alone())) }
        // What is wrong inside of a closure is wrong for each of the functions, and such closures are nested.
        if takesClosures(syntax) { return .value(defaulted(alone())) }
        func built() -> Expr {
            let candidates = functions("buildExpression", of: builder, taking: 1, at: place)
            return call(
                candidates, [Argument(source: .syntax(syntax), span: place)], expecting: nil, named: "\(builder.name).buildExpression", at: place)
        }
        // What was tried is checked again for what a trial doesn't report.
        let start = CheckState(self)
        let hasOwnType = retry { self.taken(alone()).map { !$0.type.resolved.hasVariables } } ?? false
        restore(start)
        if !hasOwnType, retry({ self.taken(built()) }) != nil {
            restore(start)
            return .built(built())
        }
        return .value(defaulted(alone()))
    }

    private func takesClosures(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self), !beginsImplicitly(syntax) else { return false }
        return call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// Checks something that may be checked in another way if that fails. Of retries inside of retries there are few, since their number doubles with each.
    private func retry<Result>(_ work: () -> Result?) -> Result? {
        guard retryDepth < 4 else { return nil }
        retryDepth += 1
        defer { retryDepth -= 1 }
        return trial(work)
    }
}
