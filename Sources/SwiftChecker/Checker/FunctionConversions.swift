import SwiftModel

extension Checker {
    /// A function that takes more than is wanted, as one that takes what is: a closure that converts what it gets.
    ///
    /// `row.preferredColorScheme`, of an optional, where `(ColorScheme) -> Content` is wanted.
    func adapted(_ expr: Expr, _ given: FunctionType, _ wanted: FunctionType, to target: SwiftType) -> Expr? {
        guard !(given.parameters + wanted.parameters).contains(where: \.isInout) else { return nil }
        let function = LocalVariable(name: "$function", type: expr.type, isLet: true, span: expr.span)
        let closure = Closure()
        closure.captureList = [(function, expr)]
        var arguments: [Expr] = []
        for (index, other) in wanted.parameters.enumerated() {
            let parameter = LocalVariable(name: "$argument", type: other.type, isLet: true, span: expr.span)
            parameter.isParameter = true
            closure.parameters.append(parameter)
            guard given.parameters.indices.contains(index) else { continue }
            let own = given.parameters[index]
            guard !isDoubleAndCGFloat(own.type, other.type), let argument = converted(Expr(.local(parameter), other.type, expr.span), to: own.type) else {
                return nil
            }
            arguments.append(argument)
        }
        let call = Expr(.callValue(Expr(.local(function), expr.type, expr.span), arguments: arguments), given.result, expr.span)
        guard let result = converted(call, to: wanted.result) else { return nil }
        if given.isThrowing { tries.append(expr.span) }
        if given.isAsync { awaits.append(expr.span) }
        closure.resultType = wanted.result
        closure.isEscaping = true
        closure.body.variables = closure.parameters
        closure.body.statements = [Statement(.return(result), expr.span)]
        return Expr(.closure(closure), target, expr.span)
    }
}
