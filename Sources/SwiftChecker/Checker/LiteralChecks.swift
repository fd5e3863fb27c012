import Diagnostics
import SwiftModel

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
    ///
    /// A default value is part of each call that leaves it out: what is made of two of what is made of two, and so on, has no end that one can wait for.
    func forEachExpression(_ topLevel: Body, _ values: [Expr], _ visitor: (Expr) -> Void) {
        struct Ended: Error {}
        func visit(_ expr: Expr) throws {
            guard mayGoOn(1) else { throw Ended() }
            visitor(expr)
        }
        do {
            for statement in topLevel.statements { try statement.visit(visit) }
            for value in values { try value.visit(visit) }
            for variable in module.allVariables where variable.owner != nil && !isSettled(variable.span) { try variable.initializer?.visit(visit) }
            for function in module.allFunctions where !isSettled(function.span) {
                for statement in function.body?.statements ?? [] { try statement.visit(visit) }
            }
        } catch {
            // The diagnostic says it.
        }
    }
}
