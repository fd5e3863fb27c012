import Diagnostics
import SwiftModel
import SwiftSyntax

/// Local variables that are more than a value: those of a property wrapper, and children of a task.
extension Checker {
    /// `@Clamped var level = 3` in a function: a local for the wrapper; the name is its wrapped value, `$name` its projected value.
    func wrappedLocal(_ binding: PatternBindingSyntax, _ wrapper: WrapperUse) -> [Statement] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word else {
            unsupported("a pattern here is", at: binding.pattern)
            return []
        }
        let value = (binding.initializer?.value).map { Argument(label: "wrappedValue", source: .syntax($0), span: span($0)) }
        return wrapped(name, wrapper, value, as: (binding.typeAnnotation?.type).map(type), isLet: false, at: span(binding))
    }

    /// `func set(@Clamped level: Int)`: the function wraps the value that it gets.
    func wrappedParameter(_ variable: LocalVariable, _ wrapper: WrapperUse) -> [Statement] {
        let place = span(wrapper.node)
        let value = Argument(label: "wrappedValue", source: .typed(Expr(.local(variable), variable.type, place)), span: place)
        return wrapped(variable.name, wrapper, value, as: variable.type, isLet: true, at: place)
    }

    private func wrapped(_ name: String, _ wrapper: WrapperUse, _ value: Argument?, as type: SwiftType?, isLet: Bool, at place: Span) -> [Statement] {
        let made = defaulted(wrap(value, by: wrapper, as: wrapperType(wrapper, type, at: place), at: place))
        let backing = LocalVariable(name: "_" + name, type: made.type, isLet: isLet, span: place)
        declare(backing)
        let owner = scope?.function
        for (spelling, member) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
            let whole = Expr(.local(backing), backing.type, place)
            let depth = member == "wrappedValue" ? wrapper.inner.count : 0
            let reached = (0...depth).reduce(whole as Expr?) { value, _ in value.flatMap { memberValue(member, on: $0, at: place, expected: nil) } }
            guard let part = reached else { continue }
            alias(spelling, part.type, place) { [unowned self] at in
                refer(to: backing, from: owner)
                return Expr(part.kind, part.type, at)
            }
        }
        return [Statement(.bind(.variable(backing), made), place)]
    }

    /// `async let value = try load()`: what the child task throws is thrown where its value is awaited. `nil` where nothing is thrown.
    func throwingChild(_ binding: PatternBindingSyntax, _ annotation: SwiftType?) -> Statement? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let syntax = binding.initializer?.value else { return nil }
        let place = span(syntax)
        let mark = (trail.count, pending, tries, awaits)
        let (made, thrown) = collectingThrown { closureBody(syntax, annotation ?? fresh(), at: place) }
        guard !thrown.isEmpty, let (closure, type) = made, let settle = module.functions("_settled").first, let read = module.functions("_outcome").first else {
            undo(to: mark.0)
            (pending, tries, awaits) = (mark.1, mark.2, mark.3)
            return nil
        }
        (awaits, tries) = (awaits + [place], tries + [place])
        let body = Expr(.closure(closure), .function(FunctionType(parameters: [], result: type, isThrowing: true, isAsync: true)), place)
        func call(_ function: FunctionDecl, _ argument: Expr, at place: Span) -> Expr {
            let given = Argument(label: nil, source: .typed(argument), span: place)
            return self.call([CallCandidate(target: .function(function), map: [:], base: nil)], [given], expecting: nil, named: name, at: place)
        }
        let outcome = call(settle, body, at: place)
        let holder = LocalVariable(name: "_" + name, type: outcome.type, isLet: true, span: span(binding.pattern))
        let owner = scope?.function
        alias(name, type, span(binding.pattern)) { [unowned self] at in
            refer(to: holder, from: owner)
            return call(read, Expr(.local(holder), holder.type, at), at: at)
        }
        return Statement(.bind(.variable(holder), outcome), place)
    }

    /// A closure around an expression, and the type of what it gives.
    private func closureBody(_ syntax: ExprSyntax, _ type: SwiftType, at place: Span) -> (Closure, SwiftType)? {
        guard case .autoclosure(let closure)? = autoclosure(syntax, type, at: place)?.kind else { return nil }
        defaultVariables(type)
        return (closure, type.resolved)
    }

    /// A name that stands for an expression.
    private func alias(_ name: String, _ type: SwiftType, _ place: Span, _ make: @escaping (Span) -> Expr) {
        let variable = LocalVariable(name: name, type: type, isLet: false, span: place)
        aliases[variable] = make
        declare(variable)
    }

    private func refer(to variable: LocalVariable, from owner: FunctionScope?) {
        guard let owner else { return }
        capture(variable, from: owner)
    }

    /// The statements of a local function or accessor.
    func localBody(_ items: CodeBlockItemListSyntax, builder: NominalDecl?, _ function: FunctionScope, _ body: Body, at place: Span, end: TokenSyntax?) {
        if let builder, !holdsReturn(items) {
            finishBuilder(builderBody(items, builder, at: place), function, body, place)
        } else if !function.result.isVoid, let syntax = soleExpression(items) {
            body.statements = [result(syntax, as: function.result)]
        } else {
            body.statements = statements(items)
            guard !function.result.resolved.isVoid, !function.result.resolved.isError, !body.statements.endAlways else { return }
            error("missing-return", "missing return in local function expected to return '\(function.result.resolved)'", at: end.map { span($0) } ?? place)
        }
    }
}
