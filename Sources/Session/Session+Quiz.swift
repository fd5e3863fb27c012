import Course
import Grading

extension Session {
    /// Begins a quiz; without a name, that of the open lesson.
    public func takeQuiz(_ name: String) -> [Output] {
        if case .quiz = pending { return [.remark("A quiz is open: :quit leaves it.")] }
        let names = course.quizzes.map(\.id)
        guard let name = name.isEmpty ? reading?.lesson.id ?? (names.count == 1 ? names.first : nil) : name else { return listing() }
        switch course.quiz(named: name) {
        case .missing(let diagnostic): return [.diagnostic(diagnostic)]
        case .found(let quiz):
            let run = QuizRun(PreparedQuiz(quiz, seed: options.seed))
            pending = .quiz(run)
            let introduction = quiz.introduction.flatMap { $0.rendered(width: options.width) }
            return run.prepared.diagnostics.map(Output.diagnostic) + [.text([StyledText(quiz.title, .heading)] + introduction)] + ask(run)
        }
    }

    private func ask(_ run: QuizRun) -> [Output] {
        run.current == nil ? finish(run) : [.text(run.shown(width: options.width))]
    }

    func reply(_ text: String, to run: QuizRun) -> [Output] {
        var run = run
        let instance = run.current
        guard let grade = run.take(text) else {
            pending = .quiz(run)
            return [.text(run.criteria(width: options.width))]
        }
        pending = .quiz(run)
        guard grade.verdict != .unreadable else { return [.feedback(.unreadable, [StyledText(sentence(grade.feedback))])] }
        return verdict(on: grade, key: instance?.rightAnswer, explanation: instance?.explanation) + ask(run)
    }

    func skip(in run: QuizRun) -> [Output] {
        var run = run
        run.skip()
        pending = .quiz(run)
        return ask(run)
    }

    private func finish(_ run: QuizRun) -> [Output] {
        let result = run.result
        leave(run)
        let share = result.max > 0 ? " (\((result.score / result.max * 100).rounded().formatted()) %)" : ""
        let words = "\(result.score.formatted()) of \(result.max.formatted()) points\(share): \(result.passed ? "passed" : "not passed")."
        return [.feedback(result.passed ? .correct : .incorrect, [StyledText(), StyledText(words)])]
    }

    func leave(_ run: QuizRun) {
        (pending, lastQuizResult) = (nil, run.result)
        if options.leavesAfterQuiz { isOver = true }
    }
}
