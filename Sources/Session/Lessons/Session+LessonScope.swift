import Course
import Grading
import Playground

/// What a lesson's snippets see: the lesson's own snippets before them, and what the learner declared beside those.
extension Session {
    /// Enters a lesson's snippet and does what it says is done on its view. The learner's declarations stay where they don't concern the lesson's.
    func enter(_ snippet: Snippet) -> Reaction {
        let own = state.lessonScope
        let names = own.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        let others = playground.scope.filter { input in !own.contains { $0.isSame(as: input) } }
        let kept = snippet.fails ? [] : others.filter { $0.declaredNames.isDisjoint(with: names) }
        playground.scope = own + kept
        var outcome = run(snippet)
        if outcome.status == .failed, !kept.isEmpty {
            playground.scope = own
            outcome = run(snippet)
        }
        if let last = playground.scope.last, playground.scope.count > own.count, last.sources.first === snippet.code.source { state.lessonScope = own + [last] }
        return Reaction(outcome)
    }

    private func run(_ snippet: Snippet) -> SnippetOutcome { snippet.run(in: playground, window: state.reading?.lesson.window) }

    /// Closes the exercise, whose starter and answers the lesson's later snippets don't see.
    func leaveExercise() {
        if state.exercise != nil { playground.scope = state.lessonScope }
        state.exercise = nil
    }
}
