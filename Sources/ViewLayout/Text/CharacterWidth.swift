/// Widths of characters in columns, each half a font size: 0 for marks and controls, 2 for East Asian wide characters and emoji, 1 for the rest.
///
/// The unit is the grapheme cluster, which is as wide as its widest scalar.
public enum CharacterWidth {
    public static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
        let scalars = character.unicodeScalars
        if scalars.contains(where: isEmojiSelector) { return 2 }
        return scalars.lazy.map(columns(of:)).max() ?? 0
    }

    public static func columns(of text: some StringProtocol) -> Int {
        var count = 0
        for scalar in text.unicodeScalars {
            guard isAlwaysOne(scalar) else { return text.reduce(0) { $0 + columns(of: $1) } }
            count += 1
        }
        return count
    }

    /// Letters of Latin, and lines of boxes: nothing that joins with its neighbors.
    private static func isAlwaysOne(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0xAE..<0x300, 0x2500..<0x2580: true
        default: false
        }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        if properties.isEmojiPresentation || isWide(scalar) { return 2 }
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .surrogate: return 0
        default: return properties.isDefaultIgnorableCodePoint ? 0 : 1
        }
    }

    /// Variation selector 16 asks for a picture instead of a letter, as in ❤️, and an enclosing keycap makes one.
    private static func isEmojiSelector(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xFE0F || scalar.value == 0x20E3 }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        var (low, high) = (0, wideRanges.count)
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].contains(scalar.value)
    }

    /// The scalars whose East_Asian_Width is W or F and that aren't emoji, in order (Unicode 16, UAX #11). Gaps of unassigned scalars inside a script's block
    /// belong to it.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul initial consonants
        0x2329...0x232A,  // angle brackets
        0x2E80...0x303E,  // radicals, description characters, CJK punctuation
        0x3041...0x3247,  // kana, Bopomofo, Hangul compatibility letters, enclosed letters
        0x3250...0xA4CF,  // CJK compatibility, ideographs, Yi
        0xA960...0xA97F,  // Hangul initial consonants, extended
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6F,  // compatibility and small forms
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x16FE0...0x18DFF,  // Tangut, Khitan
        0x1AFF0...0x1B2FF,  // kana extensions, Nushu
        0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x3FFFD,  // ideographs of the supplementary planes
    ]
}
