import Foundation

/// An item's place in the schedule of reviews.
public struct Card: Equatable, Codable, Sendable {
    public let item: Item
    public let due: Date
    /// Days after which the item is recalled with a chance of 90%.
    public let stability: Double
    /// From 1 to 10.
    public let difficulty: Double
    public let phase: FSRS.Phase
    public let lastReview: Date
    public let lastRating: FSRS.Rating
    /// How often the item was forgotten after it was learned.
    public let lapses: Int

    init(_ item: Item, _ stored: StoredMemory) {
        (self.item, due, stability, difficulty) = (item, stored.memory.due, stored.memory.stability, stored.memory.difficulty)
        (phase, lastReview, lastRating, lapses) = (stored.memory.phase, stored.memory.lastReview, stored.rating, stored.lapses)
    }

    /// Whether to ask on the day of `date`: a review is due all day, a step of learning at its minute.
    func isDue(on date: Date, endOfDay: Date) -> Bool { phase == .review ? due < endOfDay : due <= date }
}

extension Calendar {
    /// The first moment of the next day.
    func endOfDay(_ date: Date) -> Date { startOfDay(days: 1, after: date) }

    /// The first moment of a day, counted from the day of `date`.
    func startOfDay(days: Int, after date: Date) -> Date {
        let start = startOfDay(for: date)
        return self.date(byAdding: .day, value: days, to: start).map(startOfDay) ?? start.addingTimeInterval(Double(days) * 86_400)
    }
}
