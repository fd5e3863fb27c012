import Course
import Diagnostics
import Session
import Testing

/// Code that is given runs with the answer and is no part of it.
struct GivenCodeTests {
    private let lesson = """
        ## Cards {#cards .exercise}

        Write `Card`.

        ```swift starter
        struct Card: View { let title: String; var body: some View { EmptyView() } }
        ```

        ```swift given vary="titles in [[\\"a\\"], [\\"b\\", \\"c\\"]]"
        struct Board: View {
            @State var isOpen = false
            var body: some View { VStack { ForEach({{titles}}, id: \\.self) { Card(title: $0) } } }
        }
        Board()
        ```

        ```check
        find(Board.self).count == 1 | 0 | There is a board.
        find(Text.self).map { $0.text ?? "" } == {{titles}} | 1 | Each card shows its title.
        ```

        ```swift solution
        struct Card: View { let title: String; var body: some View { Text(title) } }
        ```
        """
    private let answer = "struct Card: View { let title: String; var body: some View { Text(title) } }"

    private func opened() -> (session: Session, said: String) {
        let session = Session(course: course(lesson: lesson))
        return (session, session.said(":open demo"))
    }

    @Test func theGivenCodeIsShownApart() {
        let said = opened().said
        #expect(said.contains("Given (it runs after your code and can't be edited):") && said.contains("Board()") && !said.contains("{{"))
    }

    @Test func theLiveViewIsTheAnswerWithTheGivenCode() {
        let (session, _) = opened()
        #expect(session.said(":resolved").contains("Board"))
        let said = session.said(answer)
        #expect(said.contains("Board") && said.contains("Text"))
        let checked = session.said(":check")
        #expect(checked.contains("✓ Each card shows its title.") && checked.contains("Solved."))
    }

    @Test func editingOpensTheStarterAlone() {
        let (session, _) = opened()
        var seen = ""
        session.outside.edit = { text in
            seen = text
            return text.replacing("EmptyView()", with: "Text(title)")
        }
        #expect(session.said(":edit").contains("Solved."))
        #expect(seen.hasPrefix("struct Card") && !seen.contains("Board"))
    }

    @Test func errorsAndRefusalsAreExplained() {
        let (session, _) = opened()
        #expect(session.said("struct Board: View { var body: some View { Text(\"a\") } }").contains("`Board` is given; remove your own declaration"))
        #expect(session.said(":check").hasPrefix("Your version doesn't run with your last input"))
        let said = session.said("struct Card: View { let name: String; var body: some View { Text(name) } }")
        #expect(said.contains("given code:3:") && said.contains("doesn't fit your code"))
        #expect(session.said(":resolved").contains("Board"))
    }

    private let pair = """
        ## Notes {#notes .exercise}

        Let `Note` have a number.

        ```swift starter
        struct Note: Identifiable { let id: String }

        func makeNotes() -> [Note] { [Note(id: "a"), Note(id: "b")] }

        struct Notes: View { var body: some View { ForEach(makeNotes()) { Text("\\($0.id)") } } }
        ```

        ```swift given
        VStack { Notes() }
        ```

        ```check
        find(Text.self).map { $0.text ?? "" } == ["1", "2"] | 1 | The numbers are shown.
        ```

        ```swift solution
        struct Note: Identifiable { let id: Int }
        func makeNotes() -> [Note] { [Note(id: 1), Note(id: 2)] }
        ```
        """

    @Test func declarationsThatFitTogetherAreEnteredOneAfterTheOther() {
        let session = Session(course: course(lesson: pair))
        _ = session.said(":open demo")
        let first = session.said("struct Note: Identifiable { let id: Int }")
        #expect(first.contains("the starter:3:") && first.contains("It is kept, and checked together with what you enter next."))
        #expect(session.said(":check").hasPrefix("Your version doesn't run with your last input"))
        #expect(session.said("struct Nots { let note: Not }").contains("cannot find type 'Not' in scope"))
        #expect(session.said("").hasPrefix("The exercise is open"))
        #expect(!session.said("func makeNotes() -> [Note] { [Note(id: 1), Note(id: 2)] }").contains("error"))
        let shown = session.said(":exercise")
        #expect(shown.contains("Let Note have a number.") && shown.contains("let id: Int") && shown.contains("Notes: View") && !shown.contains("Nots "))
        #expect(session.said(":check").contains("Solved."))
    }

    @Test func aViewAloneIsLookedAtOnly() {
        let (session, _) = opened()
        #expect(session.said("Card(title: \"x\")").contains("Card"))
        #expect(session.said(":check").hasPrefix("Enter your version first"))
    }

    @Test func theUnchangedStarterIsNamed() {
        let (session, _) = opened()
        session.outside.read = { .success(SourceText(name: $0, text: "// mine\nstruct Card: View { let title: String; var body: some View { EmptyView() } }")) }
        #expect(session.said(":check Card.swift").contains("This is the unchanged starter."))
    }

    @Test func drawnValuesAreShown() {
        let (session, _) = opened()
        session.outside.read = { .success(SourceText(name: $0, text: "struct Card: View { let title: String; var body: some View { Text(\"a\") } }")) }
        let said = session.said(":check Card.swift").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("Each card shows its title (with titles = [\"b\", \"c\"]): [b, c] wanted, [a, a] found"))
    }
}
