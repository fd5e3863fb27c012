import Foundation
import Testing

@testable import Progress

struct FSRSTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private let scheduler = FSRS()

    @Test func intervalsGrowAndRestart() throws {
        let ratings = [FSRS.Rating](repeating: .good, count: 6) + [.again, .again] + [FSRS.Rating](repeating: .good, count: 5)
        var memory: FSRS.Memory?
        var intervals: [Int] = []
        for rating in ratings {
            let time = memory?.due ?? start
            let next = scheduler.review(memory, rating: rating, at: time)
            intervals.append(Int(next.due.timeIntervalSince(time) / 86_400))
            memory = next
        }
        #expect(intervals == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
        let last = try #require(memory)
        #expect(abs(last.stability - 20.7704) < 0.0001 && abs(last.difficulty - 9.0558) < 0.0001)
    }

    @Test func memoryFollowsTheGaps() throws {
        let last = try #require(reviewed([1, 3, 3, 3, 3, 3], hours: [0, 0, 1, 3, 8, 21].map { $0 * 24 }))
        #expect(abs(last.stability - 53.626903) < 0.000001 && abs(last.difficulty - 6.357487) < 0.000001)
    }

    /// Expected values are those of the reference implementation, py-fsrs 6.3, without fuzz.
    @Test(arguments: [
        History(
            ratings: [3, 2, 4, 1, 1, 3, 3, 1, 3, 1, 1, 3, 3, 2], hours: [0, 50, 0, 500, 25, 0, 23, 1, 50, 23, 500, 0, 1, 2000],
            stability: 1.091686987, difficulty: 9.931576324, seconds: 86400),
        History(
            ratings: [1, 3, 3, 2, 3, 3, 2, 1, 3, 4, 1, 3, 3, 3], hours: [0, 2000, 0, 0, 5, 50, 500, 2000, 500, 5, 2000, 23, 1, 1],
            stability: 1.98202575, difficulty: 9.689029364, seconds: 172800),
        History(
            ratings: [3, 1, 2, 4, 3, 3, 3, 3, 2, 1, 3, 3, 4, 3], hours: [0, 2000, 100, 500, 25, 2000, 25, 23, 23, 2000, 500, 25, 100, 2000],
            stability: 40.39457547, difficulty: 9.210823815, seconds: 3456000),
        History(
            ratings: [1, 1, 3, 3, 3, 1, 3, 3, 4, 3, 3, 1, 3, 4], hours: [0, 500, 5, 5, 50, 1, 2000, 25, 25, 100, 100, 1, 100, 1],
            stability: 8.786744008, difficulty: 9.664419072, seconds: 777600),
        History(
            ratings: [1, 4, 4, 4, 3, 4, 1, 3, 3, 3, 2, 2, 3, 3], hours: [0, 24, 2000, 100, 50, 25, 100, 5, 1, 0, 24, 23, 50, 1],
            stability: 7.34734116, difficulty: 8.6228272, seconds: 604800),
        History(
            ratings: [2, 3, 3, 2, 3, 4, 3, 2, 1, 2, 4, 1, 3, 3], hours: [0, 50, 24, 50, 24, 50, 50, 5, 5, 23, 23, 100, 5, 24],
            stability: 2.135074492, difficulty: 9.659353911, seconds: 172800),
        History(
            ratings: [1, 2, 3, 3, 3, 4, 3, 3, 3, 3, 1, 4, 1, 1], hours: [0, 50, 25, 2000, 5, 500, 0, 500, 50, 50, 100, 50, 23, 23],
            stability: 0.7489694831, difficulty: 9.819988216, seconds: 600),
        History(
            ratings: [3, 2, 3, 1, 1, 2, 1, 3, 1, 3, 2, 3, 3, 1], hours: [0, 1, 2000, 1, 2000, 500, 25, 0, 23, 50, 24, 2000, 100, 1],
            stability: 2.196458229, difficulty: 9.952629977, seconds: 600),
        History(
            ratings: [3, 3, 3, 1, 1, 4, 3, 3, 2, 3, 4, 1, 3, 4], hours: [0, 100, 24, 5, 25, 24, 5, 0, 500, 5, 500, 500, 1, 24],
            stability: 3.536844149, difficulty: 9.454554472, seconds: 345600),
        History(
            ratings: [3, 3, 3, 3, 3, 4, 3, 2, 4, 2, 3, 4, 1, 3], hours: [0, 5, 23, 500, 25, 23, 23, 50, 23, 500, 25, 0, 24, 24],
            stability: 5.729505999, difficulty: 7.626813399, seconds: 518400),
        History(
            ratings: [2, 4, 3, 4, 3, 2, 2, 2, 2, 3, 1, 4, 4, 4], hours: [0, 2000, 100, 25, 1, 1, 100, 25, 100, 2000, 100, 25, 1, 1],
            stability: 12.93085461, difficulty: 8.539644346, seconds: 1123200),
        History(
            ratings: [3, 4, 3, 3, 1, 3, 4, 4, 2, 1, 3, 4, 3, 3], hours: [0, 23, 5, 25, 50, 50, 1, 5, 5, 5, 100, 5, 2000, 25],
            stability: 45.32607962, difficulty: 8.357931315, seconds: 3888000),
    ])
    func historiesMatchTheReference(_ history: History) throws {
        let last = try #require(reviewed(history.ratings, hours: history.hours))
        #expect(abs(last.stability / history.stability - 1) < 1e-8 && abs(last.difficulty / history.difficulty - 1) < 1e-8)
        #expect(last.due.timeIntervalSince(last.lastReview) == history.seconds)
    }

    struct History: Sendable {
        let ratings: [Int]
        /// Before each review.
        let hours: [Double]
        let stability: Double
        let difficulty: Double
        /// Until the item is due.
        let seconds: Double
    }

    @Test func theChanceOfRecallIsNinetyPercentAfterTheStability() {
        let memory = FSRS.Memory(phase: .review, step: 0, stability: 10, difficulty: 5, lastReview: start, due: start + 864_000)
        #expect(abs(scheduler.retrievability(memory, at: start + 10 * 86_400) - 0.9) < 1e-12)
        #expect(scheduler.retrievability(memory, at: start) == 1)
    }

    @Test func aReviewSomeHoursEarlyCountsAsOnTime() {
        let memory = FSRS.Memory(phase: .review, step: 0, stability: 1, difficulty: 5, lastReview: start, due: start + 86_400)
        let onTime = scheduler.review(memory, rating: .good, at: start + 86_400).stability
        #expect(FSRS(grace: 12 * 3600).review(memory, rating: .good, at: start + 13 * 3600).stability == onTime)
        #expect(FSRS(grace: 12 * 3600).review(memory, rating: .good, at: start + 11 * 3600).stability < onTime)
        #expect(scheduler.review(memory, rating: .good, at: start + 13 * 3600).stability < onTime)
    }

    @Test func intervalsAndMemoriesKeepTheirBounds() {
        var memory: FSRS.Memory?
        for _ in 0..<40 { memory = scheduler.review(memory, rating: .easy, at: memory?.due ?? start) }
        #expect(memory.map { $0.due.timeIntervalSince($0.lastReview) / 86_400 } == 36_500)
        #expect(memory?.difficulty == 1)
        for _ in 0..<200 { memory = scheduler.review(memory, rating: .again, at: (memory?.due ?? start)) }
        #expect(memory.map { $0.stability >= 0.001 && $0.difficulty <= 10 } == true)
    }

    private func reviewed(_ ratings: [Int], hours: [Double]) -> FSRS.Memory? {
        var (memory, time): (FSRS.Memory?, Date) = (nil, start)
        for (rating, hours) in zip(ratings, hours) {
            time += hours * 3600
            memory = FSRS.Rating(rawValue: rating).map { scheduler.review(memory, rating: $0, at: time) }
        }
        return memory
    }
}
