import Course
import Diagnostics
import Grading
import Playground

/// An exercise on its way.
struct OpenExercise {
    let lesson: Lesson
    let section: Section
    /// With its variables, for grading.
    let original: Exercise
    /// As it is shown.
    let exercise: Exercise
    /// What was entered since it opened and runs.
    private(set) var attempt: [SourceText] = []
    /// Whether the last input was not complete or has errors, so that `:check` would grade an earlier one.
    var isLastInputUnusable = false
    var isSolved = false
    /// Whether the learner has read that it is still open.
    var isReminded = false

    init(_ exercise: Exercise, of lesson: Lesson, in section: Section) {
        (original, self.exercise, self.lesson, self.section) = (exercise, exercise.shown, lesson, section)
    }

    /// Whether an input is a part of the answer. Where code is given, one without declarations is only looked at.
    func isAnswered(by source: SourceText) -> Bool { exercise.given == nil || Playground.outline(of: source).items.contains(where: \.isDeclaration) }

    mutating func take(_ source: SourceText, continuesLast: Bool, isUsable: Bool) {
        isLastInputUnusable = !isUsable
        guard isUsable else { return }
        if continuesLast, !attempt.isEmpty { attempt.removeLast() }
        attempt.append(source)
    }

    /// Replaces all that was entered by one text.
    mutating func replaceAttempt(by source: SourceText) { (attempt, isLastInputUnusable) = ([source], false) }

    /// The learner's version: what was entered, merged into the starter.
    var version: SourceText {
        guard !attempt.isEmpty else { return SourceText(name: "the starter", text: exercise.starter?.trimmed().text ?? "") }
        return ExerciseGrader.merged(input: Playground.merged(attempt, named: "your version"), into: exercise.starter)
    }
}
