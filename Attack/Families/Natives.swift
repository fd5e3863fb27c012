extension Family {
    /// Single calls of the library that do much.
    static let natives = Family(
        "natives",
        snippets: [
            { draws in "var n = 0\nlet a = Array(0..<\(draws.size(900_000)))\nwhile true { n += \(draws.one(of: collectionWork)) }" },
            { draws in "let a = Array(0..<\(draws.size(900_000)))\nprint(\(draws.one(of: collectionWork)))" },
            { draws in
                "let s = String(repeating: \(textPiece(&draws)), count: \(draws.size(300_000)))\nvar n = 0\nwhile true { n += \(draws.one(of: textWork)) }"
            },
            { draws in "let s = String(repeating: \(textPiece(&draws)), count: \(draws.size(300_000)))\nprint(\(draws.one(of: textWork)))" },
            { draws in
                "let d = Dictionary(uniqueKeysWithValues: (0..<\(draws.size(300_000))).map { ($0, \"\\($0)\") })\nprint(\(draws.one(of: dictionaryWork)))"
            },
            { draws in
                let part = draws.one(of: [
                    "d.union(d).count", "d.intersection(d).count", "d.subtracting(d).count", "d.isSubset(of: d) ? 1 : 0", "d.sorted().count", "d.hashValue",
                    "d == d ? 1 : 0", "d.map { $0 }.count", "\"\\(d)\".count",
                ])
                return "let d = Set((0..<\(draws.size(300_000))).map { \"\\($0)\" })\nvar n = 0\nwhile true { n += \(part) }"
            },
            { draws in
                let part = draws.one(of: [
                    "Array(stride(from: x, to: 1e18, by: 1)).count", "stride(from: 0, to: x, by: 0.001).map { $0 }.count",
                    "String(format: \"%.\(draws.size(2_000_000))f\", x)", "String(format: \"%\(draws.size(2_000_000_000))d\", 1)",
                    "String(format: \"%@ %s %n\", x)", "String(repeating: \"\\(x)\", count: \(draws.oddInteger()))",
                ])
                return "let x = \(draws.one(of: ["0", "1", "-1", ".infinity", ".nan", "1e300"])) as Double\nprint(\(part))"
            },
            { draws in
                let part = draws.one(of: [
                    "Array(repeating: 0, count: \(draws.oddInteger()))", "String(repeating: \"abc\", count: \(draws.oddInteger()))",
                    "Array(0..<\(draws.oddInteger()))", "(0...\(draws.oddInteger())).map { $0 }", "(0..<\(draws.oddInteger())).reversed().first as Any",
                    "Set(1...\(draws.oddInteger()))", "(0..<\(draws.oddInteger())).reduce(0, &+)", "(0..<\(draws.oddInteger())).filter { $0 < 0 }",
                    "repeatElement(1, count: \(draws.oddInteger())).count", "(1...\(draws.oddInteger())).shuffled().count",
                    "Array(1...\(draws.oddInteger())).randomElement() as Any", "sequence(first: 1) { $0 &* 3 }.prefix(\(draws.oddInteger())).reduce(0, &+)",
                    "Array(\"a\"..<\"b\")", "zip(0..., 0..<\(draws.oddInteger())).map { $0 + $1 }", "(0..<\(draws.oddInteger())).randomElement() as Any",
                    "[Int](unsafeUninitializedCapacity: \(draws.oddInteger())) { _, _ in }", "Array(stride(from: 0, to: \(draws.oddInteger()), by: 1))",
                    "[1, 2, 3].prefix(\(draws.oddInteger()))", "[1, 2, 3].dropFirst(\(draws.oddInteger()))", "[1, 2, 3].suffix(\(draws.oddInteger()))",
                    "\"abc\".prefix(\(draws.oddInteger()))", "[1, 2].index(0, offsetBy: \(draws.oddInteger()))",
                    "\"abc\"[\"abc\".index(\"abc\".startIndex, offsetBy: \(draws.oddInteger()))]",
                ])
                return "print(\(part))"
            },
            { draws in
                let part = draws.one(of: [
                    "a.insert(i, at: 0)", "a.remove(at: 0); a.append(i)", "a.removeAll { $0 == i }", "a = a + [i]", "a.replaceSubrange(0..<1, with: [i, i])",
                    "a.swapAt(0, a.count - 1)", "a.reverse()", "a.sort { $0 > $1 }", "a.shuffle()", "a = a.map { $0 + 1 }",
                    "a[i % a.count] = a.count; let b = a; _ = b", "a += a.prefix(2)", "a = Array(a.dropFirst())",
                ])
                return "var a = Array(0..<\(draws.size(300_000)))\nfor i in 0..<1_000_000 { \(part) }"
            },
            { draws in
                let part = draws.one(of: [
                    "contains(/(a+)+b/)", "firstMatch(of: /(a|a)*b/) as Any", "replacing(/(a*)*c/, with: \"\")",
                    "wholeMatch(of: /(a?){\(draws.size(60))}a{\(draws.size(60))}/) as Any", "split(separator: /a??/).count",
                    "range(of: \"(a+)+b\", options: .regularExpression) as Any",
                    "replacingOccurrences(of: \"a\", with: \"\(String(repeating: "b", count: draws.size(1_000)))\").count",
                    "components(separatedBy: \"a\").count", "matches(of: /a*?/).count",
                ])
                return "let s = String(repeating: \"a\", count: \(draws.size(100_000)))\nprint(s.\(part))"
            },
            { draws in
                let part = draws.one(of: ["count", "utf8.count", "hashValue", "last.hashValue", "reversed().count", "uppercased().count"])
                return
                    """
                    let a = (0..<\(draws.size(3_000))).map { "\\($0)" }
                    var s = ""
                    for x in a { for y in a { s += x + y; if s.\(part) == 7 { print(s) } } }
                    """
            },
        ])

    private static func textPiece(_ draws: inout Draws) -> String {
        draws.one(of: ["\"a\"", "\"a,\"", "\"\\u{301}\"", "\"\\u{1F468}\\u{200D}\"", "\"한\"", "\"\\r\\n\"", "\" \""])
    }

    private static let collectionWork = [
        "\"\\(a)\".utf8.count", "a.sorted(by: >).count", "a.reversed().count", "(a + a).count", "a == Array(a) ? 1 : 0", "a.map { \"\\($0)\" }.joined().count",
        "a.hashValue",
        "a.shuffled().count", "Set(a).count", "Dictionary(grouping: a) { $0 % 7 }.count", "a.reduce(into: [Int]()) { $0.append($1) }.count",
        "a.flatMap { [$0, $0] }.count",
        "a.filter { $0 % 2 == 0 }.count", "a.split { $0 % 2 == 0 }.count", "a.lastIndex(of: -1) ?? 0", "a.contains(-1) ? 1 : 0", "a.min()! + a.max()!",
        "a.enumerated().map { $0.offset }.count",
        "zip(a, a).map { $0 + $1 }.count", "a.lazy.map { $0 }.filter { $0 < 0 }.count", "a.indices.count", "a.elementsEqual(a) ? 1 : 0", "a.description.count",
        "a.partition(by: 3).count",
        "a.reduce(0, +)", "a.sorted { $0 % 10 < $1 % 10 }.count", "a.difference(from: a.reversed()).count", "a.chunked(2).count", "String(describing: a).count",
        "a.lexicographicallyPrecedes(a) ? 1 : 0",
        "a.map { $0 }.map { $0 }.map { $0 }.count", "Array(a.dropFirst()).count", "a.prefix { $0 >= 0 }.count", "a.allSatisfy { $0 >= 0 } ? 1 : 0",
        "a.compactMap { $0 > 3 ? $0 : nil }.count",
    ]
    private static let textWork = [
        "s.count", "s.reversed().count", "s.uppercased().count", "s.split(separator: \"a\").count", "(s + s).count", "s == s + \"\" ? 1 : 0", "s.hashValue",
        "s.map { $0 }.count", "Set(s).count",
        "s.replacingOccurrences(of: \"a\", with: \"b\").count", "s.components(separatedBy: \",\").count", "s.contains(\"b\") ? 1 : 0", "s.hasSuffix(s) ? 1 : 0",
        "s.sorted().count",
        "s.utf16.count + s.unicodeScalars.count", "s.trimmingCharacters(in: .whitespaces).count", "s.firstIndex(of: \"z\") == nil ? 1 : 0",
        "String(s.dropLast()).count",
        "s.distance(from: s.startIndex, to: s.endIndex)", "s.capitalized.count", "s.filter { $0 == \"a\" }.count", "s < s + \"a\" ? 1 : 0",
        "s.lowercased().count", "Array(s.utf8).count",
        "s.compare(s).rawValue", "s.padding(toLength: 900000, withPad: s, startingAt: 0).count", "s.range(of: \"zz\") == nil ? 1 : 0",
        "s.data(using: .utf8)!.count", "Int(s) ?? 0", "Double(s) == nil ? 1 : 0",
    ]
    private static let dictionaryWork = [
        "d == d", "d.hashValue", "d.mapValues { $0.count }.count", "d.filter { $0.key > 3 }.count", "d.sorted { $0.key < $1.key }.count",
        "d.merging(d) { $0 + $1 }.count", "\"\\(d)\".count",
        "d.keys.sorted().count", "d.values.joined().count", "d.reduce(0) { $0 + $1.key }", "Dictionary(grouping: d) { $0.value.count }.count",
        "d.min { $0.key < $1.key }!.key", "d.description.count",
        "d.compactMapValues { Int($0) }.count", "Array(d).count", "d.contains { $0.value == \"x\" }", "d.first { $0.value == \"x\" } as Any",
    ]
}
