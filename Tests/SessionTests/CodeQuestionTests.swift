import Session
import Testing

/// Questions that are answered by a snippet.
struct CodeQuestionTests {
    private let quiz = """
        ## Wider {#wider kind=code}

        Make the text 24 points wide.

        ```swift starter
        Text("a")
        ```

        ```check
        find(Text.self)[0].frame.width == 24 | 2 | It is 24 wide.
        ```

        ```swift solution
        Text("abc")
        ```

        > Three characters of 8 points.
        """

    private func opened() -> Session {
        let session = Session(course: course(quiz: quiz))
        _ = session.handle(":quiz demo")
        return session
    }

    @Test(arguments: ["Text(abc)", "Text(\"abc\").pading()", "let x: Int = \"a\""])
    func codeThatDoesNotCompileIsExplainedAndAskedForAgain(_ code: String) {
        let session = opened()
        let said = session.said(code)
        #expect(said.contains("error: ") && said.contains("isn't graded"))
        #expect(session.prompt == "1/1> " && session.quizResult?.questions[0].score == 0)
        #expect(session.said("Text(\"abc\")").contains("2 of 2 points (100%): passed."))
    }

    @Test func wrongCodeIsGraded() {
        let session = opened()
        #expect(session.said("Text(\"ab\")").contains("0 of 2 points (0%): not passed."))
    }

    @Test(arguments: ["I don't know", "idk", "모르겠어요"])
    func notKnowingEndsTheQuestion(_ reply: String) {
        let session = opened()
        #expect(session.said(reply).contains("0 of 2 points (0%): not passed."))
        #expect(!session.isContinuing)
    }

    /// What the author says is read in every language of the program.
    @Test(arguments: [Language.english, .korean])
    func theAuthorsWordsAreRead(language: Language) {
        var options = Session.Options()
        options.language = language
        let session = Session(course: course(quiz: quiz), options: options)
        _ = session.handle(":quiz demo")
        #expect(session.said("Text(\"ab\")").contains("It is 24 wide"))
    }

    @Test(arguments: [":check", ":solution"])
    func anAnswerNeedsNoCommand(_ command: String) {
        #expect(opened().said(command).contains("A question is open: enter the answer itself · :skip"))
    }

    @Test func severalLinesAreOneAnswer() {
        let session = opened()
        #expect(session.said("VStack {") == "" && session.prompt == "... ")
        #expect(session.said("    Text(\"abc\")") == "")
        #expect(session.said("}").contains("passed."))
    }

    @Test func anEditorStartsFromTheStarterAndThenFromTheLastTry() {
        let session = opened()
        session.outside.edit = { $0.replacing("\"a\"", with: "abc") }
        #expect(session.said(":edit").contains("isn't graded"))
        session.outside.edit = { $0.replacing("abc", with: "\"abc\"") }
        #expect(session.said(":edit").contains("passed."))
    }

    @Test func anEndlessAnswerScoresNothingAndStaysInTheMaximum() {
        let session = opened()
        let said = session.said("while true { }")
        #expect(said.contains("0 of 2 points (0%): not passed."))
    }
}
