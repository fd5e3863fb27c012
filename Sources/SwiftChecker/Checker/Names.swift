import Diagnostics
import SwiftModel
import SwiftSyntax

/// Names as values and as types.
extension Checker {
    func reference(_ node: DeclReferenceExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let name = node.baseName.word
        if name == "self" {
            if let this = selfReference(at: place) { return this }
            let isPath = expected.flatMap { keyPathRoot($0.resolved) } != nil
            error("self", "cannot find 'self' in scope", at: place, help: isPath ? Self.selfPathHelp : nil)
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
        if name == "Self", let type = typeExpression(ExprSyntax(node)) { return classOfSelf(at: place) ?? Expr(.metatype(type), .metatype(type), place) }
        if let found = labeled(node, { lookup(name, expected, place) }) { return found }
        if let type = typeExpression(ExprSyntax(node)) { return Expr(.metatype(type), .metatype(type), place) }
        if isProbed(name) { probeNames(wanted: expected) }
        unknownName(node.argumentNames == nil ? name : node.trimmedDescription, at: place, wanted: expected)
        return Expr(.failed, .error, place)
    }

    /// A name as a value: a local, a member of an enclosing type, a global.
    func lookup(_ name: String, _ expected: SwiftType?, _ place: Span) -> Expr? {
        switch isHiddenByMember(name) ? nil : local(name) {
        case .variable(let variable)?: return aliases[variable]?(place) ?? Expr(.local(variable), variable.type, place)
        case .functions(let functions)?: return functionValue(functions, expected, place)
        case .type, .alias, nil: break
        }
        if let value = valueParameter(name, at: place) ?? implicitMember(name, at: place, expected: expected) { return value }
        return globalValue(name, expected, place)
    }

    /// Looks a name up with the labels that are written behind it: of functions only those are meant that have them.
    func labeled<Result>(_ node: DeclReferenceExprSyntax, _ work: () -> Result) -> Result {
        let outer = writtenLabels
        writtenLabels = node.argumentNames?.arguments.map(\.name.text)
        defer { writtenLabels = outer }
        return work()
    }

    /// Whether a function has the labels that are written, if any are.
    func hasWrittenLabels(_ decl: FunctionDecl) -> Bool { writtenLabels.map { $0 == decl.arguments.map { $0.label ?? "_" } } ?? true }

    /// A local function as a value: of overloads the one of the type that is wanted.
    private func functionValue(_ functions: [LocalFunction], _ expected: SwiftType?, _ place: Span) -> Expr {
        let fitting = functions.filter { function in
            guard hasWrittenLabels(function.decl) else { return false }
            guard functions.count > 1, let expected else { return true }
            return trial { unify(function.variable.type, expected) ? true : nil } != nil
        }
        guard let chosen = fitting.first ?? functions.first, fitting.count < 2 else {
            error("ambiguous", "ambiguous use of '\(functions[0].decl.name)'", at: place, help: "say which one: 'as' and its type")
            return Expr(.failed, .error, place)
        }
        capture(chosen)
        return Expr(.local(chosen.variable), chosen.variable.type, place)
    }

    /// A variable or function of the top level.
    ///
    /// - Parameter module: `nil` for that of the text.
    func globalValue(_ name: String, _ expected: SwiftType?, _ place: Span, in module: Module? = nil) -> Expr? {
        let module = module ?? self.module
        if let variable = module.variable(name) { return Expr(.global(variable), variable.type, place) }
        let functions = module.functions(name).filter(hasWrittenLabels)
        return chosen(among: functions, expected, place).map { functionReference($0, [:], base: nil, at: place) }
    }

    /// The overload that has the type that is wanted, or else as many parameters.
    private func chosen(among functions: [FunctionDecl], _ expected: SwiftType?, _ place: Span) -> FunctionDecl? {
        guard functions.count > 1, let expected, case .function(let wanted) = head(expected) else { return functions.first }
        let fitting = functions.filter { $0.arguments.count == wanted.parameters.count }
        let exact =
            fitting.count < 2
            ? nil
            : fitting.first { decl in
                trial { unify(functionReference(decl, [:], base: nil, at: place).type, expected) ? true : nil } != nil
            }
        return exact ?? fitting.first ?? functions.first
    }

    /// Whether a local of the function around a local type has the name of a member of that type, which is nearer.
    func isHiddenByMember(_ name: String) -> Bool {
        guard let nominal = context.nominal, let outside = context.scope else { return false }
        var current = scope
        while let inner = current, inner !== outside {
            if inner.names[name] != nil { return false }
            current = inner.parent
        }
        guard current != nil else { return false }
        if case .metatype(let own)? = typeOfSelf { return !members(name, of: own, isStatic: true).isEmpty }
        return !members(name, of: typeOfSelf ?? nominal.selfType, isStatic: false).isEmpty
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
            if let found = staticValue(name, of: decl.selfType, base: nil, at: place, expected: expected) {
                if case .metatype = found.kind {
                } else {
                    checkStatic(name, found, of: decl, at: place)
                    return found
                }
            }
            nominal = decl.parent
        }
        return nil
    }

