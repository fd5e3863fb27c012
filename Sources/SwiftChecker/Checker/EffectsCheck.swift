import Diagnostics
import SwiftModel

extension Callee {
    /// Whether `throws(Failure)` throws nothing with the given type arguments.
    fileprivate var throwsNever: Bool {
        switch self {
        case .function(let decl, let arguments), .superFunction(let decl, let arguments):
            let map = Dictionary(zip(decl.parameters, arguments), uniquingKeysWith: { a, _ in a })
            return decl.thrownType?.substituting(map).resolved.isKnown(.never) ?? false
        }
    }
}

/// Where errors may be thrown and work may be awaited: every such place is marked, and something handles it.
struct EffectsCheck {
    /// What the current code may do.
    struct Surroundings {
        var throwing = false
        var asynchronous = false
        /// Errors end in `try?`, `try!` or a `catch` for all of them.
        var isCaught = false
        /// Inside a `do` whose clauses do not take every error.
        var isPartlyCaught = false
        /// The innermost closure: a `try` outside of it does not count inside.
        var closure: Span?
        /// A closure that holds `try` or `await` does what they mark; whether its place allows that is checked where it's passed.
        var isClosure = false
        /// Runs where nothing can catch or await, regardless of the code around it.
        var initializer: Initializer?
    }

    /// Where asynchronous sequences are walked: by a loop over one, or by a function that rethrows.
    enum Iteration {
        case loop(SwiftType), call(Callee)
    }

    /// What throws an error.
    private enum Thrower { case call, statement, iteration }

    /// A value that is made on its own: its kind as the compiler names it.
    enum Initializer: String {
        case property = "a property initializer"
        case global = "a global variable initializer"
    }

    /// What a closure does that its place must allow.
    struct Effects {
        var throwing = false
        var asynchronous = false
        /// Whether it says `await` where nothing waits.
        var awaitsNothing = false
    }

    private let tries: [Span]
    private let mayThrow: (Iteration, [Requirement]) -> Bool
    /// What the current function requires of its type parameters.
    private var assumptions: [Requirement] = []
    let awaits: [Span]
    let report: (String, String, Span?, String?) -> Void
    var found = Effects()
    /// The closures and functions that were found in the current closure.
    private var innerClosures: [Span] = []
    /// Whether the current code is a `nonisolated` member of an actor: `self` is as remote as any other actor.
    private(set) var isNonisolated = false

    /// - Parameters:
    ///   - tries: the places of `try` expressions.
    ///   - awaits: those of `await`.
    ///   - mayThrow: whether asynchronous sequences may throw where a function requires this and that.
    ///   - report: takes a code, a message, a place and a help.
    init(
        tries: [Span], awaits: [Span], mayThrow: @escaping (Iteration, [Requirement]) -> Bool,
        report: @escaping (String, String, Span?, String?) -> Void
    ) {
        (self.tries, self.awaits, self.mayThrow, self.report) = (tries, awaits, mayThrow, report)
    }

    mutating func check(_ decl: FunctionDecl) {
        guard let body = decl.body else { return }
        isNonisolated = decl.attributes.contains("nonisolated")
        assumptions = decl.requirements
        defer { (isNonisolated, assumptions) = (false, []) }
        walk(body.statements, Surroundings(throwing: decl.isThrowing, asynchronous: decl.isAsync))
    }

    /// Statements of the top level: their errors end the program, and they may wait.
    mutating func checkTopLevel(_ statements: [Statement]) {
        walk(statements, Surroundings(throwing: true, asynchronous: true))
    }

    /// A value that belongs to the top level: the view that is shown, the last expression.
    mutating func checkTopLevel(_ expr: Expr) { walk(expr, Surroundings(throwing: true, asynchronous: true)) }

    /// The initial value of a property: nothing may be thrown out of it, and it cannot wait.
    mutating func check(_ value: Expr, in initializer: Initializer) { walk(value, Surroundings(initializer: initializer)) }

    // MARK: Statements

    private mutating func walk(_ statements: [Statement], _ around: Surroundings) { for statement in statements { walk(statement, around) } }

