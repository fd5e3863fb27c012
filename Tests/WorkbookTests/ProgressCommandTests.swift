import Foundation
import Testing

/// What survives the process: progress, its commands, and the session for programs.
struct ProgressCommandTests {
    private let quiz = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## One {#one kind=numeric}

        1 + 1?

        = 2

        > Two.

        ## Two {#two kind=numeric}

        2 + 2?

        = 4

        > Four.
        """

    /// A home that several processes share.
    private final class Home {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var environment: [String: String] { ["HOME": path] }
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func anEmptyStoreIsShown() throws {
        let progress = try workbook("progress", "--json")
        #expect(progress.status == 0)
        #expect(try json(progress.output)["version"] as? Int == 1)
        let statistics = try workbook("review", "--stats", "--json")
        #expect(statistics.status == 0)
        #expect(try json(statistics.output)["version"] as? Int == 1)
        #expect(try workbook("review").output.hasPrefix("Nothing is due"))
        #expect(try workbook("progress", "export", "-").output.hasPrefix("{\"format\":\"workbook-progress\",\"version\":1}"))
    }

    @Test func aQuizIsResumedByTheNextProcess() throws {
        let home = try Home()
        let files = ["quizzes/demo.md": quiz]
        #expect(try workbook("quiz", "demo", input: "2\n", files: files, environment: home.environment).status == 1)
        let resumed = try workbook("quiz", "demo", input: "4\n", files: files, environment: home.environment)
        #expect(resumed.status == 0 && resumed.output.contains("Resumed: 1 of 2 answered."))
        let progress = try json(try workbook("progress", "--json", files: files, environment: home.environment).output)
        let quizzes = try #require(progress["quizzes"] as? [[String: Any]])
        #expect(quizzes[0]["passed"] as? Bool == true && quizzes[0]["mark"] as? String == "done")
        #expect(try workbook("list", files: files, environment: home.environment).output.contains("✓ demo"))
    }

    @Test func progressMovesBetweenMachines() throws {
        let (first, second) = (try Home(), try Home())
        let files = ["quizzes/demo.md": quiz]
        _ = try workbook("quiz", "demo", input: "2\n4\n", files: files, environment: first.environment)
        let exported = try workbook("progress", "export", "-", environment: first.environment).output
        let imported = try workbook("progress", "import", "-", input: exported, environment: second.environment)
        #expect(imported.output == "4 events added, 0 known already.\n")
        #expect(try workbook("progress", "import", "-", input: exported, environment: second.environment).output == "0 events added, 4 known already.\n")
        #expect(try workbook("list", files: files, environment: second.environment).output.contains("✓ demo"))
        let broken = try workbook("progress", "import", "-", input: exported + "{}\n", environment: second.environment)
        #expect(broken.status == 1 && broken.errors.contains("line 6"))
    }

    @Test func aHomeThatCannotBeWrittenIsReported() throws {
        let finished = try workbook("quiz", "demo", input: "2\n4\n", files: ["quizzes/demo.md": quiz], environment: ["HOME": "/dev/null"])
        #expect(finished.status == 74)
        #expect(finished.errors.contains("error: ") || finished.errors.contains("warning: "))
    }

    @Test func programsTalkInObjects() throws {
        let finished = try workbook(
            "--json", input: "{\"id\": 7, \"input\": \"Text(\\\"hi\\\")\"}\n\nnonsense\n{\"id\": \"a\", \"input\": \":nope\"}\n{\"input\": \":quit\"}\n")
        let lines = try finished.output.split(separator: "\n").map { try json(String($0)) }
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0["version"] as? Int == 1 })
        #expect(lines.map { $0["id"] as? String } == [nil, "7", nil, "a", nil])
        let kinds = lines.map { ($0["outputs"] as? [[String: Any]])?.map { $0["kind"] as? String } }
        #expect(kinds == [[], ["text"], ["diagnostic"], ["diagnostic"], []])
        #expect((lines.last?["state"] as? [String: Any])?["over"] as? Bool == true)
    }

    @Test func koreanIsChosenByFlagVariableAndLocale() throws {
        let files = ["quizzes/demo.md": quiz]
        #expect(try workbook("list", "--language", "ko", files: files).output.hasPrefix("퀴즈"))
        #expect(try workbook("list", files: files, environment: ["WORKBOOK_LANGUAGE": "ko"]).output.hasPrefix("퀴즈"))
        #expect(try workbook("list", files: files, environment: ["LANG": "ko_KR.UTF-8"]).output.hasPrefix("퀴즈"))
        #expect(try workbook("list", files: files, environment: ["LANG": "C"]).output.hasPrefix("Quizzes"))
    }

    @Test func plainTextHasNoDrawing() throws {
        let finished = try workbook("--plain", input: "VStack { Text(\"a\"); Text(\"b\") }\n:tree\n:picture\n")
        #expect(finished.status == 0 && finished.output.contains("Text \"a\""))
        #expect(!finished.output.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) })
    }
}
