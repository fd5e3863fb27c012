import Diagnostics
import SwiftModel

/// Follows the ways through a body: every variable has a value before it is read, a `let` gets one once, an initializer sets everything.
struct InitializationFlow {
    private typealias Place = InitializationState.Place
    private typealias State = InitializationState

    /// How an initializer makes its value.
    private enum Kind { case none, root, subclass(NominalDecl), delegating }

    private let report: (String, String, Span?) -> Void
    private let reportState: (Checker.StateAssignment, VariableDecl, Span) -> Void
    private var state = State()
    private var tracked: Set<LocalVariable> = []
    private var kind = Kind.none
    private var this: LocalVariable?
    private var owner: NominalDecl?
    private var isFailable = false
    private var breaks: [State] = []
    /// Loops around the current code: deep ones are read once only, or the work doubles with each.
    private var loopDepth = 0

    private init(
        report: @escaping (String, String, Span?) -> Void, reportState: @escaping (Checker.StateAssignment, VariableDecl, Span) -> Void
    ) {
        (self.report, self.reportState) = (report, reportState)
    }

    /// - Parameters:
    ///   - report: takes a code, a message and a place.
    ///   - reportState: takes an assignment to a state that has an inline value.
    static func check(
        _ decl: FunctionDecl, report: @escaping (String, String, Span?) -> Void,
        reportState: @escaping (Checker.StateAssignment, VariableDecl, Span) -> Void
    ) {
        guard let body = decl.body else { return }
        var flow = InitializationFlow(report: report, reportState: reportState)
        if decl.kind == .initializer, let owner = decl.owner, !owner.isPrelude { flow.begin(decl, owner, body) }
        flow.walk(body.statements)
        if flow.state.isReachable { flow.leave(at: decl.endOfBody ?? decl.span) }
    }

    // MARK: Initializers

