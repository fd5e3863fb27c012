import Diagnostics
import SwiftModel
import SwiftSyntax

/// Arguments of one candidate: checked for their parameters, converted, and what that costs.
extension Checker {
    /// Infers from the expected type parameters of a generic result of the same declaration.
    func hint(_ result: SwiftType, _ expected: SwiftType) {
        let expected = head(expected)
        switch (result.head, expected) {
        case (.nominal(let a, _), .nominal(let b, _)) where a == b: _ = trial { self.unify(result, expected) ? true : nil }
        case (.function, .function), (.tuple, .tuple): _ = trial { self.unify(result, expected) ? true : nil }
        case (.nominal, .nominal), (.function, .nominal):
            if let payload = expected.optionalPayload { hint(result, payload) }
        default: break
        }
    }

    /// `generic`: the parameter of the function that the type is, which an existential argument is opened for.
    func argument(
        _ argument: Argument, _ type: SwiftType, _ parameter: FunctionDecl.Parameter, _ score: inout Int, opening generic: GenericParameter?,
        _ opened: inout Set<GenericParameter>
    ) -> Expr? {
        if parameter.isInout {
            if case .typed(let given) = argument.source, case .inOut = given.kind {
                guard unify(given.type, type) else { mismatch(given, type, for: .argument); return nil }
                return given
            }
            guard case .syntax(let syntax) = argument.source else { return nil }
            return inOut(syntax, type, at: argument.span, opening: generic, &opened)
        }
        if parameter.isAutoclosure, case .syntax(let syntax) = argument.source { return autoclosure(syntax, type, at: argument.span) }
        let expr: Expr
        switch argument.source {
        case .syntax(let syntax):
            if syntax.is(PackExpansionExprSyntax.self), !parameter.isPack {
                let message = "cannot pass value pack expansion to non-pack parameter of type '\(type.resolved)'"
                error("pack", message, at: argument.span, help: "pass a tuple of it: (\(argument.span.text))")
                return nil
            }
            let isAnyText = !isContextual(syntax) && takesAnyText(type)
            expr = functionOfParts(syntax, type) ?? expression(syntax, isAnyText ? nil : type)
        case .typed(let typed):
            if parameter.isAutoclosure {
                return Expr(.autoclosure(constantClosure(typed)), .function(FunctionType(parameters: [], result: type)), argument.span)
            }
            expr = typed
        case .trailing: return nil
        }
        if expr.type.isError {
            if trialDepth == 0 { failVariables(in: type) }
            return trialDepth > 0 ? nil : expr
        }
        if opens(expr, for: type, generic, &opened) { return expr }
        if let key = key(of: expr, as: type) {
            score += OverloadCost.literal
            return key
        }
        guard let result = converted(expr, to: type) else {
            mismatch(expr, type, for: .argument)
            if trialDepth == 0 { failVariables(in: type) }
            return trialDepth > 0 ? nil : Expr(.failed, type, argument.span)
        }
        score += isWaiting(expr) ? OverloadCost.waiting : overloadCost(of: expr, as: result)
        return result
    }

    /// Whether a value of any type of some protocols, or such a type, is opened for a parameter of the function, which it has all protocols of (SE-0352).
    private func opens(_ expr: Expr, for type: SwiftType, _ generic: GenericParameter?, _ opened: inout Set<GenericParameter>) -> Bool {
        var (given, wanted) = (head(expr.type), head(type))
        if expr.isMetatypeValue, case .metatype(let instance) = given, case .metatype(let target) = wanted { (given, wanted) = (head(instance), head(target)) }
        guard let generic, case .existential(let list, _) = given, !list.isEmpty, case .variable(let variable) = wanted,
            generic.protocols.allSatisfy({ target in list.contains { conformances.inherits($0, target) } })
        else { return false }
        solve(variable, opening: given)
        opened.insert(generic)
        return true
    }

