import Diagnostics
import SwiftModel
import SwiftSyntax

/// Statements of functions and closures.
extension Checker {
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        declareLocals(items)
        scope?.items = items
        var result: [Statement] = []
        let waiting = functionsNamingLaterVariables(items)
        for item in items where !waiting.contains(where: { $0.function.id == item.id }) {
            let open = openParts.count
            result += statement(item)
            settleOpenParts(since: open)
            for (function, variable) in waiting where variable.id == item.id { result += statement(function) }
        }
        if !waiting.isEmpty { reportEarlyUses(in: result) }
        return result
    }

    /// Local types and functions are known in the whole block.
    func declareLocals(_ items: CodeBlockItemListSyntax) {
        let declarations = items.compactMap { item -> DeclSyntax? in
            guard case .decl(let decl) = item.item, NominalSyntax(decl) != nil || decl.is(TypeAliasDeclSyntax.self) else { return nil }
            return decl
        }
        if !declarations.isEmpty, scope != nil {
            let (count, initial) = (bodies.count, initializers.count)
            collect(declarations)
            // Local declarations are checked here and now: they see this scope.
            let (local, values) = (Array(bodies[count...]), Array(initializers[initial...]))
            bodies.removeSubrange(count...)
            initializers.removeSubrange(initial...)
            lateBodies += local
            lateInitializers += values
        }
        for item in items {
            guard case .decl(let decl) = item.item, let node = decl.as(FunctionDeclSyntax.self) else { continue }
            localFunctionSignature(node)
        }
    }

    private func localFunctionSignature(_ node: FunctionDeclSyntax) {
        let saved = context
        context.nominal = nil
        let decl = FunctionDecl(name: node.name.word, kind: .function, owner: nil, isStatic: false, span: span(node.name), isPrelude: module.isPrelude)
        context = saved
        decl.attributes = names(node.attributes, node.modifiers)
        signature(
            decl, generics: node.genericParameterClause, whereClause: node.genericWhereClause, parameters: node.signature.parameterClause,
            effects: node.signature.effectSpecifiers, resultType: node.signature.returnClause?.type)
        decl.builder = builder(among: decl.attributes.names)
        let parameters = decl.arguments.map { argument in
            var parameter = FunctionType.Parameter(type: valueType(of: argument), isInout: argument.isInout)
            parameter.isConsuming = argument.ownership == .consuming
            return parameter
        }
        let type = SwiftType.function(
            FunctionType(
                parameters: parameters, result: decl.result, isThrowing: decl.isThrowing, isAsync: decl.isAsync, thrown: decl.thrownType))
        let variable = LocalVariable(name: decl.name, type: type, isLet: true, span: span(node.name))
        let function = LocalFunction(decl: decl, variable: variable)
        if case .functions(let others)? = scope?.names[decl.name] {
            scope?.names[decl.name] = .functions(others + [function])
        } else {
            scope?.names[decl.name] = .functions([function])
        }
    }

    private func localFunction(_ node: FunctionDeclSyntax) -> [Statement] {
        guard case .functions(let overloads)? = scope?.names[node.name.word], let declared = overloads.first(where: { $0.decl.span == span(node.name) }),
            let body = node.body
        else { return [] }
        let (decl, variable) = (declared.decl, declared.variable)
        let closure = Closure()
        let function = FunctionScope(parent: scope?.function, body: closure.body, result: decl.result)
        function.name = decl.fullName
        function.thrownType = decl.thrownType
        let outer = scope
        scope = Scope(parent: outer, function: function)
        for parameter in decl.arguments {
            let local = LocalVariable(
                name: parameter.name, type: valueType(of: parameter), isLet: !parameter.isInout,
                span: span(node.name))
            local.isInout = parameter.isInout
            local.isIsolated = parameter.isIsolated
            local.isConsuming = parameter.ownership == .consuming
            local.isParameter = true
            local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            closure.parameters.append(local)
            declare(local)
        }
        if let opaque = decl.opaque {
            (function.opaque, function.result) = (opaque, fresh())
            opaque.resolve = nil
        }
        let (enclosing, assumptions) = (context, conformances.assumptions)
        if let inner = decl.context {
            (context.generics, context.requirements, conformances.assumptions) = (inner.generics, inner.requirements, inner.requirements)
        }
        localBody(body.statements, builder: decl.builder, function, closure.body, at: span(node.name), end: body.rightBrace)
        (context, conformances.assumptions) = (enclosing, assumptions)
        if let opaque = decl.opaque, !reportSelfOpaque(opaque, function.result.resolved, decl) { opaque.underlying = function.result.resolved }
        scope = outer
        closure.resultType = decl.result
        closure.body.variables = closure.parameters
        return [Statement(.localFunction(decl, variable, closure), span(node.name))]
    }

    func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
        let place = span(item)
        switch item.item {
        case .expr(let syntax):
            let expr = defaulted(expression(syntax, nil))
            warnUnused(expr)
            return [Statement(.expression(expr), place)]
        case .decl(let decl): return declaration(decl)
        case .stmt(let stmt): return statement(stmt, label: nil)
        }
    }

    private func declaration(_ decl: DeclSyntax) -> [Statement] {
        if let node = decl.as(VariableDeclSyntax.self) { return variableStatement(node) }
        if let node = decl.as(FunctionDeclSyntax.self) { return localFunction(node) }
        if NominalSyntax(decl) != nil || decl.is(TypeAliasDeclSyntax.self) { return [] }
        if let node = decl.as(MacroExpansionDeclSyntax.self), reportWritten(node.macroName.text, node.arguments, at: span(node)) { return [] }
        unsupported("this declaration is", at: decl)
        return []
    }

    private func variableStatement(_ node: VariableDeclSyntax) -> [Statement] {
        if previewProperties.contains(node.id) { return [] }
        let isLet = node.bindingSpecifier.text == "let"
        let isAwaited = node.modifiers.contains { $0.name.text == "async" }
        var result: [Statement] = []
        for binding in node.bindings {
            let place = span(binding)
            if let accessors = binding.accessorBlock, Accessors(accessors).isComputed { result += computedLocal(binding); continue }
            if let wrapper = wrapper(of: node.attributes) {
                if let accessors = binding.accessorBlock { unsupported("observers of a local variable with a property wrapper are", at: accessors) }
                result += wrappedLocal(binding, wrapper)
                continue
            }
            let annotation = binding.typeAnnotation.map { self.type($0.type) }
            if node.modifiers.contains(where: { $0.name.text == "lazy" }) {
                if let accessors = binding.accessorBlock { unsupported("observers of a lazy local variable are", at: accessors) }
                checkNames(binding.pattern)
                result += lazyLocal(binding, annotation)
                continue
            }
            if isAwaited, let child = throwingChild(binding, annotation) { result.append(child); continue }
            var value: Expr?
            if let syntax = binding.initializer?.value {
                // `async let` is waited for where it is read.
                if isAwaited { awaits.append(span(syntax)); tries.append(span(syntax)) }
                if let annotation {
                    let found = self.value(syntax, as: annotation, for: .specified)
                    checkOpenness(found, syntax)
                    value = found
                } else {
                    let found = defaulted(expression(syntax, nil))
                    checkOpenness(found, syntax)
                    if found.type.resolved.isOpenVariable, !found.type.isError, trialDepth == 0 {
                        reportUnknownType(of: found)
                    }
                    value = found
                }
            }
            if annotation == nil, value == nil, node.bindings.count == 1 {
                error("missing-type", "type annotation missing in pattern", at: span(binding.pattern))
            }
            checkNames(binding.pattern)
            let type = annotation ?? value?.type ?? fresh()
            let pattern = self.pattern(binding.pattern, type, isLet: isLet, hasValue: value != nil)
            if value == nil, !isLet, type.optionalPayload != nil { value = Expr(.nilLiteral, type, place) }
            if case .variable(let variable) = pattern {
                variable.isSole = node.bindings.count == 1 && annotation == nil
                variable.isImplicitlyUnwrapped = binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            }
            for variable in pattern.variables { variable.isAwaited = isAwaited }
            if case .variable(let variable) = pattern { variable.isWeak = node.modifiers.contains { $0.name.text == "weak" } }
            result.append(Statement(.bind(pattern, value), place))
            if let accessors = binding.accessorBlock { result += observers(accessors, of: pattern, binding) }
        }
        return result
    }

    /// A name twice in one block.
    private func checkNames(_ pattern: PatternSyntax) {
        guard let scope, trialDepth == 0 else { return }
        for (part, _) in tupleParts(pattern) {
            guard let name = part.as(IdentifierPatternSyntax.self)?.identifier.word else { continue }
            if !scope.declared.insert(name).inserted { error("redeclaration", "invalid redeclaration of '\(name)'", at: span(part)) }
        }
    }

    /// `break` and `continue` need something to leave or to continue.
    private func checkJump(_ node: Syntax, label: String?, isBreak: Bool, at place: Span) {
        var parent = node.parent
        while let current = parent {
            if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { break }
            if let label {
                if current.as(LabeledStmtSyntax.self)?.label.text == label { return }
            } else if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self) {
                return
            } else if isBreak, current.is(SwitchExprSyntax.self) {
                return
            }
            parent = current.parent
        }
        if let label { return error("jump", "cannot find label '\(label)' in scope", at: place) }
        error("jump", isBreak ? "'break' is only allowed inside a loop, if, do, or switch" : "'continue' is only allowed inside a loop", at: place)
    }

    func statement(_ stmt: StmtSyntax, label: String?) -> [Statement] {
        let place = span(stmt)
        depth += 1
        defer { depth -= 1 }
        guard depth < 400 else { error("too-deep", "the statements are nested too deeply", at: place); return [] }
        let bool = module.named(.bool)
        switch stmt.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node):
            if let inner = node.expression.as(IfExprSyntax.self) { return [ifStatement(inner)] }
            if let inner = node.expression.as(SwitchExprSyntax.self) { return [switchStatement(inner)] }
            let expr = defaulted(expression(node.expression, nil))
            return [Statement(.expression(expr), place)]
        case .returnStmt(let node): return [returned(node, place)]
        case .guardStmt(let node):
            // The else branch does not see the names that the conditions bind.
            let other = inScope { statements(node.body.statements) }
            let conditions = self.conditions(node.conditions)
            if !other.endAlways {
                error("guard", "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: span(node.body.rightBrace))
            }
            return [Statement(.guard(conditions, else: other), place)]
        case .forStmt(let node): return [forStatement(node, label, place) { statements($0) } ?? Statement(.unreachable("for"), place)]
        case .whileStmt(let node):
            return inScope {
                let conditions = self.conditions(node.conditions)
                return [Statement(.while(conditions, body: loop(node.body), label: label), place)]
            }
        case .repeatStmt(let node):
            let body = inScope { loop(node.body) }
            return [Statement(.repeatWhile(body: body, value(node.condition, as: bool, for: .condition), label: label), place)]
        case .labeledStmt(let node): return statement(node.statement, label: node.label.text)
        case .breakStmt(let node):
            checkJump(Syntax(node), label: node.label?.text, isBreak: true, at: place)
            return [Statement(.break(node.label?.text), place)]
        case .continueStmt(let node):
            checkJump(Syntax(node), label: node.label?.text, isBreak: false, at: place)
            return [Statement(.continue(node.label?.text), place)]
        case .fallThroughStmt: return [Statement(.fallthrough, place)]
        case .throwStmt(let node): return [throwStatement(node, place)]
        case .doStmt(let node): return [doStatement(node, label, place)]
        case .yieldStmt(let node): return yielded(node, place)
        case .discardStmt(let node): return discarded(node, place)
        case .deferStmt(let node): return [Statement(.defer(inScope { statements(node.body.statements) }), place)]
        default:
            unsupported("this statement is", at: stmt)
            return []
        }
    }

    private func loop(_ body: CodeBlockSyntax) -> [Statement] { inScope { statements(body.statements) } }

    private func returned(_ node: ReturnStmtSyntax, _ place: Span) -> Statement {
        guard let function = scope?.function else { return Statement(.return(nil), place) }
        function.sawReturn = true
        guard let syntax = node.expression else {
            if function.infersResult {
                _ = unify(function.result, .void)
            } else if !function.result.isVoid, !function.isInitializer {
                error("return", "non-void function should return a value", at: place)
            }
            return Statement(.return(nil), place)
        }
        if function.isInitializer {
            if syntax.is(NilLiteralExprSyntax.self) {
                return Statement(.return(Expr(.nilLiteral, module.named(.optional, .void), place)), place)
            }
            error("return", "'nil' is the only return value permitted in an initializer", at: place)
            return Statement(.return(nil), place)
        }
        if function.result.isVoid {
            let value = expression(syntax, nil)
            if !value.type.isVoid, !value.type.isError {
                reportValueOfVoid(value, at: place)
            }
            return Statement(.return(value), place)
        }
        let expr = expression(syntax, function.result)
        if let converted = converted(expr, to: function.result) { return Statement(.return(converted), place) }
        if let opaque = function.opaque, !expr.type.isError, opaque.protocols.allSatisfy({ conformances.conforms(expr.type, to: $0) }) {
            let promised = "some \(opaque.protocols.map(\.name).joined(separator: " & "))"
            let isView = opaque.protocols.contains { $0.known == .view }
            error(
                "mismatched-returns",
                "function declares an opaque return type '\(promised)', but the return statements in its body do not have matching underlying types",
                at: function.place ?? expr.span,
                notes: [.init("one returns '\(function.result.resolved)', this one '\(expr.type.resolved)'", at: expr.span)],
                help: isView ? "mark the function '@ViewBuilder' and leave out 'return'" : "return 'any' instead of 'some', or values of one type")
            return Statement(.return(Expr(.failed, function.result, place)), place)
        }
        mismatch(expr, function.result, for: resultPurpose)
        return Statement(.return(Expr(.failed, function.result, place)), place)
    }
}
