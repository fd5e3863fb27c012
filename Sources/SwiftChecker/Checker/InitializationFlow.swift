import Diagnostics
import SwiftModel

/// Follows the ways through a body: every variable has a value before it is read, a `let` gets one once, an initializer sets everything.
struct InitializationFlow {
    typealias Place = InitializationState.Place
    typealias State = InitializationState

    /// How an initializer makes its value.
    typealias Report = (_ code: String, _ message: String, _ place: Span?, _ help: String?) -> Void

    enum Kind { case none, root, subclass(NominalDecl), delegating }

    let reportError: Report
    let reportState: (Checker.StateAssignment, VariableDecl, Span) -> Void
    var state = State()
    /// Variables that need not have a value yet.
    var tracked: Set<Place> = []
    var kind = Kind.none
    var this: LocalVariable?
    var owner: NominalDecl?
    var isFailable = false
    var breaks: [State] = []
    /// What has a value where an error may be thrown, by the `do` around the current code.
    var thrown: [State] = []
    /// Loops around the current code: deep ones are read once only, or the work doubles with each.
    var loopDepth = 0
    /// Where a property of `self` is used, and whether everything is set there on each way.
    var selves: [ObjectIdentifier: Bool] = [:]

    init(
        report: @escaping Report, reportState: @escaping (Checker.StateAssignment, VariableDecl, Span) -> Void
    ) {
        (reportError, self.reportState) = (report, reportState)
    }

    /// - Parameters:
    ///   - report: takes a code, a message, a place and a remedy.
    ///   - reportState: takes an assignment to a state that has an inline value.
    static func check(
        _ decl: FunctionDecl, report: @escaping Report,
        reportState: @escaping (Checker.StateAssignment, VariableDecl, Span) -> Void
    ) {
        guard let body = decl.body else { return }
        var flow = InitializationFlow(report: report, reportState: reportState)
        if decl.kind == .initializer, let owner = decl.owner, !owner.isPrelude { flow.begin(decl, owner, body) }
        flow.walk(body.statements)
        if flow.state.isReachable { flow.leave(at: decl.endOfBody ?? decl.span) }
    }

    /// The statements of a file.
    ///
    /// - Parameters:
    ///   - values: what it shows, and the value of its last expression.
    ///   - globals: its variables without an initial value.
    static func check(_ statements: [Statement], _ values: [Expr], declaring globals: [VariableDecl], report: @escaping Report) {
        var flow = InitializationFlow(report: report, reportState: { _, _, _ in })
        flow.tracked = Set(globals.map(Place.global))
        flow.walk(statements)
        for value in values where flow.state.isReachable { flow.read(value) }
    }

    // MARK: Initializers

    /// Where the initializer of an `@Observable` class uses `self` once everything is set: observers hear of what is set from then on.
    static func completeSelves(in body: Body, of decl: FunctionDecl) -> Set<ObjectIdentifier> {
        guard let owner = decl.owner, decl.kind == .initializer, owner.attributes.contains("Observable") else { return [] }
        var flow = InitializationFlow(report: { _, _, _, _ in }, reportState: { _, _, _ in })
        flow.begin(decl, owner, body)
        flow.walk(body.statements)
        return Set(flow.selves.filter(\.value).keys)
    }

    mutating func begin(_ decl: FunctionDecl, _ owner: NominalDecl, _ body: Body) {
        (self.owner, this, isFailable) = (owner, body.selfVariable, decl.isFailable)
        let delegates = Self.holdsDelegation(body.statements)
        if delegates || owner.kind == .enum || decl.attributes.contains("convenience") {
            kind = .delegating
        } else if let superclass = owner.superclass?.nominal, !superclass.isPrelude {
            kind = .subclass(superclass)
        } else {
            kind = .root
        }
        for property in owner.storedProperties where property.hasInitializer || property.isLazy { state.set(.property(property)) }
    }

