import Course
import Diagnostics

extension AuthorCheck {
    mutating func verify(_ exercise: Exercise, at span: Span, grader: ExerciseGrader) {
        counts.exercises += 1
        guard let solution = exercise.solution, !exercise.checks.isEmpty else { return }
        var grader = grader
        grader.explainsFailures = false
        verify(solution: solution, at: span, grader: grader)
        if let starter = exercise.starter, grader.grade(starter.source).passed {
            faults.error("starter-passes", "the starter already passes", at: starter.span, help: "add a check that it fails")
        }
        if grader.grade("").passed { faults.error("nothing-passes", "an empty answer passes", at: span, help: "add a check that asks for a view") }
        for mistake in exercise.mistakes { verify(mistake, grader: grader) }
        verifyWords(of: exercise.mistakes)
        if mutates { reportSurvivors(of: solution, grader: grader) }
    }

    /// Full marks in every window and for every seed. A text that draws nothing behaves alike for all seeds, so that one is enough.
    private mutating func verify(solution: Fragment, at span: Span, grader: ExerciseGrader) {
        let draws = ["random", "shuffle", "UUID"].contains { solution.text.contains($0) }
        for seed in draws ? Array(Self.seeds) : [Self.seeds.lowerBound] {
            let grade = grader.grade(solution.source, seed: seed)
            guard !grade.passed else { continue }
            let seedNote = draws ? [Diagnostic.Note("with seed \(seed)")] : []
            add(grade.diagnostics.filter { $0.severity == .error }.map(solution.located))
            for (check, result) in zip(grader.exercise.checks, grade.checks) where result.outcome != .passed {
                let place = result.size.map { " at \($0)" } ?? ""
                let notes = seedNote + result.diagnostics.map { Diagnostic.Note($0.message, at: $0.span) }
                let verb = result.outcome == .notRun ? "is not run" : "fails"
                faults.error(
                    "solution-fails", "the solution \(verb)\(place): \(check.message)", at: check.span, notes: notes, help: "fix the check or the solution")
            }
            return
        }
    }

    private mutating func verify(_ mistake: Mistake, grader: ExerciseGrader) {
        let grade = grader.grade(mistake.code.source)
        if grade.passed {
            faults.error("mistake-passes", "this mistake passes every check", at: mistake.span, help: "add a check that it fails")
        } else if grade.mistake?.span != mistake.span {
            faults.error("mistake-unheard", "this mistake gets another's words", at: mistake.span, help: "make the two differ, or keep one")
        }
    }

    private mutating func verifyWords(of mistakes: [Mistake]) {
        var seen: [String: Span] = [:]
        for mistake in mistakes {
            let words = folded(mistake.says)
            if let first = seen[words], !words.isEmpty {
                let notes = [Diagnostic.Note("the other", at: first)]
                faults.error("mistake-words", "two mistakes have the same words", at: mistake.span, notes: notes, help: "say what is wrong with each")
            }
            seen[words] = mistake.span
        }
    }

    private mutating func reportSurvivors(of solution: Fragment, grader: ExerciseGrader) {
        for mutant in Mutation.all(of: solution) {
            counts.mutants += 1
            guard grader.grade(mutant.text).passed else { continue }
            faults.warning("mutant-passes", "the solution still passes \(mutant.change)", at: mutant.span, help: "add a check that tells them apart")
        }
    }
}
