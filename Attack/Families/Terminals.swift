extension Family {
    /// What somebody may do at a terminal: keys, pasting, resizing, closing the window in the middle of it.
    static let terminals = Family(
        "terminals",
        [
            { draws in .terminal(keys(&draws, draws.size(300)) + leaving, turns: 40) },
            { draws in
                .terminal(keys(&draws, draws.size(100)) + leaving, turns: 40, opening: draws.one(of: [["learn", "demo"], ["quiz", "demo"], ["review"]]))
            },
            { draws in .terminal(keys(&draws, draws.size(60)) + [.hangUp], turns: 40) },
            { draws in .terminal(keys(&draws, draws.size(100)) + leaving, columns: draws.one(of: [0, 1, 2, 3]), rows: draws.one(of: [0, 1, 2, 24]), turns: 40)
            },
            { draws in
                let sizes = (0..<draws.size(200)).flatMap { _ in [.resize(columns: side(&draws), rows: side(&draws))] + keys(&draws, draws.below(3)) }
                return .terminal(sizes + leaving, turns: 60)
            },
            { draws in .terminal([.keys("\(draws.one(of: Family.hostileInputs))\r"), .wait(seconds: 0.3), .hangUp]) },
            { draws in
                .terminal(
                    [.keys("\(draws.one(of: Family.hostileInputs))\r"), .wait(seconds: 0.3), .keys("\u{3}"), .wait(seconds: 0.1), .keys("\u{3}")] + leaving,
                    turns: 3)
            },
            { draws in .terminal([.wait(seconds: 0.1), .keys("\u{1B}[200~\(pasted(&draws))\u{1B}[201~\r")] + leaving, turns: 20) },
            { draws in .terminal([.wait(seconds: 0.1), .keys("\(pasted(&draws))\r")] + leaving, turns: 20) },
            { draws in .terminal([.keys(":help \(draws.one(of: ["", "View", "Text", "layout"]))\r"), .wait(seconds: 0.2), .keys(draws.one(of: odd)), .hangUp])
            },
            { draws in
                .terminal(
                    [.keys(draws.one(of: ["Text(\"a\").", "VStack {\r", ":", ":o", "T", draws.oddText(), "f("]))]
                        + (0..<draws.size(50)).map { _ in .keys(draws.one(of: ["\t", "\t\t", "y", "n", " ", "\u{7F}", "\u{3}"])) } + leaving, turns: 60)
            },
        ])

    /// Ctrl-Q comes first: a Ctrl-S before the first prompt stops the terminal.
    private static let leaving: [TerminalScript.Step] = [
        .keys("\u{11}"), .wait(seconds: 0.1), .keys("\u{3}"), .wait(seconds: 0.1), .keys("\r:quit\r"), .keys("\u{4}\u{4}"),
    ]

    private static let odd =
        [
            "\r", "\t", "\u{3}", "\u{4}", "\u{7F}", "\u{1}", "\u{5}", "\u{B}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}", "\u{12}", "\u{13}", "\u{11}", "\u{1C}",
            "\u{16}", "\u{0}", "q", " ",
        ]
        + ["A", "B", "C", "D", "H", "F", "3~", "5~", "6~", "1;5C", "Z", "200~", "201~", "M !!", "999999999999A"].map { "\u{1B}[\($0)" }
        + ["\u{1B}", "\u{1B}\u{1B}", "\u{1B}b", "\u{1B}9999999", "\u{1B}OP", "\u{1B}]0;x\u{7}", "\u{1B}u"]

    private static func keys(_ draws: inout Draws, _ count: Int) -> [TerminalScript.Step] {
        (0..<count).map { _ in
            switch draws.below(8) {
            case 0: .keys("\(draws.one(of: lines))\r")
            case 1: .keys(draws.oddText())
            case 2: .keys("\(draws.oddText())\r")
            case 3: .resize(columns: side(&draws), rows: side(&draws))
            case 4: .wait(seconds: 0.02)
            default: .keys(draws.one(of: odd))
            }
        }
    }

    private static let lines = [
        "Text(\"a\")", "VStack {", "}", ":layout", ":help", ":lessons", ":quiz demo", "a", "?", "let x = 1", "print(\"\\u{1B}]0;x\\u{7}\")", ":undo",
        ":open demo", "1 +",
        "\"\"\"", ":trace", ":svg x", ":edit",
    ]

    private static func side(_ draws: inout Draws) -> Int { draws.one(of: [0, 1, 2, 3, 5, 20, 80, 1_000, 65_535]) }

    private static func pasted(_ draws: inout Draws) -> String {
        let piece = draws.one(of: ["a", "Text(\"a\")\n", "{\n", "\n", "\t", "(", "\u{301}", "\u{1B}[A", "let a = 1\n", "\u{AC00}", "\"", "// x\n"])
        // The terminal echoes each line with a prompt, which takes most of a millisecond.
        let most = piece.contains("\n") ? 50_000 : .max
        return String(repeating: piece, count: min(most, max(1, draws.size(1_000_000) / piece.utf8.count)))
    }
}
