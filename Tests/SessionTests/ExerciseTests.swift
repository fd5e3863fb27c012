import Course
import Diagnostics
import Progress
import Session
import Testing

/// Exercises are changed, checked and explained.
struct ExerciseTests {
    private let lesson = """
        ## Cards {#cards .exercise}

        Put each subview into a card.

        ```swift starter
        struct Card: View { var body: some View { Text("a") } }
        VStack { Card() }
        ```

        ```check
        find(Text.self)[0].frame.width == 24 | 1 | the text is 24 wide
        ```

        ```hint
        Use a longer text.
        ```

        ```swift solution
        struct Card: View { var body: some View { Text("abc") } }
        VStack { Card() }
        ```
        """

    private func opened(_ progress: ProgressStore = .inMemory()) -> Session {
        let session = Session(course: course(lesson: lesson), progress: progress)
        _ = session.handle(":open demo")
        return session
    }

    @Test func theStarterIsTheLiveView() {
        #expect(opened().said(":resolved").contains("\"a\""))
    }

    @Test func theFixedStructAloneIsAnAnswer() {
        let session = opened()
        _ = session.handle("struct Card: View { var body: some View { Text(\"abc\") } }")
        let said = session.said(":check")
        #expect(said.contains("merged into the starter") && said.contains("✓ the text is 24 wide") && said.contains("Solved."))
    }

    @Test func aMemberOfAnExtensionIsReplacedAndTheOthersAreKept() {
        let session = opened()
        _ = session.handle("extension String { var short: String { self }; func cut(to n: Int) -> String { String(prefix(n)) } }")
        _ = session.handle("struct Card: View { var body: some View { Text(\"abcdef\".short) } }")
        #expect(session.said(":check").contains("✗ the text is 24 wide: 24 wanted, 48 found"))
        _ = session.handle("extension String { var short: String { cut(to: 3) } }")
        #expect(session.said(":check").contains("Solved."))
    }

    @Test func aFailedCheckTellsWhatWasFound() {
        let session = opened()
        _ = session.handle("struct Card: View { var body: some View { Text(\"ab\") } }")
        let said = session.said(":check")
        #expect(said.contains("✗ the text is 24 wide: 24 wanted, 16 found (find(Text.self)[0].frame.width)"))
        #expect(said.contains(":hint helps"))
    }

    @Test func nothingAndWhatIsBrokenIsNotChecked() {
        let session = opened()
        #expect(session.said(":check") == "Enter your version first, or :edit the starter.")
        _ = session.handle("Text(\"abc\")")
        _ = session.handle("Text(abc)")
        #expect(session.said(":check").hasPrefix("Your version doesn't run with your last input"))
        for line in ["VStack {", ":help quit"] { _ = session.handle(line) }
        #expect(session.said(":check").hasPrefix("Your version doesn't run with your last input"))
    }

    @Test func notKnowingBeginsNoInput() {
        let session = opened()
        #expect(session.said("I don't know") == ":hint helps, :edit opens your version.")
        #expect(!session.isContinuing)
        _ = session.handle("struct Card: View { var body: some View { Text(\"abc\") } }")
        _ = session.handle(":check")
        #expect(session.said("I don’t know.").hasPrefix("No question is open."))
    }

    @Test func enterGoesOnOnlyWhenAskedTwice() {
        let session = opened()
        #expect(session.said("").hasPrefix("The exercise is open"))
        #expect(session.said("").hasPrefix("This is the end"))
    }

    @Test func theSolutionIsShownAfterTheHintsOrOnceSolved() {
        let session = opened()
        #expect(session.said(":solution") == "There are hints left · :hint")
        _ = session.handle(":hint")
        #expect(session.said(":hint") == "That was the last hint. :solution shows an answer that passes.")
        _ = session.handle("struct Card: View { var body: some View { Text(\"abc\") } }")
        _ = session.handle(":check")
        #expect(session.said(":solution").contains("Text(\"abc\")"))
    }

    @Test func anEditorChangesTheWholeVersion() {
        let session = opened()
        session.outside.edit = { $0.replacing("\"a\"", with: "\"abc\"") }
        #expect(session.said(":edit").contains("Solved."))
        session.outside.edit = { $0 }
        #expect(session.said(":edit") == "Nothing was changed.")
        session.outside.edit = nil
        #expect(session.said(":edit").hasPrefix("No editor"))
    }

    @Test func aFileIsChecked() {
        let session = opened()
        session.outside.read = { .success(SourceText(name: $0, text: "struct Card: View { var body: some View { Text(\"abc\") } }")) }
        #expect(session.said(":check Card.swift").contains("Solved."))
        session.outside.read = { .failure(.init(diagnostic: Diagnostic(.error, "no-such-file", "there is no file `\($0)`"))) }
        #expect(session.said(":check Card.swift") == "error: there is no file `Card.swift`")
    }

    @Test func aVersionThatWasCheckedComesBack() {
        let progress = ProgressStore.inMemory()
        let session = opened(progress)
        _ = session.handle("struct Card: View { var body: some View { Text(\"ab\") } }")
        #expect(session.said(":check").contains("Not yet"))
        let next = Session(course: course(lesson: lesson), progress: progress)
        let said = next.said(":open demo")
        #expect(said.contains("Your version, as you left it:") && said.contains("Text(\"ab\")"))
        #expect(said.replacing("\n", with: " ").contains(":exercise starter begins again"))
        #expect(next.said(":resolved").contains("\"ab\""))
        #expect(next.said(":check").contains("24 wanted, 16 found"))
        #expect(next.said(":exercise starter").contains("The starter is the live view"))
        #expect(next.said(":resolved").contains("\"a\"") && next.said(":check").hasPrefix("Enter your version first"))
    }

    @Test func aVersionThatWasNotCheckedComesBackWithItsHints() {
        let progress = ProgressStore.inMemory()
        let session = opened(progress)
        _ = session.handle("struct Card: View { var body: some View { Text(\"ab\") } }")
        _ = session.handle(":hint")
        let next = Session(course: course(lesson: lesson), progress: progress)
        let said = next.said(":open demo")
        #expect(said.contains("Your version, as you left it:") && said.contains("Text(\"ab\")"))
        #expect(said.contains("You have used 1 of 1 hints"))
        #expect(next.said(":solution").contains("Text(\"abc\")"))
        _ = next.handle(":exercise starter")
        #expect(!Session(course: course(lesson: lesson), progress: progress).said(":open demo").contains("Your version"))
    }

    @Test func aLineOfATypeIsEnteredWithItsType() {
        let session = opened()
        #expect(session.said("var body: some View { Text(1) }").contains("A line of Card is entered with all of it"))
    }

    @Test func aVersionThatIsSolvedDoesNot() {
        let progress = ProgressStore.inMemory()
        let session = opened(progress)
        _ = session.handle("struct Card: View { var body: some View { Text(\"abc\") } }")
        #expect(session.said(":check").contains("Solved."))
        #expect(!opened(progress).said(":exercise").contains("abc"))
    }

    @Test func aSolvedExerciseStaysSolved() {
        let progress = ProgressStore.inMemory()
        let session = opened(progress)
        _ = session.handle("struct Card: View { var body: some View { Text(\"abc\") } }")
        _ = session.handle(":check")
        #expect(opened(progress).said(":lessons").contains("✓ demo"))
    }
}
