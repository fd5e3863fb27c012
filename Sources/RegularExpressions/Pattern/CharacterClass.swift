/// A set of characters, by what they are.
package indirect enum CharacterClass: Sendable {
    case any, anyExceptNewline
    /// `.`, which an option lets match ends of lines.
    case dot
    case digit, hexDigit, word, whitespace, horizontalWhitespace, verticalWhitespace, newlineSequence
    case character(Character)
    case range(Character, Character)
    case property(CharacterProperty)
    case union([CharacterClass])
    case intersection(CharacterClass, CharacterClass)
    case subtraction(CharacterClass, CharacterClass)
    case symmetricDifference(CharacterClass, CharacterClass)
    case inverted(CharacterClass)
}

extension CharacterClass {
    func contains(_ character: Character, _ options: PatternOptions) -> Bool {
        switch self {
        case .any: true
        case .anyExceptNewline: !character.isNewline
        case .dot: options.dotMatchesNewlines || !character.isNewline
        case .digit: character.isNumber && (!options.isASCIIOnly || character.isASCII)
        case .hexDigit: character.isHexDigit
        case .word: character.isWordCharacter && (!options.isASCIIOnly || character.isASCII)
        case .whitespace: character.isWhitespace && (!options.isASCIIOnly || character.isASCII)
        case .horizontalWhitespace: character.isWhitespace && !character.isNewline
        case .verticalWhitespace, .newlineSequence: character.isNewline
        case .character(let own): options.ignoresCase ? own.isSame(as: character) : own == character
        case .range(let first, let last): Self.isBetween(first, character, last, ignoresCase: options.ignoresCase)
        case .property(let property): property.holds(of: character)
        case .union(let parts): parts.contains { $0.contains(character, options) }
        case .intersection(let a, let b): a.contains(character, options) && b.contains(character, options)
        case .subtraction(let a, let b): a.contains(character, options) && !b.contains(character, options)
        case .symmetricDifference(let a, let b): a.contains(character, options) != b.contains(character, options)
        case .inverted(let own): !own.contains(character, options)
        }
    }

    /// By scalars: a character of several is in no range.
    private static func isBetween(_ first: Character, _ character: Character, _ last: Character, ignoresCase: Bool) -> Bool {
        func isWithin(_ text: String) -> Bool {
            let composed = text.unicodeScalars.count == 1 ? text : String(text)
            guard composed.unicodeScalars.count == 1, let character = composed.first else { return false }
            return first <= character && character <= last
        }
        return isWithin(String(character)) || ignoresCase && (isWithin(character.lowercased()) || isWithin(character.uppercased()))
    }
}

extension Character {
    var isWordCharacter: Bool {
        if isASCII { return isLetter || isNumber || self == "_" }
        guard let first = unicodeScalars.first else { return false }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: return true
        default: return isLetter || isNumber || first.properties.isAlphabetic || first.properties.isJoinControl
        }
    }

    func isSame(as other: Character) -> Bool { self == other || lowercased() == other.lowercased() }
}
