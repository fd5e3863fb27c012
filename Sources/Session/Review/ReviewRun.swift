import Course
import Grading
import Playground
import Progress

/// A review on its way: what is due, one item after the other.
struct ReviewRun {
    /// An item as it is asked.
    enum Task {
        /// A quiz of that question alone.
        case question(QuizRun)
        /// The playground shows the run that is asked about.
        case prediction(Prediction, Lesson, Section, Playground)
        case exercise(OpenExercise)
    }

    /// Where the learner was before the review.
    let origin: Place
    /// The items that are still to come, the open one first.
    var items: ArraySlice<Item>
    let total: Int
    /// Whether answers leave the schedule as it is.
    let isCram: Bool
    /// The open item; nil at the end.
    var task: Task?
    private(set) var rightCount = 0
    private(set) var answeredCount = 0
    /// How often answers to the open exercise failed.
    var failedChecks = 0

    init(_ items: [Item], isCram: Bool, from origin: Place) {
        (self.items, total, self.isCram, self.origin) = (items[...], items.count, isCram, origin)
    }

    /// `2/7`.
    var place: String { "\(min(total - items.count + 1, total))/\(total)" }
    var context: Context { isCram ? .cram : .review }

    var question: QuestionInstance? { if case .question(let single) = task { single.current } else { nil } }
    /// What shows the run that is asked about.
    var shown: Playground? { if case .prediction(_, _, _, let shown) = task { shown } else { nil } }
    var isPracticing: Bool { if case .exercise = task { true } else { false } }

    mutating func close(isRight: Bool?) {
        items = items.dropFirst()
        (task, failedChecks) = (nil, 0)
        guard let isRight else { return }
        answeredCount += 1
        if isRight { rightCount += 1 }
    }
}
