import Diagnostics
import SwiftModel
import SwiftSyntax

/// Calls of functions that are values: their arguments have no labels and no defaults.
extension Checker {
    /// A function that a property holds, where the methods of its name belong to what the type comes from, or take other arguments.
    func nearerProperty(
        _ name: String, on base: Expr, than methods: [CallCandidate], taking arguments: [Argument], at place: Span
    ) -> Expr? {
        guard let nearest = methods.map(\.distance).min() else { return nil }
        if let value = nearerCallable(name, on: base, than: methods, nearest, taking: arguments, at: place) { return value }
        guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
        // `text.count()`: the library's method of that name takes more.
        if arguments.isEmpty, !isOne(of: methods, taking: []), methods.allSatisfy(\.isOfLibrary),
            members(name, of: base.type, isStatic: false).contains(where: { if case .variable = $0.member { true } else { false } })
        {
            return memberValue(name, on: base, at: place, expected: nil)
        }
        let isNearer = members(name, of: base.type, isStatic: false).contains { item in
            guard case .variable(let variable) = item.member, item.distance <= nearest, case .function(let function) = head(variable.type),
                function.parameters.count == arguments.count
            else { return false }
            return item.distance < nearest || !isOne(of: methods, taking: arguments) || !doesTake(methods, arguments, named: name, at: place)
        }
        return isNearer ? memberValue(name, on: base, at: place, expected: nil, isCalled: true) : nil
    }

    /// A property of the type itself whose value is called as a function, where no method of its name takes the arguments.
    private func nearerCallable(
        _ name: String, on base: Expr, than methods: [CallCandidate], _ nearest: Int, taking arguments: [Argument], at place: Span
    ) -> Expr? {
        let isNearer = members(name, of: base.type, isStatic: false).contains { item in
            guard case .variable(let variable) = item.member, item.distance < nearest, head(variable.type).nominal != nil else { return false }
            return !members("callAsFunction", of: variable.type, isStatic: false).isEmpty
        }
        guard isNearer, !doesTake(methods, arguments, named: name, at: place) else { return nil }
        return memberValue(name, on: base, at: place, expected: nil, isCalled: true)
    }

    private func doesTake(_ methods: [CallCandidate], _ arguments: [Argument], named name: String, at place: Span) -> Bool {
        trial { call(methods, arguments, expecting: nil, named: name, at: place).type.isError ? nil : true } != nil
    }

