import Course
import Diagnostics
import Progress
import Session
import Testing

/// Lessons without snippets: what is said does not hang on the engine.
struct LessonTests {
    private let lesson = """
        # Demo

        Welcome.

        ## First {#first}

        Some *prose*.

        ## Second {#second}

        - more
        """

    @Test func enterAndBackGoThroughSections() {
        expectTranscript(
            """
            workbook> :open demo
            Demo

            Welcome.

            demo 1/3 · Enter: next · :help
            demo> :back
            This is the beginning of the lesson.
            demo>
            First

            Some prose.

            demo 2/3 · Enter: next · :help
            demo> :n
            Second

            • more

            demo 3/3 · Enter: summary · :help
            demo>
            This is the end of “Demo”.

            Its quiz · :quiz demo
            demo> :back
            First

            Some prose.

            demo 2/3 · Enter: next · :help
            demo> :run
            No snippet of a lesson is open · :next goes on
            demo> :hint
            No exercise is open · :next goes on to one
            """, of: course(lesson: lesson, quiz: "## Q {#q kind=rubric}\n\nWhy?\n\n- A reason.\n\n> Because."))
    }

    @Test func longLinesOfCodeGoOnBelow() {
        let lesson = """
            # Demo

            ```swift setup
            struct Mark: View {
                var body: some View { Color.red.accessibilityIdentifier("mark").frame(width: 200, height: 20) }
            }
            ```
            """
        let lines = Session(course: course(lesson: lesson)).said(":open demo").split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains("            .frame(width: 200, height: 20) }"))
    }

    @Test func aSectionIsOpenedByItsNameAndAWrongNameChangesNothing() {
        expectTranscript(
            """
            workbook> :open demo#second
            Second

            • more

            demo 3/3 · Enter: summary · :help
            demo> :open demo#secnd
            error: there is no section called `secnd`
            help: did you mean `second`?
            demo> :back
            First

            Some prose.

            demo 2/3 · Enter: next · :help
            """, of: course(lesson: lesson))
    }

    @Test func lessonsAreListedWithProgress() {
        expectTranscript(
            """
            workbook> :lessons
            Lessons (:open NAME)
              ○ demo  Demo  0/3 sections
            workbook> :open demo#second
            Second

            • more

            demo 3/3 · Enter: summary · :help
            demo> :lessons
            Lessons (:open NAME)
              ✓ demo  Demo  1/3 sections
            """, of: course(lesson: lesson))
    }

    @Test func aLessonResumesWhereItWasLeft() {
        let progress = ProgressStore.inMemory()
        let first = Session(course: course(lesson: lesson), progress: progress)
        for line in [":open demo", "", ":quit"] { _ = first.handle(line) }
        var options = Session.Options()
        options.offersResume = true
        let second = Session(course: course(lesson: lesson), options: options, progress: progress)
        #expect(second.greeting().map(text).joined().contains("You left off at demo 2/3 · Enter resumes"))
        #expect(second.said("").hasPrefix("Resumed at “First”."))
        #expect(second.said(":back").hasPrefix("Demo"))
    }

    @Test func whoEnteredSomethingGoesOnByNext() {
        let progress = ProgressStore.inMemory()
        var options = Session.Options()
        options.offersResume = true
        let first = Session(course: course(lesson: lesson), options: options, progress: progress)
        for line in ["", "", ":quit"] { _ = first.handle(line) }
        let second = Session(course: course(lesson: lesson), options: options, progress: progress)
        _ = second.handle("Text(\"a\")")
        #expect(second.said("") == ":next resumes demo 2/3")
        #expect(second.said(":next").hasPrefix("Resumed at “First”."))
    }

    @Test func theGreetingNamesWhatComesNext() {
        var (course, faults) = (course(quiz: "## One {#one kind=numeric}\n\n1 + 1?\n\n= 2\n\n> Two."), Faults())
        for id in ["a", "b"] {
            let source = SourceText(name: "lessons/\(id).md", text: "---\nformat: 1\nid: \(id)\ntitle: Demo\n---\n" + lesson)
            if let lesson = Lesson.read(source, faults: &faults) { course.add(lesson) }
        }
        let progress = ProgressStore.inMemory()
        var options = Session.Options()
        options.offersResume = true
        func after(_ lines: String...) -> String {
            let session = Session(course: course, options: options, progress: progress)
            for line in lines { _ = session.handle(line) }
            return Session(course: course, options: options, progress: progress).greeting().map(text).joined()
        }
        #expect(after().contains("Enter begins the first lesson, a."))
        #expect(after(":open a").contains("You left off at a 1/3 · Enter resumes"))
        #expect(after(":quiz demo", ":skip").contains("You left off at a 1/3 · Enter resumes"))
        #expect(after(":open a", "", "", "", "", "", "").contains("Enter begins the next lesson, b."))
        #expect(after(":open b").contains("You left off at b 1/3"))
    }

    private let counting = """
        ## First {#first}

        ```swift run
        Text("a")
        ```

        ```predict
        ask: How wide?
        answer: find(Text.self)[0].frame.width
        why: `Text` is *as wide* as it needs.
        ```

        ## Second {#second}

        Prose.
        """

    @Test func theReasonOfAPredictionIsProse() {
        let session = Session(course: course(lesson: counting))
        _ = session.handle(":open demo")
        let said = session.handle("8").flatMap { output -> [StyledText] in if case .text(let lines) = output { lines } else { [] } }
        #expect(said.contains(StyledText([.init("Text", .code), .init(" is "), .init("as wide", .emphasis), .init(" as it needs.")])))
    }

    @Test(arguments: [
        ":tree", ":layout", ":picture", ":query resolved.count", ":why", ":trace", ":svg x.svg", ":resize 10x10", ":tap a", ":run", ":state", ":play 2s",
    ])
    func anOpenPredictionIsNotPeekedAt(_ command: String) {
        let session = Session(course: course(lesson: counting))
        _ = session.handle(":open demo")
        #expect(session.said(command) == "Reply first: then you see it. “I don't know” and :skip work, too.")
        #expect(session.prompt == "your prediction> ")
    }

    @Test func aRefusedOpenLeavesThePredictionOpen() {
        let session = Session(course: course(lesson: counting))
        _ = session.handle(":open demo")
        #expect(session.said(":open nowhere").contains("there is no lesson called `nowhere`"))
        #expect(session.said("8").contains("Right."))
    }

    @Test func theScratchScopeCountsForNothing() {
        let session = Session(course: course(lesson: counting))
        _ = session.handle(":open demo")
        #expect(session.said(":play").contains("scratch scope"))
        #expect(session.said(":layout").contains("no view is shown yet"))
        #expect(session.said("Text(\"abc\")").contains("24x16"))
        #expect(session.said(":next").contains("Leave the scratch scope first"))
        #expect(session.said(":back").contains("How wide?"))
        #expect(session.said("8").contains("Right."))
    }

    @Test(arguments: ["I don't know", "idk", "몰라요"])
    func notKnowingIsAReply(_ reply: String) {
        let session = Session(course: course(lesson: counting))
        _ = session.handle(":open demo")
        let said = session.said(reply)
        #expect(said.contains("Not known yet.") && said.contains("The answer: 8"))
    }

    @Test func theEndTellsWhatToRepeat() {
        let session = Session(course: course(lesson: counting))
        for line in [":open demo", "9", ""] { _ = session.handle(line) }
        let farewell = session.said("")
        #expect(farewell.contains("Predictions right: 0 of 1.") && farewell.contains(":open demo#first  First"))
    }

    @Test func textIsWrappedToTheWidthOfNow() {
        let lesson = "# One\n\n\(String(repeating: "word ", count: 40))\n\n## Two {#two}\n\n\(String(repeating: "word ", count: 40))\n"
        let session = Session(course: course(lesson: lesson))
        func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }
        session.options.width = 40
        #expect((36...40).contains(widest(session.said(":open demo"))))
        session.options.width = 100
        #expect((95...100).contains(widest(session.said(""))))
    }

    @Test func koreanIsSpoken() {
        var options = Session.Options()
        options.language = .korean
        let session = Session(course: course(lesson: counting), options: options)
        _ = session.handle(":open demo")
        #expect(session.prompt == "예측> ")
        #expect(session.said("9").contains("정답: 8"))
        #expect(session.said(":help").contains("학습"))
        #expect(session.said("Text(\"ab\")").hasPrefix("뷰              x,y   너비x높이(포인트)\nText \"ab\""))
    }

    @Test(arguments: [(Language.english, "The answer: yes"), (.korean, "정답: 예")])
    func aTruthIsShownAsItIsReplied(language: Language, answer: String) {
        var options = Session.Options()
        options.language = language
        let lesson = "## A {#a}\n\n```swift run\nText(\"a\")\n```\n\n```predict\nask: Is there a text?\nanswer: find(Text.self).count == 1\nwhy: One.\n```\n"
        let session = Session(course: course(lesson: lesson), options: options)
        _ = session.handle(":open demo")
        #expect(session.said("no").contains(answer))
    }
}
