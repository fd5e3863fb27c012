import Foundation
import GRDB

/// An item's schedule, as the table `item` has it.
struct StoredMemory: Equatable, Sendable {
    var memory: FSRS.Memory
    var rating: FSRS.Rating
    /// How often the item was forgotten after it was learned.
    var lapses: Int

    private static let scheduler = FSRS(grace: 12 * 3600)
    static let columns = "phase, step, stability, difficulty, reviewed, due, rating, lapses"

    /// The schedule after an answer; `before` is nil for the first.
    init(_ before: StoredMemory?, rating: FSRS.Rating, at time: Date) {
        var memory = Self.scheduler.review(before?.memory, rating: rating, at: time)
        // Times are whole milliseconds in the table.
        memory.due = Date(milliseconds: memory.due.milliseconds)
        self.memory = memory
        self.rating = rating
        lapses = (before?.lapses ?? 0) + (before?.memory.phase == .review && rating == .again ? 1 : 0)
    }

    /// Reads the columns from an index on; nil for an item that isn't scheduled.
    init?(_ row: Row, from first: Int = 0) throws {
        guard let name: String = try row.optional(at: first) else { return nil }
        guard let phase = FSRS.Phase(rawValue: name), let rating = FSRS.Rating(rawValue: try row.value(at: first + 6)) else { throw UnreadableRow() }
        let (step, lapses): (Int, Int) = (try row.value(at: first + 1), try row.value(at: first + 7))
        guard (0...9).contains(step), (0...Event.countLimit).contains(lapses) else { throw UnreadableRow() }
        memory = FSRS.Memory(
            phase: phase, step: step, stability: try row.value(at: first + 2), difficulty: try row.value(at: first + 3),
            lastReview: Date(milliseconds: try row.value(at: first + 4)), due: Date(milliseconds: try row.value(at: first + 5)))
        (self.rating, self.lapses) = (rating, lapses)
    }

    /// In the order of `columns`.
    var values: StatementArguments {
        [
            memory.phase.rawValue, memory.step, memory.stability, memory.difficulty, memory.lastReview.milliseconds, memory.due.milliseconds, rating.rawValue,
            lapses,
        ]
    }
}
