import Diagnostics
import SwiftModel
import SwiftParser
import SwiftSyntax

/// Functions, initializers and subscripts as declarations.
extension Checker {
    func function(_ node: FunctionDeclSyntax, of decl: NominalDecl?) -> FunctionDecl {
        let attributes = names(node.attributes, node.modifiers)
        let result = FunctionDecl(
            name: node.name.word, kind: .function, owner: decl, isStatic: attributes.contains("static") || attributes.contains("class"), span: span(node.name),
            isPrelude: module.isPrelude)
        result.attributes = attributes
        checkAttributes(node.attributes)
        result.isMutating = attributes.contains("mutating")
        signature(
            result, generics: node.genericParameterClause, whereClause: node.genericWhereClause, parameters: node.signature.parameterClause,
            effects: node.signature.effectSpecifiers, resultType: node.signature.returnClause?.type)
        // The operands of an operator have no labels.
        if result.isOperator {
            result.arguments = result.arguments.map { parameter in
                var operand = parameter
                operand.label = nil
                return operand
            }
        }
        finish(result, node.attributes, body: node.body, hasBody: node.body != nil)
        return result
    }

    func initializer(_ node: InitializerDeclSyntax, of decl: NominalDecl) -> FunctionDecl {
        let result = FunctionDecl(name: "init", kind: .initializer, owner: decl, isStatic: true, span: span(node.initKeyword), isPrelude: module.isPrelude)
        result.attributes = names(node.attributes, node.modifiers)
        result.isFailable = node.optionalMark != nil
        result.givesImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
        signature(
            result, generics: node.genericParameterClause, whereClause: node.genericWhereClause, parameters: node.signature.parameterClause,
            effects: node.signature.effectSpecifiers, resultType: nil)
        let selfType = decl.selfType
        result.result = result.isFailable ? module.named(.optional, selfType) : selfType
        finish(result, node.attributes, body: node.body, hasBody: node.body != nil)
        return result
    }

    func subscriptMember(_ node: SubscriptDeclSyntax, of decl: NominalDecl) {
        let attributes = names(node.attributes, node.modifiers)
        let isStatic = attributes.contains("static") || attributes.contains("class")
        func make(_ kind: FunctionDecl.Kind) -> FunctionDecl {
            let result = FunctionDecl(
                name: "subscript", kind: kind, owner: decl, isStatic: isStatic, span: span(node.subscriptKeyword), isPrelude: module.isPrelude)
            result.attributes = attributes
            signature(
                result, generics: node.genericParameterClause, whereClause: node.genericWhereClause, parameters: node.parameterClause, effects: nil,
                resultType: node.returnClause.type, isSubscript: true)
            return result
        }
        let getter = make(.subscriptGetter)
        let accessors = Accessors(node.accessorBlock)
        getter.isMutating = accessors.hasMutatingGetter
        take(accessors.getterEffects, for: getter)
        finish(getter, node.attributes, body: accessors.getter, items: accessors.getterItems, hasBody: accessors.hasGetterBody)
        if accessors.hasSetter {
            let setter = make(.subscriptSetter)
            let element = setter.result
            setter.result = .void
            setter.isMutating = !accessors.isNonmutating && decl.kind != .class && !isStatic
            let setterName = accessors.setter?.parameters?.name.text ?? "newValue"
            finish(
                setter, node.attributes, body: accessors.setter?.body, hasBody: accessors.setter?.body != nil,
                extra: FunctionDecl.Parameter(label: nil, name: setterName, type: element), suffix: ".set")
            getter.subscriptSetter = setter
        }
        add(.function(getter), named: "subscript", to: decl)
    }

    /// What a getter's `async throws` says.
    func take(_ effects: AccessorEffectSpecifiersSyntax?, for getter: FunctionDecl) {
        getter.isThrowing = effects?.throwsClause != nil
        getter.isAsync = effects?.asyncSpecifier != nil
        getter.thrownType = effects?.throwsClause?.type.map(type)
    }

