import Diagnostics
import SwiftModel
import SwiftSyntax

/// Finds where a text is nested deeper than checking looks into, before anything walks through it again and again: a chain of thousands of modifiers,
/// operators, or branches.
enum TreeDepth {
    private static let limit = 2_500
    private static let operandLimit = 5_000
    /// A shorter text cannot be as deep.
    private static let leastLength = 4_096

    /// The first such place; nil where there is none.
    static func excess(in tree: SourceFileSyntax, of source: SourceText) -> Span? {
        guard source.utf8.count >= leastLength else { return nil }
        var rest: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = rest.popLast() {
            let isList = node.as(ExprListSyntax.self).map { $0.count > operandLimit } ?? false
            if depth > limit || isList {
                let start = node.position.utf8Offset
                return Span(source, start..<min(start + 1, source.utf8.count))
            }
            for child in node.children(viewMode: .sourceAccurate).reversed() where !child.is(TokenSyntax.self) { rest.append((child, depth + 1)) }
        }
        return nil
    }
}
