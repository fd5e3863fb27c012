import Course
import Foundation
import GRDB

extension ProgressStore {
    /// How reviewing the course's items goes, as of `date`.
    public func statistics(in course: CourseOutline, on date: Date, calendar: Calendar = .current) -> ReviewStatistics {
        let cards = cards(in: course)
        let count = ReviewStatistics.days
        let past = DayCounter(first: 1 - count, count: count, around: date, calendar: calendar)
        let next = DayCounter(first: 0, count: count, around: date, calendar: calendar)
        let reviews = reviews(of: course, since: past.start, until: past.end)
        let learned = reviews.filter { $0.phase == .review }
        func number(_ phase: FSRS.Phase) -> Int { cards.count { $0.phase == phase } }
        return ReviewStatistics(
            retention: learned.isEmpty ? nil : Double(learned.count { $0.rating != .again }) / Double(learned.count),
            reviews: past.counts(of: reviews.map(\.time)),
            forecast: next.counts(of: cards.map { max($0.due, next.start) }),
            new: course.itemCount - cards.count, learning: number(.learning), review: number(.review), relearning: number(.relearning))
    }

    private struct Review {
        let time: Date
        let rating: FSRS.Rating
        /// Before the review; nil for the first.
        let phase: FSRS.Phase?
    }

    private func reviews(of course: CourseOutline, since start: Date, until end: Date) -> [Review] {
        read([]) { db in
            var index = CourseIndex(course)
            let statement = try db.cachedStatement(sql: "SELECT time, item, rating, phase FROM review WHERE time >= ? AND time < ?")
            var isCurrent: [String: Bool] = [:]
            let rows = try Row.fetchCursor(statement, arguments: [start.milliseconds, end.milliseconds])
            var reviews: [Review] = []
            while let row = try rows.next() {
                let name: String = try row.value(at: 1)
                let exists = isCurrent[name] ?? (Item(name).flatMap { index.current($0) } != nil)
                isCurrent[name] = exists
                guard exists, let rating = FSRS.Rating(rawValue: try row.value(at: 2)) else { continue }
                let phase: String? = try row.optional(at: 3)
                reviews.append(Review(time: Date(milliseconds: try row.value(at: 0)), rating: rating, phase: phase.flatMap(FSRS.Phase.init)))
            }
            return reviews
        }
    }
}

/// Counts moments by day.
private struct DayCounter {
    /// The first moment of each day, and of the one after the last.
    private let bounds: [Date]
    private let names: [String]

    init(first: Int, count: Int, around date: Date, calendar: Calendar) {
        bounds = (first...(first + count)).map { calendar.startOfDay(days: $0, after: date) }
        let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
        names = bounds.dropLast().map { $0.formatted(style) }
    }

    var start: Date { bounds[0] }
    var end: Date { bounds[bounds.count - 1] }

    func counts(of times: [Date]) -> [ReviewStatistics.Day] {
        let seconds = bounds.map(\.timeIntervalSince1970)
        var counts = [Int](repeating: 0, count: names.count)
        for time in times {
            let after = seconds.partitioningIndex { $0 > time.timeIntervalSince1970 }
            if (1...counts.count).contains(after) { counts[after - 1] += 1 }
        }
        return zip(names, counts).map { ReviewStatistics.Day(date: $0, count: $1) }
    }
}

extension [Double] {
    /// The first index whose element fulfills the condition, which holds for all after it.
    fileprivate func partitioningIndex(where isAfter: (Double) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
