import SwiftSyntax

/// The statements of a block that leave it: `return`, and `break` and `continue` of what is around it.
final class BlockExits: SyntaxVisitor {
    private(set) var found: [(word: String, place: StmtSyntax)] = []
    private enum Around: Equatable {
        case loop, choice
        case label(String)
    }

    /// The statements of the block around the current one, and their labels.
    private var around: [Around] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found.append(("return", StmtSyntax(node)))
        return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if !isInside(node.label) { found.append(("break", StmtSyntax(node))) }
        return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        if !isInside(node.label, wantsLoop: true) { found.append(("continue", StmtSyntax(node))) }
        return .skipChildren
    }

    private func isInside(_ label: TokenSyntax?, wantsLoop: Bool = false) -> Bool {
        if let label { return around.contains(.label(label.text)) }
        return around.contains(.loop) || (!wantsLoop && around.contains(.choice))
    }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind { enter(.label(node.label.text)) }
    override func visitPost(_ node: LabeledStmtSyntax) { around.removeLast() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
    override func visitPost(_ node: ForStmtSyntax) { around.removeLast() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
    override func visitPost(_ node: WhileStmtSyntax) { around.removeLast() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
    override func visitPost(_ node: RepeatStmtSyntax) { around.removeLast() }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(.choice) }
    override func visitPost(_ node: SwitchExprSyntax) { around.removeLast() }

    private func enter(_ statement: Around) -> SyntaxVisitorContinueKind {
        around.append(statement)
        return .visitChildren
    }

    // What these hold runs at another time.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
