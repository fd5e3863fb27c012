import Course
import Diagnostics
import Foundation
import Playground
import Testing

@testable import Session

struct SceneTests {
    private func session(_ course: Course) -> Session {
        var options = Session.Options()
        options.showsScene = true
        return Session(course: course, options: options)
    }

    private func fails(_ outputs: [Output]) -> Bool { outputs.contains { $0.isError } }

    private let lesson = """
        # Colors {#colors}

        A color *fills* its `place`.

        ```swift run id=one
        Color.red.frame(width: 40, height: 20)
        ```

        ```predict of=one
        ask: How many colors are there?
        answer: find(Color.self).count
        ```

        ## Two {#two .exercise}

        Show two colors.

        ```swift starter
        VStack { Color.red }
        ```

        ```check
        find(Color.self).count == 2 | 2 | There are two colors.
        ```

        ```swift solution
        VStack { Color.red; Color.blue }
        ```
        """

    @Test func aLessonIsShownAndNotSaid() throws {
        let session = session(course(lesson: lesson))
        #expect(session.said(":open demo") == "")
        let first = session.scene
        #expect(first.lesson?.blocks.map(\.kind) == [.paragraph, .snippet])
        #expect(first.lesson?.blocks[0].parts?.map(\.kind) == [.text, .emphasis, .text, .code, .text])
        #expect(first.question?.blocks.first?.parts?.first?.parts?.first?.text == "How many colors are there?")
        #expect(first.question?.form == "number")
        // It would give the answer away.
        #expect(first.view == nil)
        #expect(session.said("1") == "[correct] Right.")
        #expect(session.scene.question == nil)
        #expect(session.scene.view?.resolved.map(\.view) == ["frame", "Color"])
    }

    @Test func anExerciseHasTheLearnersVersion() throws {
        let session = session(course(lesson: lesson))
        _ = session.handle(":open demo#two")
        #expect(session.scene.exercise?.version == "VStack { Color.red }")
        _ = session.enterWhole("VStack { Color.red; Color.blue }")
        #expect(session.scene.exercise?.version == "VStack { Color.red; Color.blue }")
        #expect(session.scene.exercise?.isSolved == false)
        _ = session.handle(":check")
        #expect(session.scene.exercise?.isSolved == true)
    }

    @Test func declaredViewsNameWhatTheyBecame() throws {
        let session = session(Course())
        _ = session.handle("VStack { ForEach(0..<2) { Text(\"\\($0)\") } }")
        let view = try #require(session.scene.view)
        #expect(view.declared.map(\.view) == ["VStack", "ForEach", "Text"])
        #expect(view.declared.map(\.shown) == [["1"], ["2", "3"], ["2"]])
        #expect(view.declared.map(\.depth) == [0, 1, 2])
        #expect(view.resolved.map(\.id) == ["1", "2", "3"])
        #expect(view.drawing.hasPrefix("<svg"))
    }

    @Test func aTrialTakesThePlaceOfTheOneBefore() {
        let session = session(Course())
        _ = session.handle("let word = \"a\"")
        #expect(session.tryOut("Text(word)").isEmpty)
        #expect(session.scene.view?.resolved.map(\.text) == ["a"])
        #expect(session.tryOut("struct One: View { var body: some View { Text(\"b\") } }\nOne()").isEmpty)
        #expect(session.scene.view?.steps.count == 1)
        // With an error the view stays, and nothing of it is declared.
        #expect(fails(session.tryOut("struct Two: View {")))
        #expect(session.scene.view?.resolved.map(\.view) == ["One", "Text"])
        #expect(fails(session.tryOut("Two()")))
        // The trial before isn't declared either.
        #expect(fails(session.tryOut("One()")))
        #expect(session.tryOut("Text(word + word)").isEmpty)
        #expect(session.scene.view?.resolved.map(\.text) == ["aa"])
    }

