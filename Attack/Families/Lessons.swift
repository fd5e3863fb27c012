import Foundation

extension Family {
    /// Lesson files that `author check`, `list` and `learn` read.
    static let lessons = Family(
        "lessons",
        [
            { draws in
                let (snippet, kind) = (draws.one(of: hostile), draws.one(of: ["output", "layout", "trace", "nothing"]))
                let lines = String(repeating: draws.one(of: ["...\n", "[..]", "a[..]b[..]", "x\n"]), count: draws.size(3_000))
                return read("\(header)# A {#a}\n\n```swift run id=one\n\(snippet)\n```\n\n```expect of=one show=\(kind)\n\(lines)\n```\n", &draws)
            },
            { draws in
                let part = draws.one(of: [
                    "{ while true { continue } }()", "find(Color.self)[99]", "find(\"\(draws.oddText())\")", "\"\(draws.oddText())\"", draws.oddInteger(),
                    draws.oddLength(),
                ])
                return read(
                    "\(header)# A {#a}\n\n```swift run id=one\nColor.red\n```\n\n```predict of=one\nask: a\nanswer: \(part)\n\(draws.oddText())\n```\n",
                    &draws)
            },
            { draws in
                read(
                    header
                        + (0..<draws.size(20_000)).map { "\(draws.one(of: ["#", "##"])) \(draws.oddText()) {#s\(draws.once(in: 5) ? 1 : $0)}\n\ntext\n\n" }
                        .joined(), &draws)
            },
            { draws in
                read(
                    header + "# A {#a}\n\n"
                        + String(
                            repeating: draws.one(of: [
                                "> ", "- ", "* a\n  ", "1. ", "[", "![", "**", "_", "`", "<b>", "\\", "&amp;", "[a](", "```", "~~~", "| a ", "    ", "\n",
                                "<!--", "[^1]", "~",
                            ]), count: draws.size(300_000)), &draws)
            },
            { draws in read("---\n" + draws.filled(draws.one(of: frontMatters), count: 100_000) + "\n---\n# A {#a}\n\ntext\n", &draws) },
            { draws in
                read(
                    header + "## A {#a .exercise}\n\n```swift starter\nColor.red\n```\n\n```check\n" + draws.filled(draws.one(of: checks), count: 30)
                        + "\n```\n\n```swift solution\n" + draws.one(of: ["Color.blue", "while true { continue }", draws.oddText()]) + "\n```\n", &draws)
            },
            { draws in
                read(
                    header + "## A {#a .exercise}\n\n```swift starter\nColor.red\n```\n\n```swift given vary=\""
                        + draws.filled(draws.one(of: variations), count: 1_000_000_000)
                        + "\"\nText(\"{{n}}\")\n```\n\n```check\ntrue | 1 | a {{n}}\n```\n\n```swift solution\nColor.blue\n```\n", &draws)
            },
            { draws in
                read(
                    header
                        + "# A {#\(draws.oddText()) \(draws.filled(draws.one(of: attributes), count: 10_000))}\n\n```swift run \(draws.filled(draws.one(of: blocks), count: 100))\nColor.red\n```\n",
                    &draws)
            },
            { draws in
                read(
                    header + "# A {#a}\n\n"
                        + (0..<draws.size(3_000)).map { "```swift \(draws.one(of: ["setup", "run id=r\($0)", ""]))\nlet x\($0) = \($0)\n```\n\n" }.joined(),
                    &draws)
            },
            { draws in
                let files = (0..<draws.size(2_000)).map {
                    ScratchFile(
                        "work/lessons/l\($0).md", "\(header.replacingOccurrences(of: "id: a", with: "id: l\(draws.once(in: 3) ? 1 : $0)"))# A {#a}\n\ntext\n")
                }
                return reading(files, &draws)
            },
            { draws in reading([ScratchFile("work/lessons/a.md", draws.one(of: contents)), ScratchFile("work/lessons/demo.md", Sample.lesson)], &draws) },
            { draws in reading([ScratchFile("work/lessons/\(name(&draws))", Sample.lesson)], &draws) },
            { draws in reading([ScratchFile("work/lessons/a.md", .bytes(Array(header.utf8) + draws.bytes(draws.size(1_000_000))))], &draws) },
            { draws in
                .session(
                    [
                        "", "", ":next", ":hint", ":solution", "\(draws.one(of: hostile))", ":check",
                        "struct Dot: View { var body: some View { \(draws.one(of: ["Dot()", "Color.red", "ForEach(0..<1000000) { Text(\"\\($0)\") }"])) } }",
                    ], opening: ["learn", draws.one(of: ["demo", "demo#dots", "demo#\(draws.oddText().isEmpty ? "x" : "y")", "nothing"])])
            },
        ])

    private static let header = "---\nformat: 1\nid: a\ntitle: A\n---\n"
    private static let hostile = [
        "while true { continue }", "Color.red", "var a = [1]\nwhile true { a += a }",
        "let x0 = 1\n" + (0..<40).map { "let x\($0 + 1) = (x\($0), x\($0))\n" }.joined(), "var h: [Any] = []\nfor _ in 0..<3000000 { h = [h] }",
        "fatalError()", "", "```", "while true { print(1) }",
    ]
    private static let contents: [ScratchFile.Content] = [
        .pipe, .folder, .unreadable, .link(to: "a.md"), .link(to: "/dev/zero"), .link(to: "/etc/passwd"), .link(to: "/nothing"), .link(to: "."),
        .hole(bytes: 3 << 30), .hole(bytes: 100), .bytes([]), .bytes([0xFF, 0xFE]),
    ]
    private static let frontMatters = [
        "format: INTEGER\nid: a\ntitle: A", "format: 1\nid: TEXT\ntitle: TEXT", "format: 1\nid: a\ntitle: A\norder: NUMBER\nwindow: NUMBERxNUMBER",
        "format: 1\nid: a\ntitle: A\naliases: [TEXT, TEXT, a, a]", "format: 1\nid: a\ntitle: A\nsources: {TEXT: TEXT}", "a: &a [*a]", "a: &a [1]\nb: [*a, *a]",
        "format: 1\nid: a\ntitle: A\npass: NUMBER", "? {a: b}\n: c", "<<: *x", "!!binary x: y", "format: 1\nformat: 1", "- a", "a", "", "TEXT", "%YAML 9.9",
        "...", "format: 1\nid: [a]\ntitle: {a: b}", "format: 1.0\nid: 1\ntitle: 2021-01-01",
    ]
    private static let checks = [
        "true at NUMBERxNUMBER | NUMBER | a", "while true {} | 1 | a", "true | 1", "| |", "true | -1 | a", "true | INTEGER | TEXT",
        "true at 1x1,1x1,1x1 after advance NUMBER | 1 | a", "find(Color.self).count == 1 after set n 1 | 1 | a", "{ while true { continue } }() | 1 | a",
        "find(Color.self)[INTEGER].frame.width == LENGTH | 1 | a", "true || | 1 | a", "\"|\" == \"|\" | 1 | a", "[1, 2].allSatisfy { $0 > LENGTH } | 1 | a",
        "Array(repeating: 1, count: INTEGER).count == 1 | 1 | a", "TEXT | 1 | TEXT",
    ]
    private static let variations = [
        "n in 0...INTEGER", "n in INTEGER...0", "n in 1...COUNT", "n in []", "n in [TEXT]", "n in [\\\"a\\\", \\\"}}\\\"]", "n in NUMBER...NUMBER", "n",
        "in in in", "n in 1...2; n in 1...2", "n in [[1],[2,[3]]]", "{{n}} in 1...2", "n in [{{n}}]",
    ]
    private static let attributes = [
        ".exercise .exercise", "evidence=TEXT source=TEXT", "evidence=engine", "=", "a=b=c", "\"", "of=TEXT", ".TEXT", "see=a#a", "kind=single points=NUMBER",
    ]
    private static let blocks = [
        "id=TEXT", "window=NUMBERxNUMBER", "do=\"advance NUMBER\"", "do=\"TEXT\"", "do=\"tap; tap; tap\"", "fails fails", "compat=TEXT", "sdk=INTEGER", "id=",
        "id=a id=a", "window=COUNTxCOUNT do=\"set n 1\"", "unknown=1", "\"", "{}",
    ]

    private static func read(_ text: String, _ draws: inout Draws) -> Attack { reading([ScratchFile("work/lessons/a.md", text)], &draws) }

    /// Snippets of lessons have the default limits, each for itself: five of them are taken as enough for any attack here.
    private static func reading(_ files: [ScratchFile], _ draws: inout Draws) -> Attack {
        let arguments = draws.one(of: [["author", "check"], ["author", "check", "--mutate"], ["list"], ["author", "check", "lessons"]])
        return .course(arguments, files, turns: 5, json: draws.once(in: 3))
    }

    private static func name(_ draws: inout Draws) -> String {
        let name = draws.oddText().filter { $0 != "/" && $0 != "\0" }
        let file = String(decoding: name.utf8.prefix(200), as: UTF8.self) + draws.one(of: [".md", ".ko.md", ".MD", "", ".yaml", ".md~", ".xx.md"])
        return ["", ".", ".."].contains(file) ? "a" : file
    }
}