    private mutating func walk(_ statement: Statement, _ around: Surroundings) {
        switch statement.kind {
        case .expression(let expr), .bind(_, let expr?), .return(let expr?): walk(expr, around)
        case .localFunction(let decl, _, let closure):
            let outer = assumptions
            assumptions += decl.requirements
            defer { assumptions = outer }
            walk(closure.body.statements, Surroundings(throwing: decl.isThrowing, asynchronous: decl.isAsync))
            innerClosures.append(statement.span)
        case .if(let conditions, let then, let other):
            walk(conditions, around)
            walk(then + other, around)
        case .guard(let conditions, let other):
            walk(conditions, around)
            walk(other, around)
        case .switch(let subject, let cases):
            walk(subject, around)
            for item in cases {
                for case (_, let condition?) in item.patterns { walk(condition, around) }
                walk(item.body, around)
            }
        case .for(_, let sequence, let iteration, let condition, let body, _):
            walk(sequence, around)
            if case .iterator(_, let next, _, _) = iteration, next.decl.isAsync, mayThrow(.loop(sequence.type), assumptions) {
                throwing(at: sequence.span, around, from: .iteration)
            }
            if let condition { walk(condition, around) }
            walk(body, around)
        case .while(let conditions, let body, _):
            walk(conditions, around)
            walk(body, around)
        case .repeatWhile(let body, let condition, _):
            walk(body, around)
            walk(condition, around)
        case .throw(let value):
            walk(value, around)
            throwing(at: statement.span, around, from: .statement)
        case .doCatch(let body, let clauses, _):
            var inner = around
            if clauses.contains(where: \.takesEverything) { inner.isCaught = true } else { inner.isPartlyCaught = !clauses.isEmpty }
            walk(body, inner)
            for clause in clauses {
                if let condition = clause.condition { walk(condition, around) }
                walk(clause.body, around)
            }
        case .defer(let body): walk(body, around)
        case .bind(_, nil), .return(nil), .break, .continue, .fallthrough, .unreachable: break
        }
    }

    private mutating func walk(_ conditions: [Condition], _ around: Surroundings) {
        for condition in conditions {
            switch condition {
            case .boolean(let expr), .pattern(_, let expr): walk(expr, around)
            case .available: break
            }
        }
    }

    // MARK: Expressions

    mutating func walk(_ expr: Expr, _ around: Surroundings) {
        switch expr.kind {
        case .tryForce(let inner), .tryOptional(let inner):
            var caught = around
            caught.isCaught = true
            walk(inner, caught)
        case .statements(let inner, _): walk(inner, around)
        case .closure(let closure):
            for operand in expr.operands { walk(operand, around) }
            let effects = effects(of: closure, at: expr.span, as: expr.type)
            if case .function(let type) = expr.type.resolved { checkConversion(closure, effects, to: type, at: expr.span) }
        case .autoclosure(let closure): walk(closure.body.statements, around)
        case .call(let callee, let base, let arguments): call(expr, callee, base, arguments, around)
        case .callValue(let callee, let arguments):
            walk(callee, around)
            var parameters: [SwiftType] = []
            if case .function(let type) = callee.type.resolved {
                parameters = type.parameters.map(\.type)
                if type.isThrowing, type.thrown?.isKnown(.never) != true { throwing(at: expr.span, around) }
                if type.isAsync { asynchronous(at: expr.span, around) }
            }
            for (index, argument) in arguments.enumerated() { _ = hand(argument, to: parameters.indices.contains(index) ? parameters[index] : .error, around) }
        case .local(let variable):
            if variable.isAwaited { asynchronous(at: expr.span, around) }
        case .global(let variable):
            if variable.attributes.contains("async") { asynchronous(at: expr.span, around) }
        case .member(let base, let variable, _):
            walk(base, around)
            property(variable, at: expr.span, around)
            isolated(expr, .read, around)
        case .subscripted:
            for operand in expr.operands { walk(operand, around) }
            isolated(expr, .read, around)
        case .assign(let target, let value):
            walk(value, around)
            place(target, .mutation, around)
        case .inOut(let target): place(target, .mutation, around)
        case .staticMember(let variable, _): property(variable, at: expr.span, around)
        default: for operand in expr.operands { walk(operand, around) }
        }
    }

    private mutating func property(_ variable: VariableDecl, at place: Span, _ around: Surroundings) {
        guard let getter = variable.getter else { return }
        if getter.isThrowing { throwing(at: place, around) }
        if getter.isAsync { asynchronous(at: place, around) }
    }

