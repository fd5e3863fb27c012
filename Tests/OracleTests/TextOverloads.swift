import SwiftParser
import SwiftSyntax

/// Adds to each function of the prelude that takes a `LocalizedStringKey` those for any `StringProtocol` and for a `LocalizedStringResource` that SwiftUI declares
/// beside it.
enum TextOverloads {
    static func added(to text: String) -> String {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        return visitor.edits.applied(to: text)
    }

    private final class Visitor: SyntaxVisitor {
        var edits = TextEdits()

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            for type in Self.types {
                guard let parameters = parameters(node.signature.parameterClause.parameters, taking: type) else { break }
                var copy = node
                copy.signature.parameterClause.parameters = parameters
                if type == Self.anyText { copy.genericParameterClause = anyText(node.genericParameterClause) }
                add(copy, after: node)
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard case .identifier = node.name.tokenKind else { return .skipChildren }
            for type in Self.types {
                guard let parameters = parameters(node.signature.parameterClause.parameters, taking: type) else { break }
                var copy = node
                copy.signature.parameterClause.parameters = parameters
                if type == Self.anyText { copy.genericParameterClause = anyText(node.genericParameterClause) }
                add(copy, after: node)
            }
            return .skipChildren
        }

        private static let anyText = "_Text"
        private static let types = [anyText, "LocalizedStringResource"]

        private func add(_ copy: some SyntaxProtocol, after node: some SyntaxProtocol) {
            edits.insert("\n@_disfavoredOverload \(copy.trimmedDescription)", at: node.trimmedOffsets.upperBound)
        }

        /// The parameters with another type for the key, which has no default then; `nil` where none is a key.
        private func parameters(_ parameters: FunctionParameterListSyntax, taking type: String) -> FunctionParameterListSyntax? {
            func isKey(_ parameter: FunctionParameterSyntax) -> Bool { parameter.type.trimmedDescription == "LocalizedStringKey" }
            guard parameters.contains(where: isKey) else { return nil }
            return FunctionParameterListSyntax(
                parameters.map { parameter in
                    guard isKey(parameter) else { return parameter }
                    var copy = parameter
                    copy.type = TypeSyntax(IdentifierTypeSyntax(name: .identifier(type)))
                    copy.defaultValue = nil
                    return copy
                })
        }

        private func anyText(_ clause: GenericParameterClauseSyntax?) -> GenericParameterClauseSyntax {
            let text = GenericParameterSyntax(
                name: .identifier(Self.anyText), colon: .colonToken(trailingTrivia: .space),
                inheritedType: TypeSyntax(IdentifierTypeSyntax(name: .identifier("StringProtocol"))))
            var parameters = clause.map { Array($0.parameters) } ?? []
            if let last = parameters.indices.last { parameters[last].trailingComma = .commaToken(trailingTrivia: .space) }
            return GenericParameterClauseSyntax(parameters: GenericParameterListSyntax(parameters + [text]))
        }
    }
}