    /// A static member is named without its type only where `self` isn't an instance.
    private func checkStatic(_ name: String, _ found: Expr, of decl: NominalDecl, at place: Span) {
        guard trialDepth == 0, decl == context.nominal, let own = selfType else { return }
        if case .metatype = own { return }
        reportStatic(name, isCase: found.isCase, of: own, at: place)
    }

    /// - Parameter wanted: the type of the value that the name stands for.
    func unknownName(_ name: String, at place: Span, wanted: SwiftType? = nil) {
        if reportsLate(name, at: place) || reportsNewer(name, at: place) || reportsHidden(name, at: place) { return }
        if let framework = unsupportedFramework(of: name) {
            return error("unsupported", "'\(name)' is not supported yet", at: place, help: Self.unsupportedHelp(framework))
        }
        if context.isPartlyKnown { return }
        if let nominal = context.nominal, !members(name, of: nominal.selfType, isStatic: false).isEmpty {
            if let weak = selfType?.head.optionalPayload, weak.nominal == nominal {
                return reportImplicitSelf(name, of: weak, at: place, help: "write 'self?.\(name)', or unwrap it first: guard let self else { return }")
            }
            if selfType != nil { return error("instance-member", "instance member '\(name)' cannot be used on type '\(nominal.selfType)'", at: place) }
            return error(
                "instance-member",
                "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available", at: place,
                help: "set it in 'init', or make it a computed or 'lazy' property")
        }
        if let own = selfType, case .nominal = own.head, let found = members(name, of: own, isStatic: true).first {
            let isCase = if case .enumCase = found.member { true } else { false }
            return reportStatic(name, isCase: isCase, of: own, at: place)
        }
        if isImplicitMember(name, of: wanted) {
            return error("unknown-name", "cannot find '\(name)' in scope", at: place, help: "write '.\(name)', with a dot")
        }
        if name.first == "$", Int(name.dropFirst()) != nil {
            return error(
                "unknown-name", "anonymous closure argument not contained in a closure", at: place,
                help: "put the expression around it into a closure: { … \(name) … }")
        }
        var names = module.globalNames + module.typeNames
        var current = scope
        while let scope = current {
            names += scope.names.keys
            current = scope.parent
        }
        if let nominal = context.nominal { names += module.memberNames(of: nominal) }
        if name.first == "$", let help = projectionHelp(String(name.dropFirst()), among: names) {
            return error("unknown-name", "cannot find '\(name)' in scope", at: place, help: help)
        }
        let near = nearest(to: name, among: names.filter { $0.first.map { $0.isLetter || $0 == "$" } ?? false })
        let imported = name.first?.isUppercase == true && !Self.isPrefixed(name) ? importHelp() : nil
        error("unknown-name", "cannot find '\(name)' in scope", at: place, help: LookAlikes.help(in: name) ?? imported ?? near.map { "did you mean '\($0)'?" })
    }

