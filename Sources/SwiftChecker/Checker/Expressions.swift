import Diagnostics
import SwiftModel
import SwiftSyntax

/// Expressions: the expected type flows in as a hint, the found type flows out; conversions are made by the code that needs them.
extension Checker {
    func expression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        depth += 1
        defer { depth -= 1 }
        let place = span(syntax)
        guard depth < 400 else {
            error("too-deep", "the expression is nested too deeply", at: place, help: "name parts of it with 'let'")
            return Expr(.failed, .error, place)
        }
        guard mayCheck(syntax) else { return Expr(.failed, .error, place) }
        return trialDepth == 0 && probe == nil && syntax.isFull ? fullExpression(syntax, expected) : expression(choosing: syntax, expected)
    }

    /// An expression, of the type that was chosen for it if there is one.
    func expression(choosing syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        let place = span(syntax)
        if let type = chosenTypes[syntax.id] {
            let made = value(expression(syntax, type, place), as: type)
            settledTrace?.note(made, type, at: place)
            return made
        }
        if let open = openMember(syntax, expected, place) { return open }
        let made = valueOfBareType(measured(expression(syntax, expected, place), syntax), syntax, expected)
        settledTrace?.note(made, expected, at: place)
        return made
    }

    private func expression(_ syntax: ExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return integer(node, expected, place)
        case .floatLiteralExpr(let node):
            return Expr(.float(Double(node.literal.text.filter { $0 != "_" }) ?? 0), literalType(.float, expected), place)
        case .booleanLiteralExpr(let node): return Expr(.boolean(node.literal.text == "true"), literalType(.boolean, expected), place)
        case .stringLiteralExpr(let node): return string(node, expected, place)
        case .nilLiteralExpr:
            if let expected, head(expected).optionalPayload != nil { return Expr(.nilLiteral, head(expected), place) }
            return Expr(.nilLiteral, literalType(.nil, expected), place)
        case .arrayExpr(let node): return collectionType(syntax, place) ?? noteOpen(array(node, expected, place), syntax)
        case .dictionaryExpr(let node): return collectionType(syntax, place) ?? noteOpen(dictionary(node, expected, place), syntax)
        case .tupleExpr(let node): return tuple(node, expected, place)
        case .declReferenceExpr(let node): return reference(node, expected, place)
        case .memberAccessExpr(let node): return chained(memberAccess(node, expected, place), syntax)
        case .functionCallExpr(let node): return functionCall(node, expected, place)
        case .subscriptCallExpr(let node): return subscriptCall(node, expected, place)
        case .infixOperatorExpr(let node): return infix(node, expected, place)
        case .prefixOperatorExpr(let node): return prefix(node, expected, place)
        case .postfixOperatorExpr(let node): return postfix(node, expected, place)
        case .ternaryExpr(let node): return ternary(node, expected, place)
        case .closureExpr(let node): return closureValue(node, expected, place)
        case .forceUnwrapExpr(let node): return forceUnwrap(node, expected, place)
        case .optionalChainingExpr(let node): return chained(optionalBind(node, place), syntax)
        case .inOutExpr(let node): return inOut(node, expected, place)
        case .asExpr(let node): return cast(node, place)
        case .isExpr(let node):
            let inner = defaulted(expression(node.expression, nil))
            return Expr(.typeTest(inner, type(node.type)), module.named(.bool), place)
        case .tryExpr(let node): return tried(node, expected, place)
        case .awaitExpr(let node):
            awaits.append(place)
            let inner = expression(node.expression, expected)
            return Expr(.await(inner), inner.type, place)
        case .keyPathExpr(let node): return keyPath(node, expected, place)
        case .superExpr: return superReference(at: place)
        case .genericSpecializationExpr, .typeExpr:
            if let type = typeExpression(syntax) { return Expr(.metatype(type), .metatype(type), place) }
            return Expr(.failed, .error, place)
        case .ifExpr, .switchExpr: return statementExpression(syntax, expected, place)
        case .sequenceExpr(let node):
            unsupported("this order of operators is", at: node)
            return Expr(.failed, .error, place)
        case .macroExpansionExpr(let node): return macro(node, expected, place)
        case .discardAssignmentExpr:
            error("discard", "'_' can only appear in a pattern or on the left side of an assignment", at: place)
            return Expr(.failed, .error, place)
        case .copyExpr(let node): return expression(node.expression, expected)
        case .consumeExpr(let node): return consumed(node, expected, place)
        case .regexLiteralExpr(let node): return regex(node, place)
        case .packExpansionExpr(let node): return packExpansion(node, place)
        case .packElementExpr(let node): return packElement(node, place)
        case .missingExpr, .unresolvedAsExpr, .unresolvedIsExpr: return Expr(.failed, .error, place)
        default:
            unsupported(Self.unsupportedExpression(syntax), at: syntax)
            return Expr(.failed, .error, place)
        }
    }

    private func forceUnwrap(_ node: ForceUnwrapExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let wanted = expected.flatMap { head($0).isOpenVariable ? nil : module.named(.optional, $0) }
        let inner = expression(node.expression, wanted)
        if inner.isFailableDelegation { return Expr(.forceUnwrap(inner), .void, place) }
        guard let payload = head(inner.type).optionalPayload else {
            if !inner.type.isError {
                error("force-unwrap", "cannot force unwrap value of non-optional type '\(inner.type.resolved)'", at: place, help: "remove the '!'")
            }
            return inner
        }
        return Expr(.forceUnwrap(inner), payload, place)
    }

    private func inOut(_ node: InOutExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let inner = expression(node.expression, nil)
        if !inner.type.isError {
            let help = "leave out the '&', or make the parameter 'inout'"
            error("inout", "'&' used with non-inout argument of type '\((expected ?? inner.type).resolved)'", at: place, help: help)
            return Expr(.failed, .error, place)
        }
        return Expr(.inOut(mutable(inner, at: place, for: .inOutArgument)), inner.type, place)
    }

    private func superReference(at place: Span) -> Expr {
        if let this = selfReference(at: place) {
            if case .metatype(let own) = head(this.type), let superclass = own.nominal?.superclass {
                return Expr(.metatype(superclass), .metatype(superclass), place)
            }
            if let superclass = head(this.type).nominal?.superclass { return Expr(.convert(this), superclass, place) }
        }
        if !context.isPartlyKnown { error("super", "'super' cannot be used here", at: place) }
        return Expr(.failed, .error, place)
    }

    private static func unsupportedExpression(_ syntax: ExprSyntax) -> String {
        switch syntax.kind {
        case .unsafeExpr: "'unsafe' is"
        case .borrowExpr: "'_borrow' is"
        default: "the expression '\(syntax.trimmedDescription)' is"
        }
    }

    // MARK: Optionals and conversions

    private func optionalBind(_ node: OptionalChainingExprSyntax, _ place: Span) -> Expr {
        // `[Int]?.none`.
        let isLiteral = node.expression.is(ArrayExprSyntax.self) || node.expression.is(DictionaryExprSyntax.self)
        if isLiteral, let type = typeExpression(node.expression) {
            let optional = module.named(.optional, type)
            return Expr(.metatype(optional), .metatype(optional), place)
        }
        let inner = expression(node.expression, nil)
        // `Int?.none`.
        if case .metatype(let type) = inner.kind {
            let optional = module.named(.optional, type)
            return Expr(.metatype(optional), .metatype(optional), place)
        }
        guard let payload = head(inner.type).optionalPayload else {
            if !inner.type.isError {
                error(
                    "optional-chain", "cannot use optional chaining on non-optional value of type '\(inner.type.resolved)'", at: place, help: "remove the '?'")
            }
            return inner
        }
        return Expr(.optionalBind(inner), payload, place)
    }

    /// Closes an optional chain around an expression that holds a bind: its type becomes optional once.
    func chained(_ expr: Expr, _ syntax: ExprSyntax) -> Expr {
        guard isChainEnd(syntax), holdsBind(syntax) else { return expr }
        if expr.type.isError { return expr }
        let isOptional = head(expr.type).optionalPayload != nil
        let inner = isOptional ? expr : Expr(.wrap(expr), module.named(.optional, expr.type), expr.span)
        return Expr(.optionalChain(inner), inner.type, expr.span)
    }

    func isChainEnd(_ syntax: ExprSyntax) -> Bool {
        guard let parent = syntax.parent else { return true }
        if let node = parent.as(MemberAccessExprSyntax.self), node.base?.id == syntax.id { return false }
        if let node = parent.as(FunctionCallExprSyntax.self), node.calledExpression.id == syntax.id { return false }
        if let node = parent.as(SubscriptCallExprSyntax.self), node.calledExpression.id == syntax.id { return false }
        if parent.is(OptionalChainingExprSyntax.self) { return false }
        if parent.is(ForceUnwrapExprSyntax.self) { return false }
        return true
    }

    func holdsBind(_ syntax: ExprSyntax) -> Bool {
        var current: ExprSyntax? = syntax
        while let node = current {
            if let chain = node.as(OptionalChainingExprSyntax.self) { return typeExpression(chain.expression) == nil }
            if let access = node.as(MemberAccessExprSyntax.self) {
                current = access.base
            } else if let call = node.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let call = node.as(SubscriptCallExprSyntax.self) {
                current = call.calledExpression
            } else if let force = node.as(ForceUnwrapExprSyntax.self) {
                current = force.expression
            } else {
                current = nil
            }
        }
        return false
    }

    func cast(_ node: AsExprSyntax, _ place: Span) -> Expr {
        let target = type(node.type)
        guard let mark = node.questionOrExclamationMark else {
            if let bridged = bridged(node.expression, to: target, place) { return bridged }
            let value = value(node.expression, as: target, for: .coercion)
            // `width / 2 as Double`: the operator takes its operands as numbers of the other type.
            if case .convert(let inner) = value.kind, isDoubleAndCGFloat(inner.type, target), !isBinary(node.expression) {
                mismatch(inner, target, for: .coercion)
            }
            settle(value)
            coercions.insert(place.range)
            return Expr(value.kind, target, place)
        }
        let inner = defaulted(expression(node.expression, nil))
        if mark.text == "?" { return Expr(.conditionalCast(inner, target), module.named(.optional, target), place) }
        return Expr(.forceCast(inner, target), target, place)
    }

    private func tried(_ node: TryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        tries.append(place)
        switch node.questionOrExclamationMark?.text {
        case "?":
            let (inner, _) = collectingThrown { expression(node.expression, expected.flatMap { head($0).optionalPayload }) }
            let isOptional = head(inner.type).optionalPayload != nil
            let wrapped = isOptional ? inner : Expr(.wrap(inner), module.named(.optional, inner.type), place)
            return Expr(.tryOptional(wrapped), wrapped.type, place)
        case "!":
            let (inner, _) = collectingThrown { expression(node.expression, expected) }
            return Expr(.tryForce(inner), inner.type, place)
        default: return expression(node.expression, expected)
        }
    }

    private func ternary(_ node: TernaryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let condition = value(node.condition, as: module.named(.bool), for: .condition)
        if expected == nil, isClosure(node.thenExpression), !isClosure(node.elseExpression) {
            let b = expression(node.elseExpression, nil)
            let a = expression(node.thenExpression, b.type.isError ? nil : b.type)
            return choice(condition, a, b, node, place)
        }
        let a = expression(node.thenExpression, expected ?? (beginsImplicitly(node.thenExpression) ? fresh() : nil))
        // `a ? "+" : b ? "-" : nil`: the other one may be an optional of the literal's type.
        let isAlone = expected == nil && isOpenLiteral(a.type) && isTernary(node.elseExpression)
        let wanted = isAlone ? nil : expectedOfElse(node.elseExpression, expected, after: a)
        let b = expression(node.elseExpression, wanted)
        if let expected, !head(expected).isOpenVariable {
            if let then = converted(a, to: expected), let other = converted(b, to: expected) {
                return Expr(.conditional(condition, then, other), expected, place)
            }
            // A mismatch is reported by the code that needs the value; an operator may need another type than its hint.
            if let values = joined([a, b]) { return Expr(.conditional(condition, values[0], values[1]), values[0].type, place) }
            return Expr(.conditional(condition, a, b), converted(a, to: expected) == nil ? a.type : b.type, place)
        }
        return choice(condition, a, b, node, place)
    }

    /// `? :` where no type is wanted: that which its branches have in common.
    private func choice(_ condition: Expr, _ a: Expr, _ b: Expr, _ node: TernaryExprSyntax, _ place: Span) -> Expr {
        if case .nilLiteral = a.kind { return conditional(condition, b, a, place, optional: true) }
        if case .nilLiteral = b.kind { return conditional(condition, a, b, place, optional: true) }
        if let values = joined([a, b]) {
            return Expr(.conditional(condition, values[0], values[1]), values[0].type, place)
        }
        if a.type.isError || b.type.isError { return Expr(.failed, .error, place) }
        error(
            "ternary", "result values in '? :' expression have mismatching types '\(a.type.resolved)' and '\(b.type.resolved)'", at: span(node.questionMark),
            help: conformances.conforms(a.type, to: module.nominal(.view)) ? "use 'if' and 'else' in a @ViewBuilder: each branch may have its own type" : nil)
        return Expr(.failed, .error, place)
    }

    private func isTernary(_ syntax: ExprSyntax) -> Bool {
        syntax.unparenthesized.is(TernaryExprSyntax.self)
    }

    /// A member after a dot is looked up in what the first branch gave a type that was open: `isOn ? .red : .secondary` is a color where any style may be.
    private func expectedOfElse(_ syntax: ExprSyntax, _ expected: SwiftType?, after a: Expr) -> SwiftType? {
        guard !a.type.isError, let expected else { return expected ?? (a.type.isError ? nil : a.type) }
        if case .variable = head(a.type) { return expected }
        // `throw isLate ? Fault.late : .early`
        if case .existential(let list, _) = head(expected), beginsImplicitly(syntax), let name = leadingMember(syntax),
            !list.contains(where: { protocolStatic(name, $0, a.span) != nil })
        {
            return a.type
        }
        return head(expected).isOpenVariable && beginsImplicitly(syntax) ? a.type : expected
    }

    private func conditional(_ condition: Expr, _ value: Expr, _ none: Expr, _ place: Span, optional: Bool) -> Expr {
        defaulted(value)
        let type = head(value.type).optionalPayload != nil ? value.type : module.named(.optional, value.type)
        let nilFirst = none.span.range.lowerBound < value.span.range.lowerBound
        let (v, n) = (self.value(value, as: type), Expr(.nilLiteral, type, none.span))
        return Expr(.conditional(condition, nilFirst ? n : v, nilFirst ? v : n), type, place)
    }
}

extension Expr {
    /// Whether the expression is an enum's case, with or without what it carries.
    var isCase: Bool {
        switch kind {
        case .enumCase, .enumCaseFunction: true
        default: false
        }
    }
}

extension SwiftType {
    var isOpenVariable: Bool {
        if case .variable(let variable) = head { return variable.solution == nil && variable.literal == nil }
        return false
    }
}
