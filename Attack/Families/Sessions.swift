extension Family {
    /// Lines at the prompt, from standard input.
    static let sessions = Family(
        "sessions",
        [
            { draws in .session(lines(&draws)) },
            { draws in .session(lines(&draws), opening: ["learn", "demo"]) },
            { draws in .session([draws.one(of: hostileInputs), ":layout", "1 + 1", ":undo", ":redo"]) },
            { draws in .session([draws.one(of: hostileInputs), draws.one(of: hostileInputs)]) },
            { draws in
                .session(
                    ["Text(\"a\")"]
                        + (0..<draws.size(300)).map { _ in
                            draws.one(of: [
                                ":undo", ":redo", ":step 0", ":step \(draws.oddInteger())", "Text(\"b\")", ":reset", ":play", ":back", ":resize 10x10",
                            ])
                        })
            },
            { draws in
                .session(["\(String(repeating: draws.one(of: ["{", "(", "[", "\"\"\"\n", "/*", "#if A\n", "\\", "`"]), count: draws.size(10_000)))", ":quit"])
            },
            { draws in .session([String(repeating: draws.one(of: ["a", ":", " ", "\u{301}", "1+", ":help ", "\""]), count: draws.size(1_000_000))]) },
            { draws in
                .session(
                    (0..<draws.size(3_000)).map { draws.one(of: ["let x\($0) = \($0)", "func f\($0)() {}", "struct S\($0) {}", "x\($0)", "Text(\"\($0)\")"]) })
            },
            { draws in
                var attack = Attack.session([])
                attack.input = draws.bytes(draws.size(300_000))
                attack.turns = attack.input.count { $0 == 10 } + 1
                return attack
            },
            { draws in
                var attack = Attack.session([
                    "struct V: View { @State var n = 0; var body: some View { Button(\"a\") { \(draws.one(of: hostileInputs)) } } }", "V()", ":tap Button",
                    ":layout", ":tap Button",
                ])
                attack.turns = 5
                return attack
            },
            { draws in
                var attack = Attack.session([
                    ":svg a.svg", "Text(\"a\")",
                    ":svg \(draws.one(of: ["a.svg", "../home/a.svg", "~/a.svg", "/dev/full", "link.svg", draws.oddText(), "in", ""]))", ":edit", ":watch x",
                ])
                attack.files += [ScratchFile("work/link.svg", .link(to: "../home/b.svg")), ScratchFile("work/in", .folder)]
                // The learner asks for the file; a link isn't followed.
                attack.mayWrite += ["work/", "home/a.svg", "tmp/"]
                return attack
            },
            { draws in
                .session(
                    [":quiz demo"]
                        + (0..<draws.size(100)).map { _ in
                            draws.one(of: [
                                "a", "b", "1", draws.oddText(), ":skip", ":back", "?", String(repeating: "a", count: 40), "while true {}", ":retry", ":review",
                                "Color.red",
                            ])
                        })
            },
        ])

    static let hostileInputs = [
        "while true { continue }", "while true { }", "var a = [1]; while true { a += a }", "var h: [Any] = []; for _ in 0..<3000000 { h = [h] }",
        "fatalError(\"a\")", "while true { print(1) }", "func f() { f() }; f()", (0..<40).reduce("let x0 = 1") { "\($0); let x\($1 + 1) = (x\($1), x\($1))" },
        "struct T: Hashable { var a: [T] }; var t = T(a: []); for _ in 0..<50 { t = T(a: [t, t]) }; print(t == t)", "ForEach(0..<190000) { Text(\"\\($0)\") }",
        "let s = String(repeating: \"a\", count: 900000); while true { print(s) }",
        "Grid { ForEach(0..<200) { _ in GridRow { ForEach(0..<200) { _ in Color.red } } } }", "Text(\"a\").onAppear { while true { continue } }",
        "Text(\"a\").task { while true { } }", "Array(0..<Int.max)", "String(repeating: \"abc\", count: 300000).contains(/(a+)+z/)", "let y = 5 + + 3; }",
        "import Darwin; exit(0)",
    ]

    private static func lines(_ draws: inout Draws) -> [String] {
        (0..<draws.size(40)).map { _ in
            let command = draws.one(of: commands)
            return draws.one(of: [
                "Text(\"a\")", "", ":\(command)", ":\(command) \(draws.oddText())", ":\(command) \(draws.oddInteger())", ":\(command) \(selector(&draws))",
                ":\(command) \(draws.oddNumber()),\(draws.oddNumber())", draws.oddText(), command, "1 +", "let a = 1",
            ])
        }
    }

    private static let commands = [
        "help", "explain", "undo", "redo", "restart", "reset", "sdk", "tree", "layout", "at", "trace", "why", "type", "deps", "query", "step", "identity",
        "state", "updates", "environment", "preferences", "lessons", "open", "next", "back", "run", "answer", "sources", "skip", "hint", "check", "solution",
        "quiz", "retry", "review", "play", "tap", "set", "resize",
        "scroll", "advance", "do", "diff", "values", "changes", "nothing",
    ]
}
