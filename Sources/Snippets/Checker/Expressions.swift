import Diagnostics
import SwiftSyntax

/// Expressions: the expected type flows in as a hint, the found type flows out; conversions are made by whoever needs them.
extension Checker {
    func expression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        depth += 1
        defer { depth -= 1 }
        let place = span(syntax)
        guard depth < 400 else {
            error("too-deep", "the expression is nested too deeply", at: place, help: "name parts of it with 'let'")
            return Expr(.failed, .error, place)
        }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return integer(node, expected, place)
        case .floatLiteralExpr(let node):
            return Expr(.float(Double(node.literal.text.filter { $0 != "_" }) ?? 0), literalType(.float, expected), place)
        case .booleanLiteralExpr(let node): return Expr(.boolean(node.literal.text == "true"), literalType(.boolean, expected), place)
        case .stringLiteralExpr(let node): return string(node, expected, place)
        case .nilLiteralExpr:
            if let expected, head(expected).optionalPayload != nil { return Expr(.nilLiteral, head(expected), place) }
            return Expr(.nilLiteral, literalType(.nil, expected), place)
        case .arrayExpr(let node): return array(node, expected, place)
        case .dictionaryExpr(let node): return dictionary(node, expected, place)
        case .tupleExpr(let node): return tuple(node, expected, place)
        case .declReferenceExpr(let node): return reference(node, expected, place)
        case .memberAccessExpr(let node): return chained(memberAccess(node, expected, place), syntax)
        case .functionCallExpr(let node): return functionCall(node, expected, place)
        case .subscriptCallExpr(let node): return subscriptCall(node, expected, place)
        case .infixOperatorExpr(let node): return infix(node, expected, place)
        case .prefixOperatorExpr(let node): return prefix(node, expected, place)
        case .postfixOperatorExpr(let node): return postfix(node, expected, place)
        case .ternaryExpr(let node): return ternary(node, expected, place)
        case .closureExpr(let node): return closureValue(node, expected, place)
        case .forceUnwrapExpr(let node):
            let inner = expression(node.expression, nil)
            guard let payload = head(inner.type).optionalPayload else {
                if !inner.type.isError {
                    error("force-unwrap", "cannot force unwrap value of non-optional type '\(inner.type.resolved)'", at: place, help: "remove the '!'")
                }
                return inner
            }
            return Expr(.forceUnwrap(inner), payload, place)
        case .optionalChainingExpr(let node): return optionalBind(node, place)
        case .inOutExpr(let node):
            let inner = expression(node.expression, nil)
            return Expr(.inOut(mutable(inner, at: place, for: .inOutArgument)), inner.type, place)
        case .asExpr(let node): return cast(node, place)
        case .isExpr(let node):
            let inner = defaulted(expression(node.expression, nil))
            return Expr(.typeTest(inner, type(node.type)), module.named("Bool"), place)
        case .tryExpr(let node): return tried(node, expected, place)
        case .awaitExpr(let node):
            awaits.append(place)
            let inner = expression(node.expression, expected)
            return Expr(.await(inner), inner.type, place)
        case .keyPathExpr(let node): return keyPath(node, expected, place)
        case .superExpr:
            if let this = selfReference(at: place) {
                if case .metatype(let own) = head(this.type), let superclass = own.nominal?.superclass {
                    return Expr(.metatype(superclass), .metatype(superclass), place)
                }
                if let superclass = head(this.type).nominal?.superclass { return Expr(.convert(this), superclass, place) }
            }
            error("super", "'super' cannot be used here", at: place)
            return Expr(.failed, .error, place)
        case .genericSpecializationExpr, .typeExpr:
            if let type = typeExpression(syntax) { return Expr(.metatype(type), .metatype(type), place) }
            return Expr(.failed, .error, place)
        case .ifExpr, .switchExpr: return statementExpression(syntax, expected, place)
        case .sequenceExpr(let node):
            unsupported("this order of operators is", at: node)
            return Expr(.failed, .error, place)
        case .macroExpansionExpr(let node): return macro(node, expected, place)
        case .discardAssignmentExpr:
            error("discard", "'_' can only appear in a pattern or on the left side of an assignment", at: place)
            return Expr(.failed, .error, place)
        case .copyExpr(let node): return expression(node.expression, expected)
        case .consumeExpr(let node): return expression(node.expression, expected)
        case .regexLiteralExpr:
            unsupported("a regular expression literal is", at: syntax)
            return Expr(.failed, .error, place)
        case .missingExpr, .unresolvedAsExpr, .unresolvedIsExpr: return Expr(.failed, .error, place)
        default:
            unsupported("this expression is", at: syntax)
            return Expr(.failed, .error, place)
        }
    }

    // MARK: Literals

    /// The expected type where the literal may be written for it, else a variable that waits.
    private func literalType(_ literal: TypeVariable.Literal, _ expected: SwiftType?) -> SwiftType {
        if let expected {
            var target = head(expected)
            while let payload = target.optionalPayload, literal != .nil { target = head(payload) }
            if case .variable = target {} else if !target.isError, accepts(literal, target) { return target }
        }
        return fresh(literal)
    }

    private func integer(_ node: IntegerLiteralExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let text = node.literal.text.filter { $0 != "_" }
        let value: Int? =
            text.hasPrefix("0x")
            ? Int(text.dropFirst(2), radix: 16)
            : text.hasPrefix("0b")
                ? Int(text.dropFirst(2), radix: 2)
                : text.hasPrefix("0o") ? Int(text.dropFirst(2), radix: 8) : Int(text)
        guard let value = value ?? bits(of: text, expected) else {
            error("integer-overflow", "integer literal '\(text)' overflows when stored into 'Int'", at: place)
            return Expr(.failed, .error, place)
        }
        return Expr(.integer(value), literalType(.integer, expected), place)
    }

    /// A literal above `Int.max`, where a type that holds it is wanted.
    private func bits(of text: String, _ expected: SwiftType?) -> Int? {
        guard let type = expected.map({ head($0).optionalPayload ?? head($0) }), type.isNominal("UInt64") || type.isNominal("UInt") else { return nil }
        let (digits, radix): (Substring, Int) =
            switch text.prefix(2) {
            case "0x": (text.dropFirst(2), 16)
            case "0b": (text.dropFirst(2), 2)
            case "0o": (text.dropFirst(2), 8)
            default: (text[...], 10)
            }
        return UInt64(digits, radix: radix).map { Int(bitPattern: UInt($0)) }
    }

    private func string(_ node: StringLiteralExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let type = literalType(.string, expected)
        if let plain = node.representedLiteralValue {
            // More than one character are no `Character`.
            if plain.count != 1, type.isNominal("Character") { return Expr(.string(plain), module.named("String"), place) }
            return Expr(.string(plain), type, place)
        }
        var parts: [Expr] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text):
                let pounds = node.openingPounds?.text.count ?? 0
                parts.append(Expr(.string(Self.unescaped(text.content.text, pounds: pounds)), module.named("String"), span(text)))
            case .expressionSegment(let inner):
                guard let first = inner.expressions.first else { continue }
                if let own = ownInterpolation(inner) { parts.append(own); continue }
                if inner.expressions.count > 1 || first.label != nil { interpolationOptions(inner, &parts); continue }
                parts.append(defaulted(expression(first.expression, nil)))
            }
        }
        return Expr(.interpolation(parts), type, place)
    }

    private func array(_ node: ArrayExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        var target = expected.map(head)
        while let payload = target?.optionalPayload { target = head(payload) }
        if let decl = target?.nominal, decl.isPrelude, decl.name == "Set", let element = target?.arguments.first {
            let values = node.elements.map { value($0.expression, as: element, for: .element) }
            return Expr(.array(values), target ?? .error, place)
        }
        if let target, case .nominal(let decl, _) = target, decl.name != "Array", accepts(.array, target) {
            // An option set and the like: made from its elements.
            let element =
                conformances.protocols(of: target).flatMap(\.associatedTypes).first { $0.name == "ArrayLiteralElement" }.flatMap {
                    conformances.associated($0, of: target)
                } ?? target
            let values = node.elements.map { value($0.expression, as: element, for: .element) }
            return Expr(.array(values), target, place)
        }
        let element: SwiftType
        if let target, target.isNominal("Array") {
            element = target.arguments[0]
        } else {
            element = node.elements.contains { $0.expression.is(NilLiteralExprSyntax.self) } ? module.named("Optional", fresh()) : fresh()
        }
        // Implicit members take the type of the elements before them.
        var known: SwiftType?
        var values = node.elements.map { item -> Expr in
            let value = expression(item.expression, head(element).isOpenVariable ? known ?? element : element)
            if known == nil, value.type.nominal != nil { known = value.type }
            return value
        }
        let own = head(element).optionalPayload ?? element
        if case .variable = head(own) {
            // Literals take the type of their neighbours, objects that of the class above them all.
            let shared = sharedSuperclass(values.map(\.type))
            if let shared { _ = unify(own, shared) }
            for value in values where shared == nil {
                if case .nilLiteral = value.kind { continue }
                if !unify(head(value.type).optionalPayload == nil ? own : element, value.type) {
                    if trialDepth == 0, expected == nil, !value.type.isError {
                        return heterogeneous("[Any]", place)
                    }
                    break
                }
            }
            defaultVariables(element)
        }
        values = values.map { value($0, as: element, for: .element) }
        return Expr(.array(values), module.named("Array", element), place)
    }

    private func sharedSuperclass(_ types: [SwiftType]) -> SwiftType? {
        guard types.count > 1, types.allSatisfy({ head($0).nominal?.kind == .class }) else { return nil }
        var shared: SwiftType? = head(types[0])
        while let candidate = shared, !types.allSatisfy({ conformances.isSubclass(head($0), of: candidate) }) {
            guard case .nominal(let decl, let arguments) = candidate else { return nil }
            shared = decl.superclass?.substituting(conformances.map(decl, arguments)).head
        }
        return shared
    }

    private func dictionary(_ node: DictionaryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let target = expected.map(head)
        let (key, value): (SwiftType, SwiftType)
        if let target, target.isNominal("Dictionary") {
            (key, value) = (target.arguments[0], target.arguments[1])
        } else {
            let holdsNil: Bool = if case .elements(let list) = node.content { list.contains { $0.value.is(NilLiteralExprSyntax.self) } } else { false }
            (key, value) = (fresh(), holdsNil ? module.named("Optional", fresh()) : fresh())
        }
        var pairs: [(Expr, Expr)] = []
        if case .elements(let elements) = node.content {
            for element in elements {
                let (k, v) = (expression(element.key, key), expression(element.value, value))
                let (fitsKey, fitsValue) = (isAlike(k, key), isAlike(v, value))
                if expected == nil, trialDepth == 0, !(fitsKey && fitsValue) {
                    return heterogeneous("[\(fitsKey ? key.resolved.description : "AnyHashable") : \(fitsValue ? value.resolved.description : "Any")]", place)
                }
                pairs.append((k, v))
            }
        }
        defaultVariables(key)
        defaultVariables(value)
        return Expr(
            .dictionary(pairs.map { (self.value($0.0, as: key, for: .dictionaryKey), self.value($0.1, as: value, for: .dictionaryValue)) }),
            module.named("Dictionary", key, value), place)
    }

    /// Whether a value may stand in a literal beside others of a type that they tell.
    private func isAlike(_ expr: Expr, _ type: SwiftType) -> Bool {
        if expr.type.isError || trial({ self.unify(type, expr.type) ? true : nil }) != nil { return true }
        return trial({ self.converted(expr, to: type) }) != nil || trial({ self.converted(Expr(.failed, type, expr.span), to: expr.type) }) != nil
            || sharedSuperclass([type, expr.type]) != nil
    }

    /// Elements without a type in common, where none is written.
    private func heterogeneous(_ type: String, _ place: Span) -> Expr {
        error(
            "heterogeneous", "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
            at: place, help: "write the type: \(type), or a protocol that all elements have")
        return Expr(.failed, .error, place)
    }

    private func tuple(_ node: TupleExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil { return expression(only.expression, expected) }
        var wanted: [TupleElement] = []
        if let expected, case .tuple(let elements) = head(expected) { wanted = elements }
        let values = node.elements.enumerated().map { index, element in
            expression(element.expression, wanted.indices.contains(index) ? wanted[index].type : nil)
        }
        let elements = zip(node.elements, values).map { TupleElement(label: $0.label?.text, type: $1.type) }
        return Expr(.tuple(values), .tuple(elements), place)
    }

    // MARK: Names

    private func reference(_ node: DeclReferenceExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let name = node.baseName.word
        if name == "self" {
            if let this = selfReference(at: place) { return this }
            error("self", "cannot find 'self' in scope", at: place)
            return Expr(.failed, .error, place)
        }
        if case .binaryOperator = node.baseName.tokenKind {
            if let found = operatorReference(name, expected, place) { return found }
            if case .function(let wanted)? = expected.map(head), wanted.parameters.count == 2 {
                let (a, b) = (wanted.parameters[0].type.resolved, wanted.parameters[1].type.resolved)
                error("operator", "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: place)
                return Expr(.failed, .error, place)
            }
        }
        if name == "Self", let type = typeExpression(ExprSyntax(node)) { return Expr(.metatype(type), .metatype(type), place) }
        if let found = lookup(name, labels: node.argumentNames, expected, place) { return found }
        if let type = typeExpression(ExprSyntax(node)) { return Expr(.metatype(type), .metatype(type), place) }
        unknownName(name, at: place)
        return Expr(.failed, .error, place)
    }

    /// A name as a value: a local, a member of an enclosing type, a global.
    func lookup(_ name: String, labels: DeclNameArgumentsSyntax?, _ expected: SwiftType?, _ place: Span) -> Expr? {
        switch local(name) {
        case .variable(let variable)?: return aliases[variable]?(place) ?? Expr(.local(variable), variable.type, place)
        case .function(_, let variable)?: return Expr(.local(variable), variable.type, place)
        case .type, nil: break
        }
        if let member = implicitMember(name, at: place, expected: expected) { return member }
        if let variable = module.variable(name) { return Expr(.global(variable), variable.type, place) }
        let functions = module.functions(name)
        if let function = functions.first(where: { decl in
            guard case .function(let wanted)? = expected.map(head) else { return true }
            return wanted.parameters.count == decl.arguments.count
        }) ?? functions.first {
            return functionReference(function, [:], base: nil, at: place)
        }
        return nil
    }

    /// A member of `self` or of an enclosing type, named without base.
    private func implicitMember(_ name: String, at place: Span, expected: SwiftType?) -> Expr? {
        var nominal = context.nominal
        while let decl = nominal {
            if decl == context.nominal, let own = selfType {
                if case .metatype(let inner) = own {
                    if !members(name, of: inner, isStatic: true).isEmpty, let this = selfReference(at: place) {
                        return staticValue(name, of: inner, base: this, at: place, expected: expected)
                    }
                } else if !members(name, of: own, isStatic: false).isEmpty, let this = selfReference(at: place) {
                    checkImplicitSelf(name, of: own, at: place)
                    return memberValue(name, on: this, at: place, expected: expected)
                }
            }
            if context.isStaticContext || decl != context.nominal, let found = staticValue(name, of: decl.selfType, base: nil, at: place, expected: expected) {
                if case .metatype = found.kind {} else { return found }
            }
            nominal = decl.parent
        }
        return nil
    }

    func unknownName(_ name: String, at place: Span) {
        if Self.unsupportedNames.contains(name) {
            return error("unsupported", "'\(name)' is not supported yet", at: place, help: "the workbook has a part of Swift's libraries; write it another way")
        }
        if let nominal = context.nominal, !members(name, of: nominal.selfType, isStatic: false).isEmpty {
            if selfType != nil { return error("instance-member", "instance member '\(name)' cannot be used on type '\(nominal.selfType)'", at: place) }
            return error(
                "instance-member",
                "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available", at: place,
                help: "set it in 'init', or make it a computed or 'lazy' property")
        }
        var names: [String] = Array(module.variables.keys) + Array(module.functions.keys) + Array(module.types.keys)
        var current = scope
        while let scope = current {
            names += scope.names.keys
            current = scope.parent
        }
        if let nominal = context.nominal { names += module.memberNames(of: nominal) }
        if let base = module.base { names += Array(base.types.keys) + Array(base.functions.keys) }
        let near = nearest(to: name, among: names.filter { $0.first.map { $0.isLetter || $0 == "$" } ?? false })
        error("unknown-name", "cannot find '\(name)' in scope", at: place, help: near.map { "did you mean '\($0)'?" })
    }

    /// The expression as a type: `Int`, `[Int]`, `Outer.Inner`, `Set<Int>`.
    func typeExpression(_ syntax: ExprSyntax) -> SwiftType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .typeExpr(let node): return type(node.type)
        case .declReferenceExpr(let node):
            let name = node.baseName.word
            guard name.first?.isUppercase == true || context.generics[name] != nil || module.type(name) != nil else { return nil }
            return trial { () -> SwiftType? in
                let found = self.type(TypeSyntax(IdentifierTypeSyntax(name: node.baseName)))
                return found.isError ? nil : found
            }
        case .genericSpecializationExpr(let node):
            guard let base = node.expression.as(DeclReferenceExprSyntax.self) else {
                guard let access = node.expression.as(MemberAccessExprSyntax.self), let outer = access.base.flatMap(typeExpression) else { return nil }
                guard case .nominal(let decl, let known)? = typeMember(access.declName.baseName.word, ofType: outer) else { return nil }
                let own = genericArguments(node.genericArgumentClause)
                return .nominal(decl, known.dropLast(own.count) + own)
            }
            return type(TypeSyntax(IdentifierTypeSyntax(name: base.baseName, genericArgumentClause: node.genericArgumentClause)))
        case .arrayExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first, let element = typeExpression(only.expression) else { return nil }
            return module.named("Array", element)
        case .dictionaryExpr(let node):
            guard case .elements(let list) = node.content, list.count == 1, let only = list.first, let key = typeExpression(only.key),
                let value = typeExpression(only.value)
            else { return nil }
            return module.named("Dictionary", key, value)
        case .optionalChainingExpr(let node): return typeExpression(node.expression).map { module.named("Optional", $0) }
        case .tupleExpr(let node):
            let types = node.elements.map { typeExpression($0.expression) }
            guard types.allSatisfy({ $0 != nil }) else { return nil }
            if types.count == 1 { return types[0] }
            return .tuple(zip(node.elements, types).map { TupleElement(label: $0.label?.text, type: $1 ?? .error) })
        case .memberAccessExpr(let node):
            guard let base = node.base else { return nil }
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.word, Self.moduleNames.contains(name) {
                return typeExpression(ExprSyntax(node.declName))
            }
            guard let outer = typeExpression(base) else { return nil }
            return typeMember(node.declName.baseName.word, ofType: outer)
        default: return nil
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [SwiftType] {
        clause.arguments.compactMap { if case .type(let syntax) = $0.argument { return type(syntax) } else { return nil } }
    }

    // MARK: Members

    private func memberAccess(_ node: MemberAccessExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let name = node.declName.baseName.word
        guard let baseSyntax = node.base else { return implicitBase(name, expected, place) }
        if name == "self", let type = typeExpression(baseSyntax) { return Expr(.metatype(type), .metatype(type), place) }
        if let module = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.word, Self.moduleNames.contains(module), self.module.type(module) == nil {
            return expression(ExprSyntax(node.declName), expected)
        }
        let base = baseExpression(baseSyntax, expected)
        if base.type.isError { return Expr(.failed, .error, place) }
        if let found = memberValue(name, on: base, at: place, expected: expected) { return found }
        if case .metatype(let inner) = head(base.type), case .existential(let list) = inner.head, list.count == 1,
            let found = staticOfProtocol(name, list[0], expected, place)
        {
            return found
        }
        reportUnknownMember(name, on: base.type, at: span(node.declName))
        return Expr(.failed, .error, place)
    }

    private func staticOfProtocol(_ name: String, _ decl: NominalDecl, _ expected: SwiftType?, _ place: Span) -> Expr? { nil }

    /// The base of a member access; implicit members in it take the expected type (`.red.opacity(0.5)`).
    func baseExpression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        if beginsImplicitly(syntax) { return expression(syntax, expected) }
        if syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self) || syntax.is(GenericSpecializationExprSyntax.self)
            || syntax.is(ArrayExprSyntax.self)
        {
            let isLocal = syntax.as(DeclReferenceExprSyntax.self).map { local($0.baseName.word) != nil } ?? false
            if syntax.is(ArrayExprSyntax.self) == false, !isLocal, let type = typeExpression(syntax), !shadowed(syntax) {
                return Expr(.metatype(type), .metatype(type), span(syntax))
            }
        }
        return expression(syntax, nil)
    }

    /// Whether a capitalised name is a variable after all (`let C = Color.red`).
    private func shadowed(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.word else { return false }
        return module.variable(name) != nil && module.type(name) == nil
    }

    func beginsImplicitly(_ syntax: ExprSyntax) -> Bool {
        if let node = syntax.as(MemberAccessExprSyntax.self) { return node.base.map(beginsImplicitly) ?? true }
        if let node = syntax.as(FunctionCallExprSyntax.self) { return beginsImplicitly(node.calledExpression) }
        return false
    }

    /// The type in which `.name` is looked up, and the type that an optional would take instead.
    func implicitBases(_ expected: SwiftType?, isCaseOfOptional: Bool = false) -> [SwiftType] {
        guard let expected else { return [] }
        let target = head(expected)
        if case .variable(let variable) = target {
            // `.red` where some ShapeStyle is wanted: static members of the protocol whose Self is a concrete type.
            return variable.protocols.map { .parameter($0.parameters[0]) }
        }
        if let payload = target.optionalPayload { return isCaseOfOptional ? [target] + implicitBases(payload) : implicitBases(payload) + [target] }
        if case .existential(let list) = target { return list.map { .parameter($0.parameters[0]) } }
        return [target]
    }

    private func implicitBase(_ name: String, _ expected: SwiftType?, _ place: Span) -> Expr {
        let bases = implicitBases(expected, isCaseOfOptional: name == "none")
        guard !bases.isEmpty else {
            error("implicit-member", "cannot infer contextual base in reference to member '\(name)'", at: place, help: "write the type before the dot")
            return Expr(.failed, .error, place)
        }
        for base in bases {
            if case .parameter(let parameter) = base, let decl = parameter.protocols.first, decl.parameters.first == parameter {
                if let found = protocolStatic(name, decl, place) { return found }
                continue
            }
            if let found = staticValue(name, of: base, base: nil, at: place, expected: expected) { return found }
        }
        if case .error = bases[0] { return Expr(.failed, .error, place) }
        reportUnknownMember(name, on: .metatype(bases[0]), at: place)
        // What should have told the type is told already.
        if trialDepth == 0, let expected { fail(expected) }
        return Expr(.failed, .error, place)
    }

    /// `static var red: Color` in `extension ShapeStyle where Self == Color`.
    private func protocolStatic(_ name: String, _ decl: NominalDecl, _ place: Span) -> Expr? {
        for target in [decl] + decl.refined {
            for member in module.members(name, of: target) {
                switch member {
                case .variable(let variable) where variable.isStatic:
                    guard let concrete = concreteSelf(variable.getter?.requirements ?? [], target) else { continue }
                    let type = conformances.normalized(variable.type.substituting([target.parameters[0]: concrete]))
                    return Expr(.staticMember(variable, owner: concrete), type, place)
                case .function(let function) where function.isStatic:
                    guard let concrete = concreteSelf(function.requirements, target) else { continue }
                    return functionReference(function, [target.parameters[0]: concrete], base: Expr(.metatype(concrete), .metatype(concrete), place), at: place)
                default: continue
                }
            }
        }
        return nil
    }

    func concreteSelf(_ requirements: [Requirement], _ decl: NominalDecl) -> SwiftType? {
        for case .same(let a, let b) in requirements {
            if a == .parameter(decl.parameters[0]) { return b }
            if b == .parameter(decl.parameters[0]) { return a }
        }
        return nil
    }

    // MARK: Optionals and conversions

    private func optionalBind(_ node: OptionalChainingExprSyntax, _ place: Span) -> Expr {
        let inner = expression(node.expression, nil)
        guard let payload = head(inner.type).optionalPayload else {
            if !inner.type.isError {
                error(
                    "optional-chain", "cannot use optional chaining on non-optional value of type '\(inner.type.resolved)'", at: place, help: "remove the '?'")
            }
            return inner
        }
        return Expr(.optionalBind(inner), payload, place)
    }

    /// Closes an optional chain around an expression that holds a bind: its type becomes optional once.
    func chained(_ expr: Expr, _ syntax: ExprSyntax) -> Expr {
        guard isChainEnd(syntax), holdsBind(syntax) else { return expr }
        if expr.type.isError { return expr }
        let isOptional = head(expr.type).optionalPayload != nil
        if expr.type.isVoid { return Expr(.optionalChain(expr), module.named("Optional", .void), expr.span) }
        let inner = isOptional ? expr : Expr(.wrap(expr), module.named("Optional", expr.type), expr.span)
        return Expr(.optionalChain(inner), inner.type, expr.span)
    }

    private func isChainEnd(_ syntax: ExprSyntax) -> Bool {
        guard let parent = syntax.parent else { return true }
        if let node = parent.as(MemberAccessExprSyntax.self), node.base?.id == syntax.id { return false }
        if let node = parent.as(FunctionCallExprSyntax.self), node.calledExpression.id == syntax.id { return false }
        if let node = parent.as(SubscriptCallExprSyntax.self), node.calledExpression.id == syntax.id { return false }
        if parent.is(OptionalChainingExprSyntax.self) { return false }
        if parent.is(ForceUnwrapExprSyntax.self) { return false }
        return true
    }

    private func holdsBind(_ syntax: ExprSyntax) -> Bool {
        var current: ExprSyntax? = syntax
        while let node = current {
            if node.is(OptionalChainingExprSyntax.self) { return true }
            if let access = node.as(MemberAccessExprSyntax.self) {
                current = access.base
            } else if let call = node.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let call = node.as(SubscriptCallExprSyntax.self) {
                current = call.calledExpression
            } else if let force = node.as(ForceUnwrapExprSyntax.self) {
                current = force.expression
            } else {
                current = nil
            }
        }
        return false
    }

    private func cast(_ node: AsExprSyntax, _ place: Span) -> Expr {
        let target = type(node.type)
        guard let mark = node.questionOrExclamationMark else {
            let value = value(node.expression, as: target, for: .coercion)
            return Expr(value.kind, target, place)
        }
        let inner = defaulted(expression(node.expression, nil))
        if mark.text == "?" { return Expr(.conditionalCast(inner, target), module.named("Optional", target), place) }
        return Expr(.forceCast(inner, target), target, place)
    }

    private func tried(_ node: TryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        tries.append(place)
        switch node.questionOrExclamationMark?.text {
        case "?":
            let inner = expression(node.expression, expected.flatMap { head($0).optionalPayload })
            let isOptional = head(inner.type).optionalPayload != nil
            let wrapped = isOptional ? inner : Expr(.wrap(inner), module.named("Optional", inner.type), place)
            return Expr(.tryOptional(wrapped), wrapped.type, place)
        case "!":
            let inner = expression(node.expression, expected)
            return Expr(.tryForce(inner), inner.type, place)
        default: return expression(node.expression, expected)
        }
    }

    private func ternary(_ node: TernaryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let condition = value(node.condition, as: module.named("Bool"), for: .condition)
        let a = expression(node.thenExpression, expected)
        let b = expression(node.elseExpression, expected ?? (a.type.isError ? nil : a.type))
        if let expected, !head(expected).isOpenVariable {
            // What does not fit is told by whoever wants the value.
            guard let then = converted(a, to: expected), let other = converted(b, to: expected) else {
                return Expr(.conditional(condition, a, b), converted(a, to: expected) == nil ? a.type : b.type, place)
            }
            return Expr(.conditional(condition, then, other), expected, place)
        }
        if case .nilLiteral = a.kind { return conditional(condition, b, a, place, optional: true) }
        if case .nilLiteral = b.kind { return conditional(condition, a, b, place, optional: true) }
        if trial({ self.unify(a.type, b.type) ? true : nil }) != nil { return Expr(.conditional(condition, a, b), a.type, place) }
        if let changed = trial({ self.converted(b, to: a.type) }) { return Expr(.conditional(condition, a, changed), a.type, place) }
        if let changed = trial({ self.converted(a, to: b.type) }) { return Expr(.conditional(condition, changed, b), b.type, place) }
        error(
            "ternary", "result values in '? :' expression have mismatching types '\(a.type.resolved)' and '\(b.type.resolved)'", at: place,
            help: conformances.conforms(a.type, to: module.nominal("View")) ? "use 'if' and 'else' in a @ViewBuilder: each branch may have its own type" : nil)
        return Expr(.failed, .error, place)
    }

    private func conditional(_ condition: Expr, _ value: Expr, _ none: Expr, _ place: Span, optional: Bool) -> Expr {
        defaulted(value)
        let type = head(value.type).optionalPayload != nil ? value.type : module.named("Optional", value.type)
        let nilFirst = none.span.range.lowerBound < value.span.range.lowerBound
        let (v, n) = (self.value(value, as: type), Expr(.nilLiteral, type, none.span))
        return Expr(.conditional(condition, nilFirst ? n : v, nilFirst ? v : n), type, place)
    }

    // MARK: Macros and key paths

    private func macro(_ node: MacroExpansionExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        switch node.macroName.text {
        case "line": return Expr(.integer(place.start.line), literalType(.integer, expected), place)
        case "function", "file", "fileID", "filePath": return Expr(.string(source.name), literalType(.string, expected), place)
        case "selector", "available": break
        default: break
        }
        unsupported("'#\(node.macroName.text)' is", at: node)
        return Expr(.failed, .error, place)
    }

    private func keyPath(_ node: KeyPathExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let target = expected.map(head)
        var root: SwiftType?
        if let written = node.root { root = type(written) }
        if root == nil, case .nominal(let decl, let arguments)? = target, decl.name.hasSuffix("KeyPath"), let first = arguments.first { root = head(first) }
        if root == nil, case .function(let function)? = target, function.parameters.count == 1 { root = head(function.parameters[0].type) }
        guard let root, !root.isOpenVariable else {
            error(
                "key-path-root", "cannot infer key path type from context; consider explicitly specifying a root type", at: place,
                help: "write the type after the backslash: \\Item.id")
            return Expr(.failed, .error, place)
        }
        let start = LocalVariable(name: "$root", type: root, isLet: false)
        var reached = Expr(.placeholder(start), root, place)
        var components: [KeyPathComponent] = []
        var isOptional = false
        for item in node.components {
            switch item.component {
            case .property(let property):
                let name = property.declName.baseName.word
                if name == "self" { continue }
                guard let next = memberValue(name, on: reached, at: span(property), expected: nil) else {
                    reportUnknownMember(name, on: reached.type, at: span(property))
                    return Expr(.failed, .error, place)
                }
                guard let component = component(next) else { unsupported("this key path component is", at: property); return Expr(.failed, .error, place) }
                components.append(component)
                reached = next
            case .subscript(let sub):
                let arguments = sub.arguments.map { Argument(label: $0.label?.text, source: .syntax($0.expression), span: span($0)) }
                reached = subscripted(reached, arguments, nil, place)
                guard let component = component(reached) else { return Expr(.failed, .error, place) }
                components.append(component)
            case .optional(let mark):
                guard let payload = head(reached.type).optionalPayload else { continue }
                if mark.questionOrExclamationMark.text == "?" {
                    isOptional = true
                    components.append(.optionalChain(type: payload))
                } else {
                    components.append(.forceUnwrap(type: payload))
                }
                reached = Expr(.forceUnwrap(reached), payload, place)
            default:
                unsupported("this key path component is", at: item)
                return Expr(.failed, .error, place)
            }
        }
        var result = reached.type
        if isOptional, head(result).optionalPayload == nil { result = module.named("Optional", result) }
        if case .function? = target {
            return Expr(.keyPath(components), .function(FunctionType(parameters: [.init(type: root)], result: result)), place)
        }
        let isWritable = components.allSatisfy { component in
            switch component {
            case .property(let variable, _, _): !variable.isLet && (variable.getter == nil || variable.setter != nil)
            case .subscripted(_, let setter, _, _): setter != nil
            case .optionalChain: false
            default: true
            }
        }
        let isReference = components.contains { if case .property(_, let owner, _) = $0 { return owner.nominal?.kind == .class } else { return false } }
        let name = !isWritable ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        if case .nominal(let wanted, let arguments)? = target, wanted.name.hasSuffix("KeyPath"), arguments.count == 2 {
            let rank = ["KeyPath": 0, "WritableKeyPath": 1, "ReferenceWritableKeyPath": 2]
            if (rank[wanted.name] ?? 0) <= (rank[name] ?? 0) || (wanted.name == "ReferenceWritableKeyPath" && isWritable && root.nominal?.kind == .class) {
                guard unify(arguments[0], root) else {
                    mismatch(Expr(.failed, .nominal(wanted, [root, result]), place), expected ?? .error); return Expr(.failed, .error, place)
                }
                if unify(arguments[1], result) { return Expr(.keyPath(components), .nominal(wanted, [root, result]), place) }
            }
        }
        return Expr(.keyPath(components), module.named(name, root, result), place)
    }
}

extension Expr {
    /// Whether the expression is a type's name, and no value that holds a type.
    var isTypeName: Bool { if case .metatype = kind { true } else { false } }
}

extension SwiftType {
    var isOpenVariable: Bool {
        if case .variable(let variable) = head { return variable.solution == nil && variable.literal == nil }
        return false
    }
}

extension DeclContext {
    var isStaticContext: Bool { true }
}
