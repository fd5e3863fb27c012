import Foundation

/// The tokens of a Swift text, roughly: words, numbers, string literals and single signs. White space between them does not matter,
/// within string literals it does. Takes time proportional to the text.
func swiftTokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = text.precomposedStringWithCanonicalMapping[...]
    while let first = rest.first {
        if first.isWhitespace {
            rest = rest.dropFirst()
            continue
        }
        let token = first == "\"" ? stringLiteral(rest) : isWordCharacter(first) ? rest.prefix(while: isWordCharacter) : rest.prefix(1)
        tokens.append(String(token))
        rest = rest[token.endIndex...]
    }
    return tokens
}

private func isWordCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "$" }

/// A literal from its opening quote to its closing one, or to the end of its line.
private func stringLiteral(_ text: Substring) -> Substring {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, !text[index].isNewline {
        if text[index] == "\"" { return text[...index] }
        index = text.index(index, offsetBy: text[index] == "\\" ? 2 : 1, limitedBy: text.endIndex) ?? text.endIndex
    }
    return text[..<index]
}
