import Diagnostics
import SwiftModel

/// Expressions: who moves a value, and who only looks at it.
extension ConsumptionFlow {
    /// - Parameter moves: whether who asks for the value keeps it.
    mutating func read(_ expr: Expr, moves: Bool = false) {
        switch expr.kind {
        case .local, .global: if moves, isNoncopyable(expr.type) { move(expr) } else { use(expr) }
        case .consume(let inner): move(inner, isWritten: true)
        case .discardSelf(let this): if let path = Path(this) { state.consume(path, at: expr.span) }
        case .member(let base, _, _):
            guard let path = Path(expr) else {
                if moves, isNoncopyable(expr.type) { reportObject(expr) }
                return read(base)
            }
            if moves, isNoncopyable(expr.type) { return move(expr) }
            use(path, at: expr.span)
        case .wrap(let inner), .convert(let inner), .forceUnwrap(let inner), .optionalBind(let inner), .optionalChain(let inner), .await(let inner),
            .tryForce(let inner), .tryOptional(let inner):
            read(inner, moves: moves)
        case .tuple(let parts): for part in parts { read(part, moves: moves) }
        case .enumCase(_, let parts), .array(let parts): for part in parts { read(part, moves: true) }
        case .call(let callee, let base, let arguments):
            for (index, argument) in arguments.enumerated() { read(argument, moves: callee.decl.consumes(argument: index)) }
            if let base { read(base, moves: callee.decl.isConsuming) }
        case .callValue(let function, let arguments):
            read(function)
            var parameters: [FunctionType.Parameter] = []
            if case .function(let type) = function.type.resolved { parameters = type.parameters }
            for (index, argument) in arguments.enumerated() {
                read(argument, moves: parameters.indices.contains(index) && parameters[index].isConsuming)
            }
        case .discard(let inner): read(inner, moves: isOwnedParameter(inner))
        case .assign(let target, let value):
            read(value, moves: true)
            assign(target)
        case .and(let a, let b), .or(let a, let b):
            read(a)
            let between = state
            read(b)
            state.join(between)
        case .nilCoalesce(let a, let b):
            read(a, moves: true)
            let between = state
            read(b, moves: moves)
            state.join(between)
        case .conditional(let condition, let a, let b):
            read(condition)
            let start = state
            let first = branch(from: start) { $0.read(a, moves: moves) }
            _ = branch(from: start) { $0.read(b, moves: moves) }
            state.join(first)
        case .statements(let inner, _): walk(inner)
        case .closure(let closure), .autoclosure(let closure):
            for operand in expr.operands { read(operand) }
            read(closure, at: expr.span)
        default: for operand in expr.operands { read(operand) }
        }
    }

    /// A closure captures when it is made. What it captures stays outside: it may run any number of times.
    mutating func read(_ closure: Closure, at place: Span) {
        for variable in closure.body.captures { use(Path(variable), at: place) }
        var inner = ConsumptionFlow(isNoncopyable: isNoncopyable, report: report)
        inner.place = self.place
        for variable in closure.body.captures { inner.ownership[variable] = .captured }
        for (variable, _) in closure.captureList { inner.ownership[variable] = .captured }
        for parameter in closure.parameters {
            let isBorrowed = isNoncopyable(parameter.type) && !parameter.isConsuming
            inner.ownership[parameter] = parameter.isInout ? .lent : isBorrowed ? .borrowed : .owned
        }
        inner.walk(closure.body.statements)
    }

    /// `_ = x` uses up a parameter, and leaves a variable alone.
    private func isOwnedParameter(_ expr: Expr) -> Bool {
        guard case .local(let variable) = expr.kind else { return false }
        return variable.isParameter && ownership[variable] == .owned
    }

    private mutating func use(_ expr: Expr) { if let path = Path(expr) { use(path, at: expr.span) } }

    private mutating func use(_ path: Path, at place: Span) {
        guard let earlier = state.use(overlapping: path) else { return }
        tell("'\(path.root.name)' used after consume", path.root, [.init("consumed here", at: earlier), .init("used here", at: place)])
    }

    // MARK: Moves

    /// The value leaves its place, which is marked in the tree unless the program says so itself.
    private mutating func move(_ expr: Expr, isWritten: Bool = false) {
        guard let path = Path(expr) else { return reportGlobal(expr) }
        let name = path.root.name
        let here = Diagnostic.Note("consumed here", at: expr.span)
        switch ownership[path.root] {
        case .borrowed?: return tell("'\(name)' is borrowed and cannot be consumed", path.root, [here])
        case .captured? where isNoncopyable(expr.type):
            let what = "cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type"
            return tell("noncopyable '\(name)' \(what)", path.root, [here])
        default: break
        }
        if !path.fields.isEmpty, endsByItself(expr) { return tell("cannot partially consume '\(name)' when it has a deinitializer", path.root, [here]) }
        if let earlier = state.use(overlapping: path) {
            if earlier == expr.span { return tell("'\(name)' consumed in a loop", path.root, [here]) }
            return tell("'\(name)' consumed more than once", path.root, [.init("consumed here", at: earlier), .init("consumed again here", at: expr.span)])
        }
        if let subject = subjects[path.root] { moveSubject(subject, of: path.root, here) }
        state.consume(path, at: expr.span)
        if !isWritten { expr.kind = .consume(Expr(expr.kind, expr.type, expr.span)) }
    }

