import Diagnostics
import SwiftModel
import SwiftSyntax

/// Parameters of closures whose types nothing determines.
extension Checker {
    /// A closure by itself gives its parameters' types, or its body does.
    func checkOpenParameters(_ expr: Expr, _ syntax: ExprSyntax) {
        guard trialDepth == 0, case .closure(let closure) = expr.kind, let node = syntax.as(ClosureExprSyntax.self) else { return }
        for parameter in closure.parameters where parameter.type.resolved.isOpenVariable {
            let place = parameter.span ?? firstUse(of: parameter.name, in: node)
            if (pending + reported).contains(where: { $0.code == "ambiguous-type" && $0.span == place }) { continue }
            error(
                "closure-parameter", "cannot infer type of closure parameter '\(parameter.name)' without a type annotation", at: place,
                help: "write the type: { (\(parameter.span == nil ? "x" : parameter.name): Int) in … }")
        }
    }

    /// Where a closure names one of its nameless arguments for the first time.
    private func firstUse(of name: String, in node: ClosureExprSyntax) -> Span {
        node.tokens(viewMode: .sourceAccurate).first { $0.text == name }.map { span($0) } ?? span(node)
    }
}
