import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a text declares and names, read off its syntax alone.
public struct TextOutline: Sendable {
    /// A declaration or statement at the top level.
    public struct Item: Sendable {
        /// In UTF-8 offsets, without the comments around it.
        public let range: Range<Int>
        /// Comments and white space left out.
        public let tokens: [String]
        /// Those that it declares at the top level: `Card`, `extension Card`, `import SwiftUI`. Empty for a statement.
        public let names: Set<String>
        public let isDeclaration: Bool
    }

    public struct Declaration: Sendable {
        public enum Kind: Sendable { case type, function, variable, `operator` }
        public let name: String
        public let kind: Kind
        /// The type that it is a member of; nil at the top level.
        public let owner: String?
        /// The types of its parameters as they are written, where it is a function.
        public let parameters: [String]
        /// Where its name is, in UTF-8 offsets.
        public let range: Range<Int>
    }

    public let items: [Item]
    /// Those of the top level, and the members of types and extensions there.
    public let declarations: [Declaration]
    /// The identifiers and operators that occur.
    public let words: Set<String>
    /// The identifiers after a dot, and the operators.
    public let members: Set<String>

    public var tokens: [String] { items.flatMap(\.tokens) }
}

extension InputShape {
    /// The outline of a text, as far as it can be read.
    public static func outline(of source: SourceText) -> TextOutline {
        let tree = Parsing.tree(of: source.utf8)
        let items = tree.statements.map { item in
            let lower = item.positionAfterSkippingLeadingTrivia.utf8Offset
            return TextOutline.Item(
                range: lower..<max(lower, item.endPositionBeforeTrailingTrivia.utf8Offset), tokens: item.tokens(viewMode: .sourceAccurate).map(\.text),
                names: names(of: item), isDeclaration: isDeclaration(item))
        }
        var collector = DeclarationCollector()
        for item in tree.statements { if case .decl(let decl) = item.item { collector.take(decl, in: nil) } }
        return TextOutline(items: items, declarations: collector.declarations, words: words(in: tree), members: members(in: tree))
    }

    /// The first error of a text by itself, regardless of its surroundings; nil if it parses and nothing is open at its end.
    public static func fault(in source: SourceText) -> Diagnostic? {
        if let fault = Parsing.parse(source).diagnostics.first(where: { $0.severity == .error }) { return fault }
        guard !isComplete(source.text) else { return nil }
        let end = source.utf8.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0
        return Diagnostic(
            .error, "syntax", "the code ends in the middle of something", at: Span(source, end..<min(end + 1, source.utf8.count)),
            help: "finish the declaration, or close the comment")
    }

    private static func isDeclaration(_ item: CodeBlockItemSyntax) -> Bool {
        if case .decl(let decl) = item.item { return !decl.is(MacroExpansionDeclSyntax.self) }
        return false
    }

    private static func names(of item: CodeBlockItemSyntax) -> Set<String> {
        guard case .decl(let decl) = item.item, isDeclaration(item) else { return [] }
        return names(of: decl, in: item)
    }

    private static func members(in tree: SourceFileSyntax) -> Set<String> {
        Set(
            tree.tokens(viewMode: .sourceAccurate).compactMap { token in
                switch token.tokenKind {
                case .identifier where token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period: token.word
                case .binaryOperator, .prefixOperator, .postfixOperator: token.word
                default: nil
                }
            })
    }

    private static func words(in tree: SourceFileSyntax) -> Set<String> {
        Set(
            tree.tokens(viewMode: .sourceAccurate).compactMap { token in
                switch token.tokenKind {
                case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: token.word
                default: nil
                }
            })
    }
}

/// Walks declarations and those inside types, extensions and `#if`.
private struct DeclarationCollector {
    var declarations: [TextOutline.Declaration] = []

    mutating func take(_ decl: DeclSyntax, in owner: String?) {
        if let clauses = decl.as(IfConfigDeclSyntax.self)?.clauses {
            for clause in clauses { take(clause, in: owner) }
        } else if let variable = decl.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
                    if case .identifier = token.tokenKind { add(token, .variable, in: owner) }
                }
            }
        } else if let function = decl.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
            let isOperator = if case .identifier = function.name.tokenKind { false } else { true }
            add(function.name, isOperator ? .operator : .function, in: owner, parameters: parameters)
        } else if let declared = decl.as(OperatorDeclSyntax.self) {
            add(declared.name, .operator, in: owner)
        } else if let extended = decl.as(ExtensionDeclSyntax.self) {
            let name = extended.extendedType.as(IdentifierTypeSyntax.self)?.name.word ?? extended.extendedType.trimmedDescription
            for member in extended.memberBlock.members { take(member.decl, in: name) }
        } else if let named = decl.asProtocol((any NamedDeclSyntax).self) {
            add(named.name, .type, in: owner)
            guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return }
            for member in group.memberBlock.members { take(member.decl, in: owner.map { "\($0).\(named.name.word)" } ?? named.name.word) }
        }
    }

    private mutating func take(_ clause: IfConfigClauseSyntax, in owner: String?) {
        switch clause.elements {
        case .statements(let items)?: for item in items { if case .decl(let decl) = item.item { take(decl, in: owner) } }
        case .decls(let members)?: for member in members { take(member.decl, in: owner) }
        default: break
        }
    }

    private mutating func add(_ token: TokenSyntax, _ kind: TextOutline.Declaration.Kind, in owner: String?, parameters: [String] = []) {
        let lower = token.positionAfterSkippingLeadingTrivia.utf8Offset
        declarations.append(
            TextOutline.Declaration(
                name: token.word, kind: kind, owner: owner, parameters: parameters, range: lower..<token.endPositionBeforeTrailingTrivia.utf8Offset))
    }
}
