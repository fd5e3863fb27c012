import Course
import Foundation
import Testing

@testable import Progress

struct ReviewTests {
    private let clock = Clock()
    private let item = Item.prediction(lesson: "boxes", section: "counting", index: 0)
    private let other = Item.exercise(lesson: "boxes", section: "thirds")
    private let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    private var store: ProgressStore { ProgressStore.inMemory { [clock] in clock.now } }

    @Test func whatWasAnsweredIsAskedAgain() throws {
        let (course, store) = (course([try lesson()], [try quiz()]), store)
        func due(after seconds: TimeInterval) -> [Item] { store.due(in: course, on: clock.now + seconds, calendar: utc).map(\.item) }
        store.record(answer(item))
        store.record(answer(other, .incorrect))
        #expect(due(after: 0) == [])
        #expect(due(after: 61) == [other], "a forgotten item after a minute")
        #expect(due(after: 601) == [other, item])
        #expect(store.due(in: course, on: clock.now + 601, limit: 1, calendar: utc).map(\.item) == [other])
        #expect(store.dueCount(in: course, on: clock.now + 601, calendar: utc) == 2)

        clock.advance(600)
        store.record(answer(item, in: .review))
        let card = try #require(store.cards(in: course).first { $0.item == item })
        #expect(card.phase == .review && card.lastRating == .good && card.lapses == 0 && card.lastReview == clock.now)
        #expect(card.due == clock.now + 2 * 86_400)
    }

    @Test func aReviewIsDueAllDay() throws {
        let (course, store) = (course([try lesson()]), store)
        for _ in 0..<2 {
            store.record(answer(item))
            clock.advance(600)
        }
        let due = try #require(store.cards(in: course).first?.due)
        let morning = utc.startOfDay(for: due)
        #expect(store.due(in: course, on: morning, calendar: utc).count == 1 && store.dueCount(in: course, on: morning, calendar: utc) == 1)
        #expect(store.due(in: course, on: morning - 1, calendar: utc).isEmpty && store.dueCount(in: course, on: morning - 1, calendar: utc) == 0)
        var kiritimati = utc
        kiritimati.timeZone = try #require(TimeZone(secondsFromGMT: 14 * 3600))
        #expect(store.due(in: course, on: kiritimati.startOfDay(for: due), calendar: kiritimati).count == 1)
        #expect(store.due(in: course, on: kiritimati.startOfDay(for: due) - 1, calendar: kiritimati).isEmpty)
    }

    @Test func cramsSkipsAndUngradedRepliesScheduleNothing() throws {
        let (course, store) = (course([try lesson()], [try quiz()]), store)
        store.record(answer(item, in: .cram))
        store.record(.skipped(.question(quiz: "sums", question: "one"), context: .quiz(attempt: "a")))
        store.record(answer(.question(quiz: "sums", question: "two"), .notGraded))
        #expect(store.cards(in: course).isEmpty)
        store.record(answer(item, .partly))
        let card = store.cards(in: course)
        store.record(answer(item, .incorrect, in: .cram))
        #expect(store.cards(in: course) == card && card.map(\.lastRating) == [.hard])
    }

    @Test func onlyWhatTheCourseStillHasIsAsked() throws {
        let store = store
        for item in [item, other, .question(quiz: "sums", question: "one"), .prediction(lesson: "boxes", section: "counting", index: 4)] {
            store.record(answer(item))
        }
        let course = course([try lesson(sections: ["nesting"])], [try quiz()])
        #expect(store.cards(in: course).map(\.item) == [other, .question(quiz: "sums", question: "one")])
    }

    @Test func answersUnderOldAndNewNamesAreOneCard() throws {
        let (renamedStore, store) = (store, store)
        let old = Item.prediction(lesson: "crates", section: "numbers", index: 0)
        for (index, verdict) in [Verdict.correct, .correct, .correct, .incorrect, .correct, .correct].enumerated() {
            renamedStore.record(answer(index < 3 ? old : item, verdict))
            store.record(answer(item, verdict))
            clock.advance(days: Double(index))
        }
        for now in [
            try lesson("boxes", aliases: "[crates]", sections: ["counting aliases=numbers"]),
            try lesson("boxes", sections: ["counting aliases=crates#numbers"]),
        ] {
            let cards = renamedStore.cards(in: course([now]))
            #expect(cards == store.cards(in: course([try lesson()])))
            #expect(cards.count == 1 && cards.first?.lapses == 1)
        }
    }

    @Test func statisticsCountByDay() throws {
        let (course, store) = (course([try lesson()], [try quiz()]), store)
        for (verdict, days) in [(Verdict.correct, 0.01), (.correct, 2), (.correct, 11), (.incorrect, 0.01)] {
            store.record(answer(item, verdict))
            clock.advance(days: days)
        }
        store.record(answer(other))
        store.record(answer(.prediction(lesson: "gone", section: "counting", index: 0)))
        let statistics = store.statistics(in: course, on: clock.now, calendar: utc)
        #expect(statistics.retention == 0.5)
        #expect(statistics.reviews.count == 30 && statistics.forecast.count == 30)
        #expect(statistics.reviews.map(\.count).filter { $0 > 0 } == [2, 1, 2])
        #expect(statistics.forecast.map(\.count).filter { $0 > 0 } == [2])
        #expect(statistics.reviews.last?.date == statistics.forecast.first?.date)
        #expect(statistics.forecast.first == .init(date: clock.now.formatted(.iso8601.year().month().day()), count: 2))
        #expect(statistics.new == 3 && statistics.learning == 1 && statistics.review == 0 && statistics.relearning == 1)
        #expect(store.statistics(in: course, on: clock.now + 40 * 86_400, calendar: utc).retention == nil)
    }
}

struct MisconceptionRecordTests {
    private let one = Item.question(quiz: "sums", question: "one")
    private let two = Item.exercise(lesson: "boxes", section: "counting")

    private func answered(_ item: Item, _ verdict: Verdict) -> Event.Kind {
        .answered(item, reply: "x", verdict: verdict, score: verdict == .correct ? 1 : 0, max: 1, context: .lesson)
    }

    @Test func theyCountUntilTheItemIsPutRight() throws {
        let store = ProgressStore.inMemory()
        for item in [one, two, one] {
            store.record(answered(item, .incorrect))
            store.record(.showed(misconception: "m-index", item))
        }
        store.record(.showed(misconception: "m-box", two))
        #expect(store.misconceptions() == [.init(name: "m-index", count: 3), .init(name: "m-box", count: 1)])
        store.record(answered(one, .correct))
        #expect(store.misconceptions().map(\.count) == [1, 1])
        let copy = ProgressStore.inMemory()
        _ = try copy.importEvents(store.export())
        #expect(copy.misconceptions().count == 2)
    }
}
