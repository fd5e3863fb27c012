import Course
import Diagnostics
import Foundation
@testable import Grading
import Testing

/// The examples of docs/Authoring.md that name a file, as in ````` ````markdown lessons/fits.md `````, are a course without faults.
@Suite struct AuthoringDocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The texts of the examples by the files that they name.
    private static func examples() throws -> [String: String] {
        let text = try String(contentsOf: root.appendingPathComponent("docs/Authoring.md"), encoding: .utf8)
        var examples: [String: String] = [:]
        var file: (name: String, fence: Substring)?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let fence = line.prefix { $0 == "`" }
            if let open = file {
                if line == open.fence { file = nil } else { examples[open.name, default: ""] += line + "\n" }
            } else if fence.count >= 3, let name = line.split(separator: " ").last, name.contains("/") {
                file = (String(name), fence)
            }
        }
        return examples
    }

    @Test func examplesHold() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("authoring-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let examples = try Self.examples()
        let lessons = ["lessons/fits.ko.md", "lessons/fits.md", "lessons/misconceptions.yaml"]
        #expect(examples.keys.sorted() == ["answers/ada.yaml"] + lessons + ["quizzes/bank.yaml", "quizzes/fits.md"])
        for (name, text) in examples {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let course = Course.load(folder.path)
        #expect(AuthorCheck.report(on: course).diagnostics.map { $0.rendered() } == [])
        let quiz = try #require(course.quizzes.first { $0.id == "fits-quiz" })
        var faults = Faults()
        let answers = AnswerFile.read(SourceText(name: "answers/ada.yaml", text: try #require(examples["answers/ada.yaml"])), faults: &faults)
        #expect(faults.diagnostics.map(\.message) == [])
        for instance in PreparedQuiz(quiz, seed: .number(1), asksAll: true).questions {
            guard let answer = answers[instance.question.id] else { continue }
            #expect(instance.grade(given: answer).verdict == .correct, "\(instance.question.id)")
        }
        #expect(answers.count == quiz.questions.count - 3)
    }
}
