extension Family {
    /// Every flag of every command at odd values.
    static let flags = Family(
        "flags",
        [
            { draws in
                limits(
                    ["--fuel", "--call-depth", "--reentry-depth", "--string-bytes", "--elements", "--instances", "--output-lines", "--views", "--input-bytes"],
                    greedy, &draws)
            },
            { draws in
                limits(
                    ["--fuel", "--call-depth", "--reentry-depth", "--string-bytes", "--elements", "--instances", "--output-lines", "--views", "--input-bytes"],
                    greedy, &draws)
            },
            { draws in
                unlimited(
                    ["run", "a.swift", draws.one(of: ["--time", "--memory"]), draws.one(of: [draws.oddNumber(), draws.oddInteger(), draws.oddText()])],
                    "Text(\"a\")")
            },
            { draws in
                unlimited(
                    [
                        "run", "a.swift", "--size",
                        draws.filled(draws.one(of: ["NUMBERxNUMBER", "INTEGERxINTEGER", "TEXT", "1x", "x1", "1x1x1", "1X1", "-1x-1"])), "--safe-area",
                        draws.filled(draws.one(of: ["NUMBER,NUMBER,NUMBER,NUMBER", "1,2,3", "TEXT", "0,0,0,0,0", "1e9,1e9,1e9,1e9"])),
                    ], "Color.red")
            },
            { draws in
                unlimited(
                    [
                        "run", "a.swift",
                        draws.one(of: [
                            "--show", "--compat", "--sdk", "--seed", "--color", "--language", "--course", "--do", "--plain", "--json", "--svg", "--unknown",
                            "-x", "--",
                        ]), draws.one(of: [draws.oddText(), draws.oddInteger(), "", ",", "layout,,layout", "ios13", "26", "always"]),
                    ], "Text(\"a\")")
            },
            { draws in
                let commands = [
                    "run", "check", "list", "learn", "quiz", "review", "progress", "author", "grade", "help", "study", "author check", "author accept",
                    "author new", "progress import", "progress export", "", "serve --port none", "export",
                ]
                let words = draws.one(of: commands).split(separator: " ").map(String.init)
                let others = (0..<draws.below(5)).map { _ in
                    draws.one(of: [
                        "--json", "--help", "--version", "-h", "--", "-", "demo", "a.swift", "in", "--answers", "--list", "--seed", "--jobs", "--shard",
                        "--resume", "--stats", "--cram", "--csv", "--mutate", "--watch", "lesson", "quiz", draws.oddText(), draws.oddInteger(), "/dev/null",
                        "/dev/zero", ".", "lessons",
                    ])
                }
                var attack = unlimited(words + others, "Text(\"a\")")
                attack.files += Sample.course
                // Most of these are wrong, and `author` and `progress` write what they are asked for.
                attack.mayWrite = Attack.learnersFiles + ["work"]
                attack.statuses.insert(74)
                return attack
            },
            { draws in
                var attack = Attack.grade(
                    [ScratchFile("work/in/ada.yaml", "numeric: 1\n"), ScratchFile("work/in/bob.yaml", "numeric: 1\n")],
                    flags: [
                        draws.one(of: ["--jobs", "--shard", "--seed"]),
                        draws.one(of: [draws.oddInteger(), "1/INT", "9223372036854775807/9223372036854775807", "1/2", "2/1", "/", draws.oddText()]),
                    ])
                attack.turns = 3
                return attack
            },
            { draws in
                unlimited(
                    ["run", "a.swift"] + (0..<draws.size(5_000)).map { _ in draws.one(of: ["--do", "advance 0", "--json", "--show", "layout"]) }, "Text(\"a\")")
            },
            { draws in
                unlimited(
                    [
                        "run",
                        draws.one(of: [
                            String(repeating: "a", count: draws.size(100_000)), draws.oddText(), "/dev/zero", "/dev/tty", "/proc/self/mem",
                            "/proc/self/environ", "/", "..", "lessons/demo.md", "a.swift/", "~/a.swift", "file:///etc/passwd", "-",
                        ]),
                    ], "Text(\"a\")")
            },
        ])

    /// Uses a little of everything that is limited.
    private static let greedy = """
        func f<T>(_ x: T, _ n: Int) { if n > 0 { f([x], n - 1) } }
        f(1, 20)
        func g(_ n: Int) -> Int { n == 0 ? 0 : 1 + g(n - 1) }
        print(g(500))
        var a = Array(0..<1000)
        print(a.map { [$0].map { $0 }.count }.reduce(0, +), String(repeating: "a", count: 1000).count)
        for i in 0..<100 { print(i) }
        VStack { ForEach(0..<100) { Text("\\($0)") } }
        """

    private static func limits(_ names: [String], _ snippet: String, _ draws: inout Draws) -> Attack {
        let flags = (0...draws.below(3)).flatMap { _ in
            [draws.one(of: names), draws.one(of: [draws.oddInteger(), draws.oddNumber(), "\(draws.size(1_000_000))", draws.oddText()])]
        }
        let growing = [
            "while true { a += a }", "var s = \"a\"\nwhile true { s += s }", "print(Array(repeating: 1, count: Int.max / 16))", "func h() { h() }\nh()",
            "struct L: Layout { }", "[1].map { _ in g(Int.max) }", "f(1, Int.max)", "",
        ]
        return .run(snippet + "\n" + draws.one(of: growing), flags: flags, json: draws.once(in: 3))
    }

    private static func unlimited(_ arguments: [String], _ snippet: String) -> Attack {
        var attack = Attack.course(arguments, [ScratchFile("work/a.swift", snippet)])
        if arguments.contains("--json") { attack.explained = [] }
        // The file is asked for.
        if arguments.contains("--svg") { attack.mayWrite.append("work/") }
        return attack
    }
}
