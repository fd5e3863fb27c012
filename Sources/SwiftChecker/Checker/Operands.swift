import Diagnostics
import SwiftModel
import SwiftSyntax

/// What operands are expected to be before their operator is found: by the other operand, by the result, by the operator's declarations.
extension Checker {
    /// Whether an operand is a closure or an initializer, or made of closures, or a key path beside an operator of the program: it takes its type from the
    /// operator's parameter.
    func takesFunctions(_ node: InfixOperatorExprSyntax) -> Bool {
        let operands = [node.leftOperand, node.rightOperand]
        if operands.contains(where: { isClosure($0) || isInitializer($0) }) { return true }
        guard operands.contains(where: isOpenKeyPath), let op = node.operator.as(BinaryOperatorExprSyntax.self) else { return false }
        return isDeclaredByProgram(op.operator.text)
    }

    /// Whether a program has functions of an operator beside those in types.
    func isDeclaredByProgram(_ op: String) -> Bool { module.functions(op).contains { !$0.isPrelude } }

    private func isOpenKeyPath(_ operand: ExprSyntax) -> Bool { operand.unparenthesized.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false }

    func isClosure(_ operand: ExprSyntax) -> Bool {
        let operand = operand.unparenthesized
        if let inner = operand.as(InfixOperatorExprSyntax.self) { return inner.operator.is(BinaryOperatorExprSyntax.self) && takesFunctions(inner) }
        return operand.is(ClosureExprSyntax.self)
    }

    func isBinary(_ syntax: ExprSyntax) -> Bool {
        syntax.unparenthesized.as(InfixOperatorExprSyntax.self)?.operator.is(BinaryOperatorExprSyntax.self) ?? false
    }

    /// An operator between functions, some of which take their types from the others: `{ $0 + 1 } >>> String.init`.
    func functionOperator(_ node: InfixOperatorExprSyntax, _ op: String, _ expected: SwiftType?, _ place: Span) -> Expr? {
        var types: [SwiftType] = []
        let operands = [node.leftOperand, node.rightOperand]
        let arguments = operands.map { operand -> Argument in
            let own = span(operand)
            guard !isClosure(operand), !isInitializer(operand), !isOpenKeyPath(operand), let typed = trial({ taken(expression(operand, nil)) }) else {
                return Argument(label: nil, source: .syntax(operand), span: own)
            }
            if isOpenLiteral(typed.type) { defaulted(typed) }
            types.append(typed.type)
            return Argument(label: nil, source: .typed(typed), span: own)
        }
        let candidates = operators(op, types).filter { $0.parameters.count == 2 }
        return candidates.isEmpty ? nil : call(candidates, arguments, expecting: expected, named: op, at: place)
    }

    /// Whether an operand is a number that need not be of the other operand's type: that declares the operator, maybe for numbers (`price * 3`).
    func mayDiffer(_ operand: ExprSyntax, from other: SwiftType, _ op: String) -> Bool {
        let number = operand.as(PrefixOperatorExprSyntax.self)?.expression ?? operand
        return (number.is(IntegerLiteralExprSyntax.self) || number.is(FloatLiteralExprSyntax.self)) && declaring(op, other) != nil
    }

    /// What an operator of a type takes beside it, where an operand is arithmetic of literals and that type isn't a number: `date + 60 * 60`.
    func numberHint(_ operand: ExprSyntax, beside other: SwiftType, _ op: String, isRight: Bool) -> SwiftType? {
        let inner = operand.as(TupleExprSyntax.self)?.elements.first?.expression ?? operand
        guard inner.is(InfixOperatorExprSyntax.self), isContextual(operand), head(other).nominal != nil, !accepts(.integer, head(other)) else { return nil }
        var found: Set<String> = []
        var hint: SwiftType?
        for candidate in operators(op, [other]) where candidate.owner != nil && candidate.parameters.count == 2 {
            let types = candidate.parameters.map { $0.type.substituting(candidate.map) }
            guard trial({ unify(types[isRight ? 0 : 1], other) ? true : nil }) != nil, let number = plainHint(types[isRight ? 1 : 0]) else { continue }
            found.insert(number.description)
            hint = number
        }
        return found.count == 1 ? hint : nil
    }

