import Course
import Session
import Testing

/// What the learner declares beside a lesson's own declarations.
struct LessonScopeTests {
    private let lesson = """
        ## First {#first}

        ```swift setup
        struct Card: View { let title: String; var body: some View { Text(title) } }
        struct Board: View { var body: some View { Card(title: "a") } }
        ```

        ```swift run
        Board()
        ```

        ## Second {#second}

        ```swift run
        HStack { Board(); Card(title: "b") }
        ```

        ## Third {#third}

        ```swift run fails
        Card(name: "c")
        ```
        """

    private func session() -> Session {
        let session = Session(course: course(lesson: lesson))
        _ = session.said(":open demo")
        return session
    }

    @Test func aNameOfTheLessonCanBeDeclaredAgain() {
        let session = session()
        let said = session.said("struct Card: View { let count: Int; var body: some View { Text(\"mine \\(count)\") } }")
        #expect(said.hasPrefix("Earlier declarations that don't fit yours are forgotten: Board."))
        #expect(session.said("Card(count: 3)").contains("mine 3"))
    }

    @Test func theLessonGoesOnWithItsOwn() {
        let session = session()
        _ = session.said("struct Card: View { let count: Int; var body: some View { Text(\"mine\") } }")
        _ = session.said("let four = 4")
        let said = session.said("")
        #expect(said.contains("Text \"a\"") && said.contains("Text \"b\"") && !said.contains("error"), "\(said)")
        #expect(session.said("four") == "4")
    }

    @Test func aRefusedSnippetNamesItsSection() {
        let session = session()
        _ = session.said("")
        #expect(session.said("").contains("demo#third:1:5: error: incorrect argument label in call"))
    }

    @Test func whatIsSeenAfterARefusalIsTheViewBefore() {
        let session = session()
        _ = session.said("")
        _ = session.said("")
        #expect(session.said(":why Board").hasPrefix("The last input was refused. This is the view before it."))
        #expect(!session.said(":layout").contains("refused"))
        _ = session.said("nothing")
        #expect(session.said(":layout").hasPrefix("The last input was refused."))
        _ = session.said("nothing")
        _ = session.said(":resize 100x100")
        #expect(!session.said(":layout").contains("refused"))
        _ = session.said("nothing")
        _ = session.said("Text(\"d\")")
        #expect(!session.said(":layout").contains("refused"))
    }
}
