import SwiftParser
import SwiftSyntax

/// Adds to each function of the prelude that takes a `LocalizedStringKey` the one for any `StringProtocol` that SwiftUI declares beside it.
enum TextOverloads {
    static func added(to text: String) -> String {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        return visitor.edits.applied(to: text)
    }

    private final class Visitor: SyntaxVisitor {
        var edits = TextEdits()

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            if let parameters = anyText(node.signature.parameterClause.parameters) {
                var copy = node
                copy.signature.parameterClause.parameters = parameters
                copy.genericParameterClause = anyText(node.genericParameterClause)
                add(copy, after: node)
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if case .identifier = node.name.tokenKind, let parameters = anyText(node.signature.parameterClause.parameters) {
                var copy = node
                copy.signature.parameterClause.parameters = parameters
                copy.genericParameterClause = anyText(node.genericParameterClause)
                add(copy, after: node)
            }
            return .skipChildren
        }

        private func add(_ copy: some SyntaxProtocol, after node: some SyntaxProtocol) {
            edits.insert("\n@_disfavoredOverload \(copy.trimmedDescription)", at: node.trimmedOffsets.upperBound)
        }

        /// The parameters for any text, which has no default then; `nil` where none is a key.
        private func anyText(_ parameters: FunctionParameterListSyntax) -> FunctionParameterListSyntax? {
            func isKey(_ parameter: FunctionParameterSyntax) -> Bool { parameter.type.trimmedDescription == "LocalizedStringKey" }
            guard parameters.contains(where: isKey) else { return nil }
            return FunctionParameterListSyntax(
                parameters.map { parameter in
                    guard isKey(parameter) else { return parameter }
                    var copy = parameter
                    copy.type = TypeSyntax(IdentifierTypeSyntax(name: .identifier("_Text")))
                    copy.defaultValue = nil
                    return copy
                })
        }

        private func anyText(_ clause: GenericParameterClauseSyntax?) -> GenericParameterClauseSyntax {
            let text = GenericParameterSyntax(
                name: .identifier("_Text"), colon: .colonToken(trailingTrivia: .space),
                inheritedType: TypeSyntax(IdentifierTypeSyntax(name: .identifier("StringProtocol"))))
            var parameters = clause.map { Array($0.parameters) } ?? []
            if let last = parameters.indices.last { parameters[last].trailingComma = .commaToken(trailingTrivia: .space) }
            return GenericParameterClauseSyntax(parameters: GenericParameterListSyntax(parameters + [text]))
        }
    }
}
