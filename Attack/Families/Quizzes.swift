extension Family {
    /// Quizzes in Markdown, checked, listed and answered.
    static let quizzes = Family(
        "quizzes",
        [
            { draws in
                asked(
                    "single",
                    (0..<draws.size(20_000)).map { "- [\(draws.once(in: 3) ? "x" : " ")] \(draws.once(in: 4) ? draws.oddText() : "c\($0)")\n" }.joined(), &draws
                )
            },
            { draws in asked("multiple", (0..<draws.size(20_000)).map { "- [\(draws.once(in: 2) ? "x" : " ")] c\($0)\n" }.joined(), &draws) },
            { draws in asked("order", (0..<draws.size(20_000)).map { "\($0). \(draws.once(in: 9) ? "same" : "c\($0)")\n" }.joined(), &draws) },
            { draws in
                asked(
                    "match", "| a | b |\n|---|---|\n" + (0..<draws.size(10_000)).map { "| l\($0) | \(draws.once(in: 9) ? "" : "r\($0)") |\n" }.joined(), &draws)
            },
            { draws in
                asked(
                    "short",
                    "= matches /"
                        + draws.one(of: [
                            "(a+)+b", "(a|a)*b", "(a*)*", "(?:a?){30}a{30}", "[", "(?<a>", "\\1(a)", "a{1000000000}", "(a{1000}){1000}", ".*.*.*.*=.*",
                            "(?=a)*", "\\", "",
                        ]) + "/\n", &draws)
            },
            { draws in asked("short", (0..<draws.size(10_000)).map { "= \(draws.once(in: 3) ? draws.oddText() : "a\($0)")\n" }.joined(), &draws) },
            { draws in
                let part = draws.one(of: [
                    "LENGTH +- LENGTH", "NUMBER +- NUMBER%", "INTEGER", "1 / 0", "1 / 0.0", "{ while true {} }()", "find(Color.self).count",
                    "Double.nan +- 0.5", "\"a\"", "[1]", "1 +- ", "+- 1", "TEXT",
                ])
                return asked(
                    "numeric",
                    "= \(draws.filled(part))\n",
                    &draws)
            },
            { draws in
                let part = draws.one(of: [
                    "resolved.count", "find(Color.self)[0].frame", "LENGTH", "[[1]]", "output", "{ while true { continue } }()", "Array(0..<COUNT)",
                    "String(repeating: \"a\", count: COUNT)", "bodies", "nil as Int?",
                ])
                return asked(
                    "trace",
                    "```swift run\n\(draws.one(of: hostile))\n```\n\n= \(draws.filled(part, count: 900_000))\n",
                    &draws)
            },
            { draws in
                let part = draws.one(of: ["true | 1 | a", "{ while true { continue } }() | 1 | a", "find(Color.self).count == 1 at 1x1,2x2,3x3 | 1 | a"])
                return asked(
                    "code",
                    "```swift starter\n\(draws.one(of: hostile))\n```\n\n```check\n\(part)\n```\n\n```swift solution\n\(draws.one(of: hostile))\n```\n",
                    &draws)
            },
            { draws in asked("rubric", (0..<draws.size(10_000)).map { "- c\($0)\n" }.joined(), &draws) },
            { draws in
                let part = draws.one(of: [
                    "n in 0...INTEGER", "n in 1...COUNT", "n in [TEXT, TEXT]", "a in 1...9; b in 1...9; c in 1...9; d in 1...9", "n in 5...1", "n in []",
                ])
                return asked(
                    "numeric",
                    "```swift run vary=\"\(draws.filled(part))\"\nColor.red.frame(width: {{n}})\n```\n\n= {{n}} / {{n}} +- {{n}}\n",
                    &draws)
            },
            { draws in
                let part = draws.one(of: [
                    "{ while true {} }()", "1 / 0", "resolved", "\"\(draws.oddText())\"", "find(Color.self)[9]", "String(repeating: \"a\", count: 900000)",
                ])
                return asked(
                    "single",
                    "- [x] {= \(part) }\n- [ ] {= 1 }\n",
                    &draws)
            },
            { draws in
                let code = draws.one(of: hostile + ["Text(1) //!", "//!", String(repeating: "Text(\"\") //!\n", count: draws.size(5_000))])
                let kind = draws.one(of: ["spot", "refused", "spot credit=off", "refused credit=each"])
                return asked(kind, "```swift run\(draws.once(in: 2) ? " fails" : "")\n\(code)\n```\n\n- [ ] \(draws.filled("INTEGER"))\n", &draws)
            },
            { draws in
                let blank = draws.one(of: [
                    "___", "__", String(repeating: "___ ", count: draws.size(2_000)), String(repeating: "_", count: draws.size(100_000)),
                ])
                let solution = draws.one(of: hostile + ["Text(\"\")"])
                let blocks = "```swift starter\nText(\(blank))\n```\n```swift solution\n\(solution)\n```\n```check\ntrue | 1 | x\n```\n"
                return asked("complete", blocks + "\n- [ ] \(draws.oddText())\n", &draws)
            },
            { draws in
                let line = draws.one(of: hostile + ["}", "VStack {", "", draws.oddText()])
                let solution = String(repeating: line + "\n", count: draws.size(200))
                let extra = String(repeating: draws.one(of: ["}\n", line + "\n"]), count: draws.size(200))
                return asked("assemble", "```swift solution\n\(solution)```\n```swift extra\n\(extra)```\n```check\ntrue | 1 | x\n```\n", &draws)
            },
            { draws in asked("explain", (0..<draws.size(10_000)).map { "- c\($0) {misconception=\(draws.oddText())}\n" }.joined(), &draws) },
            { draws in
                let attributes = draws.filled(
                    draws.one(of: [
                        "points=NUMBER", "points=INTEGER attempts=INTEGER", "tags=TEXT", "credit=TEXT", "shuffle=TEXT", "see=TEXT", "kind=TEXT",
                        "evidence=engine", "as=TEXT", "attempts=NUMBER", "level=TEXT", "level=INTEGER family=TEXT",
                    ]))
                return asked("single \(attributes)", "- [x] a\n- [ ] b\n", &draws)
            },
            { draws in
                ask(
                    (0..<draws.size(5_000)).map {
                        "## Q {#q\(draws.once(in: 9) ? 1 : $0) kind=\(draws.one(of: ["single", "short", "numeric", "rubric"]))}\n\nWhat?\n\n= 1\n\n> a\n\n"
                    }.joined(), &draws)
            },
        ])

    private static let hostile = [
        "Color.red", "while true { continue }", "var a = [1]\nwhile true { a += a }", "fatalError()", "ForEach(0..<10000000) { _ in Color.red }",
        "struct V: View { var body: some View { V() } }\nV()", "let x: Int = \"\"", "",
    ]

    private static func asked(_ kind: String, _ body: String, _ draws: inout Draws) -> Attack {
        ask("## Q {#q kind=\(kind)}\n\nWhat \(draws.once(in: 3) ? draws.oddText() : "is it")?\n\n\(body)\n> Because.\n", &draws)
    }

    private static func ask(_ questions: String, _ draws: inout Draws) -> Attack {
        let file = ScratchFile("work/quizzes/demo.md", "---\nformat: 1\nid: demo\ntitle: Demo\n---\n" + questions)
        let reply = draws.one(of: ["a", "1", "b a", String(repeating: "a", count: 40), "1 2 3", draws.oddText()])
        let json = draws.once(in: 3)
        switch draws.below(4) {
        case 0: return .course(["author", "check"], [file], turns: 5, json: json)
        case 1: return .course(["quiz", "demo", "--list"], [file], turns: 5, json: json)
        case 2: return .answers(ScratchFile("work/a.json", "{\"q\": \(reply.inJSON)}"), to: file, turns: 5, json: json)
        default:
            var attack = Attack.session([reply, "", ":skip", reply, ":quit"], opening: ["quiz", "demo"])
            attack.files = [file]
            attack.takesLimits = false
            return attack
        }
    }
}
