import Diagnostics
import SwiftModel
import SwiftSyntax

/// Properties: stored, computed, wrapped, observed.
extension Checker {
    func variables(_ node: VariableDeclSyntax, of decl: NominalDecl?, isExtension: Bool) {
        let attributes = names(node.attributes, node.modifiers)
        let areAttributesKnown = checkAttributes(node.attributes)
        checkWrapper(node, of: decl, isExtension: isExtension)
        let isStatic = attributes.contains("static") || attributes.contains("class")
        let isLet = node.bindingSpecifier.text == "let"
        let earlierCount = decl?.storedProperties.count ?? 0
        var annotation: TypeSyntax?
        // `let a, b: Int` gives the type to both.
        for binding in node.bindings.reversed() {
            annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word else {
                if let decl { memberTuple(binding, node, of: decl, isExtension: isExtension) } else { globalTuple(binding, isLet: isLet) }
                continue
            }
            let variable = VariableDecl(name: name, owner: decl, isStatic: isStatic, isLet: isLet, span: span(binding.pattern), isPrelude: module.isPrelude)
            variable.attributes = attributes
            variable.requirements = context.requirements
            variable.isLazy = attributes.contains("lazy")
            variable.isImplicitlyUnwrapped = annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            variable.isWeak = attributes.contains("weak") || attributes.contains("unowned")
            module.allVariables.append(variable)
            let accessors = Accessors(binding.accessorBlock)
            if attributes.contains("Entry"), let decl {
                entry(variable, annotation, binding.initializer?.value, in: decl)
            } else if let wrapper = wrapper(of: node.attributes), !accessors.isComputed {
                wrapped(variable, wrapper, annotation, binding.initializer?.value, accessors, in: decl)
            } else {
                let isUnknown = !areAttributesKnown && !isLet && !accessors.isComputed
                if isUnknown { assumeProjection(of: variable) }
                if isUnknown, binding.initializer == nil {
                    assumeValue(of: variable, annotation)
                } else {
                    property(variable, annotation, binding.initializer?.value, accessors, node, in: decl)
                }
            }
            if decl?.kind == .protocol, !isExtension { variable.isRequirement = true }
            let isInstanceStored = decl != nil && !isStatic && variable.getter == nil && !variable.isRequirement && variable.backing == nil
            if isInstanceStored, let decl {
                if isExtension { storedInExtension(variable) } else { decl.content.storedProperties.append(variable) }
            }
            add(.variable(variable), named: name, to: decl)
        }
        if let decl {
            // The bindings were read from the right; stored properties count from the left.
            let isInOrder = node.bindings.count == 1
            if !isInOrder { decl.content.storedProperties[earlierCount...].sort { ($0.span?.range.lowerBound ?? 0) < ($1.span?.range.lowerBound ?? 0) } }
            for (index, property) in decl.storedProperties.enumerated() { property.index = index }
        }
    }

    /// The type that is extended may be the library's, which other snippets see as well: it gets no property.
    func storedInExtension(_ variable: VariableDecl) {
        error("stored-in-extension", "extensions must not contain stored properties", at: variable.span)
    }

    /// An attribute that was reported might give the property its type and its value: nothing more is said of them.
    private func assumeValue(of variable: VariableDecl, _ annotation: TypeSyntax?) {
        variable.typeStorage = annotation.map(type) ?? .error
        variable.checkInitializer = { [unowned variable] in variable.span.map { Expr(.failed, variable.type, $0) } }
    }

    /// It might also be a wrapper with a projected value.
    private func assumeProjection(of variable: VariableDecl) {
        let projected = VariableDecl(
            name: "$" + variable.name, owner: variable.owner, isStatic: variable.isStatic, isLet: false, span: variable.span, isPrelude: module.isPrelude)
        projected.typeStorage = .error
        add(.variable(projected), named: projected.name, to: variable.owner)
    }

    private func property(
        _ variable: VariableDecl, _ annotation: TypeSyntax?, _ value: ExprSyntax?, _ accessors: Accessors, _ node: VariableDeclSyntax, in decl: NominalDecl?
    ) {
        var inner = context
        inner.scope = scope
        if accessors.isComputed || (module.isPrelude && !accessors.hasGetterBody && accessors.hasGetter) {
            makeGetter(of: variable, annotation, accessors, node, inner)
            if accessors.hasSetter { makeSetter(of: variable, accessors, inner, in: decl) }
            return
        }
        determineType(of: variable, annotation, value, inner)
        checkLater(variable, annotation, value, inner)
        makeObservers(of: variable, accessors, inner, isMutating: decl?.kind != .class)
        observeModel(variable, of: decl, inner)
        if variable.willSet != nil || variable.didSet != nil, variable.attributes.contains("override") { observeInherited(variable, inner) }
    }

