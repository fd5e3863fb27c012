/// Single characters, escapes and anchors.
extension PatternParser {
    /// What comes next; nil for what matches nothing.
    mutating func atom(isOptional: Bool) throws -> PatternNode? {
        try refuseUnattached()
        let start = index
        guard let character = next else { return nil }
        index += 1
        switch character {
        case "(": return try group(from: start, isOptional: isOptional)
        case "[": return .oneOf(try customClass(from: start))
        case ".": return .oneOf(.dot)
        case "^": return .anchor(.caret)
        case "$": return .anchor(.dollar)
        case "\\": return try escape(from: start)
        default: return .character(character)
        }
    }

    private mutating func escape(from start: Int) throws -> PatternNode? {
        guard let character = next else { throw fault("expected escape sequence", at: index) }
        if let anchor = anchor(character) {
            index += 1
            return .anchor(anchor)
        }
        switch character {
        case "Q":
            index += 1
            return .sequence(quoted().map(PatternNode.character))
        case "E":
            index += 1
            return .sequence([])
        case "1"..."9" where character.isASCII: return .backreference(numberedReference())
        case "k": return try namedReference(from: start)
        case "g":
            index += 1
            refuse("subpattern", at: start)
            return .sequence([])
        case "K":
            index += 1
            refuse("'\\K'", at: start)
            return .sequence([])
        default:
            let set = try escapedClass(from: start)
            if case .character(let own) = set { return .character(own) }
            return .oneOf(set)
        }
    }

    private func anchor(_ character: Character) -> PatternAnchor? {
        switch character {
        case "A": .startOfSubject
        case "z": .endOfSubject
        case "Z": .endOfSubjectBeforeNewline
        case "b": .wordBoundary
        case "B": .notWordBoundary
        case "G": .firstMatchingPosition
        case "y" where flavor == .swift: .textSegmentBoundary
        case "Y" where flavor == .swift: .notTextSegmentBoundary
        default: nil
        }
    }

    /// To `\E`, or to the end.
    private mutating func quoted() -> [Character] {
        let start = index
        while index < characters.count, !has("\\E") { index += 1 }
        defer { _ = take("\\E") }
        return Array(characters[start..<index])
    }

    private mutating func numberedReference() -> CaptureReference {
        let start = index
        while let character = next, character.isASCII, character.isNumber { index += 1 }
        return reference(to: .number(Int(String(characters[start..<index])) ?? .max), at: start)
    }

    private mutating func namedReference(from start: Int) throws -> PatternNode {
        index += 1
        let ends: [Character: String] = ["<": ">", "'": "'", "{": "}"]
        guard let open = next, let end = ends[open] else { throw fault("invalid escape sequence '\\k'", at: start + 1) }
        index += 1
        let place = index
        return .backreference(reference(to: .name(try name(endingWith: end)), at: place))
    }

    private mutating func reference(to target: CaptureTarget, at place: Int) -> CaptureReference {
        let reference = CaptureReference()
        references.append((reference, target, place))
        return reference
    }

    /// What is after a backslash and matches one character; inside of square brackets, too.
    mutating func escapedClass(from start: Int) throws -> CharacterClass {
        guard let character = next else { throw fault("expected escape sequence", at: index) }
        index += 1
        switch character {
        case "d": return flavor == .swift ? .digit : .property(.category(["Nd"]))
        case "D": return .inverted(flavor == .swift ? .digit : .property(.category(["Nd"])))
        case "w": return .word
        case "W": return .inverted(.word)
        case "s": return .whitespace
        case "S": return .inverted(.whitespace)
        case "h": return .horizontalWhitespace
        case "H": return .inverted(.horizontalWhitespace)
        case "v": return .verticalWhitespace
        case "V": return .inverted(.verticalWhitespace)
        case "R": return .newlineSequence
        case "X", "O": return .any
        case "N":
            if next == "{" {
                _ = try taken(upTo: "}")
                leaveOut("a character's name in a regular expression", at: start)
            } else {
                refuse("'\\N'", at: start)
            }
            return .any
        case "p", "P": return try property(isInverted: character == "P")
        default: return .character(try escapedCharacter(character, from: start))
        }
    }

