/// What an expression consists of, for readers of checked code.
extension Expr {
    /// The expressions directly inside, in the order in which they are evaluated; bodies of closures and statements are not among them.
    var operands: [Expr] {
        switch kind {
        case .interpolation(let parts), .array(let parts), .tuple(let parts): parts
        case .dictionary(let pairs): pairs.flatMap { [$0.0, $0.1] }
        case .member(let base, _, _), .tupleElement(let base, _), .inOut(let base), .wrap(let base), .forceUnwrap(let base), .optionalChain(let base),
            .optionalBind(let base), .erase(let base), .forceCast(let base, _), .conditionalCast(let base, _), .typeTest(let base, _), .convert(let base),
            .not(let base), .discard(let base), .tryForce(let base), .tryOptional(let base), .await(let base), .dynamicType(let base):
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

extension Pattern {
    /// The variables that a match binds.
    var variables: [LocalVariable] {
        switch self {
        case .variable(let variable): [variable]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
        case .some(let inner), .cast(let inner, _): inner.variables
        case .any, .none, .isType, .expression: []
        }
    }
}
