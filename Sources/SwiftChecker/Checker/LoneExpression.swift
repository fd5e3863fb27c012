import Diagnostics
import SwiftModel
import SwiftSyntax

extension CheckedProgram {
    /// Checks an expression over the program's declarations and further constants. The checker has to live as long as what the expression declares.
    package func expression(_ source: SourceText, as type: SwiftType?, seeing constants: [VariableDecl], budget: Budget) -> (Expr?, [Diagnostic], Checker) {
        let scope = Module(base: module, isPrelude: false)
        for constant in constants { scope.variables[constant.name] = constant }
        let checker = Checker(module: scope, source: source)
        let found = checker.within(budget, [source]) { checker.lone(source, as: type) }
        return checker.ending.map { (nil, [$0], checker) } ?? (found.0, found.1, checker)
    }
}

extension Checker {
    /// Whether it declared something with code, which lives as long as the checker.
    package var declares: Bool { !module.nominals.isEmpty || !module.allFunctions.isEmpty }

    /// One expression, and nothing else, in the scope of the modules below.
    func lone(_ source: SourceText, as type: SwiftType?) -> (Expr?, [Diagnostic]) {
        let parsed = Parsing.parse(source)
        reported += parsed.diagnostics
        guard parsed.items.count == 1, case .expr(let syntax)? = parsed.items.first?.item else {
            if reported.isEmpty { error("not-an-expression", "one expression is expected here", at: Span(source, 0..<source.utf8.count)) }
            return (nil, reported + pending)
        }
        scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: Body(), result: .void))
        let expr = type.map { value(syntax, as: $0) } ?? defaulted(expression(syntax, nil))
        return (expr, reported + pending)
    }
}
