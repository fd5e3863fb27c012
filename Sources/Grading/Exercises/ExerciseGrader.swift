import Course
import Diagnostics
import Playground

/// How a snippet fares at an exercise.
public struct ExerciseGrade {
    public let checks: [CheckResult]
    public let score: Double
    public let max: Double
    /// About the learner's text; empty where it ran.
    public let diagnostics: [Diagnostic]
    /// The known mistake that the snippet makes.
    public let mistake: Mistake?
    /// Whether a limit (fuel, time, memory) ended it before it could be judged; it then scores nothing.
    public let isLimited: Bool

    /// False where the text is empty, has errors, or stops before it shows anything: `diagnostics` say why.
    public let isRunnable: Bool

    public var passed: Bool { !isLimited && !checks.isEmpty && checks.allSatisfy { $0.outcome == .passed } }

    /// A sentence or more for the learner.
    public var feedback: String {
        if isLimited {
            let reasons = (diagnostics + checks.flatMap(\.diagnostics)).filter { $0.severity == .error }.map(\.message)
            return "the snippet was stopped before it could be checked" + (reasons.last.map { ": \($0)" } ?? "")
        }
        if passed { return "" }
        if let mistake { return mistake.says }
        if let error = diagnostics.first(where: { $0.severity == .error }) {
            let place = error.span.map { "\($0.start.line):\($0.start.column): " } ?? ""
            return "the snippet has errors: \(place)\(error.message)"
        }
        let failed = checks.filter { $0.outcome != .passed }
        return failed.map { check in check.size.map { "\(check.message) (not at \($0))" } ?? check.message }.joined(separator: "\n")
    }
}

/// Grades snippets against one exercise, each in a fresh copy of the scope that the exercise sees.
public struct ExerciseGrader {
    public let exercise: Exercise
    /// Whether failed checks tell what they wanted and found.
    public var explainsFailures = true
    /// The window of checks that name none.
    private let window: WindowSize?
    private let scope: Playground

    init(_ exercise: Exercise, window: WindowSize?, scope: Playground) {
        (self.exercise, self.scope) = (exercise, scope)
        if let sdk = exercise.sdk { scope.options.sdk = sdk.rules }
        self.window = exercise.window ?? window
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

    public func grade(_ code: SourceText, seed: UInt64 = 1) -> ExerciseGrade {
        let isBlank = code.text.allSatisfy(\.isWhitespace)
        let first = scope.fork(window: window, seed: seed)
        let entered = first.enter(code)
        let status = SnippetOutcome.Status(entered)
        guard status == .done, !isBlank else {
            return ExerciseGrade(
                checks: exercise.checks.map(CheckResult.notRun), score: 0, max: exercise.points, diagnostics: entered.diagnostics,
                mistake: status == .failed ? knownMistake(code, seed: seed) : nil,
                isLimited: status == .limited || status == .internalFault, isRunnable: false)
        }
        var isLimited = false
        let checks = exercise.checks.map { check in
            // Each further check would run into the limit again.
            guard !isLimited else { return CheckResult.notRun(check) }
            let result = run(check, on: code, seed: seed)
            isLimited = result.isLimited
            return result.check
        }
        let isPassed = checks.allSatisfy { $0.outcome == .passed }
        return ExerciseGrade(
            checks: checks, score: isLimited ? 0 : checks.reduce(0) { $0 + ($1.outcome == .passed ? $1.points : 0) }, max: exercise.points,
            diagnostics: [], mistake: isPassed || isLimited ? nil : knownMistake(code, seed: seed), isLimited: isLimited,
            isRunnable: true)
    }

    /// Makes a check in each of its windows, each time on a fresh run.
    private func run(_ check: Check, on code: SourceText, seed: UInt64) -> (check: CheckResult, isLimited: Bool) {
        for size in check.sizes.isEmpty ? [nil] : check.sizes.map(Optional.some) {
            let playground = scope.fork(window: size ?? window, seed: seed)
            playground.enter(code)
            for action in check.actions {
                let outcome = playground.perform(action.text)
                switch SnippetOutcome.Status(outcome) {
                case .done: break
                // There is nothing to do the action on: the learner's view lacks it.
                case .failed: return (CheckResult(check, .failed, at: size, diagnostics: outcome.diagnostics), false)
                case .limited, .internalFault: return (CheckResult(check, .notRun, at: size, diagnostics: outcome.diagnostics), true)
                }
            }
            do throws(Stopped) {
                guard try playground.value(of: check.expression).truth == true else { return (failed(check, at: size, in: playground), false) }
            } catch {
                if error.isLimit { return (CheckResult(check, .notRun, at: size, diagnostics: error.diagnostics), true) }
                return (failed(check, at: size, in: playground, error.diagnostics), false)
            }
        }
        return (CheckResult(check, .passed), false)
    }

    private func failed(_ check: Check, at size: WindowSize?, in playground: Playground, _ diagnostics: [Diagnostic] = []) -> CheckResult {
        let evidence = explainsFailures ? EvidenceFinder(playground: playground).evidence(for: check.expression.text) : nil
        return CheckResult(check, .failed, at: size, evidence: evidence, diagnostics: diagnostics)
    }

    /// The mistake that a failing snippet makes: its very words, or a view that behaves as the mistake's does in every check.
    private func knownMistake(_ code: SourceText, seed: UInt64) -> Mistake? {
        let tokens = swiftTokens(code.text)
        if let same = exercise.mistakes.first(where: { swiftTokens($0.code.text) == tokens }) { return same }
        guard !tokens.isEmpty, !exercise.mistakes.isEmpty, let shown = behaviour(of: code, seed: seed) else { return nil }
        return exercise.mistakes.first { behaviour(of: $0.code.source, seed: seed) == shown }
    }

    /// What there is to be seen in each check's window after its actions: frames, printed lines, and the bodies that ran. `nil` for a snippet that does not run.
    private func behaviour(of code: SourceText, seed: UInt64) -> [String]? {
        var seen: [String] = []
        for check in exercise.checks {
            for size in check.sizes.isEmpty ? [nil] : check.sizes.map(Optional.some) {
                let playground = scope.fork(window: size ?? window, seed: seed)
                guard SnippetOutcome.Status(playground.enter(code)) == .done else { return nil }
                let isDone = check.actions.allSatisfy { SnippetOutcome.Status(playground.perform($0.text)) == .done }
                let bodies = playground.report.steps.last?.bodyCounts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } ?? []
                seen += ["\(isDone)", playground.text(.layout) ?? "", playground.text(.output) ?? ""] + bodies
            }
        }
        return seen
    }
}
