import Course
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

    @Test func nextAndBackGoThroughSections() {
        expectTranscript(
            """
            workbook> :open demo
            Demo

            Welcome.

            demo> :back
            This is the beginning of the lesson.
            demo> :next
            First

            Some prose.

            demo> :next
            Second

            • more

            demo> :next
            This is the end of the lesson. Its quiz: :quiz demo.
            demo> :back
            First

            Some prose.

            demo> :run
            No snippet of a lesson is open: :next goes on.
            demo> :hint
            No exercise is open: :next goes on to one.
            """, of: course(lesson: lesson, quiz: "## Q {#q kind=rubric}\n\nWhy?\n\n- A reason.\n\n> Because."))
    }

    @Test func aSectionIsOpenedByItsName() {
        expectTranscript(
            """
            workbook> :open demo#second
            Second

            • more

            demo> :open demo#secnd
            error: there is no section called `secnd`
            help: did you mean `second`?
            """, of: course(lesson: lesson))
    }

    @Test func lessonsAreListed() {
        expectTranscript(
            """
            workbook> :lessons
            Lessons (:open NAME)
              demo  Demo
            """, of: course(lesson: lesson))
    }

    @Test func theReasonOfAPredictionIsProse() {
        let lesson = """
            ## First {#first}

            ```swift run
            Text("a")
            ```

            ```predict
            ask: How wide?
            answer: find(Text.self)[0].frame.width
            why: `Text` is *as wide* as it needs.
            ```
            """
        let session = Session(course: course(lesson: lesson))
        for line in [":open demo", ":next"] { _ = session.handle(line) }
        let said = session.handle("8").flatMap { output -> [StyledText] in if case .text(let lines) = output { lines } else { [] } }
        #expect(said.contains(StyledText([.init("Text", .code), .init(" is "), .init("as wide", .emphasis), .init(" as it needs.")])))
    }
}
