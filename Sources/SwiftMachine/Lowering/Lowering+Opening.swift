import Diagnostics
import SwiftModel

/// What a call has in its window.
struct CallShape {
    /// Whether the call goes through an existential, to a function that is found when the type is known.
    let opens: Bool
    /// Whether a value precedes the arguments: `self`, or the type behind `any P.Type`.
    let takesReceiver: Bool
    let argumentCount: Int
    let inoutPlaces: [Int]

    init(_ instance: FunctionInstance) {
        opens = instance.decl.owner?.kind == .protocol && instance.typeArguments.first?.isExistential == true
        let addsType = opens && !instance.takesSelf
        takesReceiver = instance.takesSelf || addsType
        argumentCount = instance.argumentCount + (addsType ? 1 : 0)
        inoutPlaces = addsType ? instance.inoutPlaces.map { $0 + 1 } : instance.inoutPlaces
    }
}

/// Calls through an existential.
extension Lowering {
    /// Code around a call for one concrete type behind the existential.
    func opening(
        _ target: FunctionInstance, self concreteSelf: SwiftType, of requirement: FunctionInstance, as wanted: SwiftType, at place: Span
    ) throws -> Code {
        requirement.decl.isStatic || requirement.decl.kind == .initializer
            ? try openingType(target, self: concreteSelf, of: requirement, as: wanted, at: place)
            : try openingValue(target, self: concreteSelf, of: requirement, as: wanted, at: place)
    }

    /// The value is opened, and a result that has to be is put behind an existential.
    private func openingValue(
        _ target: FunctionInstance, self concreteSelf: SwiftType, of requirement: FunctionInstance, as wanted: SwiftType, at place: Span
    ) throws -> Code {
        let count = requirement.argumentCount
        builder.allocateParameters(count)
        // What a member of a class takes as it is comes back as it was.
        let kept = requirement.inoutPlaces.filter { !target.inoutPlaces.contains($0) }
        let saved = builder.allocate(kept.count)
        let window = builder.allocate(max(count, target.argumentCount) + 1)
        for index in 0..<count {
            builder.emit(.take, window + index, index)
            if index == 0 || isErased(index - 1, of: requirement, for: target) { builder.emit(.open, window + index, window + index) }
            if index > 0, target.decl.arguments.indices.contains(index - 1) {
                let given = types.concrete(requirement.decl.arguments[index - 1].type, requirement.substitution)
                try adapt(window + index, given, to: types.concrete(target.decl.arguments[index - 1].type, target.substitution), at: place)
            }
        }
        for (offset, place) in kept.enumerated() { builder.emit(.copy, saved + offset, window + place) }
        let result = builder.allocate()
        let type = types.concrete(target.decl.result, target.substitution)
        try emitCall(target, window: window, into: result, resultType: type)
        for place in requirement.inoutPlaces {
            builder.emit(.take, place, kept.firstIndex(of: place).map { saved + $0 } ?? window + place)
            if place == 0 { builder.emit(.erase, 0, 0, builder.type(concreteSelf)) }
        }
        if target.mayThrow { try propagate() }
        erase(result, type, as: wanted)
        try adapt(result, type, to: wanted, at: place)
        builder.emit(.return, result)
        return finish(name: target.decl.fullName, inoutPlaces: requirement.inoutPlaces, isHidden: true)
    }

    /// A static member or an initializer; the type itself comes before the arguments.
    private func openingType(
        _ target: FunctionInstance, self concreteSelf: SwiftType, of requirement: FunctionInstance, as wanted: SwiftType, at place: Span
    ) throws -> Code {
        builder.allocateParameters(requirement.decl.arguments.count + 1)
        let arguments = requirement.decl.arguments.enumerated().map { index, argument in
            let type = types.concrete(argument.type, target.substitution)
            let variable = LocalVariable(name: argument.name, type: type, isLet: false)
            locations[variable] = .register(index + 1)
            if isErased(index, of: requirement, for: target) { builder.emit(.open, index + 1, index + 1) }
            let value = Expr(.local(variable), type, place)
            return argument.isInout ? Expr(.inOut(value), type, place) : value
        }
        let result = builder.allocate()
        var type = types.concrete(target.decl.result, target.substitution)
        if target.decl.kind == .initializer { type = target.decl.isFailable ? .nominal(types.nominal(.optional), [concreteSelf]) : concreteSelf }
        let callee = Callee.function(target.decl, target.typeArguments)
        let base = Expr(.metatype(concreteSelf), .metatype(concreteSelf), place)
        try lowerCall(callee, base: base, arguments: arguments, type: type, span: place, into: result)
        erase(result, type, as: wanted)
        builder.emit(.return, result)
        return finish(name: target.decl.fullName, inoutPlaces: CallShape(requirement).inoutPlaces, isHidden: true)
    }

    /// The argument of a generic function that is opened when the call runs: a value behind an existential that doesn't itself fulfill what the function's
    /// type parameter requires, or the type of one (SE-0352). The index of the parameter, and the argument's place in the window.
    func openedArgument(of instance: FunctionInstance) -> (parameter: Int, place: Int)? {
        let decl = instance.decl
        guard decl.ownParameterCount > 0 else { return nil }
        for (index, parameter) in decl.parameters.enumerated().suffix(decl.ownParameterCount) {
            guard instance.typeArguments.indices.contains(index), instance.typeArguments[index].isExistential else { continue }
            let isFulfilled = parameter.protocols.allSatisfy { types.conformances.conforms(instance.typeArguments[index], to: $0) }
            let own = SwiftType.parameter(parameter)
            let users = decl.arguments.indices.filter { decl.arguments[$0].type.contains { $0 == own } }
            guard users.count == 1, !decl.arguments[users[0]].isVariadic else { continue }
            guard decl.arguments[users[0]].type == .metatype(own) || decl.arguments[users[0]].type == own && !isFulfilled else { continue }
            var result = decl.result.optionalPayload ?? decl.result
            if case .metatype(let instance) = result { result = instance }
            if case .member(own, _) = result {} else if case .opaque = result {} else if result != own, result.contains({ $0 == own }) { continue }
            return (index, users[0] + (instance.takesSelf ? 1 : 0))
        }
        return nil
    }

