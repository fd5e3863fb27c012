import Course
import Diagnostics
@testable import Grading
import Testing

@Suite struct QuestionDrawingTests {
    /// Ten questions: five of tag `a` at level 1, of which two are a family, and five of tag `b` at level 2.
    private func quiz(_ draw: String) throws -> Quiz {
        let questions = (0..<10).map { index in
            let family = [1, 2].contains(index) ? " family=f" : ""
            return "## Q \(index) {#q\(index) kind=numeric tags=\(index < 5 ? "a" : "b") level=\(index < 5 ? 1 : 2)\(family)}\n\nx\n\n= \(index)\n\n> y\n"
        }.joined(separator: "\n")
        var faults = Faults()
        let text = "---\nformat: 1\nid: sample\ntitle: Sample\n\(draw)---\n\(questions)"
        let quiz = try #require(Quiz.read(SourceText(name: "quizzes/sample.md", text: text), faults: &faults))
        #expect(listed(faults.diagnostics) == [])
        return quiz
    }

    private let draw = "draw:\n  - {tags: a, level: 1, count: 4}\n  - {level: 2, count: 2}\n"

    @Test func formsAreParallel() throws {
        let quiz = try quiz(draw)
        let forms = (1...30).map { quiz.questions(drawnBy: .number($0)).map(\.id) }
        for ids in forms {
            #expect(ids.count == 6 && ids == ids.sorted())
            #expect(ids.count { ["q0", "q1", "q2", "q3", "q4"].contains($0) } == 4)
            #expect(!(ids.contains("q1") && ids.contains("q2")))
        }
        #expect(Set(forms).count > 5)
        #expect(quiz.questions(drawnBy: .number(7)).map(\.id) == forms[6])
        #expect(quiz.askedCount == 6)
        #expect(PreparedQuiz(quiz, seed: .number(7)).questions.map(\.question.id) == forms[6])
    }

    @Test func withoutABlueprintAllAreAsked() throws { #expect(try quiz("").questions(drawnBy: .number(1)).count == 10) }

    @Test func aTagThatNoQuestionHasIsNamed() throws {
        var course = Course()
        course.add(try quiz("draw:\n  - {tags: aa, count: 1}\n  - {tags: [b, layout], count: 1}\n"))
        let found = AuthorCheck.report(on: course).diagnostics
        #expect(listed(found) == ["6:5 unknown-tag", "7:5 unknown-tag"])
        #expect(found.map(\.help) == ["did you mean `a`?", "add tags=layout to questions, or drop the tag"])
    }

    @Test func aLineThatFindsTooFewIsReported() throws {
        var course = Course()
        course.add(try quiz("draw:\n  - {tags: a, count: 5}\n"))
        let found = AuthorCheck.report(on: course).diagnostics
        #expect(listed(found) == ["6:5 few-questions"])
        #expect(found.first?.message.hasPrefix("only 4 of 5 questions can be drawn") ?? false)
        var sound = Course()
        sound.add(try quiz(draw))
        #expect(AuthorCheck.report(on: sound).diagnostics.isEmpty)
    }
}
