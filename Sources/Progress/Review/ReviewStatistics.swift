import Foundation

/// How reviewing goes: the past 30 days, and what the next 30 will ask for.
public struct ReviewStatistics: Equatable, Sendable, Codable {
    public struct Day: Equatable, Sendable, Codable {
        /// `2026-01-31`, in the calendar's time zone.
        public let date: String
        public let count: Int
    }

    /// Of the learned items that were reviewed, the share that was not forgotten; nil without such reviews.
    public let retention: Double?
    /// Answers that changed the schedule; the last day is today.
    public let reviews: [Day]
    /// The first day is today and has what is overdue, too.
    public let forecast: [Day]
    /// Items of the course that were never answered.
    public let new: Int
    public let learning: Int
    public let review: Int
    public let relearning: Int

    static let days = 30
}
