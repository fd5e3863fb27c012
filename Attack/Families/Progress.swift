extension Family {
    /// What is kept of a learner, damaged or forged.
    static let progress = Family(
        "progress",
        [
            { draws in
                with(
                    [ScratchFile("work/p.jsonl", (0..<draws.size(5_000)).map { _ in draws.filled(draws.one(of: events)) + "\n" }.joined())],
                    ["progress", "import", "p.jsonl"], &draws)
            },
            { draws in
                let forged = (0..<draws.size(5_000)).map { event($0, &draws) + "\n" }.joined()
                let file = ScratchFile("work/p.jsonl", "{\"format\":\"workbook-progress\",\"version\":1}\n" + forged)
                var attack = with([file], draws.one(of: reading), &draws)
                attack.preparations = [["progress", "import", "p.jsonl"]]
                return attack
            },
            { draws in with([ScratchFile("work/p.jsonl", .bytes(draws.bytes(draws.size(1_000_000))))], ["progress", "import", "p.jsonl"], &draws) },
            { draws in
                with(
                    [ScratchFile("work/p.jsonl", draws.one(of: [.pipe, .folder, .link(to: "/dev/zero"), .hole(bytes: 3 << 30), .unreadable, .bytes([])]))],
                    ["progress", "import", "p.jsonl"], &draws)
            },
            { draws in
                with(
                    [ScratchFile("work/p.jsonl", String(repeating: draws.one(of: ["{\"a\":", "[", "\"", "1"]), count: draws.size(300_000)))],
                    ["progress", "import", "p.jsonl"], &draws)
            },
            { draws in
                with(
                    [
                        ScratchFile(
                            "home/.local/share/workbook/progress.sqlite",
                            .bytes(draws.once(in: 2) ? draws.bytes(draws.size(100_000)) : Array("SQLite format 3\0".utf8) + draws.bytes(draws.size(10_000))))
                    ], draws.one(of: reading), &draws)
            },
            { draws in
                with(
                    [
                        ScratchFile(
                            "home/.local/share/workbook/progress.sqlite",
                            draws.one(of: [
                                .pipe, .folder, .link(to: "/dev/zero"), .link(to: "progress.sqlite"), .hole(bytes: 3 << 30), .bytes([]), .unreadable,
                            ]))
                    ], draws.one(of: reading), &draws)
            },
            { draws in
                with(
                    [
                        ScratchFile(
                            "home/.local/share/workbook",
                            draws.one(of: [.pipe, .link(to: "/dev/null"), .link(to: "workbook"), .bytes([1]), .link(to: "/nothing/there")]))
                    ], draws.one(of: reading), &draws)
            },
            { draws in
                with(
                    [
                        ScratchFile(
                            "home/.local/state/workbook/history",
                            draws.one(of: [.pipe, .folder, .bytes(draws.bytes(draws.size(1_000_000))), .link(to: "/dev/zero"), .hole(bytes: 3 << 30)]))
                    ], [], &draws)
            },
        ])

    private static let reading = [
        ["progress"], ["progress", "--csv"], ["list"], ["review"], ["review", "--stats"], ["progress", "export", "-"], ["progress", "export", "x.jsonl"],
        ["learn", "demo"], ["quiz", "demo"],
    ]
    private static let events = [
        "{}", "[]", "null", "{\"version\": 1}", "{\"version\": NUMBER, \"kind\": \"TEXT\"}",
        "{\"version\": 1, \"time\": NUMBER, \"kind\": \"answered\", \"item\": \"demo#single\"}", "{\"id\": \"TEXT\", \"at\": \"9999-99-99T99:99:99Z\"}",
        "{\"a\": NUMBER}", "TEXT", "{\"time\": \"2021-01-01T00:00:00Z\", \"event\": {\"opened\": {\"lesson\": \"TEXT\"}}}", "",
    ]

    /// One that an export may hold: a file with any other is refused as a whole.
    private static func event(_ index: Int, _ draws: inout Draws) -> String {
        let id = "a7b55902-26e0-4434-a53e-\(String(index, radix: 16).leftPadded(12))"
        let time = draws.one(of: ["946684800000", "1795365733736", "1795365733736", "1795365733737", "7258118399000"])
        let item = draws.one(of: ["question:demo#single", "question:demo#numeric", "prediction:demo#colors/0", "exercise:demo#dots", "question:gone#x"])
        let fields = draws.one(of: [
            "\"kind\":\"beganQuiz\",\"quiz\":\"demo\",\"seed\":\"learner a\",\"attempt\":\"\(id)\"",
            "\"kind\":\"reached\",\"lesson\":\"demo\",\"section\":\"\(draws.one(of: ["colors", "dots", "gone"]))\",\"step\":\(draws.one(of: ["0", "1", "1000", "999999"]))",
            "\"kind\":\"answered\",\"context\":\"\(draws.one(of: ["lesson", "review"]))\",\"item\":\"\(item)\",\(draws.one(of: ["\"max\":1,\"score\":0", "\"max\":2,\"score\":1.5", "\"max\":1,\"score\":1"])),\"reply\":\"\(draws.one(of: ["", "a", "{{w}}", "\u{202E}abc", "\u{D55C}", String(repeating: "a", count: draws.size(3_000))]))\",\"verdict\":\"\(draws.one(of: ["correct", "incorrect", "partly"]))\"",
        ])
        return "{\"id\":\"\(id)\",\"time\":\(time),\(fields)}"
    }

    private static func with(_ files: [ScratchFile], _ arguments: [String], _ draws: inout Draws) -> Attack {
        var attack = Attack.course(arguments, Sample.course + files, turns: 3, json: draws.once(in: 3) && !arguments.contains("--csv"))
        attack.input = Array("a\n:quit\n".utf8)
        attack.statuses.insert(74)
        attack.explained = [2, 64, 66]
        attack.mayWrite = Attack.learnersFiles + ["work/x.jsonl"]
        if attack.json == .value, arguments.isEmpty || arguments.first == "learn" || arguments.contains("-") { attack.json = .lines }
        // `quiz` prints its result at the end, if there is one.
        if arguments.first == "quiz" { attack.json = .none }
        return attack
    }
}

extension String {
    fileprivate func leftPadded(_ count: Int) -> String { String(repeating: "0", count: max(0, count - self.count)) + self }
}
