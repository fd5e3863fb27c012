import Diagnostics
import SwiftModel

/// What ends with a function stays in it: function parameters without `@escaping` are only called, or passed to such parameters.
struct EscapingCheck {
    private let report: (String, Span, String) -> Void
    private var parameters: Set<LocalVariable> = []
    /// `inout` parameters and a mutating `self`, which are gone when the function has returned.
    private var borrowed: Set<LocalVariable> = []

    /// - Parameter report: takes a message, a place and a help.
    static func check(_ decl: FunctionDecl, report: @escaping (String, Span, String) -> Void) {
        guard let body = decl.body, !decl.initializesEverything else { return }
        var check = EscapingCheck(report: report)
        // The new value of a setter may be kept.
        let isSetter = decl.kind == .setter || decl.kind == .subscriptSetter || decl.kind == .didSet || decl.kind == .willSet
        for (parameter, variable) in zip(decl.arguments, body.variables) where !parameter.isEscaping && !parameter.isAutoclosure && !parameter.isVariadic {
            if case .function = parameter.type.head, !isSetter { check.parameters.insert(variable) }
        }
        check.borrowed = Set((body.variables + [body.selfVariable].compactMap { $0 }).filter(\.isInout))
        guard !check.parameters.isEmpty || !check.borrowed.isEmpty else { return }
        check.walk(body.statements)
    }

    private static let escapingHelp = "write '@escaping' before the parameter's type"
    private static let copyHelp = "copy it into a local variable first"

    private init(report: @escaping (String, Span, String) -> Void) { self.report = report }

    private func walk(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .expression(let expr): walk(expr)
            case .bind(_, let value?):
                if let name = parameter(value) {
                    report("non-escaping parameter '\(name)' may only be called", value.span, Self.escapingHelp)
                } else {
                    walk(value)
                }
            case .return(let value?):
                if let name = parameter(value) {
                    report("using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure", value.span, Self.escapingHelp)
                }
                walk(value)
            case .localFunction(_, _, let closure): walk(closure.body.statements)
            case .if(let conditions, let then, let other): walk(conditions); walk(then + other)
            case .guard(let conditions, let other): walk(conditions); walk(other)
            case .switch(let subject, let cases): walk(subject); cases.forEach { walk($0.body) }
            case .for(_, let sequence, _, _, let body, _): walk(sequence); walk(body)
            case .while(let conditions, let body, _): walk(conditions); walk(body)
            case .repeatWhile(let body, let condition, _): walk(body); walk(condition)
            case .throw(let value): walk(value)
            case .doCatch(let body, let clauses, _): walk(body); clauses.forEach { walk($0.body) }
            case .defer(let body): walk(body)
            default: break
            }
        }
    }

    private func walk(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let expr), .pattern(_, let expr): walk(expr)
            case .available: break
            }
        }
    }

    private func walk(_ expr: Expr) {
        switch expr.kind {
        case .assign(let target, let value):
            if let name = parameter(value) {
                report("assigning non-escaping parameter '\(name)' to an '@escaping' closure", value.span, Self.escapingHelp)
            } else {
                walk(value)
            }
            walk(target)
        case .call(let callee, let base, let arguments):
            if let base { walk(base) }
            for (index, argument) in arguments.enumerated() {
                guard let name = parameter(argument), callee.decl.arguments.indices.contains(index) else { walk(argument); continue }
                let wanted = callee.decl.arguments[index]
                // What the function is given, it only lends.
                if callee.decl.attributes.contains("_lends") { continue }
                if case .parameter(let generic) = wanted.type {
                    report(
                        "converting non-escaping parameter '\(name)' to generic parameter '\(generic.name)' may allow it to escape", argument.span,
                        Self.escapingHelp)
                    continue
                }
                let isStored = (callee.decl.initializesEverything && !wanted.storesResult) || wanted.type.optionalPayload != nil
                if wanted.isEscaping || isStored {
                    report("passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure", argument.span, Self.escapingHelp)
                }
            }
        case .closure(let closure):
            if closure.isEscaping, let captured = closure.body.captures.first(where: parameters.contains) {
                report("escaping closure captures non-escaping parameter '\(captured.name)'", expr.span, Self.escapingHelp)
            }
            if closure.isEscaping, let captured = closure.body.captures.first(where: borrowed.contains) {
                let what = captured.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(captured.name)'"
                report("escaping closure captures \(what)", expr.span, Self.copyHelp)
            }
            walk(closure.body.statements)
        case .statements(let inner, _): walk(inner)
        case .autoclosure(let closure): walk(closure.body.statements)
        default: expr.operands.forEach(walk)
        }
    }

    /// The name of the parameter that an expression is, converted or not.
    private func parameter(_ expr: Expr) -> String? {
        switch expr.kind {
        case .local(let variable): parameters.contains(variable) ? variable.name : nil
        case .convert(let inner), .wrap(let inner): parameter(inner)
        default: nil
        }
    }
}
