import Diagnostics
import SwiftModel
import SwiftSyntax

/// Where checking ends: with the time and memory that it has, and at types that grow without measure.
extension Checker {
    /// Runs a check of texts that charges a budget.
    func within<Result>(_ budget: Budget?, _ sources: [SourceText], _ work: () -> Result) -> Result {
        ownSources = Set(sources.map { ObjectIdentifier($0) })
        (self.budget, conformances.budget) = (budget, budget)
        defer { (self.budget, conformances.budget) = (nil, nil) }
        let result = work()
        endWhereItStands()
        return result
    }

    /// Whether to continue with the syntax. Once checking has ended, everything is left as failed.
    func mayCheck(_ syntax: some SyntaxProtocol) -> Bool {
        if budget != nil, ending == nil, isOwn(source) { ownSyntax = (Syntax(syntax), source) }
        return mayGoOn(1)
    }

    /// The same for a number of steps on what was begun last.
    func mayGoOn(_ steps: Int) -> Bool {
        guard let budget else { return true }
        guard ending == nil else { return false }
        if budget.allows(steps) { return true }
        endWhereItStands()
        return false
    }

    /// The expression, unless its type is so large that whatever uses it would take forever.
    func measured(_ expr: Expr, _ syntax: ExprSyntax) -> Expr {
        guard let budget, expr.type.hasMoreParts(than: budget.limits.typeParts) else { return expr }
        end(with: Limit.typeParts.error(budget.limits), at: isOwn(source) ? span(syntax) : placeInHand)
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
    private func endWhereItStands() {
        guard let spent = budget?.spent else { return }
        guard spent.code == "limit-time" else { return end(with: spent, at: placeInHand) }
        let message = "the compiler is unable to type-check this expression in reasonable time"
        end(
            with: RuntimeError(
                spent.code, "\(message); try breaking up the expression into distinct sub-expressions", isLimit: true,
                help: "name parts of it with 'let', and write their types; \(spent.help ?? "")"),
            at: placeInHand)
    }

    /// The statement of the program that is being checked.
    private var placeInHand: Span? { ownSyntax.map { statement(around: $0.syntax, of: $0.source) } }

    /// Whether a text is the program's, and not a library's.
    private func isOwn(_ source: SourceText) -> Bool { ownSources.contains(ObjectIdentifier(source)) }

    /// The statement that is checked as one: a closure of a single statement is part of the one around.
    private func statement(around syntax: Syntax, of source: SourceText) -> Span {
        var found = syntax
        for node in sequence(first: syntax, next: \.parent) {
            if let list = node.as(CodeBlockItemListSyntax.self), list.count > 1 || node.parent?.is(ClosureExprSyntax.self) != true { break }
            if node.is(CodeBlockItemSyntax.self) { found = node }
            if node.is(MemberBlockItemSyntax.self) {
                found = node
                break
            }
        }
        let (start, end) = (found.positionAfterSkippingLeadingTrivia.utf8Offset, found.endPositionBeforeTrailingTrivia.utf8Offset)
        return Span(source, start..<max(start, end))
    }
}