    private func makeGetter(
        of variable: VariableDecl, _ annotation: TypeSyntax?, _ accessors: Accessors, _ node: VariableDeclSyntax, _ inner: DeclContext
    ) {
        let getter = accessor(.getter, variable, inner)
        getter.isMutating = accessors.hasMutatingGetter
        take(accessors.getterEffects, for: getter)
        if let annotation {
            let saved = opaqueHandler
            opaqueHandler = { list in
                let opaque = OpaqueResult(protocols: list, parameters: getter.parameters)
                getter.opaque = opaque
                opaque.resolve = { [unowned getter] in _ = getter.body }
                return .opaque(opaque, getter.parameters.map(SwiftType.parameter))
            }
            getter.result = type(annotation)
            opaqueHandler = saved
            variable.typeStorage = getter.result
        } else {
            let help = missingTypeHelp(variable.name, in: variable.owner)
            error("missing-type", "computed property must have an explicit type", at: variable.span, help: help)
            getter.result = .error
            variable.typeStorage = .error
        }
        getter.attributes = variable.attributes
        finish(getter, node.attributes, body: accessors.getter, items: accessors.getterItems, hasBody: accessors.hasGetterBody)
        variable.getter = getter
    }

    private func makeSetter(of variable: VariableDecl, _ accessors: Accessors, _ inner: DeclContext, in decl: NominalDecl?) {
        let setter = accessor(.setter, variable, inner)
        setter.isMutating = !accessors.isNonmutating && !variable.isStatic && decl?.kind != .class && decl != nil
        setter.attributes = variable.attributes
        let name = accessors.setter?.parameters?.name.text ?? "newValue"
        finish(
            setter, AttributeListSyntax([]), body: accessors.setter?.body, hasBody: accessors.setter?.body != nil,
            extra: FunctionDecl.Parameter(label: nil, name: name, type: variable.type), suffix: "")
        if setter.makeNativeKey != nil {
            setter.makeNativeKey = { (decl.map { $0.qualifiedName + "." } ?? "") + variable.name + ".set" }
        }
        variable.setter = setter
    }

