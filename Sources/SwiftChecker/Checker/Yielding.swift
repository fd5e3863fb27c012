import Diagnostics
import SwiftModel
import SwiftSyntax

/// `yield` in `_read` and `_modify`: the value is read, or changed and put back.
extension Checker {
    func yielded(_ node: YieldStmtSyntax, _ place: Span) -> [Statement] {
        guard case .single(let syntax) = node.yieldedExpressions, let function = scope?.function, isAccessor(Syntax(node)) else {
            unsupported("'yield' here is", at: node)
            return []
        }
        guard let target = syntax.as(InOutExprSyntax.self)?.expression else {
            function.sawReturn = true
            return [Statement(.return(value(syntax, as: function.result, for: resultPurpose)), place)]
        }
        guard case .variable(let new)? = local("newValue") else { return [] }
        let changed = mutable(defaulted(expression(target, new.type)), at: span(target), for: .inOutArgument)
        guard let value = converted(Expr(.local(new), new.type, place), to: changed.type) else {
            error(
                "type-mismatch", "cannot yield reference to storage of type '\(changed.type.resolved)' as an inout yield of type '\(new.type)'",
                at: span(target))
            return []
        }
        return [Statement(.expression(Expr(.assign(changed, value), .void, place)), place)]
    }

    private func isAccessor(_ node: Syntax) -> Bool {
        let names: Set = ["_read", "_modify"]
        return sequence(first: node, next: \.parent).contains { $0.as(AccessorDeclSyntax.self).map { names.contains($0.accessorSpecifier.text) } ?? false }
    }
}