    private mutating func begin(_ decl: FunctionDecl, _ owner: NominalDecl, _ body: Body) {
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

    private static func holdsDelegation(_ statements: [Statement]) -> Bool {
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

    private static func isDelegation(_ expr: Expr) -> Bool { expr.span.text.hasPrefix("self.init") }

    private var unsetProperties: [VariableDecl] {
        (owner?.storedProperties ?? []).filter { !state.definite.contains(.property($0)) }
    }
    private var isComplete: Bool {
        if state.definite.contains(.this) { return true }
        switch kind {
        case .none: return true
        case .root: return unsetProperties.isEmpty
        case .subclass, .delegating: return false
        }
    }

    /// At the end of the body or at a `return`.
    private mutating func leave(at place: Span?) {
        guard !state.definite.contains(.this) else { return }
        switch kind {
        case .none: return
        case .delegating: report("uninitialized", "'self.init' isn't called on all paths before returning from initializer", place)
        case .subclass(let superclass):
            if !unsetProperties.isEmpty, !holdsPlainInitializer(superclass) {
                report("uninitialized", "'super.init' isn't called on all paths before returning from initializer", place)
            } else if let property = unsetProperties.first {
                report(
                    "uninitialized", "property 'self.\(property.wrapped?.name ?? property.name)' not initialized at implicitly generated super.init call", place
                )
            } else if !holdsPlainInitializer(superclass) {
                report("uninitialized", "'super.init' isn't called on all paths before returning from initializer", place)
            }
        case .root:
            if !unsetProperties.isEmpty { report("uninitialized", "return from initializer without initializing all stored properties", place) }
        }
    }

    /// Whether Swift calls `super.init()` by itself.
    private func holdsPlainInitializer(_ decl: NominalDecl) -> Bool {
        let own = decl.members(named: "init").compactMap { if case .function(let function) = $0 { function } else { nil } }
        if own.isEmpty { return decl.superclass?.nominal.map(holdsPlainInitializer) ?? true }
        return own.contains { $0.arguments.allSatisfy(\.hasDefault) && !$0.attributes.contains("convenience") }
    }

    // MARK: Statements

    private mutating func walk(_ statements: [Statement]) { for statement in statements where state.isReachable { walk(statement) } }

    private mutating func branch(from start: State, _ work: (inout InitializationFlow) -> Void) -> State {
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
            if let value { read(value); break }
            for variable in pattern.variables where !variable.name.hasPrefix("$") {
                tracked.insert(variable)
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
            state.isReachable = false
        case .doCatch(let body, let clauses, _): walkDo(body, clauses)
        case .defer(let body):
            let before = state
            walk(body)
            state = before
        }
    }

    private mutating func walkSwitch(_ subject: Expr, _ cases: [SwitchCase]) {
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

    private mutating func walkRepeat(_ body: [Statement], _ condition: Expr) {
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

    private mutating func walkDo(_ body: [Statement], _ clauses: [CatchClause]) {
        let start = state
        breaks.append(State(isReachable: false))
        walk(body)
        var end = state
        var caught = start
        caught.possible.formUnion(end.possible)
        for clause in clauses { end.join(branch(from: caught) { $0.walk(clause.body) }) }
        state = end
        state.join(breaks.removeLast())
    }

    /// The body is read twice: what one round sets the next one finds.
    private mutating func loop(isEndless: Bool, _ round: (inout InitializationFlow) -> Void) {
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

    private mutating func read(_ conditions: [Condition]) {
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

    // MARK: Expressions

    private mutating func read(_ expr: Expr) {
        switch expr.kind {
        // `Self` is the class, not the value.
        case .dynamicType(let inner) where inner.span == expr.span: break
        case .local(let variable): use(variable, at: expr.span, byReference: false)
        case .inOut(let target):
            if case .local(let variable) = target.kind { return use(variable, at: target.span, byReference: true) }
            read(target)
        case .member(let base, let variable, _) where isThis(base): readProperty(variable, at: expr.span)
        case .assign(let target, let value):
            read(value)
            assign(target, at: expr.span)
        case .call(let callee, let base, let arguments):
            for argument in arguments { read(argument) }
            if let base { receive(base, callee, expr) }
        case .and(let a, let b), .or(let a, let b), .nilCoalesce(let a, let b):
            read(a)
            let between = state
            read(b)
            state.join(between)
        case .conditional(let condition, let a, let b):
            read(condition)
            let start = state
            let first = branch(from: start) { $0.read(a) }
            _ = branch(from: start) { $0.read(b) }
            state.join(first)
        case .statements(let inner, _): walk(inner)
        case .closure(let closure):
            for operand in expr.operands { read(operand) }
            read(closure, at: expr.span)
        case .autoclosure(let closure): read(closure, at: nil)
        default: for operand in expr.operands { read(operand) }
        }
    }

    private func isThis(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .local(let variable): variable == this
        case .inOut(let inner), .convert(let inner): isThis(inner)
        default: false
        }
    }

    private func use(_ variable: LocalVariable, at place: Span, byReference: Bool) {
        if variable == this {
            if !isComplete { reportThis(at: place) }
            return
        }
        guard tracked.contains(variable), !state.definite.contains(.local(variable)) else { return }
        let what = variable.isLet ? "constant" : "variable"
        report("uninitialized", "\(what) '\(variable.name)' \(byReference ? "passed by reference" : "used") before being initialized", place)
    }

    private func reportThis(at place: Span, using use: String = "") {
        switch kind {
        case .delegating: report("uninitialized", "'self' used before 'self.init' call or assignment to 'self'", place)
        case .subclass: report("uninitialized", "'self' used\(use) before 'super.init' call", place)
        case .root, .none: report("uninitialized", "'self' used\(use) before all stored properties are initialized", place)
        }
    }

    private func readProperty(_ variable: VariableDecl, at place: Span) {
        if isComplete { return }
        if case .delegating = kind { return reportThis(at: place) }
        let stored = variable.backing ?? variable
        guard let owner, owner.storedProperties.contains(stored) else {
            let isObject = owner?.kind == .class
            return reportThis(at: place, using: isObject ? " in property access '\(variable.name)'" : "")
        }
        guard !state.definite.contains(.property(stored)) else { return }
        report("uninitialized", "\(stored.isLet ? "constant" : "variable") 'self.\(variable.name)' used before being initialized", place)
    }

    private mutating func assign(_ target: Expr, at place: Span) {
        switch target.kind {
        case .local(let variable) where variable == this: state.set(.this)
        case .local(let variable):
            guard tracked.contains(variable) else { return }
            if variable.isLet, state.possible.contains(.local(variable)) {
                report("assigned-twice", "immutable value '\(variable.name)' may only be initialized once", place)
            }
            state.set(.local(variable))
        case .member(let base, let variable, _) where isThis(base):
            if case .delegating = kind, !state.definite.contains(.this) { return reportThis(at: place) }
            if variable.hasInlineState, isInitializer { return assignState(variable, at: target.span) }
            let stored = variable.backing ?? variable
            guard let owner, owner.storedProperties.contains(stored) else {
                if !isComplete { readProperty(variable, at: place) }
                return
            }
            if stored.isLet, state.possible.contains(.property(stored)) {
                report("assigned-twice", "immutable value 'self.\(variable.name)' may only be initialized once", place)
            }
            state.set(.property(stored))
        case .tuple(let parts): for part in parts { assign(part, at: place) }
        default: for operand in target.operands { read(operand) }
        }
    }

    private var isInitializer: Bool { if case .none = kind { false } else { true } }

    private func assignState(_ variable: VariableDecl, at place: Span) {
        if isComplete { return reportState(.discarded, variable, place) }
        let isSubclass = if case .subclass = kind { true } else { false }
        reportState(.tooEarly(beforeSuper: isSubclass), variable, place)
    }

    /// The receiver of a call: `super.init` and `self.init` complete `self`, other methods need it complete.
    private mutating func receive(_ base: Expr, _ callee: Callee, _ call: Expr) {
        guard isThis(base) else { return read(base) }
        if callee.decl.kind == .initializer {
            if case .subclass = kind {
                for property in unsetProperties {
                    report("uninitialized", "property 'self.\(property.wrapped?.name ?? property.name)' not initialized at super.init call", call.span)
                }
            }
            state.set(.this)
        } else if !isComplete {
            let isObject = owner?.kind == .class
            reportThis(at: call.span, using: isObject ? " in method call '\(callee.decl.name)'" : "")
        }
    }

    /// A closure captures when it is made; inside it everything has its value.
    private func read(_ closure: Closure, at place: Span?) {
        for variable in closure.body.captures {
            if variable == this {
                if !isComplete, let place { report("uninitialized", "'self' captured by a closure before all members were initialized", place) }
            } else if tracked.contains(variable), !state.definite.contains(.local(variable)), let place {
                let what = variable.isLet ? "constant" : "variable"
                report("uninitialized", "\(what) '\(variable.name)' captured by a closure before being initialized", place)
            }
        }
        var inner = InitializationFlow(report: report, reportState: reportState)
        inner.walk(closure.body.statements)
    }
}
