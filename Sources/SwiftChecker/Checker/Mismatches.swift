import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a value is wanted for: Swift's message depends on it.
enum ValuePurpose {
    case value, argument, defaultArgument, specified, returned, closureResult, assigned, element, dictionaryKey, dictionaryValue, coercion, condition, thrown
}

/// Values that do not have the type that is wanted.
extension Checker {
    /// Checks the syntax as a value of the type and reports where it is none.
    func value(_ syntax: ExprSyntax, as type: SwiftType, for purpose: ValuePurpose = .value) -> Expr {
        value(expression(syntax, type), as: type, for: purpose)
    }

    func value(_ expr: Expr, as type: SwiftType, for purpose: ValuePurpose = .value) -> Expr {
        if let converted = converted(expr, to: type) { return converted }
        mismatch(expr, type, for: purpose)
        return Expr(.failed, type, expr.span)
    }

    /// What a function's result is wanted for: a closure's is worded differently.
    var resultPurpose: ValuePurpose { scope?.function.isClosure == true ? .closureResult : .returned }

    /// `return 1` where nothing is given.
    func reportValueOfVoid(_ value: Expr, at place: Span) {
        guard scope?.function.isClosure == true else {
            return error("return", "unexpected non-void return value in void function", at: place, help: "give the function a result type")
        }
        error(
            "return", "cannot convert value of type '\(defaultType(of: value).resolved)' to closure result type 'Void'", at: value.span,
            help: "the closure gives nothing: write 'return' alone; to leave the function around it from a loop, write 'for … in'")
    }

    func mismatch(_ expr: Expr, _ type: SwiftType, for purpose: ValuePurpose = .value) {
        if case .conditional(_, let a, let b) = expr.kind, purpose != .condition {
            // The branch that doesn't fit is the one to report.
            for branch in [a, b] where trial({ converted(branch, to: type) }) == nil { mismatch(branch, type, for: purpose) }
            return
        }
        let (from, to) = (expr.type.resolved, type.resolved)
        let place = anchor(of: expr.span)
        if case .nilLiteral = expr.kind { return error("nil", Self.nilMessage(to, purpose), at: place, help: "make the type optional: '\(to)?'") }
        if purpose == .condition || to.isKnown(.bool), let (message, help) = conditionMessage(expr, from, purpose) {
            return error("type-mismatch", message, at: place, help: help)
        }
        if let (part, target) = unmetConformance(of: from, in: type) { return reportConformance(part, target, of: candidateInHand, at: place) }
        if case .metatype(let wanted) = type.head, case .variable(let variable) = wanted.head, case .metatype(let given) = from,
            let target = variable.protocols.first(where: { !conformances.conforms(given, to: $0) })
        {
            return reportConformance(given, target, of: candidateInHand, at: place)
        }
        if case .enumCaseFunction(let enumCase) = expr.kind, to.nominal == enumCase.owner {
            let payload = enumCase.payload.count == 1 ? enumCase.payload[0].type : .tuple(enumCase.payload)
            return error("type-mismatch", "member '\(enumCase.name)' expects argument of type '\(payload)'", at: place, help: "write .\(enumCase.name)(…)")
        }
        if let payload = from.optionalPayload, !payload.isError, !isDoubleAndCGFloat(payload, to.optionalPayload ?? .error),
            takesAnyText(to) && isText(payload) || trial({ converted(Expr(.failed, payload, expr.span), to: to) }) != nil
        {
            return error(
                "type-mismatch", "value of optional type '\(from)' must be unwrapped to a value of type '\(payload)'", at: place,
                help: "unwrap it: 'if let', or '??' with a default value")
        }
        if takesAnyText(to), mightBeText(from) { return reportConformance(from, module.nominal(.stringProtocol), of: candidateInHand, at: place) }
        if case .function(let given) = from, case .function(let wanted) = to, given.isThrowing, !wanted.isThrowing {
            let spelled = to.description.replacing(/-> \(\)$/, with: "-> Void")
            let message = "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(spelled)'"
            return error("throwing-closure", message, at: place, help: "wrap it in a closure that handles the error: { try? … }")
        }
        let given = defaultType(of: expr).resolved
        let bindingHelp = trialDepth == 0 ? bindingHelp(expr, given, to) : nil
        if let message = wrapperMessage(expr, from, to) { return error("type-mismatch", message, at: place, help: bindingHelp) }
        if let help = variadicHelp(expr, given, to) {
            return error("type-mismatch", "cannot pass array of type '\(given)' as variadic arguments of type '\(to)'", at: place, help: help)
        }
        var help =
            bindingHelp ?? callHelp(expr, given, to) ?? quotesHelp(expr, given, to) ?? keyPathHelp(expr, to) ?? indexHelp(given, to)
            ?? resultHelp(expr, to) ?? uncalledHelp(expr)
        if help == nil, !from.isError { help = textHelp(expr, given, to) }
        if to.isKnown(.int), from.isKnown(.double) || from.isKnown(.cgFloat) { help = "convert it: Int(\(shown(expr)))" }
        error("type-mismatch", Self.message(from, to, purpose), at: place, help: help)
    }

