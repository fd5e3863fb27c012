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
        let json = try JSONSerialization.jsonObject(with: Data(graded.output.utf8)) as? [[String: Any]]
        #expect(graded.status == 3)
        #expect(json?.map { $0["gradable"] as? Bool } == [true, false])
        #expect(json?.last?["reason"] as? String != nil)
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
