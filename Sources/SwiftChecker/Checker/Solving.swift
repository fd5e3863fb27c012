import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a trial that fails takes back.
enum TrailEntry {
    /// What a type variable was before it was solved or constrained.
    case variable(TypeVariable, solution: SwiftType?, literal: TypeVariable.Literal?, protocols: [NominalDecl])
    /// The last of the open operators.
    case openOperator
    case openPart(Expr)
}

/// What a type variable is at some time.
struct VariableState {
    let variable: TypeVariable
    let solution: SwiftType?
    let literal: TypeVariable.Literal?
    let protocols: [NominalDecl]
}

/// Type variables, unification, conversions.
extension Checker {
    func fresh(_ literal: TypeVariable.Literal? = nil) -> SwiftType {
        variableCount += 1
        return .variable(TypeVariable(id: variableCount, literal: literal))
    }

    /// A variable in the place of a generic parameter.
    func fresh(for parameter: GenericParameter) -> SwiftType {
        variableCount += 1
        return .variable(TypeVariable(id: variableCount, name: parameter.isImplicit ? nil : parameter.name))
    }

    /// Tries something that may fail: `nil` takes back what it solved and reported.
    func trial<Result>(_ work: () -> Result?) -> Result? {
        let (mark, diagnostics) = (trail.count, pending)
        trialDepth += 1
        defer { trialDepth -= 1 }
        if let result = work(), pending.count == diagnostics.count || !pending.dropFirst(diagnostics.count).contains(where: { $0.severity == .error }) {
            return result
        }
        undo(to: mark)
        pending = diagnostics
        return nil
    }

    func undo(to mark: Int) {
        while trail.count > mark {
            switch trail.removeLast() {
            case .variable(let variable, let solution, let literal, let protocols):
                (variable.solution, variable.literal, variable.protocols) = (solution, literal, protocols)
            case .openOperator: openOperators.removeLast()
            case .openPart(let expr): openParts.removeAll { $0.expr === expr }
            }
        }
    }

    /// What the variables that changed since a mark of the trail are.
    func variables(since mark: Int) -> [VariableState] {
        var seen: Set<TypeVariable> = []
        return trail[mark...].compactMap { entry in
            guard case .variable(let variable, _, _, _) = entry, seen.insert(variable).inserted else { return nil }
            return VariableState(variable: variable, solution: variable.solution, literal: variable.literal, protocols: variable.protocols)
        }
    }

    func restore(_ states: [VariableState]) {
        for state in states {
            save(state.variable)
            (state.variable.solution, state.variable.literal, state.variable.protocols) = (state.solution, state.literal, state.protocols)
        }
    }

    private func save(_ variable: TypeVariable) {
        trail.append(.variable(variable, solution: variable.solution, literal: variable.literal, protocols: variable.protocols))
    }

    /// After a reported error, the type that should have resulted agrees with everything.
    func fail(_ type: SwiftType) {
        guard case .variable(let variable) = type.head, variable.solution == nil else { return }
        save(variable)
        variable.solution = .error
    }

    /// What a rejected argument should have determined isn't reported again.
    func failVariables(in type: SwiftType) {
        _ = type.contains { part in
            if case .variable(let variable) = part, variable.solution == nil { fail(part) }
            return false
        }
    }

    func constrain(_ type: SwiftType, to target: NominalDecl) {
        guard case .variable(let variable) = type.head, !variable.protocols.contains(target) else { return }
        save(variable)
        variable.protocols.append(target)
    }

