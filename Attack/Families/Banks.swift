import Foundation

extension Family {
    /// Quizzes in YAML: bombs, tricks of the syntax, wrong types, sizes.
    static let banks = Family(
        "banks",
        [
            { draws in read("format: 1\nid: demo\ntitle: Demo\n" + YAML.bomb(&draws), &draws) },
            { draws in read("format: 1\nid: demo\ntitle: Demo\nquestions:\n" + YAML.question(draws.filled(draws.one(of: fields))), &draws) },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: Demo\nquestions:\n  - id: q\n    kind: single\n    prompt: a\n    choices:\n"
                        + (0..<draws.size(20_000)).map { "      - c\(draws.once(in: 9) ? 1 : $0)\n" }.joined() + "    answer: c1\n", &draws)
            },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: Demo\nquestions:\n  - id: q\n    kind: order\n    prompt: a\n    order: ["
                        + (0..<draws.size(30_000)).map { "c\($0)" }.joined(separator: ", ") + "]\n", &draws)
            },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: Demo\nquestions:\n"
                        + (0..<draws.size(5_000)).map {
                            YAML.question("kind: numeric\n    answer: \($0)").replacing("id: q", with: "id: q\(draws.once(in: 9) ? 1 : $0)")
                        }.joined(), &draws)
            },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: Demo\naliases: [" + (0..<draws.size(100_000)).map { "a\($0)" }.joined(separator: ", ") + "]\nquestions: []\n",
                    &draws)
            },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: Demo\nquestions: "
                        + String(repeating: draws.one(of: ["[", "{a: ", "- ", "? ", "[{", "!!seq ", "&a "]), count: draws.size(100_000)), &draws)
            },
            { draws in
                read(
                    "format: 1\nid: demo\ntitle: |\n" + String(repeating: "  " + draws.oddText() + "\n", count: draws.size(10_000)) + "questions: []\n", &draws)
            },
            { draws in
                let part = draws.one(of: ["\\x1b", "\\u202e", "\\0", "\\e[2J", "\\ud800", "\\U00110000", "\\"])
                return read(
                    "{format: 1, id: demo, title: Demo, questions: [{id: q, kind: short, prompt: \"\(part)\", answers: [a], explanation: b}]}",
                    &draws)
            },
            { draws in reading(ScratchFile("work/quizzes/demo.yaml", .bytes(draws.bytes(draws.size(1_000_000)))), &draws) },
            { draws in
                reading(
                    ScratchFile(
                        "work/quizzes/demo.yaml",
                        draws.one(of: [.pipe, .folder, .link(to: "/dev/zero"), .link(to: "demo.yaml"), .hole(bytes: 3 << 30), .unreadable, .bytes([])])), &draws
                )
            },
            { draws in
                read(
                    String(
                        repeating: draws.one(of: [
                            "a: b\n", "---\n", "# c\n", "? a\n", "- a\n", "\t", "a:\n ", "'", "\"", "|\n", "%TAG ! x\n", "*a ", "a: *b\n", "<<: {a: b}\n",
                        ]), count: draws.size(200_000)), &draws)
            },
            { draws in
                let part = draws.one(of: ["while true { continue }", "fatalError()", "var a = [1]; while true { a += a }", "let x = 1"])
                return read(
                    "format: 1\nid: demo\ntitle: Demo\nsetup: |\n  \(part)\nquestions:\n"
                        + YAML.question("kind: numeric\n    run: Color.red\n    answer: find(Color.self).count"), &draws)
            },
        ])

    private static let fields = [
        "kind: TEXT", "kind: single\n    choices: NUMBER", "kind: numeric\n    answer: LENGTH", "kind: numeric\n    answer: NUMBER",
        "kind: numeric\n    answer: 1 +- NUMBER", "kind: short\n    answers: [matches /(a+)+b/]", "kind: match\n    match: [[a], [a, b, c], x]",
        "kind: trace\n    run: {code: \"while true { continue }\", window: NUMBERxNUMBER}\n    answer: 1",
        "kind: trace\n    run: {code: Color.red, do: \"advance NUMBER\", vary: \"n in 0...INTEGER\"}\n    answer: resolved", "kind: code\n    starter: a",
        "kind: single\n    choices: [{text: a, right: yes, right: no}]", "kind: single\n    choices: [{text: {a: b}, right: maybe}]",
        "points: NUMBER\n    kind: rubric\n    criteria: [a, a]", "attempts: INTEGER\n    kind: short\n    answer: a",
        "kind: single\n    choices: [true, 1, 1.0, 0x1, ~, 1e3]\n    answer: 1", "kind: order\n    order: []", "kind: numeric\n    answer: [1, 2]",
        "kind: multiple\n    choices: [a, b]\n    answers: [c]", "? [kind]\n    : single", "kind: !!str single", "kind: *a",
        "title: \"TEXT\"\n    kind: short\n    answer: \"TEXT\"",
    ]

    private static func read(_ text: String, _ draws: inout Draws) -> Attack { reading(ScratchFile("work/quizzes/demo.yaml", text), &draws) }

    private static func reading(_ file: ScratchFile, _ draws: inout Draws) -> Attack {
        let json = draws.once(in: 3)
        return draws.one(of: [
            .course(["author", "check"], [file], turns: 5, json: json), .course(["quiz", "demo", "--list"], [file], turns: 5, json: json),
            .course(["list"], [file], json: json),
            .answers(ScratchFile("work/a.yaml", "q: 1\n"), to: file, turns: 5, json: json),
        ])
    }
}

/// Pieces of YAML that parsers choke on.
enum YAML {
    static func question(_ fields: String) -> String { "  - id: q\n    title: Q\n    prompt: What?\n    \(fields)\n    explanation: because\n" }

    /// Aliases of aliases, in block style, in flow style, and as keys.
    static func bomb(_ draws: inout Draws) -> String {
        let depth = draws.size(60)
        let names = (0..<depth).map { "k\($0)" }
        switch draws.below(4) {
        case 0: return "k: &k0 [x, x]\n" + (1...depth).map { "a\($0): &k\($0) [*k\($0 - 1), *k\($0 - 1)]\n" }.joined()
        case 1:
            return "z: {\"a\":&k0 [x,x]," + names.dropFirst().enumerated().map { "\"\($1)\":&\($1) [*k\($0),*k\($0)]," }.joined() + "? *k\(depth - 1) : 1}\n"
        case 2: return "k: &k0 {x: x}\n" + (1...depth).map { "a\($0): &k\($0) {<<: *k\($0 - 1), y\($0): *k\($0 - 1)}\n" }.joined()
        default: return "k: &k [*k]\nl: &l {a: *l}\n? &m [*m]\n: 1\n"
        }
    }
}
