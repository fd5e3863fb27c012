import Diagnostics
import SwiftModel

/// Follows the ways through a body: what was moved out of a variable is not used again. Uses that move a value are marked in the tree.
struct ConsumptionFlow {
    /// What code may do with a variable: `lent` is `inout`.
    enum Ownership { case owned, borrowed, lent, captured }
    typealias State = ConsumptionState
    typealias Report = (_ message: String, _ place: Span, _ notes: [Diagnostic.Note]) -> Void

    let isNoncopyable: (SwiftType) -> Bool
    let report: Report
    var state = State()
    var ownership: [LocalVariable: Ownership] = [:]
    /// Where a variable without a place of its own is declared: `self`.
    var place: Span?
    /// What a variable that a `switch` binds is a part of.
    var subjects: [LocalVariable: Expr] = [:]
    var reported: Set<LocalVariable> = []
    private var breaks: [State] = []
    private var deferred: [[Statement]] = []
    private var loopDepth = 0

    init(isNoncopyable: @escaping (SwiftType) -> Bool, report: @escaping Report) { (self.isNoncopyable, self.report) = (isNoncopyable, report) }

    /// A function's body.
    mutating func check(_ decl: FunctionDecl, _ body: Body) {
        place = decl.span
        for (variable, parameter) in zip(body.variables, decl.arguments) {
            let isOwned = parameter.ownership == .consuming || decl.kind == .initializer && parameter.ownership == nil
            ownership[variable] = parameter.isInout ? .lent : isOwned || !isNoncopyable(variable.type) ? .owned : .borrowed
        }
        if let this = body.selfVariable {
            let isOwned = decl.kind == .initializer || decl.kind == .deinitializer || decl.isConsuming
            ownership[this] = decl.isMutating ? .lent : isOwned || !isNoncopyable(this.type) ? .owned : .borrowed
        }
        walk(body.statements)
        if state.isReachable { leave() }
    }

    /// At the end of the body or at a `return`: what the caller gets back has to be there.
    private mutating func leave() {
        for statements in deferred.reversed() { walk(statements) }
        for (path, use) in state.consumed.sorted(by: { $0.value.range.lowerBound < $1.value.range.lowerBound }) where ownership[path.root] == .lent {
            tell("missing reinitialization of inout parameter '\(path.root.name)' after consume", path.root, [.init("consumed here", at: use)])
        }
    }

    mutating func tell(_ message: String, _ variable: LocalVariable, _ notes: [Diagnostic.Note]) {
        guard reported.insert(variable).inserted, let place = variable.span ?? place else { return }
        report(message, place, notes)
    }

    // MARK: Statements

    mutating func walk(_ statements: [Statement]) {
        let outer = deferred.count
        for statement in statements where state.isReachable { walk(statement) }
        while deferred.count > outer {
            let last = deferred.removeLast()
            if state.isReachable { walk(last) }
        }
    }

    mutating func branch(from start: State, _ work: (inout ConsumptionFlow) -> Void) -> State {
        state = start
        work(&self)
        return state
    }

    private mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expr):
            read(expr)
            if expr.type.isKnown(.never) { state.isReachable = false }
        case .bind(let pattern, let value):
            for variable in pattern.variables {
                state.restore(Path(variable))
                ownership[variable] = .owned
            }
            if let value { read(value, moves: !pattern.variables.isEmpty) }
        case .localFunction(_, _, let closure): read(closure, at: statement.span)
        case .if(let conditions, let then, let other):
            let start = read(conditions)
            let first = branch(from: state) { $0.walk(then) }
            _ = branch(from: start) { $0.walk(other) }
            state.join(first)
        case .guard(let conditions, let other):
            let start = read(conditions)
            let end = state
            _ = branch(from: start) { $0.walk(other) }
            state = end
        case .switch(let subject, let cases): walkSwitch(subject, cases)
        case .for(let pattern, let sequence, _, let condition, let body, _):
            read(sequence, moves: true)
            for variable in pattern.variables { ownership[variable] = .owned }
            loop { flow in
                if let condition { flow.read(condition) }
                flow.walk(body)
            }
        case .while(let conditions, let body, _):
            loop { flow in
                _ = flow.read(conditions)
                flow.walk(body)
            }
            if conditions.count == 1, case .boolean(let test) = conditions[0], case .boolean(true) = test.kind { state = lastBreaks }
        case .repeatWhile(let body, let condition, _):
            loop { flow in
                flow.walk(body)
                if flow.state.isReachable { flow.read(condition) }
            }
        case .break:
            if let last = breaks.indices.last { breaks[last].join(state) }
            state.isReachable = false
        case .continue, .fallthrough, .unreachable: state.isReachable = false
        case .return(let value):
            if let value { read(value, moves: true) }
            leave()
            state.isReachable = false
        case .throw(let value):
            read(value)
            state.isReachable = false
        case .doCatch(let body, let clauses, _):
            breaks.append(State(isReachable: false))
            let start = state
            walk(body)
            var end = state
            var caught = start
            caught.join(end)
            caught.isReachable = true
            for clause in clauses { end.join(branch(from: caught) { $0.walk(clause.body) }) }
            state = end
            state.join(breaks.removeLast())
        case .defer(let body): deferred.append(body)
        }
    }

    private mutating func walkSwitch(_ subject: Expr, _ cases: [SwitchCase]) {
        read(subject)
        let start = state
        var end = State(isReachable: cases.isEmpty)
        breaks.append(State(isReachable: false))
        for item in cases {
            end.join(
                branch(from: start) { flow in
                    for (pattern, condition) in item.patterns {
                        flow.bind(pattern, of: subject)
                        if let condition { flow.read(condition) }
                    }
                    flow.walk(item.body)
                })
        }
        end.join(breaks.removeLast())
        state = end
    }

    /// What a `switch` binds is a part of its subject: who moves it moves the whole. `consume` has moved that already.
    private mutating func bind(_ pattern: Pattern, of subject: Expr) {
        let isMoved = if case .consume = subject.kind { true } else { false }
        for variable in pattern.variables {
            ownership[variable] = .owned
            if !isMoved, Path(subject) != nil { subjects[variable] = subject }
        }
    }

    /// What was left by `break` in the loop that ended last.
    private var lastBreaks = State(isReachable: false)

    /// The body is read twice: what one round moves the next one misses.
    private mutating func loop(_ round: (inout ConsumptionFlow) -> Void) {
        breaks.append(State(isReachable: false))
        loopDepth += 1
        defer { loopDepth -= 1 }
        let start = state
        round(&self)
        state.join(start)
        state.isReachable = true
        if loopDepth <= 4 {
            let again = state
            round(&self)
            state.join(again)
        }
        lastBreaks = breaks.removeLast()
        state.join(lastBreaks)
    }

    /// The state in which one of the conditions doesn't hold.
    private mutating func read(_ conditions: [Condition]) -> State {
        var failed = State(isReachable: false)
        for condition in conditions {
            switch condition {
            case .boolean(let expr): read(expr)
            case .pattern(let pattern, let subject):
                if case .some = pattern {
                    for variable in pattern.variables { ownership[variable] = .owned }
                    read(subject, moves: !pattern.variables.isEmpty)
                } else {
                    read(subject)
                    bind(pattern, of: subject)
                }
            case .available: break
            }
            failed.join(state)
        }
        if conditions.isEmpty { failed = state }
        return failed
    }
}
