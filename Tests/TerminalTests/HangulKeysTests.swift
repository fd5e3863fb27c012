import Foundation
import Testing
import Wording

struct HangulKeysTests {
    @Test(arguments: [
        ("ㅁ", "a"), ("ㅠ", "b"), (":ㅜ", ":n"), ("ㅗ디ㅔ", "help"), (":ㅗ디ㅔ", ":help"), ("벼ㅑㅅ", "quit"), ("ㅂ", "q"), ("ㅇ", "d"), ("됴ㅔㄷ", "eype"),
        ("ㄸ?", "E?"), ("ㅖ", "P"), ("값", "rkqt"), ("왜", "dho"), ("꿽", "Rnpfx"), ("ㄳ", "rt"), ("ㅢ", "ml"), ("a ㅁ 1", "a a 1"),
    ])
    func hangulIsReadAsTheKeysThatWerePressed(text: String, keys: String) {
        #expect(latinKeys(forHangul: text) == keys)
        // As macOS may hand it over.
        #expect(latinKeys(forHangul: text.decomposedStringWithCanonicalMapping) == keys)
    }

    @Test(arguments: ["", "a", ":n", "é", "日本"])
    func otherTextIsNotHangul(text: String) {
        #expect(latinKeys(forHangul: text) == nil)
    }

    /// Every letter, key by key: the layout of KS X 5002.
    @Test func everyLetterHasItsKeys() {
        let keys: [Character: String] = [
            "ㄱ": "r", "ㄲ": "R", "ㄴ": "s", "ㄷ": "e", "ㄸ": "E", "ㄹ": "f", "ㅁ": "a", "ㅂ": "q", "ㅃ": "Q", "ㅅ": "t", "ㅆ": "T", "ㅇ": "d", "ㅈ": "w",
            "ㅉ": "W", "ㅊ": "c", "ㅋ": "z", "ㅌ": "x", "ㅍ": "v", "ㅎ": "g", "ㅏ": "k", "ㅐ": "o", "ㅑ": "i", "ㅒ": "O", "ㅓ": "j", "ㅔ": "p", "ㅕ": "u",
            "ㅖ": "P", "ㅗ": "h", "ㅛ": "y", "ㅜ": "n", "ㅠ": "b", "ㅡ": "m", "ㅣ": "l",
        ]
        // Letters that are typed as two.
        let pairs: [Character: String] = [
            "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
            "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
        ]
        func expected(_ letter: Character) -> String { keys[letter] ?? (pairs[letter] ?? "").map { keys[$0] ?? "" }.joined() }
        for scalar in (0x3131...0x3163).compactMap(Unicode.Scalar.init) {
            #expect(latinKeys(forHangul: String(scalar)) == expected(Character(scalar)), "\(scalar)")
        }
        // Syllables are made of an initial, a vowel and a final or none, in the order of these.
        let (initials, vowels) = (Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"), Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"))
        let finals = [""] + "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".map(expected)
        for (index, scalar) in (0xAC00...0xD7A3).compactMap(Unicode.Scalar.init).enumerated() {
            let parts = expected(initials[index / 588]) + expected(vowels[index / 28 % 21]) + finals[index % 28]
            guard latinKeys(forHangul: String(scalar)) != parts else { continue }
            Issue.record("\(scalar) is typed as \(parts)")
        }
    }
}
