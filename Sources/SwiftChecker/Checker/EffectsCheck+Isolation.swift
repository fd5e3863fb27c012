import Diagnostics
import SwiftModel

/// Members of an actor are used directly inside it; from outside they are awaited, and never changed.
extension EffectsCheck {
    enum IsolatedUse {
        case read, call
        /// Assigned, or changed by an operator or a method.
        case mutation
        /// Passed to an `inout` parameter.
        case reference
    }

    /// A place that is changed: for an actor, only by itself.
    mutating func place(_ target: Expr, _ use: IsolatedUse, _ around: Surroundings) {
        var current = target
        while true {
            if let member = isolatedMember(current) { return tell(member, use, at: target.span) }
            switch current.kind {
            case .member(let base, _, _), .subscripted(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base),
                .optionalChain(let base), .wrap(let base), .inOut(let base):
                current = base
            default: return walk(target, around)
            }
        }
    }

    /// The use of an actor's member where it cannot be waited for, or without `await`.
    mutating func isolated(_ expr: Expr, _ use: IsolatedUse, _ around: Surroundings) {
        guard let member = isolatedMember(expr) else { return }
        let isMarked = isCovered(expr.span, by: awaits, around)
        if around.isClosure, isMarked { found.asynchronous = true }
        if !around.asynchronous {
            tell(member, use, at: expr.span)
        } else if !isMarked {
            let verb = use == .call ? "called" : "accessed"
            report("isolation", "actor-isolated \(member) cannot be \(verb) from outside of the actor", expr.span, "write 'await' before it")
        }
    }

    private func tell(_ member: String, _ use: IsolatedUse, at place: Span) {
        let message =
            switch use {
            case .call: "call to actor-isolated \(member) in a synchronous nonisolated context"
            case .read: "actor-isolated \(member) can not be referenced from a nonisolated context"
            case .mutation: "actor-isolated \(member) can not be mutated from a nonisolated context"
            case .reference: "actor-isolated \(member) can not be used 'inout' from a nonisolated context"
            }
        let isChange = use == .mutation || use == .reference
        let help =
            isChange
            ? "change it in a method of the actor, and call that with 'await'" : "declare the function 'async' and write 'await', or start a task: Task { … }"
        report("isolation", message, place, help)
    }

    /// What an expression names that belongs to another actor than the current code: `property 'count'`.
    private func isolatedMember(_ expr: Expr) -> String? {
        switch expr.kind {
        case .member(let base, let variable, _):
            guard variable.owner?.isActor == true, !(variable.isLet && variable.isStored), !variable.attributes.contains("nonisolated"), !isInside(base),
                variable.getter?.isAsync != true
            else { return nil }
            return "property '\(variable.name)'"
        case .subscripted(let base, let getter, _, _):
            guard isIsolated(getter.decl), !isInside(base) else { return nil }
            return "subscript '\(getter.decl.fullName)'"
        case .call(let callee, let base, let arguments):
            if let base, isIsolated(callee.decl), callee.decl.kind == .function, !isInside(base) { return "instance method '\(callee.decl.shownName)'" }
            let isElsewhere = zip(callee.decl.arguments, arguments).contains { $0.isIsolated && $0.type.nominal?.isActor == true && !isInside($1) }
            guard isElsewhere, !callee.decl.isAsync else { return nil }
            return "\(callee.decl.owner == nil ? "global function" : "instance method") '\(callee.decl.shownName)'"
        default: return nil
        }
    }

    private func isIsolated(_ decl: FunctionDecl) -> Bool {
        decl.owner?.isActor == true && !decl.isStatic && !decl.isAsync && !decl.attributes.contains("nonisolated")
    }

    /// Whether the expression is `self` in code that belongs to it, or an `isolated` parameter.
    private func isInside(_ base: Expr) -> Bool {
        switch base.kind {
        case .local(let variable): variable.isIsolated || variable.name == "self" && !isNonisolated
        case .convert(let inner), .inOut(let inner), .optionalBind(let inner), .forceUnwrap(let inner): isInside(inner)
        default: false
        }
    }
}
