import Diagnostics
import SwiftModel

/// Variables that are never read or never change though they may, and statements that are never executed, in Swift's words.
struct UsageCheck {
    private enum Origin { case binding, condition, pattern, loop }
    private var bound: [(variable: LocalVariable, origin: Origin, hasValue: Bool)] = []
    private var known: Set<LocalVariable> = []
    private var read: Set<LocalVariable> = []
    private var written: Set<LocalVariable> = []
    /// What is never executed.
    private(set) var unreached: [(message: String, place: Span, help: String)] = []

    /// What there is to say of the variables of the code that was walked: a message, a place and a help, in the order of the text.
    var findings: [(message: String, place: Span, help: String)] {
        bound.compactMap(finding).sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    }

    // MARK: Walking

    mutating func walk(_ statements: [Statement]) {
        noteUnreached(statements)
        for statement in statements {
            declare(statement)
            for operand in statement.operands { walk(operand) }
            for block in statement.blocks { walk(block) }
        }
    }

    mutating func walk(_ expr: Expr) {
        switch expr.kind {
        case .local(let variable), .placeholder(let variable): read.insert(variable)
        case .assign(let target, let value):
            walk(value)
            if case .local(let variable) = target.kind { written.insert(variable) } else { walk(target) }
        case .closure(let closure), .autoclosure(let closure):
            for operand in expr.operands { walk(operand) }
            walk(closure.body.statements)
        case .statements(let statements, _): walk(statements)
        default: for operand in expr.operands { walk(operand) }
        }
    }

    /// What follows a statement that leads elsewhere.
    private mutating func noteUnreached(_ statements: [Statement]) {
        for (statement, next) in zip(statements, statements.dropFirst()) {
            let word: String
            switch statement.kind {
            case .return: word = "return"
            case .throw: word = "throw"
            case .break: word = "break"
            case .continue: word = "continue"
            default: continue
            }
            if case .localFunction = next.kind { continue }
            // The checker's own statements have the places of others.
            guard next.span.source === statement.span.source, next.span.range.lowerBound >= statement.span.range.upperBound else { continue }
            unreached.append(("code after '\(word)' will never be executed", next.span, "leave it out, or put it before '\(word)'"))
            return
        }
    }

    private mutating func declare(_ statement: Statement) {
        switch statement.kind {
        case .bind(let pattern, let value): declare(pattern, .binding, hasValue: value != nil)
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _, _):
            for case .pattern(let pattern, _) in conditions {
                // A lone `if let` could be a comparison with `nil`.
                if conditions.count == 1, case .some(.variable(let variable)) = pattern, variable.isSole {
                    declare(pattern, .condition)
                } else {
                    declare(pattern, .pattern)
                }
            }
        case .for(let pattern, _, _, _, _, _): declare(pattern, .loop)
        case .switch(_, let cases):
            for (index, item) in cases.flatMap({ item in item.patterns.indices.map { ($0, item) } }) {
                // Several patterns of a case share their variables.
                if item.patterns.count == 1 { declare(item.patterns[index].0, .pattern) } else { walkTests(item.patterns[index].0) }
            }
        case .doCatch(_, let clauses, _): for clause in clauses { declare(clause.pattern, .pattern) }
        default: break
        }
    }

    private mutating func declare(_ pattern: Pattern, _ origin: Origin, hasValue: Bool = true) {
        for variable in pattern.variables where variable.isOfPattern && known.insert(variable).inserted { bound.append((variable, origin, hasValue)) }
        walkTests(pattern)
    }

    /// What expressions in a pattern read.
    private mutating func walkTests(_ pattern: Pattern) {
        switch pattern {
        case .expression(_, let test): walk(test)
        case .tuple(let parts), .enumCase(_, let parts): for part in parts { walkTests(part) }
        case .some(let inner), .cast(let inner, _): walkTests(inner)
        case .any, .variable, .none, .isType: break
        }
    }

    // MARK: What is said

    private func finding(_ variable: LocalVariable, _ origin: Origin, _ hasValue: Bool) -> (message: String, place: Span, help: String)? {
        guard let place = variable.span, variable.name != "self", variable.accessors == nil else { return nil }
        let what = variable.isLet ? "immutable value" : "variable"
        let (isRead, isWritten) = (read.contains(variable), written.contains(variable))
        if !variable.isUsed, !isRead, !isWritten { return (unused(variable, what, origin, hasValue), place, "use it, or write '_'") }
        if isWritten, !isRead, !variable.isCaptured {
            let message =
                variable.isLet
                ? "immutable value '\(variable.name)' was never used; consider removing it" : "variable '\(variable.name)' was written to, but never read"
            return (message, place, "read it, or leave it out")
        }
        guard !variable.isLet, isRead, !isWritten, hasValue, !variable.isMutated, !variable.isWeak else { return nil }
        let remedy = origin == .loop ? "removing 'var' to make it constant" : "changing to 'let' constant"
        return ("variable '\(variable.name)' was never mutated; consider \(remedy)", place, origin == .loop ? "leave out 'var'" : "write 'let'")
    }

    private func unused(_ variable: LocalVariable, _ what: String, _ origin: Origin, _ hasValue: Bool) -> String {
        switch origin {
        case .condition: "value '\(variable.name)' was defined but never used; consider replacing with boolean test"
        case .binding where !hasValue: "\(what) '\(variable.name)' was never used; consider removing it"
        case .binding where variable.isSole:
            "initialization of \(what) '\(variable.name)' was never used; consider replacing with assignment to '_' or removing it"
        default: "\(what) '\(variable.name)' was never used; consider replacing with '_' or removing it"
        }
    }
}

