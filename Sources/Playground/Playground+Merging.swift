import Diagnostics
import SwiftChecker

extension Playground {
    /// A text with the declarations of an input in place of those with the same names, and the input's statements, if any, in place of the text's.
    ///
    /// Further declarations of the input come before the statements. An input that cannot be read as Swift comes back unchanged, for its own diagnostics.
    public static func merged(_ input: SourceText, into text: SourceText) -> SourceText {
        guard let new = InputShape.items(of: input), let old = InputShape.items(of: text) else { return input }
        let declarations = new.filter(\.isDeclaration)
        let replaced = new.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        var placed: Set<Int> = []
        var result: [TopLevelItem] = []
        for item in old where item.isDeclaration {
            guard !item.names.isDisjoint(with: replaced) else {
                result.append(item)
                continue
            }
            for (index, declaration) in declarations.enumerated() where !declaration.names.isDisjoint(with: item.names) && placed.insert(index).inserted {
                result.append(declaration)
            }
        }
        result += declarations.enumerated().filter { !placed.contains($0.offset) }.map(\.element)
        let statements = new.filter { !$0.isDeclaration }
        result += statements.isEmpty ? old.filter { !$0.isDeclaration } : statements
        return SourceText(name: input.name, text: joined(result.map(\.text)))
    }

    /// The items, each on its own lines.
    private static func joined(_ items: [String]) -> String {
        items.reduce(into: "") { text, item in
            if !text.isEmpty, !text.hasSuffix("\n"), !item.hasPrefix("\n") { text += "\n" }
            text += text.isEmpty ? String(item.drop { $0 == "\n" }) : item
        }
    }
}
