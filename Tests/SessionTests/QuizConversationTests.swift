import Course
import Diagnostics
import Progress
import Session
import Testing

/// What a quiz says besides its questions: shared code, failed checks, answers that aren't any, and its end.
struct QuizConversationTests {
    private let quiz = """
        ```swift setup
        struct Card<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { content.padding(4) }
        }
        ```

        ## Complete {#complete kind=complete}

        Let the blue view in the `Card` take twice the height.

        ```swift starter
        Card {
            Color.red.frame(height: 20)
            Color.blue.frame(___: 40)
        }
        ```

        ```swift solution
        Card {
            Color.red.frame(height: 20)
            Color.blue.frame(height: 40)
        }
        ```

        ```check
        find(Color.self)[1].frame.height == 40 | 1 | The blue view is 40 high.
        ```

        - [ ] size
          - There is no `size`.

        ## Put it in {#put kind=code}

        Put a text into a `Card`.

        ```swift starter
        Text("a")
        ```

        ```swift solution
        Card { Text("b") }
        ```

        ```check
        find(Text.self).map { $0.text ?? "" } == ["b"] | 1 | The text is b.
        find(Card.self).count == 1 | 1 | There is one card.
        ```
        """

    private func session(_ change: (inout Session.Options) -> Void = { _ in }, progress: any LearnerRecord = ProgressStore.inMemory()) -> Session {
        var options = Session.Options()
        change(&options)
        return Session(course: course(quiz: quiz), options: options, progress: progress)
    }

    @Test func codeThatQuestionsShareIsShownOnce() {
        let session = session()
        #expect(session.said(":quiz demo").contains("struct Card<Content: View>: View {"))
        let next = session.said("height")
        #expect(next.contains("Card is as shown before · :quiz shows it again") && !next.contains("struct Card"))
        let again = session.said(":quiz")
        #expect(again.contains("A quiz is open") && again.contains("struct Card<Content: View>: View {") && !again.contains("as shown before"))
    }

    @Test func aResumedQuizShowsSharedCodeAgain() {
        let progress = ProgressStore.inMemory()
        let first = session(progress: progress)
        for line in [":quiz demo", "height"] { _ = first.handle(line) }
        let said = session(progress: progress).said(":quiz")
        #expect(said.contains("Resumed: 1 of 2 answered.") && said.contains("struct Card<Content: View>: View {"))
    }

    @Test(arguments: ["depth", "height: 3, width", "()", "\"", "😀"]) func completedCodeThatDoesNotCompileIsNoAnswer(reply: String) {
        let session = session()
        _ = session.handle(":quiz demo")
        let said = session.said(reply)
        #expect(said.contains("error: ") && said.contains("the code doesn't run, so it isn't graded: reply again · :skip"), "\(said)")
        #expect(!said.contains(":edit") && session.prompt == "1/2> ")
        #expect(session.said("height").contains("[correct] Right."))
    }

    /// The author expected that answer, and says more than the compiler.
    @Test func anExpectedWrongAnswerIsGraded() {
        let session = session()
        _ = session.handle(":quiz demo")
        let said = session.said("size")
        #expect(said.contains("[incorrect] Not right.\nThere is no size.") && session.prompt == "2/2> ", "\(said)")
    }