    /// The type of a stored property: as it is written, or that of its value when it is asked for.
    private func determineType(of variable: VariableDecl, _ annotation: TypeSyntax?, _ value: ExprSyntax?, _ inner: DeclContext) {
        let text = source
        if let annotation {
            let resolved: SwiftType = {
                guard let someType = annotation.as(SomeOrAnyTypeSyntax.self), someType.someOrAnySpecifier.text == "some" else { return type(annotation) }
                // `let x: some View = …` has the type of its value.
                return .error
            }()
            if resolved.isError, value == nil, annotation.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" {
                let message = "property declares an opaque return type, but has no initializer expression from which to infer an underlying type"
                error("opaque", message, at: variable.span, help: "give it a value, or compute it: var \(variable.name): … { … }")
            }
            if resolved.isError, let value, annotation.is(SomeOrAnyTypeSyntax.self) {
                variable.resolveType = { [unowned self, unowned variable] in
                    separately(in: inner, source: text) { initialValue(of: variable, value, nil).type.resolved }
                }
            } else if let value, resolved.hasVariables {
                // `let scores: KeyValuePairs = […]`: the value determines the arguments.
                variable.resolveType = { [unowned self, unowned variable] in
                    separately(in: inner, source: text) {
                        _ = initialValue(of: variable, value, resolved)
                        return resolved.resolved
                    }
                }
            } else {
                variable.typeStorage = resolved
            }
        } else if let value {
            variable.resolveType = { [unowned self, unowned variable] in
                let type = separately(in: inner, source: text) { initialValue(of: variable, value, nil).type.resolved }
                return variable.attributes.contains("weak") && type.optionalPayload == nil ? module.named(.optional, type) : type
            }
        } else {
            error("missing-type", "type annotation missing in pattern", at: variable.span)
            variable.typeStorage = .error
        }
    }

    /// The initial value, checked once all declarations are known.
    private func checkLater(_ variable: VariableDecl, _ annotation: TypeSyntax?, _ value: ExprSyntax?, _ inner: DeclContext) {
        let text = source
        if let value {
            let place = span(value)
            variable.valueSyntax = value
            if variable.attributes.contains("async") { (awaits, tries) = (awaits + [place], tries + [place]) }
            variable.checkInitializer = { [unowned self, unowned variable] in
                // An error in a value that should have determined the type was reported with it.
                let isTold = annotation == nil && variable.type.isError && holdsError(place)
                return isTold ? Expr(.failed, .error, place) : separately(in: inner, source: text) { initialValue(of: variable, value, variable.type) }
            }
            if !module.isPrelude { initializers.append(variable) }
        } else if !variable.isLet, variable.typeStorage?.optionalPayload != nil, let place = variable.span {
            variable.checkInitializer = { [unowned variable] in Expr(.nilLiteral, variable.type, place) }
        }
    }

    /// A stored property's initial value, checked at the place of its declaration.
    func initialValue(of variable: VariableDecl, _ value: ExprSyntax, _ type: SwiftType?) -> Expr {
        let body = Body()
        let function = FunctionScope(parent: scope?.function, body: body, result: type ?? .error)
        if let owner = variable.owner, variable.isLazy {
            let variable = LocalVariable(name: "self", type: owner.selfType, isLet: owner.kind == .class)
            function.selfVariable = variable
            body.selfVariable = variable
        }
        scope = Scope(parent: scope, function: function)
        let found = type.map { self.value(value, as: $0, for: .specified) } ?? defaulted(expression(value, nil))
        checkOpenness(found, value)
        return found
    }

    /// The value of a new name determines its entire type.
    func checkOpenness(_ expr: Expr, _ syntax: ExprSyntax) {
        checkOpenLiteral(expr)
        checkOpenParameters(expr, syntax)
        checkOpenArguments(expr)
    }

    /// `let box = Box()`: nothing determines what it's a box of.
    private func checkOpenArguments(_ expr: Expr) {
        guard trialDepth == 0, case .nominal(let decl, let arguments) = expr.type.head, !holdsError(expr.span) else { return }
        if let empty = zip(decl.parameters, arguments).first(where: { literal(of: $1.head) == .nil })?.0 {
            return error("generic-parameter", "generic parameter '\(empty.name)' could not be inferred", at: expr.span, help: "write the type instead of 'nil'")
        }
        _ = expr.type.resolved.contains { part in
            guard case .variable(let variable) = part, variable.solution == nil, variable.literal == nil, let name = variable.name else { return false }
            let isNil: Bool = if case .nilLiteral = expr.kind { true } else { false }
            error(
                "generic-parameter", "generic parameter '\(name)' could not be inferred\(isNil ? " in cast to 'Optional'" : "")", at: expr.span,
                help: "write it in angle brackets after the type's name")
            return true
        }
    }

    /// `nil` and `[]` imply no type.
    func checkOpenLiteral(_ expr: Expr) {
        guard trialDepth == 0 else { return }
        if case .nilLiteral = expr.kind, case .variable = expr.type.head {
            error("nil-type", "'nil' requires a contextual type", at: expr.span, help: "write the type: let x: Int? = nil")
        }
        let isEmpty: Bool =
            switch expr.kind {
            case .array(let elements): elements.isEmpty
            case .dictionary(let pairs): pairs.isEmpty
            default: false
            }
        if isEmpty, expr.type.resolved.hasVariables {
            error("empty-literal", "empty collection literal requires an explicit type", at: expr.span, help: "write the type: let x: [Int] = []")
        }
    }

    func accessor(_ kind: FunctionDecl.Kind, _ variable: VariableDecl, _ inner: DeclContext) -> FunctionDecl {
        let function = FunctionDecl(
            name: variable.name, kind: kind, owner: variable.owner, isStatic: variable.isStatic, span: variable.span, isPrelude: module.isPrelude)
        function.parameters = context.parameters
        function.requirements = context.requirements
        function.context = inner
        function.source = source
        return function
    }

    func span(in source: SourceText) -> Span { Span(source, 0..<0) }

    // MARK: @Entry

    /// `@Entry var level: Int = 0`: a computed property over the container's native store; the initial value is the default.
    private func entry(_ variable: VariableDecl, _ annotation: TypeSyntax?, _ value: ExprSyntax?, in decl: NominalDecl) {
        var inner = context
        inner.scope = scope
        let text = source
        if let annotation {
            variable.typeStorage = type(annotation)
        } else if let value {
            variable.resolveType = { [unowned self] in separately(in: inner, source: text) { defaulted(expression(value, nil)).type.resolved } }
        }
        if let value {
            variable.checkInitializer = { [unowned self, unowned variable] in
                separately(in: inner, source: text) {
                    scope = Scope(parent: scope, function: FunctionScope(parent: nil, body: Body(), result: variable.type))
                    return self.value(value, as: variable.type, for: .specified)
                }
            }
        } else if let place = variable.span {
            variable.checkInitializer = { [unowned self, unowned variable] in
                if variable.type.optionalPayload == nil {
                    let help = "write one: var \(variable.name): \(variable.type) = …"
                    error("entry", "'@Entry' property '\(variable.name)' must have a default value", at: place, help: help)
                }
                return Expr(.nilLiteral, variable.type, place)
            }
        }
        let getter = accessor(.getter, variable, inner)
        getter.nativeKey = "@Entry"
        getter.entry = variable
        let setter = accessor(.setter, variable, inner)
        setter.nativeKey = "@Entry.set"
        setter.entry = variable
        setter.prepare = { [unowned variable, unowned setter] in
            setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: variable.type)]
        }
        setter.isMutating = true
        (variable.getter, variable.setter) = (getter, setter)
    }
}
