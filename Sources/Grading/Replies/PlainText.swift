import Course
import Playground

/// Texts as they are compared: unified, with types in the current spelling.
func comparable(_ text: String) -> String { Playground.currentTypeNames(in: unified(text)) }

/// NFC, full-width characters as ordinary ones, trimmed, runs of space as one.
func unified(_ text: String) -> String { folded(halfWidth(text)).precomposedStringWithCanonicalMapping }

/// The text with the full-width forms of ASCII characters, and of the ideographic space and comma, as ordinary ones.
func halfWidth(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return text }
    return String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar.value {
                case 0xFF01...0xFF5E: UnicodeScalar(scalar.value - 0xFEE0) ?? scalar
                case 0x3000: " "
                case 0x3001: ","
                case 0x3002: "."
                default: scalar
                }
            }))
}

/// A short reply in lowercase, without the punctuation at its end.
func spokenForm(_ text: String) -> String {
    var text = comparable(text).lowercased().replacing("’", with: "'")
    while let last = text.last, ".!~".contains(last) { text.removeLast() }
    return folded(text)
}
