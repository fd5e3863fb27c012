/// Which form of a word belongs to a number, by the plural rules of Unicode's CLDR.
enum PluralCategory {
    /// - Parameter language: its code: `pl`.
    /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
    static func name(of number: Double, language: String) -> String {
        let magnitude = abs(number)
        guard magnitude < 1e15 else { return "other" }
        let whole = Int(magnitude)
        return Double(whole) == magnitude ? name(ofWhole: whole, language) : name(ofFraction: magnitude, language)
    }

    private static func name(ofWhole n: Int, _ language: String) -> String {
        let (tens, hundreds) = (n % 10, n % 100)
        switch language {
        case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "su", "bo", "dz", "ig", "ii", "to", "wo", "yo": return "other"
        case "fr", "pt", "hy", "kab", "ff", "am", "bn", "fa", "gu", "hi", "kn", "zu", "as", "si", "ak", "ln", "mg", "pa", "ti", "wa":
            return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs", "sh":
            if tens == 1, hundreds != 11 { return "one" }
            if (2...4).contains(tens), !(12...14).contains(hundreds) { return "few" }
            return ["sr", "hr", "bs", "sh"].contains(language) ? "other" : "many"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "lt": return (11...19).contains(hundreds) ? "other" : tens == 1 ? "one" : (2...9).contains(tens) ? "few" : "other"
        case "lv": return tens == 0 || (11...19).contains(hundreds) ? "zero" : tens == 1 ? "one" : "other"
        case "ro", "mo": return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
        case "sl": return hundreds == 1 ? "one" : hundreds == 2 ? "two" : hundreds == 3 || hundreds == 4 ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ar":
            if n < 3 { return ["zero", "one", "two"][n] }
            return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
        case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
        case "mt": return n == 1 ? "one" : n == 2 ? "two" : n == 0 || (3...10).contains(hundreds) ? "few" : (11...19).contains(hundreds) ? "many" : "other"
        case "is", "mk": return tens == 1 && hundreds != 11 ? "one" : "other"
        case "fil", "tl": return [1, 2, 3].contains(n) || ![4, 6, 9].contains(tens) ? "one" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }

    private static func name(ofFraction n: Double, _ language: String) -> String {
        switch language {
        case "fr", "pt", "hy", "kab", "ff": n < 2 ? "one" : "other"
        case "am", "bn", "fa", "gu", "hi", "kn", "zu", "as": n <= 1 ? "one" : "other"
        case "cs", "sk", "lt": "many"
        case "ro", "mo", "sl": "few"
        default: "other"
        }
    }
}