    /// A call where the function itself is wanted.
    private func callHelp(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        guard case .function(let wanted) = to, wanted.parameters.isEmpty, wanted.result.resolved == from, case .call = expr.kind else { return nil }
        let text = expr.span.text
        let isPlain = text.hasSuffix("()") && text.count < 40
        return "this runs the function at once: " + (isPlain ? "leave out the '()' and write '\(text.dropLast(2))'" : "put it into a closure, '{ … }'")
    }

    /// An array for a parameter that takes its elements one by one.
    private func variadicHelp(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        guard from.isKnown(.array), let element = from.head.arguments.first, trial({ unify(element, to) ? true : nil }) != nil,
            case .function(let decl)? = candidateInHand?.target, decl.arguments.contains(where: \.isVariadic)
        else { return nil }
        if case .array = expr.kind { return "'\(to)...' takes its values one by one: leave out the '[' and ']'" }
        return "an array can't be passed for '\(to)...': declare the parameter as '[\(to)]'"
    }

    /// A function that gives something for an action, which gives nothing.
    private func resultHelp(_ expr: Expr, _ to: SwiftType) -> String? {
        guard case .function(let wanted) = to.optionalPayload ?? to, case .function(let given) = expr.type.head, wanted.result.isVoid, !given.result.isVoid,
            wanted.parameters.count == given.parameters.count, expr.span.text.count <= 40, !expr.span.text.hasPrefix("{")
        else { return nil }
        let parameters = wanted.parameters.isEmpty ? "()" : "(…)"
        return "an action gives nothing: leave the result out, '{ _ = \(expr.span.text)\(parameters) }'"
    }

    /// `list.max` where what it gives is wanted.
    func uncalledHelp(_ expr: Expr) -> String? {
        guard case .functionValue(let callee, _) = expr.kind, let owner = callee.decl.owner else { return nil }
        let mayBeCalled = module.members(callee.decl.name, of: owner).contains { member in
            if case .function(let decl) = member { decl.arguments.allSatisfy(\.hasDefault) } else { false }
        }
        return mayBeCalled ? "call it: write '()' after it" : nil
    }

    /// A number in quotation marks.
    private func quotesHelp(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        let text = expr.span.text
        guard from.isKnown(.string), text.hasPrefix("\""), Double(text.dropFirst().dropLast()) != nil, accepts(.integer, to.optionalPayload ?? to) else {
            return nil
        }
        return "leave out the quotation marks: write '\(text.dropFirst().dropLast())'"
    }

    /// `text[0]`, `set[0]`.
    private func indexHelp(_ from: SwiftType, _ to: SwiftType) -> String? {
        guard from.isKnown(.int) else { return nil }
        if to.nominal?.parent?.known == .set { return "a 'Set' has no order, so its elements have no numbers: write 'contains', 'first', or 'sorted()[0]'" }
        guard to.isKnown(.stringIndex) else { return nil }
        return "a 'String' has no integer indices: write 'first', 'Array(text)[0]', or 'text.index(text.startIndex, offsetBy: 0)' for an index"
    }

    static let selfPathHelp = "a key path begins with a backslash and a dot: write '\\.self'"

    /// `.self` and `self` where `\.self` is meant.
    private func keyPathHelp(_ expr: Expr, _ to: SwiftType) -> String? {
        guard keyPathRoot(to) != nil else { return nil }
        if expr.span.text == "self" { return Self.selfPathHelp }
        guard expr.span.text.hasPrefix(".") else { return nil }
        return "a key path begins with a backslash: write '\\\(expr.span.text)'"
    }

    /// The part of a type that is given for a generic parameter of a call, and a protocol that it lacks for that: `Int` of `Binding<Int>` for a `Binding<V>`.
    private func unmetConformance(of from: SwiftType, in type: SwiftType) -> (part: SwiftType, target: NominalDecl)? {
        if case .variable(let variable) = type.head {
            return variable.protocols.first { !conformances.conforms(from, to: $0) }.map { (from, $0) }
        }
        if let payload = type.optionalPayload, from.optionalPayload == nil { return unmetConformance(of: from, in: payload) }
        guard from.nominal != nil, from.nominal === type.head.nominal else { return nil }
        return zip(from.head.arguments, type.head.arguments).lazy.compactMap { unmetConformance(of: $0.resolved, in: $1) }.first
    }

