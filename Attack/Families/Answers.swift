extension Family {
    /// Answer files that `quiz --answers` grades.
    static let answers = Family(
        "answers",
        [
            { draws in read(draws.filled(draws.one(of: templates), count: 100_000), &draws) },
            { draws in read(YAML.bomb(&draws), &draws) },
            { draws in read("dots: |\n" + draws.one(of: codes).indented("  "), &draws) },
            { draws in read("short: " + String(repeating: draws.one(of: ["a", "ab", "aab "]), count: draws.size(100_000)), &draws) },
            { draws in read((0..<draws.size(50_000)).map { "q\($0): a\n" }.joined(), &draws) },
            { draws in read("order: [" + (0..<draws.size(200_000)).map { _ in draws.one(of: ["a", "b", "1", "c"]) }.joined(separator: ", ") + "]", &draws) },
            { draws in
                let part = draws.one(of: ["a ", "1", "1/", "[", "-", "9", "1b ", "a,", "½", "셋", "e", "%", "twenty-"])
                return read(
                    "\(draws.one(of: ["multiple", "match", "order", "numeric", "trace", "single"])): \(String(repeating: part, count: draws.size(100_000)))",
                    &draws)
            },
            { draws in
                let part = draws.one(of: [
                    "1e999", "-0", "1E400", "123456789012345678901234567890", "[[[1]]]", "{\"a\": 1}", "null", "true", "\"\\ud800\"", "\"\\u0000\"", "NaN",
                    "0.1e-400", String(repeating: "[", count: draws.size(200_000)),
                ])
                return read(
                    "{\"numeric\": \(part)}",
                    &draws, name: "a.json")
            },
            { draws in reading(ScratchFile("work/a.yaml", .bytes(draws.bytes(draws.size(1_000_000)))), &draws) },
            { draws in
                reading(
                    ScratchFile(
                        "work/a.yaml",
                        draws.one(of: [
                            .pipe, .folder, .unreadable, .link(to: "a.yaml"), .link(to: "/dev/zero"), .link(to: "/etc/passwd"), .hole(bytes: 3 << 30),
                            .hole(bytes: 10), .bytes([]), .bytes(Array("- ".utf8)),
                        ])), &draws)
            },
            { draws in read(draws.filled("{\"one\": \"y\", \"one\": \"n\", single: TEXT, \"single\": 1}"), &draws) },
        ])

    private static let templates = [
        "single: TEXT\nmultiple: TEXT\nshort: TEXT\nnumeric: TEXT", "numeric: NUMBER\ntrace: NUMBER\nsingle: INTEGER", "numeric: INTEGER/INTEGER",
        "numeric: INTEGER INTEGER/INTEGER", "numeric: NUMBER%", "trace: [TEXT, TEXT]", "order: [INTEGER, INTEGER]", "match: {TEXT: TEXT}", "match: [[a, b], c]",
        "multiple: {a: b}", "multiple: [a, [a, [a]]]",
        "TEXT: TEXT", "TEXT", "single: &a x\nmultiple: *a", "single: !!python/object x", "numeric: 1_000_000e400", "numeric: 0b1", "dots: {a: b}",
        "dots: [Color.red]", "short: null\nnumeric: ~\ntrace:", "---\nsingle: a\n---\nsingle: b", "single: a\nsingle: b", "? [a]\n: b",
        "single: 2021-01-01\nnumeric: .inf\ntrace: .nan", "single: \"\\x1b[2J\"", "unknown: \"TEXT\"",
    ]
    static let codes = [
        "while true { continue }", "while true { }", "var a = [1]\nwhile true { a += a }", "var h: [Any] = []\nfor _ in 0..<3000000 { h = [h] }",
        "fatalError(\"a\")", "Color.red", "Color.red }", "/*", "\"\"\"", "print(String(repeating: \"a\", count: 900000))\nColor.red", "while true { print(1) }",
        "let x: Int = \"\"", "find(Color.self)",
        "struct V: View { var body: some View { V() } }\nV()", "ForEach(0..<1000000) { _ in Color.red }", "import Foundation\nexit(0)",
        "try! String(contentsOfFile: \"/etc/passwd\")", "let x0 = 1\n" + (0..<40).map { "let x\($0 + 1) = (x\($0), x\($0))\n" }.joined(),
        "struct T: Equatable { var a: [T] }\nvar t = T(a: [])\nfor _ in 0..<40 { t = T(a: [t, t]) }\nprint(t == t)",
        "Color.red.onAppear { while true { continue } }", "Color.red.task { while true { await Task.yield() } }",
    ]

    private static func read(_ text: String, _ draws: inout Draws, name: String = "a.yaml") -> Attack { reading(ScratchFile("work/\(name)", text), &draws) }

    /// The code's checks have the default time each.
    private static func reading(_ file: ScratchFile, _ draws: inout Draws) -> Attack { .answers(file, turns: 3, json: draws.once(in: 3)) }
}