    /// A `switch` that looks at its subject takes it when a case moves what it binds.
    private mutating func moveSubject(_ subject: Expr, of variable: LocalVariable, _ here: Diagnostic.Note) {
        guard let path = Path(subject) else { return }
        if ownership[path.root] == .borrowed { return tell("'\(variable.name)' is borrowed and cannot be consumed", variable, [here]) }
        if state.use(overlapping: path) == nil { move(subject) }
    }

    /// Whether one of the values that hold the part has a `deinit`, which needs all of them.
    private func endsByItself(_ expr: Expr) -> Bool {
        guard case .member(let base, _, _) = expr.kind else { return false }
        return base.type.resolved.nominal?.deinitializer != nil || endsByItself(base)
    }

    private func reportGlobal(_ expr: Expr) {
        guard case .global(let variable) = expr.kind else { return }
        report("cannot consume noncopyable stored property '\(variable.name)' that is global", expr.span, [])
    }

    private func reportObject(_ expr: Expr) {
        guard case .member(_, let property, _) = expr.kind, property.isStored else { return }
        let name = expr.span.text.hasPrefix("self.") ? expr.span.text : "self.\(expr.span.text)"
        if property.isLet { return report("cannot consume noncopyable stored property '\(name)' of a class", expr.span, []) }
        let remedy = "the field must be reinitialized during the access"
        report("field '\(name)' was consumed but not reinitialized; \(remedy)", expr.span, [.init("consumed here", at: expr.span)])
    }

    private mutating func assign(_ target: Expr) {
        switch target.kind {
        case .local(let variable): state.restore(Path(variable))
        case .tuple(let parts): for part in parts { assign(part) }
        default:
            guard let path = Path(target), state.isGone(around: path) || state.use(overlapping: path) != nil else {
                for operand in target.operands { read(operand) }
                return
            }
            let remedy = "only full reinitialization is allowed"
            let notes = state.use(overlapping: path).map { [Diagnostic.Note("consumed here", at: $0)] } ?? []
            if reported.insert(path.root).inserted {
                report("cannot partially reinitialize '\(path.root.name)' after it has been consumed; \(remedy)", target.span, notes)
            }
        }
    }
}

extension Checker {
    /// What is moved is not used again.
    func checkConsumption(_ topLevel: Body, _ values: [Expr]) {
        func flow() -> ConsumptionFlow {
            ConsumptionFlow(isNoncopyable: isNoncopyable) { message, place, notes in self.error("consumed", message, at: place, notes: notes) }
        }
        var top = flow()
        top.walk(topLevel.statements)
        for function in module.allFunctions where !isSettled(function.span) {
            guard let body = function.body, !function.isSynthesized else { continue }
            let saved = conformances.assumptions
            conformances.assumptions = function.requirements
            var inner = flow()
            inner.check(function, body)
            conformances.assumptions = saved
        }
    }

    /// Values of `Any`, arrays and tuples are copied.
    func checkCopies(_ expr: Expr) {
        switch expr.kind {
        case .call(_, _, let arguments):
            for argument in arguments.flatMap({ if case .array(let parts) = $0.kind { parts } else { [$0] } }) {
                guard case .erase(let inner) = argument.kind, isNoncopyable(inner.type) else { continue }
                error("noncopyable", "argument type '\(inner.type.resolved)' does not conform to expected type 'Copyable'", at: inner.span)
            }
        case .erase(let inner) where isNoncopyable(inner.type) && !pending.contains { $0.span == inner.span }:
            error("noncopyable", "value of type '\(inner.type.resolved)' does not conform to specified type 'Copyable'", at: inner.span)
        case .array(let parts) where parts.contains { isNoncopyable($0.type) }:
            guard let type = parts.first?.type.resolved else { return }
            error("noncopyable", "generic struct 'Array' requires that '\(type)' conform to 'Copyable'", at: expr.span)
        case .tuple(let parts) where parts.contains { isNoncopyable($0.type) }:
            error("noncopyable", "type '\(expr.type.resolved)' containing noncopyable element is not supported", at: expr.span)
        default: break
        }
    }
}
