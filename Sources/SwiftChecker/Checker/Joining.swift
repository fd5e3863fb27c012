import SwiftModel
import SwiftSyntax

/// The type that values have in common: the branches of `? :`, `if` and `switch`, the elements of a literal, both sides of `??`, arguments of one generic type.
extension Checker {
    /// Values, all as ones of the same type; `nil` where they have none in common.
    func joined(_ values: [Expr]) -> [Expr]? {
        if values.contains(where: { $0.type.isError }) { return nil }
        if let same = trial({ unified(values) }) { return same }
        if let shared = sharedSuperclass(values.map(\.type)) ?? sharedNumber(values) { return converted(values, to: shared) }
        for candidate in joinCandidates(values) {
            if let found = trial({ converted(values, to: candidate) }) { return found }
        }
        return nil
    }

    /// Tuples of different types as ones whose elements have the types that both have in common, `(1, "a") == (Optional(1), "a")`; `nil` for other values, and
    /// where some elements have none.
    func joinedTuples(_ values: [Expr]) -> [Expr]? {
        let tuples = values.compactMap { value -> [TupleElement]? in if case .tuple(let elements) = head(value.type) { elements } else { nil } }
        guard tuples.count == values.count, let first = tuples.first, tuples.allSatisfy({ $0.count == first.count }), !areAlike(values) else { return nil }
        return trial {
            var elements: [TupleElement] = []
            for index in first.indices {
                let parts = zip(values, tuples).map { value, own in
                    if case .tuple(let parts) = value.kind { parts[index] } else { Expr(.failed, own[index].type, value.span) }
                }
                guard let type = joined(parts)?.first?.type else { return nil }
                elements.append(TupleElement(label: first[index].label, type: type))
            }
            return converted(values, to: .tuple(elements))
        }
    }

    private func areAlike(_ values: [Expr]) -> Bool {
        let mark = trail.count
        defer { undo(to: mark) }
        return unified(values) != nil
    }

    private func unified(_ values: [Expr]) -> [Expr]? {
        guard let first = values.first, !values.contains(where: { isNil($0) }) else { return nil }
        return values.dropFirst().allSatisfy { unify(first.type, $0.type) } ? values : nil
    }

    private func converted(_ values: [Expr], to type: SwiftType) -> [Expr]? {
        var made: [Expr] = []
        for value in values {
            guard let same = trial({ converted(value, to: type) }) else { return nil }
            made.append(same)
        }
        return made
    }

    /// The values' own types, those of the most optionals first; beside `nil`, optionals of them.
    private func joinCandidates(_ values: [Expr]) -> [SwiftType] {
        let holdsNil = values.contains { isNil($0) }
        var found: [SwiftType] = []
        for value in values where !isNil(value) {
            let type = head(value.type)
            let candidate = holdsNil && type.optionalPayload == nil ? module.named(.optional, type) : type
            if !found.contains(candidate) { found.append(candidate) }
        }
        func depth(_ type: SwiftType) -> Int { head(type).optionalPayload.map { 1 + depth($0) } ?? 0 }
        return found.enumerated().sorted { (-depth($0.element), $0.offset) < (-depth($1.element), $1.offset) }.map(\.element)
    }

    func isNil(_ value: Expr) -> Bool {
        if case .nilLiteral = value.kind { head(value.type).optionalPayload == nil } else { false }
    }
}
