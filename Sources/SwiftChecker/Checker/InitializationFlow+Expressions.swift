import Diagnostics
import SwiftModel

/// What expressions read and set.
extension InitializationFlow {
    mutating func read(_ expr: Expr) {
        readParts(of: expr)
        if mayThrow(expr) { noteThrow() }
    }

    private mutating func readParts(of expr: Expr) {
        switch expr.kind {
        // `Self` is the class, not the value.
        case .dynamicType(let inner) where inner.span == expr.span: break
        case .local(let variable): use(variable, at: expr.span, byReference: false)
        case .global(let variable): use(.global(variable), variable.name, variable.isLet, at: expr.span, byReference: false)
        case .inOut(let target):
            switch target.kind {
            case .local(let variable): use(variable, at: target.span, byReference: true)
            case .global(let variable): use(.global(variable), variable.name, variable.isLet, at: target.span, byReference: true)
            default: read(target)
            }
        case .member(let base, let variable, _) where isThis(base):
            note(base)
            readProperty(variable, at: expr.span)
        case .assign(let target, let value):
            read(value)
            assign(target, at: expr.span)
        case .call(let callee, let base, let arguments):
            if expr.isFailableDelegation { reportUnforced(callee, at: expr.span) }
            for argument in arguments { read(argument) }
            if let base { receive(base, callee, expr) }
        case .forceUnwrap(let inner) where inner.isFailableDelegation:
            for operand in inner.operands where !isThis(operand) { read(operand) }
            if case .call(let callee, let base?, _) = inner.kind { receive(base, callee, inner) }
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
        case .tryForce(let inner), .tryOptional(let inner):
            let outer = thrown
            thrown = []
            read(inner)
            thrown = outer
        case .statements(let inner, _): walk(inner)
        case .closure(let closure):
            for operand in expr.operands { read(operand) }
            read(closure, at: expr.span)
        case .autoclosure(let closure): read(closure, at: nil)
        default: for operand in expr.operands { read(operand) }
        }
    }

    private mutating func note(_ this: Expr) { selves[ObjectIdentifier(this), default: true] = isComplete && selves[ObjectIdentifier(this), default: true] }

    func isThis(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .local(let variable): variable == this
        case .inOut(let inner), .convert(let inner): isThis(inner)
        default: false
        }
    }

    func use(_ variable: LocalVariable, at place: Span, byReference: Bool) {
        if variable == this {
            if !isComplete { reportThis(at: place) }
            return
        }
        use(.local(variable), variable.name, variable.isLet, at: place, byReference: byReference)
    }

    private func use(_ variable: Place, _ name: String, _ isLet: Bool, at place: Span, byReference: Bool) {
        guard tracked.contains(variable), !state.definite.contains(variable) else { return }
        let what = isLet ? "constant" : "variable"
        report("uninitialized", "\(what) '\(name)' \(byReference ? "passed by reference" : "used") before being initialized", place)
    }

    func reportThis(at place: Span, using use: String = "") {
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

    mutating func assign(_ target: Expr, at place: Span) {
        switch target.kind {
        case .local(let variable) where variable == this:
            state.set(.this)
            if case .root = kind { for property in owner?.storedProperties ?? [] { state.set(.property(property)) } }
        case .local(let variable): assign(.local(variable), variable.name, variable.isLet, at: place)
        case .global(let variable): assign(.global(variable), variable.name, variable.isLet, at: place)
        case .member(let base, let variable, _) where isThis(base):
            note(base)
            if case .delegating = kind, !state.definite.contains(.this) { return reportThis(at: place) }
            if variable.hasInlineState, isInitializer { return assignState(variable, at: target.span) }
            // What can't be made of a value is set by its wrapper, which isn't there yet.
            if let backing = variable.backing, isInitializer, owner?.storedProperties.contains(backing) ?? false, !state.definite.contains(.property(backing)) {
                return reportThis(at: place)
            }
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

    private mutating func assign(_ variable: Place, _ name: String, _ isLet: Bool, at place: Span) {
        guard tracked.contains(variable) else { return }
        if isLet, state.possible.contains(variable) {
            report("assigned-twice", "immutable value '\(name)' may only be initialized once", place)
        }
        state.set(variable)
    }

    private var isInitializer: Bool { if case .none = kind { false } else { true } }

    private func assignState(_ variable: VariableDecl, at place: Span) {
        if isComplete { return reportState(.discarded, variable, place) }
        let isSubclass = if case .subclass = kind { true } else { false }
        reportState(.tooEarly(beforeSuper: isSubclass), variable, place)
    }

    private func reportUnforced(_ callee: Callee, at place: Span) {
        guard isInitializer, !isFailable else { return }
        let name = callee.decl.fullName
        let use = if case .superFunction = callee { "chain" } else { "delegate" }
        report(
            "initializer", "a non-failable initializer cannot \(use) to failable initializer '\(name)' written with 'init?'", place,
            help: "propagate the failure with 'init?', or stop the program on it with '!' after the call")
    }

    func report(_ code: String, _ message: String, _ place: Span?, help: String? = nil) { reportError(code, message, place, help) }

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

    /// Whether a closure that captures `self` needs more of it than its class, which `Self` is.
    private func needsThis(_ closure: Closure) -> Bool {
        var uses = 0
        for statement in closure.body.statements {
            statement.visit { expr in
                if case .local(let variable) = expr.kind, variable == this { uses += 1 }
                if case .dynamicType(let inner) = expr.kind, inner.span == expr.span, isThis(inner) { uses -= 1 }
            }
        }
        return uses > 0
    }

    /// A closure captures when it is made; inside it everything has its value.
    func read(_ closure: Closure, at place: Span?) {
        for variable in closure.body.captures {
            if variable == this {
                if !isComplete, let place, needsThis(closure) {
                    report("uninitialized", "'self' captured by a closure before all members were initialized", place)
                }
            } else if tracked.contains(.local(variable)), !state.definite.contains(.local(variable)), let place {
                let what = variable.isLet ? "constant" : "variable"
                report("uninitialized", "\(what) '\(variable.name)' captured by a closure before being initialized", place)
            }
        }
        var inner = InitializationFlow(report: reportError, reportState: reportState)
        inner.walk(closure.body.statements)
    }
}
