import Diagnostics
import SwiftModel
import SwiftSyntax

/// A declaration or statement at the top level of a text.
public struct TopLevelItem: Sendable {
    /// As it is written, with the comments and empty lines before it.
    public let text: String
    /// What it declares: `Card`, `extension Card`, `import SwiftUI`. Empty for a statement, and for a declaration without a name.
    public let names: Set<String>
    public let isDeclaration: Bool
}

extension InputShape {
    /// The items of a text, in order; `nil` where it cannot be read as Swift.
    public static func items(of source: SourceText) -> [TopLevelItem]? {
        let parsed = Parsing.parse(source)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        return parsed.items.map { item in
            let text = item.description
            guard case .decl(let decl) = item.item, !decl.is(MacroExpansionDeclSyntax.self) else {
                return TopLevelItem(text: text, names: [], isDeclaration: false)
            }
            return TopLevelItem(text: text, names: names(of: decl, in: item), isDeclaration: true)
        }
    }

    static func names(of decl: DeclSyntax, in item: CodeBlockItemSyntax) -> Set<String> {
        if let extended = decl.as(ExtensionDeclSyntax.self) { return ["extension \(extended.extendedType.trimmedDescription)"] }
        if let imported = decl.as(ImportDeclSyntax.self) { return ["import \(imported.path.trimmedDescription)"] }
        return declaredNames(of: [item])
    }
}