    /// `pairs.map(max)`: a function of several values, named where one of a tuple is wanted, gets the tuple's elements.
    private func functionOfParts(_ syntax: ExprSyntax, _ type: SwiftType) -> Expr? {
        guard syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self), case .function(var wanted) = head(type),
            wanted.parameters.count == 1, case .tuple(let elements) = head(wanted.parameters[0].type), elements.count > 1
        else { return nil }
        if let whole = trial({ converted(expression(syntax, type), to: type) }), !whole.type.isError { return whole }
        let tuple = wanted.parameters[0].type
        wanted.parameters = elements.map { FunctionType.Parameter(type: $0.type) }
        let asWanted = SwiftType.function(wanted)
        guard let function = trial({ converted(expression(syntax, asWanted), to: asWanted) }), !function.type.isError else { return nil }
        wanted.isThrowing = mayThrow(function)
        let apart = SwiftType.function(wanted)
        let named = LocalVariable(name: "$function", type: apart, isLet: true, span: function.span)
        let whole = LocalVariable(name: "$tuple", type: tuple, isLet: true, span: function.span)
        let parts = elements.indices.map { Expr(.tupleElement(Expr(.local(whole), tuple, function.span), $0), elements[$0].type, function.span) }
        let call = Expr(.callValue(Expr(.local(named), apart, function.span), arguments: parts), wanted.result, function.span)
        let closure = Closure(of: [whole], giving: call)
        closure.captureList = [(named, function)]
        if wanted.isThrowing {
            tries.append(function.span)
            closure.thrownTypes = [thrownType(of: wanted).resolved]
        }
        return Expr(.closure(closure), type, function.span)
    }

    private func mayThrow(_ function: Expr) -> Bool {
        switch function.kind {
        case .convert(let inner): mayThrow(inner)
        case .functionValue(let callee, _): callee.decl.isThrowing
        default: if case .function(let type) = head(function.type) { type.isThrowing } else { false }
        }
    }

    /// An argument for an `inout` parameter: a place behind `&`.
    func inOut(_ syntax: ExprSyntax, _ type: SwiftType, at place: Span) -> Expr? {
        var opened: Set<GenericParameter> = []
        return inOut(syntax, type, at: place, opening: nil, &opened)
    }

    /// The same, opened for a generic parameter where it is a value of any type of a protocol.
    private func inOut(
        _ syntax: ExprSyntax, _ type: SwiftType, at place: Span, opening generic: GenericParameter?, _ opened: inout Set<GenericParameter>
    ) -> Expr? {
        guard let node = syntax.as(InOutExprSyntax.self) else {
            reportMissingMark(syntax, type, at: place)
            return nil
        }
        let target = expression(node.expression, nil)
        if !opens(target, for: type, generic, &opened) {
            guard unify(target.type, type) else { mismatch(target, type, for: .argument); return nil }
        }
        return Expr(.inOut(mutable(target, at: place, for: .inOutArgument)), target.type, place)
    }

    /// A value without `&` for an `inout` parameter: one that can't be changed isn't helped by it.
    private func reportMissingMark(_ syntax: ExprSyntax, _ type: SwiftType, at place: Span) {
        let given = trialDepth > 0 ? Expr(.failed, .error, place) : value(syntax, as: type, for: .argument)
        if given.type.isError || trialDepth > 0 || isMutable(given) {
            if case .failed = given.kind, trialDepth == 0 { return }
            return error(
                "inout", "passing value of type '\(type.resolved)' to an inout parameter requires explicit '&'", at: place, help: "write '&' before it")
        }
        let help = "put it into a variable, and pass that: '&name'"
        switch given.kind {
        case .integer, .float, .boolean, .string, .interpolation, .array, .dictionary:
            error("inout", "cannot pass immutable value of type '\(type.resolved)' as inout argument", at: place, help: help)
        default: _ = mutable(given, at: place, for: .inOutArgument)
        }
    }

    /// How many classes above its own a value is taken for.
    func classDistance(_ own: SwiftType, _ target: SwiftType) -> Int {
        var (distance, current) = (0, head(own).nominal)
        while let decl = current, decl != head(target).nominal { (distance, current) = (distance + 1, decl.superclass?.nominal) }
        return current == nil ? 0 : distance
    }

    /// What a builder closure makes determines its type, though it names too many arguments.
    private func infer(_ function: FunctionType, from closure: ClosureExprSyntax, _ given: Int, _ builder: NominalDecl) {
        var padded = function
        while padded.parameters.count < given { padded.parameters.append(.init(type: .error)) }
        _ = trial { self.closure(closure, padded, builder: builder) }
    }

    /// `{ $0?.next }` for a parameter that gives `T?`: where its chain ends early, the result itself is `nil`, not what it wraps.
    private func endChainsEarly(in made: Expr, as declared: SwiftType) {
        guard case .closure(let closure) = made.kind, case .function(let function) = declared.head, case .parameter? = function.result.optionalPayload?.head,
            closure.body.statements.count == 1, case .return(let value?) = closure.body.statements[0].kind, case .convert(let chain) = value.kind,
            case .optionalChain(let inner) = chain.kind, head(value.type).optionalPayload.map(head) == head(inner.type)
        else { return }
        let wrapped = Expr(.optionalChain(Expr(.wrap(inner), value.type, value.span)), value.type, value.span)
        closure.body.statements = [Statement(.return(wrapped), closure.body.statements[0].span)]
    }

    func closureArgument(_ closure: ClosureExprSyntax, _ type: SwiftType, _ parameter: FunctionDecl.Parameter, at place: Span) -> Expr? {
        settlePack(of: type, by: closure)
        let target = head(type)
        if parameter.isAutoclosure { return autoclosure(ExprSyntax(closure), type, at: place) }
        if let payload = target.optionalPayload {
            var parameter = parameter
            parameter.isEscaping = true
            guard let inner = closureArgument(closure, payload, parameter, at: place) else { return nil }
            return Expr(.wrap(inner), target, place)
        }
        if case .function(let function) = target {
            if let given = excessArguments(closure, for: function) {
                if let builder = parameter.builder { infer(function, from: closure, given, builder) }
                error("closure-arguments", closureCountMessage(function, given), at: namesPlace(of: closure))
                return nil
            }
            if reportIgnoredArguments(of: closure, function, at: place) { return nil }
            closureEscapes = parameter.isEscaping
            if let builder = parameter.builder { return self.closure(closure, function, builder: builder) }
            let made = self.closure(closure, function, builder: nil)
            endChainsEarly(in: made, as: parameter.type)
            return made
        }
        let expr = expression(ExprSyntax(closure), type)
        if case .existential = target { checkOpenParameters(expr, ExprSyntax(closure)) }
        guard let result = converted(expr, to: type) else { mismatch(expr, type, for: .argument); return nil }
        return result
    }

    /// A parameter's default, checked where the function is declared.
    ///
    /// - Parameter map: what generic parameters stand for in the call.
    func defaultArgument(
        _ parameter: FunctionDecl.Parameter, _ type: SwiftType, _ decl: FunctionDecl, _ map: [GenericParameter: SwiftType], at place: Span
    ) -> Expr? {
        if let make = parameter.typedDefault { return make() }
        guard let syntax = parameter.defaultSyntax else { return nil }
        // `#line` and the like mean the place of the call.
        if let node = syntax.as(MacroExpansionExprSyntax.self) { return value(macro(node, type, place), as: type) }
        guard defaultsInHand.insert(syntax.id).inserted else {
            unsupported("a default argument that leads back to its own function is", at: syntax)
            return Expr(.failed, type, place)
        }
        defer { defaultsInHand.remove(syntax.id) }
        var inner = decl.context ?? DeclContext()
        inner.scope = decl.context?.scope
        inner.substitutions = map.mapValues(\.resolved)
        inner.requirements += conformances.assumptions
        let target = type.resolved
        if target.hasVariables, !syntax.is(NilLiteralExprSyntax.self) {
            // The default determines the type: `id: ID = …`; a trial of the call undoes that.
            let outer = (scope, source)
            (scope, source) = (inner.scope, decl.source ?? source)
            defer { (scope, source) = outer }
            return within(inner) { value(syntax, as: type) }
        }
        return separately(in: inner, source: decl.source) {
            scope = Scope(parent: scope, function: FunctionScope(parent: nil, body: Body(), result: target))
            if parameter.isAutoclosure { return autoclosure(syntax, target, at: place) ?? Expr(.failed, target, place) }
            if let closure = syntax.as(ClosureExprSyntax.self) {
                // A result builder transforms what a call gives, not the default.
                var plain = parameter
                plain.builder = nil
                return closureArgument(closure, target, plain, at: place) ?? Expr(.failed, target, place)
            }
            return value(syntax, as: target, for: .defaultArgument)
        }
    }
}