    private mutating func call(_ expr: Expr, _ callee: Callee, _ base: Expr?, _ arguments: [Expr], _ around: Surroundings) {
        let decl = callee.decl
        if let base { walk(base, around) }
        isolated(expr, .call, around)
        var handed = Effects()
        for (index, argument) in arguments.enumerated() {
            let wanted = decl.arguments.indices.contains(index) ? decl.arguments[index].type : .error
            if case .inOut(let target) = argument.kind, !decl.isOperator {
                place(target, .reference, around)
                continue
            }
            let effects = hand(argument, to: wanted, around)
            // What is passed as a value of any type isn't called.
            if case .function = (wanted.optionalPayload ?? wanted).head { handed.throwing = handed.throwing || effects.throwing }
        }
        let throwsError = decl.isRethrowing ? handed.throwing || mayThrow(.call(callee), assumptions) : decl.isThrowing && !callee.throwsNever
        if throwsError { throwing(at: expr.span, around) }
        if decl.isAsync { asynchronous(at: expr.span, around) }
    }

    /// An argument: a closure must not do more than its parameter allows.
    private mutating func hand(_ argument: Expr, to wanted: SwiftType, _ around: Surroundings) -> Effects {
        var closure: Closure?
        var inner = argument
        unwrapping: while true {
            switch inner.kind {
            case .wrap(let next), .convert(let next): inner = next
            default: break unwrapping
            }
        }
        // Reading through a key path never throws, whatever its place allows.
        if case .keyPath = inner.kind { walk(argument, around); return Effects() }
        if case .closure(let found) = inner.kind { closure = found }
        guard let closure else { walk(argument, around); return Effects(throwing: isThrowingFunction(inner.type)) }
        for operand in inner.operands { walk(operand, around) }
        let effects = effects(of: closure, at: inner.span, as: wanted.optionalPayload ?? wanted)
        guard case .function(let type)? = (wanted.optionalPayload ?? wanted).head as SwiftType? else { return effects }
        checkThrowing(closure, effects, to: type, at: argument.span)
        if effects.asynchronous, !type.isAsync {
            report(
                "async-closure",
                "cannot pass function of type '\(spelled(closure, type, effects))' to parameter expecting synchronous function type", argument.span,
                help(effects))
        }
        return effects
    }

    /// A closure as a value of a function type does no more than that allows.
    private func checkConversion(_ closure: Closure, _ effects: Effects, to type: FunctionType, at place: Span) {
        checkThrowing(closure, effects, to: type, at: place)
        guard effects.asynchronous, !type.isAsync else { return }
        let given = spelled(closure, type, effects)
        let message = "invalid conversion from 'async' function of type '\(given)' to synchronous function type '\(spelled(type))'"
        report("async-closure", message, place, help(effects))
    }

    private func help(_ effects: Effects) -> String {
        effects.awaitsNothing ? "leave out 'await': nothing in the closure waits" : "start a task: Task { await … }"
    }

    private func checkThrowing(_ closure: Closure, _ effects: Effects, to type: FunctionType, at place: Span) {
        guard effects.throwing, !type.isThrowing else { return }
        let given = spelled(closure, type, effects)
        let message = "invalid conversion from throwing function of type '\(given)' to non-throwing function type '\(spelled(type))'"
        report("throwing-closure", message, place, "handle the error inside: do { try … } catch { … }, or use 'try?'")
    }

    private func spelled(_ type: FunctionType) -> String { SwiftType.function(type).description.replacing(/-> \(\)$/, with: "-> Void") }

    /// A closure's type with what it does.
    private func spelled(_ closure: Closure, _ wanted: FunctionType, _ effects: Effects) -> String {
        let isAlike = closure.parameters.count == wanted.parameters.count
        let types = isAlike ? closure.parameters.map(\.type.resolved) : wanted.parameters.map(\.type)
        let parameters = types.map(\.description).joined(separator: ", ")
        let marks = (effects.asynchronous ? " async" : "") + (effects.throwing ? " throws" : "")
        return "(\(parameters))\(marks) -> \(closure.resultType.resolved.isVoid ? "()" : closure.resultType.resolved.description)"
    }

