extension Family {
    /// Regular expressions, written, made of a text and built, on texts that they are slow on.
    static let regularExpressions = Family(
        "regular-expressions",
        snippets: [
            { draws in "\(text(&draws))print(\(draws.one(of: uses).replacing("PATTERN", with: "/\(pattern(&draws))/")))" },
            { draws in
                """
                \(text(&draws))do { let r = try Regex(#"\(pattern(&draws))"#)
                print(s.matches(of: r).count, (try? r.firstMatch(in: s))?.output.count as Any, s.replacing(r, with: "x").count) } catch { print(error) }
                """
            },
            { draws in
                """
                \(text(&draws))do { let r = try NSRegularExpression(pattern: #"\(pattern(&draws))"#, options: [\(draws.one(of: ["", ".caseInsensitive", ".dotMatchesLineSeparators"]))])
                print(r.numberOfMatches(in: s, range: NSRange(location: \(draws.oddInteger()), length: \(draws.oddInteger()))))
                print(r.matches(in: s, range: NSRange(s.startIndex..., in: s)).count) } catch { print(error) }
                """
            },
            { draws in
                """
                \(text(&draws))print(s.range(of: #"\(pattern(&draws))"#, options: .regularExpression) as Any)
                print(s.replacingOccurrences(of: #"\(pattern(&draws))"#, with: "\(draws.one(of: ["$0$0", "$99", "\\\\1", "$"]))", options: .regularExpression).count)
                """
            },
            { draws in
                let parts = (0..<draws.size(300)).map { _ in draws.one(of: builders) }
                return """
                    import RegexBuilder
                    \(text(&draws))let r = Regex {
                    \(parts.map { "    \($0)" }.joined(separator: "\n"))
                    }
                    print(s.firstMatch(of: r) as Any, s.matches(of: r).count)
                    """
            },
            { draws in
                let depth = draws.size(3_000)
                let (open, close) = draws.one(of: [("(", ")"), ("(?:", ")*"), ("[", "]"), ("(?=", ")"), ("(?<!", ")"), ("(?<n>", ")?"), ("(", "|a)+")])
                return
                    "\(text(&draws))print((try? Regex(#\"\(String(repeating: open, count: depth))a\(String(repeating: close, count: depth))\"#)) == nil, s.count)"
            },
        ])

    private static let pieces = [
        "a", "b", ".", "\\w", "\\d+", "\\s*", "(a+)+", "(a|a)*", "(a*)*", "(?:a?){COUNT}", "a{COUNT}", "a{2,1}", "[a-z]", "[z-a]", "[^b]", "[[:alpha:]]",
        "\\p{L}",
        "\\p{Nope}", "\\X", "(?i)", "(?s).", "^", "$", "\\b", "\\B", "(?=a)", "(?!b)", "(?<=a)", "(?<!b)", "\\1", "\\k<n>", "(?<n>a)", "(?>a*)", "a*+", "a??",
        "|",
        "(", ")", "[", "]", "{", "\\", "\\u{110000}", "\\x", "\\Q", "(?#c)", "(?R)", "(?(1)a|b)", "\u{301}", "é", "\u{1F468}\u{200D}\u{1F469}", "*", "+", "?",
    ]

    private static let uses = [
        "s.firstMatch(of: PATTERN) as Any", "s.wholeMatch(of: PATTERN) as Any", "s.prefixMatch(of: PATTERN) as Any", "s.matches(of: PATTERN).count",
        "s.replacing(PATTERN) { \"\\($0.output)\" }.count", "s.split(separator: PATTERN).count", "s.contains(PATTERN)", "s.ranges(of: PATTERN).count",
        "s.trimmingPrefix(PATTERN).count", "s.firstMatch(of: PATTERN.ignoresCase())?.range as Any", "s.starts(with: PATTERN)",
        "s.firstRange(of: PATTERN) as Any", "s.matches(of: PATTERN.repetitionBehavior(.reluctant)).count",
    ]

    private static let builders = [
        "OneOrMore(.any)", "ZeroOrMore(.word)", "Optionally { \"a\" }", "Repeat(count: 3) { \"a\" }", "Repeat(0...1_000_000) { \"a\" }",
        "Capture { OneOrMore(\"a\") }",
        "TryCapture { \"a\" } transform: { Int($0) }", "ChoiceOf { \"a\"; \"aa\" }", "Anchor.wordBoundary", "Lookahead { \"b\" }",
        "NegativeLookahead { \"b\" }",
        "Local { ZeroOrMore(\"a\") }", "CharacterClass(.digit, .anyOf(\"ab\"))", "/a+/", "\"a\"", "ZeroOrMore { ZeroOrMore { \"a\" } }",
    ]

    private static func pattern(_ draws: inout Draws) -> String {
        (0..<draws.size(60)).map { _ in draws.one(of: pieces).replacing("COUNT", with: "\(draws.size(2_000_000))") }.joined().replacing("/", with: "")
    }

    /// A text as `s`.
    private static func text(_ draws: inout Draws) -> String {
        "let s = String(repeating: \"\(draws.one(of: ["a", "ab", "aé", "a1 ", "\\n", "\\u{301}"]))\", count: \(draws.size(100_000)))\n"
    }
}
