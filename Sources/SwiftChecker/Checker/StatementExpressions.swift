import Diagnostics
import SwiftModel
import SwiftSyntax

/// `if` and `switch` as expressions.
extension Checker {
    /// The one expression that a body consists of, which is its result: also an `if` or `switch` whose branches are one expression each.
    func soleExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard items.count == 1, let only = items.first else { return nil }
        switch only.item {
        case .expr(let syntax): return syntax
        case .stmt(let statement):
            guard let syntax = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
            return isValue(syntax) ? syntax : nil
        case .decl: return nil
        }
    }

    /// A body's one expression: it is returned, or runs where it never comes back.
    func result(_ syntax: ExprSyntax, as type: SwiftType) -> Statement {
        let expr = expression(syntax, type)
        if endsTheRun(expr, wanted: type) { return Statement(.expression(expr), expr.span) }
        return Statement(.return(value(expr, as: type, for: .returned)), expr.span)
    }

    /// `fatalError()` and the like may appear where any value is wanted.
    func endsTheRun(_ expr: Expr, wanted type: SwiftType) -> Bool { expr.type.resolved.isKnown(.never) && !type.resolved.isKnown(.never) }

    /// Whether every branch of an `if` or `switch` is one expression or ends with a `throw`, and not all with that.
    private func isValue(_ syntax: ExprSyntax) -> Bool {
        guard let branches = branches(syntax) else { return !syntax.is(IfExprSyntax.self) && !syntax.is(SwitchExprSyntax.self) }
        let values = branches.filter { soleExpression($0) != nil }.count
        return values > 0 && branches.allSatisfy { soleExpression($0) != nil || endsInThrow($0) }
    }

    /// The branches of an `if` with a last `else`, or of a `switch`.
    private func branches(_ syntax: ExprSyntax) -> [CodeBlockItemListSyntax]? {
        if let node = syntax.as(IfExprSyntax.self) {
            switch node.elseBody {
            case .ifExpr(let inner)?: return branches(ExprSyntax(inner)).map { [node.body.statements] + $0 }
            case .codeBlock(let block)?: return [node.body.statements, block.statements]
            case nil: return nil
            }
        }
        return syntax.as(SwitchExprSyntax.self)?.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }

    private func endsInThrow(_ items: CodeBlockItemListSyntax) -> Bool {
        if case .stmt(let statement)? = items.last?.item { statement.is(ThrowStmtSyntax.self) } else { false }
    }

    /// What to do about branches of two types: a view builder takes a type for each.
    private var branchHelp: String {
        let buildsViews = scope?.function.opaque?.protocols.contains { $0.known == .view } ?? false
        return buildsViews
            ? "mark the declaration '@ViewBuilder': each branch may have its own type; 'AnyView(…)' around each would hide the types"
            : "write the type of the value, or make the branches alike"
    }

    func statementExpression(_ syntax: ExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        if !syntax.isStatementOrSource {
            let keyword = syntax.is(IfExprSyntax.self) ? "if" : "switch"
            let message = "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment"
            error("if-expression", message, at: place, help: "assign it to a constant, and use that here")
        }
        let type = expected ?? fresh()
        let result = LocalVariable(name: "$value", type: type, isLet: false)
        let isOpen = head(type).isOpenVariable
        let isOnlyImplied = impliedResult == syntax.id
        var branches: [(value: Expr, assignment: Expr)] = []
        func branch(_ items: CodeBlockItemListSyntax) -> [Statement] {
            inScope {
                guard items.count == 1, let only = items.first else { return statements(items) }
                let inner: ExprSyntax
                switch only.item {
                case .expr(let expr): inner = expr
                case .stmt(let stmt):
                    guard let node = stmt.as(ExpressionStmtSyntax.self) else { return statements(items) }
                    inner = node.expression
                case .decl: return statements(items)
                }
                // Where nothing is wanted, each branch has the type that it has by itself.
                let open = openParts.count
                let made = expected == nil ? defaulted(expression(inner, nil)) : expression(inner, type)
                if expected == nil { settleOpenParts(since: open) }
                if expected == nil { checkOpenLiteral(made) }
                if endsTheRun(made, wanted: type) { return [Statement(.expression(made), made.span)] }
                let assignment = Expr(.failed, .void, place)
                branches.append((made, assignment))
                if !isOpen { set(assignment, self.value(made, as: type, for: .specified)) }
                return [Statement(.expression(assignment), place)]
            }
        }
        func set(_ assignment: Expr, _ value: Expr) { assignment.kind = .assign(Expr(.local(result), type, place), value) }
        func ignore(_ value: Expr, in assignment: Expr) {
            warnUnused(value)
            assignment.kind = .discard(defaulted(value))
        }
        // What the branches give has one type, where none is wanted.
        func join() {
            let values = branches.map(\.value)
            if !isOpen || values.isEmpty { return }
            if values.contains(where: { $0.type.isError }) { return fail(type) }
            if let shared = joined(values), unify(type, shared[0].type) {
                for (branch, value) in zip(branches, shared) { set(branch.assignment, value) }
            } else if isOnlyImplied, unify(type, .void) {
                for branch in branches { ignore(branch.value, in: branch.assignment) }
            } else if let other = values.dropFirst().first(where: { value in joined([values[0], value]) == nil }) {
                let message = "branches have mismatching types '\(values[0].type.resolved)' and '\(other.type.resolved)'"
                error("type-mismatch", message, at: values[0].span, help: branchHelp)
                fail(type)
            }
        }
        func ifBranches(_ node: IfExprSyntax) -> Statement {
            let (conditions, then) = inScope { () -> ([Condition], [Statement]) in
                let conditions = self.conditions(node.conditions)
                return (conditions, branch(node.body.statements))
            }
            var other: [Statement] = []
            switch node.elseBody {
            case .ifExpr(let inner)?: other = [ifBranches(inner)]
            case .codeBlock(let block)?: other = branch(block.statements)
            case nil: error("if-expression", "'if' must have an unconditional 'else' to be used as expression", at: place)
            }
            return Statement(.if(conditions, then: then, else: other), place)
        }
        if let node = syntax.as(IfExprSyntax.self) {
            let made = ifBranches(node)
            join()
            return Expr(.statements([made], result: result), type, place)
        }
        guard let node = syntax.as(SwitchExprSyntax.self) else { return Expr(.failed, .error, place) }
        let subject = defaulted(expression(node.subject, nil))
        let cases = switchCases(node, subject) { branch($0) }
        join()
        return Expr(.statements([Statement(.switch(subject, cases), place)], result: result), type, place)
    }
}

extension ExprSyntax {
    /// Whether it is a statement, is returned or thrown, or is what a variable is set to.
    fileprivate var isStatementOrSource: Bool {
        guard let parent else { return true }
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItem, .expressionStmt, .returnStmt, .throwStmt: return true
        case .initializerClause: return parent.parent?.is(PatternBindingSyntax.self) ?? true
        case .infixOperatorExpr(let node): return node.rightOperand.id == id && node.operator.is(AssignmentExprSyntax.self)
        case .asExpr, .tryExpr, .awaitExpr: return ExprSyntax(parent)?.isStatementOrSource ?? true
        default: return false
        }
    }
}
