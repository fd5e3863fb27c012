import Diagnostics
import SwiftModel
import SwiftSyntax

extension InputShape {
    /// The declarations of a text without those that later ones of these names replace, and their names; `nil` where it can't be read as Swift.
    ///
    /// Functions have their labels and types in their names, and members of extensions their types: `extension Card.resting(_: Bool)`. Statements are left out.
    public static func declarations(of source: SourceText, replacedBy later: Set<String>) -> (text: String, names: Set<String>)? {
        let parsed = Parsing.parse(source)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        var (text, names) = ("", Set<String>())
        for item in parsed.items {
            guard case .decl(let decl) = item.item, !decl.is(MacroExpansionDeclSyntax.self) else { continue }
            let own = signatures(of: decl)
            names.formUnion(own)
            if let node = decl.as(ExtensionDeclSyntax.self), !own.isEmpty {
                let kept = node.memberBlock.members.filter { signatures(of: $0.decl, in: node).isDisjoint(with: later) }
                if !kept.isEmpty { text += item.with(\.item, .decl(DeclSyntax(node.with(\.memberBlock.members, kept)))).description }
            } else if own.isEmpty || own.isDisjoint(with: later) {
                text += item.description
            }
        }
        return (text, names)
    }

    private static func signatures(of decl: DeclSyntax, in extended: ExtensionDeclSyntax? = nil) -> Set<String> {
        if let node = decl.as(ExtensionDeclSyntax.self) {
            return node.memberBlock.members.reduce(into: []) { $0.formUnion(signatures(of: $1.decl, in: node)) }
        }
        let place = extended.map { "extension \($0.extendedType.trimmedDescription) \($0.genericWhereClause?.trimmedDescription ?? "")." } ?? ""
        let isStatic = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "static" } ?? false
        return Set(names(of: decl).map { place + (isStatic ? "static " : "") + $0 })
    }

    private static func names(of decl: DeclSyntax) -> [String] {
        switch decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): [node.name.word + parameters(node.signature)]
        case .initializerDecl(let node): ["init" + parameters(node.signature)]
        case .variableDecl(let node): node.bindings.map { $0.pattern.trimmedDescription }
        case .importDecl(let node): ["import \(node.path.trimmedDescription)"]
        default: decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.word] } ?? []
        }
    }

    private static func parameters(_ signature: FunctionSignatureSyntax) -> String {
        let list = signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }
        return "(\(list.joined(separator: ", ")))"
    }
}
