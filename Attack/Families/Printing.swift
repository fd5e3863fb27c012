extension Family {
    /// Output without measure: printed lines, reports, pictures, diagnostics.
    static let printing = Family(
        "printing",
        [
            { draws in
                let part = draws.one(of: [
                    "1", "\"\"", "String(repeating: \"a\", count: 900000)", "[1, 2, 3]", "terminator: \"\"", "\"a\", terminator: \"a\"", "\"\\u{7}\"",
                ])
                return .hosting(
                    "while true { print(\(part)) }",
                    &draws)
            },
            { draws in
                let part = draws.one(of: ["a", "\\n", "\\u{1B}[31m", "\u{D55C}", "\\r"])
                return .hosting(
                    "let s = String(repeating: \"\(part)\", count: \(draws.size(900_000)))\nfor _ in 0..<\(draws.size(9_000)) { print(s) }",
                    &draws)
            },
            { draws in
                .run(
                    "VStack { ForEach(0..<\(draws.size(190_000))) { Text(\"\\($0)\") } }", flags: draws.once(in: 2) ? ["--show", draws.one(of: aspects)] : [],
                    json: draws.once(in: 3))
            },
            { draws in
                .run(
                    "VStack { ForEach(0..<\(draws.size(3_000))) { _ in Text(String(repeating: \"abc \", count: \(draws.size(30_000)))) } }",
                    flags: ["--show", draws.one(of: aspects)])
            },
            { draws in
                .run(
                    "VStack { ForEach(0..<\(draws.size(3_000))) { _ in Text(\"a\").id(String(repeating: \"a\", count: \(draws.size(100_000)))).accessibilityIdentifier(String(repeating: \"b\", count: \(draws.size(100_000)))) } }",
                    json: draws.once(in: 2))
            },
            { draws in .run((0..<draws.size(20_000)).map { "let x\($0): Int = \"\($0)\"\n" }.joined(), json: draws.once(in: 2)) },
            { draws in
                .run((0..<draws.size(20_000)).map { "unknown\($0)(\(String(repeating: "a", count: draws.size(300))))\n" }.joined(), json: draws.once(in: 2))
            },
            { draws in .run("let x: Int = \"\(String(repeating: "a", count: draws.size(1_000_000)))\"", json: draws.once(in: 2)) },
            { draws in
                .run(
                    String(
                        repeating: draws.one(of: [")", "}", "let", "\"", "#", "@State", "case x", "\u{0}", "\u{200B}", "`"]) + draws.one(of: [" ", "\n"]),
                        count: draws.size(50_000)), json: draws.once(in: 2))
            },
            { draws in .run("Text(\"a\")", flags: ["--show", (0..<draws.size(2_000)).map { _ in draws.one(of: aspects) }.joined(separator: ",")]) },
            { draws in .run("Color.red", flags: ["--size", "\(draws.size(1_000_000))x\(draws.size(1_000_000))", "--show", "picture"]) },
            { draws in
                .run(
                    """
                    struct V: View { @State var a: [String] = []; var body: some View { Text("a").onAppear { a = Array(repeating: String(repeating: "x", count: \(draws.size(900_000))), count: \(draws.size(100_000))) } } }
                    V()
                    """,
                    flags: ["--show", "state,resolved"], json: draws.once(in: 2))
            },
            { draws in
                .run(
                    "struct V: View { @State var n = 0; var body: some View { VStack { ForEach(0..<\(draws.size(2_000))) { Text(\"\\($0 + n)\") } } } }\nV()",
                    actions: (0..<draws.size(100)).map { _ in "set n n + 1" }, flags: ["--show", draws.one(of: aspects)], json: draws.once(in: 2))
            },
            { draws in
                .run(
                    "func f() throws { throw E(s: String(repeating: \"a\", count: \(draws.size(900_000)))) }\nstruct E: Error { var s: String }\ntry f()",
                    json: draws.once(in: 2))
            },
        ])

    private static let aspects = [
        "declared", "resolved", "type", "layout", "identity", "state", "updates", "preferences", "environment", "output", "values", "dependencies", "changes",
        "trace", "picture",
    ]
}
