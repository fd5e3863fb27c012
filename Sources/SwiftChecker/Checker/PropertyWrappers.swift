import Diagnostics
import SwiftModel
import SwiftSyntax

extension Checker.WrapperUse {
    /// The arguments that the attribute gives.
    var arguments: [LabeledExprSyntax] { if case .argumentList(let list)? = node.arguments { Array(list) } else { [] } }
}

/// Property wrappers: what `@State var x = 0` declares.
extension Checker {
    struct WrapperUse {
        let decl: NominalDecl
        let node: AttributeSyntax
        /// Those written after it: it wraps what they make (SE-0258, composition).
        var inner: [WrapperUse] = []
        /// A state that makes its first value when its storage is set up.
        var isLazy = false

        var next: WrapperUse? {
            guard var first = inner.first else { return nil }
            first.inner = Array(inner.dropFirst())
            return first
        }
    }

    /// The property wrapper among the attributes, the outermost of several.
    func wrapper(of attributes: AttributeListSyntax) -> WrapperUse? {
        let uses = attributes.compactMap { attribute -> WrapperUse? in
            guard let node = attribute.as(AttributeSyntax.self) else { return nil }
            guard let decl = attributeType(node.attributeName), decl.attributes.contains("propertyWrapper") else { return nil }
            // What it has, also in extensions below, decides how properties are made.
            collectAwaited(decl)
            return WrapperUse(decl: decl, node: node)
        }
        guard var outermost = uses.first else { return nil }
        outermost.inner = Array(uses.dropFirst())
        return outermost
    }

    /// The type that an attribute names, also one inside another: `FocusState.Binding`.
    private func attributeType(_ name: TypeSyntax) -> NominalDecl? {
        if let name = name.as(MemberTypeSyntax.self), isModule(name.baseType) { return libraryType(name.name.word, [], at: name).nominal }
        if let name = name.as(MemberTypeSyntax.self) { return attributeType(name.baseType).flatMap { attributeType(name.name.text, in: $0) } }
        return attributeType(name.as(IdentifierTypeSyntax.self)?.name.text ?? name.trimmedDescription)
    }

    private func attributeType(_ name: String, in decl: NominalDecl) -> NominalDecl? {
        module.nestedType(name, in: decl) ?? module.alias(name, in: decl).flatMap { conformances.aliasType($0).nominal }
    }

    /// The type that an attribute's name means here, by itself or by an alias.
    func attributeType(_ name: String) -> NominalDecl? {
        switch local(name) {
        case .type(let decl)?: return decl
        case .alias(let alias)?: return conformances.aliasType(alias).nominal
        case .variable?, .functions?, nil: break
        }
        var outer = context.nominal
        while let decl = outer {
            if let found = attributeType(name, in: decl) { return found }
            outer = decl.parent
        }
        return module.type(name) ?? module.alias(name).flatMap { conformances.aliasType($0).nominal }
    }

    /// A wrapper around a value that is made already, with the wrappers between.
    func wrap(_ value: Argument?, by wrapper: WrapperUse, as type: SwiftType, at place: Span) -> Expr {
        var arguments: [Argument] = []
        if let next = wrapper.next, let inner = memberType("wrappedValue", of: type) {
            let made = wrap(value, by: next, as: inner, at: place)
            arguments.append(Argument(label: "wrappedValue", source: .typed(made), span: place))
        } else if let value {
            arguments.append(value)
        }
        arguments += wrapper.arguments.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
        if wrapper.isLazy { for index in arguments.indices { arguments[index].label = "_lazily" } }
        return construct(type, arguments, expecting: type, at: place)
    }

