import SwiftModel
import SwiftSyntax

/// What Swift converts by itself where a value of another type is wanted.
extension Checker {
    /// The expression as a value of the type, converted where Swift converts by itself; `nil` where it does not.
    func converted(_ expr: Expr, to target: SwiftType) -> Expr? {
        let target = head(target)
        let from = head(expr.type)
        if case .error = target { return expr }
        if case .error = from { return expr }
        if expr.isImplicitlyUnwrapped, from.optionalPayload != nil, wantsPayload(target, of: from) { return converted(implicitlyUnwrapped(expr), to: target) }
        switch target {
        case .nominal(let decl, let arguments) where decl.known == .optional: return converted(expr, from, toOptional: target, of: arguments[0])
        case .existential(let protocols, let bound): return converted(expr, from, toExistential: target, protocols, bound)
        case .nominal(let decl, _): return converted(expr, from, toNominal: target, decl)
        case .function(let wanted): return converted(expr, from, toFunction: target, wanted)
        case .tuple(let elements): return converted(expr, from, toTuple: target, elements)
        case .metatype(let inner): return converted(expr, from, toMetatype: target, of: inner)
        default: return unify(from, target) ? expr : nil
        }
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toOptional target: SwiftType, of payload: SwiftType) -> Expr? {
        if case .nilLiteral = expr.kind {
            if unify(from, target) { return expr }
            return nil
        }
        if from.optionalPayload != nil {
            if trial({ self.unify(from, target) ? true : nil }) != nil { return expr }
            if let inner = from.optionalPayload, head(inner).isTuple {
                return trial {
                    let bound = self.converted(Expr(.optionalBind(expr), inner, expr.span), to: payload)
                    return bound.map { Expr(.optionalChain(Expr(.wrap($0), target, expr.span)), target, expr.span) }
                }
            }
            if let inner = from.optionalPayload, !isDoubleAndCGFloat(inner, payload),
                trial({ self.converted(Expr(.failed, inner, expr.span), to: payload) }) != nil
            {
                return Expr(.convert(expr), target, expr.span)
            }
            return nil
        }
        if case .variable(let variable) = from, variable.literal == nil || variable.literal == .nil { return unify(from, target) ? expr : nil }
        guard let inner = converted(expr, to: payload) else { return nil }
        return Expr(.wrap(inner), target, expr.span)
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toExistential target: SwiftType, _ protocols: [NominalDecl], _ bound: [AssociatedType: SwiftType])
        -> Expr?
    {
        if case .existential(let known, _) = from, known == protocols, unify(from, target) { return expr }
        if case .variable(let variable) = from {
            guard let literal = variable.literal else { return unify(from, target) ? expr : nil }
            if literal == .nil { return nil }
            defaulted(expr)
        }
        guard fulfils(from, protocols, bound) else { return nil }
        return Expr(.erase(expr), target, expr.span)
    }

    private func hashable(_ expr: Expr, _ from: SwiftType, _ target: SwiftType) -> Expr? {
        guard conformances.conforms(from, to: module.nominal(.hashable)) else { return nil }
        return construct(target, [Argument(label: nil, source: .typed(expr), span: expr.span)], expecting: target, at: expr.span)
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toNominal target: SwiftType, _ decl: NominalDecl) -> Expr? {
        if decl.known == .anyHashable, isOpenLiteral(from) {
            // `nil` has no usual type.
            let settled = defaulted(expr)
            return isOpenLiteral(settled.type) ? nil : converted(settled, to: target)
        }
        if case .nominal(let own, _) = from, own != decl {
            if isDoubleAndCGFloat(from, target) { return Expr(.convert(expr), target, expr.span) }
            if decl.kind == .class, let base = superclass(of: from, declaredBy: decl), unify(base, target) {
                return Expr(.convert(expr), target, expr.span)
            }
            return decl.known == .anyHashable ? hashable(expr, from, target) : nil
        }
        if decl.known == .anyHashable, from.nominal == nil, !from.hasVariables, let made = hashable(expr, from, target) { return made }
        if case .function = from { return nil }
        if decl.kind == .class, from.nominal == nil, let base = superclass(of: from, declaredBy: decl) {
            return unify(base, target) ? Expr(.convert(expr), target, expr.span) : nil
        }
        if decl.known == .array || decl.known == .dictionary, let upcast = upcast(expr, from, target) { return upcast }
        if decl.known == .dictionary || decl.known == .set, let upcast = upcastKeys(expr, from, target) { return upcast }
        return unify(from, target) ? expr : nil
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toFunction target: SwiftType, _ wanted: FunctionType) -> Expr? {
        guard case .function(let given) = from, !given.isThrowing || wanted.isThrowing, !given.isAsync || wanted.isAsync else { return nil }
        if trial({ self.unify(from, target) ? true : nil }) != nil { return expr }
        // A function that takes nothing takes the only value of `Void`.
        if given.parameters.isEmpty, wanted.parameters.count == 1, head(wanted.parameters[0].type).isVoid { return adapted(expr, given, wanted, to: target) }
        guard given.parameters.count == wanted.parameters.count else { return nil }
        let takesSame = trial { zip(given.parameters, wanted.parameters).allSatisfy { self.unify($0.type, $1.type) } ? true : nil }
        guard takesSame != nil else { return adapted(expr, given, wanted, to: target) }
        if unify(given.result, wanted.result) { return Expr(.convert(expr), target, expr.span) }
        guard let result = converted(Expr(.failed, given.result, expr.span), to: wanted.result) else { return nil }
        // An object is one of its superclass as it is; other values are made into ones of the other type after each call.
        let isObject = if case .convert = result.kind { head(wanted.result).nominal?.kind == .class } else { false }
        return isObject ? Expr(.convert(expr), target, expr.span) : adapted(expr, given, wanted, to: target) ?? Expr(.convert(expr), target, expr.span)
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toMetatype target: SwiftType, of inner: SwiftType) -> Expr? {
        if case .metatype(let own) = from {
            if case .existential(let list, let bound) = inner.head { return fulfils(own, list, bound) ? Expr(.convert(expr), target, expr.span) : nil }
            if let decl = inner.head.nominal, decl.kind == .class, own.head.nominal != decl, let base = superclass(of: own.head, declaredBy: decl) {
                return unify(base, inner) ? Expr(.convert(expr), target, expr.span) : nil
            }
            return unify(own, inner) ? expr : nil
        }
        return nil
    }

