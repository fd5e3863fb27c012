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
    /// Whether the text is the starter, comments and white space aside. It then scores nothing, no matter what it shows.
    public let isUnchanged: Bool

    public var passed: Bool { !isLimited && !isUnchanged && !checks.isEmpty && checks.allSatisfy { $0.outcome == .passed } }

    /// The points of the checks that passed; none where a condition failed.
    static func score(of checks: [CheckResult]) -> Double {
        guard checks.allSatisfy({ !$0.isCondition || $0.outcome == .passed }) else { return 0 }
        return checks.reduce(0) { $0 + ($1.outcome == .passed ? $1.points : 0) }
    }

    /// The checks that did not pass, in order.
    var failedChecks: [CheckResult] { checks.filter { $0.outcome != .passed } }

    /// A sentence or more for the learner.
    public var feedback: String {
        if isLimited {
            let reasons = (diagnostics + checks.flatMap(\.diagnostics)).filter { $0.severity == .error }.map(\.message)
            return "the snippet was stopped before it could be checked" + (reasons.last.map { ": \($0)" } ?? "")
        }
        if passed { return "" }
        if isUnchanged { return "this is the unchanged starter" }
        if let words = authorsWords { return words }
        if let error = diagnostics.first(where: { $0.severity == .error }) {
            if error.code == "empty-answer" { return error.message }
            guard let span = error.span, span.source.name != AnswerText.givenName else { return "the snippet has errors: \(error.message)" }
            return "the snippet has errors: \(span.start.line):\(span.start.column): \(error.message)"
        }
        return ""
    }

    /// What the author says of it: of the known mistake, else of the checks that failed. `nil` where there is nothing to say, or the snippet has errors.
    var authorsWords: String? {
        if passed || isLimited || isUnchanged { return nil }
        if let mistake { return mistake.says }
        let failed = failedChecks
        guard !failed.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        return failed.map { check in check.size.map { "\(check.message) (not at \($0))" } ?? check.message }.joined(separator: "\n")
    }
}