extension Checker {
    /// Warns of what the bodies of functions and the blocks of the text never use.
    func warnOfUses(_ topLevel: Body, _ values: [Expr]) {
        var check = UsageCheck()
        check.walk(topLevel.statements)
        for value in values { check.walk(value) }
        for variable in module.allVariables where variable.owner != nil && !isSettled(variable.span) {
            if let value = variable.initializer { check.walk(value) }
        }
        for function in module.allFunctions where !isSettled(function.span) { check.walk(function.body?.statements ?? []) }
        for finding in check.unreached { warning("unreachable", finding.message, at: finding.place, help: finding.help) }
        for finding in check.findings { warning("unused-variable", finding.message, at: finding.place, help: finding.help) }
    }

    /// Warns of optionals that become texts or values of `Any` as they are: what is shown then is `Optional(…)`.
    func warnOfOptionals(_ expr: Expr) {
        switch expr.kind {
        case .interpolation(let parts) where expr.type.isKnown(.string):
            for part in parts where part.type.resolved.optionalPayload != nil && !coercions.contains(part.span.range) {
                warning(
                    "optional-text", "string interpolation produces a debug description for an optional value; did you mean to make this explicit?",
                    at: part.span,
                    help: "give a default value with '??', or write 'String(describing:)'")
            }
        case .call(let callee, _, let arguments) where showsAny(callee.decl):
            for argument in arguments {
                if case .array(let elements) = argument.kind { elements.forEach(warnOfErased) } else { warnOfErased(argument) }
            }
        default: break
        }
    }

    /// Functions of the library that take `Any` here may take something else in Swift; those that print don't.
    private func showsAny(_ decl: FunctionDecl) -> Bool { !decl.isPrelude || decl.owner == nil && ["print", "debugPrint"].contains(decl.name) }

    private func warnOfErased(_ expr: Expr) {
        guard case .erase(let inner) = expr.kind, case .existential(let protocols, _) = expr.type.resolved, protocols.isEmpty,
            inner.type.resolved.optionalPayload != nil, !coercions.contains(expr.span.range)
        else { return }
        warning(
            "optional-any", "expression implicitly coerced from '\(inner.type.resolved)' to 'Any'", at: inner.span,
            help: "give a default value with '??', unwrap it, or write 'as Any'")
    }
}
