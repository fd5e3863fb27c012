import Course
import Diagnostics
import Foundation

/// What an attempt is worth.
public struct Grade: Equatable, Sendable {
    public enum Verdict: String, Codable, Sendable {
        case correct, partly, incorrect
        /// Marked by people (without a score), or stopped by a limit (with a score of 0).
        case notGraded
        /// What was handed in isn't an answer to the question: not an attempt.
        case unreadable
    }
    public private(set) var verdict: Verdict
    /// Nil while nobody has marked it.
    public private(set) var score: Double?
    public let max: Double
    /// What to say to the learner, in lines, code in its style; never the key.
    public private(set) var words: [StyledText]
    /// Whether the learner replied that they don't know.
    public private(set) var isUnknown = false
    /// What the words say besides the author's own.
    public private(set) var finding: Finding?
    /// What the author says of the answer.
    public internal(set) var notes: [StyledText] = []
    /// The ids of what whoever gave the answer probably thinks, each once.
    public internal(set) var misconceptions: [String] = []
    /// Of a question that is answered by a snippet.
    public let checks: [CheckResult]
    /// Whether the words say which checks did not pass, a line each.
    public internal(set) var saysChecks = false
    public var failedChecks: [CheckResult] { checks.filter { $0.outcome != .passed } }
    /// About the answer's snippet: why it doesn't run, in its own text.
    public private(set) var diagnostics: [Diagnostic]

    /// The words as plain text.
    public var feedback: String { words.map(\.text).joined(separator: "\n") }

    /// False for a snippet that has errors or traps, which may be asked for again.
    public var isRunnable: Bool { !diagnostics.contains { $0.severity == .error } || isStopped }

    /// Whether a limit stopped the answer's snippet: it scores 0 and counts in the maximum.
    public var isStopped: Bool { verdict == .notGraded && score != nil }

    public var correct: Bool? {
        switch verdict {
        case .correct: true
        case .partly, .incorrect: false
        case .notGraded, .unreadable: nil
        }
    }

    public init(_ verdict: Verdict, score: Double?, max: Double, feedback: String = "", checks: [CheckResult] = [], diagnostics: [Diagnostic] = []) {
        let words = feedback.isEmpty ? [] : feedback.components(separatedBy: "\n").map { StyledText($0) }
        self.init(verdict, score: score, max: max, words: words, checks: checks, diagnostics: diagnostics)
    }

    init(_ verdict: Verdict, score: Double?, max: Double, words: [StyledText], checks: [CheckResult] = [], diagnostics: [Diagnostic] = []) {
        (self.verdict, self.score, self.max, self.words, self.checks, self.diagnostics) = (verdict, score, max, words, checks, diagnostics)
    }

    /// A share of the points, and what there is to say of it.
    init(share: Double, of max: Double, finding: Finding?, notes: [StyledText] = []) {
        let plain = Grade(share: share, of: max)
        var words = (finding.map { [StyledText($0.sentence)] } ?? []) + notes
        if plain.verdict == .partly, finding?.isAboutParts ?? true {
            words = [StyledText(words.isEmpty ? "partly right" : "partly right: ") + (words.first ?? StyledText())] + words.dropFirst()
        }
        self.init(plain.verdict, score: plain.score, max: max, words: words)
        (self.finding, self.notes) = (finding, notes)
    }

    /// A share of the points, from 0 to 1.
    init(share: Double, of max: Double, feedback: String = "", checks: [CheckResult] = [], diagnostics: [Diagnostic] = []) {
        let share = min(1, Swift.max(0, share))
        self.init(
            share == 1 ? .correct : share > 0 ? .partly : .incorrect, score: share * max, max: max, feedback: feedback, checks: checks, diagnostics: diagnostics
        )
    }

    /// The same points and words under another verdict.
    func with(_ verdict: Verdict) -> Grade {
        var grade = self
        grade.verdict = verdict
        return grade
    }

    /// The grade with the misconceptions that known wrong answers come from.
    func naming(_ known: [ShownChoice]) -> Grade {
        var grade = self
        grade.misconceptions = verdict == .correct ? [] : known.compactMap(\.misconception).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return grade
    }

    /// The grade where errors make an answer wrong and not unreadable.
    var withoutDiagnostics: Grade {
        var grade = self
        grade.diagnostics = []
        return grade
    }

    /// The grade with what the author says of the answer as its words.
    func noting(_ notes: [StyledText]) -> Grade {
        var grade = self
        (grade.words, grade.notes, grade.saysChecks) = (notes, notes, false)
        return grade
    }

    /// The same grade in other words.
    public func saying(_ words: [StyledText]) -> Grade {
        var grade = self
        grade.words = words
        return grade
    }

    /// The grade of a reply that the learner doesn't know.
    ///
    /// - Parameter max: the points of the question.
    public static func unknown(of max: Double) -> Grade {
        var grade = Grade(.incorrect, score: 0, max: max)
        grade.isUnknown = true
        return grade
    }

    /// The grade in a file of answers that leaves the question out, or replies `?` to it: what people mark stays ungraded, so that every file is graded out of the
    /// same points.
    func leftOut(of question: Question) -> Grade {
        guard question.kind.isOwnWords else { return self }
        var grade = self
        (grade.verdict, grade.score) = (.notGraded, nil)
        return grade
    }

    /// The grade of a question that nobody answered.
    public static func notAnswered(_ question: Question) -> Grade { Grade(share: 0, of: question.points, finding: .notAnswered) }

    /// The grade of an answer of another kind than the question's.
    static func mismatched(_ instance: QuestionInstance) -> Grade {
        Grade(.unreadable, score: 0, max: instance.question.points, feedback: "this doesn't answer the question")
    }

    /// The grade of the last of several tries, of which the best counts.
    ///
    /// - Parameter best: the best of the tries before.
    public func counting(_ best: Grade?) -> Grade {
        guard let best, let earned = best.score, earned > score ?? 0 else { return self }
        var grade = self
        grade.score = earned
        if verdict != .correct { grade.verdict = best.verdict }
        return grade
    }

    /// The grade of a further try: each try is worth half of the one before.
    ///
    /// - Parameter attempt: 1 for the first try, which is worth all points.
    public func reduced(forAttempt attempt: Int) -> Grade {
        guard attempt > 1, let score else { return self }
        var grade = self
        grade.score = score * pow(0.5, Double(attempt - 1))
        return grade
    }
}
