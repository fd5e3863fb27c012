import Course
import Diagnostics
import Grading
import Progress

/// A quiz on its way: which question is open, and the grades so far.
struct QuizRun {
    enum Stage {
        case answering
        /// The learner's own words were taken and are compared with the criteria.
        case marking
    }

    let prepared: PreparedQuiz
    /// Identifies this run of the quiz in the progress; nil for one that asks only what was missed.
    let attempt: String?
    private(set) var grades: [Grade] = []
    private(set) var stage = Stage.answering
    /// How often the open question was answered wrong.
    private(set) var failedTries = 0
    /// The best of these tries, which counts; nil before the first.
    private(set) var bestTry: Grade?
    var hintsShown = 0
    /// The prediction at which the quiz began, which is open again when it is left.
    var origin: PredictionRun?
    /// The code of the quiz's setup that the learner has seen.
    var seenSetup: Set<String> = []

    init(_ prepared: PreparedQuiz, attempt: String?) { (self.prepared, self.attempt) = (prepared, attempt) }

    /// Whether the learner is comparing an explanation with the model answer.
    var hasShownModel: Bool { stage == .marking && current?.question.kind == .explain }

    /// Nil once all questions are over.
    var current: QuestionInstance? { prepared.questions.indices.contains(grades.count) ? prepared.questions[grades.count] : nil }
    /// `3/10`.
    var place: String { "\(min(grades.count + 1, prepared.questions.count))/\(prepared.questions.count)" }
    var result: QuizResult { prepared.result(grades + remaining) }

    /// The questions that did not get all of their points.
    var missed: [QuestionInstance] {
        zip(prepared.questions, grades).filter { $1.verdict == .incorrect || $1.verdict == .partly }.map(\.0)
    }

    private var remaining: [Grade] {
        prepared.questions.dropFirst(grades.count).map { .notAnswered($0.question) }
    }

    enum Taken {
        case graded(Grade)
        /// A further reply is needed: how many criteria the learner's own words meet.
        case marking
        /// The answer is code that doesn't run, which isn't an answer.
        case broken([Diagnostic])
        /// The answer is wrong, and may be given again for fewer points.
        case again(Grade)
    }

    /// Takes a reply to the open question. What can't be read, and code that doesn't compile, leaves the question open.
    mutating func take(_ reply: String, of current: QuestionInstance) -> Taken? {
        let grade: Grade
        if stage == .answering, current.isDontKnow(reply) {
            close(with: .unknown(of: current.question.points))
            return grades.last.map(Taken.graded)
        }
        switch stage {
        case .marking:
            do throws(Unreadable) {
                grade = try current.grade(marking: reply)
            } catch {
                return .graded(Grade(.unreadable, score: 0, max: current.question.points, feedback: error.reason))
            }
        case .answering:
            do throws(Unreadable) {
                let answer = try current.read(reply: reply)
                if current.question.kind.isOwnWords {
                    stage = .marking
                    return .marking
                }
                grade = current.grade(answer)
                if !grade.isRunnable { return .broken(grade.diagnostics) }
            } catch {
                return .graded(Grade(.unreadable, score: 0, max: current.question.points, feedback: error.reason))
            }
        }
        guard grade.verdict != .unreadable else { return .graded(grade) }
        let counted = grade.reduced(forAttempt: failedTries + 1)
        if grade.verdict != .correct, failedTries + 1 < current.question.attempts {
            failedTries += 1
            bestTry = counted.counting(bestTry)
            return .again(counted)
        }
        close(with: counted)
        return .graded(counted)
    }

    /// Closes the open question with the best of its tries and a grade: that of the last try, of a reply without an answer, or one from before.
    mutating func close(with grade: Grade) {
        guard current != nil else { return }
        grades.append(grade.counting(bestTry))
        (stage, failedTries, bestTry, hintsShown) = (.answering, 0, nil, 0)
    }
}

extension QuizRun {
    /// The quiz as the learner left it.
    init(resuming open: QuizProgress.OpenAttempt, of quiz: Quiz, seed: Seed) {
        let prepared = PreparedQuiz(quiz, seed: seed)
        self.init(prepared, attempt: open.id)
        for instance in prepared.questions {
            let names = [instance.question.id] + instance.question.aliases
            let replies = open.replies.filter { names.contains($0.question) }
            guard let reply = replies.last else { break }
            let isOver = reply.isSkipped || reply.verdict == .correct || instance.isDontKnow(reply.reply)
            let isOpen = !isOver && replies.count < instance.question.attempts
            for earlier in isOpen ? replies[...] : replies.dropLast() { bestTry = earlier.grade(of: instance.question).counting(bestTry) }
            if isOpen {
                failedTries = replies.count
                break
            }
            close(with: reply.grade(of: instance.question))
        }
    }
}

extension QuizProgress.Reply {
    func grade(of question: Question) -> Grade {
        guard let verdict, !isSkipped else { return Grade(.incorrect, score: 0, max: question.points, feedback: "skipped") }
        return Grade(Grade.Verdict(rawValue: verdict.rawValue) ?? .incorrect, score: score, max: question.points)
    }
}
