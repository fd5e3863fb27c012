import Diagnostics
import SwiftModel
import SwiftSyntax

/// Patterns of bindings, conditions, cases and loops.
extension Checker {
    func pattern(_ syntax: PatternSyntax, _ type: SwiftType, isLet: Bool, hasValue: Bool) -> Pattern {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node):
            if let known = scope?.alternatives?[node.identifier.word] {
                if !unify(known.type, type) {
                    error("case-items", "pattern variable bound to type '\(type.resolved)', expected type '\(known.type.resolved)'", at: span(node))
                }
                return .variable(known)
            }
            let variable = LocalVariable(name: node.identifier.word, type: type, isLet: isLet, span: span(node))
            variable.isAssignedOnce = isLet && !hasValue
            variable.isOfPattern = true
            declare(variable)
            return .variable(variable)
        case .wildcardPattern: return .any
        case .tuplePattern(let node):
            if node.elements.count == 1, let only = node.elements.first { return pattern(only.pattern, type, isLet: isLet, hasValue: hasValue) }
            let elements: [TupleElement]
            if case .tuple(let known) = head(type), known.count == node.elements.count {
                elements = known
                // `let (y: top, x: left) = point`
                let labels = node.elements.map { TupleElement(label: $0.label?.word, type: .error) }
                if let order = order(of: labels, as: known) {
                    let written = Array(node.elements)
                    return .tuple(zip(order, known).map { pattern(written[$0].pattern, $1.type, isLet: isLet, hasValue: hasValue) })
                }
            } else {
                reportTuple(type, node.elements.count, at: span(node))
                elements = node.elements.map { _ in TupleElement(type: .error) }
            }
            return .tuple(zip(node.elements, elements).map { pattern($0.pattern, $1.type, isLet: isLet, hasValue: hasValue) })
        case .valueBindingPattern(let node): return pattern(node.pattern, type, isLet: node.bindingSpecifier.text == "let", hasValue: hasValue)
        case .isTypePattern(let node): return .isType(self.type(node.type))
        case .expressionPattern(let node): return expressionPattern(node.expression, type, isLet: isLet)
        default:
            unsupported("this pattern is", at: syntax)
            return .any
        }
    }

    func expressionPattern(_ syntax: ExprSyntax, _ type: SwiftType, isLet: Bool) -> Pattern {
        let target = head(type)
        switch syntax.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return pattern(node.pattern, type, isLet: isLet, hasValue: true)
        case .discardAssignmentExpr: return .any
        case .nilLiteralExpr where target.optionalPayload != nil: return .none
        case .optionalChainingExpr(let node):
            guard let payload = target.optionalPayload else { break }
            return .some(expressionPattern(node.expression, payload, isLet: isLet))
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return expressionPattern(only.expression, type, isLet: isLet) }
            if target.isError { return failedPattern(node.elements, isLet: isLet) }
            guard case .tuple(let elements) = target, elements.count == node.elements.count else { break }
            // `case (y: 0, x: let x)`
            let labels = node.elements.map { TupleElement(label: $0.label?.text, type: .error) }
            let (order, written) = (order(of: labels, as: elements) ?? Array(elements.indices), Array(node.elements))
            return .tuple(zip(order, elements).map { expressionPattern(written[$0].expression, $1.type, isLet: isLet) })
        // `case 4...6 as ClosedRange<Int>` says the type of an expression.
        case .asExpr(let node) where !node.expression.is(InfixOperatorExprSyntax.self):
            return .cast(expressionPattern(node.expression, self.type(node.type), isLet: isLet), self.type(node.type))
        case .memberAccessExpr(let node):
            if let found = casePattern(node.declName.baseName.word, node.base, nil, target, isLet: isLet, at: span(node)) { return found }
        case .functionCallExpr(let node):
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { break }
            let name = access.declName.baseName.word
            if let found = casePattern(name, access.base, node.arguments, target, isLet: isLet, at: span(node)) { return found }
            if node.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) }) {
                if !target.isError { reportUnknownMember(name, on: .metatype(target), at: span(access.declName)) }
                return failedPattern(node.arguments, isLet: isLet)
            }
        case .declReferenceExpr(let node) where isBound(node):
            return pattern(PatternSyntax(IdentifierPatternSyntax(identifier: node.baseName)), type, isLet: isLet, hasValue: true)
        default: break
        }
        return matching(syntax, type)
    }

    /// `case let .point(x, y)`: names inside a binding pattern bind.
    private func isBound(_ node: DeclReferenceExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ValueBindingPatternSyntax.self) { return true }
            if current.is(SwitchCaseSyntax.self) || current.is(CodeBlockItemSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    /// A value pattern: `~=` decides, `==` where there is none.
    private func matching(_ syntax: ExprSyntax, _ type: SwiftType) -> Pattern {
        let place = span(syntax)
        if let payload = head(type).optionalPayload, !syntax.is(NilLiteralExprSyntax.self) {
            guard let kind = rangeKind(of: syntax) else { return .some(matching(syntax, payload)) }
            let range = defaulted(expression(syntax, module.named(kind, payload)))
            error(
                "pattern", "expression pattern of type '\(range.type.resolved)' cannot match values of type '\(type.resolved)'", at: place,
                help: "match what the optional wraps: (\(place.text))?")
            return .any
        }
        let subject = LocalVariable(name: "$subject", type: type, isLet: true)
        let value = Expr(.local(subject), type, place)
        if head(type).isKnown(.bool), let literal = syntax.as(BooleanLiteralExprSyntax.self) {
            let flag = literal.literal.text == "true"
            return .expression(subject, flag ? value : Expr(.not(value), module.named(.bool), place))
        }
        if let test = calledPattern(syntax, value, at: place) { return .expression(subject, test) }
        // `"a"..."z"` is a range of what is matched.
        let expr = expression(syntax, rangeKind(of: syntax).map { module.named($0, type) } ?? type)
        if expr.type.isError { return .any }
        let isRange = head(expr.type).known?.isRange ?? false
        if !isRange, let same = trial({ self.converted(expr, to: type) }) {
            return .expression(subject, applied("==", same, value, expected: nil, at: place, operatorSpan: place))
        }
        if isOpenLiteral(expr.type), let own = trial({ taken(applied("~=", expr, value, expected: nil, at: place, operatorSpan: place)) }) {
            return .expression(subject, own)
        }
        // An optional is compared with the value as an optional.
        if head(expr.type).optionalPayload != nil, let wrapped = trial({ self.converted(value, to: expr.type) }) {
            return .expression(subject, applied("==", expr, wrapped, expected: nil, at: place, operatorSpan: place))
        }
        let (given, wanted) = (defaulted(expr).type.resolved, type.resolved)
        if !isRange, isDeclaredByProgram("~="), let own = trial({ taken(applied("~=", expr, value, expected: nil, at: place, operatorSpan: place)) }) {
            return .expression(subject, own)
        }
        if !isRange, given.nominal?.isPrelude == true, wanted.nominal?.isPrelude == true, given.nominal != wanted.nominal {
            error("pattern", "expression pattern of type '\(given)' cannot match values of type '\(wanted)'", at: place)
            return .any
        }
        if isRange, let element = head(expr.type).arguments.first { _ = trial { self.unify(element, type) ? true : nil } }
        return .expression(subject, applied("~=", expr, value, expected: nil, at: place, operatorSpan: place))
    }

    /// A closure or a key path, which gets its type from the parameter of the program's `~=`.
    private func calledPattern(_ syntax: ExprSyntax, _ value: Expr, at place: Span) -> Expr? {
        guard syntax.is(ClosureExprSyntax.self) || syntax.is(KeyPathExprSyntax.self) else { return nil }
        let candidates = operators("~=", [value.type]).filter { candidate in
            if case .function(let decl) = candidate.target { !decl.isPrelude && candidate.parameters.count == 2 } else { false }
        }
        if candidates.isEmpty { return nil }
        let arguments = [Argument(label: nil, source: .syntax(syntax), span: place), Argument(label: nil, source: .typed(value), span: place)]
        return call(candidates, arguments, expecting: nil, named: "~=", at: place)
    }

    /// The type of a range that is written with an operator.
    private func rangeKind(of syntax: ExprSyntax) -> KnownType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let node): rangeKinds[node.operator.trimmedDescription]
        case .prefixOperatorExpr(let node): ["...": .partialRangeThrough, "..<": .partialRangeUpTo][node.operator.text]
        case .postfixOperatorExpr(let node): node.operator.text == "..." ? .partialRangeFrom : nil
        default: nil
        }
    }
}
