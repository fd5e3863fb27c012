import Foundation

/// What an attack is drawn from: the same numbers for the same seed, family and index.
struct Draws: RandomNumberGenerator {
    /// How large this input is to be, from 0 to 1; neighboring indices are of all sizes.
    let growth: Double
    private var state: UInt64

    init(seed: UInt64, family: String, index: Int) {
        let name = family.utf8.reduce(seed) { ($0 &+ UInt64($1)) &* 0x100_0000_01B3 }
        state = name &+ UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95
        growth = (Double(index + 1) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to the bound.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// True once in the given number of times.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A size from 1 to the bound: as many small ones as large ones, by their number of digits.
    func size(_ bound: Int) -> Int { min(bound, max(1, Int(pow(Double(bound), growth).rounded()))) }
}

// What is rarely tried by hand.
extension Draws {
    mutating func oddInteger() -> String {
        one(of: ["0", "1", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "4294967296", "2147483647", "1000000000000", "1000000"])
    }

    mutating func oddNumber() -> String {
        one(of: [
            "0", "-1", "-0.0", "1e308", "-1e308", "5e-324", "0.1", "1e18", "9223372036854775807", "nan", "inf", "-inf", "infinity", "1e999", "100000", "2",
            "0x10",
        ])
    }

    /// A `Double` or `CGFloat` as Swift spells it.
    mutating func oddLength() -> String {
        one(of: [
            ".infinity", "-.infinity", ".nan", "-1", "0", "1e308", "-1e308", ".greatestFiniteMagnitude", ".leastNonzeroMagnitude", "1e18", "-0.0", "0.1", "40",
            "1e9",
        ])
    }

    /// A piece of text with what terminals, parsers and normalization stumble over.
    mutating func oddText() -> String {
        one(of: [
            "", " ", "\t", "a", "\u{0}", "\u{7}", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{7F}", "\u{202E}abc", "\u{2066}x", "\u{FEFF}", "\u{FFFE}",
            "e\u{301}", "\u{D55C}\u{AE00}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F0}\u{1F1F7}", "\u{2028}", "\r", "\u{85}", "\u{E000}",
            "\u{10FFFF}", "\u{FF21}", "\u{644}\u{627}", String(repeating: "\u{301}", count: size(10_000)), "%s%n", "$(touch x)", "`touch x`",
            "../../../../etc/passwd",
            "\\", "\"", "'", "{{w}}", "{= 1 }", "&#27;", "<b>", "-", "--", ":quit", "null", "~", "*a", "&a", "!!str x",
        ])
    }

    /// Random bytes that need not be text.
    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}

extension Draws {
    /// A text in which `LENGTH`, `INTEGER`, `NUMBER`, `TEXT` and `COUNT` are odd values, each a different one.
    ///
    /// - Parameter count: the largest that `COUNT` may be.
    mutating func filled(_ template: String, count: Int = 1_000_000) -> String {
        var filled = ""
        var rest = template[...]
        while let word = rest.firstMatch(of: #/LENGTH|INTEGER|NUMBER|TEXT|COUNT/#) {
            filled += rest[..<word.range.lowerBound]
            switch word.output {
            case "LENGTH": filled += oddLength()
            case "INTEGER": filled += oddInteger()
            case "NUMBER": filled += oddNumber()
            case "TEXT": filled += oddText()
            default: filled += "\(size(count))"
            }
            rest = rest[word.range.upperBound...]
        }
        return filled + rest
    }
}