    /// The expression as a type: `Int`, `[Int]`, `Outer.Inner`, `Set<Int>`.
    func typeExpression(_ syntax: ExprSyntax) -> SwiftType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .typeExpr(let node): return type(node.type)
        case .declReferenceExpr(let node):
            let name = node.baseName.word
            if context.generics[name]?.isValue == true { return nil }
            guard name.first?.isUppercase == true || context.generics[name] != nil || module.type(name) != nil || unusualTypeNames.contains(name) else {
                return nil
            }
            return trial { () -> SwiftType? in
                let found = self.namedType(name, [], at: node)
                return found.isError ? nil : found
            }
        case .genericSpecializationExpr(let node):
            guard let base = node.expression.as(DeclReferenceExprSyntax.self) else {
                if let access = node.expression.as(MemberAccessExprSyntax.self), let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.word,
                    Self.moduleNames.contains(name), module.type(name) == nil
                {
                    return libraryType(access.declName.baseName.word, genericArguments(node.genericArgumentClause), at: node)
                }
                guard let access = node.expression.as(MemberAccessExprSyntax.self), let outer = access.base.flatMap(typeExpression) else { return nil }
                guard case .nominal(let decl, let known)? = typeMember(access.declName.baseName.word, ofType: outer) else { return nil }
                let own = genericArguments(node.genericArgumentClause)
                return .nominal(decl, known.dropLast(own.count) + own)
            }
            return namedType(base.baseName.word, genericArguments(node.genericArgumentClause), at: node)
        case .arrayExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first, let element = typeExpression(only.expression) else { return nil }
            return module.named(.array, element)
        case .dictionaryExpr(let node):
            guard case .elements(let list) = node.content, list.count == 1, let only = list.first, let key = typeExpression(only.key),
                let value = typeExpression(only.value)
            else { return nil }
            return module.named(.dictionary, key, value)
        case .optionalChainingExpr(let node): return typeExpression(node.expression).map { module.named(.optional, $0) }
        case .tupleExpr(let node):
            let types = node.elements.map { typeExpression($0.expression) }
            guard types.allSatisfy({ $0 != nil }) else { return nil }
            if types.count == 1 { return types[0] }
            return .tuple(zip(node.elements, types).map { TupleElement(label: $0.label?.word, type: $1 ?? .error) })
        case .infixOperatorExpr(let node):
            // `((Int) -> String).self`
            guard let arrow = node.operator.as(ArrowExprSyntax.self), let list = node.leftOperand.as(TupleExprSyntax.self),
                let result = typeExpression(node.rightOperand)
            else { return nil }
            let parameters = list.elements.compactMap { typeExpression($0.expression).map { FunctionType.Parameter(type: $0) } }
            guard parameters.count == list.elements.count else { return nil }
            return .function(
                FunctionType(
                    parameters: parameters, result: result, isThrowing: arrow.effectSpecifiers?.throwsClause != nil,
                    isAsync: arrow.effectSpecifiers?.asyncSpecifier != nil))
        case .memberAccessExpr(let node):
            guard let base = node.base else { return nil }
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.word, Self.moduleNames.contains(name) {
                let own = node.declName.baseName.word
                guard module.root.type(own) != nil || module.root.alias(own) != nil else { return typeExpression(ExprSyntax(node.declName)) }
                return libraryType(own, [], at: node)
            }
            guard let outer = typeExpression(base) else { return nil }
            if node.declName.baseName.text == "Type" { return .metatype(outer) }
            guard let found = typeMember(node.declName.baseName.word, ofType: outer) else { return nil }
            checkAccess(to: found, at: span(node.declName))
            return found
        default: return nil
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [SwiftType] {
        clause.arguments.map { genericArgument($0.argument) }
    }
}
