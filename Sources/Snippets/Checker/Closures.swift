import Diagnostics
import SwiftSyntax

/// Closures and function bodies.
extension Checker {
    /// A closure where a function type is wanted.
    func closure(_ node: ClosureExprSyntax, _ expected: FunctionType, builder: NominalDecl?) -> Expr {
        let place = span(node)
        let result = Closure()
        let function = FunctionScope(parent: scope?.function, body: result.body, result: expected.result)
        function.isClosure = true
        function.isEscaping = closureEscapes
        result.isEscaping = closureEscapes
        closureEscapes = false
        let outer = scope
        captures(node, result)
        scope = Scope(parent: outer, function: function)
        defer { scope = outer }
        for (variable, _) in result.captureList { scope?.names[variable.name] = .variable(variable) }
        if let this = result.captureList.first(where: { $0.0.name == "self" })?.0 { function.selfVariable = this }
        closureParameters(node, expected, result)
        if let written = node.signature?.returnClause?.type {
            let type = type(written)
            _ = unify(function.result, type)
            function.result = type
        } else if head(function.result).isOpenVariable {
            function.infersResult = true
        }
        if let builder, !holdsReturn(node.statements) {
            let made = builderBody(node.statements, builder, at: place)
            finishBuilder(made, function, result.body, place)
        } else {
            closureStatements(node.statements, function, result)
        }
        result.resultType = function.result
        result.body.variables = result.parameters
        let type = FunctionType(
            parameters: zip(expected.parameters, result.parameters).map { FunctionType.Parameter(type: $1.type, isInout: $0.isInout) }
                + (result.parameters.isEmpty ? expected.parameters : []),
            result: function.result, isThrowing: expected.isThrowing, isAsync: expected.isAsync)
        return Expr(.closure(result), .function(type), place)
    }

    /// The statements of a built body, with its value returned.
    func finishBuilder(_ made: BuiltBlock, _ function: FunctionScope, _ body: Body, _ place: Span) {
        body.statements = made.statements
        if made.value.type.isError { return fail(function.result) }
        guard let converted = converted(made.value, to: function.result) else {
            mismatch(made.value, function.result)
            return
        }
        body.statements.append(Statement(.return(converted), place))
    }

    private func captures(_ node: ClosureExprSyntax, _ result: Closure) {
        for item in node.signature?.capture?.items ?? [] {
            let isWeak = item.specifier?.specifier.text == "weak"
            let name = item.name.word
            let value: Expr
            if let written = item.initializer?.value {
                value = defaulted(expression(written, nil))
            } else if name == "self" {
                guard let this = selfReference(at: span(item)) else { continue }
                value = this
            } else {
                value = lookup(name, labels: nil, nil, span(item)) ?? Expr(.failed, .error, span(item))
                if value.type.isError { unknownName(name, at: span(item)) }
            }
            let type = isWeak && value.type.optionalPayload == nil ? module.named("Optional", value.type) : value.type
            let variable = LocalVariable(name: name, type: type, isLet: true, span: span(item))
            variable.isWeak = isWeak || item.specifier?.specifier.text == "unowned"
            result.captureList.append((variable, value))
        }
    }

