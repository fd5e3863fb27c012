import SwiftModel
import SwiftSyntax

/// Makes entries of parsed declarations.
final class LibraryReader {
    private(set) var entries: [LibraryEntry] = []
    private let isSwiftUI: Bool
    /// What the extension that is read says of its members.
    private var since: String?

    init(isSwiftUI: Bool) { self.isSwiftUI = isSwiftUI }

    func read(_ declarations: [DeclSyntax], owner: String?) {
        for declaration in declarations { read(declaration, owner) }
    }

    private func read(_ declaration: DeclSyntax, _ owner: String?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node) where node.signature.isWritten:
            var bare = node
            bare.body = nil
            bare.attributes = plain(node.attributes)
            add(.function, node.name.word, owner, bare, node)
        case .initializerDecl(let node) where node.signature.isWritten:
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
        case .extensionDecl(let node): read(node.memberBlock, owner: node.extendedType.trimmedDescription, since: DocumentationComment(node).since)
        default: break
        }
    }

    private func type(_ node: some DeclGroupSyntax & WithAttributesSyntax, _ name: TokenSyntax, _ members: MemberBlockSyntax, _ owner: String?) {
        var bare = node
        bare.memberBlock = MemberBlockSyntax(leftBrace: .leftBraceToken(presence: .missing), members: [], rightBrace: .rightBraceToken(presence: .missing))
        bare.attributes = plain(node.attributes)
        add(.type, name.word, owner, bare, node)
        guard name.text.first != "_" else { return }
        read(members, owner: owner.map { "\($0).\(name.word)" } ?? name.word, since: nil)
    }

    private func read(_ members: MemberBlockSyntax, owner: String, since: String?) {
        let outer = self.since
        self.since = since
        read(members.members.map(\.decl), owner: owner)
        self.since = outer
    }

    private func add(
        _ kind: LibraryEntry.Kind, _ name: String, _ owner: String?, _ bare: some SyntaxProtocol, _ node: some SyntaxProtocol, prefix: String = ""
    ) {
        guard name.first != "_", owner?.contains("_") != true, name.first.map({ $0.isLetter }) ?? false else { return }
        let words = (prefix + bare.trimmedDescription).split { $0.isWhitespace }
        let comment = DocumentationComment(node)
        let since = comment.since ?? since ?? (isSwiftUI && kind == .type && owner == nil ? Self.first : nil)
        entries.append(
            LibraryEntry(
                kind: kind, name: name, owner: owner, signature: words.joined(separator: " "), documentation: comment.text, since: since, isSwiftUI: isSwiftUI))
    }

    /// What first had SwiftUI.
    private static let first = "iOS 13"

    /// The attributes that are Swift's: the prelude's own begin with an underscore.
    private func plain(_ attributes: AttributeListSyntax) -> AttributeListSyntax {
        attributes.filter { attribute in
            attribute.as(AttributeSyntax.self).map { $0.attributeName.trimmedDescription.first != "_" } ?? true
        }
    }
}

extension FunctionSignatureSyntax {
    /// Whether programs can call it; labels that only the library writes begin with an underscore.
    fileprivate var isWritten: Bool {
        parameterClause.parameters.allSatisfy { $0.firstName.text == "_" || !$0.firstName.text.hasPrefix("_") }
    }
}

/// The `///` lines above a declaration. `- Since: iOS 16` says what first had it; on an extension it holds for members that say nothing.
private struct DocumentationComment {
    private(set) var text = ""
    private(set) var since: String?

    init(_ node: some SyntaxProtocol) {
        var lines: [Substring] = []
        for case .docLineComment(let comment) in node.leadingTrivia {
            let line = comment.dropFirst(3).trimmingPrefix { $0 == " " }
            if line.hasPrefix(Self.mark) { since = String(line.dropFirst(Self.mark.count)) } else { lines.append(line) }
        }
        text = lines.joined(separator: " ")
    }

    private static let mark = "- Since: "
}
