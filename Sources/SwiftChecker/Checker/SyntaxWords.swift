import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

typealias ParserError = SwiftDiagnostics.Diagnostic

/// What the parser's errors say of declarations and of what is open, in the compiler's words.
enum SyntaxWords {
    static func swift(_ message: String) -> String {
        if message == "expected 'var' in variable" { return "expected 'var' keyword in property declaration" }
        return message.prefix(1).lowercased() + message.dropFirst()
    }

    /// `count = 0`, `@State count = 0`, `count: Int` among a type's members.
    static func help(for error: ParserError) -> String? {
        if error.message == "unterminated '/*' comment" { return "end the comment with '*/'" }
        guard error.message == "expected 'var' in variable", let variable = error.node.ancestorOrSelf(mapping: { $0.as(VariableDeclSyntax.self) }),
            let written = variable.bindings.trimmedDescription.split(whereSeparator: \.isNewline).first
        else { return nil }
        let name = written.count > 40 ? variable.bindings.first?.pattern.trimmedDescription ?? "" : String(written)
        let attributes = variable.attributes.trimmedDescription
        if !attributes.isEmpty { return "write 'var' before the name: '\(attributes) var \(name)'" }
        return "write 'var' before the name, or 'let' where it never changes: 'var \(name)'"
    }

    /// The token that an error misses the end of.
    static func opening(of error: ParserError) -> TokenSyntax? {
        if let note = error.notes.first(where: { $0.noteMessage is MatchingOpeningTokenNote }) { return note.node.as(TokenSyntax.self) }
        guard error.message.hasSuffix("to end string literal") else { return nil }
        return error.node.ancestorOrSelf(mapping: { $0.as(StringLiteralExprSyntax.self) })?.openingQuote
    }
}
