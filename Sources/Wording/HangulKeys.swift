import Foundation

/// What the keys give in the Latin layout for a text that was typed while the two-set Hangul layout (두벌식) was on: `ㅗ디ㅔ` is `help`, `:ㅜ` is `:n`.
/// What isn't Hangul stays. Nil for a text without Hangul.
public func latinKeys(forHangul text: String) -> String? {
    var found = false
    // macOS may hand over syllables as sequences of their letters.
    let keys = text.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
        guard let keys = latinKeys(for: scalar) else { return String(scalar) }
        found = true
        return keys
    }
    return found ? keys.joined() : nil
}

private func latinKeys(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // A syllable is (initial * 21 + vowel) * 28 + final, the final 0 where there is none.
    case 0xAC00...0xD7A3:
        let index = Int(scalar.value - 0xAC00)
        return initials[index / (21 * 28)] + vowels[index / 28 % 21] + finals[index % 28]
    case 0x3131...0x3163: return letters[Int(scalar.value - 0x3131)]
    case 0x1100...0x1112: return initials[Int(scalar.value - 0x1100)]
    case 0x1161...0x1175: return vowels[Int(scalar.value - 0x1161)]
    case 0x11A8...0x11C2: return finals[Int(scalar.value - 0x11A7)]
    default: return nil
    }
}

// Shift gives the doubled consonants ㄲ ㄸ ㅃ ㅆ ㅉ and the vowels ㅒ ㅖ; other letters are the same with and without.

/// ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ
private let initials = ["r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g"]

/// ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ
private let vowels = ["k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l"]

/// None, then ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
private let finals = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g",
]

/// U+3131 to U+3163, single letters: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄸ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅃ ㅄ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ, then the vowels.
private let letters =
    [
        "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x",
        "v", "g",
    ] + vowels
