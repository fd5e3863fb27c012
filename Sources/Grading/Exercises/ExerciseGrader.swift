import Course
import Diagnostics
import Playground

/// Grades snippets against one exercise, each in fresh copies of the scope that the exercise sees.
public struct ExerciseGrader {
    public let exercise: Exercise
    /// Whether failed checks say what they wanted and found.
    public var explainsFailures = true
    /// Whether errors in the given code are reported as they are: the author can change it.
    public var isForAuthor = false
    /// The window of checks that name none.
    private let window: WindowSize?
    private let scope: Playground
    private let reserved: ReservedNames
    private let mistakes: MistakeBehaviors

    init(_ exercise: Exercise, window: WindowSize?, scope: Playground) {
        (self.exercise, self.scope) = (exercise, scope)
        if let sdk = exercise.sdk { scope.options.sdk = sdk.rules }
        self.window = exercise.window ?? window
        reserved = ReservedNames(exercise.shown, scope: scope)
        mistakes = MistakeBehaviors(of: exercise.shown, window: self.window, scope: scope)
    }

    /// An exercise of a lesson: its scope is made by the lesson's snippets before it.
    public init(_ exercise: Exercise, in lesson: Lesson, options: Playground.Options = Playground.Options()) {
        let scope = Playground(options: options)
        for snippet in lesson.sections.flatMap(\.snippets).prefix(exercise.scope) where !snippet.fails {
            snippet.run(in: scope, window: lesson.window)
        }
        self.init(exercise, window: lesson.window, scope: scope)
    }

    public func grade(_ code: String, named name: String = "answer", seed: UInt64 = 1) -> ExerciseGrade {
        grade(SourceText(name: name, text: code), seed: seed)
    }

    /// Grades an answer, which may hold only a part of the starter. Where something is drawn, by the exercise or by the answer, it is graded with
    /// `Exercise.seedCount` seeds from `seed` on, and the first that it fails decides.
    public func grade(_ code: SourceText, seed: UInt64 = 1) -> ExerciseGrade {
        guard code.utf8.count <= scope.options.limits.inputBytes else { return refused(scope.fork().enter(code).diagnostics, isLimited: true) }
        return grade(Submission(code, to: exercise.shown), seed: seed)
    }

    /// - Parameter countsUnchanged: whether the unchanged starter may score.
    func grade(_ submission: Submission, seed: UInt64 = 1, countsUnchanged: Bool = false) -> ExerciseGrade {
        let isUnchanged = submission.isUnchanged && !countsUnchanged
        if submission.isBlank {
            let place = Span(submission.answer, 0..<0)
            return refused([Diagnostic(.error, "empty-answer", "the answer has no code", at: place, help: "write the code that the exercise asks for")])
        }
        if exercise.given != nil, let fault = submission.fault { return refused([fault], mistake: knownMistake(of: submission)) }
        let refusals = submission.refusals(reserved)
        if !refusals.isEmpty { return refused(refusals, mistake: knownMistake(of: submission)) }
        var texts: [String: AnswerText] = [:]
        var grade = refused([])
        for seed in seeds(for: submission, from: seed) {
            let instance = exercise.drawn(seed: seed)
            let given = instance.given?.source.text ?? ""
            let text = texts[given] ?? submission.text(given: instance.given.map { SourceText(name: AnswerText.givenName, utf8: $0.source.utf8) })
            texts[given] = text
            let runs = AnswerRuns(text, scope: scope, window: window, seed: seed)
            grade = self.grade(runs, of: submission, instance, isUnchanged: isUnchanged)
            if !grade.passed { break }
        }
        return grade
    }

    /// One seed is enough for what draws nothing, and one of those that draw the same values for an exercise where nothing else is drawn.
    private func seeds(for submission: Submission, from first: UInt64) -> [UInt64] {
        let draws = Self.drawsRandomly(submission.answer.text) || exercise.given.map { Self.drawsRandomly($0.text) } ?? false
        guard draws || !exercise.variations.isEmpty else { return [first] }
        let seeds = (0..<UInt64(Exercise.seedCount)).map { first &+ $0 }
        guard !draws, !scope.inputsContain(Self.drawingNames) else { return seeds }
        var seen: Set<[String: String]> = []
        return seeds.filter { seen.insert(exercise.draw(seed: $0)).inserted }
    }

    private static let drawingNames = ["random", "shuffle", "UUID"]
    private static func drawsRandomly(_ text: String) -> Bool { drawingNames.contains { text.contains($0) } }

    private func refused(_ diagnostics: [Diagnostic], mistake: Mistake? = nil, isLimited: Bool = false) -> ExerciseGrade {
        ExerciseGrade(
            checks: exercise.checks.map(CheckResult.notRun), score: 0, max: exercise.points, diagnostics: diagnostics, mistake: mistake,
            isLimited: isLimited, isRunnable: false, isUnchanged: false)
    }

