extension Family {
    /// A session in JSON, a request a line.
    static let requests = Family(
        "requests",
        [
            { draws in
                .requests(
                    (0..<draws.size(60)).map { _ in
                        draws.one(of: [
                            "Text(\"a\")", ":layout", draws.oddText(), ":undo", "let a = 1", ":why \(selector(&draws))", "", "line\nline", "{", ":quiz demo",
                            "a",
                        ])
                    })
            },
            { draws in .requests([draws.one(of: hostileInputs), ":layout", "1"]) },
            { draws in raw((0..<draws.size(60)).map { _ in draws.filled(draws.one(of: lines), count: 10_000) }) },
            { draws in raw(["{\"input\": " + String(repeating: draws.one(of: ["[", "{\"a\":", "\"", "1", "\\u0000"]), count: draws.size(500_000))]) },
            { draws in
                raw([
                    "{\"input\": \"" + String(repeating: draws.one(of: ["\\u0301", "a", "\\n", "(", "\\u001b", ":", "\\\\"]), count: draws.size(300_000))
                        + "\"}", "{\"input\": \":layout\"}",
                ])
            },
            { draws in
                var attack = raw([])
                attack.input = draws.bytes(draws.size(100_000))
                attack.turns = attack.input.count { $0 == 10 } + 1
                return attack
            },
            { draws in
                .requests(
                    (0..<draws.size(200)).map { _ in draws.one(of: ["", ":next", "a", ":hint", ":check", ":back", "Color.red", ":skip"]) },
                    opening: ["learn", "demo"])
            },
        ])

    private static let lines = [
        "{\"input\": \"Text(1)\", \"id\": NUMBER}", "{\"input\": \"a\", \"id\": INTEGER}", "{\"input\": 1}", "{\"input\": null}", "{\"Input\": \"a\"}", "{}",
        "[]", "1", "\"a\"", "null", "{\"input\": \"a\", \"input\": \"b\"}", "{\"id\": {}, \"input\": \"a\"}", "{\"input\": \"\\ud800\"}",
        "{\"input\": \"\\u0000\"}", "TEXT", "{\"input\": \"a\"} {\"input\": \"b\"}",
        "{'input': 'a'}", "{\"input\": \":quit\"", "\u{FEFF}{\"input\": \"a\"}", "{\"input\": \"a\", \"id\": \"TEXT\"}", "{\"input\": \"a\",}", "// c",
        "{\"input\": \":svg a.svg\"}", "", " ",
    ]

    private static func raw(_ lines: [String]) -> Attack {
        var attack = Attack.session(lines, opening: ["--json"])
        attack.json = .lines
        return attack
    }
}
