import Course
import Diagnostics
@testable import Grading
import Testing

func listed(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { fault in fault.span.map { "\($0.start.line):\($0.start.column) \(fault.code)" } ?? "? \(fault.code)" }
}

/// A quiz of the questions below a front matter of five lines.
func quiz(_ body: String) throws -> Quiz {
    var faults = Faults()
    let text = "---\nformat: 1\nid: sample\ntitle: Sample\n---\n\(body)"
    let quiz = try #require(Quiz.read(SourceText(name: "quizzes/sample.md", text: text), faults: &faults))
    #expect(listed(faults.diagnostics) == [])
    return quiz
}

/// The only question of a quiz, as the learner of a seed gets it.
func question(_ body: String, seed: UInt64 = 1) throws -> QuestionInstance {
    let prepared = PreparedQuiz(try quiz(body), seed: .number(seed))
    #expect(listed(prepared.diagnostics) == [])
    return try #require(prepared.questions.first)
}

/// A grade in a line: `partly 0.5/1 “feedback”`.
func described(_ grade: Grade) -> String {
    let score = grade.score.map { shownNumber(($0 * 1000).rounded() / 1000) } ?? "-"
    return "\(grade.verdict) \(score)/\(shownNumber(grade.max))" + (grade.feedback.isEmpty ? "" : " “\(grade.feedback)”")
}

func course(lesson: String? = nil, quiz: String? = nil) -> Course {
    var course = Course()
    var faults = Faults()
    let front = "---\nformat: 1\nid: sample\ntitle: Sample\nwindow: 300x100\n---\n"
    if let lesson, let read = Lesson.read(SourceText(name: "lessons/sample.md", text: front + lesson), faults: &faults) { course.add(read) }
    if let quiz, let read = Quiz.read(SourceText(name: "quizzes/sample.md", text: front + quiz), faults: &faults) { course.add(read) }
    #expect(listed(faults.diagnostics) == [])
    return course
}

/// The findings of the author check in the body of a lesson or quiz (line 1 is the body's first), but for too few proofs; what the engine says of Swift is `swift`.
func findings(lesson: String? = nil, quiz: String? = nil, mutates: Bool = false) -> [String] {
    AuthorCheck.report(on: course(lesson: lesson, quiz: quiz), mutates: mutates).diagnostics.filter { !$0.code.hasPrefix("few-") }.map { fault in
        (fault.span.map { "\($0.start.line - 6):\($0.start.column) " } ?? "") + (authorCodes.contains(fault.code) ? fault.code : "swift")
    }
}

/// What the author check says of the body of a lesson.
func messages(lesson: String) -> [String] { AuthorCheck.report(on: course(lesson: lesson)).diagnostics.map(\.message) }

private let authorCodes: Set = [
    "starter-scores", "accept-fails", "reject-passes", "reject-words", "nothing-passes", "few-accepts", "few-rejects",
    "unexpected-success", "unexpected", "empty-expectation", "broken-link", "solution-fails", "starter-passes", "mistake-passes", "mistake-unheard",
    "mistake-words", "mutant-passes", "missing-explanation", "place-in-choice", "equal-choices", "swallowed-distractor", "right-distractor", "no-number",
    "engine-graded", "costly-pattern",
    "missing-evidence", "node-key", "missing-run", "no-points", "open-given", "long-line", "empty-snippet",
]

extension AuthorCheck {
    static func report(on course: Course, mutates: Bool, mutantLimit: Int = 200) -> AuthorReport {
        var options = Options()
        (options.mutates, options.mutantLimit) = (mutates, mutantLimit)
        return report(on: course, options: options)
    }
}
