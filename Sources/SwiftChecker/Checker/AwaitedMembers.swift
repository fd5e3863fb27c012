import Diagnostics
import SwiftModel
import SwiftSyntax

/// A type or an extension whose members aren't collected yet.
struct AwaitedMembers {
    let item: DeclSyntax
    let source: SourceText
    let scope: Scope?
    /// The access that an extension around it gives.
    let access: String?
}

/// Members are collected in the order of the text, or before it where their type's associated types are asked for: `Post.ID` above `struct Post`.
extension Checker {
    func awaitMembers(_ item: DeclSyntax, access: String? = nil) {
        if let node = item.as(ExtensionDeclSyntax.self) {
            guard let decl = extended(node, reports: false) else { return }
            awaited[decl, default: []].append(AwaitedMembers(item: item, source: source, scope: scope, access: nil))
            for member in node.memberBlock.members { awaitMembers(member.decl, access: self.access(of: node)) }
        } else if let parts = NominalSyntax(item), let decl = declared(parts) {
            awaited[decl, default: []].append(AwaitedMembers(item: item, source: source, scope: scope, access: access))
            for member in parts.members { awaitMembers(member.decl, access: access) }
        }
    }

    /// The access that an extension gives to its members.
    func access(of node: ExtensionDeclSyntax) -> String? {
        node.modifiers.map(\.name.text).first { ["private", "fileprivate", "public"].contains($0) }
    }

    /// Whether the members of a declaration are still to be collected; from now on they aren't.
    func takeAwaited(_ item: DeclSyntax, of decl: NominalDecl) -> Bool {
        guard let place = awaited[decl]?.firstIndex(where: { $0.item.id == item.id }) else {
            return !collectedEarly.contains(EarlyMembers(type: decl, item: item.id))
        }
        awaited[decl]?.remove(at: place)
        if awaited[decl]?.isEmpty ?? false { awaited[decl] = nil }
        return true
    }

    func collectAwaited(_ decl: NominalDecl) {
        while let next = awaited[decl]?.first {
            let saved = extensionAccess
            extensionAccess = next.access
            separately(in: DeclContext(scope: next.scope), source: next.source) { declareMembers(next.item) }
            extensionAccess = saved
            collectedEarly.insert(EarlyMembers(type: decl, item: next.item.id))
        }
    }
}

/// A type or an extension whose members were collected before its turn.
struct EarlyMembers: Hashable {
    let type: NominalDecl
    let item: SyntaxIdentifier
}
