import Diagnostics
import SwiftModel
import SwiftSyntax

/// Parts of a text that can be taken away or replaced, in UTF-8 offsets.
public struct TextParts: Sendable {
    /// Statements and views in braces, and elements of array literals.
    public let removable: [Range<Int>]
    /// Expressions with a computed value: arguments, initial values, conditions and results.
    public let computed: [Range<Int>]
}

extension InputShape {
    public static func parts(of source: SourceText) -> TextParts {
        let collector = PartCollector(viewMode: .sourceAccurate)
        collector.walk(Parsing.tree(of: source.utf8))
        return TextParts(removable: collector.removable, computed: collector.computed)
    }
}

private final class PartCollector: SyntaxVisitor {
    var removable: [Range<Int>] = []
    var computed: [Range<Int>] = []

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(SourceFileSyntax.self) != true else { return .visitChildren }
        for item in node {
            removable.append(Self.range(item))
            if case .expr(let expr) = item.item { add(expr) }
        }
        return .visitChildren
    }

    override func visit(_ node: ArrayElementListSyntax) -> SyntaxVisitorContinueKind {
        removable += node.map(Self.range)
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.expression)
        return .visitChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        add(node.value)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let expr) = node.condition { add(expr) }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expr = node.expression { add(expr) }
        return .visitChildren
    }

    private func add(_ expr: ExprSyntax) { if Self.isComputed(expr) { computed.append(Self.range(expr)) } }

    /// Whether an expression may have another value in another run: no literal, type, closure, key path or binding, and nothing that makes a view.
    private static func isComputed(_ expr: ExprSyntax) -> Bool {
        if let text = expr.as(StringLiteralExprSyntax.self) { return text.segments.contains { $0.is(ExpressionSegmentSyntax.self) } }
        if let member = expr.as(MemberAccessExprSyntax.self) { return member.base.map { !isType($0) } ?? false }
        if let call = expr.as(FunctionCallExprSyntax.self) {
            if isType(call.calledExpression) { return false }
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return true }
            return member.base.map { !isMade($0) } ?? false
        }
        if let name = expr.as(DeclReferenceExprSyntax.self) { return !isBinding(name) && !isType(expr) }
        if let sign = expr.as(PrefixOperatorExprSyntax.self) { return isComputed(sign.expression) }
        return expr.is(SequenceExprSyntax.self) || expr.is(SubscriptCallExprSyntax.self) || expr.is(TernaryExprSyntax.self)
    }

    private static func isBinding(_ name: DeclReferenceExprSyntax) -> Bool {
        name.baseName.text.first == "$" && name.baseName.text.dropFirst().first?.isNumber == false
    }

    private static func isType(_ expr: ExprSyntax) -> Bool {
        let name = expr.as(DeclReferenceExprSyntax.self)?.baseName.text ?? expr.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        return name?.first?.isUppercase ?? false
    }

    /// Whether a chain of calls begins with making a value of a type: a view with modifiers.
    private static func isMade(_ expr: ExprSyntax) -> Bool {
        if let call = expr.as(FunctionCallExprSyntax.self) {
            if isType(call.calledExpression) { return true }
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isMade) ?? false
        }
        return expr.as(MemberAccessExprSyntax.self)?.base.map { isMade($0) || isType($0) } ?? false
    }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return lower..<max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
