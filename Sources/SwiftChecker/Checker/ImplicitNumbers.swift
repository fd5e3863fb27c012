import Diagnostics
import SwiftModel
import SwiftSyntax

/// `Int(.pi)`: the library's numbers are made of each other, so nothing says of which of them the member is.
extension Checker {
    /// Reports a member without its type as what a number is made of.
    func reportImplicitNumber(_ decl: FunctionDecl, _ arguments: [Argument], at callee: Span) {
        guard decl.isPrelude, decl.name == "init", let known = decl.owner?.known, known.isInteger || known.isFloatingPoint,
            arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].source
        else { return }
        for member in implicitMembers(syntax) {
            let name = member.declName.baseName.text
            let isOperand = syntax.id != member.id
            let (isOfIntegers, isOfFractions) = (hasStaticProperty(name, .int), hasStaticProperty(name, .double))
            let owner = known.isFloatingPoint || isOfIntegers ? known.rawValue : KnownType.double.rawValue
            let help = "write the type: \(owner).\(name)"
            switch (isOfIntegers, isOfFractions) {
            case (false, true): return error("ambiguous-member", "ambiguous use of '\(name)'", at: span(member.declName), help: help)
            case (true, true) where !isOperand: return error("ambiguous-member", "ambiguous use of 'init(_:)'", at: callee, help: help)
            case (true, false) where !isOperand && known.isInteger:
                return error("arguments", "no exact matches in call to initializer", at: callee, help: help)
            default: continue
            }
        }
    }

    /// Members without their type that are an expression, or operands of it.
    private func implicitMembers(_ syntax: ExprSyntax) -> [MemberAccessExprSyntax] {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base == nil ? [node] : []
        case .prefixOperatorExpr(let node): implicitMembers(node.expression)
        case .infixOperatorExpr(let node) where isContextual(syntax): implicitMembers(node.leftOperand) + implicitMembers(node.rightOperand)
        default: []
        }
    }

    private func hasStaticProperty(_ name: String, _ known: KnownType) -> Bool {
        members(name, of: module.named(known), isStatic: true).contains { if case .variable = $0.member { true } else { false } }
    }
}
