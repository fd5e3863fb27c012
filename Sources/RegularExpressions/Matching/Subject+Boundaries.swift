/// Where words begin and end, by the rules of Unicode's standard annex 29, character by character.
extension Subject {
    private enum WordPart {
        case letter, digit, connector, middleLetter, middleNumber, middleBoth, space, katakana, other
    }

    func isWordBoundary(_ place: Int, isSimple: Bool) -> Bool {
        guard let (after, end) = character(at: place) else {
            return isSimple ? character(before: place).map { $0.0.isWordCharacter } ?? false : place > bounds.lowerBound
        }
        guard let (before, start) = character(before: place) else { return isSimple ? after.isWordCharacter : true }
        if isSimple { return before.isWordCharacter != after.isWordCharacter }
        let (left, right) = (Self.part(before), Self.part(after))
        switch (left, right) {
        case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (.katakana, .katakana), (.space, .space), (.connector, .connector):
            return false
        case (.letter, .connector), (.digit, .connector), (.katakana, .connector), (.connector, .letter), (.connector, .digit), (.connector, .katakana):
            return false
        case (.letter, .middleLetter), (.letter, .middleBoth): return character(at: end).map { Self.part($0.0) } != .letter
        case (.middleLetter, .letter), (.middleBoth, .letter): return character(before: start).map { Self.part($0.0) } != .letter
        case (.digit, .middleNumber), (.digit, .middleBoth): return character(at: end).map { Self.part($0.0) } != .digit
        case (.middleNumber, .digit), (.middleBoth, .digit): return character(before: start).map { Self.part($0.0) } != .digit
        default: return true
        }
    }

    private static func part(_ character: Character) -> WordPart {
        switch character {
        case ":", "·", "՟", "״", "‧", "︓", "﹕", "：": return .middleLetter
        case ",", ";", "՜", "،", "؍", "٬", "︐", "︔", "﹐", "﹔", "，", "；": return .middleNumber
        case "'", ".", "‘", "’", "․", "﹒", "＇", "．": return .middleBoth
        default: break
        }
        guard let scalar = character.unicodeScalars.first else { return .other }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .connectorPunctuation: return .connector
        case .decimalNumber: return .digit
        case .spaceSeparator: return scalar == "\u{A0}" || scalar == "\u{2007}" || scalar == "\u{202F}" ? .other : .space
        default: break
        }
        switch scalar.value {
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        // Each is a word by itself.
        case 0x3041...0x309F, 0x0E00...0x0EFF, 0x1780...0x17FF: return .other
        default: return properties.isAlphabetic && !properties.isIdeographic ? .letter : .other
        }
    }
}
