import Diagnostics
import SwiftModel
import SwiftSyntax

/// `#if`: the conditions hold as in a debug build for a phone. What isn't compiled is blanked in the text before it is read, wherever it is, so that
/// every place stays what it was.
final class ConditionalCompilation: SyntaxVisitor {
    private var text: [UInt8]

    /// The text without directives and without what is not compiled; `nil` where it has no directive.
    static func resolved(_ tree: SourceFileSyntax, of source: SourceText) -> [UInt8]? {
        guard source.utf8.firstRange(of: Array("#if".utf8)) != nil else { return nil }
        let visitor = ConditionalCompilation(source.utf8)
        visitor.walk(tree)
        return visitor.text == source.utf8 ? nil : visitor.text
    }

    private init(_ text: [UInt8]) {
        self.text = text
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.clauses.first { $0.condition.map(Self.holds) ?? true }
        for clause in node.clauses where clause.id != active?.id { blank(clause) }
        blank(node.poundEndif)
        if let active {
            blank(active.poundKeyword)
            if let condition = active.condition { blank(condition) }
            if let elements = active.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func blank(_ node: some SyntaxProtocol) {
        for index in node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        where text[index] != UInt8(ascii: "\n") {
            text[index] = UInt8(ascii: " ")
        }
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.text == "true"
        case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
        case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
        case .prefixOperatorExpr(let node): return !holds(node.expression)
        case .sequenceExpr(let node):
            // `&&` binds closer than `||`.
            return node.elements.split { $0.trimmedDescription == "||" }.contains { group in
                group.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
            }
        case .functionCallExpr(let node):
            let subject = node.arguments.first?.expression.trimmedDescription ?? ""
            switch node.calledExpression.trimmedDescription {
            case "os": return subject == "iOS"
            case "canImport": return Checker.isImportable(subject)
            case "swift", "compiler": return subject.hasPrefix(">=")
            case "targetEnvironment": return subject == "simulator"
            default: return false
            }
        default: return false
        }
    }
}
