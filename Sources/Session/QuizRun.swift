import Course
import Grading

/// A quiz on its way: which question is open, and the grades so far.
struct QuizRun {
    enum Stage {
        case answering
        /// The learner's own words were taken and are compared with the criteria.
        case marking
    }

    let prepared: PreparedQuiz
    private(set) var grades: [Grade] = []
    private(set) var stage = Stage.answering
    var hintsShown = 0

    init(_ prepared: PreparedQuiz) { self.prepared = prepared }

    /// Nil once all questions are over.
    var current: QuestionInstance? { prepared.questions.indices.contains(grades.count) ? prepared.questions[grades.count] : nil }
    /// `3/10`.
    var place: String { "\(min(grades.count + 1, prepared.questions.count))/\(prepared.questions.count)" }
    var result: QuizResult { prepared.result(grades + remaining) }

    private var remaining: [Grade] {
        prepared.questions.dropFirst(grades.count).map { Grade(.incorrect, score: 0, max: $0.question.points, feedback: "not answered") }
    }

    /// Takes a reply to the open question; nil where it needs a further one. What cannot be read leaves the question open.
    mutating func take(_ reply: String) -> Grade? {
        guard let current else { return nil }
        let grade: Grade
        switch stage {
        case .marking:
            guard let count = Int(reply.filter { !$0.isWhitespace }), (0...current.choices.count).contains(count) else {
                return Grade(.unreadable, score: 0, max: current.question.points, feedback: "write a number from 0 to \(current.choices.count)")
            }
            grade = current.grade(criteriaMet: count)
        case .answering:
            do throws(Unreadable) {
                let answer = try current.read(reply: reply)
                if current.question.kind == .rubric {
                    stage = .marking
                    return nil
                }
                grade = current.grade(answer)
            } catch {
                return Grade(.unreadable, score: 0, max: current.question.points, feedback: error.reason)
            }
        }
        if grade.verdict != .unreadable { close(with: grade) }
        return grade
    }

    mutating func skip() {
        guard let current else { return }
        close(with: Grade(.incorrect, score: 0, max: current.question.points, feedback: "skipped"))
    }

    private mutating func close(with grade: Grade) {
        grades.append(grade)
        (stage, hintsShown) = (.answering, 0)
    }
}