    /// `@State var x = 0` is a stored `_x` and a computed `x` and `$x`.
    func wrapped(
        _ variable: VariableDecl, _ wrapper: WrapperUse, _ annotation: TypeSyntax?, _ value: ExprSyntax?, _ accessors: Accessors, in decl: NominalDecl?
    ) {
        var inner = context
        inner.scope = scope
        let text = source
        let place = span(wrapper.node)
        let wrapper = expandedState(variable, wrapper, hasValue: value != nil, at: place)
        let backing = VariableDecl(
            name: "_" + variable.name, owner: decl, isStatic: variable.isStatic, isLet: false, span: variable.span, isPrelude: module.isPrelude)
        backing.attributes = variable.attributes
        backing.wrapped = variable
        variable.backing = backing
        variable.valueSyntax = value
        module.allVariables.append(backing)
        let innermost = wrapper.inner.last ?? wrapper
        let explicit = annotation.map { type($0) }
        /// The wrapper's type with the property's type inside, and the call that makes it where there is an initial value.
        let make: (_ wants: SwiftType?) -> Expr? = { [unowned self] wants in
            if explicit?.isError ?? false { return nil }
            var given = value.map { Argument(label: "wrappedValue", source: .syntax($0), span: span($0)) }
            if given == nil, innermost.arguments.isEmpty, !hasEmptyInitializer(innermost.decl, for: explicit) {
                guard let explicit, explicit.optionalPayload != nil else { return nil }
                guard canBeEmpty(innermost.decl) else { return nil }
                if takesOnlyValue(innermost.decl) {
                    given = Argument(label: "wrappedValue", source: .typed(Expr(.nilLiteral, explicit, place)), span: place)
                }
            }
            let function = FunctionScope(parent: nil, body: Body(), result: .error)
            scope = Scope(parent: scope, function: function)
            return wrap(given, by: wrapper, as: wants ?? wrapperType(wrapper, explicit, at: place), at: place)
        }
        backing.resolveType = { [unowned self] in
            separately(in: inner, source: text) {
                let type = wrapperType(wrapper, explicit, at: place)
                if !type.hasVariables { return type }
                guard let made = make(type) else { return type.resolved }
                return defaulted(made).type.resolved
            }
        }
        let isNilAtFirst = explicit?.optionalPayload != nil && !variable.isLet && canBeEmpty(innermost.decl)
        if value != nil || !innermost.arguments.isEmpty || isNilAtFirst || hasEmptyInitializer(innermost.decl, for: explicit) {
            backing.checkInitializer = { [unowned self, unowned backing] in
                separately(in: inner, source: text) { make(backing.type).map(defaulted) }
            }
            if !module.isPrelude { initializers.append(backing) }
        }
        if let decl, !variable.isStatic {
            if isCollectingExtension { storedInExtension(variable) } else { decl.content.storedProperties.append(backing) }
        }
        add(.variable(backing), named: backing.name, to: decl)

        variable.wrapper = wrapper
        project(variable, backing, "wrappedValue", [wrapper] + wrapper.inner, inner)
        makeObservers(of: variable, accessors, inner, isMutating: variable.setter?.isMutating ?? false)
        if let explicit {
            variable.typeStorage = explicit; variable.getter?.result = explicit
        } else {
            variable.resolveType = { [unowned self, unowned backing] in
                wrappedType(of: backing.type, by: wrapper) ?? .error
            }
        }
        if module.members("projectedValue", of: wrapper.decl).isEmpty == false {
            let projected = VariableDecl(
                name: "$" + variable.name, owner: decl, isStatic: variable.isStatic, isLet: false, span: variable.span, isPrelude: module.isPrelude)
            projected.resolveType = { [unowned self, unowned backing] in memberType("projectedValue", of: backing.type) ?? .error }
            project(projected, backing, "projectedValue", [wrapper], inner)
            add(.variable(projected), named: projected.name, to: decl)
        }
    }

    /// Whether some value of the wrapper can be made of nothing, or of `nil`.
    private func canBeEmpty(_ decl: NominalDecl) -> Bool {
        takesOnlyValue(decl)
            || module.members("init", of: decl).contains { if case .function(let function) = $0 { function.arguments.allSatisfy(\.hasDefault) } else { false } }
    }

    /// Whether a wrapper is made of a first value: not a `Binding`.
    func isMadeOfValue(_ decl: NominalDecl) -> Bool {
        module.members("init", of: decl).contains { if case .function(let function) = $0 { function.arguments.first?.label == "wrappedValue" } else { false } }
    }

    /// `self.x = binding` where the wrapper itself, `_x`, is meant; `nil` for anything else.
    func wrapperForValue(_ value: ExprSyntax, of variable: VariableDecl, _ left: Expr, _ wrapper: SwiftType) -> Expr? {
        let mark = trail.count
        let given = trial { expression(value, nil).type.resolved }
        undo(to: mark)
        guard given == wrapper.resolved else { return nil }
        let message = "cannot assign value of type '\(wrapper.resolved)' to type '\(left.type.resolved)'"
        error("type-mismatch", message, at: span(value), help: "set the wrapper itself: '_\(variable.name) = \(value.trimmedDescription)'")
        return Expr(.failed, .error, left.span)
    }

    /// Whether a memberwise initializer takes the value of a wrapped property, not its wrapper.
    func isGivenByValue(_ backing: VariableDecl) -> Bool {
        guard let variable = backing.wrapped, let wrapper = variable.wrapper, isMadeOfValue(wrapper.decl) else { return false }
        if variable.valueSyntax != nil { return true }
        return wrapper.arguments.isEmpty && !isMadeOfNothing(wrapper.decl)
    }

