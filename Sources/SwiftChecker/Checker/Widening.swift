import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a call is checked again with, where the first argument of a generic type, or the result that is wanted, asks for another one than the others gave.
enum Widening {
    /// `pick(1, optional)`: the parameter's type is wider than its first argument's.
    case parameter(GenericParameter, SwiftType)
    /// `let numbers: Set = same([1, 2])`: the result is what is wanted.
    case result(SwiftType)
}

extension Checker {
    /// One candidate of a call, checked with its arguments; `nil` where it doesn't take them.
    func finish(
        _ candidate: CallCandidate, _ assignment: [Int: [Int]], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span, closures: Bool,
        blaming callee: Span? = nil
    ) -> (expr: Expr, score: [Int])? {
        func attempt(_ widening: Widening?) -> (expr: Expr, score: [Int])? {
            self.attempt(candidate, assignment, arguments, expected, place, closures: closures, blaming: callee, widening)
        }
        let mark = (trail.count, pending)
        let outer = widening
        widening = nil
        defer { widening = outer }
        let made = attempt(nil)
        guard let wider = made == nil ? widening : wantedResult(made?.expr, candidate, arguments, expected, since: mark.1.count) else { return made }
        undo(to: mark.0)
        pending = mark.1
        guard let found = retry({ attempt(wider) }) else { return withoutRetries { attempt(nil) } }
        guard closures, arguments.contains(where: { $0.source.closure != nil }) else { return found }
        undo(to: mark.0)
        pending = mark.1
        return attempt(wider)
    }

    /// The wanted result, where it isn't what a call gives and a literal among the arguments may change that.
    private func wantedResult(_ made: Expr?, _ candidate: CallCandidate, _ arguments: [Argument], _ expected: SwiftType?, since count: Int) -> Widening? {
        guard let made, let expected, head(expected).nominal != nil, candidate.isGeneric, case .function(let decl) = candidate.target,
            case .parameter(let result) = decl.result, decl.parameters.suffix(decl.ownParameterCount).contains(result), pending.count == count,
            arguments.contains(where: { argument in if case .syntax(let syntax) = argument.source { holdsCollection(syntax) } else { false } }),
            trial({ converted(Expr(.failed, made.type, made.span), to: expected) }) == nil
        else { return nil }
        return .result(head(expected))
    }

    /// Notes that a generic parameter has to be wider than its first arguments are for it to take the type.
    ///
    /// - Parameter open: what the parameter stands for in the call.
    func widens(_ parameter: GenericParameter, from open: SwiftType, to type: SwiftType) -> Bool {
        guard widening == nil, !head(open).isOpenVariable,
            trial({ converted(Expr(.failed, open, span(in: source)), to: type) }) != nil || isLiteralCollection(open)
        else { return false }
        widening = .parameter(parameter, type)
        return true
    }

    /// Whether a type may be that of a literal of a collection.
    private func isLiteralCollection(_ type: SwiftType) -> Bool { head(type).isKnown(.array) || head(type).isKnown(.dictionary) }
}
