import SwiftSyntax

/// What to write in place of words and blanks that other languages have where Swift finds a syntax error.
struct ForeignSyntax {
    let tree: SourceFileSyntax

    /// Words that declare something elsewhere.
    private static let declaring = [
        "const": "let", "val": "let", "auto": "var", "function": "func", "fun": "func", "fn": "func", "def": "func", "interface": "protocol",
        "foreach": "for", "elif": "else if", "elsif": "else if", "elseif": "else if",
    ]
    /// Words that join conditions elsewhere.
    private static let joining = ["and": "&&", "or": "||", "not": "!"]
    /// Words of Swift that begin statements and declarations, which keyboards write with a capital at the beginning of a line.
    private static let beginning: Set = [
        "import", "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "init", "typealias", "private", "public", "fileprivate",
        "internal", "static", "override", "mutating", "if", "else", "for", "while", "repeat", "guard", "switch", "case", "default", "return", "do", "try",
    ]
    private static let operators = [
        "..": "a range is written 'a...b', or 'a..<b' without its end", "**": "write 'pow(a, b)' of Foundation", "<>": "write '!=' in place of '<>'",
        "=>": "write '>=' for at least, '->' before a result type", "===": "'===' compares objects; write '==' for values", "=<": "write '<='",
        "=+": "write '+=' to add, '= +…' to assign", "=-": "write '-=' to subtract, '= -…' to assign", "=*": "write '*='", "=/": "write '/='",
        "=%": "write '%='", "=!": "write '!=' to compare, '= !…' to assign", "=&": "write '= &…'", "≤": "write '<='", "≥": "write '>='", "≠": "write '!='",
    ]

    /// What to write in place of an infix operator that Swift doesn't have.
    static func help(forOperator name: String) -> String? { operators[name] ?? LookAlikes.help(in: name) }

    /// - Parameter offset: where the parser reports the error.
    func help(at offset: Int) -> String? {
        guard let next = tree.token(at: AbsolutePosition(utf8Offset: offset)) ?? tree.lastToken(viewMode: .sourceAccurate) else { return nil }
        let tokens = [next.previousToken(viewMode: .sourceAccurate), next, next.nextToken(viewMode: .sourceAccurate)].compactMap(\.self)
        if let help = LookAlikes.help(in: tokens) { return help }
        return zip(tokens, tokens.dropFirst()).lazy.compactMap { help(between: $0, and: $1) }.first
    }

    private func help(between first: TokenSyntax, and second: TokenSyntax) -> String? {
        if let help = blankHelp(first, second) ?? shapeHelp(first, second) ?? capitalHelp(first, second) { return help }
        guard case .identifier(let word) = first.tokenKind, case .identifier(let name) = second.tokenKind, !second.hasNewline else { return nil }
        if word == "new" { return "leave out 'new': '\(name)(…)' makes a value" }
        if let own = Self.declaring[word] { return "write '\(own)' in place of '\(word)'" }
        let after = second.nextToken(viewMode: .sourceAccurate)?.tokenKind
        guard after == .equal || after == .semicolon else { return nil }
        let type = word.prefix(1).uppercased() + word.dropFirst()
        return "a variable begins with 'let' or 'var', and its type is behind its name: 'let \(name): \(type)\(after == .equal ? " = …" : "")'"
    }

    /// `a and b`, `do { … } while …`, `func f(): Int`.
    private func shapeHelp(_ first: TokenSyntax, _ second: TokenSyntax) -> String? {
        if case .identifier(let word) = first.tokenKind, let own = Self.joining[word], !second.hasNewline {
            return "write '\(own)' \(own == "!" ? "before it, without a blank," : "") in place of '\(word)'".replacing("  ", with: " ")
        }
        if first.tokenKind == .rightBrace, second.tokenKind == .keyword(.while), first.parent?.parent?.is(DoStmtSyntax.self) ?? false {
            return "write 'repeat' in place of 'do'"
        }
        let isOfFunction = sequence(first: Syntax(second), next: \.parent).contains { $0.is(FunctionDeclSyntax.self) }
        if first.tokenKind == .rightParen, second.tokenKind == .colon, isOfFunction { return "a result type is behind an arrow: write '->' in place of ':'" }
        return nil
    }

    /// `Struct Card`, `Return 1`.
    private func capitalHelp(_ first: TokenSyntax, _ second: TokenSyntax) -> String? {
        guard case .identifier(let word) = first.tokenKind, Self.beginning.contains(word.lowercased()), !second.hasNewline else { return nil }
        return "words of Swift begin with a small letter: write '\(word.lowercased())'"
    }

    /// `a +b`: an operator with a blank on one side belongs to the other.
    private func blankHelp(_ first: TokenSyntax, _ second: TokenSyntax) -> String? {
        for token in [first, second] {
            switch token.tokenKind {
            case .prefixOperator(let symbol) where token.hasBlankBefore, .postfixOperator(let symbol) where !token.trailingTrivia.isEmpty:
                return "write blanks on both sides of '\(symbol)', or on none"
            default: continue
            }
        }
        return nil
    }
}

extension TokenSyntax {
    fileprivate var hasNewline: Bool { leadingTrivia.contains(where: \.isNewline) }
    fileprivate var hasBlankBefore: Bool {
        !leadingTrivia.isEmpty || previousToken(viewMode: .sourceAccurate).map { !$0.trailingTrivia.isEmpty } ?? false
    }
}
