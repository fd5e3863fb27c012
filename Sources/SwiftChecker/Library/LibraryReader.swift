import SwiftModel
import SwiftSyntax

/// Makes entries of parsed declarations.
final class LibraryReader {
    private(set) var entries: [LibraryEntry] = []
    private let isSwiftUI: Bool

    init(isSwiftUI: Bool) { self.isSwiftUI = isSwiftUI }

    func read(_ declarations: [DeclSyntax], owner: String?) {
        for declaration in declarations { read(declaration, owner) }
    }

    private func read(_ declaration: DeclSyntax, _ owner: String?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node):
            var bare = node
            bare.body = nil
            bare.attributes = plain(node.attributes)
            add(.function, node.name.word, owner, bare, node)
        case .initializerDecl(let node):
            var bare = node
            bare.body = nil
            bare.attributes = plain(node.attributes)
            add(.initializer, "init", owner, bare, node)
        case .variableDecl(let node):
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word else { continue }
                var single = binding
                single.accessorBlock = nil
                single.initializer = nil
                single.trailingComma = nil
                var bare = node
                bare.bindings = [single]
                bare.attributes = plain(node.attributes)
                add(.property, name, owner, bare, node)
            }
        case .enumCaseDecl(let node):
            for element in node.elements { add(.enumCase, element.name.word, owner, element.with(\.trailingComma, nil), node, prefix: "case ") }
        case .structDecl(let node): type(node, node.name, node.memberBlock, owner)
        case .classDecl(let node): type(node, node.name, node.memberBlock, owner)
        case .enumDecl(let node): type(node, node.name, node.memberBlock, owner)
        case .protocolDecl(let node): type(node, node.name, node.memberBlock, owner)
        case .extensionDecl(let node): read(node.memberBlock.members.map(\.decl), owner: node.extendedType.trimmedDescription)
        default: break
        }
    }

    private func type(_ node: some DeclGroupSyntax & WithAttributesSyntax, _ name: TokenSyntax, _ members: MemberBlockSyntax, _ owner: String?) {
        var bare = node
        bare.memberBlock = MemberBlockSyntax(leftBrace: .leftBraceToken(presence: .missing), members: [], rightBrace: .rightBraceToken(presence: .missing))
        bare.attributes = plain(node.attributes)
        add(.type, name.word, owner, bare, node)
        guard name.text.first != "_" else { return }
        read(members.members.map(\.decl), owner: owner.map { "\($0).\(name.word)" } ?? name.word)
    }

    private func add(
        _ kind: LibraryEntry.Kind, _ name: String, _ owner: String?, _ bare: some SyntaxProtocol, _ node: some SyntaxProtocol, prefix: String = ""
    ) {
        guard name.first != "_", owner?.contains("_") != true, name.first.map({ $0.isLetter }) ?? false else { return }
        let words = (prefix + bare.trimmedDescription).split { $0.isWhitespace }
        let documentation = node.leadingTrivia.compactMap { piece -> String? in
            if case .docLineComment(let line) = piece { String(line.dropFirst(3)).trimmingPrefix { $0 == " " }.description } else { nil }
        }
        entries.append(
            LibraryEntry(
                kind: kind, name: name, owner: owner, signature: words.joined(separator: " "), documentation: documentation.joined(separator: " "),
                isSwiftUI: isSwiftUI))
    }

    /// The attributes that are Swift's: the prelude's own begin with an underscore.
    private func plain(_ attributes: AttributeListSyntax) -> AttributeListSyntax {
        attributes.filter { attribute in
            attribute.as(AttributeSyntax.self).map { $0.attributeName.trimmedDescription.first != "_" } ?? true
        }
    }
}
