import Progress
import Session
import Testing

/// Questions with several tries, of which the best counts.
struct BestTryTests {
    private let quiz = """
        ## Many {#many kind=multiple credit=each points=4 shuffle=off attempts=2}

        Which?

        - [x] a
        - [x] b
        - [ ] c
        - [ ] d

        > These.

        ## Own {#own kind=explain attempts=3}

        Why?

        - One.
        - Two.

        > Because.
        """

    private func said(_ replies: [String], in session: Session? = nil) -> String {
        let session = session ?? Session(course: course(quiz: quiz))
        return ([":quiz demo"] + replies).map { session.said($0) }.joined(separator: "\n")
    }

    @Test(arguments: [
        ([":skip"], "3 of 6 points"), (["I don't know"], "3 of 6 points"), (["a b"], "3 of 6 points"), (["a"], "3 of 6 points"), (["c d"], "3 of 6 points"),
    ])
    func theBestTryCounts(second: [String], score: String) {
        let said = said(["a"] + second + [":skip"])
        #expect(said.contains("3 of 4 points.") && said.contains("your best try counts"), "\(said)")
        #expect(said.contains(score), "\(said)")
    }

    @Test func alowerTrySaysWhatCounts() {
        #expect(said(["a", "a b"]).contains("[correct] Right.\nThese.\nYour best try counts: 3 of 4 points."))
        #expect(!said(["c d", "a b"]).contains("Your best try"))
        #expect(said(["c d", "a b", ":skip"]).contains("2 of 6 points"))
    }

    @Test func anExplanationIsMarkedOnce() {
        let said = said(["a b", "It just ends.", "1"])
        #expect(said.contains("1 of 2 points.") && said.contains("5 of 6 points") && !said.contains("Try again"), "\(said)")
    }

    @Test(arguments: [":skip", "a b", "c d"]) func aResumedQuizKeepsTheBestTry(reply: String) {
        let progress = ProgressStore.inMemory()
        _ = said(["a"], in: Session(course: course(quiz: quiz), progress: progress))
        let resumed = said([reply], in: Session(course: course(quiz: quiz), progress: progress))
        #expect(resumed.contains("2/2  Own"))
        #expect(said([":skip"], in: Session(course: course(quiz: quiz), progress: progress)).contains("3 of 6 points"))
    }
}