    private func isThrowingFunction(_ type: SwiftType) -> Bool {
        if case .function(let function) = type.resolved { return function.isThrowing }
        return false
    }

    private mutating func effects(of closure: Closure, at place: Span, as type: SwiftType) -> Effects {
        let outer = found
        found = Effects()
        defer { found = outer }
        var around = Surroundings(closure: place, isClosure: true)
        if case .function(let function) = type.head { (around.throwing, around.asynchronous) = (function.isThrowing, function.isAsync) }
        around.throwing = around.throwing || tries.contains { isInside($0, place) }
        around.asynchronous = around.asynchronous || awaits.contains { isInside($0, place) }
        let outerClosures = innerClosures
        innerClosures = []
        walk(closure.body.statements, around)
        // With 'await' of its own a closure is asynchronous, whether something in it waits or not.
        if awaits.contains(where: { mark in isInside(mark, place) && !innerClosures.contains { isInside(mark, $0) } }) {
            found.awaitsNothing = !found.asynchronous
            found.asynchronous = true
        }
        innerClosures = outerClosures + [place]
        return found
    }

    private func isInside(_ mark: Span, _ place: Span) -> Bool {
        mark.source === place.source && mark.range.lowerBound >= place.range.lowerBound && mark.range.upperBound <= place.range.upperBound
    }

    // MARK: Findings

    func isCovered(_ place: Span, by marks: [Span], _ around: Surroundings) -> Bool {
        marks.contains { mark in
            mark.source === place.source && mark.range.lowerBound <= place.range.lowerBound && mark.range.upperBound >= place.range.upperBound
                && (around.closure.map { isInside(mark, $0) } ?? true)
        }
    }

    private static let catchAll = "add 'catch { … }' for all other errors"

    private mutating func throwing(at place: Span, _ around: Surroundings, from thrower: Thrower = .call) {
        let isThrow = thrower == .statement
        if let initializer = around.initializer, !around.isCaught, !isThrow {
            let message = "call can throw, but errors cannot be thrown out of \(initializer.rawValue)"
            return report("unhandled", message, place, "make the value with 'try?' or 'try!', or in an initializer or function that throws")
        }
        let isHandled = around.isCaught || around.throwing || (around.isClosure && isThrow)
        let why = around.isPartlyCaught ? "because the enclosing catch is not exhaustive" : ""
        let isMarked = isCovered(place, by: tries, around)
        if around.isClosure, !around.isCaught, isMarked || isThrow { found.throwing = true }
        if isThrow {
            guard !isHandled else { return }
            let reason = why.isEmpty ? "because the enclosing function is not declared 'throws'" : why
            return report("unhandled", "error is not handled \(reason)", place, why.isEmpty ? "declare the function 'throws'" : Self.catchAll)
        }
        switch (isMarked, isHandled) {
        case (true, true): break
        case (false, _) where thrower == .iteration: report("missing-try", "call can throw, but the error is not handled", place, "write 'for try await'")
        case (false, true): report("missing-try", "call can throw but is not marked with 'try'", place, "write 'try' before it")
        case (false, false):
            let message = "call can throw, but it is not marked with 'try' and the error is not handled"
            report("missing-try", message, place, "write 'try' before it, inside 'do' and 'catch'")
        case (true, false):
            let message = "errors thrown from here are not handled\(why.isEmpty ? "" : " \(why)")"
            report("unhandled", message, place, why.isEmpty ? "put it in 'do' and 'catch', or declare the function 'throws'" : Self.catchAll)
        }
    }

    private mutating func asynchronous(at place: Span, _ around: Surroundings) {
        if let initializer = around.initializer {
            let help = "load it later: in 'task', or in a function that is 'async'"
            return report("async", "'async' call cannot occur in \(initializer.rawValue)", place, help)
        }
        let isMarked = isCovered(place, by: awaits, around)
        if around.isClosure, isMarked { found.asynchronous = true }
        if !around.asynchronous {
            let message = "'async' call in a function that does not support concurrency"
            return report("async", message, place, "declare the function 'async', or start a task: Task { … }")
        }
        if !isMarked {
            report("missing-await", "expression is 'async' but is not marked with 'await'", place, "write 'await' before it")
        }
    }
}
