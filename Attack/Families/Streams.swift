extension Family {
    /// Environments and standard streams that are not as usual.
    static let streams = Family(
        "streams",
        [
            { draws in
                surrounded(
                    [
                        draws.one(of: ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR", "WORKBOOK_COURSE", "PATH"]): draws.one(of: [
                            "", "/nothing", "/dev/null", "/", "/proc", "relative", String(repeating: "a/", count: draws.size(50_000)),
                            String(draws.oddText().filter { $0 != "\0" }),
                        ])
                    ], &draws)
            },
            { draws in
                surrounded(
                    [
                        draws.one(of: [
                            "LANG", "LC_ALL", "WORKBOOK_LANGUAGE", "TERM", "COLORFGBG", "WORKBOOK_THEME", "NO_COLOR", "CLICOLOR", "PAGER", "EDITOR", "VISUAL",
                            "USER", "LOGNAME", "TZ", "INPUTRC",
                        ]): draws.one(of: [
                            "", "C", "ko_KR.UTF-8", "xx", "0;15", "dark", "xterm-256color", "/bin/false", String(repeating: "a", count: draws.size(100_000)),
                            String(draws.oddText().filter { $0 != "\0" }),
                        ])
                    ], &draws)
            },
            { draws in surrounded(["COLUMNS": draws.oddInteger(), "LINES": draws.oddInteger()], &draws) },
            { draws in
                var attack = Attack.course(["run", "-"], [])
                attack.input = draws.one(of: [
                    [], [0], Array("Text(\"a\")".utf8), [0xFF], [UInt8](repeating: 0x20, count: draws.size(5_000_000)), Array("while true { continue }".utf8),
                ])
                attack.takesLimits = true
                attack.explained.insert(1)
                return attack
            },
            { draws in
                var attack = Attack.course(["quiz", "demo", "--answers", "-"], Sample.course, turns: 3, json: draws.once(in: 2))
                attack.input = draws.one(of: [[], [0], Array("numeric: 1".utf8), draws.bytes(draws.size(10_000)), Array("a: &a [*a]".utf8)])
                return attack
            },
        ])

    private static func surrounded(_ environment: [String: String], _ draws: inout Draws) -> Attack {
        let commands = [["run", "a.swift"], ["list"], ["progress"], [], ["learn", "demo"], ["quiz", "demo"], ["review"], ["author", "check"], ["help"]]
        var attack = Attack.course(draws.one(of: commands), Sample.course + [ScratchFile("work/a.swift", "Text(\"a\")")], turns: 3)
        attack.input = Array("Text(\"a\")\n:layout\n:help\n:quit\n".utf8)
        attack.environment = environment
        attack.statuses.insert(74)
        attack.explained = [2, 64]
        // A relative data folder is below the current one.
        attack.mayWrite = Attack.learnersFiles + ["work/", "home/"]
        return attack
    }
}
