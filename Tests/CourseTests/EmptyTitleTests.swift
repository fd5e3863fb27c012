@testable import Course
import Diagnostics
import Testing

/// Titles that readers would see nothing of.
@Suite struct EmptyTitleTests {
    @Test(arguments: ["\"\"", "\" \"", "''", ""]) func aFileHasATitle(title: String) {
        var faults = Faults()
        let text = "---\nformat: 1\nid: sample\ntitle: \(title)\n---\n## A {#a}\nWords.\n"
        let read = Lesson.read(SourceText(name: "lessons/sample.md", text: text), faults: &faults)
        // The rest of the file is read, so that all of its faults are reported at once.
        #expect(faults.diagnostics.map(\.code) == ["empty-title"] && read?.sections.count == 1)
        #expect(faults.diagnostics.first?.span?.start.line == 4)
    }

    @Test func aHeadingHasATitle() {
        #expect(lesson("## {#a}\n\nWords.").faults == ["6:4 empty-title"])
        #expect(lesson("## <!-- note --> {#a}\n\nWords.").faults == ["6:4 empty-title"])
        #expect(quiz("## {#a kind=numeric}\n\nx\n\n= 1").faults == ["6:4 empty-title"])
    }

    @Test func aQuestionInYAMLMayLeaveItsTitleOut() {
        func read(_ title: String) -> [String] {
            yamlQuiz("format: 1\nid: a\ntitle: A\nquestions:\n  - id: b\n\(title)    kind: numeric\n    prompt: x\n    answer: \"1\"\n").faults
        }
        #expect(!read("").contains { $0.hasSuffix("empty-title") })
        #expect(read("    title: \"\"\n").contains("6:12 empty-title"))
    }

    /// A question with faults is left out, however many faults the file has.
    @Test func manyFaultsHideNone() {
        let questions = (0..<300).map { "## Q \($0) {#q\($0) kind=single}\n\nx\n\n- [ ] a\n" }.joined(separator: "\n")
        #expect(quiz(questions).quiz?.questions.isEmpty ?? false)
    }

    @Test func messagesSayWhatIsWrong() {
        var faults = Faults()
        let run = "## A {#a}\n```swift run\nText(\"a\")\n```\n"
        for block in ["```predict\nask: x\n```", "```predict\nanswer: 1\n```"] {
            _ = Lesson.read(SourceText(name: "x", text: "---\nformat: 1\nid: a\ntitle: A\n---\n\(run)\(block)"), faults: &faults)
        }
        #expect(faults.diagnostics.map(\.message) == ["this prediction has no answer", "this prediction has no question"])
        #expect(faults.diagnostics.allSatisfy { $0.span?.start.line == 10 && $0.help != nil })
    }
}