    private func takesThrowing(_ parameter: FunctionDecl.Parameter) -> Bool {
        let type = head(parameter.type)
        if case .function(let function) = head(type.optionalPayload ?? type) { return function.isThrowing }
        return false
    }

    /// Whether a function belongs to a protocol whose conformances may throw, or takes values of one, so that it may rethrow what these throw.
    private func isOfSequenceThatMayThrow(_ function: FunctionDecl) -> Bool {
        let owner = function.owner.flatMap { $0.kind == .protocol ? [$0] : nil } ?? []
        let targets = owner + function.parameters.flatMap(\.protocols)
        return targets.contains { isAsyncSequence($0) || isAsyncIterator($0) }
    }

    /// Parameters, generics and result; the context's own parameters come first.
    func signature(
        _ function: FunctionDecl, generics: GenericParameterClauseSyntax?, whereClause: GenericWhereClauseSyntax?, parameters: FunctionParameterClauseSyntax,
        effects: FunctionEffectSpecifiersSyntax?, resultType: TypeSyntax?, isSubscript: Bool = false
    ) {
        var inner = context
        inner.scope = scope
        var own: [GenericParameter] = []
        for node in generics?.parameters ?? [] {
            let parameter = GenericParameter(node, isPrelude: module.isPrelude)
            inner.generics[parameter.name] = parameter
            own.append(parameter)
        }
        function.isThrowing = effects?.throwsClause != nil
        function.isRethrowing = effects?.throwsClause?.throwsSpecifier.text == "rethrows"
        function.isAsync = effects?.asyncSpecifier != nil
        within(inner) {
            let firstWritten = writtenTypes.count
            for (node, parameter) in zip(generics?.parameters ?? [], own) {
                guard let constraint = constraint(of: node) else { continue }
                (parameter.protocols, parameter.superclass) = self.constraint(constraint)
                inner.requirements += sameTypes(of: constraint, for: .parameter(parameter))
            }
            let written = [parameters.trimmedDescription, whereClause?.trimmedDescription ?? "", resultType?.trimmedDescription ?? ""]
            if !module.isPrelude, own.contains(where: { parameter in written.contains { $0.contains("\(parameter.name).") } }) {
                implyBeforehand(by: parameters, on: own, of: function)
            }
            inner.requirements = completed(inner.requirements + requirements(whereClause), from: firstWritten)
            // Parameters may name what the clause promises: `T.ID` of `T: Identifiable`.
            conformances.assumptions = inner.requirements
            let saved = opaqueHandler
            opaqueHandler = { list in
                let parameter = GenericParameter(name: "some " + list.map(\.name).joined(separator: " & "), isImplicit: true)
                parameter.protocols = list
                own.append(parameter)
                return .parameter(parameter)
            }
            impliedRequirements = []
            for node in parameters.parameters { function.arguments.append(self.parameter(node, isSubscript: isSubscript)) }
            inner.requirements = completed(inner.requirements + impliedRequirements, from: firstWritten)
            function.parameters = context.parameters + own
            function.ownParameterCount = own.count
            function.requirements = inner.requirements
            opaqueHandler = { [unowned self] list in
                let opaque = OpaqueResult(protocols: list, parameters: function.parameters)
                function.opaque = opaque
                opaque.resolve = { [unowned function] in _ = function.body }
                _ = self
                return .opaque(opaque, function.parameters.map(SwiftType.parameter))
            }
            if let resultType {
                function.result = type(resultType)
                function.givesImplicitlyUnwrapped = resultType.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            }
            for parameter in function.arguments { imply(by: parameter.type, on: own, of: function) }
            imply(by: function.result, on: own, of: function)
            inner.requirements = function.requirements
            function.returnsSelf = function.owner?.kind == .class && ["Self", "Self?"].contains(resultType?.trimmedDescription)
            function.thrownType = effects?.throwsClause?.type.map(type)
            if function.isRethrowing, !function.isPrelude, let clause = effects?.throwsClause, !function.arguments.contains(where: takesThrowing),
                !isOfSequenceThatMayThrow(function)
            {
                error("rethrows", "'rethrows' function must take a throwing function argument", at: span(clause), help: "write 'throws'")
            }
            opaqueHandler = saved
        }
        function.spelling = {
            parameters.parameters.map { node in
                let label = isSubscript && node.secondName == nil ? "_" : node.firstName.word
                // Whether a closure escapes doesn't distinguish functions.
                let type = node.type.trimmedDescription, mark = "@escaping "
                return "\(label): \(type.dropFirst(type.hasPrefix(mark) ? mark.count : 0))\(node.ellipsis == nil ? "" : "...")"
            }
        }
        function.context = inner
        function.source = source
    }

