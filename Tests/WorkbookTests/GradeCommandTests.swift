import Foundation
import Testing

struct GradeCommandTests {
    private let quiz = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## Count {#count kind=numeric}

        How many?

        ```swift run
        Color.red
        ```

        = find(Color.self).count

        > One.

        ## Row {#row kind=code points=2}

        Show a red view.

        ```swift starter
        Color.blue
        ```

        ```check
        find(Color.self).count == 1 | 1 | There is one color.
        ```

        ```swift solution
        Color.red
        ```

        """

    @Test func aStoppedAnswerScoresNothingAndCounts() throws {
        let endless = "count: 1\nrow: |\n  while true { }\n"
        let unreadable = "{\"count\": \"wide\", \"row\": \"Color.red\"}"
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": endless, "in/bob.json": unreadable]
        let graded = try workbook("grade", "demo", "in", files: files)
        #expect(graded.status == 3)
        let rows = graded.output.split(separator: "\n")
        #expect(rows.count == 2)
        #expect(rows[0].hasPrefix("ada  1 of 3  not passed  row: the snippet was stopped before it could be checked: "))
        #expect(rows[1] == "bob  2 of 3  not passed  count: the answer cannot be read (write a number: 230, 1/3 or 25%)")
        let single = try workbook("quiz", "demo", "--answers", "in/ada.yaml", files: files)
        #expect(single.status == 3 && single.output.contains("1 of 3 points"))
    }

    @Test func rowsSayWhatIsGradableInJSON() throws {
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": "count: 1", "in/bob.yaml": "- ["]
        let graded = try workbook("grade", "demo", "in", "--json", files: files)
        let json = try graded.output.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(graded.status == 3)
        #expect(json.map { $0?["gradable"] as? Bool } == [true, false])
        #expect(json.last??["reason"] as? String != nil)
    }

    /// Code that passes its time or memory where nothing looks at them, among answers that are right.
    @Test(arguments: [
        (
            "struct T: Equatable { var a: [T] }; var t = T(a: []); for _ in 0..<40 { t = T(a: [t, t]) }; print(t == t)",
            "not gradable: the snippet ran for 4 seconds"
        ),
        (
            (0..<40).map { "let x\($0 + 1) = (x\($0), x\($0))" }.reduce("let x0 = 1") { "\($0); \($1)" },
            "1 of 3  not passed  row: the snippet was stopped before it could be checked: a type would have more than 50000 parts"
        ),
        ("var h: [Any] = []; for _ in 0..<3000000 { h = [h] }", "took more than 50 MB"),
    ])
    func anAnswerThatNothingStopsTouchesNoOther(code: String, reason: String) throws {
        let good = "count: 1\nrow: Color.red\n"
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": good, "in/bob.yaml": "count: 1\nrow: |\n  \(code)\n", "in/cleo.yaml": good, "in/dan.yaml": good]
        let graded = try workbook("grade", "demo", "in", "--time", "4", "--memory", "50", "--jobs", "1", files: files)
        let rows = graded.output.split(separator: "\n")
        #expect(graded.status == 3 && rows.count == 4)
        #expect(rows[1].hasPrefix("bob   ") && rows[1].contains(reason), "\(graded.output)\(graded.errors)")
        #expect([rows[0], rows[2], rows[3]].allSatisfy { $0.hasSuffix("3 of 3  passed") })
    }

    @Test func shardsGradeEachFileOnce() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<7).map { ("in/s\($0).yaml", "count: 1\n") } + [("quizzes/demo.md", quiz)])
        let parts = try (1...3).map {
            try workbook("grade", "demo", "in", "--shard", "\($0)/3", files: files).output.split(separator: "\n").map { $0.prefix(2) }
        }
        #expect(parts == [["s0", "s3", "s6"], ["s1", "s4"], ["s2", "s5"]])
        for shard in ["0/3", "4/3", "1/0", "1", "a/b", "1/3/2", "-1/-1"] {
            #expect(try workbook("grade", "demo", "in", "--shard", shard, files: files).status == 64)
        }
    }

    @Test func resumingGradesOnlyWhatIsNewOrChanged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        func graded() throws -> [Substring] {
            let graded = try workbook("grade", "demo", folder.path, "--resume", files: ["quizzes/demo.md": quiz], environment: ["HOME": home.path])
            return graded.output.split(separator: "\n")
        }
        try write("ada.yaml", "count: 1\n")
        try write("bob.yaml", "count: 2\n")
        let first = try graded()
        #expect(first.map { $0.contains("1 of 3") } == [true, false])
        // What was graded is taken from the file of rows, even a cut one.
        let ledgers = home.appendingPathComponent(".local/share/workbook/grading")
        let ledger = ledgers.appendingPathComponent(try #require(try FileManager.default.contentsOfDirectory(atPath: ledgers.path).first))
        let kept = try String(contentsOf: ledger, encoding: .utf8)
        try Data((kept.replacing("1 of 3", with: "9 of 3") + "{\"key\": \"cut").utf8).write(to: ledger)
        try write("bob.yaml", "count: 1\n")
        try write("cleo.yaml", "count: 1\n")
        let second = try graded()
        #expect(second.map { $0.contains("9 of 3") } == [true, false, false])
        #expect(second.dropFirst().allSatisfy { $0.contains("1 of 3") })
        #expect(try graded() == second)
        // The folder of submissions holds submissions only.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["ada.yaml", "bob.yaml", "cleo.yaml"])
    }

    @Test func twoFilesOfALearnerAreAFaultForBoth() throws {
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": "count: 1\n", "in/ada.json": "{\"count\": 1}", "in/bob.yaml": "count: 1\n"]
        let graded = try workbook("grade", "demo", "in", files: files)
        let rows = graded.output.split(separator: "\n")
        #expect(graded.status == 3 && rows.count == 3)
        #expect(rows.prefix(2).allSatisfy { $0 == "ada  not gradable: `ada.json` and `ada.yaml` are submissions of the same learner" })
        #expect(rows.last?.hasPrefix("bob  1 of 3") == true)
    }

    @Test func namesOfFilesStayOnTheirLine() throws {
        let name = "eve\n3 of 3  passed\u{1B}[31m"
        let graded = try workbook("grade", "demo", "in", files: ["quizzes/demo.md": quiz, "in/\(name).yaml": "- [", "in/ada.yaml": "count: 1\n"])
        let rows = graded.output.split(separator: "\n")
        #expect(rows.count == 2 && rows[1].hasPrefix(#"eve\n3 of 3  passed\u{1B}[31m  not gradable: "#), "\(graded.output)")
        #expect(graded.errors.hasPrefix(#"in/eve\n3 of 3  passed\u{1B}[31m.yaml:"#))
    }

    @Test func aLinkOutOfTheFolderIsNotASubmission() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("in"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("secret".utf8).write(to: folder.appendingPathComponent("keys"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("in/eve.yaml"), withDestinationURL: folder.appendingPathComponent("keys"))
        let graded = try workbook("grade", "demo", folder.appendingPathComponent("in").path, files: ["quizzes/demo.md": quiz])
        #expect(graded.status == 3 && graded.output.contains("is a link that leads out of the folder"))
        #expect(!(graded.output + graded.errors).contains("secret"))
    }

    @Test(.timeLimit(.minutes(1))) func aPipeIsNotASubmission() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(mkfifo(folder.appendingPathComponent("eve.yaml").path, 0o600) == 0)
        let graded = try workbook("grade", "demo", folder.path, files: ["quizzes/demo.md": quiz])
        #expect(graded.status == 3 && graded.output.hasPrefix("eve  not gradable: `"))
        #expect(graded.output.contains("is a pipe or a device"))
        #expect(try workbook("run", folder.appendingPathComponent("eve.yaml").path).status == 66)
    }
}
