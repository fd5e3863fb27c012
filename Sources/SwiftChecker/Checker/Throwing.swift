import Diagnostics
import SwiftModel
import SwiftSyntax

/// `throw`, and `do` with its clauses.
extension Checker {
    var anyError: SwiftType { .existential([module.nominal(.error)], [:]) }

    func throwStatement(_ node: ThrowStmtSyntax, _ place: Span) -> Statement {
        let value = self.value(node.expression, as: scope?.function.thrownType ?? anyError, for: .thrown)
        thrownTypes.insert(anyError)
        return Statement(.throw(value), place)
    }

    /// A `do` whose calls throw errors of one type catches that type; a `throw` in it is of any type.
    func doStatement(_ node: DoStmtSyntax, _ label: String?, _ place: Span) -> Statement {
        let written = node.throwsClause?.type.map(type)
        let function = scope?.function
        let outerType = function?.thrownType
        if let written { function?.thrownType = written }
        let (body, types) = collectingThrown { inScope { statements(node.body.statements) } }
        if written != nil { function?.thrownType = outerType }
        let thrown = written ?? (types.count == 1 ? types.first : nil) ?? anyError
        let clauses = node.catchClauses.flatMap { catchClauses($0, thrown) }
        if !clauses.contains(where: \.takesEverything) { thrownTypes.formUnion(types) }
        return Statement(.doCatch(body, clauses, label: label), place)
    }

    /// What the work makes, and the types of errors that its calls throw. Those around do not see them.
    func collectingThrown<Result>(_ work: () -> Result) -> (Result, Set<SwiftType>) {
        let outer = thrownTypes
        thrownTypes = []
        defer { thrownTypes = outer }
        return (work(), thrownTypes)
    }

    /// One for each pattern; where there is none, the error has a name.
    private func catchClauses(_ node: CatchClauseSyntax, _ thrown: SwiftType) -> [CatchClause] {
        func named() -> Pattern {
            let variable = LocalVariable(name: "error", type: thrown, isLet: true, span: span(node))
            declare(variable)
            return .variable(variable)
        }
        guard !node.catchItems.isEmpty else { return [catchClause(node, thrown) { (named(), nil) }] }
        return node.catchItems.map { item in
            catchClause(node, thrown) {
                // `catch where isTemporary(error)` has no pattern either.
                let pattern = item.pattern.map { self.pattern($0, thrown, isLet: true, hasValue: true) } ?? named()
                return (pattern, item.whereClause.map { value($0.condition, as: module.named(.bool), for: .condition) })
            }
        }
    }

    /// `throws(Failure)` as a closure says it itself.
    func thrownType(of node: ClosureExprSyntax) -> SwiftType? { node.signature?.effectSpecifiers?.throwsClause?.type.map { type($0) } }

    /// What a function of the type throws: `Never` where it throws nothing.
    func thrownType(of function: FunctionType) -> SwiftType {
        function.thrown ?? (function.isThrowing ? anyError : module.named(.never))
    }

    /// Notes what a function that is handed to one that `rethrows` may throw.
    func noteRethrown(_ argument: Expr) {
        switch argument.kind {
        case .closure(let closure): for type in closure.thrownTypes { noteThrown(type) }
        case .convert(let inner), .wrap(let inner): noteRethrown(inner)
        default: if case .function(let function) = head(argument.type), function.isThrowing { noteThrown(thrownType(of: function).resolved) }
        }
    }

    /// Notes what a call in the current `do` or closure may throw.
    func noteThrown(_ type: SwiftType) {
        if trialDepth == 0, !type.isKnown(.never) { thrownTypes.insert(type) }
    }

    /// What a call throws, `any Error` where the type arguments leave it open.
    func thrownType(of decl: FunctionDecl, _ map: [GenericParameter: SwiftType]) -> SwiftType {
        guard let type = decl.thrownType.map({ conformances.normalized($0.substituting(map)).resolved }), !type.hasVariables else { return anyError }
        return type
    }

    private func catchClause(_ node: CatchClauseSyntax, _ thrown: SwiftType, matching: () -> (Pattern, Expr?)) -> CatchClause {
        inScope {
            let (pattern, condition) = matching()
            let isIrrefutable =
                switch pattern {
                case .any, .variable: condition == nil
                // Every error becomes an object.
                case .cast(.any, let type), .cast(.variable, let type): condition == nil && type.isKnown(.nsError)
                default: false
                }
            // The machine keeps what is thrown as `any Error`.
            let caught: Pattern = thrown == anyError ? pattern : .cast(pattern, thrown)
            return CatchClause(pattern: caught, condition: condition, body: statements(node.body.statements), takesEverything: isIrrefutable)
        }
    }
}