    /// Makes two types one; `false` leaves what was solved on the way to the trial around it.
    func unify(_ a: SwiftType, _ b: SwiftType) -> Bool {
        let (a, b) = (head(a), head(b))
        switch (a, b) {
        case (.error, _), (_, .error): return true
        case (.variable(let x), .variable(let y)):
            if x === y { return true }
            // The literal's variable stays, with the constraints of both.
            let (from, to) = x.literal == nil ? (x, y) : (y, x)
            if let l = from.literal, let m = to.literal, l != m {
                guard Set([l, m]) == [.integer, .float] else { return false }
                save(to)
                to.literal = .float
            }
            save(from)
            save(to)
            from.solution = .variable(to)
            to.protocols += from.protocols.filter { !to.protocols.contains($0) }
            return true
        case (.variable(let x), _): return solve(x, b)
        case (_, .variable(let y)): return solve(y, a)
        case (.nominal(let d, let x), .nominal(let e, let y)): return d == e && zip(x, y).allSatisfy { unify($0, $1) }
        case (.tuple(let x), .tuple(let y)):
            return x.count == y.count && zip(x, y).allSatisfy { ($0.label == nil || $1.label == nil || $0.label == $1.label) && unify($0.type, $1.type) }
        case (.function(let f), .function(let g)):
            return f.parameters.count == g.parameters.count
                && zip(f.parameters, g.parameters).allSatisfy { $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic && unify($0.type, $1.type) }
                && unify(f.result, g.result) && unifyThrown(f, g)
        case (.opaque(let o, let x), .opaque(let p, let y)): return o == p && zip(x, y).allSatisfy { unify($0, $1) }
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.expansion, _), (_, .expansion): return unifyPacks(a, b)
        case (.member(let x, let m), .member(let y, let n)) where m == n: return x == y || unify(x, y)
        case (.existential(let x, let own), .existential(let y, let other)):
            return x == y && own.count == other.count && own.allSatisfy { name, type in other[name].map { unify(type, $0) } ?? false }
        default: return a == b
        }
    }

    /// A function determines the error type that another leaves open; one that throws less may replace one that throws more.
    private func unifyThrown(_ f: FunctionType, _ g: FunctionType) -> Bool {
        for (open, known) in [(f, g), (g, f)] {
            if let thrown = open.thrown, head(thrown).isOpenVariable { return unify(thrown, thrownType(of: known)) }
        }
        return true
    }

    /// The type at the top, with associated types looked up.
    func head(_ type: SwiftType) -> SwiftType {
        let type = type.head
        if case .expansion = type { return type.unpacked }
        if case .member = type { return conformances.normalized(type).head }
        if case .parameter = type, !conformances.assumptions.isEmpty { return conformances.normalized(type).head }
        return type
    }

    private func solve(_ variable: TypeVariable, _ type: SwiftType) -> Bool {
        if let literal = variable.literal, !accepts(literal, type) { return false }
        if case .member(let base, _) = type, base.hasVariables { return false }
        if type.contains({ if case .variable(let other) = $0 { return other === variable } else { return false } }) { return false }
        for target in variable.protocols where !conformances.conforms(type, to: target) {
            if !type.hasVariables || conformsIfSolved(type, target) == false { return false }
        }
        save(variable)
        variable.solution = type
        return true
    }

    /// An existential as the solution of a variable whose protocols it has: the value is opened when the call runs.
    func solve(_ variable: TypeVariable, opening type: SwiftType) {
        save(variable)
        variable.solution = type
    }

    private func conformsIfSolved(_ type: SwiftType, _ target: NominalDecl) -> Bool {
        guard let decl = type.nominal else { return true }
        return module.conformances(of: decl).contains { conformances.inherits($0.protocol, target) }
    }

    /// Whether a literal may be written for a value of the type.
    func accepts(_ literal: TypeVariable.Literal, _ type: SwiftType) -> Bool {
        func conforms(_ known: KnownType) -> Bool { conformances.conforms(type, to: module.nominal(known)) }
        switch literal {
        case .integer: return conforms(.expressibleByIntegerLiteral)
        case .float: return conforms(.expressibleByFloatLiteral)
        case .string: return conforms(.expressibleByStringLiteral)
        case .boolean: return conforms(.expressibleByBooleanLiteral)
        case .nil: return conforms(.expressibleByNilLiteral) || type.optionalPayload != nil
        case .array: return conforms(.expressibleByArrayLiteral)
        case .dictionary: return conforms(.expressibleByDictionaryLiteral)
        }
    }

    /// Whether a variable may stand for the type.
    private func maySolve(_ variable: SwiftType, _ type: SwiftType) -> Bool {
        let mark = trail.count
        defer { undo(to: mark) }
        return unify(variable, type)
    }

    /// Gives literals that are still open their usual types.
    @discardableResult
    func defaulted(_ expr: Expr) -> Expr {
        defaultVariables(expr.type)
        return expr
    }

    func defaultVariables(_ type: SwiftType) {
        _ = type.contains { part in
            if case .variable(let variable) = part, variable.solution == nil, let literal = variable.literal, literal != .nil {
                save(variable)
                variable.solution = typeWithMembers(awaiting: part) ?? conformances.usualType(of: literal, wantedAs: variable.protocols)
            }
            return false
        }
    }

    // MARK: Conversions

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
        guard given.parameters.count == wanted.parameters.count else { return nil }
        let takesSame = trial { zip(given.parameters, wanted.parameters).allSatisfy { self.unify($0.type, $1.type) } ? true : nil }
        guard takesSame != nil else { return adapted(expr, given, wanted, to: target) }
        if unify(given.result, wanted.result) || converted(Expr(.failed, given.result, expr.span), to: wanted.result) != nil {
            return Expr(.convert(expr), target, expr.span)
        }
        return nil
    }

    private func converted(_ expr: Expr, _ from: SwiftType, toTuple target: SwiftType, _ elements: [TupleElement]) -> Expr? {
        if case .tuple(let parts) = expr.kind, parts.count == elements.count {
            let changed = zip(parts, elements).map { converted($0, to: $1.type) }
            guard changed.allSatisfy({ $0 != nil }) else { return nil }
            return Expr(.tuple(changed.compactMap { $0 }), target, expr.span)
        }
        return trial({ self.unify(from, target) ? expr : nil }) ?? convertedParts(expr, from, to: target, elements)
    }

    /// A tuple that is no literal, converted element by element.
    private func convertedParts(_ expr: Expr, _ from: SwiftType, to target: SwiftType, _ elements: [TupleElement]) -> Expr? {
        guard case .tuple(let own) = from, own.count == elements.count,
            zip(own, elements).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
        else { return nil }
        let whole = LocalVariable(name: "$tuple", type: from, isLet: true)
        let result = LocalVariable(name: "$converted", type: target, isLet: false)
        var made: [Expr] = []
        for (index, (part, element)) in zip(own, elements).enumerated() {
            let value = Expr(.tupleElement(Expr(.local(whole), from, expr.span), index), part.type, expr.span)
            guard let converted = converted(value, to: element.type) else { return nil }
            made.append(converted)
        }
        let assignment = Expr(.assign(Expr(.local(result), target, expr.span), Expr(.tuple(made), target, expr.span)), .void, expr.span)
        let statements: [Statement.Kind] = [.bind(.variable(whole), expr), .expression(assignment)]
        return Expr(.statements(statements.map { Statement($0, expr.span) }, result: result), target, expr.span)
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

    private func superclass(of type: SwiftType, declaredBy decl: NominalDecl) -> SwiftType? {
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
        let closure = Expr(.closure(Closure(of: element, giving: value)), type, expr.span)
        let argument = Argument(label: nil, source: .typed(closure), span: expr.span)
        let name = given.count == 1 ? "map" : "mapValues"
        let made = call(methods(name, of: from, isStatic: false, base: expr), [argument], expecting: target, named: name, at: expr.span)
        return made.type.isError ? nil : made
    }

    /// Keys become `AnyHashable`; a cast makes them, which always succeeds.
    private func upcastKeys(_ expr: Expr, _ from: SwiftType, _ target: SwiftType) -> Expr? {
        guard case .nominal(_, let given) = from, case .nominal(_, let wanted) = target, given.count == wanted.count, let key = wanted.first,
            head(key).isKnown(.anyHashable), !head(given[0]).isKnown(.anyHashable), !from.hasVariables, !target.hasVariables
        else { return nil }
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
