import SwiftModel

/// Statements.
extension Lowering {
    func statements(_ statements: [Statement]) throws {
        // Local functions may call each other: those that are captured get their cells first.
        for statement in statements {
            if case .localFunction(let decl, let variable, _) = statement.kind, variable.isCaptured, decl.ownParameterCount == 0 {
                let register = builder.allocate()
                builder.emit(.clear, register)
                builder.emit(.makeCell, register, register)
                locations[variable] = .cell(register)
            }
        }
        for statement in withFunctionsAboveTheirUses(statements) {
            builder.span = statement.span
            try lower(statement)
            finishStatement()
            if isTopLevel, scopes.count == 1, case .expression(let expr) = statement.kind, case .assign(let target, _) = expr.kind,
                case .global(let variable) = target.kind
            {
                readyGlobals.insert(variable)
            }
        }
    }

    /// A local function may be called above its declaration, where the variables that it captures are there: it is made before the first statement that
    /// names it, or another function that does.
    private func withFunctionsAboveTheirUses(_ statements: [Statement]) -> [Statement] {
        var functions: [LocalVariable: Statement] = [:]
        for statement in statements {
            if case .localFunction(let decl, let variable, _) = statement.kind, decl.ownParameterCount == 0 { functions[variable] = statement }
        }
        if functions.isEmpty { return statements }
        var (result, reached, made): ([Statement], Set<LocalVariable>, Set<LocalVariable>) = ([], [], [])
        func makeFunctions(of user: Statement) {
            user.visit { expr in
                guard case .local(let variable) = expr.kind, let function = functions[variable], reached.insert(variable).inserted else { return }
                makeFunctions(of: function)
                if made.insert(variable).inserted { result.append(function) }
            }
        }
        for statement in statements {
            if case .localFunction(_, let variable, _) = statement.kind {
                if functions[variable] == nil || made.insert(variable).inserted { result.append(statement) }
            } else {
                makeFunctions(of: statement)
                result.append(statement)
            }
        }
        return result
    }

    private func lower(_ statement: Statement) throws {
        switch statement.kind {
        case .expression(let expr): try discard(expr)
        case .bind(let pattern, let value): try bind(pattern, value)
        case .localFunction(let decl, _, let closure) where decl.ownParameterCount > 0: genericFunctions[decl] = closure
        case .localFunction(_, let variable, let closure):
            let mark = builder.next
            let register = builder.allocate()
            try lower(closure, parameters: closure.parameters, into: register)
            if case .cell(let cell)? = locations[variable] {
                builder.emit(.setCell, cell, register)
                builder.release(to: mark)
            } else {
                locations[variable] = .register(register)
            }
        case .if(let conditions, let then, let other):
            let otherwise = builder.label()
            let end = builder.label()
            try block {
                for condition in conditions { try branch(condition, unless: otherwise) }
                try statements(then)
            }
            if !other.isEmpty { builder.jump(to: end) }
            builder.place(otherwise)
            if !other.isEmpty { try block { try statements(other) } }
            builder.place(end)
        case .guard(let conditions, let other):
            let otherwise = builder.label()
            let end = builder.label()
            for condition in conditions { try branch(condition, unless: otherwise) }
            builder.jump(to: end)
            builder.place(otherwise)
            try block { try statements(other) }
            builder.place(end)
        case .switch(let subject, let cases): try lowerSwitch(subject, cases)
        case .for(let pattern, let sequence, let iteration, let condition, let body, let label):
            try loop(pattern, sequence, iteration, condition, body, label)
        case .while(let conditions, let body, let label):
            let (start, end) = (builder.label(), builder.label())
            builder.place(start)
            scopes.append(.breakable(label: label, end: end, next: start))
            try block {
                for condition in conditions { try branch(condition, unless: end) }
                try statements(body)
            }
            scopes.removeLast()
            builder.jump(to: start)
            builder.place(end)
        case .repeatWhile(let body, let condition, let label):
            let (start, next, end) = (builder.label(), builder.label(), builder.label())
            builder.place(start)
            scopes.append(.breakable(label: label, end: end, next: next))
            try block { try statements(body) }
            scopes.removeLast()
            builder.place(next)
            try branch(condition, unless: end)
            builder.jump(to: start)
            builder.place(end)
        case .break(let label): try jumpOut(label) { end, _ in end }
        case .continue(let label): try jumpOut(label) { _, next in next }
        case .fallthrough:
            if let fallthroughLabel { builder.jump(to: fallthroughLabel) }
        case .return(let value): try lowerReturn(value)
        case .throw(let error):
            try temporaries {
                let register = builder.allocate()
                try lower(error, into: register)
                let type = concrete(error.type)
                if !isExistential(type) { builder.emit(.erase, register, register, builder.type(type)) }
                builder.emit(.setThrown, register)
                try propagate()
            }
        case .doCatch(let body, let clauses, let label): try lowerDo(body, clauses, label)
        case .defer(let statements): scopes.append(.deferred(statements))
        case .unreachable(let message): fail(message)
        }
    }

