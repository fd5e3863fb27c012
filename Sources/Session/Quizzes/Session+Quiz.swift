import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Progress

extension Session {
    /// Begins a quiz, or resumes it where it was left; without a name, that of the open lesson.
    public func takeQuiz(_ name: String) -> [Output] {
        if case .quiz(let run) = state.pending, name.isEmpty { return askAgain(run) }
        guard let name = name.isEmpty ? impliedQuiz : name else { return state.outside == nil ? quizListing : [remark(.leavePlayFirst)] }
        let found = course.quiz(named: name)
        if case .quiz(let run) = state.pending, case .found(let quiz) = found, quiz.id == run.prepared.quiz.id { return askAgain(run) }
        if state.outside != nil { return [remark(.leavePlayFirst)] }
        switch found {
        case .missing: return [unknown("quiz", name, .quizWord, among: course.quizzes.map { ($0.id, $0.titles) })]
        case .found(let quiz): return resume(quiz)
        }
    }

    /// The quiz that is meant where none is named: the one that was just left, that of the open lesson, another that was left, or the only one.
    private var impliedQuiz: String? {
        let places = studyPlaces
        let unfinished = places.compactMap { place -> String? in
            guard case .quiz(let quiz) = place, let open = progress.progress(of: QuizOutline(quiz)).open, !open.replies.isEmpty else { return nil }
            return quiz.id
        }
        if case .quiz(let quiz)? = places.first, unfinished.first == quiz.id { return quiz.id }
        let names = course.quizzes.map(\.id)
        if let lesson = state.reading?.lesson.id, names.contains(lesson) { return lesson }
        return unfinished.first ?? (names.count == 1 ? names.first : nil)
    }

    /// The quizzes that there are, and how to take one.
    private var quizListing: [Output] {
        let rows = quizRows
        guard let first = course.quizzes.first, !rows.isEmpty else { return [remark(.noQuizzesHere)] }
        return [.text(rows), remark(.chooseQuiz(first.id))]
    }

    private func resume(_ quiz: Quiz) -> [Output] {
        guard let open = progress.progress(of: QuizOutline(quiz)).open, let seed = Seed(recorded: open.seed), !options.seedIsGiven || seed == options.seed
        else {
            return begin(quiz, seed: options.seed)
        }
        var run = QuizRun(resuming: open, of: quiz, seed: seed)
        guard run.current != nil, !open.replies.isEmpty else { return begin(quiz, seed: seed) }
        run.origin = openPrediction
        return [.text([StyledText(quiz.title, .heading)]), remark(.quizResumed(run.grades.count, of: run.prepared.questions.count))] + ask(run)
    }

    private func begin(_ quiz: Quiz, seed: Seed) -> [Output] {
        var run = QuizRun(PreparedQuiz(quiz, seed: seed), attempt: options.makeID())
        run.origin = openPrediction
        if let attempt = run.attempt { record(.beganQuiz(quiz: quiz.id, attempt: attempt, seed: seed.recorded)) }
        let introduction = quiz.introduction.flatMap { [StyledText()] + $0.rendered(width: options.width) }
        return run.prepared.diagnostics.map(Output.diagnostic) + [.text([StyledText(quiz.title, .heading)] + introduction)] + ask(run)
    }

    /// The prediction that waits for a reply, or for the end of the quiz that is open.
    private var openPrediction: PredictionRun? {
        switch state.pending {
        case .predictions(let run): run
        case .quiz(let run): run.origin
        case .review, nil: nil
        }
    }

    /// Whether neither a quiz nor a review is open.
    var asksNoQuestionOfQuiz: Bool {
        switch state.pending {
        case .predictions, nil: true
        case .quiz, .review: false
        }
    }

    /// Asks the prediction again at which the quiz began.
    func askPredictionAgain() -> [Output] {
        guard case .predictions(let run) = state.pending, !isOver else { return [] }
        return [.text([StyledText()]), remark(.predictionAgain)] + ask(run)
    }

