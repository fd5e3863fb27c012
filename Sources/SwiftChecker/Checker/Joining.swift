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

    /// Whether a collection literal in an expression may be of another type than the usual one.
    func holdsCollection(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .arrayExpr, .dictionaryExpr: true
        case .tupleExpr(let node): node.elements.contains { holdsCollection($0.expression) }
        case .ternaryExpr(let node): holdsCollection(node.thenExpression) || holdsCollection(node.elseExpression)
        case .infixOperatorExpr(let node): holdsCollection(node.leftOperand) || holdsCollection(node.rightOperand)
        case .functionCallExpr(let node): node.arguments.contains { holdsCollection($0.expression) }
        default: false
        }
    }

    /// Checks something that may be checked in another way if that fails. Of retries inside of retries there are few, since their number doubles with each.
    func retry<Result>(_ work: () -> Result?) -> Result? {
        guard retryDepth < Self.retryLimit else { return nil }
        retryDepth += 1
        defer { retryDepth -= 1 }
        return trial(work)
    }

    /// Checks what failed in every other way, for its faults.
    func withoutRetries<Result>(_ work: () -> Result) -> Result {
        let outer = retryDepth
        retryDepth = Self.retryLimit
        defer { retryDepth = outer }
        return work()
    }

    private static let retryLimit = 4
}
