/// The plural of an English noun, for `inflect: true`: the regular one, and those of common nouns that have another.
enum EnglishPlural {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice", "goose": "geese",
        "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    ]
    private static let unchanged: Set = ["sheep", "fish", "series", "species", "deer", "aircraft"]

    /// The text with its last word in the plural, where it begins with a number other than 1; a word that isn't English stays as it is.
    ///
    /// - Parameter beginning: what is before the text.
    static func inflected(_ text: String, after beginning: String = "") -> String {
        let digits = (beginning + text).prefix { $0.isASCII && ($0.isNumber || ".,".contains($0)) }.filter { $0 != "," }
        guard let number = Double(digits) else { return text }
        let word = text.reversed().prefix { $0.isASCII && $0.isLetter }.reversed()
        guard number != 1, !word.isEmpty else { return text }
        return String(text.dropLast(word.count)) + plural(of: String(word))
    }

    private static func plural(of word: String) -> String {
        let small = word.lowercased()
        if unchanged.contains(small) { return word }
        if let plural = irregular[small] { return word.first?.isUppercase ?? false ? plural.prefix(1).uppercased() + plural.dropFirst() : plural }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + "s"
    }
}
