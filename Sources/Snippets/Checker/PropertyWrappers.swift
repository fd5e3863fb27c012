import Diagnostics
import SwiftSyntax

/// Property wrappers: what `@State var x = 0` declares.
extension Checker {
    struct WrapperUse {
        let decl: NominalDecl
        let node: AttributeSyntax
    }

    /// The property wrapper among the attributes.
    func wrapper(of attributes: AttributeListSyntax) -> WrapperUse? {
        for attribute in attributes {
            guard let node = attribute.as(AttributeSyntax.self) else { continue }
            let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? node.attributeName.trimmedDescription
            if let decl = module.type(name), decl.attributes.contains("propertyWrapper") { return WrapperUse(decl: decl, node: node) }
        }
        return nil
    }

    /// `@State var x = 0` is a stored `_x` and a computed `x` and `$x`.
    func wrapped(_ variable: VariableDecl, _ wrapper: WrapperUse, _ annotation: TypeSyntax?, _ value: ExprSyntax?, in decl: NominalDecl?) {
        var inner = context
        inner.scope = scope
        let text = source
        let place = span(wrapper.node)
        let backing = VariableDecl(
            name: "_" + variable.name, owner: decl, isStatic: variable.isStatic, isLet: false, span: variable.span, isPrelude: module.isPrelude)
        backing.attributes = variable.attributes
        backing.wrapped = variable
        variable.backing = backing
        variable.valueSyntax = value
        module.allVariables.append(backing)
        let written: [LabeledExprSyntax] = { if case .argumentList(let list)? = wrapper.node.arguments { return Array(list) } else { return [] } }()
        let explicit = annotation.map { type($0) }
        /// The wrapper's type with the property's type inside, and the call that makes it where there is an initial value.
        let make: (_ wants: SwiftType?) -> Expr? = { [unowned self] wants in
            var arguments: [Argument] = []
            if let value { arguments.append(Argument(label: "wrappedValue", source: .syntax(value), span: span(value))) }
            arguments += written.map { Argument(label: $0.label?.text, source: .syntax($0.expression), span: span($0)) }
            if arguments.isEmpty {
                if !hasEmptyInitializer(wrapper.decl, for: explicit) {
                    guard let explicit, explicit.optionalPayload != nil else { return nil }
                    guard canBeEmpty(wrapper.decl) else { return nil }
                    if takesOnlyValue(wrapper.decl) {
                        arguments = [Argument(label: "wrappedValue", source: .typed(Expr(.nilLiteral, explicit, place)), span: place)]
                    }
                }
            }
            let function = FunctionScope(parent: nil, body: Body(), result: .error)
            scope = Scope(parent: scope, function: function)
            let target = wants ?? wrapperType(wrapper.decl, explicit, at: place)
            return construct(target, arguments, expecting: target, at: place)
        }
        backing.resolveType = { [unowned self] in
            separately(in: inner, source: text) {
                let type = wrapperType(wrapper.decl, explicit, at: place)
                if !type.hasVariables { return type }
                guard let made = make(type) else { return type.resolved }
                return defaulted(made).type.resolved
            }
        }
        let isNilAtFirst = explicit?.optionalPayload != nil && !variable.isLet && canBeEmpty(wrapper.decl)
        if value != nil || !written.isEmpty || isNilAtFirst || hasEmptyInitializer(wrapper.decl, for: explicit) {
            backing.checkInitializer = { [unowned self, unowned backing] in
                separately(in: inner, source: text) { make(backing.type).map(defaulted) }
            }
            if !module.isPrelude { initializers.append(backing) }
        }
        if let decl, !variable.isStatic {
            if isCollectingExtension { storedInExtension(variable) } else { decl.content.storedProperties.append(backing) }
        }
        add(.variable(backing), named: backing.name, to: decl)

        project(variable, backing, "wrappedValue", wrapper.decl, inner)
        if let explicit {
            variable.typeStorage = explicit; variable.getter?.result = explicit
        } else {
            variable.resolveType = { [unowned self, unowned backing] in
                memberType("wrappedValue", of: backing.type) ?? .error
            }
        }
        if module.members("projectedValue", of: wrapper.decl).isEmpty == false {
            let projected = VariableDecl(
                name: "$" + variable.name, owner: decl, isStatic: variable.isStatic, isLet: false, span: variable.span, isPrelude: module.isPrelude)
            projected.resolveType = { [unowned self, unowned backing] in memberType("projectedValue", of: backing.type) ?? .error }
            project(projected, backing, "projectedValue", wrapper.decl, inner)
            add(.variable(projected), named: projected.name, to: decl)
        }
    }

