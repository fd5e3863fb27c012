import SwiftModel

/// Where control goes: what Swift requires of bodies that return a value, and of `guard`.
extension [Statement] {
    /// Whether control never reaches the end of the statements.
    var endAlways: Bool { contains(where: \.endsAlways) }

    /// Whether a `break` goes to the end of the statement around these. An inner loop or switch takes those without a label.
    fileprivate func holdBreak(to label: String?, isNested: Bool = false) -> Bool {
        contains { statement in
            if case .break(let target) = statement.kind { return target == nil ? !isNested : target == label }
            let isNested = isNested || statement.takesBreaks
            return statement.blocks.contains { $0.holdBreak(to: label, isNested: isNested) }
        }
    }
}

extension Statement {
    /// Whether control never gets past the statement.
    fileprivate var endsAlways: Bool {
        switch kind {
        case .return, .throw, .unreachable, .break, .continue, .fallthrough: true
        case .if(let conditions, let then, let other): then.endAlways && (other.endAlways || conditions.allSatisfy(\.isTrue))
        // Without cases there are no values.
        case .switch(_, let cases): cases.allSatisfy { $0.body.endAlways && !$0.body.holdBreak(to: nil) }
        case .doCatch(let body, let clauses, let label):
            body.endAlways && clauses.allSatisfy { $0.body.endAlways } && !blocks.contains { $0.holdBreak(to: label, isNested: true) }
        case .while(let conditions, let body, let label): conditions.allSatisfy(\.isTrue) && !body.holdBreak(to: label)
        case .repeatWhile(let body, let condition, let label): Condition.boolean(condition).isTrue && !body.holdBreak(to: label)
        case .expression(let expr): expr.type.isKnown(.never) || expr.isFailed
        case .bind, .localFunction, .guard, .for, .defer: false
        }
    }

    fileprivate var takesBreaks: Bool {
        switch kind {
        case .switch, .for, .while, .repeatWhile, .localFunction: true
        default: false
        }
    }
}

extension Condition {
    fileprivate var isTrue: Bool {
        if case .boolean(let expr) = self, case .boolean(true) = expr.kind { true } else { false }
    }
}

extension Expr {
    fileprivate var isFailed: Bool { if case .failed = kind { true } else { false } }
}
