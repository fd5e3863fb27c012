import Diagnostics
import Playground

/// Where a learner is: everything that an input may change, apart from the live view.
struct SessionState {
    var reading: LessonReading?
    /// The lesson's own snippets of what the live view's scope holds.
    var lessonScope: [Playground.Input] = []
    /// The question that is open.
    var pending: Pending?
    /// The exercise that `:check` grades.
    var exercise: OpenExercise?
    /// The last Swift input, which a line that begins with a dot continues.
    var lastInput: SourceText?
    /// The live view after its last step, where `:step` went back to an earlier one.
    var allSteps: Playground.Memory?
    /// Where `:back` leads from the scratch scope; nil outside of it.
    var outside: Place?
}

/// What a plain line replies to.
enum Pending {
    case predictions(PredictionRun)
    case quiz(QuizRun)
    case review(ReviewRun)
}

/// A state with the view that was live: what `:undo` goes back to.
struct Moment {
    let state: SessionState
    let view: Playground.Memory
}

/// A moment that a scope or a review inside of another holds.
final class Place {
    let moment: Moment
    init(_ moment: Moment) { self.moment = moment }
}
