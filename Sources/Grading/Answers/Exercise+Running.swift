import Course
import Diagnostics
import Playground

extension Exercise {
    /// The starter as a separate text, whose first line is line 1.
    public var starterText: SourceText? { starter.map { SourceText(name: AnswerText.starterName, text: $0.trimmed().text) } }

    /// An answer as it runs with the given code.
    ///
    /// - Parameter starter: what the answer may hold a part of; the exercise's own where it is left out.
    public func running(_ answer: SourceText, completing starter: SourceText? = nil) -> AnswerText {
        Submission(answer, completing: starter ?? starterText, given: given?.source)
            .text(given: given.map { SourceText(name: AnswerText.givenName, utf8: $0.source.utf8) })
    }

    /// Why an answer can't run with the given code: it declares again what the given code declares or uses.
    public func refusals(of answer: SourceText, in scope: Playground) -> [Diagnostic] {
        given == nil ? [] : Submission(answer, to: self).refusals(ReservedNames(self, scope: scope))
    }
}

extension QuestionInstance {
    /// What a learner's code is checked by.
    var grader: ExerciseGrader? {
        switch key {
        case .exercise(let grader): grader
        case .kind(let key): key.grader
        case .choices, .value, .texts, .order, .pairs, .rubric: nil
        }
    }

    /// The exercise of a question that code answers, as it is shown.
    public var exercise: Exercise? { grader?.exercise.shown }

    /// The place, among the question's snippets, of the code whose lines are asked for by number.
    public var numberedSnippet: Int? { if case .kind(let key as LinesKey) = key { key.snippet } else { nil } }
}