    private mutating func property(isInverted: Bool) throws -> CharacterClass {
        guard take("{") else { throw fault("expected '{'", at: index) }
        let start = index
        let text = try taken(upTo: "}")
        let isNegated = text.hasPrefix("^")
        return try property(named: isNegated ? String(text.dropFirst()) : text, isInverted: isInverted != isNegated, at: start)
    }

    mutating func property(named text: String, isInverted: Bool, at start: Int) throws -> CharacterClass {
        var name = text
        if let equals = text.firstIndex(where: { $0 == "=" || $0 == ":" }) {
            let key = text[..<equals].lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
            if !["generalcategory", "gc"].contains(key) {
                leaveOut("the character property '\(text)'", at: start)
                return .any
            }
            name = String(text[text.index(after: equals)...])
        }
        guard let property = CharacterProperty(named: name) else {
            if Self.scripts.contains(name.lowercased().hasPrefix("is") ? String(name.lowercased().dropFirst(2)) : name.lowercased()) {
                leaveOut("the character property '\(text)'", at: start)
                return .any
            }
            throw fault("unknown character property '\(text)'", at: start)
        }
        return isInverted ? .inverted(.property(property)) : .property(property)
    }

    /// The most frequent ones, so that they aren't called unknown.
    private static let scripts: Set<String> = [
        "arabic", "armenian", "bengali", "common", "cyrillic", "devanagari", "georgian", "greek", "gujarati", "han", "hangul", "hebrew", "hiragana",
        "inherited",
        "kannada", "katakana", "khmer", "lao", "latin", "malayalam", "mongolian", "myanmar", "sinhala", "tamil", "telugu", "thai", "tibetan",
    ]

    /// A control character, a number, or a mark that stands for itself.
    private mutating func escapedCharacter(_ character: Character, from start: Int) throws -> Character {
        switch character {
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "f": return "\u{C}"
        case "a": return "\u{7}"
        case "e": return "\u{1B}"
        case "0": return try scalar(octal(), radix: 8, at: start + 2)
        case "x", "u", "U", "o":
            if take("{") {
                let place = index
                return try scalar(try taken(upTo: "}"), radix: character == "o" ? 8 : 16, at: place)
            }
            let count = character == "x" ? 2 : character == "u" ? 4 : 8
            let place = index
            while index < place + count, let digit = next, digit.isASCII, digit.isHexDigit { index += 1 }
            if character != "x", index < place + count { throw fault("expected \(count) digits in '\(String(characters[place..<index]))'", at: place) }
            return try scalar(index == place ? "0" : String(characters[place..<index]), radix: 16, at: place)
        case "c":
            refuse("control sequence", at: start)
            if next != nil { index += 1 }
            return "c"
        default:
            guard !character.isLetter || !character.isASCII, !character.isNumber else {
                throw fault("invalid escape sequence '\\\(character)'", at: start + 1)
            }
            return character
        }
    }

    private mutating func octal() -> String {
        let start = index
        while index < start + 2, let digit = next, ("0"..."7").contains(digit) { index += 1 }
        return index == start ? "0" : String(characters[start..<index])
    }

    private func scalar(_ digits: String, radix: Int, at place: Int) throws -> Character {
        let text = digits.trimmingPrefix { $0 == " " }
        guard let value = UInt32(text, radix: radix) else {
            throw fault("expected \(radix == 8 ? "octal" : "hexadecimal") number in '\(digits)'", at: place)
        }
        guard let scalar = Unicode.Scalar(value) else { throw fault("Invalid scalar value U+\(String(value, radix: 16, uppercase: true))", at: place) }
        return Character(scalar)
    }
}