    /// Whether the snippet declares the operator for the type of an operand.
    func isOwn(_ op: String, of operand: ExprSyntax, _ expected: SwiftType?) -> Bool {
        let declares = module.allFunctions.contains { $0.name == op && !$0.isPrelude }
        guard declares else { return false }
        if isContextual(operand), let expected, declaring(op, expected) != nil { return true }
        guard let type = trial({ self.expression(operand, nil).type.resolved }) else { return false }
        return !type.isKnown(.bool) && !type.isError
    }

    /// The type where it is the snippet's own and declares the operator: its operands may be members of it (`.short || .long`).
    func declaring(_ op: String, _ type: SwiftType) -> SwiftType? {
        guard let decl = head(type).nominal, !decl.isPrelude, !module.members(op, of: decl).isEmpty else { return nil }
        return head(type)
    }

    /// Whether operators are applied to a member after a dot alone, from the left: `.now() + delay + 0.5`.
    func leadsImplicitly(_ operand: ExprSyntax) -> Bool {
        guard let infix = operand.as(InfixOperatorExprSyntax.self) else { return false }
        return beginsImplicitly(infix.leftOperand) || leadsImplicitly(infix.leftOperand)
    }

    /// The type of the library that an operator makes of itself, for an operand that is a member of it: `.degrees(45) / 2`.
    func memberHint(_ operand: ExprSyntax, _ op: String, making type: SwiftType) -> SwiftType? {
        let type = head(type).optionalPayload.map(head) ?? head(type)
        guard beginsImplicitly(operand) || leadsImplicitly(operand), let decl = type.nominal, decl.isPrelude, !module.members(op, of: decl).isEmpty else {
            return nil
        }
        return type
    }

    /// The type that a member after a dot alone has where an operator takes operands of two types: `.now() + seconds`, `time + .seconds(2)`; `nil` where the operands are
    /// alike, or may be.
    func otherOperand(_ operand: ExprSyntax, beside other: SwiftType, _ op: String, isRight: Bool, making result: SwiftType?) -> SwiftType? {
        guard beginsImplicitly(operand), !other.isError, !head(other).isOpenVariable else { return nil }
        var types: [SwiftType] = []
        for candidate in operators(op, [other] + [result].compactMap(\.self)) where candidate.owner != nil && candidate.parameters.count == 2 {
            let parts = candidate.parameters.map { conformances.normalized($0.type.substituting(candidate.map)).resolved }
            let (beside, own) = isRight ? (parts[0], parts[1]) : (parts[1], parts[0])
            if beside == other.resolved || Set([beside.known, other.known]) == [.double, .cgFloat], own != beside, own.nominal != nil, !own.hasVariables,
                !types.contains(own)
            {
                types.append(own)
            }
        }
        guard !types.isEmpty else { return nil }
        func fits(_ type: SwiftType) -> Bool {
            var isSound = false
            _ = trial { () -> Void? in
                isSound = self.trial { self.expression(operand, type).type.isError ? nil : true } ?? false
                return nil
            }
            return isSound
        }
        return fits(other) ? nil : types.first(where: fits)
    }

    /// `.some(1) != nil`: a member beside `nil` is one of an optional.
    func besideNil(_ node: InfixOperatorExprSyntax) -> (left: Expr, right: Expr)? {
        let isLeft = beginsImplicitly(node.leftOperand)
        guard isLeft || beginsImplicitly(node.rightOperand), (isLeft ? node.rightOperand : node.leftOperand).is(NilLiteralExprSyntax.self) else { return nil }
        let optional = module.named(.optional, fresh())
        return (expression(node.leftOperand, optional), expression(node.rightOperand, optional))
    }

    /// `dogs + [Cat()]` where `[any Animal]` is wanted: each array becomes that.
    func convertedArrays(_ left: Expr, _ right: Expr, making expected: SwiftType?) -> (left: Expr, right: Expr)? {
        guard let wanted = expected.map(head), wanted.isKnown(.array), !wanted.hasVariables, [left, right].allSatisfy({ head($0.type).isKnown(.array) }),
            trial({ self.unify(left.type, right.type) ? true : nil }) == nil, let first = converted(left, to: wanted),
            let second = converted(right, to: wanted)
        else { return nil }
        return (first, second)
    }

