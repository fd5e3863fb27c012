let line = "Ab3 é!日🙂"
print(line.map { $0.isLetter }, line.filter(\.isNumber), line.filter { !$0.isWhitespace })
for c in "aZ" { print(c.isUppercase, c.isLowercase, c.uppercased(), c.asciiValue ?? 0) }
print("7".first!.wholeNumberValue ?? -1, Character("x"), "🇰🇷👨‍👩‍👧".count, "e\u{301}".count == "é".count, "e\u{301}" == "é")
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("education".filter { vowels.contains($0) }.count)
func caesar(_ text: String, by shift: Int) -> String {
    String(text.map { c in
        guard let ascii = c.asciiValue, c.isLetter, c.isLowercase else { return c }
        return Character(UnicodeScalar((Int(ascii) - 97 + shift) % 26 + 97)!)
    })
}
print(caesar("hello world", by: 3))

// output: [true, true, false, false, true, false, true, false] 3 Ab3é!日🙂
// output: false true A 97
// output: true false Z 90
// output: 7 x 2 true true
// output: 5
// output: khoor zruog