    /// Whether some value of the wrapper can be made of nothing, or of `nil`.
    private func canBeEmpty(_ decl: NominalDecl) -> Bool {
        takesOnlyValue(decl)
            || module.members("init", of: decl).contains { if case .function(let function) = $0 { function.arguments.allSatisfy(\.hasDefault) } else { false } }
    }

    private func takesOnlyValue(_ decl: NominalDecl) -> Bool {
        module.members("init", of: decl).contains { member in
            guard case .function(let function) = member, function.arguments.first?.label == "wrappedValue" else { return false }
            return function.arguments.dropFirst().allSatisfy(\.hasDefault)
        }
    }

    /// Whether the wrapper can be made of nothing around a value of this type; an initializer for others only does not count.
    private func hasEmptyInitializer(_ decl: NominalDecl, for value: SwiftType?) -> Bool {
        module.members("init", of: decl).contains { member in
            guard case .function(let function) = member, function.arguments.allSatisfy(\.hasDefault) else { return false }
            return function.requirements.dropFirst(decl.requirements.count).allSatisfy { requirement in
                guard case .same(let parameter, let wanted) = requirement, let value, let own = decl.parameters.first else { return false }
                return parameter == .parameter(own) && wanted == value
            }
        }
    }

    /// The wrapper's type around a property's type; unknown parameters are fresh.
    private func wrapperType(_ decl: NominalDecl, _ value: SwiftType?, at place: Span) -> SwiftType {
        let type = SwiftType.nominal(decl, decl.parameters.map { _ in fresh() })
        if let value, let inner = memberType("wrappedValue", of: type), !unify(inner, value) {
            error("wrapper", "property type '\(value)' does not match 'wrappedValue' type '\(inner.resolved)'", at: place)
        }
        return type.resolved
    }

    func memberType(_ name: String, of type: SwiftType) -> SwiftType? {
        guard case .nominal(let decl, let arguments) = type.head else { return nil }
        for case .variable(let variable) in module.members(name, of: decl) {
            return conformances.normalized(variable.type.substituting(conformances.map(decl, arguments)))
        }
        return nil
    }

    /// Makes a property computed by a member of its backing store.
    private func project(_ variable: VariableDecl, _ backing: VariableDecl, _ member: String, _ wrapper: NominalDecl, _ inner: DeclContext) {
        guard case .variable(let target)? = module.members(member, of: wrapper).first else { return }
        let place = variable.span ?? span(in: source)
        func base(_ body: Body, isLet: Bool) -> Expr {
            guard let owner = variable.owner, !variable.isStatic else {
                return variable.owner.map { Expr(.staticMember(backing, owner: $0.selfType), backing.type, place) }
                    ?? Expr(.global(backing), backing.type, place)
            }
            let this = LocalVariable(name: "self", type: owner.selfType, isLet: isLet)
            this.isInout = !isLet
            body.selfVariable = this
            return Expr(.member(Expr(.local(this), this.type, place), backing, owner: owner.selfType), backing.type, place)
        }
        let getter = accessor(.getter, variable, inner)
        getter.isSynthesized = true
        getter.isMutating = target.getter?.isMutating == true && variable.owner != nil && variable.owner?.kind != .class && !variable.isStatic
        getter.checkBody = { [unowned self, unowned variable, unowned getter] in
            getter.result = variable.type
            let body = Body()
            let value = Expr(.member(base(body, isLet: !getter.isMutating), target, owner: backing.type), memberType(member, of: backing.type) ?? .error, place)
            body.statements = [Statement(.return(value), place)]
            return body
        }
        variable.getter = getter
        let hasSetter = target.setter != nil || (target.isStored && !target.isLet)
        guard hasSetter else { return }
        let setter = accessor(.setter, variable, inner)
        setter.isSynthesized = true
        setter.isMutating =
            (target.setter?.isMutating ?? (wrapper.kind != .class)) && variable.owner?.kind != .class && variable.owner != nil && !variable.isStatic
        setter.checkBody = { [unowned self, unowned variable, unowned setter] in
            let body = Body()
            let value = LocalVariable(name: "newValue", type: variable.type, isLet: true)
            setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: variable.type)]
            body.variables = [value]
            let place = variable.span ?? span(in: source)
            let left = Expr(.member(base(body, isLet: !setter.isMutating), target, owner: backing.type), variable.type, place)
            body.statements = [Statement(.expression(Expr(.assign(left, Expr(.local(value), variable.type, place)), .void, place)), place)]
            return body
        }
        setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: .error)]
        variable.setter = setter
    }
}