    private func closureParameters(_ node: ClosureExprSyntax, _ expected: FunctionType, _ result: Closure) {
        func declareParameter(_ name: String, _ type: SwiftType, _ isInout: Bool, _ place: Span?) {
            let variable = LocalVariable(name: name, type: type, isLet: !isInout, span: place)
            variable.isInout = isInout
            variable.isParameter = true
            result.parameters.append(variable)
            if name != "_" { declare(variable) }
            // `{ $item in … }` with a binding: `item` is its value.
            if name.hasPrefix("$"), Int(name.dropFirst()) == nil, let place,
                let inner = memberValue("wrappedValue", on: Expr(.local(variable), type, place), at: place, expected: nil)
            {
                projected(String(name.dropFirst()), variable, inner, place)
            }
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?:
            if expected.parameters.count == 1, list.count > 1, case .tuple(let elements) = head(expected.parameters[0].type), elements.count == list.count {
                return destructured(list.map { ($0.name.word, span($0)) }, elements, expected, result)
            }
            for (index, item) in list.enumerated() {
                let parameter = expected.parameters.indices.contains(index) ? expected.parameters[index] : FunctionType.Parameter(type: .error)
                declareParameter(item.name.word, parameter.type, parameter.isInout, span(item))
            }
        case .parameterClause(let clause)?:
            if expected.parameters.count == 1, clause.parameters.count > 1, case .tuple(let elements) = head(expected.parameters[0].type),
                elements.count == clause.parameters.count
            {
                return destructured(clause.parameters.map { (($0.secondName ?? $0.firstName).text, span($0)) }, elements, expected, result)
            }
            for (index, item) in clause.parameters.enumerated() {
                let parameter = expected.parameters.indices.contains(index) ? expected.parameters[index] : FunctionType.Parameter(type: .error)
                var type = parameter.type
                if let written = item.type {
                    let own = self.type(written)
                    if !unify(type, own) {
                        error("closure-parameter", "cannot convert value of type '\(type.resolved)' to closure parameter type '\(own)'", at: span(item))
                    }
                    type = own
                }
                declareParameter((item.secondName ?? item.firstName).text, type, parameter.isInout, span(item))
            }
        case nil:
            let used = shorthandCount(node)
            if expected.parameters.count == 1, used > 1, case .tuple(let elements) = head(expected.parameters[0].type), elements.count >= used {
                return destructured(elements.indices.map { ("$\($0)", span(node)) }, elements, expected, result)
            }
            for (index, parameter) in expected.parameters.enumerated() { declareParameter("$\(index)", parameter.type, parameter.isInout, nil) }
        }
    }

    /// A closure of several names for one tuple.
    private func destructured(_ names: [(String, Span)], _ elements: [TupleElement], _ expected: FunctionType, _ result: Closure) {
        let whole = LocalVariable(name: "$tuple", type: expected.parameters[0].type, isLet: true, span: names.first?.1)
        result.parameters.append(whole)
        for (index, (name, place)) in names.enumerated() where name != "_" {
            let variable = LocalVariable(name: name, type: elements[index].type, isLet: true, span: place)
            declare(variable)
            let part = Expr(.tupleElement(Expr(.local(whole), whole.type, place), index), elements[index].type, place)
            prologue.append(Statement(.bind(.variable(variable), part), place))
        }
    }

    /// `$item` as a parameter: `item` reads and writes through the binding.
    private func projected(_ name: String, _ binding: LocalVariable, _ value: Expr, _ place: Span) {
        let alias = LocalVariable(name: name, type: value.type, isLet: false, span: place)
        aliases[alias] = { at in
            self.capture(binding, from: self.owner(of: binding) ?? FunctionScope(parent: nil, body: Body(), result: .error))
            return Expr(value.kind, value.type, at)
        }
        declare(alias)
    }

    private func owner(of variable: LocalVariable) -> FunctionScope? {
        var current = scope
        while let scope = current {
            if case .variable(let found)? = scope.names[variable.name], found == variable { return scope.function }
            current = scope.parent
        }
        return nil
    }

