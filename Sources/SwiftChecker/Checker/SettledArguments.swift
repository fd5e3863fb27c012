import SwiftModel
import SwiftSyntax

/// Arguments whose types no overload changes are checked once.
extension Checker {
    /// The arguments with calls checked once for all candidates, where none reveals more of their type than that it is one, or a call names its type itself
    /// (`Double(3)`), or a call gives what its closure says; `nil` where a call is faulty.
    func settled(_ arguments: [Argument], _ matching: [(CallCandidate, [Int: [Int]])]) -> [Argument]? {
        var result = arguments
        for (index, argument) in arguments.enumerated() {
            guard case .syntax(let syntax) = argument.source, let node = syntax.as(FunctionCallExprSyntax.self), !isContextual(syntax),
                !beginsImplicitly(syntax), let parameters = parameters(of: matching, taking: index)
            else { continue }
            if !parameters.allSatisfy(takesAnyType), !namesItsType(node) {
                if saysResult(node), let typed = settledOrNil(syntax) { result[index].source = .typed(typed) }
                continue
            }
            let typed = expression(syntax, nil)
            if typed.type.isError { return nil }
            result[index].source = .typed(typed)
        }
        return result
    }

    /// The parameters that take an argument as it is, one a candidate.
    private func parameters(of matching: [(CallCandidate, [Int: [Int]])], taking argument: Int) -> [(CallCandidate, FunctionDecl.Parameter)]? {
        var found: [(CallCandidate, FunctionDecl.Parameter)] = []
        for (candidate, assignment) in matching {
            guard let index = assignment.first(where: { $0.value == [argument] })?.key else { return nil }
            let parameter = candidate.parameters[index]
            guard !parameter.isInout, !parameter.isAutoclosure, !parameter.isVariadic else { return nil }
            found.append((candidate, parameter))
        }
        return found
    }

    /// Whether a parameter is of a generic type of the function's own.
    private func takesAnyType(_ candidate: CallCandidate, _ parameter: FunctionDecl.Parameter) -> Bool {
        guard case .function(let decl) = candidate.target, case .parameter(let generic) = parameter.type else { return false }
        return decl.parameters.suffix(decl.ownParameterCount).contains(generic)
    }

    /// Whether a call takes nothing but a closure whose result is written: `names.map { name -> Int in … }`.
    private func saysResult(_ node: FunctionCallExprSyntax) -> Bool {
        node.calledExpression.is(MemberAccessExprSyntax.self) && node.arguments.isEmpty && node.additionalTrailingClosures.isEmpty
            && node.trailingClosure?.signature?.returnClause != nil
    }

    /// An expression whose type is known without what is around it.
    private func settledOrNil(_ syntax: ExprSyntax) -> Expr? {
        trial {
            let typed = expression(syntax, nil)
            return typed.type.isError || typed.type.hasVariables ? nil : typed
        }
    }

    /// Whether a call makes a value of a type that its name alone determines.
    private func namesItsType(_ node: FunctionCallExprSyntax) -> Bool {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.word, local(name) == nil, module.functions(name).isEmpty,
            let decl = module.type(name) ?? module.alias(name).flatMap({ $0.parameters.isEmpty ? conformances.aliasType($0).nominal : nil })
        else { return false }
        return decl.kind != .protocol && decl.parameters.isEmpty
    }
}
