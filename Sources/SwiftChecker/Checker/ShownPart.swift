import SwiftModel
import SwiftSyntax

/// A view that is shown since it is declared last, though another view of the program contains it.
public struct ShownPart: Equatable, Sendable {
    public let view: String
    /// The view that contains it.
    public let whole: String
}

extension Checker {
    /// The view around the last one, where it can be shown itself.
    func part(_ shown: NominalDecl, of views: [NominalDecl], in files: ArraySlice<SourceFile>) -> ShownPart? {
        let others = Set(views.map(\.name)).subtracting([shown.name])
        let declarations = files.flatMap { $0.items.compactMap { $0.item.as(DeclSyntax.self).flatMap(NominalSyntax.init) } }
        let whole = declarations.first { parts in
            others.contains(parts.name.word)
                && parts.members.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(shown.name) } }
        }
        return whole.map { ShownPart(view: shown.name, whole: $0.name.word) }
    }
}
