import Diagnostics
import SwiftSyntax

/// Where checking ends: with the time and memory that it has, and at types that grow without measure.
extension Checker {
    /// Runs a check that charges a budget.
    func within<Result>(_ budget: Budget?, _ work: () -> Result) -> Result {
        (self.budget, conformances.budget) = (budget, budget)
        defer { (self.budget, conformances.budget) = (nil, nil) }
        let result = work()
        if let spent = budget?.spent { end(with: spent, at: nil) }
        return result
    }

    /// Whether to go on with what stands there. Once checking has ended, everything is left as failed.
    func mayCheck(_ syntax: some SyntaxProtocol) -> Bool {
        guard let budget else { return true }
        guard ending == nil else { return false }
        if budget.allows() { return true }
        end(at: Syntax(syntax))
        return false
    }

    /// The expression, unless its type is so large that whatever uses it would take forever.
    func measured(_ expr: Expr, _ syntax: ExprSyntax) -> Expr {
        guard let budget, expr.type.hasMoreParts(than: budget.limits.typeParts) else { return expr }
        end(with: Limit.typeParts.error(budget.limits), at: span(syntax))
        return Expr(.failed, .error, expr.span)
    }

    func end(with error: RuntimeError, at place: Span?) {
        guard ending == nil else { return }
        var told = error.diagnostic
        if told.span == nil { told.span = place }
        ending = told
        budget?.end(error)
    }

    /// Says what used up the budget.
    private func end(at syntax: Syntax) {
        guard let spent = budget?.spent else { return }
        guard spent.code == "limit-time" else { return end(with: spent, at: statement(around: syntax)) }
        let message = "the compiler is unable to type-check this expression in reasonable time"
        end(
            with: RuntimeError(
                spent.code, "\(message); try breaking up the expression into distinct sub-expressions", isLimit: true,
                help: "name parts of it with 'let', and write their types; \(spent.help ?? "")"),
            at: statement(around: syntax))
    }

    /// The statement that is checked as one: a closure of a single statement is part of the one around.
    private func statement(around syntax: Syntax) -> Span {
        var found = syntax
        for node in sequence(first: syntax, next: \.parent) {
            if let list = node.as(CodeBlockItemListSyntax.self), list.count > 1 || node.parent?.is(ClosureExprSyntax.self) != true { break }
            if node.is(CodeBlockItemSyntax.self) { found = node }
            if node.is(MemberBlockItemSyntax.self) {
                found = node
                break
            }
        }
        return span(found)
    }
}
