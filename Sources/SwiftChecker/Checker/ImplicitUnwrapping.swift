import Diagnostics
import SwiftModel

/// Optionals that are declared with `!`: they are unwrapped where what is in them is wanted.
extension Checker {
    /// The value inside an implicitly unwrapped optional; any other expression stays as it is.
    func implicitlyUnwrapped(_ expr: Expr) -> Expr {
        guard expr.isImplicitlyUnwrapped, let payload = head(expr.type).optionalPayload else { return expr }
        return Expr(.forceUnwrap(expr), payload, expr.span)
    }

    /// An operand of `==` that isn't unwrapped: optionals of what can be compared can be compared themselves.
    func comparedAsOptional(_ expr: Expr) -> Expr {
        guard expr.isImplicitlyUnwrapped, let payload = head(expr.type).optionalPayload, conformances.conforms(payload, to: module.nominal(.equatable)) else {
            return expr
        }
        return Expr(.convert(expr), expr.type, expr.span)
    }

    /// Unwraps the base of a member that the optional itself does not have.
    func implicitlyUnwrapped(_ base: Expr, toReach name: String) -> Expr {
        guard base.isImplicitlyUnwrapped, members(name, of: head(base.type), isStatic: false).isEmpty else { return base }
        return implicitlyUnwrapped(base)
    }

    /// Whether a value of the type is wanted that the optional itself is not.
    func wantsPayload(_ target: SwiftType, of optional: SwiftType) -> Bool {
        switch target {
        case .existential(let list, _): !list.isEmpty
        case .variable(let variable): !variable.protocols.allSatisfy { conformances.conforms(optional, to: $0) }
        default: target.optionalPayload == nil
        }
    }
}

extension Expr {
    /// Whether the expression names something that is declared as `T!`, or calls what gives it.
    var isImplicitlyUnwrapped: Bool {
        switch kind {
        case .local(let variable): variable.isImplicitlyUnwrapped
        case .global(let variable), .staticMember(let variable, _), .member(_, let variable, _): variable.isImplicitlyUnwrapped
        case .call(let callee, _, _), .subscripted(_, let callee, _, _): callee.decl.givesImplicitlyUnwrapped
        default: false
        }
    }
}