    private func parameter(_ node: FunctionParameterSyntax, isSubscript: Bool) -> FunctionDecl.Parameter {
        checkAttributes(node.attributes)
        let attributes = attributes(of: node.type).union(names(node.attributes, DeclModifierListSyntax([])).names)
        let name = (node.secondName ?? node.firstName).word
        var label: String? = node.firstName.word
        if label == "_" || (isSubscript && node.secondName == nil) { label = nil }
        var result = FunctionDecl.Parameter(label: label, name: name, type: type(node.type))
        result.isInout = attributes.contains("inout")
        result.isAutoclosure = attributes.contains("autoclosure")
        result.isEscaping = attributes.contains("escaping")
        result.isIsolated = attributes.contains("isolated")
        result.ownership = FunctionDecl.Ownership(attributes)
        result.isVariadic = node.ellipsis != nil || node.type.is(PackExpansionTypeSyntax.self)
        result.isImplicitlyUnwrapped = node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        result.builder = builder(among: attributes)
        result.builderArguments = builderArguments(node.attributes)
        result.defaultSyntax = node.defaultValue?.value
        if !module.isPrelude { result.typeSpan = span(node.type) }
        if !module.isPrelude { result.wrapper = wrapper(of: node.attributes) }
        return result
    }

    /// The result builder that one of the attributes names.
    func builder(among names: Set<String>) -> NominalDecl? {
        for name in names {
            let name = String(name.prefix { $0 != "<" && $0 != "(" })
            let parts = name.split(separator: ".").map(String.init)
            let found =
                parts.count < 2
                ? attributeType(name)
                : parts.dropFirst().reduce(attributeType(parts[0])) { decl, part in
                    decl.flatMap { module.nestedType(part, in: $0) }
                }
            if let decl = found ?? olderBuilder(named: name), decl.attributes.contains("resultBuilder") { return decl }
        }
        return nil
    }

