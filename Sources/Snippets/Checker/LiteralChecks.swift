import Diagnostics

/// Integer literals that their types cannot hold.
extension Checker {
    func checkLiterals(_ topLevel: Body, _ values: [Expr]) {
        forEachExpression(topLevel, values) { expr in
            guard case .integer(let value) = expr.kind, let type = SizedTypes.arithmetic(of: expr.type.resolved), type.exactly(value) == nil else { return }
            // Above `Int.max` the literal was read as its bits.
            if type.bounds.min == 0, value < 0, expr.span.text.first != "-" { return }
            let message =
                value < 0 && type.bounds.min == 0
                ? "negative integer '\(value)' overflows when stored into unsigned type '\(type.name)'"
                : "integer literal '\(value)' overflows when stored into '\(type.name)'"
            error(
                "integer-overflow", message, at: expr.span,
                help: "\(type.name) holds \(type.text(type.bounds.min, radix: 10)) to \(type.text(type.bounds.max, radix: 10))")
        }
    }

    /// Visits every expression of the text that has not been found sound with an earlier input.
    func forEachExpression(_ topLevel: Body, _ values: [Expr], _ visitor: (Expr) -> Void) {
        for statement in topLevel.statements { statement.visit(visitor) }
        for value in values { value.visit(visitor) }
        for variable in module.allVariables where variable.owner != nil && !isSettled(variable.span) { variable.initializer?.visit(visitor) }
        for function in module.allFunctions where !isSettled(function.span) { for statement in function.body?.statements ?? [] { statement.visit(visitor) } }
    }
}
