import Diagnostics
import SwiftModel

/// What is right and may still not be meant: said beside the result, and no reason to fail.
extension Checker {
    func addRemarks(_ topLevel: Body, _ values: [Expr]) {
        forEachExpression(topLevel, values) { remarkBackground($0) }
        for function in module.allFunctions where !isSettled(function.span) {
            remarkAnyView(function)
            remarkModifiersOfSelf(function)
        }
    }

    // MARK: Order of modifiers

    /// `.background(color).padding()` with nothing around the view inside: the padding has no background.
    private func remarkBackground(_ expr: Expr) {
        guard let colored = modified(expr, by: "padding"), let inner = modified(colored, by: "background"), case .call(_, _, let arguments) = colored.kind,
            let style = arguments.first, isStyle(style.type), !hasRoom(inner)
        else { return }
        report(
            Diagnostic(
                .remark, "background-before-padding",
                "'.background(…).padding(…)' colors the view and leaves the padding clear; '.padding(…).background(…)' colors both", at: expr.span,
                help: "put 'padding' before 'background', unless the room around is meant to stay clear"))
    }

    /// What a modifier of the library is applied to; `nil` where the expression is another one.
    private func modified(_ expr: Expr, by name: String) -> Expr? {
        guard case .call(let callee, let base?, _) = expr.kind, callee.decl.owner?.known == .view, callee.decl.name == name else {
            return nil
        }
        return base
    }

    private func isStyle(_ type: SwiftType) -> Bool {
        let type = type.resolved
        return [KnownType.shapeStyle, .shape].contains { conformances.conforms(type, to: module.nominal($0)) }
    }

    /// Whether the view below is larger than its content already.
    private func hasRoom(_ expr: Expr) -> Bool {
        guard case .call(let callee, let base?, _) = expr.kind, callee.decl.owner?.known == .view else { return false }
        return ["padding", "frame"].contains(callee.decl.name) || hasRoom(base)
    }

    // MARK: Type erasure

    /// A declaration whose branches are all wrapped in `AnyView`, to have one type: a builder gives them one.
    private func remarkAnyView(_ function: FunctionDecl) {
        guard let body = function.body, function.result.isKnown(.anyView), function.kind == .getter || function.kind == .function else { return }
        let results = returned(by: body.statements)
        guard results.count > 1, results.allSatisfy({ $0.type.resolved.isKnown(.anyView) && isWrapping($0) }) else { return }
        report(
            Diagnostic(
                .remark, "any-view",
                "the branches of '\(function.name)' are wrapped in 'AnyView', which hides their types; '@ViewBuilder' and 'some View' keep them",
                at: function.span, help: "mark it '@ViewBuilder', let it give 'some View', and leave out 'return' and 'AnyView(…)'"))
    }

    private func isWrapping(_ expr: Expr) -> Bool {
        guard case .call(let callee, _, _) = expr.kind else { return false }
        return callee.decl.kind == .initializer && callee.decl.owner?.known == .anyView
    }

    /// What a body returns, those of closures left out.
    private func returned(by statements: [Statement]) -> [Expr] {
        statements.flatMap { statement -> [Expr] in
            if case .localFunction = statement.kind { return [] }
            if case .return(let value?) = statement.kind { return branches(of: value) }
            return statement.blocks.flatMap(returned)
        }
    }

    /// The values that one expression may have.
    private func branches(of expr: Expr) -> [Expr] {
        if case .conditional(_, let a, let b) = expr.kind { return branches(of: a) + branches(of: b) }
        return [expr]
    }
}