    /// Whether the array on the left determines what the one on the right is, and not what is made of both: `[B.one] + [.two]` where an array of the class above `B` is wanted.
    func arrayImpliesOther(_ node: InfixOperatorExprSyntax, _ op: String, making expected: SwiftType?) -> Bool {
        guard op == "+", let expected, let right = node.rightOperand.as(ArrayExprSyntax.self), node.leftOperand.is(ArrayExprSyntax.self),
            right.elements.contains(where: { beginsImplicitly($0.expression) }), let element = head(expected).arguments.first.map(head),
            element.isExistential || element.nominal?.kind == .class
        else { return false }
        return trial { taken(expression(node.rightOperand, expected)) } == nil && trial { taken(expression(node.leftOperand, nil)) } != nil
    }

    /// What both operands are expected to be where neither implies its type.
    func expectedOperand(of op: String, making type: SwiftType) -> SwiftType? {
        if head(type).isOpenVariable { return nil }
        let array = head(type).optionalPayload.map(head) ?? head(type)
        // `[.a] + [.b]`
        if op == "+", array.isKnown(.array) { return array }
        return plainHint(type) ?? declaring(op, type) ?? bound(op, type)
    }

    /// The types of ranges with two bounds, by their operators.
    var rangeKinds: [String: KnownType] { ["...": .closedRange, "..<": .range] }

    /// The type of the bounds where a range is expected: `.low ... .high`, `1...`.
    func bound(_ op: String, _ type: SwiftType) -> SwiftType? {
        let kinds: [String: [KnownType]] = ["...": [.closedRange, .partialRangeFrom, .partialRangeThrough], "..<": [.range, .partialRangeUpTo]]
        guard let known = head(type).known, kinds[op]?.contains(known) ?? false else { return nil }
        return head(type).arguments.first.flatMap { head($0).isOpenVariable ? nil : head($0) }
    }

    /// Expected results that may as well be the operands' types.
    func plainHint(_ type: SwiftType) -> SwiftType? {
        let type = head(type)
        if let payload = type.optionalPayload { return plainHint(payload) }
        if case .variable(let variable) = type {
            let usual = conformances.usualType(of: variable.literal ?? .integer, wantedAs: variable.protocols)
            return usual.isDouble ? usual : nil
        }
        if case .parameter = type { return accepts(.integer, type) ? type : nil }
        guard let known = type.known else { return nil }
        if known == .range || known == .closedRange { return type.arguments.first.flatMap(plainHint) }
        return known.isScalar && known != .bool ? type : nil
    }

    /// `.some(1) == number`: beside a value that may become an optional one.
    private func isCaseOfOptional(_ syntax: ExprSyntax, beside other: SwiftType) -> Bool {
        guard beginsImplicitly(syntax), other.nominal != nil, other.optionalPayload == nil, let name = leadingMember(syntax), ["some", "none"].contains(name)
        else { return false }
        return members(name, of: other, isStatic: true).isEmpty
    }

    /// Ranges over literals take their bound's type from the other side.
    func operandHint(_ syntax: ExprSyntax, _ other: SwiftType) -> SwiftType? {
        let other = head(other)
        if isCaseOfOptional(syntax, beside: other) { return module.named(.optional, other) }
        if syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self) { return accepts(.integer, other) ? other : nil }
        // `text += ["!"]`
        if syntax.is(ArrayExprSyntax.self), other.isKnown(.string) || other.isKnown(.substring) {
            return module.named(.array, module.named(.character))
        }
        return other
    }

    /// Whether an expression's type depends on its context: literals, implicit members, nil.
    func isContextual(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr: return true
        case .memberAccessExpr(let node): return node.base.map(isContextual) ?? true
        case .functionCallExpr(let node): return node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base.map(isContextual) ?? true } ?? false
        case .prefixOperatorExpr(let node): return isContextual(node.expression)
        case .infixOperatorExpr(let node): return isContextual(node.leftOperand) && isContextual(node.rightOperand)
        case .keyPathExpr(let node): return node.root == nil
        case .ternaryExpr(let node): return isContextual(node.thenExpression) && isContextual(node.elseExpression)
        case .tupleExpr(let node): return node.elements.count == 1 && node.elements.first.map { isContextual($0.expression) } ?? false
        default: return false
        }
    }
}

extension ExprSyntax {
    /// What is in the parentheses around one expression; else the expression.
    var unparenthesized: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return self }
        return only.expression.unparenthesized
    }
}
