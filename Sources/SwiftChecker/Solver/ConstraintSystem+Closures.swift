import SwiftModel
import SwiftSyntax

/// Closures: the expression that is all of one belongs to the expression around it; statements are checked when the parameters are known.
extension ConstraintSystem {
    func closure(_ use: ClosureUse) -> Outcome {
        guard !isOpen(use.type) else { return .waits }
        if let payload = head(use.type).optionalPayload {
            add(.closure(ClosureUse(syntax: use.syntax, type: payload, scope: use.scope, builder: use.builder)))
            return .solved
        }
        guard case .function(let function) = head(use.type) else { return .failed }
        if use.builder == nil, let only = checker.soleExpression(use.syntax.statements) ?? returned(use.syntax.statements) {
            return closure(use, function, giving: only) ? .solved : .failed
        }
        guard parametersAreKnown(use), !function.result.hasVariables else { return .waits }
        return checkWhole(use) ? .solved : .failed
    }

    func parametersAreKnown(_ use: ClosureUse) -> Bool {
        if case .function(let function) = head(use.type) { function.parameters.allSatisfy { !$0.type.hasVariables } } else { false }
    }

    private func returned(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard items.count == 1, let only = items.first, case .stmt(let statement) = only.item else { return nil }
        return statement.as(ReturnStmtSyntax.self)?.expression
    }

    /// A closure of one expression, whose constraints join those around it.
    private func closure(_ use: ClosureUse, _ function: FunctionType, giving syntax: ExprSyntax) -> Bool {
        guard let names = names(of: use.syntax, for: function) else { return false }
        let outer = checker.scope
        defer { checker.scope = outer }
        let inner = FunctionScope(parent: use.scope?.function, body: Body(), result: function.result)
        inner.isClosure = true
        inner.isEscaping = true
        checker.scope = Scope(parent: use.scope, function: inner)
        for (name, type, isInout) in names where name != "_" {
            checker.declare(LocalVariable(name: name, type: type, isLet: !isInout, span: nil))
        }
        if let written = use.syntax.signature?.returnClause?.type, !checker.unify(function.result, checker.type(written)) { return false }
        let type = type(of: syntax)
        if !head(function.result).isVoid { add(.conversion(type, function.result)) }
        return true
    }

    /// The names of a closure's parameters with their types; `nil` where the function has not as many.
    private func names(of node: ClosureExprSyntax, for function: FunctionType) -> [(String, SwiftType, Bool)]? {
        guard checker.excessArguments(node, for: function) == nil else { return nil }
        var written: [(name: String, type: TypeSyntax?)]
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?: written = list.map { ($0.name.word, nil) }
        case .parameterClause(let clause)?: written = clause.parameters.map { (($0.secondName ?? $0.firstName).text, $0.type) }
        case nil:
            let used = checker.shorthandCount(node)
            guard used > 0 || function.parameters.isEmpty else { return nil }
            written = (0..<max(used, function.parameters.count)).map { ("$\($0)", nil) }
        }
        var types = function.parameters.map { ($0.type, $0.isInout) }
        if types.count == 1, written.count > 1, case .tuple(let elements) = head(types[0].0), elements.count >= written.count {
            types = elements.map { ($0.type, false) }
        }
        guard types.count == written.count else { return nil }
        for (own, parameter) in zip(types, written) {
            if let annotation = parameter.type, !checker.unify(own.0, checker.type(annotation)) { return nil }
        }
        return zip(written, types).map { ($0.name, $1.0, $1.1) }
    }

    /// A closure of statements, or of what a builder builds, as the checker types it.
    func checkWhole(_ use: ClosureUse) -> Bool {
        guard case .function(let function) = head(use.type), checker.excessArguments(use.syntax, for: function) == nil else { return false }
        let made = quietly(in: use.scope) { () -> Expr? in
            let value = self.checker.closure(use.syntax, function, builder: use.builder)
            return value.type.isError ? nil : value
        }
        return made != nil
    }

    /// The function type that a closure has by itself: its parameters as they are written, or open.
    func ownType(of use: ClosureUse) -> SwiftType {
        let written: [TypeSyntax?]
        switch use.syntax.signature?.parameterClause {
        case .parameterClause(let clause)?: written = clause.parameters.map(\.type)
        case .simpleInput(let list)?: written = list.map { _ in nil }
        case nil: written = (0..<checker.shorthandCount(use.syntax)).map { _ in nil }
        }
        let parameters = written.map { FunctionType.Parameter(type: $0.map { checker.type($0) } ?? checker.fresh()) }
        return .function(FunctionType(parameters: parameters, result: checker.fresh()))
    }
}
