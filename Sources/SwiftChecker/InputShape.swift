import Diagnostics
import SwiftModel
import SwiftSyntax

/// Whether the text of a prompt is a whole input.
public enum InputShape {
    /// False while a brace, bracket, parenthesis, string, comment or `#if` is open at the end of the text, and where it ends with an operator, with
    /// attributes or modifiers of a declaration that is to come, or with the header of a function. A string on one line that its line doesn't end never ends.
    public static func isComplete(_ text: String) -> Bool {
        let tree = Parsing.tree(of: Array(text.utf8))
        if endsInComment(tree) || endsInHeader(tree) { return false }
        guard tree.hasError, !hasUnendedLine(tree) else { return true }
        return !tree.tokens(viewMode: .all).contains { token in
            guard token.presence == .missing, token.endPosition.utf8Offset >= text.utf8.count - 1 || isAtEnd(token, text) else { return false }
            switch token.tokenKind {
            case .rightBrace, .rightParen, .rightSquare, .multilineStringQuote, .poundEndif: return true
            case .identifier: return token.previousToken(viewMode: .sourceAccurate).map(isOperator) ?? false
            default: return false
            }
        }
    }

    /// Whether a string literal on one line lacks its closing quote.
    private static func hasUnendedLine(_ tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .all).contains { token in
            guard token.presence == .missing, token.tokenKind == .stringQuote, let literal = token.parent?.as(StringLiteralExprSyntax.self) else {
                return false
            }
            return literal.openingQuote.tokenKind == .stringQuote && literal.openingQuote.presence == .present
        }
    }

    /// Whether it takes a value on its right.
    private static func isOperator(_ token: TokenSyntax) -> Bool {
        switch token.tokenKind {
        case .binaryOperator, .equal: true
        default: false
        }
    }

    private static func endsInHeader(_ tree: SourceFileSyntax) -> Bool {
        guard case .decl(let last) = tree.statements.last?.item else { return false }
        if let missing = last.as(MissingDeclSyntax.self) { return !missing.attributes.isEmpty || !missing.modifiers.isEmpty }
        return last.as(FunctionDeclSyntax.self).map { $0.body == nil } ?? false
    }

    /// The names that a text of declarations declares at its top level; `nil` where it also holds statements or expressions.
    public static func declaredNames(onlyIn source: SourceText) -> Set<String>? {
        let items = Parsing.parse(source).items
        return items.allSatisfy { $0.item.is(DeclSyntax.self) } ? declaredNames(of: items) : nil
    }

    /// The names that a text declares at its top level, regardless of what else it does.
    public static func declaredNames(in source: SourceText) -> Set<String> { declaredNames(of: Parsing.parse(source).items) }

    /// The names that the items declare; those of statements in them are left out.
    static func declaredNames(of items: CodeBlockItemListSyntax) -> Set<String> {
        var names: Set<String> = []
        for item in items {
            guard case .decl(let decl) = item.item else { continue }
            if let named = decl.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.word) }
            for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] { names.insert(binding.pattern.trimmedDescription) }
        }
        return names
    }

    private static func isAtEnd(_ token: TokenSyntax, _ text: String) -> Bool {
        text.utf8.dropFirst(token.position.utf8Offset).allSatisfy {
            [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0)
        }
    }

    private static func endsInComment(_ tree: SourceFileSyntax) -> Bool {
        tree.endOfFileToken.leadingTrivia.contains { piece in
            if case .blockComment(let comment) = piece { return !comment.hasSuffix("*/") }
            return false
        }
    }
}
