import SwiftModel
import SwiftSyntax

/// What the types and parameters of declarations may not say, judged by the syntax alone.
final class SignatureRules: SyntaxVisitor {
    private let report: (_ message: String, _ node: Syntax, _ help: String?) -> Void

    init(report: @escaping (String, Syntax, String?) -> Void) {
        self.report = report
        super.init(viewMode: .sourceAccurate)
    }

    private func tell(_ message: String, at node: some SyntaxProtocol, help: String? = nil) { report(message, Syntax(node), help) }

    // MARK: Parameters

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = node.secondName ?? node.firstName
        let isInout = node.type.as(AttributedTypeSyntax.self)?.isInout ?? false
        if isInout, let value = node.defaultValue {
            tell("cannot provide default value to inout parameter '\(name.text)'", at: value.value, help: "leave it out")
        }
        if isInout, node.ellipsis != nil { tell("'inout' must not be used on variadic parameters", at: node.type, help: "take an array as 'inout'") }
        let function = node.parent?.parent?.parent?.parent
        if let value = node.defaultValue, function?.isMember(of: ProtocolDeclSyntax.self) ?? false {
            tell("default argument not permitted in a protocol method", at: value, help: "write a method with the default in an extension of the protocol")
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let result = node.signature.returnClause { tell("initializers cannot have a result type", at: result, help: "leave it out") }
        if let body = node.body, Syntax(node).isMember(of: ProtocolDeclSyntax.self) {
            tell("protocol initializers must not have bodies", at: body.leftBrace, help: "write it in an extension of the protocol")
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.accessorBlock == nil, Syntax(node).isMember(of: ProtocolDeclSyntax.self) {
            tell("subscript in protocol must have explicit { get } or { get set } specifier", at: node.subscriptKeyword, help: "write '{ get }' behind it")
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        var seen: Set<String> = []
        for parameter in node.parameters where !seen.insert(parameter.name.word).inserted {
            tell("invalid redeclaration of '\(parameter.name.word)'", at: parameter.name, help: "give it another name")
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        let isParameter = node.isTypeOfParameter
        if node.isInout, !isParameter { tell("'inout' may only be used on parameters", at: node, help: "leave it out") }
        for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            switch attribute.attributeName.trimmedDescription {
            case "escaping" where !isParameter:
                tell("'@escaping' may only be used in function parameter position", at: attribute, help: "leave it out: a variable's function escapes anyway")
            case "autoclosure":
                guard let function = node.baseType.as(FunctionTypeSyntax.self), !function.parameters.isEmpty else { continue }
                tell("argument type of '@autoclosure' parameter must be '()'", at: attribute, help: "an expression has no arguments: write '() -> …'")
            default: continue
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.parameters {
            guard let name = parameter.firstName, name.text != "_", parameter.secondName == nil else { continue }
            tell("function types cannot have argument labels; use '_' before '\(name.text)'", at: name, help: "leave out '\(name.text):'")
        }
        return .visitChildren
    }

    override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.count == 1, let label = node.elements.first?.firstName {
            tell("cannot create a single-element tuple with an element label", at: label, help: "leave out '\(label.text):'")
        }
        return .visitChildren
    }
}

extension AttributedTypeSyntax {
    fileprivate var isInout: Bool { specifiers.contains { $0.trimmedDescription == "inout" } }

    /// Whether it is the type of a parameter of a function, a closure or a function type, which in an expression is several parts.
    fileprivate var isTypeOfParameter: Bool {
        guard let parent else { return false }
        if let element = parent.as(TupleTypeElementSyntax.self) { return element.parent?.parent?.is(FunctionTypeSyntax.self) ?? false }
        return [.functionParameter, .closureParameter, .enumCaseParameter, .typeExpr].contains(parent.kind)
    }
}

extension Syntax {
    /// Whether it is directly in a declaration of a kind.
    func isMember<Owner: DeclSyntaxProtocol>(of kind: Owner.Type) -> Bool {
        guard let item = parent?.as(MemberBlockItemSyntax.self) else { return false }
        return item.parent?.parent?.parent?.is(kind) ?? false
    }
}
