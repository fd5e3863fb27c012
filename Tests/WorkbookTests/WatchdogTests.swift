import Foundation
import TerminalTesting
import Testing

/// What passes a limit inside one step, which isn't asked whether it may go on, is stopped from outside.
struct WatchdogTests {
    /// Parsing it takes many seconds, and hundreds of megabytes.
    private static let long = String(repeating: "f(a, b);", count: 400_000)
    private static let place = "note: it was passed inside one step, so the place isn't known\n"

    @Test func aParserThatGoesOnIsStoppedInTime() throws {
        let stopped = try workbook("run", "a.swift", "--time", "0.3", "--memory", "4000", files: ["a.swift": Self.long])
        #expect(stopped.status == 3 && stopped.errors.hasPrefix("error: the snippet ran for 0.3 seconds, the limit\n" + Self.place), "\(stopped)")
    }

    @Test func aParserThatGrowsIsStopped() throws {
        let stopped = try workbook("run", "a.swift", "--time", "60", "--memory", "30", files: ["a.swift": Self.long])
        #expect(stopped.status == 3 && stopped.errors.hasPrefix("error: the snippet took more than 30 MB of memory"), "\(stopped)")
        #expect(stopped.errors.contains(Self.place))
    }

    @Test func aStoppedReportIsJSON() throws {
        let stopped = try workbook("run", "a.swift", "--time", "0.3", "--memory", "4000", "--json", files: ["a.swift": Self.long])
        let report = try JSONSerialization.jsonObject(with: Data(stopped.output.utf8)) as? [String: Any]
        let told = (report?["diagnostics"] as? [[String: Any]])?.first
        #expect(stopped.status == 3 && told?["code"] as? String == "limit-time")
    }

    /// A reader takes the time that it likes, such as a pager that somebody reads in.
    @Test func whoReadsSlowlyGetsAll() throws {
        let rows = 1_000
        let running = Process()
        let (input, output) = (Pipe(), Pipe())
        running.executableURL = builtExecutable("workbook")
        running.arguments = ["run", "-", "--json", "--time", "20"]
        (running.standardInput, running.standardOutput) = (input, output)
        try running.run()
        try input.fileHandleForWriting.write(contentsOf: Data("VStack { ForEach(0..<\(rows)) { Text(\"\\($0)\") } }\n".utf8))
        try input.fileHandleForWriting.close()
        Thread.sleep(forTimeInterval: 22)
        let report = try JSONSerialization.jsonObject(with: output.fileHandleForReading.readToEnd() ?? Data()) as? [String: Any]
        running.waitUntilExit()
        #expect(running.terminationStatus == 0 && (report?["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test func anAnswerThatIsNeverReadIsStopped() throws {
        let lesson = """
            ---
            format: 1
            id: demo
            title: Demo
            ---
            ## Two {#two .exercise}

            Show two colors.

            ```check
            find(Color.self).count == 2 at 240x100 | 2 | As many colors as asked for.
            ```

            ```swift solution
            HStack { Color.red; Color.blue }
            ```

            """
        let files = ["lessons/demo.md": lesson, "a.swift": Self.long]
        let stopped = try workbook("check", "two", "a.swift", "--time", "0.3", "--memory", "4000", files: files)
        #expect(stopped.status == 3 && stopped.errors.contains("error: the snippet ran for 0.3 seconds, the limit\n" + Self.place), "\(stopped)")
    }

    @Test func aSubmissionThatIsNeverReadIsARow() throws {
        let quiz = """
            ---
            format: 1
            id: demo
            title: Demo
            ---
            ## Code {#dots kind=code}

            Show a color.

            ```check
            find(Color.self).count == 1 | 1 | There is one color.
            ```

            ```swift solution
            Color.red
            ```

            > A color.

            """
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": "dots: \(Self.long)\n", "in/bob.yaml": "dots: Color.red\n"]
        let graded = try workbook("grade", "demo", "in", "--time", "3", "--memory", "4000", files: files)
        // A fast machine reads it in time, and finds that it is longer than an answer may be.
        let rows = [
            "ada  not gradable: the snippet ran for 3 seconds, the limit\n",
            "ada  0 of 1  not passed  dots: the answer cannot be read (the answer is too long)\n",
        ]
        #expect(rows.map { $0 + "bob  1 of 1  passed\n" }.contains(graded.output) && graded.status == (graded.output.contains("limit") ? 3 : 0), "\(graded)")
    }
}
