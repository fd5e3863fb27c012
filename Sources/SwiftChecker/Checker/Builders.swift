import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a result builder makes of a block: statements, and the value of the whole.
struct BuiltBlock {
    var statements: [Statement]
    var value: Expr
}

/// Result builders: every statement becomes a component; branches are paired into a balanced tree.
extension Checker {
    func builderBody(_ items: CodeBlockItemListSyntax, _ builder: NominalDecl, at place: Span) -> BuiltBlock {
        let start = prologue
        prologue = []
        // What a body is made of alone is opened where its result is wanted.
        let isOpaque = scope?.function.opaque != nil && scope?.function.isClosure == false
        var block = builtBlock(items, builder, at: place, isWholeBody: isOpaque)
        block.statements = start + block.statements
        if hasMember("buildFinalResult", builder) {
            block.value = builderCall("buildFinalResult", [(nil, block.value)], builder, at: place, expecting: wantedFinalResult(of: builder))
        }
        return block
    }

    /// What decides among several ways to finish: the result of the function, where that is known.
    private func wantedFinalResult(of builder: NominalDecl) -> SwiftType? {
        guard module.members("buildFinalResult", of: builder).count > 1, let wanted = scope?.function.result, !wanted.hasVariables, !wanted.isError else {
            return nil
        }
        return wanted
    }

    private func hasMember(_ name: String, _ builder: NominalDecl) -> Bool { !module.members(name, of: builder).isEmpty }

    private func builderCall(
        _ name: String, _ values: [(String?, Expr)], _ builder: NominalDecl, at place: Span, expecting wanted: SwiftType? = nil,
        onlyDisfavored: Bool = false
    ) -> Expr {
        if values.contains(where: { $0.1.type.isError }) { return Expr(.failed, .error, place) }
        let candidates = functions(name, of: builder, taking: values.count, at: place).filter { !onlyDisfavored || $0.isDisfavored }
        if candidates.isEmpty, builder.isPrelude, values.count > 1 {
            error(
                "unsupported", "\(values.count) expressions in one closure of '\(builder.name)' are not supported yet", at: place,
                help: "put some of them into a Group: a container sees the same subviews")
            return Expr(.failed, .error, place)
        }
        let arguments = values.map { Argument(label: $0.0, source: .typed($0.1), span: $0.1.span) }
        let saved = isBuilderCall
        isBuilderCall = true
        defer { isBuilderCall = saved }
        return call(candidates, arguments, expecting: wanted, named: "\(builder.name).\(name)", at: place)
    }

    func functions(_ name: String, of builder: NominalDecl, taking count: Int, at place: Span) -> [CallCandidate] {
        let type = SwiftType.nominal(builder, arguments(of: builder) ?? builder.parameters.map { _ in fresh() })
        return methods(name, of: type, isStatic: true, base: Expr(.metatype(type), .metatype(type), place), taking: count)
    }

    /// What the generic parameters of the current builder stand for, where its attribute says it.
    func arguments(of builder: NominalDecl) -> [SwiftType]? {
        guard case .nominal(builder, let arguments)? = builderAtHand, arguments.count == builder.parameters.count else { return nil }
        return arguments
    }

