import Diagnostics
import SwiftModel

/// `padding()` without a dot before it, in a `body`: it modifies the view that has the body, which then contains itself.
extension Checker {
    func remarkModifiersOfSelf(_ function: FunctionDecl) {
        guard function.kind == .getter, function.name == "body", let owner = function.owner, isView(owner.selfType), let body = function.body else { return }
        for statement in body.statements {
            try? statement.visit { expr in if isModifierOfSelf(expr) { remark(expr, in: owner) } }
        }
    }

    private func isModifierOfSelf(_ expr: Expr) -> Bool {
        guard case .call(let callee, let base?, _) = expr.kind, callee.decl.isPrelude, callee.decl.owner?.known == .view else { return false }
        var this = base
        while case .convert(let inner) = this.kind { this = inner }
        guard case .local(let variable) = this.kind, variable.name == "self" else { return false }
        return this.span.text == callee.decl.name
    }

    private func remark(_ expr: Expr, in owner: NominalDecl) {
        guard case .call(let callee, _, _) = expr.kind else { return }
        let name = callee.decl.name
        report(
            Diagnostic(
                .remark, "modifier-of-self", "'\(name)' without a dot before it modifies all of '\(owner.name)', inside of its own 'body'", at: expr.span,
                help: "write '.\(name)' right after the view that is meant"))
    }
}
