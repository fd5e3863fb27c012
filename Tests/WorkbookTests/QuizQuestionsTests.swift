import Foundation
import Testing

/// Questions are prepared and graded apart from each other with `--answers` and `--list`.
struct QuizQuestionsTests {
    private static let endless = "struct T: Equatable { var a: [T] }; var t = T(a: []); for _ in 0..<40 { t = T(a: [t, t]) }; print(t == t)"
    private static let front = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n"
    private static let first = "## One {#one kind=numeric}\n\n1 + 1?\n\n= 2\n\n> Two.\n\n"
    private static let last = "## Three {#three kind=numeric}\n\n1 + 2?\n\n= 3\n\n> Three.\n\n"
    private static let hostile = "## Two {#two kind=numeric}\n\nx\n\n```swift run\n\(endless)\n```\n\n= 1\n\n> y\n\n"
    private static let code =
        "## Row {#row kind=code points=2}\n\nx\n\n```swift starter\nColor.blue\n```\n\n```check\nfind(Color.self).count == 1 | 1 | One.\n```\n\n"
        + "```swift solution\nColor.red\n```\n\n"

    private func json(_ text: String) throws -> [String: Any] { try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) }

    @Test func aQuestionThatNeverEndsIsLeftOut() throws {
        let files = ["quizzes/demo.md": Self.front + Self.first + Self.hostile + Self.last, "a.yaml": "one: 2\ntwo: 1\nthree: 3\n"]
        let graded = try workbook("quiz", "demo", "--answers", "a.yaml", "--json", "--time", "3", files: files)
        #expect(graded.status == 3 && graded.errors.contains("quizzes/demo.md:14:4: error: the question `two` was stopped: "), "\(graded.errors)")
        let result = try json(graded.output)
        #expect((result["questions"] as? [[String: Any]])?.map { $0["id"] as? String } == ["one", "three"])
        #expect(result["score"] as? Double == 2 && result["max"] as? Double == 2)
        let listed = try workbook("quiz", "demo", "--list", "--time", "3", files: files)
        #expect(listed.status == 3 && listed.output.contains("one (numeric)") && listed.output.contains("three (numeric)"))
    }

    @Test func anAnswerThatNeverEndsScoresNothingAndCounts() throws {
        let files = ["quizzes/demo.md": Self.front + Self.first + Self.code, "a.yaml": "one: 2\nrow: |\n  \(Self.endless)\n"]
        let graded = try workbook("quiz", "demo", "--answers", "a.yaml", "--json", "--time", "3", files: files)
        let result = try json(graded.output)
        #expect(graded.status == 3 && result["score"] as? Double == 1 && result["max"] as? Double == 3)
        let row = try #require((result["questions"] as? [[String: Any]])?.last)
        #expect(row["verdict"] as? String == "notGraded" && (row["feedback"] as? String)?.hasPrefix("the snippet was stopped") == true)
    }

    @Test func aCostlyPatternIsGivenUp() throws {
        let quiz = Self.front + Self.first + "## P {#p kind=short}\n\nx\n\n= matches /(a+)+b/\n\n> y\n\n"
        let files = ["quizzes/demo.md": quiz, "a.yaml": "one: 2\np: \(String(repeating: "a", count: 60))\n"]
        let graded = try workbook("quiz", "demo", "--answers", "a.yaml", files: files)
        #expect(graded.status == 3 && graded.output.contains("0/1  p: comparing the answer"))
        #expect(graded.output.contains("1 of 2 points"))
        let checked = try workbook("author", "check", files: files)
        #expect(checked.status == 2 && checked.errors.contains("demo.md:18:11: error: matching /(a+)+b/ takes too many steps"), "\(checked.errors)")
    }

    @Test func jsonHoldsNoControlCharacters() throws {
        let prompt = Self.front + "## One {#one kind=numeric}\n\nWhat \u{9B}[31m \u{2066}x\u{85}?\n\n= 2\n\n> Two.\n"
        let listed = try workbook("quiz", "demo", "--list", "--json", files: ["quizzes/demo.md": prompt])
        #expect(listed.output.unicodeScalars.allSatisfy { !(0x7F...0x9F).contains($0.value) && !(0x2028...0x2069).contains($0.value) })
        let question = try #require((try json(listed.output)["questions"] as? [[String: Any]])?.first)
        #expect((question["prompt"] as? String)?.contains("\u{9B}[31m \u{2066}x") == true)
    }

    @Test func aLinkToItselfIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appendingPathComponent("a.yaml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
        let graded = try workbook("quiz", "demo", "--answers", link, files: ["quizzes/demo.md": Self.front + Self.first])
        #expect(graded.status == 66 && graded.errors.contains("is a link that leads nowhere\nhelp: "))
    }

    @Test func anAnswerFileHasEachKeyOnceAndNotTooMany() throws {
        let many = (0..<3_000).map { "a\($0): 1" }.joined(separator: "\n")
        let bomb = "z: {\"a\":&a [x,x]," + (0..<24).map { "\"b\($0)\":&b\($0) [*\($0 == 0 ? "a" : "b\($0 - 1)"),x]" }.joined(separator: ",") + "}"
        let list = "one: [" + Array(repeating: "a", count: 100_000).joined(separator: ",") + "]"
        let files = [
            "quizzes/demo.md": Self.front + Self.first, "many.yaml": many, "bomb.yaml": bomb, "list.yaml": list,
            "twice.json": "{\"one\": \"2\", \"o\\u006ee\": \"3\"}", "inner.json": "{\"one\": {\"a\": \"1\", \"a\": \"2\"}}",
            "fine.json": "{\"one\": \"2 \\\"one\\\": \"}",
        ]
        for (file, reason) in [
            ("twice.json", "`one` is here twice"), ("inner.json", "`a` is here twice"), ("many.yaml", "there are more than 2000 answers"),
            ("bomb.yaml", "anchors and aliases have no place here"), ("list.yaml", "there are more than 50000 values"),
        ] {
            let graded = try workbook("quiz", "demo", "--answers", file, files: files)
            #expect(graded.status == 1 && graded.errors.contains(reason), "\(file): \(graded.errors.prefix(300))")
        }
        #expect(try workbook("quiz", "demo", "--answers", "fine.json", files: files).errors == "")
    }
}
