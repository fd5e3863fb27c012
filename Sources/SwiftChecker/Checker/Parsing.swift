import Diagnostics
import SwiftModel
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses with limits, folds operators, and reports syntax errors.
enum Parsing {
    struct Parsed: Sendable {
        let items: CodeBlockItemListSyntax
        let diagnostics: [Diagnostic]
        /// Whether the text is read as Swift at all.
        var isFaulty: Bool { diagnostics.contains { $0.code == "syntax" || $0.code == "too-deep" } }
    }

    static let nestingLimit = 200

    static func parse(_ source: SourceText) -> Parsed {
        var operators = Operators()
        return parse(source, operators: &operators)
    }

    /// Parses a part of a library, which is not read again and has no `#if`.
    ///
    /// - Parameter folds: whether it may hold operators.
    static func parseApart(_ source: SourceText, folds: Bool) -> Parsed {
        var operators = Operators()
        return read(source, parse(source.utf8), &operators, folds: folds)
    }

    /// Parses a text of the snippet; operators that it declares are known in the texts after it.
    ///
    /// At a prompt and in lessons earlier texts come again with each new one: what was read is kept.
    static func parse(_ source: SourceText, operators: inout Operators) -> Parsed {
        if !operators.hasOwn, let known = cache.withLock({ $0[source] }) { return known }
        if let hurdle = ParserHurdles.first(in: source.utf8) {
            let place = Span(source, hurdle.offset..<hurdle.offset + 1)
            return Parsed(items: [], diagnostics: [Diagnostic(.error, "syntax", hurdle.message, at: place, help: hurdle.help)])
        }
        let whole = parse(source.utf8)
        let parsed = read(source, whole, compiled: ConditionalCompilation.resolved(whole, of: source).map(parse), &operators)
        if !operators.hasOwn {
            cache.withLock { $0.keep(parsed, of: source) }
        }
        return parsed
    }

    /// Parses a file of a folder that has operators of its own, all of which are known.
    static func parse(_ source: SourceText, knowing operators: Operators) -> Parsed {
        var unused = Operators()
        let parsed = parse(source, operators: &unused)
        if parsed.isFaulty { return parsed }
        let whole = parse(source.utf8)
        return read(source, ConditionalCompilation.resolved(whole, of: source).map(parse) ?? whole, folding: operators)
    }

    private static func read(_ source: SourceText, _ tree: SourceFileSyntax, folding operators: Operators) -> Parsed {
        var diagnostics: [Diagnostic] = []
        let folded = operators.table.foldAll(tree) { error in
            diagnostics.append(error.diagnostic(in: tree, of: source))
        }
        return Parsed(items: folded.as(SourceFileSyntax.self)?.statements ?? tree.statements, diagnostics: diagnostics)
    }

    private static let cache = Mutex(ParsedTexts())

    /// The tree of a text; an empty one where the parser would not read it in time.
    static func tree(of text: [UInt8]) -> SourceFileSyntax {
        ParserHurdles.first(in: text) == nil ? parse(text) : SourceFileSyntax(statements: [])
    }

    private static func parse(_ text: [UInt8]) -> SourceFileSyntax {
        text.withUnsafeBufferPointer { text in
            var parser = Parser(text, maximumNestingLevel: nestingLimit)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// - Parameter compiled: the tree without what is not compiled, where it is another one.
    private static func read(
        _ source: SourceText, _ whole: SourceFileSyntax, compiled: SourceFileSyntax? = nil, _ operators: inout Operators, folds: Bool = true
    ) -> Parsed {
        let tree = compiled ?? whole
        if let fault = SyntaxFaults(source: source, tree: whole.hasError ? whole : tree).first { return Parsed(items: tree.statements, diagnostics: [fault]) }
        if let place = TreeDepth.excess(in: tree, of: source) {
            let help = "name parts of it with 'let', or move them into functions"
            let fault = Diagnostic(.error, "too-deep", "the code is nested too deeply", at: place, help: help)
            return Parsed(items: [], diagnostics: [fault])
        }
        var diagnostics: [Diagnostic] = []
        func report(_ error: OperatorError) {
            diagnostics.append(error.diagnostic(in: tree, of: source))
        }
        operators.add(tree, report: report)
        guard folds else { return Parsed(items: tree.statements, diagnostics: diagnostics) }
        let folded = operators.table.foldAll(tree, errorHandler: report)
        return Parsed(items: folded.as(SourceFileSyntax.self)?.statements ?? tree.statements, diagnostics: diagnostics)
    }
}
