import Course
import Foundation
import Progress
import Session
import Synchronization
import Testing

/// What was answered comes back.
struct ReviewTests {
    private let lesson = """
        ## First {#first}

        ```swift run
        Text("a")
        ```

        ```predict
        ask: How wide?
        answer: find(Text.self)[0].frame.width
        ```

        ## Do it {#do .exercise}

        Make it wider.

        ```swift starter
        Text("a")
        ```

        ```check
        find(Text.self)[0].frame.width == 24 | 1 | It is 24 wide.
        ```

        ```swift solution
        Text("abc")
        ```
        """
    private let quiz = """
        ## One {#one kind=numeric}

        How much is 1 + 1?

        = 2

        > Two.
        """

    /// A clock that tests set.
    private final class Clock: Sendable {
        private let days = Mutex(0)
        func pass(_ count: Int) { days.withLock { $0 += count } }
        var now: Date { Date(timeIntervalSince1970: 1_800_000_000 + 86_400 * Double(days.withLock { $0 })) }
    }

    private func session(_ clock: Clock, _ progress: ProgressStore) -> Session {
        var options = Session.Options()
        options.now = { clock.now }
        return Session(course: course(lesson: lesson, quiz: quiz), options: options, progress: progress)
    }

    @Test func predictionsQuestionsAndExercisesComeBack() {
        let clock = Clock()
        let progress = ProgressStore.inMemory(now: { clock.now })
        let first = session(clock, progress)
        #expect(first.said(":review").hasPrefix("Nothing is due"))
        for line in [":open demo", "8", "", "Text(\"abc\")", ":check", ":quiz demo", "3"] { _ = first.handle(line) }
        clock.pass(40)
        let second = session(clock, progress)
        #expect(second.greeting().map(text).joined().contains("3 reviews are due"))
        var said = second.said(":review")
        var seen: Set<String> = []
        for _ in 0..<3 {
            if said.contains("How wide?") {
                seen.insert("prediction")
                #expect(second.said(":layout").contains("Reply first"))
                said = second.said("8")
            } else if said.contains("How much is") {
                seen.insert("question")
                said = second.said("2")
            } else if said.contains("Make it wider.") {
                seen.insert("exercise")
                #expect(second.said(":check").contains("Enter your version first"))
                #expect(second.said("Text(\"abcd\")").contains("32x16"))
                #expect(second.said(":check").contains("✗ It is 24 wide: 24 wanted, 32 found"))
                _ = second.said("Text(\"abc\")")
                said = second.said(":check")
            }
        }
        #expect(seen == ["prediction", "question", "exercise"])
        #expect(said.contains("The review is done: 2 of 3 right."))
        #expect(second.said(":review").hasPrefix("Nothing is due") || second.said(":review").contains("1/"))
    }

    @Test func aReviewReturnsToWhereTheLearnerWas() {
        let clock = Clock()
        let progress = ProgressStore.inMemory(now: { clock.now })
        let session = session(clock, progress)
        for line in [":open demo", "8"] { _ = session.handle(line) }
        clock.pass(10)
        #expect(session.said(":review").contains("How wide?"))
        #expect(session.said(":next").contains("A question is open"))
        #expect(session.said("8").contains("The review is done"))
        #expect(session.prompt == "demo> ")
        #expect(session.said(":layout").contains("8x16"))
    }

    @Test func crammingLeavesTheScheduleAlone() {
        let clock = Clock()
        let progress = ProgressStore.inMemory(now: { clock.now })
        let session = session(clock, progress)
        for line in [":open demo", "8"] { _ = session.handle(line) }
        let before = progress.cards(in: course(lesson: lesson))
        #expect(session.said(":review cram").contains("How wide?"))
        _ = session.said("9")
        #expect(progress.cards(in: course(lesson: lesson)) == before)
    }

    @Test func statisticsAreShown() {
        let clock = Clock()
        let said = session(clock, .inMemory(now: { clock.now })).said(":review stats")
        #expect(said.contains("Memory") && said.contains("3 never answered"))
    }

    @Test func aViewIsShownWithWhatItIsMadeOf() {
        let lesson = """
            ## First {#first}

            ```swift setup
            struct Unused: View { var body: some View { Text("unused") } }
            struct Part: View { var body: some View { Text(mark) } }
            let mark = "old"
            extension Text { func plain() -> Text { self } }
            extension Text { func loud() -> Text { bold() } }
            ```

            ```swift run
            let mark = "new"
            Part()
            ```

            ```swift run
            struct Whole: View { var body: some View { Part() } }
            Text("a").loud()
            ```

            ```swift run
            HStack { Whole(); Text("a").loud() }
            ```

            ```predict
            ask: How wide?
            answer: find(Text.self)[0].frame.width
            ```
            """
        let clock = Clock()
        var options = Session.Options()
        options.now = { clock.now }
        let session = Session(course: course(lesson: lesson), options: options, progress: ProgressStore.inMemory(now: { clock.now }))
        for line in [":open demo", "", "", "", "24"] { _ = session.handle(line) }
        clock.pass(10)
        let said = session.said(":review")
        let parts = ["struct Part", "loud()", "let mark = \"new\"", "struct Whole", "HStack {", "How wide?"]
        let places = parts.map { said.range(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(said)")
        #expect(!said.contains("Unused") && !said.contains("\"old\"") && !said.contains("plain()"))
        _ = session.said(":play")
        #expect(session.said("Whole()").contains("Text \"new\""))
    }
}
