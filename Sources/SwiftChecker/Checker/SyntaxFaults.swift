import Diagnostics
import SwiftModel
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax error of a text, with what to do: what the parser reports after it is a consequence most of the time.
struct SyntaxFaults {
    let source: SourceText
    let tree: SourceFileSyntax

    /// `nil` where the text has no syntax error.
    var first: Diagnostic? {
        guard tree.hasError else { return nil }
        let faults = FaultCount(in: tree, upTo: Self.faultLimit)
        if faults.isOver { return firstOfMany }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { error in
            error.diagMessage.severity == .error && !Self.accepted.contains { error.message.hasPrefix($0) }
        }
        let openBrace = OpenBrace.first(in: tree, of: source)
        let missingBrace = openBrace == nil ? nil : errors.first { $0.message.hasPrefix("expected '}'") }
        guard let error = missingBrace ?? errors.first else {
            return nil
        }
        let start = error.position.utf8Offset
        let length = min(max(1, error.node.trimmedLength.utf8Length), 40)
        let place = Span(source, start..<min(start + length, max(start, source.utf8.count)))
        guard let openBrace, missingBrace != nil else {
            return Diagnostic(.error, "syntax", SyntaxWords.swift(error.message), at: place).advised(remedy(for: error))
        }
        return Diagnostic(
            .error, "syntax", error.message, at: place, notes: [.init("to match this opening '{'", at: openBrace)],
            help: "that '{' is open: add its '}'")
    }

    /// What the compiler takes, though the parser of its syntax doesn't: a blank between an attribute and its parenthesis, which is an error of Swift 6's language
    /// mode alone, and a semicolon at the end of an operator's declaration.
    private static let accepted = ["extraneous whitespace before '('", "';' is not allowed in operator names"]

    /// What a generated diagnostic takes grows with the whole tree: with more faults than these only the first statement that has one is looked at.
    private static let faultLimit = 300

    /// The first error of a text with so many that it may not be Swift at all.
    private var firstOfMany: Diagnostic {
        let item = tree.statements.first { $0.hasError }
        let start = item?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        if let item, !FaultCount(in: item, upTo: Self.faultLimit).isOver,
            let error = ParseDiagnosticsGenerator.diagnostics(for: item).first(where: { $0.diagMessage.severity == .error })
        {
            let place = min(error.position.utf8Offset, source.utf8.count)
            return Diagnostic(.error, "syntax", SyntaxWords.swift(error.message), at: Span(source, place..<min(place + 1, source.utf8.count)))
                .advised(remedy(for: error))
        }
        return Diagnostic(
            .error, "syntax", "from here on the text cannot be read as Swift", at: Span(source, start..<min(start + 1, source.utf8.count)),
            help: "write a few lines, and see whether they are right before writing more")
    }

    /// What to do, and a place that it speaks of.
    fileprivate struct Remedy {
        let help: String
        var note: Diagnostic.Note?
    }

    private func remedy(for error: ParserError) -> Remedy? {
        let help = SyntaxWords.help(for: error) ?? ForeignSyntax(tree: tree).help(at: error.position.utf8Offset)
        return remedy(for: error.node) ?? help.map { Remedy(help: $0) } ?? openRemedy(for: error)
    }

    /// What is open at the end of the line, with the place where it opens.
    private func openRemedy(for error: ParserError) -> Remedy? {
        let closing = ["(": ")", "[": "]", "{": "}", "<": ">", "\"": "\"", "\"\"\"": "\"\"\""]
        guard let opening = SyntaxWords.opening(of: error), let end = closing[opening.text] else { return nil }
        let place = Span(source, opening.positionAfterSkippingLeadingTrivia.utf8Offset..<opening.endPositionBeforeTrailingTrivia.utf8Offset)
        return Remedy(help: "that '\(opening.text)' is open: add its '\(end)'", note: .init("to match this opening '\(opening.text)'", at: place))
    }

    private func remedy(for node: Syntax) -> Remedy? {
        guard let token = node.firstToken(viewMode: .sourceAccurate) else { return nil }
        switch token.tokenKind {
        case .comma where isBetweenStatements(token): return Remedy(help: "statements are on lines of their own: leave out the comma")
        case .period: return strayModifierRemedy(token)
        case .rightBrace where token.parent?.is(UnexpectedNodesSyntax.self) == true:
            return Remedy(help: "every '{' above has its '}' already: leave this one out")
        default: return missingCommaRemedy(token)
        }
    }

