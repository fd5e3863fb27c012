import Diagnostics
import SwiftModel
import SwiftSyntax

/// Patterns that name an enum's case, with what it carries.
extension Checker {
    /// - Parameter arguments: `nil` where the pattern has no parentheses.
    func casePattern(
        _ name: String, _ base: ExprSyntax?, _ arguments: LabeledExprListSyntax?, _ target: SwiftType, isLet: Bool, at place: Span
    ) -> Pattern? {
        if let payload = target.optionalPayload, base == nil {
            if name == "none", arguments != nil {
                error("case-payload", "pattern with associated values does not match enum case 'none'", at: place, help: Self.noPayloadHelp)
            }
            if name == "none" { return Pattern.none }
            if name == "some" { return Pattern.some(arguments?.first.map { expressionPattern($0.expression, payload, isLet: isLet) } ?? .any) }
            return casePattern(name, base, arguments, head(payload), isLet: isLet, at: place).map(Pattern.some)
        }
        var owner = target
        if let base {
            guard let written = typeExpression(base) else { return nil }
            owner = written
            if case .existential = target, written.nominal?.kind == .enum {
                // `catch LoadError.missing`
                return casePattern(name, nil, arguments, written, isLet: isLet, at: place).map { .cast($0, written) }
            }
            if let payload = target.optionalPayload, payload.nominal == written.nominal {
                return casePattern(name, nil, arguments, head(payload), isLet: isLet, at: place).map(Pattern.some)
            }
            if written.nominal == target.nominal { owner = target }
        }
        for item in members(name, of: owner, isStatic: true) {
            guard case .enumCase(let enumCase) = item.member else { continue }
            let payload = enumCase.payload.map { TupleElement(label: $0.label, type: $0.type.substituting(item.map)) }
            guard let arguments else { return .enumCase(enumCase, payload.map { _ in .any }) }
            return payloadPattern(enumCase, arguments, payload, isLet: isLet, at: place)
        }
        return nil
    }

    private static let noPayloadHelp = "it carries no values: leave out the parentheses"

    private func payloadPattern(
        _ enumCase: EnumCase, _ arguments: LabeledExprListSyntax, _ payload: [TupleElement], isLet: Bool, at place: Span
    ) -> Pattern {
        if let only = arguments.first?.expression, arguments.count == 1, payload.count > 1 {
            if only.is(DiscardAssignmentExprSyntax.self) { return .enumCase(enumCase, payload.map { _ in .any }) }
            if let tuple = only.as(TupleExprSyntax.self), tuple.elements.count == payload.count {
                return .enumCase(enumCase, zip(tuple.elements, payload).map { expressionPattern($0.expression, $1.type, isLet: isLet) })
            }
            if let parts = boundTuple(only, payload) { return .enumCase(enumCase, parts) }
            if let whole = wholePayload(enumCase, only, payload, isLet: isLet, at: place) { return whole }
        }
        guard arguments.count == payload.count, !payload.isEmpty else {
            let type = SwiftType.tuple(payload.map { TupleElement(type: $0.type) })
            let message: String =
                switch payload.count {
                case 0: "pattern with associated values does not match enum case '\(enumCase.name)'"
                case 1: "tuple pattern cannot match values of the non-tuple type '\(payload[0].type)'"
                default: "tuple pattern has the wrong length for tuple type '\(type)'"
                }
            let help = payload.isEmpty ? Self.noPayloadHelp : "the case is declared as \(enumCase.name)\(SwiftType.tuple(payload))"
            error("case-payload", message, at: place, help: help)
            return failedPattern(arguments, isLet: isLet)
        }
        for (argument, element) in zip(arguments, payload) {
            guard let given = argument.label?.word, let wanted = element.label, given != wanted else { continue }
            error("case-payload", "tuple pattern element label '\(given)' must be '\(wanted)'", at: span(argument))
        }
        return .enumCase(enumCase, zip(arguments, payload).map { expressionPattern($0.expression, $1.type, isLet: isLet) })
    }

    /// `.pair(let (first, second))`: the patterns of all that the case carries.
    private func boundTuple(_ syntax: ExprSyntax, _ payload: [TupleElement]) -> [Pattern]? {
        guard let binding = syntax.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self) else { return nil }
        let isLet = binding.bindingSpecifier.text == "let"
        if let tuple = binding.pattern.as(TuplePatternSyntax.self), tuple.elements.count == payload.count {
            return zip(tuple.elements, payload).map { pattern($0.pattern, $1.type, isLet: isLet, hasValue: true) }
        }
        let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
        guard let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count == payload.count else { return nil }
        return zip(tuple.elements, payload).map { expressionPattern($0.expression, $1.type, isLet: isLet) }
    }

    /// `.pair(let both)`: one name for all that the case carries.
    private func wholePayload(_ enumCase: EnumCase, _ syntax: ExprSyntax, _ payload: [TupleElement], isLet: Bool, at place: Span) -> Pattern? {
        guard case .variable(let whole) = expressionPattern(syntax, .tuple(payload), isLet: isLet), let function = scope?.function else { return nil }
        warning(
            "payload-as-tuple", "enum case '\(enumCase.name)' has \(payload.count) associated values; matching them as a tuple is deprecated", at: place,
            help: "give each a name, or '_'")
        let parts = payload.enumerated().map { LocalVariable(name: "\(whole.name).\($0)", type: $1.type, isLet: true, span: whole.span) }
        aliases[whole] = { [unowned self] at in
            for part in parts { capture(part, from: function) }
            return Expr(.tuple(parts.map { Expr(.local($0), $0.type, at) }), whole.type, at)
        }
        return .enumCase(enumCase, parts.map(Pattern.variable))
    }

    /// After an error the names are known all the same.
    func failedPattern(_ arguments: LabeledExprListSyntax, isLet: Bool) -> Pattern {
        for argument in arguments where argument.expression.is(PatternExprSyntax.self) { _ = expressionPattern(argument.expression, .error, isLet: isLet) }
        return .any
    }
}