    /// Code around a call of a generic function for one concrete type of an opened argument.
    func openingArgument(_ target: FunctionInstance, at place: Int, of site: CallSite) throws -> Code {
        let count = target.argumentCount
        builder.allocateParameters(count)
        let window = builder.allocate(count + 1)
        for index in 0..<count { builder.emit(.take, window + index, index) }
        builder.emit(.open, window + place, window + place)
        let result = builder.allocate()
        let type = types.concrete(target.decl.result, target.substitution)
        try emitCall(target, window: window, into: result, resultType: type)
        for index in target.inoutPlaces { builder.emit(.take, index, window + index) }
        if target.inoutPlaces.contains(place) {
            let argument = target.decl.arguments[place - (target.takesSelf ? 1 : 0)]
            builder.emit(.erase, place, place, builder.type(types.concrete(argument.type, target.substitution)))
        }
        if target.mayThrow { try propagate() }
        erase(result, type, as: site.resultType)
        builder.emit(.return, result)
        return finish(name: target.decl.fullName, inoutPlaces: target.inoutPlaces, isHidden: true)
    }

    /// Puts a result, or what an optional, a collection or a tuple holds, behind the existential that the caller knows.
    private func erase(_ register: Int, _ type: SwiftType, as wanted: SwiftType) {
        if isExistential(wanted), !isExistential(type) { return _ = builder.emit(.erase, register, register, builder.type(type)) }
        if type != wanted, type.holdsValues, wanted.contains(isExistential) { emitCast(.cast, register, type, wanted, into: register) }
    }

    /// Makes a function one of other types: its arguments and its result are put behind existentials, or taken out of them.
    private func adapt(_ register: Int, _ type: SwiftType, to wanted: SwiftType, at place: Span) throws {
        guard type != wanted, case .function(let given) = type, case .function(let function) = wanted, given.parameters.count == function.parameters.count,
            !given.parameters.contains(where: \.isInout)
        else { return }
        let variable = LocalVariable(name: "$function", type: type, isLet: true, span: place)
        locations[variable] = .register(register)
        let captured = LocalVariable(name: "$function", type: type, isLet: true, span: place)
        func converted(_ value: Expr, to other: SwiftType) -> Expr {
            if value.type == other { return value }
            return Expr(isExistential(other) && !isExistential(value.type) ? .erase(value) : .forceCast(value, other), other, place)
        }
        let parameters = function.parameters.map { LocalVariable(name: "$argument", type: $0.type, isLet: true, span: place) }
        let arguments = zip(parameters, given.parameters).map { converted(Expr(.local($0), $0.type, place), to: $1.type) }
        let call = Expr(.callValue(Expr(.local(captured), type, place), arguments: arguments), given.result, place)
        let closure = Closure(of: parameters, giving: converted(call, to: function.result))
        closure.captureList = [(captured, Expr(.local(variable), type, place))]
        closure.isEscaping = true
        try lower(Expr(.closure(closure), wanted, place), into: register)
    }

    /// What a static member of a class resolves to: the member of a named class, or of the one that a value gives.
    func target(of instance: FunctionInstance, on receiver: Expr?) throws -> (FunctionInstance, isOpened: Bool) {
        guard instance.isOfClass else { return (instance, false) }
        guard case .metatype(let named)? = receiver?.kind else { return (instance, true) }
        return (try types.override(of: instance, in: concrete(named)), false)
    }

    /// `type(of: x).init()`: the class is known when the code runs.
    func constructDynamically(_ instance: FunctionInstance, _ metatype: Expr, _ arguments: [Expr], into result: Int) throws {
        try temporaries {
            let call = try window([metatype] + arguments, instance.inoutPlaces)
            let site = CallSite(
                instance, argumentCount: arguments.count + 1, inoutPlaces: instance.inoutPlaces, resultType: concrete(instance.decl.result), span: builder.span,
                receiverEnd: nil, direct: nil, native: nil)
            builder.emit(.callOpened, result, call.first, builder.site(site))
            call.finish()
        }
        if instance.mayThrow { try propagate() }
    }

    func constantType(_ type: SwiftType?) -> Expr? {
        guard let type, let place = builder.span else { return nil }
        return Expr(.metatype(type), .metatype(type), place)
    }

    /// Whether an argument comes behind an existential that the target does not take: one of type `Self`, or of an associated type.
    private func isErased(_ index: Int, of requirement: FunctionInstance, for target: FunctionInstance) -> Bool {
        guard let this = requirement.decl.parameters.first.map(SwiftType.parameter) else { return false }
        var type = requirement.decl.arguments[index].type
        let isAssociated = if case .member = type { true } else { false }
        while case .member(let base, _) = type { type = base }
        guard type == this else { return false }
        return !isAssociated
            || target.decl.arguments.indices.contains(index) && !isExistential(types.concrete(target.decl.arguments[index].type, target.substitution))
    }
}

extension SwiftType {
    /// Whether a value holds others, each of which can be put behind an existential.
    fileprivate var holdsValues: Bool {
        if case .tuple = self { return true }
        return switch nominal?.known {
        case .optional?, .array?, .dictionary?: true
        default: false
        }
    }
}
