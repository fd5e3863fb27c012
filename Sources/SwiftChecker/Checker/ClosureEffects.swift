import SwiftModel
import SwiftSyntax

/// What a closure without an expected type does, judged by its text: a `try` or `throw` that is not caught makes it throw, an `await` asynchronous.
final class ClosureEffects: SyntaxVisitor {
    private(set) var throwing = false
    private(set) var asynchronous = false
    /// How many places around the current text catch its errors.
    private var catching = 0

    init(_ closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        let written = closure.signature?.effectSpecifiers
        throwing = written?.throwsClause != nil
        asynchronous = written?.asyncSpecifier != nil
        walk(closure.statements)
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        if catching == 0 { throwing = true }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark != nil { catching += 1 } else if catching == 0 { throwing = true }
        return .visitChildren
    }
    override func visitPost(_ node: TryExprSyntax) { if node.questionOrExclamationMark != nil { catching -= 1 } }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        asynchronous = true
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.tryKeyword != nil, catching == 0 { throwing = true }
        if node.awaitKeyword != nil { asynchronous = true }
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        let takesAll = node.catchClauses.contains { $0.catchItems.isEmpty }
        if takesAll { catching += 1 }
        walk(node.body)
        if takesAll { catching -= 1 }
        walk(node.catchClauses)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
