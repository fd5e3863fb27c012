import SwiftParser
import SwiftSyntax

/// A snippet as a file that the compiler reads: everything stays on its line.
struct TranslatedSnippet {
    let text: String
    /// Whether the file has no top-level statements of its own: one with `@main` must not.
    let isLibrary: Bool

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        let visitor = SnippetVisitor()
        visitor.walk(tree)
        isLibrary = visitor.hasMain
        let body = visitor.edits.applied(to: text)
        self.text = Self.isInsideOfView(tree) ? "\(Self.head)struct Snippet: View { \(body)\n}" : Self.head + body
    }

    private static let head = "@testable import SwiftUI; "

    /// A text with `var body: some View` at its top level is the inside of a view.
    private static func isInsideOfView(_ tree: SourceFileSyntax) -> Bool {
        tree.statements.contains { item in
            guard let binding = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.bindings.first else { return false }
            return binding.pattern.trimmedDescription == "body" && binding.typeAnnotation?.type.trimmedDescription == "some View"
                && binding.accessorBlock != nil
        }
    }
}

private final class SnippetVisitor: SyntaxVisitor {
    var edits = TextEdits()
    var hasMain = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        edits.replace(node, with: "")
        return .skipChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "main" { hasMain = true }
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let entry = EntryExpansion(node) { edits.replace(node, with: entry.text); return .skipChildren }
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { preview(node.macroName, node.trailingClosure, Syntax(node)) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { preview(node.macroName, node.trailingClosure, Syntax(node)) }

    private func preview(_ name: TokenSyntax, _ closure: ClosureExprSyntax?, _ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let closure, let expansion = PreviewExpansion(name: name, place: node.trimmedOffsets.lowerBound) else { return .visitChildren }
        edits.replace(node, with: expansion.head + closure.trimmedDescription)
        return .skipChildren
    }

    /// The workbook takes the conditions of a debug build for a phone.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition, ["os(iOS)", "canImport(UIKit)"].contains(condition.trimmedDescription) { edits.replace(condition, with: "DEBUG") }
        return .visitChildren
    }
}
