import SwiftModel
import SwiftSyntax

/// The constraints of an expression's parts, from the inside out.
extension ConstraintSystem {
    /// The type of an expression, with the constraints of its parts added.
    func type(of syntax: ExprSyntax) -> SwiftType {
        let own = checker.beginsImplicitly(syntax) && !isInChain(syntax) ? implicitMember(syntax) : partType(of: syntax)
        let type = endOfChain(own, syntax)
        if syntax.dependsOnContext { state.types[syntax.id] = type }
        return type
    }

    private func partType(of syntax: ExprSyntax) -> SwiftType {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return literal(.integer)
        case .floatLiteralExpr: return literal(.float)
        case .booleanLiteralExpr: return literal(.boolean)
        case .stringLiteralExpr(let node) where node.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }): return literal(.string)
        case .nilLiteralExpr: return checker.fresh(.nil)
        case .discardAssignmentExpr: return checker.fresh()
        case .arrayExpr(let node): return collection(node)
        case .dictionaryExpr(let node): return collection(node)
        case .tupleExpr(let node): return tuple(node)
        case .declReferenceExpr, .superExpr, .typeExpr, .genericSpecializationExpr: return named(syntax)
        case .memberAccessExpr(let node): return memberAccess(node)
        case .functionCallExpr(let node): return call(node)
        case .subscriptCallExpr(let node): return subscripted(node)
        case .infixOperatorExpr(let node): return infix(node)
        case .prefixOperatorExpr(let node): return prefix(node)
        case .postfixOperatorExpr(let node): return operatorUse(node.operator.text, [node.expression], isPostfix: true)
        case .ternaryExpr(let node): return ternary(node)
        case .closureExpr(let node):
            let type = checker.fresh()
            add(.closure(ClosureUse(syntax: node, type: type, scope: checker.scope, builder: nil)))
            return type
        case .forceUnwrapExpr(let node): return unwrapped(node.expression)
        case .optionalChainingExpr(let node): return unwrapped(node.expression)
        case .inOutExpr(let node): return type(of: node.expression)
        case .asExpr(let node): return cast(node)
        case .isExpr(let node):
            _ = type(of: node.expression)
            return bool
        case .tryExpr(let node):
            let type = type(of: node.expression)
            guard node.questionOrExclamationMark?.text == "?" else { return type }
            let result = checker.fresh()
            add(.chain(type, result))
            return result
        case .awaitExpr(let node): return type(of: node.expression)
        case .keyPathExpr(let node): return keyPath(node)
        default: return whole(syntax)
        }
    }

    var bool: SwiftType { checker.module.named(.bool) }

    private func literal(_ kind: TypeVariable.Literal) -> SwiftType {
        let type = checker.fresh(kind)
        state.literals.append((type, kind))
        return type
    }

    /// An expression that is checked as a whole.
    func whole(_ syntax: ExprSyntax) -> SwiftType {
        let type = checker.fresh()
        add(.whole(WholeExpression(syntax: syntax, type: type, scope: checker.scope)))
        return type
    }

    func part(_ syntax: ExprSyntax) -> Part { Part(syntax: syntax, type: type(of: syntax)) }

    /// Demands that a part is converted to a type; a tuple as it is written takes that type itself, element by element.
    func use(_ part: Part, as type: SwiftType) {
        add(.conversion(part.type, type))
        let syntax = part.syntax.unparenthesized
        if syntax.as(TupleExprSyntax.self).map({ $0.elements.count > 1 }) ?? false { state.types[syntax.id] = type }
    }

    private func collection(_ node: ArrayExprSyntax) -> SwiftType {
        let type = checker.fresh(.array)
        add(.elements(type, node.elements.map { part($0.expression) }))
        if checker.mayHoldAnything(ExprSyntax(node)) { add(.anything(type)) }
        return type
    }

    private func collection(_ node: DictionaryExprSyntax) -> SwiftType {
        let type = checker.fresh(.dictionary)
        let pairs = node.content.as(DictionaryElementListSyntax.self).map(Array.init) ?? []
        add(.pairs(type, keys: pairs.map { part($0.key) }, values: pairs.map { part($0.value) }))
        if checker.mayHoldAnything(ExprSyntax(node)) { add(.anything(type)) }
        return type
    }

    private func tuple(_ node: TupleExprSyntax) -> SwiftType {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil { return type(of: only.expression) }
        return .tuple(node.elements.map { TupleElement(label: $0.label?.word, type: type(of: $0.expression)) })
    }

    /// What a name is the type of, where it has one meaning.
    private func named(_ syntax: ExprSyntax) -> SwiftType {
        if let node = syntax.as(DeclReferenceExprSyntax.self), case .binaryOperator(let name) = node.baseName.tokenKind { return operatorFunction(name) }
        guard let value = quietly(in: checker.scope, { checker.expression(syntax, nil) }), !value.type.isError else { return whole(syntax) }
        return value.type
    }

    /// An operator as a function: `reduce(0, +)`.
    private func operatorFunction(_ name: String) -> SwiftType {
        let (operands, result) = ([checker.fresh(), checker.fresh()], checker.fresh())
        add(.operatorUse(OperatorUse(name: name, operands: operands, result: result, isPostfix: false)))
        return .function(FunctionType(parameters: operands.map { .init(type: $0) }, result: result))
    }

    private func memberAccess(_ node: MemberAccessExprSyntax) -> SwiftType {
        guard let base = node.base else { return whole(ExprSyntax(node)) }
        if checker.typeExpression(base) != nil || node.declName.argumentNames != nil || base.is(SuperExprSyntax.self) { return named(ExprSyntax(node)) }
        let result = checker.fresh()
        add(.member(MemberUse(base: type(of: base), name: node.declName.baseName.word, result: result, place: ExprSyntax(node))))
        return result
    }

    private func infix(_ node: InfixOperatorExprSyntax) -> SwiftType {
        if node.operator.is(AssignmentExprSyntax.self) { return assignment(node) }
        guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return whole(ExprSyntax(node)) }
        switch name {
        case "&&", "||":
            for operand in [node.leftOperand, node.rightOperand] { add(.conversion(type(of: operand), bool)) }
            return bool
        case "??":
            let result = checker.fresh()
            add(.coalescing(left: type(of: node.leftOperand), right: type(of: node.rightOperand), result: result))
            return result
        case "==", "!=":
            let operands = [node.leftOperand, node.rightOperand]
            guard let none = operands.firstIndex(where: { $0.unparenthesized.is(NilLiteralExprSyntax.self) }) else { return operatorUse(name, operands) }
            let (empty, other) = (type(of: operands[none]), type(of: operands[1 - none]))
            let optional = checker.module.named(.optional, checker.fresh())
            add(.conversion(empty, optional))
            add(.conversion(other, optional))
            return bool
        default: return operatorUse(name, [node.leftOperand, node.rightOperand])
        }
    }

    private func assignment(_ node: InfixOperatorExprSyntax) -> SwiftType {
        add(.conversion(type(of: node.rightOperand), type(of: node.leftOperand)))
        return .void
    }

    private func prefix(_ node: PrefixOperatorExprSyntax) -> SwiftType {
        switch node.operator.text {
        case "!":
            add(.conversion(type(of: node.expression), bool))
            return bool
        case "-" where node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self): return type(of: node.expression)
        default: return operatorUse(node.operator.text, [node.expression])
        }
    }

    private func operatorUse(_ name: String, _ operands: [ExprSyntax], isPostfix: Bool = false) -> SwiftType {
        let result = checker.fresh()
        add(.operatorUse(OperatorUse(name: name, operands: operands.map(type), result: result, isPostfix: isPostfix)))
        return result
    }

    private func ternary(_ node: TernaryExprSyntax) -> SwiftType {
        add(.conversion(type(of: node.condition), bool))
        let result = checker.fresh()
        for branch in [node.thenExpression, node.elseExpression] { use(part(branch), as: result) }
        return result
    }

    private func unwrapped(_ syntax: ExprSyntax) -> SwiftType {
        if checker.typeExpression(syntax) != nil { return named(syntax.parent?.as(ExprSyntax.self) ?? syntax) }
        let payload = checker.fresh()
        add(.unwrapping(type(of: syntax), payload))
        return payload
    }

    private func cast(_ node: AsExprSyntax) -> SwiftType {
        let target = checker.type(node.type)
        let operand = type(of: node.expression)
        guard let mark = node.questionOrExclamationMark else {
            add(.conversion(operand, target))
            return target
        }
        return mark.text == "?" ? checker.module.named(.optional, target) : target
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> SwiftType {
        let root = node.root.map { checker.type($0) } ?? checker.fresh()
        var value = root
        var mayEnd = false
        for component in node.components {
            let result = checker.fresh()
            switch component.component {
            case .property(let property) where property.declName.argumentNames == nil:
                add(.member(MemberUse(base: value, name: property.declName.baseName.word, result: result, place: ExprSyntax(property.declName))))
            case .optional(let unwrapping):
                add(.unwrapping(value, result))
                mayEnd = mayEnd || unwrapping.questionOrExclamationMark.text == "?"
            default: return whole(ExprSyntax(node))
            }
            value = result
        }
        if mayEnd {
            let optional = checker.fresh()
            add(.chain(value, optional))
            value = optional
        }
        let type = checker.fresh()
        add(.keyPath(type, root: root, value: value))
        return type
    }

    // MARK: Members after a dot alone

    /// Whether the expression is the base of a member or call that belongs to the same chain.
    private func isInChain(_ syntax: ExprSyntax) -> Bool {
        syntax.parent?.as(ExprSyntax.self)?.chainBase?.id == syntax.id
    }

    /// A chain of members that begins with a dot: it is of the type in which its first name is looked up.
    private func implicitMember(_ syntax: ExprSyntax) -> SwiftType {
        guard !syntax.is(PrefixOperatorExprSyntax.self), let name = checker.leadingMember(syntax) else { return whole(syntax) }
        let (wanted, base) = (checker.fresh(), checker.fresh())
        add(.implicitBase(wanted: wanted, base: base, name: name))
        add(.conversion(link(syntax, .metatype(base)), wanted))
        return wanted
    }

    private func link(_ syntax: ExprSyntax, _ base: SwiftType) -> SwiftType {
        let result = checker.fresh()
        if let node = syntax.as(MemberAccessExprSyntax.self) {
            add(.member(MemberUse(base: node.base.map { link($0, base) } ?? base, name: node.declName.baseName.word, result: result, place: syntax)))
        } else if let node = syntax.as(FunctionCallExprSyntax.self) {
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
                add(.call(.value(link(node.calledExpression, base)), given(node), result: result))
                return result
            }
            let callee = CallTarget.member(base: access.base.map { link($0, base) } ?? base, name: access.declName.baseName.word, place: syntax)
            add(.call(callee, given(node), result: result))
        } else if let node = syntax.as(SubscriptCallExprSyntax.self) {
            add(.call(.subscripts(base: link(node.calledExpression, base)), given(node), result: result))
        } else if let node = syntax.as(ForceUnwrapExprSyntax.self) {
            add(.unwrapping(link(node.expression, base), result))
        }
        return result
    }

    /// The type at the end of an optional chain.
    private func endOfChain(_ type: SwiftType, _ syntax: ExprSyntax) -> SwiftType {
        guard checker.isChainEnd(syntax), checker.holdsBind(syntax) else { return type }
        let result = checker.fresh()
        add(.chain(type, result))
        return result
    }
}