    func restart(_ run: QuizRun) -> [Output] {
        let quiz = run.prepared.quiz
        if let attempt = run.attempt { record(.abandonedQuiz(quiz: quiz.id, attempt: attempt)) }
        return [remark(.quizRestarted)] + begin(quiz, seed: run.prepared.seed)
    }

    /// The whole quiz once more, with other numbers and in another order.
    func retry() -> [Output] {
        guard asksNoQuestionOfQuiz, let run = lastRun else { return [remark(.noQuizToRetry)] }
        let count = progress.progress(of: QuizOutline(run.prepared.quiz)).attempts
        return begin(run.prepared.quiz, seed: options.seed.variant(count))
    }

    /// Asks again what was missed in the quiz that ended; nil where nothing was.
    func askMissedAgain() -> [Output]? {
        guard let run = lastRun, !run.missed.isEmpty else { return nil }
        var again = QuizRun(run.prepared.only(run.missed), attempt: nil)
        again.origin = openPrediction
        return ask(again)
    }

    /// Leaves questions that are asked again. They aren't kept; what the quiz missed is still there to be asked.
    func leaveRepeat() -> [Output] {
        if case .quiz(let run) = state.pending { state.pending = run.origin.map(Pending.predictions) }
        lastCodeReply = nil
        return [remark(.repeatLeft)] + askPredictionAgain()
    }

    func ask(_ run: QuizRun) -> [Output] {
        var run = run
        let seen = run.seenSetup
        run.seenSetup.formUnion(run.current?.context.map(\.code.text) ?? [])
        state.pending = .quiz(run)
        guard let question = run.current else { return finish(run) }
        return options.showsScene ? [] : [.text(text(of: question).lines(place: run.place, seen: seen))]
    }

    /// The open question once more, with all of its code.
    private func askAgain(_ run: QuizRun) -> [Output] {
        var run = run
        run.seenSetup = []
        return [remark(.quizIsOpen)] + ask(run)
    }

    func text(of question: QuestionInstance) -> QuestionText { QuestionText(instance: question, width: options.width, language: options.language) }

    func reply(_ text: String, to run: QuizRun) -> [Output] {
        var run = run
        guard let instance = run.current else { return finish(run) }
        let (shown, explanation) = run.hasShownModel ? ([], nil) : (instance.shownAnswer, instance.explanation)
        let taken = run.take(text, of: instance)
        state.pending = .quiz(run)
        switch taken {
        case nil: return []
        case .marking: return options.showsScene ? [] : [.text(self.text(of: instance).criteria)]
        case .broken(let diagnostics): return explained(diagnostics, in: text, of: instance)
        case .again(let grade):
            save(grade, reply: text, to: instance, in: run)
            return verdict(on: grade, shown: []) + explainMisconceptions(grade.misconceptions, shownBy: item(instance, in: run)) + [remark(.tryAgain)]
        case .graded(let grade):
            guard grade.verdict != .unreadable else { return unreadable(text, grade, form: instance.instruction) }
            lastCodeReply = nil
            save(grade, reply: text, to: instance, in: run)
            return verdict(on: grade, shown: shown, explanation: explanation) + feedback(of: instance) + bestTry(in: run, besides: grade)
                + explainMisconceptions(grade.misconceptions, shownBy: item(instance, in: run)) + evidence(of: instance.question) + ask(run)
        }
    }

    private func feedback(of instance: QuestionInstance) -> [Output] {
        let lines = options.showsFeedback ? instance.shownFeedback : []
        return lines.isEmpty ? [] : [.text([StyledText(say(.feedbackOfWrongAnswers))] + lines.flatMap(indented))]
    }

