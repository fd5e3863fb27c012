let caesar = { (text: String, key: Int) in
    String(text.map { character -> Character in
        guard let value = character.asciiValue, character.isLetter else { return character }
        let base: UInt8 = character.isUppercase ? 65 : 97
        return Character(UnicodeScalar((value - base + UInt8((key + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World!", 3))
print(caesar(caesar("Hello, World!", 3), -3))

// output: Khoor, Zruog!
// output: Hello, World!
