import Course
import Diagnostics
import Playground

/// The runs of one answer with one seed, each window and each list of actions once.
final class AnswerRuns {
    let text: AnswerText
    let seed: UInt64
    private let scope: Playground
    private let window: WindowSize?
    private var runs: [Key: Run] = [:]

    private struct Key: Hashable {
        let size: WindowSize?
        let actions: [String]
    }

    private struct Run {
        let playground: Playground
        let entered: Playground.Outcome
        /// The outcome of the input or action that didn't work.
        let stopping: Playground.Outcome?
    }

    /// - Parameter window: where a check names none.
    init(_ text: AnswerText, scope: Playground, window: WindowSize?, seed: UInt64) {
        (self.text, self.scope, self.window, self.seed) = (text, scope, window, seed)
    }

    /// How the text does where nothing is done on it.
    func first() -> Playground.Outcome { made(Key(size: window, actions: [])).entered }

    /// The view in a window after actions, and the outcome of the action that didn't work.
    func run(at size: WindowSize?, after actions: [Fragment]) -> (playground: Playground, stopping: Playground.Outcome?) {
        let run = made(Key(size: size ?? window, actions: actions.map(\.text)))
        return (run.playground, run.stopping)
    }

    private func made(_ key: Key) -> Run {
        if let known = runs[key] { return known }
        let playground = scope.fork(window: key.size, seed: seed)
        let entered = playground.enter(text.source)
        var stopping = SnippetOutcome.Status(entered) == .done ? nil : entered
        for action in key.actions where stopping == nil {
            let outcome = playground.perform(action)
            if SnippetOutcome.Status(outcome) != .done { stopping = outcome }
        }
        let run = Run(playground: playground, entered: entered, stopping: stopping)
        runs[key] = run
        return run
    }

    /// What there is to be seen in each check's window after its actions: frames, texts, printed lines, and the bodies that ran.
    /// `nil` for a snippet that doesn't run.
    ///
    /// - Parameter includingStates: whether the values of states count, too.
    func behavior(in checks: [Check], includingStates: Bool = false) -> [String]? {
        var seen: [String] = []
        for check in checks {
            for size in check.sizes.isEmpty ? [nil] : check.sizes.map(Optional.some) {
                let run = made(Key(size: size ?? window, actions: check.actions.map(\.text)))
                guard SnippetOutcome.Status(run.entered) == .done else { return nil }
                let playground = run.playground
                let bodies = playground.report.steps.last?.bodyCounts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } ?? []
                seen += ["\(run.stopping == nil)", playground.text(.layout) ?? "", playground.text(.output) ?? ""] + bodies
                seen += playground.report.steps.last?.nodes.compactMap(\.text) ?? []
                if includingStates { seen.append(playground.text(.state) ?? "") }
            }
        }
        return seen
    }
}