    @Test func aTrialKeepsWhatWasEnteredSince() {
        let session = session(Course())
        _ = session.tryOut("Text(\"a\")")
        _ = session.enterWhole("let word = \"b\"")
        #expect(session.tryOut("Text(word)").isEmpty)
        #expect(session.scene.view?.resolved.map(\.text) == ["b"])
    }

    @Test func nothingIsTriedOutWhileAQuestionIsOpen() {
        let session = session(course(lesson: lesson))
        _ = session.handle(":open demo")
        #expect(session.tryOut("Text(\"a\")").isEmpty)
        #expect(session.scene.question != nil)
        _ = session.handle("1")
        #expect(session.scene.view?.resolved.map(\.view) == ["frame", "Color"])
    }

    @Test func markupInALessonIsText() throws {
        let hostile = """
            # <img src=x onerror=alert(1)> {#a}

            <script>alert(1)</script>

            A [link](javascript:alert(1)), a [file](file:///etc/passwd), a [page](https://example.org) and ![a](javascript:alert(1)) <b onclick=alert(1)>b</b>.

            > \(String(repeating: "> ", count: 200)) deep
            """
        let session = session(course(lesson: hostile))
        _ = session.handle(":open demo")
        let lesson = try #require(session.scene.lesson)
        #expect(lesson.blocks.map(\.kind) == [.code, .paragraph, .quote])
        #expect(lesson.blocks[0].text == "<script>alert(1)</script>")
        #expect(lesson.blocks[1].parts?.compactMap(\.url) == ["https://example.org"])
        // Readers of JSON refuse what nests without end.
        let json = try JSONEncoder().encode(session.scene)
        #expect(try JSONDecoder().decode(StudyScene.self, from: json) == session.scene)
    }

    @Test func deepViewsAreFlatLists() throws {
        let session = session(Course())
        let deep = "struct Deep: View { let n: Int; var body: AnyView { n > 0 ? AnyView(VStack { Deep(n: n - 1) }) : AnyView(Text(\"a\")) } }\nDeep(n: 300)"
        #expect(session.handle(deep).isEmpty)
        let view = try #require(session.scene.view)
        #expect(view.resolved.last?.depth == 601)
        let json = try JSONEncoder().encode(view)
        #expect(try JSONDecoder().decode(ShownView.self, from: json) == view)
    }

    @Test func aQuizIsAskedByTheScene() throws {
        let quiz = """
            ## Which {#which kind=single shuffle=off}

            Which is a color?

            - [x] Red
            - [ ] Tall

            > Red is.
            """
        let session = session(course(quiz: quiz))
        #expect(session.said(":quiz demo") == "Demo")
        let question = try #require(session.scene.question)
        #expect((question.kind, question.place, question.form) == (.quiz, "1/1", "letter"))
        #expect(question.choices.map(\.label) == ["a", "b"])
        #expect(question.choices.map { $0.blocks.first?.parts?.first?.text } == ["Red", "Tall"])
        #expect(session.said("a").hasPrefix("[correct] Right."))
        #expect(session.scene.question == nil)
    }

    @Test func reasonsAreInTheSessionsLanguage() throws {
        var options = Session.Options()
        options.language = .korean
        let session = Session(course: .init(), options: options)
        for line in ["struct Card: View { @State var n = 1; var body: some View { Text(\"\\(n)\") } }", "Card()"] { _ = session.handle(line) }
        #expect(try #require(session.scene.view).bodies.map(\.reasons) == [["처음 나타남"]])
        _ = session.handle(":set n 2")
        #expect(try #require(session.scene.view).bodies.map(\.reasons) == [["`n` 바뀜 (1 → 2), 1행에서 읽음"]])
    }

    @Test func everyWordOfThePageIsInEveryLanguage() {
        for word in PageWord.allCases {
            #expect(!word.phrase.text(in: .english).isEmpty)
            #expect(word.phrase.text(in: .korean) != word.phrase.text(in: .english), "\(word)")
        }
    }
}
