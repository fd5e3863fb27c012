import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// What compiled programs print.
    @Suite struct RegexTests {
        @Test(arguments: [
            (
                ##"print(type(of: #/a/#), type(of: #/(a)(b)?/#), type(of: #/(?<y>\d+)-(\d+)|x/#))"##,
                "Regex<Substring> Regex<(Substring, Substring, Optional<Substring>)> Regex<(Substring, y: Optional<Substring>, Optional<Substring>)>"
            ),
            (
                ##"if let m = "on 2024-05".firstMatch(of: /(?<year>\d+)-(?<month>\d+)/) { print(m.year, m.output.month, m.1, m.0, m.output) }"##,
                #"2024 05 2024 2024-05 ("2024-05", year: "2024", month: "05")"#
            ),
            (##"let t = "a-b"; let m = t.firstMatch(of: /\w-(\w)/)!; print(t[m.range], m.1.startIndex == t.index(before: t.endIndex))"##, "a-b true"),
            (
                ##"print("aBc".firstMatch(of: /b/.ignoresCase())!.0, "abc".wholeMatch(of: /a|ab|abc/)!.0, "abc".prefixMatch(of: /a|ab/)!.0, "abc".wholeMatch(of: /ab/) == nil)"##,
                "B abc a true"
            ),
            (##"print("a1b22".matches(of: /\d+/).map { String($0.0) }, "baac".matches(of: #/a*/#).map { String($0.0) })"##, #"["1", "22"] ["", "aa", "", ""]"#),
            (
                ##"print("a1b22".replacing(/\d+/, with: "#"), "a1b22".replacing(/\d+/, with: "", maxReplacements: 1), "a1b2".replacing(/(\d)/) { "<\($0.1)>" }, "abc".replacing(#/x*/#, with: "-"))"##,
                "a#b# ab22 a<1>b<2> -a-b-c-"
            ),
            (##"var s = "a1b22"; s.replace(/\d/, with: ""); s.trimPrefix(/a/); print(s)"##, "b"),
            (
                ##"print("a,b;c".split(separator: /[,;]/), ",a,".split(separator: /,/, omittingEmptySubsequences: false), "aXbXc".split(separator: /X/, maxSplits: 1))"##,
                #"["a", "b", "c"] ["", "a", ""] ["a", "bXc"]"#
            ),
            (
                ##"print("aaba".trimmingPrefix(/a+/), "abc".starts(with: /ab/), "abc".contains(/c$/), "abcb".ranges(of: /b/).count, "abc".firstRange(of: /z/) == nil)"##,
                "ba true true 2 true"
            ),
            (
                ##"print("abab".matches(of: #/(?:(a)|b)*/#).map { $0.output }, "aXbb".firstMatch(of: /(\w)X(\w)\2/)!.output)"##,
                #"[("abab", Optional("a")), ("", nil)] ("aXbb", "a", "b")"#
            ),
            (
                ##"print("don't stop!!".matches(of: /\b/).count, "a\r\nb".matches(of: /./).count, "e\u{301}é".matches(of: /\p{L}/).count, "🇰🇷x".firstMatch(of: /./)!.0)"##,
                "6 2 2 🇰🇷"
            ),
            (
                ##"print("ab\ncd".matches(of: /(?m)^\w/).map { String($0.0) }, "a\n".contains(/a$/), "a\n".contains(/a\Z/), "aXb\nc".firstMatch(of: #/.+/#.dotMatchesNewlines())!.0.count)"##,
                #"["a", "c"] false true 5"#
            ),
            (
                "let r = #/\n  (?<year> \\d+ ) -  # the year\n  (?<m> \\d+ )\n/#\nprint(\"2024-05\".wholeMatch(of: r)!.output)",
                #"("2024-05", year: "2024", m: "05")"#
            ),
            (
                ##"let r = try Regex("(a)(?<n>b)?"); let m = "xac".firstMatch(of: r)!; print(m.output.count, m[1].substring ?? "", m["n"]?.substring as Any, m.0, m.output[2].name ?? "")"##,
                "3 a nil a n"
            ),
            (##"do { _ = try Regex("(a") } catch { print(error) }"##, "expected ')'"),
            (
                ##"do { _ = try Regex("(\\d)(x)?", as: (Substring, Substring).self) } catch { print(error) }"##,
                "Cast to incorrect type 'Regex<(Substring, Substring)>', expected 'Regex<(Substring, Substring, Optional<Substring>)>'"
            ),
            (
                ##"print("aaab".firstMatch(of: /(?>a+)ab/) == nil, "aaab".firstMatch(of: /a++b/)!.0, "foobaz foobar".firstMatch(of: /foo(?!baz)\w+/)!.0, "a{x}".contains(/a{x}/))"##,
                "true aaab foobar true"
            ),
        ])
        func matches(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (
                ##"print("size : 42".wholeMatch(of: Regex { Capture { OneOrMore(.word) }; OneOrMore(.whitespace); ":"; ZeroOrMore(.whitespace); TryCapture { OneOrMore(.digit) } transform: { Int($0) } })!.output)"##,
                #"("size : 42", "size", 42)"#
            ),
            (
                ##"print(type(of: Regex { ZeroOrMore { Optionally { Capture { "a" } } } }), type(of: ChoiceOf { Capture { "a" }; "b" }), type(of: Regex { /(a)(b)?/; Capture("c") }))"##,
                "Regex<(Substring, Optional<Optional<Substring>>)> ChoiceOf<(Substring, Optional<Substring>)> Regex<(Substring, Substring, Optional<Substring>, Substring)>"
            ),
            (
                ##"let y = Reference(Int.self); let r = Regex { Capture(as: y) { OneOrMore(.digit) } transform: { Int($0)! }; "-" }; print("a2024-".firstMatch(of: r)![y] + 1)"##,
                "2025"
            ),
            (
                ##"let w = Reference(Substring.self); let r = Regex { Capture(as: w) { OneOrMore(.word) }; "-"; w }; print("ab-ab".wholeMatch(of: r) != nil, "ab-ac".wholeMatch(of: r) != nil)"##,
                "true false"
            ),
            (
                ##"print("q".wholeMatch(of: CharacterClass("a"..."f", .digit)) == nil, "z".contains(CharacterClass.anyOf("xyz").subtracting(.anyOf("y"))), "7f".wholeMatch(of: Repeat(count: 2) { .hexDigit }) == nil)"##,
                "true true false"
            ),
            (
                ##"print("on 5-17".firstMatch(of: Regex { Capture { Repeat(.digit, 1...2) }; "-"; Capture { Repeat(1...) { .digit } } })!.output)"##,
                #"("5-17", "5", "17")"#
            ),
            (
                ##"print("a.b".replacing(".", with: "-"), "foo.swift".wholeMatch(of: Regex { Capture(OneOrMore(.any, .reluctant)); ".swift"; Anchor.endOfLine })!.1, "ab".firstMatch { "b" }!.0)"##,
                "a-b foo b"
            ),
            (
                "enum E: Error { case bad }\nlet r = Regex { Capture { OneOrMore(.word) } transform: { (s: Substring) throws -> Int in throw E.bad } }\ndo { _ = try r.firstMatch(in: \"a\") } catch { print(error) }\nprint(\"a\".firstMatch(of: r) == nil)",
                "bad\ntrue"
            ),
        ])
        func builds(_ text: String, _ expected: String) { #expect(output(of: "import RegexBuilder\n" + text) == expected) }

        @Test(arguments: [
            (
                ##"let r = try NSRegularExpression(pattern: #"(\d+)-(?<n>\d+)"#); let t = "ü 12-34"; for m in r.matches(in: t, range: NSRange(t.startIndex..., in: t)) { print(m.range, m.range(at: 1), t[Range(m.range(withName: "n"), in: t)!]) }"##,
                "{2, 5} {2, 2} 34"
            ),
            (
                ##"let r = try NSRegularExpression(pattern: "([a-z])([0-9])", options: .caseInsensitive); print(r.stringByReplacingMatches(in: "A1 b2", range: NSRange(location: 0, length: 5), withTemplate: "$2$1\\$"), r.numberOfMatches(in: "A1 b2", range: NSRange(location: 2, length: 3)))"##,
                "1A$ 2b$ 1"
            ),
            (
                ##"let n = "héllo wörld" as NSString; print(n.length, n.range(of: "wör"), n.substring(with: NSRange(location: 1, length: 3)), (n as String).count, n.range(of: "z").location == NSNotFound)"##,
                "11 {6, 3} éll 11 true"
            ),
            (##"print("🇰🇷x".utf16.count, NSRange("🇰🇷x".range(of: "x")!, in: "🇰🇷x"), Range(NSRange(location: 9, length: 1), in: "abc") == nil)"##, "5 {4, 1} true"),
            (##"do { _ = try NSRegularExpression(pattern: "(") } catch { print(error.localizedDescription) }"##, "The value “(” is invalid."),
            (
                ##"print("x1y22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression), "aab".range(of: "(?<=a)B", options: [.regularExpression, .caseInsensitive]) != nil)"##,
                "x<1>y<22> true"
            ),
        ])
        func countsInUTF16(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            ("let r = /(a/", "12 error: cannot parse regular expression: expected ')'"),
            ("let r = /a**/", "12 error: cannot parse regular expression: quantifier '*' must appear after expression"),
            ("let r = #/[b-a]/#", "13 error: cannot parse regular expression: character 'b' must compare less than or equal to 'a'"),
            ("let r = /(a)\\2/", "14 error: cannot parse regular expression: no capture numbered 2"),
            ("let r = /(?<=a)b/", "10 error: cannot parse regular expression: lookbehind is not currently supported"),
            ("let r = /a{1,1000000}/", "14 error: cannot parse regular expression: number overflow: 1000000"),
            ("let r = /\\p{Greek}/", "13 error: the character property 'Greek' is not supported in the workbook"),
        ])
        func wrongLiterals(_ text: String, _ expected: String) { #expect(diagnostics(of: text) == "1:" + expected) }

        /// None of it takes longer than the budget, or crashes.
        @Test(arguments: [
            #"print(String(repeating: "a", count: 40).firstMatch(of: /(a+)+b/) == nil)"#,
            #"print(String(repeating: "a", count: 40).range(of: "(a|aa)+$b", options: .regularExpression) == nil)"#,
            #"print(String(repeating: "a", count: 3000).firstMatch(of: /(?:a{0,65535}){0,65535}b/) == nil)"#,
            ##"let r = try NSRegularExpression(pattern: "(x+x+)+y"); print(r.numberOfMatches(in: String(repeating: "x", count: 40), range: NSRange(location: 0, length: 40)))"##,
            "var r = Regex<Substring> { \"a\" }\nfor _ in 0..<60 { r = Regex { r; r } }\nprint(\"a\".firstMatch(of: r) == nil)",
            "var c = CharacterClass.digit\nfor _ in 0..<100_000 { c = c.inverted }\nprint(\"1\".contains(c))",
            "var r = Regex<Substring> { \"a\" }\nwhile true { r = Regex { r; \"b\" } }",
        ])
        func hostilePatternsEnd(_ text: String) {
            var limits = Limits()
            limits.seconds = 1
            let found = output(of: "import RegexBuilder\n" + text, limits: limits)
            #expect(found.hasPrefix("error:") && (found.contains("the limit") || found.contains("too many parts")), "\(found)")
        }

        @Test(arguments: [
            (##"do { _ = try Regex(String(repeating: "(", count: 100_000)) } catch { print(error) }"##, "group is too deeply nested"),
            (##"do { _ = try Regex(String(repeating: "[", count: 100_000)) } catch { print(error) }"##, "custom character class is too deeply nested"),
            (##"print(String(repeating: "a", count: 50_000).wholeMatch(of: try Regex(String(repeating: "a", count: 50_000))) != nil)"##, "true"),
            (##"print(String(repeating: "a", count: 50_000).wholeMatch(of: #/(a|b)*/#)!.1 ?? "")"##, "a"),
            (
                ##"print("".firstMatch(of: #/(a*)*/#)!.output, "ab".firstMatch(of: #/(a?)*?b/#)!.output, "x".firstMatch(of: #/(?:){65535}x/#)!.0)"##,
                #"("", Optional("")) ("ab", Optional("a")) x"#
            ),
        ])
        func largePatternsMatch(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