    /// What the question that was just closed is worth, where an earlier try earned more than the last.
    private func bestTry(in run: QuizRun, besides last: Grade) -> [Output] {
        guard let kept = run.grades.last, let score = kept.score, score > last.score ?? 0 else { return [] }
        return [remark(.bestTryCounts(score, of: kept.max))]
    }

    /// What is wrong with code that answers a question; the question stays open.
    func explained(_ diagnostics: [Diagnostic], in code: String, of instance: QuestionInstance) -> [Output] {
        let isWhole = instance.question.kind == .code
        lastCodeReply = isWhole ? code : nil
        lastCodes = diagnostics.map(\.code)
        return diagnostics.map(Output.diagnostic) + [remark(isWhole ? .codeIsBroken : .completedCodeIsBroken)]
    }

    private func item(_ instance: QuestionInstance, in run: QuizRun) -> Item {
        .question(quiz: run.prepared.quiz.id, question: instance.question.id)
    }

    private func save(_ grade: Grade, reply: String, to instance: QuestionInstance, in run: QuizRun) {
        guard let verdict = Verdict(grade.verdict) else { return }
        let item = item(instance, in: run)
        let context = run.attempt.map { Context.quiz(attempt: $0) } ?? .cram
        record(.answered(item, reply: reply, verdict: verdict, score: grade.score, max: grade.max, context: context))
    }

    func skip(in run: QuizRun) -> [Output] {
        var run = run
        if let instance = run.current, let attempt = run.attempt {
            record(.skipped(.question(quiz: run.prepared.quiz.id, question: instance.question.id), context: .quiz(attempt: attempt)))
        }
        lastCodeReply = nil
        run.close(with: Grade(.incorrect, score: 0, max: run.current?.question.points ?? 0, feedback: "skipped"))
        return ask(run)
    }

    /// The score, and each question that was missed with the section to read again.
    private func finish(_ run: QuizRun) -> [Output] {
        let result = run.result
        let quiz = run.prepared.quiz
        if let attempt = run.attempt {
            record(.endedQuiz(quiz: quiz.id, attempt: attempt, score: result.score, max: result.max, passed: result.passed))
            endedResult = result
        }
        close(run, staying: options.waitsAfterQuiz)
        var outputs = [Output.feedback(result.passed ? .correct : .incorrect, [StyledText(), StyledText(say(.quizScore(result)), .strong)])]
        if !run.missed.isEmpty {
            let rows = run.missed.map { instance in
                StyledText("  ") + instance.question.title
                    + (instance.question.rereads.map { StyledText("  ") + StyledText(options.commands.open($0), .code) } ?? StyledText())
            }
            outputs.append(.text([StyledText(), StyledText(say(.missedQuestions))] + rows))
        }
        if !isOver {
            outputs.append(remark(run.missed.isEmpty ? .retryQuiz : .redoOrRetryQuiz))
            if options.waitsAfterQuiz { outputs.append(remark(.enterLeaves)) }
        }
        return outputs + askPredictionAgain()
    }

    /// - Parameter isStaying: whether the session goes on, also where it was opened for the quiz.
    func close(_ run: QuizRun, staying isStaying: Bool = false) {
        (state.pending, lastRun, lastCodeReply) = (run.origin.map(Pending.predictions), run, nil)
        if options.leavesAfterQuiz, run.attempt != nil, !isStaying { isOver = true }
    }
}

extension Seed {
    /// As progress keeps it.
    var recorded: String {
        switch self {
        case .learner(let name): "learner \(name)"
        case .number(let number): "number \(number)"
        }
    }

    init?(recorded text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.last) {
        case ("learner", let name?): self = .learner(name)
        case ("number", let number?): guard let number = UInt64(number) else { return nil }; self = .number(number)
        default: return nil
        }
    }

    /// The seed of a later taking of a quiz.
    func variant(_ count: Int) -> Seed {
        switch self {
        case .learner(let name): .learner("\(name) \(count + 1)")
        case .number(let number): .number(number &+ UInt64(count))
        }
    }
}
