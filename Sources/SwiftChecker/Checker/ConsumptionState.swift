import Diagnostics
import SwiftModel

extension ConsumptionFlow {
    /// A variable, or a stored part of it.
    struct Path: Hashable {
        let root: LocalVariable
        var fields: [VariableDecl] = []

        init(_ variable: LocalVariable) { root = variable }

        init?(_ expr: Expr) {
            switch expr.kind {
            case .local(let variable): self.init(variable)
            case .inOut(let inner), .consume(let inner): self.init(inner)
            case .member(let base, let property, _):
                guard property.isStored, property.owner?.kind != .class, var outer = Path(base) else { return nil }
                outer.fields.append(property)
                self = outer
            default: return nil
            }
        }

        func overlaps(_ other: Path) -> Bool { root == other.root && zip(fields, other.fields).allSatisfy { $0 == $1 } }
        /// Whether the other is a part of this.
        func contains(_ other: Path) -> Bool { overlaps(other) && fields.count <= other.fields.count }
    }
}

/// What may have been moved at a point of a body, and where.
struct ConsumptionState {
    var isReachable = true
    private(set) var consumed: [ConsumptionFlow.Path: Span] = [:]

    init(isReachable: Bool = true) { self.isReachable = isReachable }

    func use(overlapping path: ConsumptionFlow.Path) -> Span? {
        consumed.filter { $0.key.overlaps(path) }.map(\.value).min { $0.range.lowerBound < $1.range.lowerBound }
    }
    /// Whether what the path is a part of was moved as a whole.
    func isGone(around path: ConsumptionFlow.Path) -> Bool { consumed.keys.contains { $0.contains(path) && $0 != path } }
    mutating func consume(_ path: ConsumptionFlow.Path, at place: Span) { if consumed[path] == nil { consumed[path] = place } }
    mutating func restore(_ path: ConsumptionFlow.Path) { consumed = consumed.filter { !path.contains($0.key) } }

    mutating func join(_ other: ConsumptionState) {
        guard other.isReachable else { return }
        guard isReachable else { return self = other }
        consumed.merge(other.consumed) { a, _ in a }
    }
}