    /// Grades with one seed.
    private func grade(_ runs: AnswerRuns, of submission: Submission, _ instance: Exercise, isUnchanged: Bool) -> ExerciseGrade {
        let entered = runs.first()
        let status = SnippetOutcome.Status(entered)
        guard status == .done else {
            return refused(
                entered.diagnostics.map { located($0, runs) }, mistake: status == .failed ? knownMistake(of: submission) : nil,
                isLimited: status == .limited || status == .internalFault)
        }
        var isLimited = false
        let drawn = exercise.variations.isEmpty ? [:] : exercise.draw(seed: runs.seed)
        let checks = instance.checks.map { check in
            // Each further check would run into the limit again.
            guard !isLimited else { return CheckResult.notRun(check) }
            var (result, stopped) = run(check, on: runs)
            isLimited = stopped
            if result.outcome == .failed { result.drawn = drawn }
            return result
        }
        let isPassed = checks.allSatisfy { $0.outcome == .passed }
        return ExerciseGrade(
            checks: checks, score: isLimited || isUnchanged ? 0 : ExerciseGrade.score(of: checks), max: exercise.points, diagnostics: [],
            mistake: isPassed || isLimited || isUnchanged ? nil : knownMistake(of: submission, runs, instance), isLimited: isLimited, isRunnable: true,
            isUnchanged: isUnchanged)
    }

    private func located(_ diagnostic: Diagnostic, _ runs: AnswerRuns) -> Diagnostic {
        runs.text.located(diagnostic, in: scope.options.language, blamesAnswer: !isForAuthor)
    }

    /// Makes a check in each of its windows.
    private func run(_ check: Check, on runs: AnswerRuns) -> (check: CheckResult, isLimited: Bool) {
        for size in check.sizes.isEmpty ? [nil] : check.sizes.map(Optional.some) {
            let (playground, stopping) = runs.run(at: size, after: check.actions)
            if let stopping {
                let diagnostics = stopping.diagnostics.map { located($0, runs) }
                switch SnippetOutcome.Status(stopping) {
                // There is nothing to do the action on: the learner's view lacks it.
                case .done, .failed: return (CheckResult(check, .failed, at: size, diagnostics: diagnostics), false)
                case .limited, .internalFault: return (CheckResult(check, .notRun, at: size, diagnostics: diagnostics), true)
                }
            }
            do throws(Stopped) {
                let value = try playground.value(of: check.expression)
                guard let isMet = value.truth else { return (CheckResult(check, .failed, at: size, diagnostics: [Self.noCondition(value, check)]), false) }
                guard isMet else { return (failed(check, at: size, in: playground), false) }
            } catch {
                if error.isLimit { return (CheckResult(check, .notRun, at: size, diagnostics: error.diagnostics), true) }
                var result = failed(check, at: size, in: playground, error.diagnostics)
                result.isBroken = isForAuthor && playground.refuses(check.expression.source)
                return (result, false)
            }
        }
        return (CheckResult(check, .passed), false)
    }

    private static func noCondition(_ value: Value, _ check: Check) -> Diagnostic {
        let message = "a check is true or false, and this is `\(visibleName(value.shown))`"
        return Diagnostic(.error, "check-type", message, at: check.expression.span, help: "compare it: `EXPRESSION == VALUE`")
    }

    private func failed(_ check: Check, at size: WindowSize?, in playground: Playground, _ diagnostics: [Diagnostic] = []) -> CheckResult {
        let evidence = explainsFailures ? EvidenceFinder(playground: playground).evidence(for: check.expression.text) : nil
        return CheckResult(check, .failed, at: size, evidence: evidence, diagnostics: diagnostics)
    }
}

extension ExerciseGrader {
    /// The mistake whose very words a snippet has that doesn't run.
    private func knownMistake(of submission: Submission) -> Mistake? { exercise.shown.mistakes.first { isSame($0, as: submission) } }

    /// The mistake that a failing snippet makes: its very words, or a view that behaves as the mistake's does in every check.
    private func knownMistake(of submission: Submission, _ runs: AnswerRuns, _ instance: Exercise) -> Mistake? {
        if let same = knownMistake(of: submission) { return same }
        guard !mistakes.isEmpty, let shown = runs.behavior(in: instance.checks) else { return nil }
        return mistakes.first(in: instance, seed: runs.seed) { $0 == shown }
    }

    /// Whether two answers show and do the same wherever the exercise is checked, with every seed.
    func behaves(_ submission: Submission, as other: Submission) -> Bool {
        seeds(for: submission, from: 1).allSatisfy { seed in
            let instance = exercise.drawn(seed: seed)
            let seen = [submission, other].map { submission in
                AnswerRuns(submission.text(given: instance.given?.source), scope: scope, window: window, seed: seed)
                    .behavior(in: instance.checks, includingStates: true)
            }
            return seen[0] == seen[1]
        }
    }

    private func isSame(_ mistake: Mistake, as submission: Submission) -> Bool {
        Submission(mistake.code.source, to: exercise.shown).tokens == submission.tokens
    }
}