    func discard(_ expr: Expr) throws {
        if try effect(expr) { return finishStatement() }
        try temporaries {
            let register = builder.allocate()
            try lower(expr, into: register)
            if !concrete(expr.type).isInline { leftovers.insert(register) }
        }
        finishStatement()
    }

    /// Lowers what is done for its effect, whose `()` is unused; `false` where that is nothing special.
    private func effect(_ expr: Expr) throws -> Bool {
        builder.span = expr.span
        switch expr.kind {
        case .assign(let target, let value):
            try assign(target, value)
            return true
        case .call(let callee, let base, let arguments):
            guard case .function(let instance) = try target(callee), let intrinsic = Intrinsic.named(instance.decl.nativeKey) else { return false }
            return try update(intrinsic, base, arguments)
        default: return false
        }
    }

    private func bind(_ pattern: Pattern, _ value: Expr?) throws {
        guard let value else { return declareEmpty(pattern) }
        if case .variable(let variable) = pattern {
            // The value is made where the variable will live.
            let register = builder.allocate()
            try lower(value, into: register)
            builder.release(to: register)
            declare(variable, taking: register)
            return
        }
        let register = builder.allocate()
        try lower(value, into: register)
        let never = builder.label()
        try match(pattern, register, concrete(value.type), unless: never)
        builder.place(never)
    }

    private func declareEmpty(_ pattern: Pattern) {
        switch pattern {
        case .variable(let variable): declare(variable, taking: nil)
        case .tuple(let parts): parts.forEach(declareEmpty)
        default: break
        }
    }

    private func lowerReturn(_ value: Expr?) throws {
        if case .conditional(let condition, let first, let second)? = value?.kind {
            let other = builder.label()
            try branch(condition, unless: other)
            try lowerReturn(first)
            builder.place(other)
            return try lowerReturn(second)
        }
        if case .local(let variable)? = value?.kind, let own = lastRegister(of: variable) { return _ = builder.emit(.return, own) }
        if value == nil { try chain() }
        let register = builder.allocate()
        if let value {
            try lower(value, into: register)
        } else if isInitializer, let this = selfVariable {
            load(this, into: register)
        } else {
            builder.emit(.clear, register)
        }
        try leave(to: 0, clearing: false)
        restoreParameters()
        builder.emit(.return, register)
        builder.release(to: register)
    }

    /// The register that a variable may be returned from without a copy, since nothing happens to it any more.
    func lastRegister(of variable: LocalVariable) -> Int? {
        guard case .register(let own)? = location(of: variable), !variable.isWeak, !variable.isInout, capturedParameters.isEmpty else { return nil }
        return scopes.contains { if case .deferred = $0 { true } else { false } } ? nil : own
    }

    private func jumpOut(_ label: String?, _ choose: (CodeBuilder.Label, CodeBuilder.Label?) -> CodeBuilder.Label?) throws {
        for index in scopes.indices.reversed() {
            guard case .breakable(let name, let end, let next, let named) = scopes[index], label.map({ $0 == name }) ?? !named, let target = choose(end, next)
            else { continue }
            try leave(to: index)
            builder.jump(to: target)
            return
        }
        fail("there is no loop to leave here")
    }

    // MARK: Conditions

    func branch(_ condition: Condition, unless label: CodeBuilder.Label) throws {
        switch condition {
        case .boolean(let expr): try branch(expr, unless: label)
        case .available(let isAvailable): if !isAvailable { builder.jump(to: label) }
        case .pattern(.none, let value): try branchIfNone(value, unless: label)
        case .pattern(let pattern, let value):
            let register = builder.allocate()
            try lower(value, into: register)
            let type = concrete(value.type)
            try match(pattern, register, type, unless: label)
            if !type.isInline {
                // What was bound lives on; the whole is not kept, whether it matched or not.
                builder.emit(.clear, register)
                leftovers.insert(register)
            }
        }
    }

