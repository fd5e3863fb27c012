import Session
import Testing

/// Swift and names of commands that are typed at a prediction.
struct MisplacedReplyTests {
    private let lesson = """
        ## Row {#row}
        A row.

        ```swift run id=row window=300x100
        HStack(spacing: 0) { Color.red.frame(width: 70); Text("next") }
        ```

        ```predict of=row
        ask: ASK
        answer: ANSWER
        ```
        """

    private func session(_ answer: String) -> Session {
        let session = Session(course: course(lesson: lesson.replacing("ANSWER", with: answer).replacing("ASK", with: "What is it?")))
        _ = session.handle(":open demo")
        return session
    }

    private static let (number, list, text) = ("find(Color.self)[0].frame.width", "find(Text.self).map { $0.text ?? \"\" }", "find(Text.self)[0].text ?? \"\"")

    @Test(arguments: [number, list, text], ["Text(\"next\")", "let x = 3", "struct A {}", "print(1)", "VStack { Color.red }"])
    func swiftIsNoPrediction(answer: String, reply: String) {
        let session = session(answer)
        let said = session.said(reply)
        #expect(said.contains("[unreadable]") && said.contains("That is Swift: :play runs it"), "\(said)")
        #expect(session.prompt == "your prediction> ")
        // A scope to run it in leaves the question open.
        #expect(!session.said(":play").contains("error") && session.prompt == "play> ")
        _ = session.handle(":back")
        #expect(session.prompt == "your prediction> ")
    }

    @Test func playRunsWhatWasTyped() {
        let session = session(Self.number)
        _ = session.handle("Text(\"abc\")")
        #expect(session.said(":play").contains("Text \"abc\""))
        _ = session.handle(":back")
        // It ran, and runs only once.
        #expect(!session.said(":play").contains("abc"))
        for line in [":back", "Text(\"abc\")", "70"] { _ = session.handle(line) }
        #expect(!session.said(":play").contains("abc"))
    }

    @Test(arguments: [number, list, text]) func aCommandWithoutItsColonIsRecognized(answer: String) {
        let session = session(answer)
        #expect(session.said("skip").contains("Did you mean :skip?") && session.prompt == "your prediction> ")
    }

    @Test(arguments: [(number, "70"), (list, "next"), (list, "[next]"), (text, "\"next\""), (text, "next")])
    func whatIsRightIsRight(answer: String, reply: String) {
        #expect(session(answer).said(reply).contains("[correct] Right."))
    }

    @Test(arguments: [(number, "71"), (list, "blue"), (text, "blue"), (text, "back to front"), (text, "3")])
    func whatMayBeAnAnswerIsGraded(answer: String, reply: String) {
        #expect(session(answer).said(reply).contains("[incorrect] Not right."))
    }
}