    func builtBlock(_ items: CodeBlockItemListSyntax, _ builder: NominalDecl, at place: Span, isWholeBody: Bool = false) -> BuiltBlock {
        depth += 1
        defer { depth -= 1 }
        guard depth < 300 else {
            error("too-deep", "the views are nested too deeply", at: place, help: "move a part into a view of its own");
            return BuiltBlock(statements: [], value: Expr(.failed, .error, place))
        }
        declareLocals(items)
        var statements: [Statement] = []
        var components: [Expr] = []
        for item in items {
            let itemPlace = span(item)
            switch item.item {
            case .decl(let declaration):
                guard !reportsDeclaration(declaration, in: builder) else { continue }
                let open = openParts.count
                statements += statement(item)
                settleOpenParts(since: open)
            case .expr(let syntax):
                if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self) {
                    branches(syntax, builder, &statements, &components)
                } else {
                    component(syntax, builder, &statements, &components, blaming: isWholeBody && items.count == 1 ? place : nil)
                }
            case .stmt(let written):
                let stmt = written.as(LabeledStmtSyntax.self)?.statement ?? written
                if let node = stmt.as(ExpressionStmtSyntax.self) {
                    branches(node.expression, builder, &statements, &components)
                } else if let node = stmt.as(ForStmtSyntax.self) {
                    forLoop(node, builder, &statements, &components)
                } else if let node = stmt.as(DoStmtSyntax.self), node.catchClauses.isEmpty {
                    inScope {
                        let block = builtBlock(node.body.statements, builder, at: itemPlace)
                        statements += block.statements
                        components.append(store(block.value, &statements))
                    }
                } else if stmt.is(ThrowStmtSyntax.self) || stmt.is(ReturnStmtSyntax.self) {
                    statements += statement(item)
                } else {
                    reportControlFlow(builder, at: itemPlace, help: Self.remedy(of: stmt))
                }
            }
        }
        if components.contains(where: { $0.type.isError }) { return BuiltBlock(statements: statements, value: Expr(.failed, .error, place)) }
        if hasMember("buildPartialBlock", builder), let first = components.first {
            var value = builderCall("buildPartialBlock", [("first", first)], builder, at: place)
            for next in components.dropFirst() { value = builderCall("buildPartialBlock", [("accumulated", value), ("next", next)], builder, at: place) }
            return BuiltBlock(statements: statements, value: value)
        }
        let value = builderCall("buildBlock", components.map { (nil, $0) }, builder, at: place)
        return BuiltBlock(statements: statements, value: value)
    }

    private func reportControlFlow(_ builder: NominalDecl, at place: Span, help: String?) {
        error("builder-statement", "closure containing control flow statement cannot be used with result builder '\(builder.name)'", at: place, help: help)
    }

    private static func remedy(of statement: StmtSyntax) -> String {
        statement.is(BreakStmtSyntax.self) ? "write 'EmptyView()' where nothing is shown" : "compute the value before, in a function or a 'let'"
    }

    /// Builders take variables alone among declarations.
    private func reportsDeclaration(_ declaration: DeclSyntax, in builder: NominalDecl) -> Bool {
        let name: TokenSyntax?
        if let named = declaration.asProtocol(NamedDeclSyntax.self) { name = named.name } else { name = declaration.firstToken(viewMode: .sourceAccurate) }
        guard !declaration.is(VariableDeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self), let name, !declaration.is(MacroExpansionDeclSyntax.self)
        else { return false }
        error(
            "builder-statement", "closure containing a declaration cannot be used with result builder '\(builder.name)'", at: span(name),
            help: "declare it outside, beside the body")
        return true
    }

    private func store(_ value: Expr, _ statements: inout [Statement]) -> Expr {
        let variable = LocalVariable(name: "$component", type: value.type, isLet: true)
        statements.append(Statement(.bind(.variable(variable), value), value.span))
        return Expr(.local(variable), value.type, value.span)
    }

    /// - Parameter body: the place of the body that consists of this component.
    private func component(
        _ syntax: ExprSyntax, _ builder: NominalDecl, _ statements: inout [Statement], _ components: inout [Expr], blaming body: Span? = nil
    ) {
        let place = span(syntax)
        if let node = syntax.as(InfixOperatorExprSyntax.self), node.operator.is(AssignmentExprSyntax.self),
            node.leftOperand.is(DiscardAssignmentExprSyntax.self)
        {
            statements.append(Statement(.expression(expression(syntax, nil)), place))
            return
        }
        if let node = syntax.as(MacroExpansionExprSyntax.self), reportWritten(node.macroName.text, node.arguments, at: place) { return }
        if isKnownFaulty(syntax, in: builder) { return error("arguments", "the component has faults", at: place) }
        let mark = pending.count
        defer { noteFaulty(syntax, in: builder, since: mark) }
        let expr: Expr
        switch component(syntax, builder, at: place) {
        case .built(let made): return components.append(store(made, &statements))
        case .value where syntax.is(NilLiteralExprSyntax.self): return reportNil(builder, at: place, &components)
        case .value(let value): expr = value
        }
        if expr.type.isError { components.append(Expr(.failed, .error, place)); return }
        if hasMember("buildExpression", builder) {
            guard fits(expr, builder, blaming: body) else { components.append(Expr(.failed, .error, place)); return }
            components.append(store(builderCall("buildExpression", [(nil, expr)], builder, at: place), &statements))
            return
        }
        guard fits(expr, builder, blaming: body) else { components.append(Expr(.failed, .error, place)); return }
        components.append(store(expr, &statements))
    }

    /// What a component that begins with a dot is looked up in: `.digit` where any component of a regular expression may be.
    func wantedOfImplicit(_ builder: NominalDecl) -> SwiftType? {
        guard builder.known != .viewBuilder else { return nil }
        for case .function(let decl) in module.members("buildExpression", of: builder, taking: 1) {
            guard case .parameter(let parameter)? = decl.arguments.first?.type, !parameter.protocols.isEmpty else { continue }
            let wanted = fresh(for: parameter)
            for target in parameter.protocols { constrain(wanted, to: target) }
            return wanted
        }
        return nil
    }

    /// `nil` implies no type, and a builder needs one.
    private func reportNil(_ builder: NominalDecl, at place: Span, _ components: inout [Expr]) {
        let parameter = ["buildExpression", "buildBlock"].lazy.flatMap { self.module.members($0, of: builder, taking: 1) }.compactMap { member in
            if case .function(let decl) = member { decl.parameters.last?.name } else { nil }
        }.first
        error(
            "generic-parameter", "generic parameter '\(parameter ?? "Content")' could not be inferred", at: place,
            help: "leave out the 'nil': where nothing is built, a builder needs no 'else'")
        components.append(Expr(.failed, .error, place))
    }

    /// A component that no block of the builder takes is reported by its protocol: "type '()' cannot conform to 'View'".
    private func fits(_ expr: Expr, _ builder: NominalDecl, blaming body: Span?) -> Bool {
        var wanted: [NominalDecl] = []
        for name in ["buildExpression", "buildBlock", "buildPartialBlock"] {
            for case .function(let decl) in module.members(name, of: builder, taking: 1) where decl.arguments.count == 1 {
                guard case .parameter(let parameter) = decl.arguments[0].type, decl.parameters.contains(parameter) else { return true }
                wanted += parameter.protocols
            }
            if !wanted.isEmpty { break }
        }
        for target in wanted where !conformances.conforms(expr.type, to: target) {
            if expr.type.isVoid {
                var help: String?
                if case .assign = expr.kind {
                    help = "a view builder only takes views: set state in an action, in onAppear or onChange, or pass the value up with a preference"
                }
                if case .call(let callee, _, _) = expr.kind, callee.decl.name == "print" { help = "write 'let _ = print(…)'" }
                report(
                    Diagnostic(
                        .error, "builder-void", "type '()' cannot conform to '\(target.name)'", at: expr.span,
                        notes: [
                            .init("only concrete types such as structs, enums and classes can conform to protocols"),
                            .init("required by the result builder '\(builder.name)'"),
                        ], help: help))
            } else {
                if reportsUnboundContent(expr, target, builder) { return false }
                let candidate = module.members("buildExpression", of: builder).lazy.compactMap { member -> CallCandidate? in
                    if case .function(let decl) = member { CallCandidate(target: .function(decl), map: [:], base: nil) } else { nil }
                }.first
                let isOpened = if case .existential(let list, _) = expr.type.head { list.contains { conformances.inherits($0, target) } } else { false }
                reportConformance(expr.type, target, of: candidate, at: isOpened ? body ?? expr.span : expr.span)
            }
            return false
        }
        return true
    }

    // MARK: Branches

    private struct Branch {
        /// The conditions of an `if` or the case of a switch, with the block.
        var block: BuiltBlock
    }

    private func branches(_ syntax: ExprSyntax, _ builder: NominalDecl, _ statements: inout [Statement], _ components: inout [Expr]) {
        let place = span(syntax)
        if let node = syntax.as(IfExprSyntax.self) {
            ifBranches(node, builder, place, &statements, &components)
        } else if let node = syntax.as(SwitchExprSyntax.self) {
            switchBranches(node, builder, place, &statements, &components)
        } else {
            component(syntax, builder, &statements, &components)
        }
    }

    private func ifBranches(_ node: IfExprSyntax, _ builder: NominalDecl, _ place: Span, _ statements: inout [Statement], _ components: inout [Expr]) {
        var heads: [[Condition]] = []
        var blocks: [BuiltBlock] = []
        var hasElse = false
        var current: IfExprSyntax? = node
        while let node = current {
            current = nil
            inScope {
                heads.append(conditions(node.conditions))
                blocks.append(builtBlock(node.body.statements, builder, at: span(node)))
            }
            switch node.elseBody {
            case .ifExpr(let inner)?: current = inner
            case .codeBlock(let block)?:
                hasElse = true
                inScope { blocks.append(builtBlock(block.statements, builder, at: span(block))) }
            case nil: break
            }
        }
        if blocks.contains(where: { $0.value.type.isError }) { components.append(Expr(.failed, .error, place)); return }
        let isOptional = !hasElse
        guard let (type, values) = paired(blocks.map(\.value), optional: isOptional, builder, place) else {
            components.append(Expr(.failed, .error, place)); return
        }
        let result = LocalVariable(name: "$branch", type: type, isLet: false)
        func assigned(_ value: Expr) -> Statement { Statement(.expression(Expr(.assign(Expr(.local(result), type, place), value), .void, place)), place) }
        var tail: [Statement] = []
        if hasElse, let last = blocks.last, let value = values.last {
            tail = last.statements + [assigned(value)]
        } else {
            tail = [
                assigned(
                    builderCall(optionalName(builder), [(nil, Expr(.nilLiteral, optionalArgument(type, builder), place))], builder, at: place).retyped(type))
            ]
        }
        for index in heads.indices.reversed() {
            tail = [Statement(.if(heads[index], then: blocks[index].statements + [assigned(values[index])], else: tail), place)]
        }
        statements.append(Statement(.bind(.variable(result), nil), place))
        statements += tail
        components.append(Expr(.local(result), type, place))
    }

    private func optionalName(_ builder: NominalDecl) -> String { hasMember("buildOptional", builder) ? "buildOptional" : "buildIf" }

    /// The type of the `nil` passed to `buildOptional` where the component is of the given type.
    private func optionalArgument(_ type: SwiftType, _ builder: NominalDecl) -> SwiftType {
        if head(type).optionalPayload != nil { return head(type) }
        return module.named(.optional, fresh())
    }

    private func switchBranches(_ node: SwitchExprSyntax, _ builder: NominalDecl, _ place: Span, _ statements: inout [Statement], _ components: inout [Expr]) {
        let subject = defaulted(expression(node.subject, nil))
        let holder = store(subject, &statements)
        var blocks: [BuiltBlock] = []
        let cases = switchCases(node, holder) { items in
            let block = builtBlock(items, builder, at: span(items))
            blocks.append(block)
            return block.statements
        }
        if blocks.contains(where: { $0.value.type.isError }) || blocks.isEmpty { components.append(Expr(.failed, .error, place)); return }
        guard let (type, values) = paired(blocks.map(\.value), optional: false, builder, place) else { components.append(Expr(.failed, .error, place)); return }
        let result = LocalVariable(name: "$branch", type: type, isLet: false)
        var filled: [SwitchCase] = []
        for (switchCase, value) in zip(cases, values) {
            var changed = switchCase
            changed.body.append(Statement(.expression(Expr(.assign(Expr(.local(result), type, place), value), .void, place)), place))
            filled.append(changed)
        }
        statements.append(Statement(.bind(.variable(result), nil), place))
        statements.append(Statement(.switch(holder, filled), place))
        components.append(Expr(.local(result), type, place))
    }

    /// Wraps each branch's value in its way through the balanced tree; all come out as one type.
    private func paired(_ values: [Expr], optional: Bool, _ builder: NominalDecl, _ place: Span) -> (SwiftType, [Expr])? {
        func pair(onlyDisfavored: Bool) -> (SwiftType, [Expr])? {
            paired(values, optional: optional, builder, place, onlyDisfavored: onlyDisfavored)
        }
        // Where what is preferred takes branches of one type alone, others may take several.
        let mayDiffer = functions("buildEither", of: builder, taking: 1, at: place).contains(where: \.isDisfavored)
        if mayDiffer, trial({ pair(onlyDisfavored: false) }) == nil, let made = trial({ pair(onlyDisfavored: true) }) { return made }
        return pair(onlyDisfavored: false)
    }

    private func paired(_ values: [Expr], optional: Bool, _ builder: NominalDecl, _ place: Span, onlyDisfavored: Bool) -> (SwiftType, [Expr])? {
        let paths = Self.paths(values.count)
        let type = fresh()
        var results: [Expr] = []
        for (value, path) in zip(values, paths) {
            var wrapped = value
            for step in path.reversed() {
                wrapped = builderCall("buildEither", [(step ? "first" : "second", wrapped)], builder, at: place, onlyDisfavored: onlyDisfavored)
            }
            if optional {
                let some = Expr(.wrap(wrapped), module.named(.optional, wrapped.type), place)
                wrapped = builderCall(optionalName(builder), [(nil, some)], builder, at: place)
            }
            guard unify(type, wrapped.type) else { mismatch(wrapped, type); return nil }
            results.append(wrapped)
        }
        return (type, results)
    }

    private func forLoop(_ node: ForStmtSyntax, _ builder: NominalDecl, _ statements: inout [Statement], _ components: inout [Expr]) {
        guard hasMember("buildArray", builder) else {
            reportControlFlow(builder, at: span(node.forKeyword), help: builder.name == "ViewBuilder" ? "use ForEach" : nil)
            components.append(Expr(.failed, .error, span(node)))
            return
        }
        let place = span(node)
        var list: Expr?
        let loop = forStatement(
            node, nil, place,
            body: { items in
                let built = self.builtBlock(items, builder, at: place)
                guard !built.value.type.isError else { return [] }
                let type = self.module.named(.array, built.value.type)
                let parts = Expr(.local(LocalVariable(name: "$parts", type: type, isLet: false)), type, place)
                list = parts
                return built.statements + [Statement(.expression(self.appending(built.value, to: parts, at: place)), place)]
            })
        guard let loop, let list, case .local(let parts) = list.kind else { return components.append(Expr(.failed, .error, place)) }
        statements.append(Statement(.bind(.variable(parts), Expr(.array([]), list.type, place)), place))
        statements.append(loop)
        components.append(store(builderCall("buildArray", [(nil, list)], builder, at: place), &statements))
    }

    private func appending(_ value: Expr, to list: Expr, at place: Span) -> Expr {
        let methods = methods("append", of: list.type, isStatic: false, base: list)
        return call(methods, [Argument(label: nil, source: .typed(value), span: value.span)], expecting: nil, named: "append", at: place)
    }
}

extension Expr {
    /// The same expression, of a type that says more.
    func retyped(_ type: SwiftType) -> Expr { Expr(kind, type, span) }
}
