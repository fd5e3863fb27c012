import Diagnostics
import Playground

extension Session {
    /// Where a learner is: everything that an input may change, apart from the live view.
    struct State {
        var reading: LessonReading?
        /// The question that is open.
        var pending: Pending?
        /// The exercise that `:check` grades.
        var exercise: OpenExercise?
        /// The last Swift input, which a line that begins with a dot continues.
        var lastInput: SourceText?
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
        let state: State
        let view: Playground.Memory
    }

    /// A moment that a scope inside of another holds.
    final class Place {
        let moment: Moment
        init(_ moment: Moment) { self.moment = moment }
    }

    var moment: Moment { Moment(state: state, view: playground.memory) }

    func restore(_ moment: Moment) {
        state = moment.state
        playground = Playground(moment.view)
    }
}

/// The moments that `:undo` and `:redo` go through.
struct History {
    private struct Entry {
        let moment: Session.Moment
        /// What was entered there.
        let input: String
    }

    /// So many inputs can be undone.
    private static let limit = 200

    private var past: [Entry] = []
    private var future: [Entry] = []

    mutating func remember(_ moment: Session.Moment, before input: String) {
        past.append(Entry(moment: moment, input: input))
        if past.count > Self.limit { past.removeFirst() }
        future = []
    }

    mutating func clear() { (past, future) = ([], []) }

    /// The moment before the last input, and that input.
    mutating func back(from now: Session.Moment) -> (moment: Session.Moment, input: String)? {
        guard let entry = past.popLast() else { return nil }
        future.append(Entry(moment: now, input: entry.input))
        return (entry.moment, entry.input)
    }

    /// The moment after the input that was undone last, and that input.
    mutating func forward(from now: Session.Moment) -> (moment: Session.Moment, input: String)? {
        guard let entry = future.popLast() else { return nil }
        past.append(Entry(moment: now, input: entry.input))
        return (entry.moment, entry.input)
    }
}
