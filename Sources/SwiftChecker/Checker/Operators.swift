import Diagnostics
import SwiftModel
import SwiftSyntax

/// Operators: built-in control (`&&`, `??`, `=`), else functions found by the operands' types.
extension Checker {
    func infix(_ node: InfixOperatorExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        if node.operator.is(AssignmentExprSyntax.self) { return assignment(node, place) }
        if node.operator.is(ArrowExprSyntax.self) {
            error(
                "syntax", "'->' belongs to the type of a function, and here is a value", at: span(node.operator),
                help: "a closure has its parameters inside of its braces: { (a: Int, b: Int) -> Int in a + b }")
            return Expr(.failed, .error, place)
        }
        guard let op = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            unsupported("this operator is", at: node.operator); return Expr(.failed, .error, place)
        }
        let bool = module.named(.bool)
        switch op {
        case "&&" where isOwn(op, of: node.leftOperand, expected), "||" where isOwn(op, of: node.leftOperand, expected): break
        case "&&": return Expr(.and(value(node.leftOperand, as: bool, for: .condition), value(node.rightOperand, as: bool, for: .condition)), bool, place)
        case "||": return Expr(.or(value(node.leftOperand, as: bool, for: .condition), value(node.rightOperand, as: bool, for: .condition)), bool, place)
        case "??": return coalesce(node, expected, place)
        case "..." where wantsCharacterClass(expected): return characterRange(node, place)
        default: break
        }
        let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(op)
        let isAssigning = Operators.isStandard(op) && op.hasSuffix("=") && !isComparison && ![".==", ".!=", ".<=", ".>="].contains(op)
        // The operands are checked without expectation, except that literals and implicit members take the other side's type.
        if takesFunctions(node), let made = functionOperator(node, op, expected, place) { return made }
        let hintType: SwiftType? = isComparison || isAssigning ? nil : expected
        var left: Expr
        var right: Expr
        if isComparison, let pair = besideNil(node) {
            (left, right) = pair
        } else if isContextual(node.leftOperand), !isContextual(node.rightOperand) {
            right = expression(node.rightOperand, nil)
            let number = numberHint(node.leftOperand, beside: right.type, op, isRight: false)
            let takesHint = number == nil && !mayDiffer(node.leftOperand, from: right.type, op)
            let member = otherOperand(node.leftOperand, beside: right.type, op, isRight: false, making: hintType)
            let text = leadingTextHint(node.leftOperand, op, beside: right.type, making: hintType)
            let hint = text ?? member ?? (takesHint ? operandHint(node.leftOperand, right.type) : number)
            left = expression(node.leftOperand, hint)
        } else {
            let bothContextual = isContextual(node.leftOperand) && isContextual(node.rightOperand) && !arrayImpliesOther(node, op, making: hintType)
            let hint =
                bothContextual || leadsImplicitly(node.leftOperand)
                ? hintType.flatMap {
                    (bothContextual ? expectedOperand(of: op, making: $0) : declaring(op, $0)) ?? memberHint(node.leftOperand, op, making: $0)
                }
                : nil
            left = expression(node.leftOperand, hint)
            // The operands of an operator of the snippet need not be alike.
            let isOwn = isDeclaredByProgram(op)
            let takesHint = isContextual(node.rightOperand) && !isOwn && !mayDiffer(node.rightOperand, from: left.type, op)
            let number = numberHint(node.rightOperand, beside: left.type, op, isRight: true)
            let member = otherOperand(node.rightOperand, beside: left.type, op, isRight: true, making: hintType)
            let text = textHint(op, beside: left.type, making: hintType)
            let own = text ?? number ?? member ?? (takesHint ? operandHint(node.rightOperand, left.type) : hint)
            right = expression(node.rightOperand, own)
        }
        if left.type.isError || right.type.isError { return Expr(.failed, .error, place) }
        if ["==", "!="].contains(op) {
            if let test = nilComparison(left, right, op, place) { return test }
            (left, right) = (comparedAsOptional(left), comparedAsOptional(right))
        }
        // What a program's own operator changes follows from its declarations, not from its name.
        if isAssigning || !Operators.isStandard(op) && changesOperand(operators(op, [left.type, right.type]).filter { $0.parameters.count == 2 }) {
            if case .optionalChain(let chain) = left.kind {
                // `a?.b += 1` changes inside the chain.
                let bare: Expr = if case .wrap(let inner) = chain.kind { inner } else { chain }
                let result = applied(op, changed(bare), right, expected: nil, at: place, operatorSpan: span(node.operator))
                return chained(change: result)
            }
            left = implicitlyUnwrapped(left)
            if !changesNoOperand(op, left.type, right.type) { left = changed(left) }
        }
        if isComparison, let pair = joinedTuples([left, right]) { (left, right) = (pair[0], pair[1]) }
        if op == "+", let pair = convertedArrays(left, right, making: hintType) { (left, right) = pair }
        return applied(op, left, right, expected: hintType, at: place, operatorSpan: span(node.operator))
    }

    /// A literal before a part of a text is a text, `"n: " + match.1`, but where a part is wanted.
    private func leadingTextHint(_ operand: ExprSyntax, _ op: String, beside type: SwiftType, making expected: SwiftType?) -> SwiftType? {
        guard op == "+", operand.is(StringLiteralExprSyntax.self), head(type).isKnown(.substring), !(expected.map { head($0).isKnown(.substring) } ?? false)
        else { return nil }
        return module.named(.string)
    }

    /// A literal after a part of a text is a text where one is wanted.
    private func textHint(_ op: String, beside type: SwiftType, making expected: SwiftType?) -> SwiftType? {
        guard op == "+", head(type).isKnown(.substring), let expected, head(expected).isKnown(.string) else { return nil }
        return expected
    }

    private func nilComparison(_ left: Expr, _ right: Expr, _ op: String, _ place: Span) -> Expr? {
        let value: Expr
        if case .nilLiteral = right.kind {
            value = left
        } else if case .nilLiteral = left.kind {
            value = right
        } else {
            return nil
        }
        let bool = module.named(.bool)
        if isNil(value) { return Expr(.boolean(op == "=="), bool, place) }
        guard head(value.type).optionalPayload != nil else {
            warning(
                "nil-comparison", "comparing non-optional value of type '\(value.type.resolved)' to 'nil' always returns \(op == "==" ? "false" : "true")",
                at: place)
            return Expr(.boolean(op != "=="), bool, place)
        }
        let result = LocalVariable(name: "$isNil", type: bool, isLet: false)
        func set(_ flag: Bool) -> [Statement] {
            [Statement(.expression(Expr(.assign(Expr(.local(result), bool, place), Expr(.boolean(flag), bool, place)), .void, place)), place)]
        }
        let test = Statement(.if([.pattern(.none, value)], then: set(op == "=="), else: set(op != "==")), place)
        return Expr(.statements([test], result: result), bool, place)
    }

    /// An operator applied to checked operands.
    func applied(_ op: String, _ left: Expr, _ right: Expr, expected: SwiftType?, at place: Span, operatorSpan: Span) -> Expr {
        let arguments = [Argument(label: nil, source: .typed(left), span: left.span), Argument(label: nil, source: .typed(right), span: right.span)]
        let literalsOnly = isOpenLiteral(left.type) && isOpenLiteral(right.type)
        if literalsOnly, let expected, let hint = plainHint(expected) {
            _ = trial { self.unify(left.type, hint) && self.unify(right.type, hint) ? true : nil }
        }
        // A global operator of the snippet may want other literals than the usual ones.
        let isGlobal = operators(op, [defaultType(of: left)]).allSatisfy { $0.owner == nil || $0.parameters.count != 2 }
        if isOpenLiteral(left.type), isOpenLiteral(right.type), !isGlobal {
            guard trial({ self.unify(left.type, right.type) ? true : nil }) != nil else {
                defaulted(left)
                defaulted(right)
                return noOperator(op, left, right, operatorSpan)
            }
            if let open = openOperator(op, [left, right], at: place, operatorSpan: operatorSpan) { return open }
            defaulted(left)
        }
        let candidates = operators(op, [left.type, right.type])
        guard !candidates.isEmpty else { return noOperator(op, left, right, operatorSpan) }
        let mark = pending.count
        let result = operatorCall(candidates, arguments, expected, op, place)
        if case .failed = result.kind, pending.count == mark { return noOperator(op, left, right, operatorSpan) }
        return result
    }

    func defaultType(of expr: Expr) -> SwiftType { literal(of: expr.type).map(conformances.defaultType) ?? expr.type }

    func isOpenLiteral(_ type: SwiftType) -> Bool {
        if case .variable(let variable) = type.head { return variable.literal != nil }
        return false
    }

    func operatorCall(_ candidates: [CallCandidate], _ arguments: [Argument], _ expected: SwiftType?, _ op: String, _ place: Span) -> Expr {
        let assignment = Dictionary(uniqueKeysWithValues: arguments.indices.map { ($0, [$0]) })
        settledTrace?.consider(candidates, at: place)
        var best: (index: Int, score: [Int])?
        for (index, candidate) in candidates.enumerated() where candidate.parameters.count == arguments.count {
            let mark = (trail.count, pending)
            trialDepth += 1
            let result = attempt(candidate, assignment, arguments, expected, place, closures: false)
            trialDepth -= 1
            let failed = pending.dropFirst(mark.1.count).contains { $0.severity == .error }
            if let result, !failed {
                var score = result.score
                if let expected, converted(Expr(.failed, result.expr.type, place), to: expected) == nil { score[0] += OverloadCost.unwanted }
                let isBetter =
                    best.map { known in
                        score.lexicographicallyPrecedes(known.score)
                            || score == known.score && !candidate.isGeneric && isSubtype(candidate, of: candidates[known.index], at: place)
                    } ?? true
                if isBetter { best = (index, score) }
            }
            traceTrial(candidate, failed ? nil : result?.score, since: mark.1.count, at: place)
            undo(to: mark.0)
            pending = mark.1
        }
        guard let best else { return Expr(.failed, .error, place) }
        let candidate = candidates[best.index]
        return attempt(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
    }

    private func noOperator(_ op: String, _ left: Expr, _ right: Expr, _ place: Span) -> Expr {
        // One that nobody declares was reported when the text was read.
        guard operatorsInUse.declares(op, "infix") else { return Expr(.failed, .error, place) }
        let (a, b) = (left.type.resolved, right.type.resolved)
        for (operand, other) in [(left, b), (right, a)] {
            guard let payload = operand.type.resolved.optionalPayload, other.optionalPayload == nil, !operators(op, [payload]).isEmpty,
                conformances.conforms(payload, to: module.nominal(.comparable)), trial({ self.unify(payload, other) ? true : nil }) != nil
            else { continue }
            error(
                "operator", "value of optional type '\(operand.type.resolved)' must be unwrapped to a value of type '\(payload)'", at: operand.span,
                help: "unwrap it: 'if let', or '??' with a default value")
            return Expr(.failed, .error, place)
        }
        if a == b, ["==", "!="].contains(op), a.nominal != nil {
            error(
                "operator", "referencing operator function '\(op)' on 'Equatable' requires that '\(a)' conform to 'Equatable'", at: place,
                help: "declare the conformance: '\(a): Equatable'")
            return Expr(.failed, .error, place)
        }
        if op.hasSuffix("="), case .inOut = left.kind, !operators(op, [a]).isEmpty, conformances.conforms(a, to: module.nominal(.numeric)) {
            mismatch(right, a, for: .argument)
            return Expr(.failed, .error, place)
        }
        var help: String?
        if a.optionalPayload != nil || b.optionalPayload != nil { help = "unwrap the optional first" }
        if let call = uncalledHelp(left) ?? uncalledHelp(right) { help = call }
        if op == "-", a.isKnown(.date), b.isKnown(.date) { help = "for the seconds between them write '\(shown(left)).timeIntervalSince(\(shown(right)))'" }
        if let x = a.known, let y = b.known, x.isInteger || x.isFloatingPoint, y.isInteger || y.isFloatingPoint, x != y {
            // Converting to Int would lose what follows the point.
            let (operand, target) = x == .int ? (left, b) : (right, a)
            help = "convert one of them: \(target)(\(shown(operand)))"
        }
        if op != "+", let number = quotedNumber(left, b) ?? quotedNumber(right, a) { help = "leave out the quotation marks: write '\(number)'" }
        if op == "+", [left, right].contains(where: { defaultType(of: $0).isKnown(.string) }) { help = interpolated(left, right) }
        error(
            "operator",
            a == b || a.description == b.description
                ? "binary operator '\(op)' cannot be applied to two '\(a)' operands"
                : "binary operator '\(op)' cannot be applied to operands of type '\(a)' and '\(b)'",
            at: place, help: help)
        return Expr(.failed, .error, place)
    }

    /// The number of a literal in quotation marks that another number is put beside.
    private func quotedNumber(_ literal: Expr, _ other: SwiftType) -> String? {
        let text = literal.span.text
        guard text.hasPrefix("\""), text.count > 2, other.known.map({ $0.isInteger || $0.isFloatingPoint }) ?? false else { return nil }
        let number = text.dropFirst().dropLast()
        return Double(number) == nil ? nil : String(number)
    }

    /// A text and another value as one literal: `"Count: \(n)"`.
    private func interpolated(_ left: Expr, _ right: Expr) -> String {
        func part(_ expr: Expr) -> String {
            let text = expr.span.text
            return text.hasPrefix("\"") && !text.hasPrefix("\"\"\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : "\\(\(text))"
        }
        let whole = "\"\(part(left))\(part(right))\""
        return "interpolate the value: \(whole.count < 60 && !whole.contains("\n") ? whole : "\"… \\(value) …\"")"
    }

    /// The functions of an operator: members of the operands' types and of their protocols, and globals.
    func operators(_ name: String, _ types: [SwiftType]) -> [CallCandidate] {
        var candidates: [CallCandidate] = []
        // One that a protocol declares is another operator for each type.
        var seen: [FunctionDecl: [SwiftType]] = [:]
        for type in types {
            var list = [head(type)]
            if let payload = list[0].optionalPayload { list.append(head(payload)) }
            for type in list {
                guard !type.isOpenVariable else { continue }
                for item in members(name, of: type, isStatic: true) {
                    guard case .function(let decl) = item.member else { continue }
                    if let known = seen[decl], decl.owner?.kind != .protocol || known.contains(type) { continue }
                    seen[decl, default: []].append(type)
                    // A value of any type of a protocol is not of one type with another one.
                    if case .existential = head(type), item.owner == head(type) { continue }
                    candidates.append(
                        CallCandidate(
                            target: .function(decl), map: item.map, base: Expr(.metatype(type), .metatype(type), span(in: source)), owner: item.owner,
                            distance: item.distance))
                }
            }
        }
        for decl in module.functions(name) where seen[decl] == nil {
            candidates.append(CallCandidate(target: .function(decl), map: [:], base: nil, distance: 1))
        }
        return candidates
    }

    /// An operator as a function value: `reduce(0, +)`, `reduce(into: 0, +=)`.
    func operatorReference(_ name: String, _ expected: SwiftType?, _ place: Span) -> Expr? {
        guard let expected, case .function(let wanted) = head(expected) else { return nil }
        if let open = openReference(name, wanted, place) { return open }
        var types = wanted.parameters.map { head($0.type) }
        if let open = types.first(where: { !$0.isOpenVariable && !isOpenLiteral($0) }) { types = [open] + types }
        for type in types where isOpenLiteral(type) { types.append(conformances.defaultType(literal(of: type) ?? .integer)) }
        for candidate in operators(name, types) {
            guard case .function(let decl) = candidate.target, decl.arguments.map(\.isInout) == wanted.parameters.map(\.isInout) else {
                continue
            }
            if let found = trial({ () -> Expr? in
                let reference = self.functionReference(decl, candidate.map, base: candidate.base, at: place)
                return self.unify(reference.type, expected) ? reference : nil
            }) {
                return found
            }
        }
        return nil
    }

    func literal(of type: SwiftType) -> TypeVariable.Literal? {
        if case .variable(let variable) = type.head { return variable.literal }
        return nil
    }

    /// `a == b` of one type, for synthesised code.
    func equality(_ a: Expr, _ b: Expr, at place: Span) -> Expr? {
        let result = applied("==", a, b, expected: nil, at: place, operatorSpan: place)
        if case .failed = result.kind { return nil }
        return result
    }

    // MARK: Assignment

    /// What changes a part of an optional: nothing happens where there is none, and the result shows it.
    private func chained(change: Expr) -> Expr {
        let type = module.named(.optional, change.type)
        return Expr(.optionalChain(Expr(.wrap(change), type, change.span)), type, change.span)
    }

    private func assignment(_ node: InfixOperatorExprSyntax, _ place: Span) -> Expr {
        if node.leftOperand.is(DiscardAssignmentExprSyntax.self) { return Expr(.discard(defaulted(expression(node.rightOperand, nil))), .void, place) }
        let target = node.leftOperand
        if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            let places = targets(tuple)
            return Expr(.assign(places, value(node.rightOperand, as: places.type)), .void, place)
        }
        let left = expression(target, nil)
        if left.type.isError { _ = expression(node.rightOperand, nil); return Expr(.failed, .error, place) }
        var place2 = left
        var type = left.type
        if case .optionalChain(let inner) = left.kind {
            // `a?.b = c` assigns inside the chain.
            if case .wrap(let bare) = inner.kind { (place2, type) = (bare, bare.type) } else { (place2, type) = (inner, inner.type) }
            _ = mutable(place2, at: place2.span, for: .assignment)
            let right = value(node.rightOperand, as: type, for: .assigned)
            return chained(change: Expr(.assign(place2, right), .void, place))
        }
        if let wrapped = wrappedInitialization(left, node.rightOperand, place) { return wrapped }
        _ = mutable(place2, at: place2.span, for: .assignment)
        if trialDepth == 0, isFixedProjection(place2) { return Expr(.failed, .error, place) }
        let right = value(node.rightOperand, as: type, for: .assigned)
        return Expr(.assign(place2, right), .void, place)
    }

    /// What `(a, (b, _))` assigns to. `_` takes a value of any type, and has no parts.
    private func targets(_ tuple: TupleExprSyntax) -> Expr {
        let parts = tuple.elements.map { element -> Expr in
            if element.expression.is(DiscardAssignmentExprSyntax.self) { return Expr(.tuple([]), fresh(), span(element)) }
            if let inner = element.expression.as(TupleExprSyntax.self), inner.elements.count > 1 { return targets(inner) }
            let part = expression(element.expression, nil)
            _ = mutable(part, at: part.span, for: .assignment)
            return part
        }
        return Expr(.tuple(parts), .tuple(parts.map { TupleElement(type: $0.type) }), span(tuple))
    }

    /// In an initializer, `self.x = value` of a wrapped property without initial value makes the wrapper.
    private func wrappedInitialization(_ left: Expr, _ right: ExprSyntax, _ place: Span) -> Expr? {
        guard scope?.function.isInitializer == true, case .member(let base, let variable, let owner) = left.kind, case .local(let this) = base.kind,
            this.name == "self",
            let backing = variable.backing, !backing.hasInitializer || (variable.isStateMacro && !variable.hasInlineState), let wrapper = variable.wrapper
        else { return nil }
        let type = conformances.normalized(backing.type.substituting(conformances.map(owner.nominal ?? module.nominal(.view), owner.arguments)))
        if let decl = type.nominal, !isMadeOfValue(decl) { return wrapperForValue(right, of: variable, left, type) }
        let value = self.value(right, as: left.type, for: .assigned)
        let made = wrap(Argument(label: "wrappedValue", source: .typed(value), span: value.span), by: wrapper, as: type, at: place)
        return Expr(.assign(Expr(.member(base, backing, owner: owner), type, left.span), made), .void, place)
    }
}