    /// Whether a wrapper has an `init()` for values of every type.
    private func isMadeOfNothing(_ decl: NominalDecl) -> Bool {
        module.members("init", of: decl).contains { member in
            guard case .function(let function) = member, function.arguments.allSatisfy(\.hasDefault) else { return false }
            return function.requirements.count == decl.requirements.count
        }
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
            let added = function.requirements.dropFirst(decl.requirements.count)
            if added.isEmpty { return true }
            let arguments = decl.parameters.map { _ in fresh() }
            guard let inner = memberType("wrappedValue", of: .nominal(decl, arguments)) else { return false }
            // Without a type that is written, an initializer for one type alone says it: `@FocusState var isFocused`.
            guard value.map({ unify(inner, $0) }) ?? (function.ownParameterCount == 0) else { return false }
            let map = conformances.map(decl, arguments)
            return added.allSatisfy { requirement in
                guard case .same(let left, let right) = requirement else { return false }
                return unify(left.substituting(map), right.substituting(map))
            }
        }
    }

    /// The wrapper's type around a property's type; unknown parameters are fresh.
    func wrapperType(_ wrapper: WrapperUse, _ value: SwiftType?, at place: Span) -> SwiftType {
        let written = wrapper.decl.parameters.isEmpty ? [] : self.type(wrapper.node.attributeName).arguments
        let isComplete = written.count == wrapper.decl.parameters.count
        let type = SwiftType.nominal(wrapper.decl, isComplete ? written : wrapper.decl.parameters.map { _ in fresh() })
        let value = wrapper.next.map { wrapperType($0, value, at: place) } ?? value
        if let value, let inner = memberType("wrappedValue", of: type), !unify(inner, value) {
            error("wrapper", "property type '\(value)' does not match 'wrappedValue' type '\(inner.resolved)'", at: place)
        }
        return type.resolved
    }

    /// What a wrapper and those inside it wrap in the end.
    private func wrappedType(of type: SwiftType, by wrapper: WrapperUse) -> SwiftType? {
        guard let inner = memberType("wrappedValue", of: type) else { return nil }
        return wrapper.next.map { wrappedType(of: inner, by: $0) } ?? inner
    }

    func memberType(_ name: String, of type: SwiftType) -> SwiftType? {
        guard case .nominal(let decl, let arguments) = type.head else { return nil }
        for case .variable(let variable) in module.members(name, of: decl) {
            return conformances.normalized(variable.type.substituting(conformances.map(decl, arguments)))
        }
        return nil
    }

    /// Makes a property computed by a member of its backing store, and of the wrappers inside that.
    private func project(_ variable: VariableDecl, _ backing: VariableDecl, _ member: String, _ wrappers: [WrapperUse], _ inner: DeclContext) {
        let targets = wrappers.compactMap { wrapper -> VariableDecl? in
            if case .variable(let target)? = module.members(member, of: wrapper.decl).first { target } else { nil }
        }
        guard targets.count == wrappers.count else { return }
        let (place, text) = (variable.span ?? span(in: source), source)
        let enclosing = member == "wrappedValue" && wrappers.count == 1 ? enclosingSubscript(of: wrappers[0].decl, for: variable) : nil
        func reach(_ base: Expr) -> Expr {
            if enclosing != nil, case .member(let this, _, _) = base.kind {
                return separately(in: inner, source: text) { enclosed(variable, backing, of: this, at: place) }
            }
            return targets.reduce(base) { Expr(.member($0, $1, owner: $0.type), memberType(member, of: $0.type) ?? .error, place) }
        }
        // Setting a part of a value sets the value, unless the part is set without changing what holds it.
        var (getterMutates, setterMutates, hasSetter) = (false, true, true)
        for (wrapper, target) in zip(wrappers, targets) {
            let settable = target.setter != nil || (target.isStored && !target.isLet)
            let mutates = target.setter?.isMutating ?? (wrapper.decl.kind != .class)
            getterMutates = getterMutates || (setterMutates && target.getter?.isMutating == true)
            hasSetter = settable && (hasSetter || !mutates)
            setterMutates = setterMutates && mutates
        }
        if let enclosing { hasSetter = enclosing.subscriptSetter != nil }
        let isOfValue = variable.owner != nil && variable.owner?.kind != .class && !variable.isStatic
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
        getter.isMutating = getterMutates && isOfValue
        getter.checkBody = { [unowned variable, unowned getter] in
            getter.result = variable.type
            let body = Body()
            body.statements = [Statement(.return(reach(base(body, isLet: !getter.isMutating))), place)]
            return body
        }
        variable.getter = getter
        guard hasSetter else { return }
        let setter = accessor(.setter, variable, inner)
        setter.isSynthesized = true
        setter.isMutating = setterMutates && isOfValue
        setter.checkBody = { [unowned self, unowned variable, unowned setter] in
            let body = Body()
            let value = LocalVariable(name: "newValue", type: variable.type, isLet: true)
            setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: variable.type)]
            body.variables = [value]
            let place = variable.span ?? span(in: source)
            let left = reach(base(body, isLet: !setter.isMutating))
            let owner = variable.owner.map { variable.isStatic ? Expr(.metatype($0.selfType), .metatype($0.selfType), place) : nil } ?? nil
            let this = body.selfVariable.map { Expr(.local($0), $0.type, place) } ?? owner
            let change = Expr(.assign(left, Expr(.local(value), variable.type, place)), .void, place)
            body.statements = observed(change, of: variable, new: value, old: left, on: this, at: place)
            return body
        }
        setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: .error)]
        variable.setter = setter
    }
}
