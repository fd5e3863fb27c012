import Course
import Progress
import Session
import Testing

/// Quizzes that are left, resumed, repeated.
struct QuizResumingTests {
    private let quiz = """
        ## One {#one kind=numeric}

        How much is 1 + 1?

        = 2

        > Two.

        ## Two {#two kind=numeric}

        How much is 2 + 2?

        = 4

        > Four.

        ## Three {#three kind=numeric}

        How much is 3 + 3?

        = 6

        > Six.
        """

    private func session(_ progress: ProgressStore = .inMemory(), _ change: (inout Session.Options) -> Void = { _ in }) -> Session {
        var options = Session.Options()
        change(&options)
        return Session(course: course(quiz: quiz), options: options, progress: progress)
    }

    @Test func aQuizThatWasLeftIsResumed() {
        let progress = ProgressStore.inMemory()
        let first = session(progress)
        for line in [":quiz demo", "2", "5"] { _ = first.handle(line) }
        #expect(first.said(":quit").contains("The quiz is kept"))
        let second = session(progress)
        let said = second.said(":quiz demo")
        #expect(said.contains("Resumed: 2 of 3 answered.") && said.contains("3/3  Three"))
        #expect(second.said("6").contains("2 of 3 points (67%): not passed."))
        #expect(session(progress).said(":quiz demo").contains("1/3  One"))
    }

    @Test func aKilledSessionLosesNothing() {
        let progress = ProgressStore.inMemory()
        let first = session(progress)
        for line in [":quiz demo", "2"] { _ = first.handle(line) }
        #expect(session(progress).said(":quiz demo").contains("Resumed: 1 of 3 answered."))
    }

    @Test func anotherSeedBeginsAgain() {
        let progress = ProgressStore.inMemory()
        let first = session(progress)
        for line in [":quiz demo", "2"] { _ = first.handle(line) }
        let second = session(progress) { ($0.seed, $0.seedIsGiven) = (.number(7), true) }
        #expect(second.said(":quiz demo").contains("1/3  One"))
    }

    @Test func restartBeginsAgain() {
        let session = session()
        for line in [":quiz demo", "2"] { _ = session.handle(line) }
        let said = session.said(":restart")
        #expect(said.contains("The quiz begins again.") && said.contains("1/3  One"))
    }

    @Test func whatWasMissedIsAskedAgain() {
        let session = session()
        for line in [":quiz demo", "2", "5"] { _ = session.handle(line) }
        #expect(session.said("6").contains("Missed, with what to read again:\n  Two"))
        #expect(session.said(":redo").contains("1/1  Two"))
        #expect(session.said("4").contains("1 of 1 point (100%): passed."))
        #expect(session.said(":retry").contains("1/3  One"))
    }

    @Test func anAnswerThatCountsIsNotUndone() {
        let session = session()
        for line in [":quiz demo", "3"] { _ = session.handle(line) }
        #expect(session.said(":undo").hasPrefix("There is nothing to undo."))
        #expect(session.prompt == "2/3> ")
    }

    @Test func aTryThatFailedIsKeptThroughUndoAndResuming() {
        let quiz = "## One {#one kind=numeric points=2 attempts=2}\n\n1 + 1?\n\n= 2\n\n> Two.\n"
        let progress = ProgressStore.inMemory()
        let first = Session(course: course(quiz: quiz), progress: progress)
        _ = first.handle(":quiz demo")
        #expect(first.said("3").contains("Try again"))
        #expect(first.said(":undo").hasPrefix("There is nothing to undo"))
        let second = Session(course: course(quiz: quiz), progress: progress)
        #expect(second.said(":quiz demo").contains("1/1  One"))
        #expect(second.said("2").contains("1 of 2 points"))
    }

    @Test func whatIsNoAnswerIsAskedAgainAndChangesNothing() {
        let session = session()
        _ = session.handle(":quiz demo")
        for reply in ["banana", "", ":open nowhere", ":tree", ":nope", ":back", ":next"] { _ = session.handle(reply) }
        #expect(session.prompt == "1/3> ")
        #expect(session.said("2").contains("Right."))
    }

    @Test func viewsAreLookedAtInTheScratchScopeOnly() {
        let session = session()
        _ = session.handle(":quiz demo")
        #expect(session.said(":tree") == "A quiz shows no views · :play opens a scope to try things in")
        _ = session.handle(":play")
        #expect(session.said("Text(\"ab\")").contains("16x16"))
        #expect(session.said(":back").contains("1/3  One"))
        #expect(session.said("2").contains("Right."))
    }

    @Test func openingALessonKeepsTheQuiz() {
        let session = Session(course: course(lesson: "# Title\n\nProse.", quiz: quiz))
        for line in [":quiz demo", "2"] { _ = session.handle(line) }
        #expect(session.said(":open demo").contains("The quiz is kept · :quiz demo resumes it"))
        #expect(session.said(":quiz demo").contains("Resumed: 1 of 3 answered."))
    }
}