    /// A value that follows another one in parentheses or brackets, and a declaration that follows another one on its line.
    private func missingCommaRemedy(_ token: TokenSyntax) -> Remedy? {
        guard let unexpected = token.ancestorOrSelf(mapping: { $0.as(UnexpectedNodesSyntax.self) }), unexpected.firstToken(viewMode: .sourceAccurate) == token,
            let previous = token.previousToken(viewMode: .sourceAccurate), previous.tokenKind != .comma, token.beginsValue
        else { return nil }
        switch unexpected.parent?.kind {
        case .functionCallExpr, .subscriptCallExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .macroExpansionExpr:
            return Remedy(help: "values are separated by commas: write ',' before this one")
        default: return nil
        }
    }

    private func isBetweenStatements(_ token: TokenSyntax) -> Bool {
        guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
        return sequence(first: Syntax(previous), next: \.parent).contains { $0.is(CodeBlockItemSyntax.self) }
            && token.parent?.is(UnexpectedNodesSyntax.self) == true
    }

    /// A modifier after the brace that closes a declaration.
    private func strayModifierRemedy(_ period: TokenSyntax) -> Remedy? {
        guard let brace = period.previousToken(viewMode: .sourceAccurate), brace.tokenKind == .rightBrace,
            let name = sequence(first: Syntax(brace), next: \.parent).lazy.compactMap(Self.name).first
        else { return nil }
        let place = Span(source, brace.positionAfterSkippingLeadingTrivia.utf8Offset..<brace.endPositionBeforeTrailingTrivia.utf8Offset)
        return Remedy(
            help: "a modifier belongs to a view, and this one is outside of '\(name)': move it before that '}'",
            note: .init("this '}' ends '\(name)'", at: place))
    }

    /// The name of a declaration that braces belong to.
    private static func name(of node: Syntax) -> String? {
        if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
        return node.as(FunctionDeclSyntax.self)?.name.text ?? node.as(StructDeclSyntax.self)?.name.text
    }
}

extension TokenSyntax {
    fileprivate var beginsValue: Bool {
        switch tokenKind {
        case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .period, .leftParen, .leftSquare, .backslash,
            .prefixAmpersand, .dollarIdentifier, .keyword(.true), .keyword(.false), .keyword(.nil), .keyword(.`self`):
            true
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate func advised(_ remedy: SyntaxFaults.Remedy?) -> Diagnostic {
        guard let remedy else { return self }
        var result = self
        result.help = remedy.help
        result.notes += [remedy.note].compactMap(\.self)
        return result
    }
}

/// How many places of a tree the parser had to make up or to leave out.
struct FaultCount {
    let isOver: Bool

    init(in tree: some SyntaxProtocol, upTo limit: Int) {
        var count = 0
        var rest = [Syntax(tree)]
        while let node = rest.popLast(), count <= limit {
            guard node.hasError else { continue }
            let isMade = node.as(TokenSyntax.self)?.presence == .missing
            if isMade || node.is(UnexpectedNodesSyntax.self) { count += 1 }
            rest += node.children(viewMode: .all)
        }
        isOver = count > limit
    }
}

/// Which brace is open where there are more `{` than `}`: indentation shows which one a `}` was meant to close.
enum OpenBrace {
    static func first(in tree: SourceFileSyntax, of source: SourceText) -> Span? {
        guard source.utf8.count(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) <= braceLimit else { return nil }
        var open: [(place: Span, indentation: Int)] = []
        var suspects: [Span] = []
        var balance = 0
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .leftBrace || token.tokenKind == .rightBrace {
            let place = Span(source, token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset)
            if token.tokenKind == .leftBrace {
                balance += 1
                open.append((place, indentation(of: place)))
            } else {
                balance -= 1
                let isFirstOfLine = indentation(of: place) == place.start.column - 1
                while isFirstOfLine, open.count > 1, let last = open.last, last.indentation > place.start.column - 1 { suspects += [open.removeLast().place] }
                _ = open.popLast()
            }
        }
        return balance > 0 ? suspects.first ?? open.last?.place : nil
    }

    /// Each costs a look at its line.
    private static let braceLimit = 10_000

    /// The blanks that the line of a place begins with.
    private static func indentation(of place: Span) -> Int { place.source.line(place.start.line).prefix { $0 == " " || $0 == "\t" }.count }
}
