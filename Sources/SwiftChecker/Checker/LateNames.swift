import Diagnostics
import SwiftModel
import SwiftSyntax

/// Names that a block declares below the place that uses them.
extension Checker {
    /// Reports a variable of a block around a place that is declared after it.
    func reportsLate(_ name: String, at place: Span) -> Bool {
        var current = scope
        while let block = current {
            if block.items?.contains(where: { declares(name, $0, after: place) }) ?? false {
                let message =
                    block.function === scope?.function
                    ? "use of local variable '\(name)' before its declaration" : "closure captures '\(name)' before it is declared"
                error("unknown-name", message, at: place, help: "move the declaration of '\(name)' above this")
                return true
            }
            current = block.parent
        }
        return false
    }

    private func declares(_ name: String, _ item: CodeBlockItemSyntax, after place: Span) -> Bool {
        guard let node = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self), span(node).range.lowerBound > place.range.lowerBound else { return false }
        return node.bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name }
    }
}