    @Test func eachFailedCheckHasALine() {
        let session = session()
        for line in [":quiz demo", "height"] { _ = session.handle(line) }
        let lines = session.said("Text(\"c\")").split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("✗ The text is b: [b] wanted, [c] found (find(Text.self)") }, "\(lines)")
        #expect(lines.contains("✗ There is one card: 1 wanted, 0 found (find(Card.self).count)"), "\(lines)")
    }

    @Test func failedChecksHaveTheWordsOfTheLanguage() {
        let session = session { $0.language = .korean }
        for line in [":quiz demo", "height"] { _ = session.handle(line) }
        #expect(session.said("Text(\"c\")").contains("✗ There is one card: 기대한 값은 1, 실제 값은 0"))
    }

    @Test func aSessionForAQuizWaitsAtItsEnd() {
        let session = session { ($0.leavesAfterQuiz, $0.waitsAfterQuiz) = (true, true) }
        for line in [":quiz demo", "height"] { _ = session.handle(line) }
        let end = session.said("Text(\"c\")")
        #expect(end.contains(":redo asks the missed ones again") && end.hasSuffix("Enter leaves."), "\(end)")
        #expect(!session.isOver && session.said(":redo").contains("1/1  Put it in"))
        #expect(session.said("Card { Text(\"b\") }").contains("2 of 2 points (100%): passed."))
        // What was asked again doesn't change how the quiz went.
        #expect(session.quizResult?.score == 1 && session.quizResult?.questions.count == 2)
        #expect(session.said("") == "" && session.isOver)
    }

    @Test func aSessionForAQuizAloneEndsWithIt() {
        let session = session { $0.leavesAfterQuiz = true }
        for line in [":quiz demo", "height"] { _ = session.handle(line) }
        #expect(!session.said("Text(\"c\")").contains(":redo") && session.isOver)
    }

    @Test func withoutANameAQuizThatWasLeftGoesOn() {
        var both = course(quiz: quiz)
        var faults = Faults()
        let other = "---\nformat: 1\nid: other\ntitle: Other\n---\n## One {#one kind=numeric}\n\n1 + 1?\n\n= 2\n"
        if let other = Quiz.read(SourceText(name: "quizzes/other.md", text: other), faults: &faults) { both.add(other) }
        let session = Session(course: both)
        let list = session.said(":quiz")
        #expect(list.contains("demo") && list.contains("other") && list.hasSuffix("Type :quiz and a name: :quiz demo"), "\(list)")
        #expect(!list.contains("Lessons"))
        for line in [":quiz demo", "height", ":quit", ":quiz other", "2"] { _ = session.handle(line) }
        #expect(session.said(":quiz").contains("Resumed: 1 of 2 answered."))
    }

    @Test func whereThereIsNoQuizThatIsSaid() {
        #expect(Session(course: Course()).said(":quiz") == "There are no quizzes here · :lessons lists what there is")
    }

    /// What is asked again counts for no quiz.
    @Test func leavingWhatIsAskedAgainSaysWhatIsKept() {
        let session = session { $0.width = 200 }
        for line in [":quiz demo", ":skip", ":skip"] { _ = session.handle(line) }
        for _ in 1...2 {
            #expect(session.said(":redo").contains("Let the blue view"))
            let said = session.said(":quit")
            #expect(said == "You left the questions that were asked again; the quiz's score stays · :redo asks the missed ones again")
        }
        #expect(session.said(":retry").contains("Let the blue view"))
        #expect(session.said(":quit") == "The quiz is kept · :quiz demo resumes it")
    }

    private static let swift = """
        ## Fill {#fill kind=complete}

        Show a text.

        ```swift starter
        VStack {
            ___
        }
        ```

        ```swift solution
        VStack {
            HStack { Text("b") }
        }
        ```

        ```check
        find(Text.self).count == 1 | 1 | One text.
        ```

        ## Array {#array kind=short as=swift}

        Which array?

        = [1, 2]

        ## Brace {#brace kind=short as=swift}

        What opens a closure?

        = {
        """

    @Test func anAnswerInSwiftGoesOnInTheNextLine() {
        let session = Session(course: course(quiz: Self.swift))
        _ = session.handle(":quiz demo")
        #expect(session.said("HStack {") == "" && session.prompt == "... ")
        #expect(session.said("    Text(\"b\")") == "")
        #expect(session.said("}").contains("[correct] Right."))
        #expect(session.said("[1,") == "" && session.said("2") == "")
        #expect(session.said("]").contains("[correct] Right."))
        #expect(session.said("{").contains("[correct] Right."))
    }

    @Test func anAnswerThatHasBegunIsDroppedByACommand() {
        let session = Session(course: course(quiz: Self.swift))
        for line in [":quiz demo", "HStack {", ":skip"] { _ = session.handle(line) }
        #expect(session.prompt == "2/3> ")
        _ = session.handle("[1,")
        session.interrupt()
        #expect(session.said("[1, 2]").contains("[correct] Right."))
    }
}
