import Course
import Foundation
import Testing

@testable import Progress

struct QuizProgressTests {
    private let clock = Clock()
    private var store: ProgressStore { ProgressStore.inMemory { [clock] in clock.now } }
    private func question(_ name: String, of quiz: String = "sums") -> Item { .question(quiz: quiz, question: name) }

    @Test func anAttemptIsResumedWithItsReplies() throws {
        let (quiz, store) = (try quiz(), store)
        #expect(store.progress(of: quiz) == QuizProgress())
        store.record(.beganQuiz(quiz: "sums", attempt: "first", seed: "77"))
        store.record(answer(question("two"), .incorrect, in: .quiz(attempt: "first"), reply: "b"))
        store.record(answer(question("two"), in: .quiz(attempt: "first"), reply: "a"))
        store.record(.skipped(question("one"), context: .quiz(attempt: "first")))
        store.record(answer(question("one"), in: .review, reply: "elsewhere"))
        let replies: [QuizProgress.Reply] = [
            .init(question: "two", reply: "b", isSkipped: false, verdict: .incorrect, score: 0),
            .init(question: "two", reply: "a", isSkipped: false, verdict: .correct, score: 1),
            .init(question: "one", reply: "", isSkipped: true, verdict: nil, score: nil),
        ]
        #expect(store.progress(of: quiz) == QuizProgress(open: .init(id: "first", seed: "77", replies: replies), lastSeen: clock.now))
        #expect(store.progress(of: quiz).mark == .begun)
    }

    @Test func theBestAttemptCounts() throws {
        let (quiz, store) = (try quiz(), store)
        for (attempt, score, passed) in [("a", 3.0, false), ("b", 8.0, true), ("c", 5.0, false)] {
            clock.advance(60)
            store.record(.beganQuiz(quiz: "sums", attempt: attempt, seed: "1"))
            store.record(.endedQuiz(quiz: "sums", attempt: attempt, score: score, max: 10, passed: passed))
        }
        let progress = store.progress(of: quiz)
        #expect(progress.best == .init(score: 8, max: 10, passed: true))
        #expect(progress.attempts == 3 && progress.open == nil && progress.mark == .done)
    }

    @Test func whatWasAbandonedIsNotResumed() throws {
        let (quiz, store) = (try quiz(), store)
        store.record(.beganQuiz(quiz: "sums", attempt: "a", seed: "1"))
        store.record(.abandonedQuiz(quiz: "sums", attempt: "a"))
        #expect(store.progress(of: quiz).open == nil)
        clock.advance(1)
        store.record(.beganQuiz(quiz: "sums", attempt: "b", seed: "2"))
        #expect(store.progress(of: quiz).open?.id == "b")
        #expect(store.progress(of: quiz).attempts == 0)
    }

    @Test func anAttemptOutlivesARename() throws {
        let store = store
        store.record(.beganQuiz(quiz: "totals", attempt: "a", seed: "5"))
        store.record(answer(question("first", of: "totals"), in: .quiz(attempt: "a")))
        clock.advance(1)
        let renamed = try quiz("sums", aliases: "[totals]", questions: ["one aliases=first", "two"])
        store.record(answer(question("two"), .partly, in: .quiz(attempt: "a")))
        let open = store.progress(of: renamed).open
        #expect(open?.seed == "5" && open?.replies.map(\.question) == ["one", "two"])
        store.record(.endedQuiz(quiz: "sums", attempt: "a", score: 2, max: 2, passed: true))
        #expect(store.progress(of: renamed).open == nil)
        #expect(store.progress(of: renamed).attempts == 1)
    }
}