    /// The generic arguments of the result builder among the attributes: those of `@TableRowBuilder<Value>`.
    private func builderArguments(_ attributes: AttributeListSyntax) -> [SwiftType] {
        for attribute in attributes {
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self), name.genericArgumentClause != nil else {
                continue
            }
            if case .nominal(let decl, let arguments) = type(TypeSyntax(name)), decl.attributes.contains("resultBuilder") { return arguments }
        }
        return []
    }

    /// The body, or the key of the native binding.
    func finish(
        _ function: FunctionDecl, _ attributes: AttributeListSyntax, body: CodeBlockSyntax?, items: CodeBlockItemListSyntax? = nil, hasBody: Bool,
        extra: FunctionDecl.Parameter? = nil, suffix: String = ""
    ) {
        function.builder = builder(among: function.attributes.names)
        if let builder = function.builder, !builder.parameters.isEmpty { function.builderArguments = builderArguments(attributes) }
        let isRequirement = !hasBody && function.owner?.kind == .protocol && !isCollectingExtension
        if !hasBody {
            if isRequirement {
                function.isRequirement = true
            } else {
                function.makeNativeKey = { [unowned self, unowned function] in nativeKey(function) + suffix }
            }
        }
        if let extra { function.arguments.append(extra) }
        for attribute in attributes {
            guard let node = attribute.as(AttributeSyntax.self) else { continue }
            let first = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
            switch node.attributeName.trimmedDescription {
            case "_underlying": underlying(first, of: function)
            case "_inert":
                underlying(first ?? Self.inertModifier, of: function)
                function.makeNativeKey = { [unowned self, unowned function] in InertKey.prefix + nativeKey(function) }
            case "_renamed": function.renamed = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            default: break
            }
        }
        if hasBody {
            if let body { setBody(function, body) } else if let items { setBody(function, items) }
        } else if !isRequirement, !module.isPrelude {
            error("missing-body", "expected '{' in body of function declaration", at: function.span)
        }
    }

    /// What a modifier makes that changes nothing: the type of `@_inert` where it names none.
    private static let inertModifier = expression(of: "ModifiedContent<Self, _InertModifier>.self")

    private static func expression(of text: String) -> ExprSyntax? { Parser.parse(source: text).statements.first?.item.as(ExprSyntax.self) }

    /// The type behind `some P` that a prelude declaration states: `@_underlying(T.self)`.
    func underlying(_ expression: ExprSyntax?, of function: FunctionDecl) {
        guard let opaque = function.opaque, let base = expression?.as(MemberAccessExprSyntax.self)?.base else { return }
        let (inner, text) = (function.context ?? context, source)
        opaque.resolve = { [unowned self] in
            opaque.resolve = nil
            separately(in: inner, source: text) { opaque.underlying = typeExpression(base) ?? .error }
        }
    }

    func nativeKey(_ function: FunctionDecl) -> String {
        let owner = function.owner.map { $0.qualifiedName + "." } ?? ""
        if function.kind == .getter { return owner + function.name }
        return owner + function.name + "(" + function.spelling().joined(separator: ", ") + ")"
    }

    func setBody(_ function: FunctionDecl, _ body: CodeBlockSyntax?) {
        guard let body else { return }
        function.endOfBody = span(body.rightBrace)
        setBody(function, body.statements)
    }

    func setBody(_ function: FunctionDecl, _ items: CodeBlockItemListSyntax) {
        let inner =
            function.context
            ?? {
                var inner = context; inner.scope = scope; return inner
            }()
        let text = source
        function.checkBody = { [unowned self, unowned function] in
            separately(in: inner, source: text) { functionBody(function, items) }
        }
        if !module.isPrelude { bodies.append(function) }
        module.allFunctions.append(function)
    }
}

/// The accessors of a property or subscript.
struct Accessors {
    var getter: CodeBlockSyntax?
    /// A getter written without `get`.
    var getterItems: CodeBlockItemListSyntax?
    var hasGetter = false
    var getterEffects: AccessorEffectSpecifiersSyntax?
    var setter: AccessorDeclSyntax?
    var willSet: AccessorDeclSyntax?
    var didSet: AccessorDeclSyntax?
    var hasSetter: Bool { setter != nil }
    var isNonmutating = false
    var hasMutatingGetter = false
    /// Whether a getter's body isn't missing; that there is none beside a setter is reported elsewhere.
    var hasGetterBody: Bool { getter != nil || getterItems != nil || (hasSetter && !hasGetter) }
    var isComputed: Bool { hasGetter || hasSetter }

    init(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        switch block.accessors {
        case .getter(let items): (getterItems, hasGetter) = (items, true)
        case .accessors(let list):
            for accessor in list {
                switch accessor.accessorSpecifier.text {
                case "get":
                    (getter, hasGetter, getterEffects) = (accessor.body, true, accessor.effectSpecifiers)
                    hasMutatingGetter = accessor.modifier?.name.text == "mutating"
                case "_read": (getter, hasGetter) = (accessor.body, true)
                case "set", "_modify":
                    setter = accessor
                    isNonmutating = accessor.modifier?.name.text == "nonmutating"
                case "willSet": willSet = accessor
                case "didSet": didSet = accessor
                default: break
                }
            }
        }
    }
}
