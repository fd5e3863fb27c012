import Foundation
import Testing

struct ExportCommandTests {
    private let lesson = """
        ---
        format: 1
        id: colors
        title: Colors
        ---
        # Colors </script><script>alert(1)</script> {#colors}

        ```swift run id=one
        Color.red.frame(width: 40, height: 20)
        ```

        ```predict of=one
        ask: How many colors are there?
        answer: find(Color.self).count
        why: There is one.
        ```
        """

    /// What an exported page holds, as the text of its JSON.
    private func exported(_ arguments: String..., files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exported-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let finished = try workbook(arguments: ["export"] + arguments + ["--html", folder.path], files: files)
        #expect(finished.status == 0, "\(finished.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["index.html", "page.css", "recording-data.js", "recording.js", "scene.js"])
        let data = try String(contentsOf: folder.appendingPathComponent("recording-data.js"), encoding: .utf8)
        let literal = try #require(data.wholeMatch(of: #/const recording = JSON\.parse\((".*")\);\n/#)?.1)
        return try JSONDecoder().decode(String.self, from: Data(literal.utf8))
    }

    @Test func aLessonHasItsViewsAndAnswers() throws {
        let json = try exported("colors", files: ["lessons/colors.md": lesson])
        let recording = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let frame = try #require((recording["frames"] as? [[String: Any]])?.first)
        let asked = try #require((frame["asked"] as? [[String: Any]])?.first)
        #expect((asked["said"] as? [String])?.joined() == "The answer: 1There is one.")
        let scene = try #require(frame["scene"] as? [String: Any])
        let view = try #require(scene["view"] as? [String: Any])
        #expect((view["drawing"] as? String)?.hasPrefix("<svg") == true)
        #expect((frame["reasons"] as? [String: String])?.keys.sorted() == ["1", "2"])
    }

    @Test func aProgramHasItsSteps() throws {
        let program = "struct Counter: View { @State var n = 0; var body: some View { Button(\"n \\(n)\") { n += 1 } } }\nCounter()\n"
        let json = try exported("Counter.swift", "--do", "tap Button", "--do", "tap Button", files: ["Counter.swift": program])
        let recording = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let frame = try #require((recording["frames"] as? [[String: Any]])?.first)
        let views = try #require(frame["earlier"] as? [[String: Any]]) + [try #require((frame["scene"] as? [String: Any])?["view"] as? [String: Any])]
        let texts = views.map { view in (view["resolved"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? [] }
        #expect(texts == [["n 0"], ["n 1"], ["n 2"]])
        #expect(recording["source"] as? String == program)
    }

    @Test func nothingIsRecordedOfTheLearnerAndNothingOverwritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exported-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["lessons/colors.md": lesson]
        let environment = ["XDG_DATA_HOME": folder.appendingPathComponent("data").path]
        let arguments = ["export", "colors", "--html", folder.appendingPathComponent("page").path]
        #expect(try workbook(arguments: arguments, files: files, environment: environment).status == 0)
        #expect(try workbook("progress", "--json", files: files, environment: environment).output.contains(#""sectionsSeen" : 0"#))
        let again = try workbook(arguments: arguments, files: files, environment: environment)
        #expect(again.status == 1)
        #expect(again.errors.contains("exists already"))
        #expect(try workbook(arguments: arguments + ["--force"], files: files, environment: environment).status == 0)
    }

    @Test func whatIsNotThereOrHasErrorsWritesNothing() throws {
        for (name, status) in [("nothing", 66), ("Wrong.swift", 1)] {
            let finished = try workbook("export", name, "--html", "out", files: ["Wrong.swift": "let number: Int = \"a\"\n", "lessons/colors.md": lesson])
            #expect(finished.status == status)
            #expect(!finished.errors.isEmpty)
        }
    }
}
