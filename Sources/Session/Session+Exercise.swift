import Course
import Grading
import Playground

extension Session {
    private static let noExercise = Output.remark("No exercise is open: :next goes on to one.")

    func hint() -> [Output] {
        if case .quiz(var run) = pending {
            let hints = run.current?.question.hints ?? []
            let outputs = show(hints, after: run.hintsShown)
            run.hintsShown = min(run.hintsShown + 1, hints.count)
            pending = .quiz(run)
            return outputs
        }
        guard let exercise = reading?.current?.exercise else { return [Self.noExercise] }
        let outputs = show(exercise.hints, after: hintsShown)
        hintsShown = min(hintsShown + 1, exercise.hints.count)
        return outputs
    }

    private func show(_ hints: [Prose], after shown: Int) -> [Output] {
        guard hints.indices.contains(shown) else { return [.remark(hints.isEmpty ? "There is no hint." : "That was the last hint.")] }
        let heading = StyledText("Hint \(shown + 1) of \(hints.count)", .mark)
        return [.text([heading] + hints[shown].rendered(width: options.width))]
    }

    /// Grades what was entered since the exercise opened.
    func check() -> [Output] {
        guard let reading, let exercise = reading.current?.exercise else { return [Self.noExercise] }
        guard !attempt.isEmpty else { return [.remark("Enter your version first.")] }
        let grade = ExerciseGrader(exercise, in: reading.lesson).grade(Playground.merged(attempt, named: "your version"))
        let checks = grade.checks.map { check in
            let mark =
                switch check.outcome {
                case .passed: "✓"
                case .failed: "✗"
                case .notRun: "–"
                }
            return StyledText("\(mark) \(check.message)" + (check.size.map { " (at \($0))" } ?? ""))
        }
        let verdict: Grade.Verdict = grade.passed ? .correct : grade.isLimited ? .notGraded : grade.score > 0 ? .partly : .incorrect
        let words = grade.passed ? "Solved." : grade.mistake?.says ?? (checks.isEmpty || grade.isLimited ? sentence(grade.feedback) : "Not yet.")
        let hint = !grade.passed && hintsShown < exercise.hints.count ? [Output.remark(":hint helps.")] : []
        return grade.diagnostics.map(Output.diagnostic) + [.text(checks), .feedback(verdict, styledLines(words, .strong))] + hint
    }

    func solution() -> [Output] {
        guard let exercise = reading?.current?.exercise else { return [Self.noExercise] }
        guard let solution = exercise.solution else { return [.remark("This exercise has no solution to show.")] }
        guard hintsShown >= exercise.hints.count else { return [.remark("There are hints left: :hint.")] }
        return [.text(Listing.of(solution))]
    }
}
