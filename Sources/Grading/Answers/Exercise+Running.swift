import Course
import Diagnostics
import Playground

extension Exercise {
    /// An answer as it runs with the given code.
    ///
    /// - Parameter starter: what the answer may hold a part of; the exercise's own where it is left out.
    public func running(_ answer: SourceText, completing starter: SourceText? = nil) -> AnswerText {
        Submission(answer, completing: starter ?? self.starter?.source, given: given?.source)
            .text(given: given.map { SourceText(name: AnswerText.givenName, utf8: $0.source.utf8) })
    }

    /// Why an answer can't run with the given code: it declares again what the given code declares or uses.
    public func refusals(of answer: SourceText, in scope: Playground) -> [Diagnostic] {
        given == nil ? [] : Submission(answer, to: self).refusals(ReservedNames(self, scope: scope))
    }
}

extension QuestionInstance {
    /// The exercise of a question of kind `code`, as it is shown.
    public var exercise: Exercise? {
        guard case .exercise(let grader) = key else { return nil }
        return grader.exercise.shown
    }
}
