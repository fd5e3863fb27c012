import Course
import Diagnostics
import Playground

extension AuthorCheck {
    /// Alters the solution and reports what still gets full marks, unless it behaves as the solution does or is an accepted answer.
    mutating func reportSurvivors(of solution: Fragment, at span: Span, grader: ExerciseGrader) {
        let exercise = grader.exercise.shown
        let mutations = Mutation.all(of: solution, constants: Self.constants(for: exercise))
        let submission = Submission(solution.source, to: exercise)
        let accepted = exercise.accepts.map { Submission($0.code.source, to: exercise).tokens }
        let harness = Self.harness(of: solution, in: exercise)
        var known: Set<String> = []
        var tried = 0
        for mutation in mutations where known.insert(mutation.text).inserted {
            guard tried < options.mutantLimit, options.mutantDeadline.map({ .now < $0 }) ?? true else { break }
            tried += 1
            counts.mutants += 1
            let mutant = Submission(SourceText(name: "mutant", text: mutation.text), to: exercise)
            guard grader.grade(mutant).passed, !accepted.contains(mutant.tokens) else { continue }
            if grader.behaves(mutant, as: submission) {
                counts.equivalents += 1
                continue
            }
            counts.survivors += 1
            let isHarness = harness.contains { $0.lowerBound <= mutation.span.range.lowerBound && mutation.span.range.upperBound <= $0.upperBound }
            let help = isHarness ? "make this part of the starter `given`, or add a check that tells them apart" : "add a check that tells them apart"
            faults.warning("mutant-passes", "the solution still passes \(mutation.change)", at: mutation.span, help: help)
        }
        let left = Set(mutations.map(\.text)).count - tried
        if left > 0 {
            let help = tried < options.mutantLimit ? "give the file more --time" : "try more with --mutants \(tried + left)"
            faults.add(Diagnostic(.remark, "mutants-left", "\(left) further mutants of the solution were not tried", at: span, help: help))
        }
    }

    /// Literals that a learner could write for a computed value: those of the checks and the given code.
    private static func constants(for exercise: Exercise) -> [String] {
        let texts = exercise.checks.map(\.expression.text) + [exercise.given?.text].compactMap(\.self)
        func literals(_ pattern: Regex<Substring>, _ limit: Int) -> [String] {
            var found: [String] = []
            for literal in texts.flatMap({ $0.matches(of: pattern).map { String($0.0) } }) where !found.contains(literal) { found.append(literal) }
            return Array(found.prefix(limit))
        }
        return literals(/\b\d+(?:\.\d+)?\b/, 4) + literals(/"[^"\\\n]*"/, 3) + ["true", "false"]
    }

    /// Where the solution is as the starter, while no code is given: what the learner has no business to change.
    private static func harness(of solution: Fragment, in exercise: Exercise) -> [Range<Int>] {
        guard exercise.given == nil, let starter = exercise.starter else { return [] }
        let unchanged = Set(Playground.outline(of: starter.source).items.map(\.tokens))
        return Playground.outline(of: solution.source).items.filter { unchanged.contains($0.tokens) }.map { solution.span(of: $0.range).range }
    }
}
