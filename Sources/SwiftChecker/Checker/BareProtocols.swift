import Diagnostics
import SwiftModel
import SwiftSyntax

/// Protocols as types without `any`, where Swift wants it: those with associated types, or with `Self` in what they require.
extension Checker {
    func warnBareProtocols(in files: [SourceFile]) {
        for (file, items) in files {
            source = file
            let finder = BareTypeNames(viewMode: .sourceAccurate)
            finder.walk(items)
            for node in finder.found where !isSettled(span(node)) { warnBareProtocol(node) }
        }
    }

    private func warnBareProtocol(_ node: IdentifierTypeSyntax) {
        let name = node.name.word
        guard let decl = module.type(name), decl.kind == .protocol, needsAny(decl), !isGenericParameter(name, around: Syntax(node)),
            !isOwnType(name, around: Syntax(node))
        else { return }
        warning(
            "bare-protocol", "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a future Swift language mode",
            at: span(node), help: "write 'any \(name)'; to keep the type of what is given, name it: '<T: \(name)>', and 'T' here")
    }

    private func needsAny(_ decl: NominalDecl) -> Bool { decl.selfAndRefined.contains(where: needsAnyItself) }

    private func needsAnyItself(_ decl: NominalDecl) -> Bool {
        if !decl.associatedTypes.isEmpty { return true }
        let own = SwiftType.parameter(decl.parameters[0])
        return decl.requiredMembers.contains { member in
            if case .function(let function) = member { function.arguments.contains { $0.type.contains { $0 == own } } } else { false }
        }
    }

    /// Whether a type or block around has a type of the name, which is then meant.
    private func isOwnType(_ name: String, around node: Syntax) -> Bool {
        nominals(around: node).contains { typeMember(name, of: $0, base: $0.selfType) != nil } || isLocalType(name, around: node)
    }

    private func isLocalType(_ name: String, around node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { node in
            guard let block = node.as(CodeBlockItemListSyntax.self), !(block.parent?.is(SourceFileSyntax.self) ?? true) else { return false }
            return block.contains { item in
                guard case .decl(let decl) = item.item else { return false }
                return NominalSyntax(decl)?.name.word == name || decl.as(TypeAliasDeclSyntax.self)?.name.word == name
            }
        }
    }

    /// The types in whose declarations or extensions a node is, the innermost first.
    private func nominals(around node: Syntax) -> [NominalDecl] {
        let names = Array(sequence(first: node, next: \.parent)).reversed().compactMap { node in
            node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? (node.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax)?.name.text
        }
        var found: [NominalDecl] = []
        for name in names.joined(separator: ".").split(separator: ".") {
            guard let next = found.first.map({ module.nestedType(String(name), in: $0) }) ?? module.type(String(name)) else { break }
            found.insert(next, at: 0)
        }
        return found
    }

    private func isGenericParameter(_ name: String, around node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { node in
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.contains { $0.name.text == name } ?? false
        }
    }
}

/// The names of types where a value's type is wanted, not a constraint.
private final class BareTypeNames: SyntaxVisitor {
    private(set) var found: [IdentifierTypeSyntax] = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let parent = node.parent, wantsValueType(parent) { found.append(node) }
        return .visitChildren
    }

    private func wantsValueType(_ parent: Syntax) -> Bool {
        // `@retroactive Codable`, `@MainActor Equatable`
        if parent.is(AttributedTypeSyntax.self), parent.parent?.is(InheritedTypeSyntax.self) ?? false { return false }
        if let metatype = parent.as(MetatypeTypeSyntax.self) {
            return metatype.metatypeSpecifier.text == "Type" && !(metatype.parent?.is(SomeOrAnyTypeSyntax.self) ?? false)
        }
        switch parent.kind {
        case .someOrAnyType, .compositionTypeElement, .inheritedType, .genericParameter, .conformanceRequirement, .sameTypeRequirement, .memberType,
            .extensionDecl, .typeInitializerClause, .attribute:
            return false
        default: return true
        }
    }
}
