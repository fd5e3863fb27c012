/// What an expression consists of, for readers of checked code.
extension Expr {
    /// The expressions directly inside, in the order in which they are evaluated; bodies of closures and statements are not among them.
    package var operands: [Expr] {
        switch kind {
        case .interpolation(let parts), .array(let parts), .tuple(let parts): parts
        case .dictionary(let pairs): pairs.flatMap { [$0.0, $0.1] }
        case .member(let base, _, _), .tupleElement(let base, _), .inOut(let base), .wrap(let base), .forceUnwrap(let base), .optionalChain(let base),
            .optionalBind(let base), .erase(let base), .forceCast(let base, _), .conditionalCast(let base, _), .typeTest(let base, _), .convert(let base),
            .not(let base), .discard(let base), .tryForce(let base), .tryOptional(let base), .await(let base), .dynamicType(let base),
            .packExpansion(let base, _), .packElement(let base, _), .consume(let base), .discardSelf(let base):
            [base]
        case .functionValue(_, let base): base.map { [$0] } ?? []
        case .enumCase(_, let arguments): arguments
        case .call(_, let base, let arguments): (base.map { [$0] } ?? []) + arguments
        case .callValue(let callee, let arguments): [callee] + arguments
        case .subscripted(let base, _, _, let arguments): [base] + arguments
        case .nilCoalesce(let a, let b), .and(let a, let b), .or(let a, let b): [a, b]
        case .conditional(let condition, let a, let b): [condition, a, b]
        case .assign(let target, let value): [value, target]
        case .keyPath(let components):
            components.flatMap { component -> [Expr] in if case .subscripted(_, _, let arguments, _) = component { arguments } else { [] } }
        case .closure(let closure): closure.captureList.map(\.1)
        case .integer, .float, .boolean, .string, .nilLiteral, .local, .global, .staticMember, .metatype, .enumCaseFunction, .placeholder, .autoclosure,
            .statements, .failed:
            []
        }
    }
}

extension Statement {
    /// The expressions directly inside, conditions among them.
    package var operands: [Expr] {
        func parts(_ conditions: [Condition]) -> [Expr] {
            conditions.compactMap { condition in
                switch condition {
                case .boolean(let expr), .pattern(_, let expr): expr
                case .available: nil
                }
            }
        }
        return switch kind {
        case .expression(let expr), .bind(_, let expr?), .return(let expr?), .throw(let expr), .repeatWhile(_, let expr, _): [expr]
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _, _): parts(conditions)
        case .switch(let subject, let cases): [subject] + cases.flatMap { $0.patterns.compactMap(\.where) }
        case .for(_, let sequence, _, let condition, _, _): [sequence] + (condition.map { [$0] } ?? [])
        case .doCatch(_, let clauses, _): clauses.compactMap(\.condition)
        case .localFunction, .bind(_, nil), .return(nil), .break, .continue, .fallthrough, .defer, .unreachable: []
        }
    }

    /// The lists of statements directly inside.
    package var blocks: [[Statement]] {
        switch kind {
        case .localFunction(_, _, let closure): [closure.body.statements]
        case .if(_, let then, let other): [then, other]
        case .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body), .for(_, _, _, _, let body, _): [body]
        case .switch(_, let cases): cases.map(\.body)
        case .doCatch(let body, let clauses, _): [body] + clauses.map(\.body)
        case .expression, .bind, .return, .throw, .break, .continue, .fallthrough, .unreachable: []
        }
    }

    /// Visits every expression of the statement, those of closures too; outer ones first.
    package func visit(_ visitor: (Expr) throws -> Void) rethrows {
        for operand in operands { try operand.visit(visitor) }
        for block in blocks { for statement in block { try statement.visit(visitor) } }
    }
}

extension Expr {
    /// Visits the expression and all in it, bodies of closures too; outer ones first.
    package func visit(_ visitor: (Expr) throws -> Void) rethrows {
        try visitor(self)
        for operand in operands { try operand.visit(visitor) }
        switch kind {
        case .closure(let closure), .autoclosure(let closure): for statement in closure.body.statements { try statement.visit(visitor) }
        case .statements(let statements, _): for statement in statements { try statement.visit(visitor) }
        default: break
        }
    }
}

extension Pattern {
    /// The variables that a match binds.
    package var variables: [LocalVariable] {
        switch self {
        case .variable(let variable): [variable]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
        case .some(let inner), .cast(let inner, _): inner.variables
        case .any, .none, .isType, .expression: []
        }
    }
}
