extension Family {
    /// Commands that write files of a course: they write those, and nothing else.
    static let authoring = Family(
        "authoring",
        [
            { draws in
                let file = ScratchFile("work/lessons/demo.md", lesson(draws.one(of: snippets), draws.filled(draws.one(of: expectations), count: 3_000)))
                return accepting([file], writes: ["work/lessons/demo.md"], &draws)
            },
            { draws in
                let content = draws.one(
                    of: [.pipe, .folder, .unreadable, .link(to: "../b.md"), .link(to: "/etc/passwd"), .hole(bytes: 3 << 30)] as [ScratchFile.Content])
                return accepting(
                    [ScratchFile("work/lessons/demo.md", content), ScratchFile("work/b.md", lesson("Color.red", ""))], writes: ["work/b.md"], &draws)
            },
            { draws in
                creating(
                    draws.one(of: ["x", "../x", "a/b", ".", "..", "/x", "con", draws.oddText(), String(repeating: "a", count: draws.size(10_000))]), [], &draws)
            },
            { draws in
                let folder = draws.one(of: [.link(to: "../home"), .pipe, .bytes([]), .link(to: "/nothing"), .folder] as [ScratchFile.Content])
                return creating("x", [ScratchFile("work/\(draws.one(of: ["lessons", "quizzes"]))", folder)], &draws)
            },
        ])

    private static let snippets = [
        "Color.red", "print(\"a\\nb\")", "while true { continue }", "fatalError()", "print(\"```\")", "print(\"\\u{1B}[2J\\u{202E}\")",
        "ForEach(0..<3000) { Text(\"\\($0)\") }",
    ]
    private static let expectations = ["", "x", "...", "[..]", "TEXT", "```", "...\n...\n...", "a[..]b"]

    private static func lesson(_ snippet: String, _ expectation: String) -> String {
        "---\nformat: 1\nid: demo\ntitle: A\n---\n# A {#a}\n\n```swift run\n\(snippet)\n```\n\n```expect show=output\n\(expectation)\n```\n\n```expect show=layout\n\(expectation)\n```\n"
    }

    private static func accepting(_ files: [ScratchFile], writes: [String], _ draws: inout Draws) -> Attack {
        var attack = Attack.course(["author", "accept"] + draws.one(of: [[], ["lessons"], ["lessons/demo.md"]]), files, turns: 3, json: draws.once(in: 3))
        attack.mayWrite = writes
        return attack
    }

    private static func creating(_ name: String, _ files: [ScratchFile], _ draws: inout Draws) -> Attack {
        var attack = Attack.course(["author", "new", draws.one(of: ["lesson", "quiz"]), name], files, json: draws.once(in: 3))
        // A name can't leave the folders, unless the author made a link of one.
        attack.mayWrite = ["work/lessons", "work/quizzes", "home/x.md"]
        attack.explained.insert(1)
        return attack
    }
}