    /// A call of a value of function type, of `callAsFunction`, or of a metatype value.
    func callValue(_ callee: Expr, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        let callee = implicitlyUnwrapped(callee)
        let type = head(callee.type)
        switch type {
        case .error: checkAnyway(arguments); return Expr(.failed, .error, place)
        case .function(let function):
            guard fits(arguments, function, at: place) else { return Expr(.failed, function.result, place) }
            if function.isThrowing { noteThrown(thrownType(of: function).resolved) }
            func given(_ parameter: FunctionType.Parameter, _ argument: Argument) -> Expr {
                if let closure = argument.source.closure {
                    return closureArgument(closure, parameter.type, FunctionDecl.Parameter(name: "_", type: parameter.type), at: argument.span)
                        ?? Expr(.failed, parameter.type, argument.span)
                }
                guard case .syntax(let syntax) = argument.source else { return Expr(.failed, .error, place) }
                if parameter.isInout { return inOut(syntax, parameter.type, at: argument.span) ?? Expr(.failed, parameter.type, argument.span) }
                return value(syntax, as: parameter.type, for: .argument)
            }
            let values: [Expr]
            if let index = function.parameters.firstIndex(where: \.isVariadic) {
                // What is left of the arguments around belongs to it: its type is that of each.
                let (parameter, rest) = (function.parameters[index], function.parameters.count - index - 1)
                let list = arguments[index..<arguments.count - rest].map { given(parameter, $0) }
                let first = zip(function.parameters, arguments).prefix(index).map(given)
                let last = zip(function.parameters.suffix(rest), arguments.suffix(rest)).map(given)
                values = first + [Expr(.array(list), module.named(.array, parameter.type), place)] + last
            } else {
                values = zip(function.parameters, arguments).map(given)
            }
            return Expr(.callValue(callee, arguments: values), function.result, place)
        case .metatype(let inner): return construct(inner, arguments, expecting: expected, at: place, through: callee)
        default:
            let candidates = methods("callAsFunction", of: type, isStatic: false, base: callee)
            if !candidates.isEmpty { return call(candidates, arguments, expecting: expected, named: "callAsFunction", at: place) }
            if let made = dynamicCall(callee, arguments, expected, place) { return made }
            if let payload = type.optionalPayload, case .function = head(payload) {
                let message = "value of optional type '\(type.resolved)' must be unwrapped to a value of type '\(payload.resolved)'"
                error("not-callable", message, at: callee.span, help: "call it with '?(', or unwrap it with 'if let'")
                checkAnyway(arguments)
                return Expr(.failed, .error, place)
            }
            let help = arguments.isEmpty ? "leave out the parentheses: it is a value, not a function" : nil
            error("not-callable", "cannot call value of non-function type '\(type.resolved)'", at: callee.span, help: help)
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
    }

    /// `value(1, 2)` and `value(a: 1)` of a type with `@dynamicCallable` (SE-0216): its method gets the arguments as one collection.
    private func dynamicCall(_ callee: Expr, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr? {
        let type = head(callee.type)
        guard type.nominal?.attributes.contains("dynamicCallable") == true else { return nil }
        let methods = methods("dynamicallyCall", of: type, isStatic: false, base: callee)
        let labels = ["withArguments", "withKeywordArguments"]
        let isLabelled = arguments.contains { $0.label != nil }
        for label in isLabelled ? labels.reversed() : labels {
            guard let method = methods.first(where: { $0.parameters.first?.label == label }), let parameter = method.parameters.first else { continue }
            if isLabelled, label == "withArguments" { continue }
            let collection = conformances.normalized(parameter.type.substituting(method.map))
            let element = collection.arguments.last ?? .error
            let values = arguments.map { argument -> Expr in
                switch argument.source {
                case .syntax(let syntax): value(syntax, as: element, for: .argument)
                case .typed(let typed): value(typed, as: element)
                case .trailing(let closure): value(ExprSyntax(closure), as: element, for: .argument)
                }
            }
            let string = module.named(.string)
            let pairs = zip(arguments, values).map { argument, value in (Expr(.string(argument.label ?? ""), string, argument.span), value) }
            let given = Expr(label == "withArguments" ? .array(values) : .dictionary(pairs), collection, place)
            return call([method], [Argument(label: label, source: .typed(given), span: place)], expecting: expected, named: method.name, at: place)
        }
        return nil
    }

    /// Whether a function value takes as many arguments; they have no labels there.
    private func fits(_ arguments: [Argument], _ function: FunctionType, at place: Span) -> Bool {
        let (given, wanted) = (arguments.count, function.parameters.count)
        let help = "the function is of type \(SwiftType.function(function).resolved)"
        let isVariadic = function.parameters.contains(where: \.isVariadic)
        if given == wanted || isVariadic && given >= wanted - 1 {
            let labels = arguments.map { $0.label.map { $0 + ":" } ?? "_:" }
            guard arguments.contains(where: { $0.label != nil }) else { return true }
            let isOne = arguments.count == 1
            error(
                "arguments", "extraneous argument label\(isOne ? "" : "s") '\(labels.joined())' in call", at: place,
                help: "values of function types take no labels")
            return false
        }
        if given < wanted {
            let missing = wanted - given > 1 ? "arguments for parameters" : "argument for parameter"
            let numbers = (given + 1...wanted).map { "#\($0)" }.joined(separator: ", ")
            error("arguments", "missing \(missing) \(numbers) in call", at: place, help: help)
        } else {
            let numbers = (wanted + 1...given).map { "#\($0)" }.joined(separator: ", ")
            error("arguments", given - wanted > 1 ? "extra arguments at positions \(numbers) in call" : "extra argument in call", at: place, help: help)
        }
        return false
    }

    /// The type of a function that is called immediately, made by a call or written as a closure: what it is given, and what is expected of it.
    func calledType(_ callee: ExprSyntax, _ arguments: [Argument], _ expected: SwiftType?) -> SwiftType? {
        let closure = callee.as(ClosureExprSyntax.self)
        guard closure.map({ $0.signature?.returnClause == nil }) ?? callee.is(FunctionCallExprSyntax.self),
            arguments.allSatisfy({ $0.label == nil && $0.source.closure == nil })
        else { return nil }
        let given = arguments.map { argument -> SwiftType? in
            guard case .syntax(let syntax) = argument.source else { return nil }
            return trial { () -> SwiftType? in
                let type = self.expression(syntax, nil).type
                return type.isError ? nil : type
            }
        }
        guard given.allSatisfy({ $0 != nil }) else { return nil }
        // Where an existential is wanted, the function decides its result.
        let wanted = expected.flatMap { type -> SwiftType? in if case .existential = head(type) { nil } else { type } }
        let effects = closure.map(ClosureEffects.init)
        return .function(
            FunctionType(
                parameters: given.map { FunctionType.Parameter(type: $0 ?? .error) }, result: wanted ?? fresh(), isThrowing: effects?.throwing ?? false,
                isAsync: effects?.asynchronous ?? false))
    }
}
