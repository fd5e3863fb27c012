import Course
import Playground

/// How the known mistakes of an exercise behave in its checks; each runs once for each text of the exercise and each seed, however many answers are compared with it.
final class MistakeBehaviors {
    private let mistakes: [(mistake: Mistake, submission: Submission)]
    private let window: WindowSize?
    private let scope: Playground
    private var known: [Key: [String]?] = [:]

    private struct Key: Hashable {
        let index: Int
        let seed: UInt64
        let given: String
        let checks: [String]
    }

    /// - Parameter exercise: as it is shown.
    init(of exercise: Exercise, window: WindowSize?, scope: Playground) {
        (self.window, self.scope) = (window, scope)
        mistakes = exercise.mistakes.map { ($0, Submission($0.code.source, to: exercise)) }
    }

    var isEmpty: Bool { mistakes.isEmpty }

    /// The first mistake whose behavior, nil for one that doesn't run, fits.
    ///
    /// - Parameter instance: the exercise as it was drawn for the answer that is looked at.
    func first(in instance: Exercise, seed: UInt64, where fits: ([String]?) -> Bool) -> Mistake? {
        let checks = instance.checks.flatMap { [$0.expression.text] + $0.actions.map(\.text) }
        for (index, item) in mistakes.enumerated() {
            let key = Key(index: index, seed: seed, given: instance.given?.text ?? "", checks: checks)
            let behavior = known[key] ?? run(item.submission, instance, seed)
            known[key] = .some(behavior)
            if fits(behavior) { return item.mistake }
        }
        return nil
    }

    private func run(_ submission: Submission, _ instance: Exercise, _ seed: UInt64) -> [String]? {
        AnswerRuns(submission.text(given: instance.given?.source), scope: scope, window: window, seed: seed).behavior(in: instance.checks)
    }
}
