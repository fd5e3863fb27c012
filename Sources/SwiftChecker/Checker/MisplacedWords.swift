import SwiftSyntax

/// Words before declarations that belong elsewhere, and operator functions without an operator.
final class MisplacedWords: SyntaxVisitor {
    private let operators: Operators
    private let report: (_ message: String, _ node: Syntax, _ help: String) -> Void

    init(knowing operators: Operators, report: @escaping (String, Syntax, String) -> Void) {
        (self.operators, self.report) = (operators, report)
        super.init(viewMode: .sourceAccurate)
    }

    /// Attributes of types, which no declaration has.
    private static let typeAttributes: Set = ["escaping", "autoclosure", "convention", "unchecked", "retroactive", "noescape"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.typeAttributes.contains(name), let owner = node.parent?.parent, owner.is(DeclSyntax.self) || owner.is(FunctionParameterSyntax.self) else {
            return .visitChildren
        }
        let help =
            owner.is(FunctionParameterSyntax.self) ? "write '@\(name)' behind the colon, before the type" : "leave it out: types have it, as in '@\(name) T'"
        report("attribute can only be applied to types, not declarations", Syntax(node.attributeName), help)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let isOfFunction = node.parent?.parent.map { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) } ?? false
        if isOfFunction, node.name.text == "async" {
            report("'async' must be written after the parameter list of a function", Syntax(node), "write 'async' behind the ')'")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isUndeclared(node) else { return .visitChildren }
        let fixity = Self.fixity(of: node)
        report(
            "operator implementation without matching operator declaration", Syntax(node.name),
            "declare it at the top level: '\(fixity) operator \(node.name.text)'")
        return .visitChildren
    }

    private func isUndeclared(_ node: FunctionDeclSyntax) -> Bool {
        switch node.name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark, .prefixAmpersand, .infixQuestionMark, .postfixQuestionMark:
            !operators.declares(node.name.text, Self.fixity(of: node))
        default: false
        }
    }

    private static func fixity(of node: FunctionDeclSyntax) -> String {
        node.modifiers.lazy.map(\.name.text).first { $0 == "prefix" || $0 == "postfix" } ?? "infix"
    }
}
