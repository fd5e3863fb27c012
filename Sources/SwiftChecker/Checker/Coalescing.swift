import Diagnostics
import SwiftModel
import SwiftSyntax

/// `a ?? b`.
extension Checker {
    func isCoalescing(_ syntax: ExprSyntax) -> Bool {
        syntax.unparenthesized.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
    }

    func coalesce(_ node: InfixOperatorExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let isImplicit = beginsImplicitly(node.leftOperand) && expected.map { head($0).isOpenVariable } ?? true
        let wanted = expected.map { head($0).optionalPayload == nil && !head($0).isOpenVariable ? module.named(.optional, $0) : $0 }
        let left =
            isImplicit
            ? expression(node.leftOperand, module.named(.optional, fresh()))
            : expression(node.leftOperand, wanted)
        if case .nilLiteral = left.kind, head(left.type).optionalPayload == nil { _ = unify(left.type, module.named(.optional, fresh())) }
        guard let payload = head(left.type).optionalPayload else {
            if left.type.isError { _ = expression(node.rightOperand, nil); return Expr(.failed, .error, place) }
            if module.functions("??").contains(where: { !$0.isPrelude }) {
                let right = expression(node.rightOperand, nil)
                if right.type.isError { return Expr(.failed, .error, place) }
                return applied("??", left, right, expected: expected, at: place, operatorSpan: span(node.operator))
            }
            warning(
                "coalesce", "left side of nil coalescing operator '??' has non-optional type '\(left.type.resolved)', so the right side is never used",
                at: span(node.operator))
            // Beside an optional it is one, too.
            let right = expression(node.rightOperand, module.named(.optional, left.type))
            return head(right.type).optionalPayload == nil ? left : trial { converted(left, to: right.type) } ?? left
        }
        if let own = ownCoalescing(left, node.rightOperand, expected, place) { return own }
        if let expected, let made = erasedLiteral(left, node.rightOperand, payload, expected, place) { return made }
        // `if let some = nil ?? 1`
        let wantsAnyOptional = expected.flatMap { head($0).optionalPayload }.map(isUnknown) ?? false
        let right = rightOperand(node.rightOperand, payload, left.type)
        if let expected, !right.type.isError, trial({ self.converted(right, to: payload) }) == nil, trial({ self.converted(right, to: left.type) }) == nil,
            let made = joined(left, right, expected, place)
        {
            return made
        }
        if case .nilLiteral = right.kind, let expected, !head(expected).isOpenVariable, trial({ unify(left.type, expected) ? true : nil }) != nil {
            return Expr(.nilCoalesce(left, Expr(.nilLiteral, left.type, right.span)), left.type, place)
        }
        if case .nilLiteral = right.kind, head(payload).optionalPayload != nil {
            return Expr(.nilCoalesce(left, Expr(.nilLiteral, payload, right.span)), payload, place)
        }
        if case .nilLiteral = right.kind, case .nilLiteral = left.kind, isUnknown(payload) { noteWaiting(left, node.leftOperand) }
        if case .nilLiteral = right.kind { return Expr(.nilCoalesce(left, Expr(.nilLiteral, left.type, right.span)), left.type, place) }
        if head(right.type).optionalPayload != nil {
            if let same = trial({ self.converted(right, to: payload) }) { return Expr(.nilCoalesce(left, same), payload, place) }
            if let same = trial({ self.converted(right, to: left.type) }) { return Expr(.nilCoalesce(left, same), left.type, place) }
        }
        if wantsAnyOptional, let same = trial({ self.converted(right, to: left.type) }) {
            return Expr(.nilCoalesce(left, same), left.type, place)
        }
        if case .tuple(let parts) = right.type.head, parts.isEmpty, !payload.isVoid { mismatch(right, payload) }
        return Expr(.nilCoalesce(left, value(right, as: payload)), payload, place)
    }

    /// An operator of the program that takes an optional as it is: it is more specific than the library's, which takes values that can't be copied, too.
    private func ownCoalescing(_ left: Expr, _ right: ExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr? {
        let arguments = [Argument(label: nil, source: .typed(left), span: left.span), Argument(label: nil, source: .syntax(right), span: span(right))]
        let own = module.functions("??").filter { !$0.isPrelude && $0.arguments.count == 2 && $0.arguments[0].type.optionalPayload != nil }
        let fitting = own.map { CallCandidate(target: .function($0), map: [:], base: nil) }.filter { candidate in
            trial { attempt(candidate, [0: [0], 1: [1]], arguments, expected, place, closures: true).flatMap { $0.score[0] == 0 ? true : nil } } != nil
        }
        return fitting.isEmpty ? nil : call(fitting, arguments, expecting: expected, named: "??", at: place)
    }

    /// The right side of `??`, which is of the type that the left side wraps, or an optional of it: `x ?? .some(1)`.
    private func rightOperand(_ syntax: ExprSyntax, _ payload: SwiftType, _ optional: SwiftType) -> Expr {
        if beginsImplicitly(syntax), isUnknown(payload), let found = trial({ taken(expression(syntax, optional)) }), !isWaiting(found) { return found }
        guard beginsImplicitly(syntax) else { return expression(syntax, payload) }
        return trial { converted(expression(syntax, payload), to: payload) } ?? expression(syntax, optional)
    }

    /// `??` between values of two types that both are converted to what is wanted.
    private func joined(_ left: Expr, _ right: Expr, _ expected: SwiftType, _ place: Span) -> Expr? {
        trial {
            guard let left = converted(left, to: module.named(.optional, expected)), let right = converted(right, to: expected) else { return nil }
            return Expr(.nilCoalesce(left, right), expected, place)
        }
    }

    /// `print(view?.height ?? 0)`, `print((try? size()) ?? 0)`: behind an optional chain that ends in a plain value, and behind `try?` of one, the literal keeps
    /// its usual type, since that value can be anything as well as it can be optional.
    private func erasedLiteral(_ left: Expr, _ right: ExprSyntax, _ payload: SwiftType, _ expected: SwiftType, _ place: Span) -> Expr? {
        guard case .existential = head(expected), let inner = left.optionalPart, case .wrap = inner.kind, isContextual(right),
            let literal = trial({ taken(defaulted(expression(right, nil))) }), !literal.type.hasVariables, !isOpenLiteral(payload)
        else { return nil }
        if trial({ unify(defaulted(literal).type, payload) ? true : nil }) != nil { return nil }
        return joined(left, defaulted(literal), expected, place)
    }
}

extension Expr {
    /// What `try?` or an optional chain makes optional.
    fileprivate var optionalPart: Expr? {
        switch kind {
        case .optionalChain(let inner), .tryOptional(let inner): inner
        default: nil
        }
    }
}
