import SwiftModel
import SwiftSyntax

/// Conversions.
extension ConstraintSystem {
    /// Decides whether a value of one type may be used as one of another, as far as both are known.
    func convert(_ from: SwiftType, _ to: SwiftType) -> Outcome {
        let (a, b) = (head(from), head(to))
        if a == b { return .solved }
        switch (a, b) {
        case (.error, _), (_, .error): return .failed
        case (.variable, .variable): return .waits
        case (.variable(let variable), _): return convert(variable, a, to: b)
        case (_, .variable(let variable)):
            guard variable.literal == nil else { return checker.unify(a, b) ? .solved : .failed }
            return .waits
        default: break
        }
        if let payload = b.optionalPayload { return convert(a, toOptional: b, of: payload) }
        if !a.hasVariables, !b.hasVariables { return convertKnown(a, b) }
        switch (a, b) {
        case (.tuple(let own), .tuple(let wanted)):
            guard own.count == wanted.count else { return .failed }
            for (x, y) in zip(own, wanted) { add(.conversion(x.type, y.type)) }
            return .solved
        case (.function(let own), .function(let wanted)):
            guard own.parameters.count == wanted.parameters.count else { return .failed }
            for (x, y) in zip(own.parameters, wanted.parameters) { add(.conversion(y.type, x.type)) }
            if !head(wanted.result).isVoid || isOpen(own.result) { add(.conversion(own.result, wanted.result)) }
            return .solved
        case (.nominal(let own, let x), .nominal(let wanted, let y)) where own == wanted:
            if own.known == .array || own.known == .dictionary || own.known == .set { return convertElements(x, y) }
            return checker.unify(a, b) ? .solved : .failed
        case (_, .existential(let protocols, _)) where protocols.isEmpty:
            count(.existential)
            return .solved
        case (_, .existential), (.nominal, .nominal): return .waits
        default: return checker.unify(a, b) ? .solved : .failed
        }
    }

    private func convert(_ variable: TypeVariable, _ a: SwiftType, to b: SwiftType) -> Outcome {
        if let payload = b.optionalPayload {
            switch variable.literal {
            case nil: return .waits
            case .nil: return checker.unify(a, b) ? .solved : .failed
            default: return wrap(a, payload)
            }
        }
        if mayHoldOthers(b), variable.literal == nil { return .waits }
        if case .existential = b { return .waits }
        if b.isKnown(.anyHashable) { return .waits }
        return checker.unify(a, b) ? .solved : .failed
    }

    /// Whether values of several types may be converted to one.
    private func mayHoldOthers(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let decl, _): decl.kind == .class || [.double, .cgFloat, .array, .dictionary, .set].contains(decl.known)
        case .function, .tuple, .metatype: true
        default: false
        }
    }

    private func convert(_ a: SwiftType, toOptional b: SwiftType, of payload: SwiftType) -> Outcome {
        if let own = a.optionalPayload {
            // `T??` takes a `T?` as its payload, too.
            if isOpen(own), isOpen(payload) || head(payload).optionalPayload != nil { return .waits }
            if head(payload).optionalPayload != nil, head(own).optionalPayload == nil { return wrap(a, payload) }
            add(.conversion(own, payload))
            return .solved
        }
        return wrap(a, payload)
    }

    private func wrap(_ a: SwiftType, _ payload: SwiftType) -> Outcome {
        count(.valueToOptional)
        add(.conversion(a, payload))
        return .solved
    }

    private func convertElements(_ own: [SwiftType], _ wanted: [SwiftType]) -> Outcome {
        for (x, y) in zip(own, wanted) where !(checker.trial { self.checker.unify(x, y) ? true : nil } ?? false) {
            count(.collectionUpcast)
            add(.conversion(x, y))
        }
        return .solved
    }

    private func convertKnown(_ a: SwiftType, _ b: SwiftType) -> Outcome {
        let value = Expr(.failed, a, checker.span(in: checker.source))
        guard let made = quietly(in: checker.scope, { self.checker.converted(value, to: b) }) else { return .failed }
        switch made.kind {
        case .erase: count(.existential)
        case .convert where checker.isDoubleAndCGFloat(a, b): count(.numberConversion)
        default: break
        }
        return .solved
    }
}
