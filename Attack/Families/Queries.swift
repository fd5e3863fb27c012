extension Family {
    /// Questions about a live view: expressions over its report, and selectors.
    static let queries = Family(
        "queries",
        [
            { draws in ask(draws.filled(draws.one(of: expressions), count: 900_000), &draws) },
            { draws in ask("find(" + String(repeating: draws.one(of: ["(", "[", "find(", "\"\\(", "{ "]), count: draws.size(10_000)), &draws) },
            { draws in
                ask(
                    "resolved"
                        + String(
                            repeating: draws.one(of: [
                                "[0]", ".children", ".parent!", ".descendants[0]", ".ancestors", ".map { $0 }", ".flatMap { $0.descendants }",
                            ]), count: draws.size(2_000)), &draws)
            },
            { draws in
                let expression = draws.one(of: [
                    "1" + String(repeating: draws.one(of: [" + 1", " + 1.5", " + \"a\"", " ?? 1"]), count: draws.size(5_000)),
                    String(repeating: draws.one(of: ["(", "max(1, ", "[", "-", "{ ", "Group { "]), count: draws.size(10_000)),
                    draws.filled(draws.one(of: expressions)),
                    "{ while true { } }()", "f(f(f(f(1))))", draws.oddText(),
                ])
                let functions = "func f(_ a: Int) -> Int { a }; func f(_ a: Double) -> Double { a }; func f(_ a: String) -> String { a }"
                return .session([functions, ":why-type \(expression)", ":why-type f(1) + 2"])
            },
            { draws in
                let commands = ["why", "trace", "at", "tap", "type", "scroll", "step", "type", "query", "explain", "help", "open", "set"]
                return .session(
                    [view] + (0..<draws.size(30)).map { _ in ":\(draws.one(of: commands)) \(selector(&draws))" } + [
                        ":at \(draws.oddNumber()),\(draws.oddNumber())"
                    ])
            },
        ])

    private static let view = "VStack { Text(\"a\"); ForEach(0..<200) { Text(\"\\($0)\") } }"
    private static let expressions = [
        "find(Text.self)[INTEGER]", "find(\"TEXT\")", "find(Text.self)[0].frame.width / 0", "resolved[INTEGER].children[0]", "{ while true { continue } }()",
        "{ while true { } }()", "find(Text.self).flatMap { $0.descendants }.count", "bodies[\"TEXT\"]", "Array(repeating: find(Text.self), count: COUNT)",
        "String(repeating: \"a\", count: COUNT)", "find(Text.self).map { $0.ancestors }",
        "resolved.map { $0.parent }", "find(Int.self)", "find(View.self)", "find(Text.self, Text.self)", "find", "find(\"#TEXT\")", "output[INTEGER]",
        "declared", "resolved == resolved", "Set(resolved.map { $0.id })", "fatalError()", "var x = 1", "Text(\"b\")", "find(Text.self)[0].state[\"TEXT\"]",
        "let find = 1; find", "find(Text.self).sorted { _, _ in true }", "print(resolved)", "TEXT",
        "(0..<COUNT).map { _ in find(Text.self).count }", "find(Text.self)[0].frame.insetBy(dx: LENGTH, dy: 0)",
    ]

    private static func ask(_ expression: String, _ draws: inout Draws) -> Attack {
        let lines = [view, ":query \(expression)", ":query 1 + 1"]
        return draws.once(in: 3) ? .requests(lines) : .session(lines)
    }
}
