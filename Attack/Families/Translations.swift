import Foundation

extension Family {
    /// Korean files next to the originals.
    static let translations = Family(
        "translations",
        [
            { draws in
                read(
                    "---\nformat: 1\nid: demo\ntitle: \(draws.oddText())\n---\n# \(draws.oddText()) {#colors of=\(draws.oddText())}\n\n\(draws.oddText())\n",
                    &draws)
            },
            { draws in
                read(
                    "---\nformat: 1\nid: demo\ntitle: a\n---\n"
                        + (0..<draws.size(10_000)).map { "# A {#\(draws.once(in: 2) ? "colors" : "s\($0)") of=x}\n\n---\n\n" }.joined(), &draws)
            },
            { draws in
                read(
                    "---\nformat: 1\nid: demo\ntitle: a\n---\n## A {#dots of=0}\n\n"
                        + draws.filled(
                            draws.one(of: [
                                "```messages\nTEXT\nTEXT\n```", "```hint\nTEXT\n```", "```mistakes\nTEXT\n```",
                                "```predict\nask: TEXT\nwhy: {= { while true {} }() }\n```", "```swift run\nwhile true { continue }\n```",
                                "```check\ntrue | 1 | TEXT\n```", "```messages\n{{n}} {= 1 / 0 } {{TEXT}}\n```",
                            ])), &draws)
            },
            { draws in
                read(
                    String(
                        repeating: draws.one(of: ["---\n", "# A {#a of=b}\n", "- [ ] a\n", "> b\n", "| a | b |\n", "```hint\n"]), count: draws.size(50_000)),
                    &draws)
            },
            { draws in
                read(
                    Sample.lesson.replacingOccurrences(
                        of: draws.one(of: ["{#dots", "true", "Color", "---", "```", "id: demo", "{{n}}"]), with: draws.oddText()), &draws)
            },
            { draws in
                let part = draws.one(of: ["single", "multiple", "order", "match", "short", "numeric"])
                let quiz =
                    "---\nformat: 1\nid: demo\ntitle: a\n---\n## A {#\(part) of=x}\n\nWhat?\n\n"
                    + String(repeating: draws.one(of: ["- [ ] \(draws.oddText())\n", "1. a\n", "| a | b |\n", "= a\n", "> a\n"]), count: draws.size(3_000))
                return .course(
                    draws.one(of: [["author", "check"], ["quiz", "demo", "--list", "--language", "ko"]]),
                    [Sample.quizFile, ScratchFile("work/quizzes/demo.ko.md", quiz)], turns: 5)
            },
        ])

    private static func read(_ text: String, _ draws: inout Draws) -> Attack {
        let files = [ScratchFile("work/lessons/demo.md", Sample.lesson), ScratchFile("work/lessons/demo.ko.md", text)]
        guard draws.once(in: 3) else {
            return .course(
                draws.one(of: [["author", "check"], ["list", "--language", "ko"], ["author", "check", "--language", "ko"]]), files, turns: 5,
                json: draws.once(in: 3))
        }
        var attack = Attack.session(["", "", ":hint", ""], opening: ["learn", "demo", "--language", "ko"])
        attack.files = files
        return attack
    }
}
