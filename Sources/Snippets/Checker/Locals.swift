import Diagnostics
import SwiftSyntax

/// Local variables that are more than a value: computed ones, and those of a property wrapper.
extension Checker {
    /// `var area: Double { width * height }` in a function: a local function, called wherever the name is read.
    func computedLocal(_ binding: PatternBindingSyntax) -> [Statement] {
        let place = span(binding)
        let accessors = Accessors(binding.accessorBlock)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let written = binding.typeAnnotation?.type else {
            error("missing-type", "computed property must have an explicit type", at: place)
            return []
        }
        guard let items = accessors.getterItems ?? accessors.getter?.statements, !accessors.hasSetter else {
            unsupported("a computed local variable with a setter is", at: binding)
            return []
        }
        let type = type(written)
        let closure = Closure()
        closure.resultType = type
        let function = FunctionScope(parent: scope?.function, body: closure.body, result: type)
        let outer = scope
        scope = Scope(parent: outer, function: function)
        localBody(items, builder: nil, function, closure.body, at: place, end: binding.accessorBlock?.rightBrace)
        scope = outer
        let getterType = SwiftType.function(FunctionType(parameters: [], result: type))
        let getter = LocalVariable(name: name, type: getterType, isLet: true, span: place)
        alias(name, type, place) { [unowned self] at in
            refer(to: getter, from: outer?.function)
            return Expr(.callValue(Expr(.local(getter), getterType, at), arguments: []), type, at)
        }
        return [Statement(.bind(.variable(getter), Expr(.closure(closure), getterType, place)), place)]
    }

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
    func wrappedParameter(_ variable: LocalVariable, _ attribute: AttributeSyntax) -> [Statement] {
        let place = span(attribute)
        guard let wrapper = wrapper(of: AttributeListSyntax([.attribute(attribute)])) else { return [] }
        let value = Argument(label: "wrappedValue", source: .typed(Expr(.local(variable), variable.type, place)), span: place)
        return wrapped(variable.name, WrapperUse(decl: wrapper.decl, node: attribute), value, as: variable.type, isLet: true, at: place)
    }

    private func wrapped(_ name: String, _ wrapper: WrapperUse, _ value: Argument?, as type: SwiftType?, isLet: Bool, at place: Span) -> [Statement] {
        var arguments = value.map { [$0] } ?? []
        if case .argumentList(let list)? = wrapper.node.arguments {
            arguments += list.map { Argument(label: $0.label?.text, source: .syntax($0.expression), span: span($0)) }
        }
        let target = SwiftType.nominal(wrapper.decl, wrapper.decl.parameters.map { _ in fresh() })
        if let type, let inner = memberType("wrappedValue", of: target) { _ = unify(inner, type) }
        let made = defaulted(construct(target, arguments, expecting: target, at: place))
        let backing = LocalVariable(name: "_" + name, type: made.type, isLet: isLet, span: place)
        declare(backing)
        let owner = scope?.function
        for (spelling, member) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
            let whole = Expr(.local(backing), backing.type, place)
            guard let part = memberValue(member, on: whole, at: place, expected: nil) else { continue }
            alias(spelling, part.type, place) { [unowned self] at in
                refer(to: backing, from: owner)
                return Expr(part.kind, part.type, at)
            }
        }
        return [Statement(.bind(.variable(backing), made), place)]
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
