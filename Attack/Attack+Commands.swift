/// The ways in which inputs reach the program.
extension Attack {
    /// Where progress and history are kept.
    static let learnersFiles = ["home/.local/share/workbook", "home/.local/state/workbook"]

    static func run(_ snippet: String, actions: [String] = [], flags: [String] = [], json: Bool = false) -> Attack {
        var attack = Attack(arguments: ["run", "a.swift"] + flags + actions.flatMap { ["--do", $0] } + (json ? ["--json"] : []))
        attack.files = [ScratchFile("work/a.swift", snippet)]
        attack.turns = 1 + actions.count
        attack.json = json ? .value : .none
        attack.explained.insert(1)
        return attack
    }

    static func check(_ answer: String, json: Bool = false) -> Attack {
        var attack = Attack(arguments: ["check", "demo#dots", "a.swift"] + (json ? ["--json"] : []))
        attack.files = [ScratchFile("work/lessons/demo.md", Sample.lesson), ScratchFile("work/a.swift", answer)]
        attack.turns = Sample.windows
        attack.json = json ? .value : .none
        return attack
    }

    /// Lines that the study session reads from standard input.
    static func session(_ lines: [String], opening arguments: [String] = []) -> Attack {
        var attack = Attack(arguments: arguments, input: Array((lines.joined(separator: "\n") + "\n").utf8))
        attack.files = Sample.course
        (attack.turns, attack.keepsInputs) = (lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }, true)
        attack.mayWrite = learnersFiles
        return attack
    }

    /// Keys and more at a terminal.
    ///
    /// - Parameter turns: how many inputs have the time of the limit each for itself.
    static func terminal(_ steps: [TerminalScript.Step], columns: Int = 80, rows: Int = 24, turns: Int = 1, opening arguments: [String] = []) -> Attack {
        var attack = Attack(arguments: arguments)
        attack.files = Sample.course
        attack.script = TerminalScript(columns: columns, rows: rows, steps: steps)
        (attack.turns, attack.keepsInputs) = (turns, true)
        // An editor of the machine would keep the terminal, and write files of its own.
        attack.environment = ["TERM": "xterm", "EDITOR": "true"]
        // The pager keeps a history, too. What is typed at random may name any file of the folder after `:svg`.
        attack.mayWrite = learnersFiles + ["home/.lesshs", "work/"]
        attack.explained = []
        // Ctrl-C before the first prompt, and a closed terminal that can't be written to.
        attack.statuses.formUnion([74, 130])
        return attack
    }

    /// The same as requests in JSON, a line each.
    static func requests(_ inputs: [String], opening arguments: [String] = []) -> Attack {
        var attack = session(inputs.map { "{\"input\": \($0.inJSON)}" }, opening: arguments + ["--json"])
        attack.json = .lines
        return attack
    }

    /// A command that reads these files of a course.
    static func course(_ arguments: [String], _ files: [ScratchFile], turns: Int = 1, json: Bool = false) -> Attack {
        // After `--`, a flag is a name.
        let json = json && !arguments.contains("--")
        var attack = Attack(arguments: arguments + (json ? ["--json"] : []), files: files)
        attack.takesLimits = false
        attack.turns = turns
        attack.json = json ? .value : .none
        if arguments.first == "list" { attack.mayWrite = learnersFiles }
        return attack
    }

    /// An answer file, graded at once.
    static func answers(_ file: ScratchFile, to quiz: ScratchFile = Sample.quizFile, turns: Int = 1, json: Bool = false) -> Attack {
        let name = String(file.path.dropFirst("work/".count))
        var attack = course(["quiz", "demo", "--answers", name], [quiz, file], turns: turns, json: json)
        // The answer's row says what stopped it.
        attack.explained = [2, 64, 66]
        return attack
    }

    /// A folder of submissions.
    static func grade(_ submissions: [ScratchFile], flags: [String] = [], json: Bool = false) -> Attack {
        var attack = Attack(arguments: ["grade", "demo", "in"] + flags + (json ? ["--json"] : []))
        attack.files = [Sample.quizFile, ScratchFile("work/in", .folder)] + submissions
        attack.turns = submissions.count
        attack.json = json ? .lines : .none
        // A row says why it isn't gradable.
        attack.explained = [2, 64, 66]
        if flags.contains("--resume") {
            attack.mayWrite = ["home/.local/share/workbook/grading/"]
            attack.statuses.insert(74)
        }
        return attack
    }

    /// A snippet in one of the places that take one, mostly a file.
    static func hosting(_ snippet: String, _ draws: inout Draws) -> Attack {
        let isJSON = draws.once(in: 4)
        switch draws.below(16) {
        case 0: return check(snippet, json: isJSON)
        case 1: return isJSON ? requests([snippet, ":layout"]) : session([snippet, "", ":layout", "1 + 1"])
        case 2: return grade([ScratchFile("work/in/ada.yaml", "dots: |\n" + snippet.indented("  "))], json: isJSON)
        case 3:
            return run(
                "struct Host: View { @State var n = 0; var body: some View { Text(\"a\") } }", actions: ["set n { \(snippet); return 1 }()"], json: isJSON)
        case 4: return run("struct Host: View { var body: some View { let _ = { \n\(snippet)\n }(); Text(\"a\") } }", json: isJSON)
        default: return run(snippet, json: isJSON)
        }
    }
}

extension String {
    /// As a string of JSON.
    var inJSON: String {
        "\""
            + unicodeScalars.map {
                $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.value < 0x20 ? "\\u00" + (($0.value < 16 ? "0" : "") + String($0.value, radix: 16)) : "\($0)"
            }.joined() + "\""
    }

    func indented(_ margin: String) -> String { split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }.joined(separator: "\n") }
}
