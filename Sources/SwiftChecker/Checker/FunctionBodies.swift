import Diagnostics
import SwiftModel
import SwiftSyntax

/// Bodies of functions and accessors.
extension Checker {
    func functionBody(_ decl: FunctionDecl, _ items: CodeBlockItemListSyntax) -> Body {
        let body = Body()
        let selfType = decl.owner?.selfType
        let isInitializer = decl.kind == .initializer
        let function = FunctionScope(parent: scope?.function, body: body, result: isInitializer ? .void : decl.result)
        function.isAsync = decl.isAsync
        function.isInitializer = isInitializer
        function.isConvenience = decl.attributes.contains("convenience")
        function.isConsuming = decl.isConsuming
        function.isNonisolated = decl.attributes.contains("nonisolated")
        function.place = decl.span
        let isAccessor = ![.function, .initializer, .subscriptGetter, .subscriptSetter].contains(decl.kind)
        function.name = isAccessor ? decl.name : decl.fullName
        function.thrownType = decl.thrownType
        function.observed = overridingProperty(observedBy: decl)
        let outer = scope
        scope = Scope(parent: outer, function: function)
        defer { scope = outer }
        if let owner = decl.owner, let selfType {
            let type: SwiftType = decl.isStatic && !isInitializer ? .metatype(selfType) : selfType
            let isClass = owner.kind == .class
            let this = LocalVariable(name: "self", type: type, isLet: !(decl.isMutating || decl.isConsuming || isInitializer) || isClass)
            this.isInout = decl.isMutating && !isClass
            body.selfVariable = this
            function.selfVariable = this
        }
        for parameter in decl.arguments {
            var type = valueType(of: parameter)
            if parameter.isAutoclosure, case .function = type.head {
            } else if parameter.isAutoclosure {
                type = .function(FunctionType(parameters: [], result: type))
            }
            let variable = LocalVariable(name: parameter.name, type: type, isLet: !parameter.isInout && parameter.ownership != .consuming, span: decl.span)
            variable.isInout = parameter.isInout
            variable.isIsolated = parameter.isIsolated
            variable.isParameter = true
            variable.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            body.variables.append(variable)
            if let wrapper = parameter.wrapper {
                body.statements += wrappedParameter(variable, wrapper)
            } else if parameter.name != "_" {
                declare(variable)
            }
        }
        let prologue = body.statements
        defer {
            if !prologue.isEmpty { body.statements = prologue + body.statements }
            body.chained = chained(decl, body)
            body.completeSelves = InitializationFlow.completeSelves(in: body, of: decl)
        }
        let place = decl.span ?? span(in: source)
        let inherited = decl.builder == nil ? inheritedBuilder(decl) : nil
        let builder = decl.builder ?? inherited?.builder
        if let opaque = decl.opaque { (function.opaque, function.result) = (opaque, fresh()) }
        if let builder, !holdsReturn(items) {
            let arguments = inherited?.arguments ?? decl.builderArguments
            if !arguments.isEmpty { builderAtHand = .nominal(builder, arguments) }
            let made = builderBody(items, builder, at: place)
            finishBuilder(made, function, body, place)
        } else if isInitializer, decl.isFailable, let syntax = soleExpression(items), syntax.is(NilLiteralExprSyntax.self) {
            let type = module.named(.optional, selfType ?? .error)
            body.statements = [Statement(.return(Expr(.nilLiteral, type, span(syntax))), span(syntax))]
        } else if !isInitializer, decl.kind != .deinitializer, !function.result.isVoid, let syntax = soleExpression(items) {
            body.statements = [result(syntax, as: function.result)]
            function.sawReturn = true
        } else {
            body.statements = statements(items)
            let needs = !function.result.isVoid && !isInitializer && decl.kind != .deinitializer
            if needs, !body.statements.endAlways, !decl.arguments.contains(where: \.type.resolved.isUninhabited) {
                reportMissingReturn(decl, items, function.sawReturn)
            }
        }
        if let opaque = decl.opaque { settle(opaque, decl, function.result) }
        return body
    }

    /// What Swift calls at the end of an initializer that calls none of the superclass.
    private func chained(_ decl: FunctionDecl, _ body: Body) -> Expr? {
        guard decl.kind == .initializer, let owner = decl.owner, owner.kind == .class, let superclass = owner.superclass?.nominal,
            !decl.attributes.contains("convenience"), InitializationFlow.holdsPlainInitializer(superclass), !body.statements.contains(where: \.delegates)
        else { return nil }
        return superCall("init", [], nil, decl.endOfBody ?? decl.span ?? span(in: source))
    }

    private func reportMissingReturn(_ decl: FunctionDecl, _ items: CodeBlockItemListSyntax, _ sawReturn: Bool) {
        let isView = decl.opaque != nil || conformances.conforms(decl.result, to: module.nominal(.view))
        let help = isView && holdsOnlyViews(items) ? severalHelp(decl.opaque?.protocols.first?.known) : nil
        if decl.opaque != nil, !sawReturn {
            let message = "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type"
            return error("opaque", message, at: decl.span, help: help)
        }
        let what: String =
            switch decl.kind {
            case .getter: "getter"
            case .subscriptGetter: "subscript"
            default: decl.owner == nil ? "global function" : decl.isStatic ? "static method" : "instance method"
            }
        error("missing-return", "missing return in \(what) expected to return '\(decl.result)'", at: decl.endOfBody ?? decl.span, help: help)
    }