    /// Jumps when there is a value, and keeps none.
    private func branchIfNone(_ value: Expr, unless label: CodeBuilder.Label) throws {
        if case .local(let variable) = value.kind, variable.accessors == nil, !variable.isWeak, case .register(let own)? = location(of: variable) {
            return builder.jump(.jumpIfSome, own, to: label)
        }
        try temporaries {
            let (register, none) = (builder.allocate(), builder.label())
            try lower(value, into: register)
            builder.jump(.jumpIfNone, register, to: none)
            builder.emit(.clear, register)
            builder.jump(to: label)
            builder.place(none)
        }
    }

    /// Jumps when the expression is false.
    func branch(_ expr: Expr, unless label: CodeBuilder.Label) throws {
        builder.span = expr.span
        switch expr.kind {
        case .boolean(let value): if !value { builder.jump(to: label) }
        case .and(let a, let b):
            try branch(a, unless: label)
            try branch(b, unless: label)
        case .or(let a, let b):
            let (second, end) = (builder.label(), builder.label())
            try branch(a, unless: second)
            builder.jump(to: end)
            builder.place(second)
            try branch(b, unless: label)
            builder.place(end)
        case .not(let inner):
            let end = builder.label()
            try branch(inner, unless: end)
            builder.jump(to: label)
            builder.place(end)
        default:
            if try fusedComparison(expr, unless: label) { return }
            try temporaries { builder.jump(.jumpUnless, try operand(expr), to: label) }
        }
    }

    // MARK: switch, do, for

    private func lowerSwitch(_ subject: Expr, _ cases: [SwitchCase]) throws {
        let mark = builder.next
        let type = concrete(subject.type)
        let value = builder.allocate()
        try lower(subject, into: value)
        let end = builder.label()
        let bodies = cases.map { _ in builder.label() }
        scopes.append(.breakable(label: nil, end: end, next: nil))
        let savedFallthrough = fallthroughLabel
        for (index, part) in cases.enumerated() {
            let next = builder.label()
            fallthroughLabel = index + 1 < bodies.count ? bodies[index + 1] : nil
            try block {
                let shared = part.patterns.count > 1 ? part.patterns[0].0.variables : []
                for variable in shared { declare(variable, taking: nil) }
                sharedBindings.formUnion(shared)
                for (number, (pattern, condition)) in part.patterns.enumerated() {
                    let isLast = number == part.patterns.count - 1
                    let miss = isLast ? next : builder.label()
                    let place = builder.next
                    try match(pattern, value, type, unless: miss)
                    if let condition { try branch(condition, unless: miss) }
                    if !isLast {
                        builder.jump(to: bodies[index])
                        builder.place(miss)
                        builder.release(to: place)
                    }
                }
                builder.place(bodies[index])
                // What a case binds is all that is left of a subject that was moved.
                if case .consume = subject.kind { builder.emit(.clear, value) }
                try statements(part.body)
            }
            builder.jump(to: end)
            builder.place(next)
        }
        fallthroughLabel = savedFallthrough
        scopes.removeLast()
        builder.place(end)
        builder.release(to: mark)
        if !type.isInline { leftovers.insert(value) }
    }

    private func lowerDo(_ body: [Statement], _ clauses: [CatchClause], _ label: String?) throws {
        let (handler, end) = (builder.label(), builder.label())
        let (mark, span) = (builder.next, builder.span)
        scopes.append(.breakable(label: label, end: end, next: nil, named: true))
        if clauses.isEmpty {
            try block { try statements(body) }
        } else {
            scopes.append(.catching(handler))
            try block { try statements(body) }
            scopes.removeLast()
            builder.jump(to: end)
            builder.place(handler)
            let error = builder.allocate()
            builder.emit(.takeThrown, error)
            let type = SwiftType.existential([types.nominal(.error)], [:])
            for clause in clauses {
                let next = builder.label()
                try block {
                    try match(clause.pattern, error, type, unless: next)
                    if let condition = clause.condition { try branch(condition, unless: next) }
                    try statements(clause.body)
                }
                builder.jump(to: end)
                builder.place(next)
            }
            // No clause took it.
            builder.span = span
            builder.emit(.setThrown, error)
            try propagate()
        }
        scopes.removeLast()
        builder.place(end)
        builder.release(to: mark)
    }
}