    static func holdsDelegation(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .expression(let expr): isDelegation(expr)
            case .if(_, let a, let b): holdsDelegation(a) || holdsDelegation(b)
            case .guard(_, let other): holdsDelegation(other)
            case .switch(_, let cases): cases.contains { holdsDelegation($0.body) }
            case .doCatch(let body, let clauses, _): holdsDelegation(body) || clauses.contains { holdsDelegation($0.body) }
            case .for(_, _, _, _, let body, _), .while(_, let body, _), .repeatWhile(let body, _, _): holdsDelegation(body)
            default: false
            }
        }
    }

    /// Whether the expression is `self.init(…)`.
    static func isDelegation(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .forceUnwrap(let inner): isDelegation(inner)
        case .call(.function, _, _): expr.isDelegation
        // An initializer that isn't a function gives the value. What is written `self = value` begins before its value.
        case .assign(let target, let value): if case .local(let this) = target.kind { this.name == "self" && value.span == expr.span } else { false }
        default: false
        }
    }

    var unsetProperties: [VariableDecl] {
        (owner?.storedProperties ?? []).filter { !state.definite.contains(.property($0)) }
    }
    var isComplete: Bool {
        if state.definite.contains(.this) { return true }
        switch kind {
        case .none: return true
        case .root: return unsetProperties.isEmpty
        case .subclass, .delegating: return false
        }
    }

    /// At the end of the body or at a `return`.
    mutating func leave(at place: Span?) {
        guard !state.definite.contains(.this) else { return }
        switch kind {
        case .none: return
        case .delegating: report("uninitialized", "'self.init' isn't called on all paths before returning from initializer", place)
        case .subclass(let superclass):
            if !unsetProperties.isEmpty, !Self.holdsPlainInitializer(superclass) {
                report("uninitialized", "'super.init' isn't called on all paths before returning from initializer", place)
            } else if let property = unsetProperties.first {
                report(
                    "uninitialized", "property 'self.\(property.wrapped?.name ?? property.name)' not initialized at implicitly generated super.init call", place
                )
            } else if !Self.holdsPlainInitializer(superclass) {
                report("uninitialized", "'super.init' isn't called on all paths before returning from initializer", place)
            }
        case .root:
            if !unsetProperties.isEmpty { report("uninitialized", "return from initializer without initializing all stored properties", place) }
        }
    }

    /// Whether Swift calls `super.init()` by itself.
    static func holdsPlainInitializer(_ decl: NominalDecl) -> Bool {
        let own = decl.members(named: "init").compactMap { if case .function(let function) = $0 { function } else { nil } }
        if own.isEmpty { return decl.superclass?.nominal.map(holdsPlainInitializer) ?? true }
        return own.contains { $0.arguments.allSatisfy(\.hasDefault) && !$0.attributes.contains("convenience") }
    }

    // MARK: Statements

    mutating func walk(_ statements: [Statement]) { for statement in statements where state.isReachable { walk(statement) } }

    mutating func branch(from start: State, _ work: (inout InitializationFlow) -> Void) -> State {
        state = start
        work(&self)
        return state
    }

    mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expr):
            read(expr)
            if expr.type.isKnown(.never) { state.isReachable = false }
        case .bind(let pattern, let value):
            if let value { read(value); break }
            for variable in pattern.variables where !variable.name.hasPrefix("$") {
                tracked.insert(.local(variable))
                state.definite.remove(.local(variable))
                state.possible.remove(.local(variable))
            }
        case .localFunction(_, _, let closure): read(closure, at: nil)
        case .if(let conditions, let then, let other):
            read(conditions)
            let start = state
            let first = branch(from: start) { $0.walk(then) }
            _ = branch(from: start) { $0.walk(other) }
            state.join(first)
        case .guard(let conditions, let other):
            read(conditions)
            let start = state
            _ = branch(from: start) { $0.walk(other) }
            state = start
        case .switch(let subject, let cases): walkSwitch(subject, cases)
        case .for(_, let sequence, _, let condition, let body, _):
            read(sequence)
            loop(isEndless: false) { flow in
                if let condition { flow.read(condition) }
                flow.walk(body)
            }
        case .while(let conditions, let body, _):
            var isEndless = false
            if conditions.count == 1, case .boolean(let test) = conditions[0], case .boolean(true) = test.kind { isEndless = true }
            loop(isEndless: isEndless) { flow in
                flow.read(conditions)
                flow.walk(body)
            }
        case .repeatWhile(let body, let condition, _): walkRepeat(body, condition)
        case .break:
            if let last = breaks.indices.last { breaks[last].join(state) }
            state.isReachable = false
        case .continue, .fallthrough, .unreachable: state.isReachable = false
        case .return(let value):
            if let value { read(value) }
            let isNil: Bool = if case .nilLiteral? = value?.kind { true } else { false }
            if !(isNil && isFailable) { leave(at: statement.span) }
            state.isReachable = false
        case .throw(let value):
            read(value)
            noteThrow()
            state.isReachable = false
        case .doCatch(let body, let clauses, _): walkDo(body, clauses)
        case .defer(let body):
            let before = state
            walk(body)
            state = before
        }
    }

    func mayThrow(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .call(let callee, _, _): callee.decl.isThrowing || callee.decl.isRethrowing
        case .callValue(let callee, _): if case .function(let type) = callee.type.resolved { type.isThrowing } else { false }
        case .member(_, let variable, _), .staticMember(let variable, _): variable.getter?.isThrowing ?? false
        default: false
        }
    }

    mutating func noteThrow() { if let last = thrown.indices.last { thrown[last].join(state) } }

    mutating func walkSwitch(_ subject: Expr, _ cases: [SwitchCase]) {
        read(subject)
        let start = state
        var end = State(isReachable: false)
        breaks.append(State(isReachable: false))
        for item in cases {
            end.join(
                branch(from: start) { flow in
                    for (pattern, condition) in item.patterns {
                        if case .expression(_, let test) = pattern { flow.read(test) }
                        if let condition { flow.read(condition) }
                    }
                    flow.walk(item.body)
                })
        }
        end.join(breaks.removeLast())
        state = cases.isEmpty ? start : end
    }

    mutating func walkRepeat(_ body: [Statement], _ condition: Expr) {
        breaks.append(State(isReachable: false))
        walk(body)
        if state.isReachable { read(condition) }
        let once = state
        loopDepth += 1
        if state.isReachable, loopDepth <= 4 { walk(body) }
        loopDepth -= 1
        state = once
        state.join(breaks.removeLast())
    }

    mutating func walkDo(_ body: [Statement], _ clauses: [CatchClause]) {
        let start = state
        breaks.append(State(isReachable: false))
        thrown.append(State(isReachable: false))
        walk(body)
        var end = state
        var caught = thrown.removeLast()
        if !caught.isReachable { caught = start }
        if !clauses.contains(where: \.takesEverything), let around = thrown.indices.last { thrown[around].join(caught) }
        for clause in clauses { end.join(branch(from: caught) { $0.walk(clause.body) }) }
        state = end
        state.join(breaks.removeLast())
    }

    /// The body is read twice: what one round sets the next one finds.
    mutating func loop(isEndless: Bool, _ round: (inout InitializationFlow) -> Void) {
        let start = state
        loopDepth += 1
        defer { loopDepth -= 1 }
        breaks.append(State(isReachable: false))
        round(&self)
        var again = start
        again.join(state)
        state = again
        if loopDepth <= 4 { round(&self) }
        let left = breaks.removeLast()
        if isEndless {
            state = left
        } else {
            state = again
            state.join(left)
        }
    }

    mutating func read(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let expr): read(expr)
            case .pattern(let pattern, let subject):
                read(subject)
                if case .expression(_, let test) = pattern { read(test) }
            case .available: break
            }
        }
    }
}
