import SwiftModel
import SwiftSyntax

/// What follows from each constraint once enough is known.
extension ConstraintSystem {
    func simplified(_ constraint: Constraint) -> Outcome {
        switch constraint {
        case .conversion(let from, let to): return convert(from, to)
        case .member(let use): return member(use)
        case .implicitBase(let wanted, let base, let name): return implicitBase(wanted, base, name)
        case .call(let callee, let given, let result): return call(callee, given, result)
        case .overloads, .coalescing: return .waits
        case .operatorUse(let use):
            let known = use.operands.filter { !isOpen($0) }
            guard !known.isEmpty else { return .waits }
            let candidates = operators(use, known + use.operands.flatMap(usualTypes))
            // One of the library for any types says nothing of an operand that other operators determine, which may have its own: `48...57 ~= byte`.
            let mayHaveOwn = use.operands.contains { isOpen($0) && !isOpenLiteral($0) }
            if mayHaveOwn, candidates.allSatisfy(\.isForAnyTypes) { return .waits }
            return chosen(among: candidates, use)
        case .elements(let type, let elements):
            guard !isOpen(type) else { return .waits }
            guard let own = element(of: head(type), .expressibleByArrayLiteral, "ArrayLiteralElement") else { return .failed }
            for element in elements { use(element, as: own) }
            return .solved
        case .pairs(let type, let keys, let values):
            guard !isOpen(type) else { return .waits }
            guard let key = element(of: head(type), .expressibleByDictionaryLiteral, "Key"),
                let value = element(of: head(type), .expressibleByDictionaryLiteral, "Value")
            else { return .failed }
            for own in keys { use(own, as: key) }
            for own in values { use(own, as: value) }
            return .solved
        case .anything(let type): return isOpen(type) || openElement(of: type) != nil ? .waits : .solved
        case .unwrapping(let optional, let payload):
            guard !isOpen(optional) else { return .waits }
            guard let own = head(optional).optionalPayload else { return .failed }
            return checker.unify(own, payload) ? .solved : .failed
        case .chain(let type, let result):
            guard !isOpen(type) else { return .waits }
            let optional = head(type).optionalPayload == nil ? checker.module.named(.optional, type) : type
            return checker.unify(result, optional) ? .solved : .failed
        case .closure(let use): return closure(use)
        case .keyPath(let type, let root, let value): return keyPath(type, root, value)
        case .associated(let base, let associated, let type):
            guard !isOpen(base) else { return .waits }
            let own = checker.conformances.normalized(.member(head(base), associated))
            if case .member = own, own.hasVariables { return .waits }
            return checker.unify(type, opening(own)) ? .solved : .failed
        case .conformance(let type, let target):
            guard !type.hasVariables else { return .waits }
            return checker.conformances.conforms(type.resolved, to: target) ? .solved : .failed
        case .whole(let use): return whole(use)
        }
    }

    private func chosen(among candidates: [MatchedCandidate], _ use: OperatorUse) -> Outcome {
        guard let first = candidates.first else { return .failed }
        if candidates.count == 1 { return apply(first, given(use), use.result) ? .solved : .failed }
        add(.overloads(candidates, given(use), result: use.result))
        return .solved
    }

    private func element(of type: SwiftType, _ literal: KnownType, _ name: String) -> SwiftType? {
        if let payload = type.optionalPayload { return element(of: head(payload), literal, name) }
        let target = checker.module.nominal(literal)
        guard let associated = target.associatedTypes.first(where: { $0.name == name }) else { return nil }
        let own = checker.conformances.normalized(.member(type, associated))
        if case .member = own, type.nominal != nil { return nil }
        return own
    }

    /// What the elements or values of a collection are, while that is open.
    func openElement(of type: SwiftType) -> SwiftType? {
        guard [.array, .dictionary].contains(head(type).known), let last = head(type).arguments.last else { return nil }
        return isOpen(last) ? head(last) : nil
    }

    private func member(_ use: MemberUse) -> Outcome {
        guard !isOpen(use.base) else { return .waits }
        let base = head(use.base)
        if case .metatype(let inner) = base, isOpen(inner) { return .waits }
        let place = checker.span(use.place)
        guard let value = quietly(in: checker.scope, { self.checker.memberValue(use.name, on: Expr(.failed, base, place), at: place, expected: nil) }),
            !value.type.isError
        else { return mayHaveMore(base) ? .waits : .failed }
        return checker.unify(use.result, opening(value.type)) ? .solved : .failed
    }

    /// Whether a type may have more members once its arguments are known: `(1...3).count`.
    func mayHaveMore(_ type: SwiftType) -> Bool { type.arguments.contains(where: isOpen) }

    private func keyPath(_ type: SwiftType, _ root: SwiftType, _ value: SwiftType) -> Outcome {
        guard !isOpen(type) else { return .waits }
        switch head(type) {
        case .function(let function):
            guard function.parameters.count == 1 else { return .failed }
            add(.conversion(function.parameters[0].type, root))
            add(.conversion(value, function.result))
        case .nominal(_, let arguments) where arguments.count == 2:
            return checker.unify(arguments[0], root) && checker.unify(arguments[1], value) ? .solved : .failed
        case .nominal(_, let arguments) where arguments.count == 1: return checker.unify(arguments[0], root) ? .solved : .failed
        default: return .failed
        }
        return .solved
    }

    private func implicitBase(_ wanted: SwiftType, _ base: SwiftType, _ name: String) -> Outcome {
        guard !isOpen(wanted) else { return .waits }
        var type = head(wanted)
        var found: [SwiftType] = []
        while true {
            if case .variable = type {
                // `.none` and `.some` are the optional's own.
                guard ["none", "some"].contains(name), let own = found.first else { return .waits }
                return checker.unify(base, own) ? .solved : .failed
            }
            if name == "init" || !checker.members(name, of: type, isStatic: true).isEmpty { found.append(type) }
            guard let payload = type.optionalPayload else { break }
            type = head(payload)
        }
        guard let chosen = ["none", "some"].contains(name) ? found.first : found.last else { return .failed }
        return checker.unify(base, chosen) ? .solved : .failed
    }

    private func whole(_ use: WholeExpression) -> Outcome {
        guard !isOpen(use.type), !use.type.hasVariables else { return .waits }
        let type = use.type.resolved
        let made = quietly(in: use.scope) { () -> Expr? in
            let value = self.checker.value(use.syntax, as: type)
            return value.type.isError ? nil : value
        }
        return made == nil ? .failed : .solved
    }

    /// The type that an expression has by itself, or by what is known of the type that is wanted.
    func ownType(of use: WholeExpression) -> SwiftType? {
        quietly(in: use.scope) { () -> SwiftType? in
            let value = self.checker.defaulted(self.checker.expression(use.syntax, self.isOpen(use.type) ? nil : use.type))
            return value.type.isError ? nil : value.type
        }
    }
}
