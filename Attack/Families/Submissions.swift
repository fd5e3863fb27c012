extension Family {
    /// Folders that `grade` grades.
    static let submissions = Family(
        "submissions",
        [
            { draws in
                let files = (0...draws.below(6)).map { ScratchFile("work/in/s\($0).yaml", draws.one(of: contents(&draws))) }
                return .grade(files + [good], flags: flags(&draws), json: draws.once(in: 2))
            },
            { draws in
                .grade(
                    [good, ScratchFile("work/in/s.yaml", .bytes(Array("dots: |\n".utf8) + Array(draws.one(of: codes).indented("  ").utf8)))],
                    flags: flags(&draws), json: draws.once(in: 2))
            },
            { draws in
                .grade(
                    [good]
                        + (0..<draws.size(1_000)).map {
                            ScratchFile("work/in/s\($0).\(draws.one(of: ["yaml", "json", "txt", "YAML"]))", "{\"numeric\": \($0)}")
                        }, flags: flags(&draws), json: draws.once(in: 2))
            },
            { draws in
                .grade(
                    [good, ScratchFile("work/in/\(name(&draws))", "numeric: 1\n"), ScratchFile("work/in/ada.json", "{}")], flags: flags(&draws),
                    json: draws.once(in: 2))
            },
            { draws in .grade([good, ScratchFile("work/in/s.yaml", YAML.bomb(&draws))], flags: flags(&draws), json: draws.once(in: 2)) },
            { draws in .grade([good, ScratchFile("work/in/s.json", .bytes(draws.bytes(draws.size(1_000_000))))], flags: flags(&draws), json: draws.once(in: 2))
            },
            { draws in
                .grade(
                    [
                        good,
                        ScratchFile(
                            "work/in/.workbook-demo.jsonl",
                            .bytes(draws.once(in: 2) ? draws.bytes(draws.size(100_000)) : Array("{\"key\": \"\(draws.oddText())\"}\n[]\n1\n\n{".utf8))),
                    ], flags: ["--resume"], json: draws.once(in: 2))
            },
            { draws in
                .grade(
                    [
                        good,
                        ScratchFile(
                            "home/.local/share/workbook/grading",
                            draws.one(of: [.folder, .pipe, .link(to: "/dev/full"), .link(to: "/etc/passwd"), .unreadable, .link(to: "../../home/x")])),
                    ], flags: ["--resume"], json: draws.once(in: 2))
            },
        ])

    private static let good = ScratchFile("work/in/ada.yaml", "numeric: 1\nsingle: Red\n")

    private static func contents(_ draws: inout Draws) -> [ScratchFile.Content] {
        [
            .pipe, .folder, .unreadable, .link(to: "ada.yaml"), .link(to: "s0.yaml"), .link(to: "/dev/zero"), .link(to: "/etc/passwd"), .link(to: "/nothing"),
            .hole(bytes: 3 << 30), .hole(bytes: 1), .bytes([]), .bytes([0xFF]), .bytes(Array("numeric: 1".utf8)),
            .bytes(Array(("dots: |\n" + draws.one(of: codes).indented("  ")).utf8)),
        ]
    }

    private static func flags(_ draws: inout Draws) -> [String] {
        draws.one(of: [[], [], ["--jobs", "1"], ["--jobs", "8"], ["--resume"], ["--seed", "7"], ["--shard", "1/2"]])
    }

    private static func name(_ draws: inout Draws) -> String {
        String(decoding: draws.oddText().filter { $0 != "/" && $0 != "\0" }.utf8.prefix(200), as: UTF8.self) + ".yaml"
    }
}
