import Diagnostics
import SwiftModel

/// Types with a `body` that shows views, which nothing declares to be views themselves.
extension Checker {
    /// Said where a program shows nothing else.
    ///
    /// - Parameter value: that of the program's last statement.
    func remarkUnshownBody(_ value: Expr?) {
        guard let decl = value?.type.resolved.nominal, !decl.isPrelude, decl.kind != .protocol, let body = viewBody(of: decl) else { return }
        report(
            Diagnostic(
                .remark, "no-view", "nothing is shown: '\(decl.name)' has a 'body', but isn't a 'View'", at: decl.span ?? body.span,
                help: "declare the conformance: '\(decl.kind == .class ? "struct" : keyword(decl)) \(decl.name): View'"))
    }

    private func viewBody(of decl: NominalDecl) -> VariableDecl? {
        for case .variable(let variable) in decl.members(named: "body") where !variable.isStatic && isView(variable.type.resolved) { return variable }
        return nil
    }
}
