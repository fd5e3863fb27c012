import SwiftModel
import SwiftSyntax

extension Checker {
    /// The types of those parts of an expression that get them from each other, as the constraints between all parts determine them; `nil` where there are
    /// none, or they take too long to find.
    func solvedTypes(_ syntax: ExprSyntax, _ expected: SwiftType?, elements: SwiftType? = nil) -> [SyntaxIdentifier: SwiftType]? {
        let (start, outer) = (CheckState(self), (chosenTypes, scope))
        chosenTypes = [:]
        trialDepth += 1
        defer {
            trialDepth -= 1
            (chosenTypes, scope) = outer
            restore(start)
        }
        return ConstraintSystem(self).solve(syntax, as: expected, elements: elements)
    }
}

extension ExprSyntax {
    /// Whether an expression may be of several types, depending on what is around it.
    var dependsOnContext: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr,
            .functionCallExpr, .subscriptCallExpr, .infixOperatorExpr, .prefixOperatorExpr, .ternaryExpr:
            true
        case .memberAccessExpr(let node): node.base == nil
        default: false
        }
    }
}