    private static func nilMessage(_ to: SwiftType, _ purpose: ValuePurpose) -> String {
        switch purpose {
        case .specified: "'nil' cannot initialize specified type '\(to)'"
        case .assigned: "'nil' cannot be assigned to type '\(to)'"
        case .returned: "'nil' is incompatible with return type '\(to)'"
        case .closureResult: "'nil' is not compatible with closure result type '\(to)'"
        case .element: "'nil' is not compatible with expected element type '\(to)'"
        case .dictionaryKey: "'nil' is not compatible with expected dictionary key type '\(to)'"
        case .dictionaryValue: "'nil' is not compatible with expected dictionary value type '\(to)'"
        default: "'nil' is not compatible with expected argument type '\(to)'"
        }
    }

    private static func message(_ from: SwiftType, _ to: SwiftType, _ purpose: ValuePurpose) -> String {
        if case .existential(let list, _) = to.head, !list.isEmpty {
            let name = list.map(\.name).joined(separator: " & ")
            switch purpose {
            case .specified, .assigned: return "value of type '\(from)' does not conform to specified type '\(name)'"
            case .argument: return "argument type '\(from)' does not conform to expected type '\(name)'"
            case .returned: return "return expression of type '\(from)' does not conform to '\(name)'"
            case .thrown: return "thrown expression type '\(from)' does not conform to 'Error'"
            default: return "cannot convert value of type '\(from)' to expected element type '\(to)'"
            }
        }
        switch purpose {
        case .argument:
            // A value that is not optional itself is compared with what the optional holds.
            return "cannot convert value of type '\(from)' to expected argument type '\(from.optionalPayload == nil ? to.optionalPayload ?? to : to)'"
        case .defaultArgument: return "default argument value of type '\(from)' cannot be converted to type '\(to)'"
        case .specified where from.nominal == to.nominal && from.nominal != nil && !from.head.arguments.isEmpty:
            return "cannot assign value of type '\(from)' to type '\(to)'"
        case .specified: return "cannot convert value of type '\(from)' to specified type '\(to)'"
        case .returned: return "cannot convert return expression of type '\(from)' to return type '\(to)'"
        case .closureResult: return "cannot convert value of type '\(from)' to closure result type '\(to)'"
        case .assigned: return "cannot assign value of type '\(from)' to type '\(to)'"
        case .element: return "cannot convert value of type '\(from)' to expected element type '\(to)'"
        case .dictionaryKey: return "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
        case .dictionaryValue: return "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
        case .coercion: return "cannot convert value of type '\(from)' to type '\(to)' in coercion"
        case .value, .condition, .thrown: return "cannot convert value of type '\(from)' to expected type '\(to)'"
        }
    }

    /// Numbers and optionals aren't conditions in Swift.
    private func conditionMessage(_ expr: Expr, _ from: SwiftType, _ purpose: ValuePurpose) -> (String, String?)? {
        if case .integer(let value) = expr.kind, value == 0 || value == 1 {
            let flag = value == 1
            return ("integer literal value '\(value)' cannot be used as a boolean; did you mean '\(flag)'?", "write '\(flag)'")
        }
        guard purpose == .condition else { return nil }
        let isNegated = expr.span.source.text(in: max(0, expr.span.range.lowerBound - 1)..<expr.span.range.lowerBound) == "!"
        if let payload = from.optionalPayload, !payload.isKnown(.bool) {
            let comparison = isNegated ? "== nil" : "!= nil"
            let help = "write '\(expr.span.text) \(comparison)'" + (isNegated ? "" : ", or bind it: 'if let'")
            return ("optional type '\(from)' cannot be used as a boolean; test for '\(comparison)' instead", help)
        }
        if conformances.conforms(from, to: module.nominal(.binaryInteger)) {
            let comparison = isNegated ? "== 0" : "!= 0"
            return ("type '\(from)' cannot be used as a boolean; test for '\(comparison)' instead", "compare it: '\(expr.span.text) \(comparison)'")
        }
        return nil
    }

    /// `isOn` where `$isOn` is meant, and the other way round.
    private func wrapperMessage(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        let text = expr.span.text
        if case .nominal(let decl, let arguments) = to, decl.known == .binding, arguments.first == from, isWrapped(expr) {
            return "cannot convert value '\(text)' of type '\(from)' to expected type '\(to)', use wrapper instead"
        }
        if case .nominal(let decl, let arguments) = from, decl.known == .binding, arguments.first == to, text.hasPrefix("$") {
            return "cannot convert value '\(text)' of type '\(from)' to expected type '\(to)', use wrapped value instead"
        }
        return nil
    }

    private func isWrapped(_ expr: Expr) -> Bool {
        if case .member(_, let variable, _) = expr.kind { return variable.backing != nil }
        return false
    }
}