    private func severalHelp(_ result: KnownType?) -> String {
        switch result {
        case .tableRowContent: "mark it '@TableRowBuilder<…>', with the type of the rows' values, to build several rows"
        case .tableColumnContent: "mark it '@TableColumnBuilder<…, Never>', with the type of the rows' values, to build several columns"
        case .tabContent: "mark it '@TabContentBuilder<…>', with the type of the selection, to build several tabs"
        default: "mark it '@ViewBuilder' to build several views"
        }
    }

    private func holdsOnlyViews(_ items: CodeBlockItemListSyntax) -> Bool {
        items.contains {
            if case .expr(let e) = $0.item, e.is(FunctionCallExprSyntax.self) || e.is(IfExprSyntax.self) {
                return true
            } else if case .stmt(let s) = $0.item {
                return s.is(ExpressionStmtSyntax.self)
            } else {
                return false
            }
        }
    }

    /// The underlying type of `some P`, where it may be inside another type (`(some View)?`).
    private func settle(_ opaque: OpaqueResult, _ decl: FunctionDecl, _ found: SwiftType) {
        defaultVariables(found)
        let found = found.resolved
        func part(_ pattern: SwiftType, _ type: SwiftType) -> SwiftType? {
            if case .opaque(let own, _) = pattern, own == opaque { return type }
            if case .nominal(let a, let x) = pattern, case .nominal(let b, let y) = type, a == b {
                for (p, t) in zip(x, y) { if let result = part(p, t) { return result } }
            }
            return nil
        }
        let underlying = part(decl.result, found) ?? found
        if underlying.isOpenVariable {
            if pending.contains(where: { $0.severity == .error }) { opaque.underlying = .error; return }
            error(
                "opaque", "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
                at: decl.span)
            opaque.underlying = .error
            return
        }
        if reportSelfOpaque(opaque, underlying, decl) { return }
        for target in opaque.protocols where !conformances.conforms(underlying, to: target) {
            if !underlying.isError { reportOpaque(underlying, target, decl) }
            opaque.underlying = .error
            return
        }
        opaque.underlying = underlying
    }

    /// Reports an opaque type that is defined in terms of itself, directly or by other opaque types: it would have no end.
    func reportSelfOpaque(_ opaque: OpaqueResult, _ underlying: SwiftType, _ decl: FunctionDecl) -> Bool {
        var seen: Set<OpaqueResult> = []
        func leadsBack(_ type: SwiftType) -> Bool {
            type.contains { part in
                guard case .opaque(let other, _) = part else { return false }
                if other == opaque { return true }
                return seen.insert(other).inserted && (other.underlying.map(leadsBack) ?? false)
            }
        }
        guard leadsBack(underlying) else { return false }
        let isItself = if case .opaque(let own, _) = underlying { own == opaque } else { false }
        let what = isItself ? "itself, which would make it endless" : "'\(underlying)', which defines the opaque type in terms of itself"
        error("self-opaque", "function opaque return type was inferred as \(what)", at: decl.span, help: "return another view")
        opaque.underlying = .error
        return true
    }

    private func reportOpaque(_ type: SwiftType, _ target: NominalDecl, _ decl: FunctionDecl) {
        if case .tuple = type { return reportConformance(type, target, at: decl.span ?? span(in: source)) }
        error("opaque-conformance", "return type of '\(decl.name)' requires that '\(type)' conform to '\(target.name)'", at: decl.span)
    }

    /// The builder of the protocol requirement that the member fulfills: `body` of a View.
    private func inheritedBuilder(_ decl: FunctionDecl) -> (builder: NominalDecl, arguments: [SwiftType])? {
        guard let owner = decl.owner, owner.kind != .protocol else { return nil }
        for target in conformances.protocols(of: owner.selfType) {
            for member in module.members(decl.name, of: target) {
                switch member {
                case .variable(let variable) where decl.kind == .getter:
                    if let builder = variable.getter?.builder ?? builder(among: variable.attributes.names) {
                        return (builder, (variable.getter?.builderArguments ?? []).map { $0.substituting([target.parameters[0]: owner.selfType]) })
                    }
                case .function(let function) where decl.kind == .function && function.fullName == decl.fullName:
                    if let builder = function.builder {
                        return (builder, function.builderArguments.map { $0.substituting([target.parameters[0]: owner.selfType]) })
                    }
                default: continue
                }
            }
        }
        return nil
    }

    /// Whether a body returns on its own, closures and local functions left out.
    func holdsReturn(_ items: CodeBlockItemListSyntax) -> Bool {
        final class Finder: SyntaxVisitor {
            var found = false
            override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { found = true; return .skipChildren }
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(items)
        return finder.found
    }
}

extension Statement {
    /// Whether another initializer is called in it: `super.init`, `self.init`.
    fileprivate var delegates: Bool {
        var found = false
        visit { expr in
            if case .call(.superFunction(let decl, _), _, _) = expr.kind, decl.kind == .initializer { found = true }
            if InitializationFlow.isDelegation(expr) { found = true }
        }
        return found
    }
}