    private func closureStatements(_ items: CodeBlockItemListSyntax, _ function: FunctionScope, _ result: Closure) {
        let start = prologue
        prologue = []
        let opening = start
        var statements = opening
        if let syntax = onlyExpression(items), !(head(function.result).isVoid && (syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self))) {
            let place = span(syntax)
            let wanted = function.result
            let expr = expression(syntax, head(wanted).isVoid ? nil : wanted)
            if head(wanted).isVoid {
                warnUnused(expr, syntax)
                statements.append(Statement(.expression(defaulted(expr)), place))
            } else if function.infersResult {
                if expr.type.isError {
                    fail(wanted)
                } else if let converted = converted(expr, to: wanted) {
                    statements.append(Statement(.return(converted), place))
                } else {
                    mismatch(expr, wanted, for: .closureResult)
                }
            } else if expr.type.isVoid, !expr.type.isError, case .function = head(wanted) {
                mismatch(expr, wanted, for: .closureResult)
            } else if let converted = converted(expr, to: wanted) {
                statements.append(Statement(.return(converted), place))
            } else {
                mismatch(expr, wanted, for: .closureResult)
            }
            result.body.statements = statements
            return
        }
        statements += self.statements(items)
        if function.infersResult, !function.sawReturn { _ = unify(function.result, .void) }
        result.body.statements = statements
    }

    /// The one expression of a body, whose value is returned: `if` and `switch` count where every branch is one expression.
    private func onlyExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard items.count == 1, let only = items.first else { return nil }
        switch only.item {
        case .expr(let syntax): return syntax
        case .stmt(let stmt):
            guard let syntax = stmt.as(ExpressionStmtSyntax.self)?.expression, isValue(syntax) else { return nil }
            return syntax
        case .decl: return nil
        }
    }

    private func isValue(_ syntax: ExprSyntax) -> Bool {
        if let node = syntax.as(IfExprSyntax.self) {
            guard onlyExpression(node.body.statements) != nil else { return false }
            switch node.elseBody {
            case .ifExpr(let inner)?: return isValue(ExprSyntax(inner))
            case .codeBlock(let block)?: return onlyExpression(block.statements) != nil
            case nil: return false
            }
        }
        if let node = syntax.as(SwitchExprSyntax.self) {
            return node.cases.allSatisfy { item in
                guard case .switchCase(let switchCase) = item else { return false }
                return onlyExpression(switchCase.statements) != nil
            }
        }
        return true
    }

    /// A closure without an expected function type: parameters need types, the result is inferred.
    func closureValue(_ node: ClosureExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        // One that is called on the spot goes nowhere.
        closureEscapes = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        if let expected, case .function(let wanted)? = (head(expected).optionalPayload.map(head) ?? head(expected)) as SwiftType?,
            let count = excessArguments(node, for: wanted)
        {
            error("closure-arguments", closureCountMessage(wanted, count), at: place)
            return Expr(.failed, .error, place)
        }
        if let expected {
            let target = head(expected)
            if case .function(let function) = target { return closure(node, function, builder: nil) }
            if let payload = target.optionalPayload, case .function(let function) = head(payload) { return closure(node, function, builder: nil) }
        }
        var parameters: [FunctionType.Parameter] = []
        switch node.signature?.parameterClause {
        case .parameterClause(let clause)?:
            for item in clause.parameters { parameters.append(.init(type: item.type.map { type($0) } ?? fresh())) }
        case .simpleInput(let list)?: for _ in list { parameters.append(.init(type: fresh())) }
        case nil: for _ in 0..<shorthandCount(node) { parameters.append(.init(type: fresh())) }
        }
        return closure(node, FunctionType(parameters: parameters, result: node.signature?.returnClause.map { type($0.type) } ?? fresh()), builder: nil)
    }

    /// A closure that stands alone tells the types of its parameters, or its body does.
    func checkOpenParameters(_ expr: Expr, _ syntax: ExprSyntax) {
        guard trialDepth == 0, case .closure(let closure) = expr.kind, let node = syntax.as(ClosureExprSyntax.self) else { return }
        for parameter in closure.parameters where parameter.type.resolved.isOpenVariable {
            error(
                "closure-parameter", "cannot infer type of closure parameter '\(parameter.name)' without a type annotation",
                at: parameter.span ?? firstUse(of: parameter.name, in: node),
                help: "write the type: { (\(parameter.span == nil ? "x" : parameter.name): Int) in … }")
        }
    }

    /// Where a closure names one of its nameless arguments for the first time.
    private func firstUse(of name: String, in node: ClosureExprSyntax) -> Span {
        node.tokens(viewMode: .sourceAccurate).first { $0.text == name }.map { span($0) } ?? span(node)
    }

    /// How many arguments a closure names where it gets fewer and those are no tuple to be taken apart; `nil` where all is well.
    func excessArguments(_ node: ClosureExprSyntax, for function: FunctionType) -> Int? {
        let named = parameterCount(node)
        let given = named ?? shorthandCount(node)
        if given <= function.parameters.count, named == nil || given == function.parameters.count { return nil }
        guard given > 1, function.parameters.count == 1 else { return given }
        switch head(function.parameters[0].type) {
        case .tuple(let elements): return named == nil ? given <= elements.count ? nil : given : given == elements.count ? nil : given
        case .variable, .error: return nil
        default: return given
        }
    }

    /// A closure that gives no names to what it gets.
    func ignoredArgumentsMessage(_ wanted: FunctionType) -> String {
        let count = wanted.parameters.count
        return "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored"
    }

    func ignoredNames(_ wanted: FunctionType) -> String { wanted.parameters.map { _ in "_" }.joined(separator: ", ") }

    /// The names that a closure gives its arguments are more or fewer than it gets.
    func closureCountMessage(_ wanted: FunctionType, _ given: Int) -> String {
        let count = wanted.parameters.count
        var wanted = wanted
        // What throws only what its closure throws is shown without.
        if case .function(let decl)? = candidateInHand?.target, decl.isRethrowing { wanted.isThrowing = false }
        let (expects, used) = ("\(count) argument\(count == 1 ? "" : "s")", "\(given) \(given == 1 ? "was" : "were")")
        return "contextual closure type '\(SwiftType.function(wanted))' expects \(expects), but \(used) used in closure body"
    }

    /// A member of a class without `self.` in a closure that may outlive the call.
    func checkImplicitSelf(_ name: String, of type: SwiftType, at place: Span) {
        guard trialDepth == 0, head(type).nominal?.kind == .class else { return }
        var current = scope
        while let scope = current {
            if scope.names["self"] != nil { return }
            current = scope.parent
        }
        var function = scope?.function
        var escapes = false
        while let current = function, current.selfVariable == nil {
            escapes = escapes || current.isEscaping
            function = current.parent
        }
        guard escapes else { return }
        let isMethod = members(name, of: type, isStatic: false).contains { if case .function = $0.member { true } else { false } }
        error(
            "implicit-self",
            "\(isMethod ? "call to method" : "reference to property") '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit",
            at: place, help: "write 'self.\(name)', or capture it: { [weak self] in … }")
    }

    func autoclosure(_ syntax: ExprSyntax, _ type: SwiftType, at place: Span) -> Expr? {
        var inner = type
        if case .function(let function) = head(type) { inner = function.result }
        let result = Closure()
        let function = FunctionScope(parent: scope?.function, body: result.body, result: inner)
        function.isClosure = true
        let outer = scope
        scope = Scope(parent: outer, function: function)
        defer { scope = outer }
        let expr = expression(syntax, inner)
        guard let value = converted(expr, to: inner) else { mismatch(expr, inner, for: .argument); return nil }
        result.resultType = inner
        result.body.statements = [Statement(.return(value), place)]
        return Expr(.autoclosure(result), .function(FunctionType(parameters: [], result: inner)), place)
    }

    func constantClosure(_ value: Expr) -> Closure {
        let result = Closure()
        result.resultType = value.type
        result.body.statements = [Statement(.return(value), value.span)]
        if case .local(let variable) = value.kind {
            variable.isCaptured = true
            result.body.captures = [variable]
        }
        return result
    }

    // MARK: Function bodies

    func functionBody(_ decl: FunctionDecl, _ items: CodeBlockItemListSyntax) -> Body {
        let body = Body()
        let selfType = decl.owner?.selfType
        let isInitializer = decl.kind == .initializer
        let function = FunctionScope(parent: scope?.function, body: body, result: isInitializer ? .void : decl.result)
        function.isInitializer = isInitializer
        function.place = decl.span
        function.thrownType = decl.thrownType
        let outer = scope
        scope = Scope(parent: outer, function: function)
        defer { scope = outer }
        if let owner = decl.owner, let selfType {
            let type: SwiftType = decl.isStatic && !isInitializer ? .metatype(selfType) : selfType
            let isClass = owner.kind == .class
            let this = LocalVariable(name: "self", type: type, isLet: !(decl.isMutating || isInitializer) || isClass)
            this.isInout = decl.isMutating && !isClass
            body.selfVariable = this
            function.selfVariable = this
        }
        for parameter in decl.arguments {
            var type = parameter.type
            if parameter.isVariadic { type = module.named("Array", type) }
            if parameter.isAutoclosure, case .function = type.head {
            } else if parameter.isAutoclosure {
                type = .function(FunctionType(parameters: [], result: type))
            }
            let variable = LocalVariable(name: parameter.name, type: type, isLet: !parameter.isInout, span: decl.span)
            variable.isInout = parameter.isInout
            variable.isParameter = true
            body.variables.append(variable)
            if parameter.name != "_" { declare(variable) }
        }
        let place = decl.span ?? span(in: source)
        let builder = decl.builder ?? inheritedBuilder(decl)
        if let opaque = decl.opaque { function.result = fresh(); _ = opaque }
        if let builder, !holdsReturn(items) {
            let made = builderBody(items, builder, at: place)
            finishBuilder(made, function, body, place)
        } else if !isInitializer, decl.kind != .deinitializer, !function.result.isVoid, let syntax = soleExpression(items) {
            let expr = value(syntax, as: function.result, for: .returned)
            body.statements = [Statement(.return(expr), span(syntax))]
            function.sawReturn = true
        } else {
            body.statements = statements(items)
            let needs = !function.result.isVoid && !isInitializer && decl.kind != .deinitializer
            if needs, !endsAlways(body.statements) {
                reportMissingReturn(decl, items, function.sawReturn)
            }
        }
        if let opaque = decl.opaque { settle(opaque, decl, function.result) }
        return body
    }

    private func reportMissingReturn(_ decl: FunctionDecl, _ items: CodeBlockItemListSyntax, _ sawReturn: Bool) {
        let help = holdsOnlyViews(items) ? "mark it '@ViewBuilder' to build several views" : nil
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

    /// The underlying type of `some P`, where it may stand inside another type (`(some View)?`).
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
        if case .opaque(let own, _) = underlying, own == opaque {
            error("self-opaque", "function opaque return type was inferred as itself, which would make it endless", at: decl.span, help: "return another view")
            opaque.underlying = .error
            return
        }
        for target in opaque.protocols where !conformances.conforms(underlying, to: target) {
            if !underlying.isError { reportOpaque(underlying, target, decl) }
            opaque.underlying = .error
            return
        }
        opaque.underlying = underlying
    }

    private func reportOpaque(_ type: SwiftType, _ target: NominalDecl, _ decl: FunctionDecl) {
        if case .tuple = type { return reportConformance(type, target, at: decl.span ?? span(in: source)) }
        error("opaque-conformance", "return type of '\(decl.name)' requires that '\(type)' conform to '\(target.name)'", at: decl.span)
    }

    /// The builder of the protocol requirement that the member fulfils: `body` of a View.
    private func inheritedBuilder(_ decl: FunctionDecl) -> NominalDecl? {
        guard let owner = decl.owner, owner.kind != .protocol else { return nil }
        for target in conformances.protocols(of: owner.selfType) {
            for member in module.members(decl.name, of: target) {
                switch member {
                case .variable(let variable) where decl.kind == .getter:
                    if let builder = variable.getter?.builder ?? builder(among: variable.attributes.names) { return builder }
                case .function(let function) where decl.kind == .function && function.fullName == decl.fullName:
                    if let builder = function.builder { return builder }
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

    /// Whether control never reaches the end of the statements.
    func endsAlways(_ statements: [Statement]) -> Bool {
        guard let last = statements.last else { return false }
        switch last.kind {
        case .return, .throw, .unreachable, .break, .continue: return true
        case .if(_, let then, let other): return !other.isEmpty && endsAlways(then) && endsAlways(other)
        case .switch(_, let cases):
            return !cases.isEmpty
                && cases.allSatisfy { endsAlways($0.body) || { if case .fallthrough? = $0.body.last?.kind { return true } else { return false } }($0) }
        case .doCatch(let body, let clauses, _): return endsAlways(body) && clauses.allSatisfy { endsAlways($0.body) }
        case .while(let conditions, _, _):
            if conditions.count == 1, case .boolean(let expr) = conditions[0], case .boolean(true) = expr.kind { return true }
            return false
        case .expression(let expr): return expr.type.isNominal("Never") || { if case .failed = expr.kind { return true } else { return false } }()
        default: return false
        }
    }
}