    /// Whether values of one type become ones of the other by themselves, which happens neither inside of other types nor by `as`.
    func isDoubleAndCGFloat(_ a: SwiftType, _ b: SwiftType) -> Bool { Set([head(a).known, head(b).known]) == [.double, .cgFloat] }

    func superclass(of type: SwiftType, declaredBy decl: NominalDecl) -> SwiftType? {
        var current = conformances.superclassBound(of: type)?.head ?? type
        while case .nominal(let own, let arguments) = current {
            if own == decl { return current }
            guard let superclass = own.superclass else { return nil }
            current = superclass.substituting(conformances.map(own, arguments)).head
        }
        return nil
    }

    /// `[Dog]` as `[Animal]` or `[any Named]`: each element is converted, and each value of a dictionary.
    private func upcast(_ expr: Expr, _ from: SwiftType, _ target: SwiftType) -> Expr? {
        guard case .nominal(_, let given) = from, case .nominal(_, let wanted) = target, let own = given.last, let other = wanted.last,
            given.count == 1 || unify(given[0], wanted[0]), !other.hasVariables, head(own) != head(other), !isDoubleAndCGFloat(own, other),
            !isOpenLiteral(own) || !maySolve(own, other)
        else { return nil }
        defaultVariables(own)
        guard !own.hasVariables else { return nil }
        let element = LocalVariable(name: "$element", type: own, isLet: true, span: expr.span)
        guard let value = converted(Expr(.local(element), own, expr.span), to: other) else { return nil }
        let type = SwiftType.function(FunctionType(parameters: [.init(type: own)], result: other))
        let closure = Expr(.closure(Closure(of: [element], giving: value)), type, expr.span)
        let argument = Argument(label: nil, source: .typed(closure), span: expr.span)
        let name = given.count == 1 ? "map" : "mapValues"
        let made = call(methods(name, of: from, isStatic: false, base: expr), [argument], expecting: target, named: name, at: expr.span)
        return made.type.isError ? nil : made
    }

    /// Keys become `AnyHashable`, elements of a set also optionals and objects of a superclass; a cast makes them, which always succeeds.
    private func upcastKeys(_ expr: Expr, _ from: SwiftType, _ target: SwiftType) -> Expr? {
        guard case .nominal(let decl, let given) = from, case .nominal(_, let wanted) = target, given.count == wanted.count, let key = wanted.first,
            head(key) != head(given[0]), !from.hasVariables, !target.hasVariables
        else { return nil }
        if !head(key).isKnown(.anyHashable) {
            let element = LocalVariable(name: "$element", type: given[0], isLet: true, span: expr.span)
            guard decl.known == .set, !isDoubleAndCGFloat(given[0], key), converted(Expr(.local(element), given[0], expr.span), to: key) != nil else {
                return nil
            }
        }
        if given.count == 2 {
            let value = LocalVariable(name: "$value", type: given[1], isLet: true, span: expr.span)
            guard converted(Expr(.local(value), given[1], expr.span), to: wanted[1]) != nil else { return nil }
        }
        return Expr(.forceCast(expr, target), target, expr.span)
    }

    /// Whether values of a type may be stored in an existential.
    private func fulfils(_ type: SwiftType, _ protocols: [NominalDecl], _ bound: [AssociatedType: SwiftType]) -> Bool {
        protocols.allSatisfy { conformances.conforms(type, to: $0) || existential(type, refines: $0) }
            && bound.allSatisfy { name, wanted in unify(conformances.normalized(.member(type, name)), wanted) }
    }

    private func existential(_ type: SwiftType, refines target: NominalDecl) -> Bool {
        if case .existential(let list, _) = type { return list.contains { conformances.inherits($0, target) } }
        return false
    }
}
