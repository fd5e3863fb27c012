import SwiftSyntax

/// Characters that look similar to one that Swift reads, as keyboards with other languages and word processors write them.
enum LookAlikes {
    /// What to write in place of the first one of a name or an operator.
    static func help(in text: String) -> String? {
        text.unicodeScalars.lazy.compactMap { scalar in ascii(scalar).map { "'\(scalar)' (\(name(of: scalar))) looks similar to '\($0)': write '\($0)'" } }
            .first
    }

    /// - Parameter tokens: those beside the place of an error; comments and words of strings don't count.
    static func help(in tokens: [TokenSyntax]) -> String? {
        tokens.lazy.compactMap { token in
            var text = ""
            for piece in token.leadingTrivia { if case .unexpectedText(let part) = piece { text += part } }
            if case .stringSegment = token.tokenKind {} else { text += token.text }
            for piece in token.trailingTrivia { if case .unexpectedText(let part) = piece { text += part } }
            return help(in: text)
        }.first
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Character? {
        // Full-width forms follow ASCII's order.
        if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFF01 + 0x21).map(Character.init) }
        return similar.first { $0.value.contains(scalar) }?.key
    }

    private static let similar: [Character: String.UnicodeScalarView] = [
        "-": "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{FE58}\u{FE63}\u{2796}".unicodeScalars,
        "\"": "\u{2018}\u{2019}\u{201A}\u{201B}\u{201C}\u{201D}\u{201E}\u{201F}\u{2033}\u{300C}\u{300D}\u{AB}\u{BB}\u{2B4}".unicodeScalars,
        ",": "\u{3001}\u{60C}".unicodeScalars, ";": "\u{37E}\u{61B}".unicodeScalars, ":": "\u{2236}\u{A789}\u{FE55}".unicodeScalars,
        "*": "\u{D7}\u{2217}\u{2715}".unicodeScalars, "/": "\u{F7}\u{2044}\u{2215}".unicodeScalars, "~": "\u{223C}\u{301C}\u{2DC}".unicodeScalars,
        "[": "\u{3010}\u{3014}".unicodeScalars, "]": "\u{3011}\u{3015}".unicodeScalars, "!": "\u{1C3}".unicodeScalars, "|": "\u{2223}".unicodeScalars,
        "<": "\u{2039}\u{3008}".unicodeScalars, ">": "\u{203A}\u{3009}".unicodeScalars, "^": "\u{2C4}\u{2C6}".unicodeScalars,
    ]

    /// `En Dash`.
    private static func name(of scalar: Unicode.Scalar) -> String {
        (scalar.properties.name ?? "").split { $0 == " " || $0 == "-" }.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
}
