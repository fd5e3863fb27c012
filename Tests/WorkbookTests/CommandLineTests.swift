import Foundation
import TerminalTesting
import Testing

struct CommandLineTests {
    @Test func aMisspelledCommandIsGuessed() throws {
        #expect(
            try workbook("rnu", "x.swift")
                == Finished(status: 64, output: "", errors: "error: there is no command `rnu`\nhelp: did you mean `workbook run`?\n"))
    }

    @Test(arguments: [
        (["--json", "list"], ["list", "--json"]), (["--language", "ko", "--color=never", "list"], ["list", "--language", "ko"]),
        (["--plain", "author", "check", "none.md"], ["author", "check", "none.md", "--plain"]), (["--plain", "lst"], ["lst", "--plain"]),
    ])
    func whatEveryCommandTakesMayComeFirst(_ first: [String], _ last: [String]) throws {
        let (before, after) = (try run(first), try run(last))
        #expect(before.status == after.status && before.output == after.output && before.errors == after.errors)
    }

    @Test(arguments: [
        ["run", "x.swift", "--size", "3"], ["run", "x.swift", "--safe-area", "1,2,3"], ["run", "x.swift", "--show", "layout,leyout"],
        ["run", "x.swift", "--fuel", "0"], ["run", "x.swift", "--time", "nan"], ["run"], ["list", "--color", "sometimes"],
        ["quiz", "q", "--list", "--answers", "a"], ["author", "new", "song", "x"], ["author", "new", "lesson", "../x"],
    ])
    func wrongUsageIsRefused(_ arguments: [String]) throws {
        let finished = try run(arguments)
        #expect(finished.status == 64 && finished.output == "" && finished.errors != "")
    }

    @Test func aMissingFileIsGuessed() throws {
        #expect(
            try workbook("run", "Row.swif", files: ["Row.swift": ""])
                == Finished(status: 66, output: "", errors: "error: there is no file `Row.swif`\nhelp: did you mean `Row.swift`?\n"))
    }

    @Test func whatIsNoTextIsRefused() throws {
        let finished = try workbook("run", "a.swift", files: ["a.swift": "\u{0}\u{1}"])
        #expect(finished == Finished(status: 1, output: "", errors: "error: `a.swift` isn't UTF-8 text\nhelp: save it as UTF-8\n"))
    }

    @Test func failuresAreJSONForPrograms() throws {
        let finished = try workbook("run", "none.swift", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any]
        #expect(finished.status == 66)
        #expect((json?["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String } == ["no-such-file"])
        #expect(json?["version"] as? Int == 1)
    }

    @Test func usageErrorsRepeatNoControlCharacters() throws {
        for arguments in [["run", "x.swift", "--show", "\u{1B}[31mred"], ["run", "x.swift", "--compat", "\u{1B}]0;x\u{7}"], ["list", "--\u{9B}2J"]] {
            let finished = try run(arguments)
            #expect(finished.status == 64)
            #expect(!(finished.errors + finished.output).unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        }
    }

    @Test func outputThatCannotBeWrittenIsAFailure() throws {
        let process = Process()
        process.executableURL = builtExecutable("workbook")
        process.arguments = ["run", "-", "--json"]
        (process.standardInput, process.standardError) = (FileHandle.nullDevice, Pipe())
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
    }

    /// A single step that looks at no limit.
    @Test(arguments: [("1", "time"), ("60", "memory")])
    func aStepThatNothingStopsIsStopped(time: String, limit: String) throws {
        let deep = "struct T: Equatable { var a: [T] }\nvar t = T(a: [])\nfor _ in 0..<40 { t = T(a: [t, t]) }\nprint(t == t)"
        let large = "var h: [Any] = []\nfor _ in 0..<3000000 { h = [h] }"
        let finished = try workbook("run", "-", "--json", "--time", time, "--memory", "60", input: limit == "time" ? deep : large)
        let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any]
        #expect(finished.status == 3)
        #expect((json?["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String } == ["limit-\(limit)"])
        #expect(json?["steps"] as? [Any] != nil && finished.errors.contains("--\(limit) sets the limit"))
    }

    @Test func wrongUsageIsJSONForPrograms() throws {
        for arguments in [["run", "--json"], ["run", "x.swift", "--size", "3", "--json"], ["rnu", "x", "--json"]] {
            let finished = try run(arguments)
            let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any]
            #expect(finished.status == 64 && json?["version"] as? Int == 1 && (json?["diagnostics"] as? [Any])?.count == 1)
        }
    }

    @Test func colorFollowsTheFlag() throws {
        let plain = try workbook(input: ":hlep\n")
        #expect(plain == Finished(status: 0, output: "", errors: "error: there is no command `:hlep`\nhelp: did you mean `:help`?\n"))
        let colored = try workbook("--color", "always", input: ":hlep\n", environment: ["NO_COLOR": "1"])
        #expect(colored.errors == "\u{1B}[1;31merror: there is no command `:hlep`\u{1B}[0m\nhelp: did you mean `:help`?\n")
    }

    @Test func everyCommandIsInTheManual() throws {
        let help = try workbook("--help").output
        let commands = help.matches(of: #/\n  ([a-z]+)  +[A-Z]/#).map { String($0.1) }
        #expect(commands.count >= 7)
        let manual = try String(contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/workbook.1").standardized, encoding: .utf8)
        for command in commands { #expect(manual.contains(".BI \"\(command) ") || manual.contains(".B \(command)\n"), "\(command)") }
    }

    @Test func completionScriptsAreMade() throws {
        for shell in ["bash", "zsh", "fish"] { #expect(try workbook("--generate-completion-script", shell).output.contains("author")) }
    }

    private func run(_ arguments: [String]) throws -> Finished {
        switch arguments.count {
        case 1: try workbook(arguments[0])
        case 2: try workbook(arguments[0], arguments[1])
        case 5: try workbook(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
        case 3: try workbook(arguments[0], arguments[1], arguments[2])
        default: try workbook(arguments[0], arguments[1], arguments[2], arguments[3])
        }
    }
}
