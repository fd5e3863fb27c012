import SwiftSyntax

/// `#if`: which declarations are there.
extension Checker {
    func activeMembers(_ node: IfConfigDeclSyntax) -> [DeclSyntax] {
        for clause in node.clauses where isActive(clause) {
            guard let elements = clause.elements else { return [] }
            switch elements {
            case .decls(let members): return members.map(\.decl)
            case .statements(let items): return items.compactMap { $0.item.as(DeclSyntax.self) }
            default: return []
            }
        }
        return []
    }

    /// `#if`: the conditions hold as in a debug build for a phone.
    func isActive(_ clause: IfConfigClauseSyntax) -> Bool { clause.condition.map(holds) ?? true }

    private func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.text == "true"
        case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
        case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
        case .prefixOperatorExpr(let node): return !holds(node.expression)
        case .infixOperatorExpr(let node):
            let isAnd = node.operator.trimmedDescription == "&&"
            return isAnd ? holds(node.leftOperand) && holds(node.rightOperand) : holds(node.leftOperand) || holds(node.rightOperand)
        case .sequenceExpr(let node):
            let parts = Array(node.elements)
            let isAnd = parts.count > 1 && parts[1].trimmedDescription == "&&"
            let values = stride(from: 0, to: parts.count, by: 2).map { holds(parts[$0]) }
            return isAnd ? values.allSatisfy { $0 } : values.contains(true)
        case .functionCallExpr(let node):
            let subject = node.arguments.first?.expression.trimmedDescription ?? ""
            switch node.calledExpression.trimmedDescription {
            case "os": return subject == "iOS"
            case "canImport": return ["SwiftUI", "UIKit", "Foundation", "Combine", "Observation", "Swift"].contains(subject)
            case "swift", "compiler": return subject.hasPrefix(">=")
            case "targetEnvironment": return subject == "simulator"
            default: return false
            }
        default: return false
        }
    }
}
