import Course
import Foundation
@testable import Grading
import Testing

/// The course that comes with the program is verified as any author's is.
@Suite struct RepositoryCourseTests {
    private static let course: Course = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return Course.load(root.path)
    }()

    @Test func filesAreReadWithoutFaults() {
        #expect(Self.course.faults.diagnostics.map { $0.rendered() } == [])
        #expect(Self.course.lessons.map(\.id).contains("containers"))
        #expect(Self.course.quizzes.map(\.id).contains("containers"))
    }

    private static let files = Set(course.lessons.map(\.file.name) + course.quizzes.map(\.file.name)).sorted()

    @Test(arguments: files) func everythingItClaimsHolds(file: String) {
        #expect(AuthorCheck.report(on: Self.course, files: [file]).diagnostics.map { $0.rendered() } == [])
    }

    /// Code is shown behind four spaces, in a terminal of 80 columns.
    @Test func codeFitsTheTerminal() {
        let exercises = Self.course.lessons.flatMap { $0.sections.compactMap(\.exercise) } + Self.course.quizzes.flatMap { $0.questions.compactMap(\.exercise) }
        let shown =
            Self.course.lessons.flatMap { $0.sections.flatMap(\.snippets) }.map(\.code.text)
            + Self.course.quizzes.flatMap { $0.setup + $0.questions.flatMap(\.snippets) }.map(\.code.text)
            + exercises.flatMap { [$0.starter, $0.given, $0.solution].compactMap { $0?.text } }
        #expect(!shown.isEmpty)
        #expect(shown.flatMap { $0.split(separator: "\n") }.filter { $0.count > 76 } == [])
    }

    @Test func rightAnswersGetFullMarks() {
        for quiz in Self.course.quizzes {
            for seed: UInt64 in 1...5 {
                for instance in PreparedQuiz(quiz, seed: .number(seed)).questions {
                    guard let answer = instance.modelAnswer else { continue }
                    #expect(instance.grade(given: answer).verdict == .correct, "\(quiz.id)#\(instance.question.id) with seed \(seed)")
                }
            }
        }
    }
}

extension QuestionInstance {
    /// The answer that a learner who knows everything would hand in.
    fileprivate var modelAnswer: GivenAnswer? {
        switch key {
        case .choices(let ids, _): .list(ids.sorted())
        case .order(let ids): .list(ids)
        case .pairs(let pairs): .pairs(pairs)
        case .value, .texts, .exercise: rightAnswer.map(GivenAnswer.text)
        case .rubric: nil
        case .kind(let key as AssembleKey): .list(key.code.pieces.filter { !$0.isExtra }.map(\.id))
        case .kind: rightAnswer.map(GivenAnswer.text)
        }
    }
}
