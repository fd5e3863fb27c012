import Diagnostics
import SwiftModel
import SwiftSyntax

/// Closures.
extension Checker {
    /// A closure where a function type is wanted.
    func closure(_ node: ClosureExprSyntax, _ expected: FunctionType, builder: NominalDecl?) -> Expr {
        let place = span(node)
        let result = Closure()
        let function = FunctionScope(parent: scope?.function, body: result.body, result: expected.result)
        function.isClosure = true
        function.isEscaping = closureEscapes
        if builder != nil, case .function(let decl)? = candidateInHand?.target, decl.kind == .initializer, decl.isPrelude {
            function.container = decl.owner
            if let owner = decl.owner, owner.known == .tabView { function.tabSelection = candidateInHand?.map[owner.parameters[0]] }
        }
        result.isEscaping = closureEscapes
        closureEscapes = false
        // Statements are read one by one: what the closure gets is known by then.
        if builder != nil || soleExpression(node.statements) == nil { for parameter in expected.parameters { defaultVariables(parameter.type) } }
        let outerBuilder = builderAtHand
        (builderAtHand, nextBuilder) = (nextBuilder, nil)
        defer { builderAtHand = outerBuilder }
        let outer = scope
        captures(node, result)
        scope = Scope(parent: outer, function: function)
        defer { scope = outer }
        for (variable, _) in result.captureList { scope?.names[variable.name] = .variable(variable) }
        if let this = result.captureList.first(where: { $0.0.name == "self" })?.0 { function.selfVariable = this }
        closureParameters(node, expected, result)
        if let written = node.signature?.returnClause?.type {
            let type = type(written)
            // A value where an optional is wanted: the result is wrapped.
            if trial({ self.unify(function.result, type) ? true : nil }) == nil,
                !(head(function.result).optionalPayload.map { unify($0, type) } ?? false),
                converted(Expr(.failed, type, span(written)), to: function.result) == nil
            {
                let message = "declared closure result '\(type.resolved)' is incompatible with contextual type '\(function.result.resolved)'"
                error("return", message, at: span(written), help: "write '\(function.result.resolved)', or leave the result out")
            }
            function.result = type
        } else if head(function.result).isOpenVariable {
            function.infersResult = true
        }
        // What its calls throw is thrown where it is called.
        if let written = thrownType(of: node) { _ = expected.thrown.map { unify($0, written) } }
        let thrown = expected.thrown ?? thrownType(of: node)
        if let thrown, !head(thrown).isOpenVariable { function.thrownType = head(thrown) }
        let (_, thrownTypes) = collectingThrown {
            if let builder, !holdsReturn(node.statements) {
                let made = builderBody(node.statements, builder, at: place)
                finishBuilder(made, function, result.body, place)
            } else {
                closureStatements(node.statements, function, result)
                checkReturns(node, function, result)
            }
        }
        result.thrownTypes = function.thrownType.map { [$0] } ?? thrownTypes
        if let thrown, head(thrown).isOpenVariable {
            _ = unify(thrown, thrownTypes.count > 1 ? anyError : thrownTypes.first ?? module.named(.never))
        }
        result.resultType = function.result
        result.body.variables = result.parameters
        let type = FunctionType(
            parameters: zip(expected.parameters, result.parameters).map { _, variable in
                var parameter = FunctionType.Parameter(type: variable.type, isInout: variable.isInout)
                if variable.isVariadic, let element = variable.type.resolved.arguments.first { (parameter.type, parameter.isVariadic) = (element, true) }
                parameter.isConsuming = variable.isConsuming
                return parameter
            }
                + (result.parameters.isEmpty ? expected.parameters : []),
            result: function.result, isThrowing: expected.isThrowing, isAsync: expected.isAsync, thrown: thrown)
        return noteOpen(Expr(.closure(result), .function(type), place), ExprSyntax(node))
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
                value = lookup(name, nil, span(item)) ?? Expr(.failed, .error, span(item))
                if value.type.isError { unknownName(name, at: span(item)) }
            }
            let type = isWeak && value.type.optionalPayload == nil ? module.named(.optional, value.type) : value.type
            let variable = LocalVariable(name: name, type: type, isLet: true, span: span(item))
            variable.isWeak = isWeak || item.specifier?.specifier.text == "unowned"
            result.captureList.append((variable, value))
        }
    }

    private func closureParameters(_ node: ClosureExprSyntax, _ expected: FunctionType, _ result: Closure) {
        defer {
            for (variable, parameter) in zip(result.parameters, expected.parameters) {
                if parameter.isIsolated { variable.isIsolated = true }
                if parameter.isConsuming { variable.isConsuming = true }
            }
        }
        func declareParameter(_ name: String, _ type: SwiftType, _ isInout: Bool, _ place: Span?, isVariadic: Bool = false) {
            let variable = LocalVariable(name: name, type: isVariadic ? module.named(.array, type) : type, isLet: !isInout, span: place)
            variable.isVariadic = isVariadic
            variable.isInout = isInout
            variable.isParameter = true
            result.parameters.append(variable)
            if name != "_" { declare(variable) }
            if let place { declareWrapped(by: variable, at: place) }
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?:
            if expected.parameters.count == 1, list.count > 1, case .tuple(let elements) = head(expected.parameters[0].type), elements.count == list.count {
                return destructured(list.map { ($0.name.word, span($0)) }, elements, expected, result)
            }
            for (index, item) in list.enumerated() {
                let parameter = expected.parameters.indices.contains(index) ? expected.parameters[index] : FunctionType.Parameter(type: .error)
                declareParameter(item.name.word, parameter.type, parameter.isInout, span(item), isVariadic: parameter.isVariadic)
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
                    if written.is(PackExpansionTypeSyntax.self) { unsupported("a parameter pack of a closure is", at: written) }
                    let own = self.type(written)
                    if !unify(type, own) {
                        error("closure-parameter", "cannot convert value of type '\(type.resolved)' to closure parameter type '\(own)'", at: span(item))
                    }
                    type = own
                }
                let isInout = parameter.isInout || (item.type.map { attributes(of: $0).contains("inout") } ?? false)
                let isVariadic = parameter.isVariadic || item.ellipsis != nil
                declareParameter((item.secondName ?? item.firstName).text, type, isInout, span(item), isVariadic: isVariadic)
                let specifiers = item.type.map { self.attributes(of: $0) } ?? []
                result.parameters.last?.isIsolated = specifiers.contains("isolated")
                result.parameters.last?.isConsuming = FunctionDecl.Ownership(specifiers) == .consuming
            }
        case nil:
            let used = shorthandCount(node)
            if expected.parameters.count == 1, used > 1, case .tuple(let elements) = head(expected.parameters[0].type), elements.count >= used {
                return destructured(elements.indices.map { ("$\($0)", span(node)) }, elements, expected, result)
            }
            for (index, parameter) in expected.parameters.enumerated() {
                declareParameter("$\(index)", parameter.type, parameter.isInout, nil, isVariadic: parameter.isVariadic)
            }
        }
    }

    /// A closure of several names for one tuple.
    private func destructured(_ names: [(String, Span)], _ elements: [TupleElement], _ expected: FunctionType, _ result: Closure) {
        let whole = LocalVariable(name: "$tuple", type: expected.parameters[0].type, isLet: true, span: names.first?.1)
        result.parameters.append(whole)
        for (index, (name, place)) in names.enumerated() where name != "_" {
            let variable = LocalVariable(name: name, type: elements[index].type, isLet: true, span: place)
            declare(variable)
            declareWrapped(by: variable, at: place)
            let part = Expr(.tupleElement(Expr(.local(whole), whole.type, place), index), elements[index].type, place)
            prologue.append(Statement(.bind(.variable(variable), part), place))
        }
    }

    /// `$item` as a parameter: `item` reads and writes through the binding.
    private func declareWrapped(by binding: LocalVariable, at place: Span) {
        let name = binding.name
        guard name.hasPrefix("$"), Int(name.dropFirst()) == nil,
            let value = memberValue("wrappedValue", on: Expr(.local(binding), binding.type, place), at: place, expected: nil)
        else { return }
        let alias = LocalVariable(name: String(name.dropFirst()), type: value.type, isLet: false, span: place)
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
        if let syntax = soleExpression(items), !(head(function.result).isVoid && (syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self))) {
            let place = span(syntax)
            let wanted = function.result
            impliedResult = function.infersResult ? syntax.id : nil
            let expr = expression(syntax, head(wanted).isVoid ? nil : wanted)
            if endsTheRun(expr, wanted: wanted), !function.infersResult {
                statements.append(Statement(.expression(expr), place))
            } else if head(wanted).isVoid {
                warnUnused(expr)
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
        result.body.statements = statements
        guard function.infersResult, !function.sawReturn else { return }
        // `{ throw Failure() }` gives nothing back: another argument may say of which type.
        if candidateInHand != nil, head(function.result).isOpenVariable, statements.endAlways {
            neverGiven.append(function.result)
        } else {
            _ = unify(function.result, .void)
        }
    }

    /// A closure that returns a value does so on every way.
    private func checkReturns(_ node: ClosureExprSyntax, _ function: FunctionScope, _ result: Closure) {
        let type = function.result.resolved
        guard !type.isVoid, !type.isError, !type.isOpenVariable, !result.body.statements.endAlways, !holdsError(span(node))
        else { return }
        error("missing-return", "missing return in closure expected to return '\(type)'", at: span(node.rightBrace))
    }

    /// A closure without an expected function type: parameters need types, the result is inferred.
    func closureValue(_ node: ClosureExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        // One that is called on the spot goes nowhere.
        closureEscapes = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        if let expected { settlePack(of: expected, by: node) }
        if let expected, case .function(let wanted)? = (head(expected).optionalPayload.map(head) ?? head(expected)) as SwiftType? {
            if let count = excessArguments(node, for: wanted) {
                error("closure-arguments", closureCountMessage(wanted, count), at: place)
                return Expr(.failed, .error, place)
            }
            if reportIgnoredArguments(of: node, wanted, at: place) { return Expr(.failed, .error, place) }
        }
        if let expected {
            let target = head(expected)
            if case .function(let function) = target { return closure(node, function, builder: nil) }
            if let payload = target.optionalPayload, case .function(let function) = head(payload) { return closure(node, function, builder: nil) }
        }
        var parameters: [FunctionType.Parameter] = []
        switch node.signature?.parameterClause {
        case .parameterClause(let clause)?:
            for item in clause.parameters {
                let isInout = item.type.map { attributes(of: $0).contains("inout") } ?? false
                parameters.append(.init(type: item.type.map { type($0) } ?? fresh(), isInout: isInout))
            }
        case .simpleInput(let list)?: for _ in list { parameters.append(.init(type: fresh())) }
        case nil: for _ in 0..<shorthandCount(node) { parameters.append(.init(type: fresh())) }
        }
        let effects = ClosureEffects(node)
        return closure(
            node,
            FunctionType(
                parameters: parameters, result: node.signature?.returnClause.map { type($0.type) } ?? fresh(), isThrowing: effects.throwing,
                isAsync: effects.asynchronous, thrown: thrownType(of: node)),
            builder: nil)
    }

    /// How many arguments a closure names if it gets fewer and they aren't a tuple to destructure; `nil` if all is well.
    func excessArguments(_ node: ClosureExprSyntax, for function: FunctionType) -> Int? {
        let named = parameterCount(node)
        let given = named ?? shorthandCount(node)
        if given == function.parameters.count || (named == nil && given == 0) { return nil }
        if named == nil, given < function.parameters.count, isUnfinished(node) { return nil }
        guard given > 1, function.parameters.count == 1 else { return given }
        switch head(function.parameters[0].type) {
        case .tuple(let elements): return named == nil ? given <= elements.count ? nil : given : given == elements.count ? nil : given
        case .variable(let variable): return variable.literal == nil ? nil : given
        case .error: return nil
        default: return given
        }
    }

    /// A closure that gives no names to what it gets.
    func ignoredArgumentsMessage(_ wanted: FunctionType) -> String {
        let count = wanted.parameters.count
        return "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored"
    }

    /// Reports a closure that names nothing of what it gets, and returns whether it is one.
    func reportIgnoredArguments(of node: ClosureExprSyntax, _ wanted: FunctionType, at place: Span) -> Bool {
        let isOfVoid = wanted.parameters.count == 1 && head(wanted.parameters[0].type).isVoid
        guard parameterCount(node) == nil, shorthandCount(node) == 0, !wanted.parameters.isEmpty, !isOfVoid, !isUnfinished(node) else { return false }
        error("closure-arguments", ignoredArgumentsMessage(wanted), at: place, help: "name them, or '_': { \(ignoredNames(wanted)) in … }")
        return true
    }

    private func ignoredNames(_ wanted: FunctionType) -> String { wanted.parameters.map { _ in "_" }.joined(separator: ", ") }

    /// Where a closure names its arguments; the closure itself where it does not.
    func namesPlace(of closure: ClosureExprSyntax) -> Span { closure.signature?.parameterClause.map { span($0) } ?? span(closure) }

    /// The names that a closure gives its arguments are more or fewer than it gets.
    func closureCountMessage(_ wanted: FunctionType, _ given: Int) -> String {
        let count = wanted.parameters.count
        var wanted = wanted
        // What throws only what its closure throws is shown without.
        if case .function(let decl)? = candidateInHand?.target, decl.isRethrowing { wanted.isThrowing = false }
        let (expects, used) = ("\(count) argument\(count == 1 ? "" : "s")", "\(given) \(given == 1 ? "was" : "were")")
        let type = SwiftType.function(wanted).description
        let written = wanted.result.isVoid ? type.dropLast(2) + "Void" : type[...]
        return "contextual closure type '\(written)' expects \(expects), but \(used) used in closure body"
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
        if escapes { reportImplicitSelf(name, of: type, at: place, help: "write 'self.\(name)', or capture it: { [weak self] in … }") }
    }

    func reportImplicitSelf(_ name: String, of type: SwiftType, at place: Span, help: String) {
        let isMethod = members(name, of: type, isStatic: false).contains { if case .function = $0.member { true } else { false } }
        let what = isMethod ? "call to method" : "reference to property"
        error("implicit-self", "\(what) '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit", at: place, help: help)
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
}
