import Course
import Diagnostics
@testable import Grading
import Testing

/// The kinds `refused`, `spot`, `complete`, `assemble` and `explain`.
@Suite struct QuestionKindTests {
    private static let refused = """
        ## Refused {#a kind=refused}
        Which line does the compiler refuse?

        ```swift run fails
        struct Page: View {
            let number: Int
            var body: some View {
                Text(number)
                Text("Page")
            }
        }
        ```

        - [ ] 5
          - That one is a text.

        > A text isn't made of a number.
        """
    private static let spot = """
        ## Spot {#a kind=spot points=2}
        Which lines make a new identity with each update?

        ```swift run
        let names = ["a", "b"]
        let url = "https://example.org"  // not a mark
        VStack {
            ForEach(names, id: \\.self) { Text($0).id(UUID()) }  //! a new id each time
            Text("end").id(UUID()) //!
        }
        ```

        - [ ] 1
          - These are only data.

        > An id that is new is a new identity.
        """
    private static let complete = """
        ## Complete {#a kind=complete}
        Let the blue view take twice the height.

        ```swift starter
        VStack(spacing: ___) {
            Color.red.frame(height: 20)
            Color.blue.frame(___: 40)
        }
        ```

        ```swift solution
        VStack(spacing: 0) {
            Color.red.frame(height: 20)
            Color.blue.frame(height: 40)
        }
        ```

        ```check
        find(Color.self)[1].frame.height == 40 | 1 | The blue view is 40 high.
        find(VStack.self)[0].frame.height == 60 | 1 | Nothing is between the views.
        ```

        - [ ] 0; width
          - That is how wide it is.
        """
    private static let assemble = """
        ## Assemble {#a kind=assemble}
        A red line above a blue one.

        ```swift solution
        VStack(spacing: 0) {
            Color.red.frame(height: 1)
            Color.blue.frame(height: 2)
        }
        ```

        ```swift extra
        HStack(spacing: 0) {
        Color.red.frame(height: 3)
        ```

        ```check
        find(Color.self).map { $0.frame.height } == [1, 2] | 1 | Two lines.
        find(Color.self)[0].frame.minY < find(Color.self)[1].frame.minY | 1 | One above the other.
        ```
        """
    private static let explain = """
        ## Explain {#a kind=explain}
        Why is a state lost?

        - Names identity.
        - Names lifetime.
          - A state lives as long as its view's identity.

        > A state belongs to an identity, and ends with it.
        """

    private func verdict(_ body: String, _ reply: String) throws -> String {
        let instance = try question(body)
        return described(instance.grade(try instance.read(reply: reply)))
    }

    @Test(arguments: [
        ("4", "correct 1/1"), ("line 4", "correct 1/1"), ("4행", "correct 1/1"), ("5", "incorrect 0/1 “That one is a text.”"),
        ("3", "incorrect 0/1"), ("4 5", "incorrect 0/1 “something doesn't belong\nThat one is a text.”"),
    ])
    func theCompilerSaysWhichLineIsRefused(reply: String, expected: String) throws {
        #expect(try verdict(Self.refused, reply) == expected)
    }

    @Test(arguments: ["0", "8", "x", "", "1.5", "99999999999999999999"]) func whatIsNoLineIsNoAnswer(reply: String) throws {
        let instance = try question(Self.refused)
        #expect(throws: Unreadable.self) { try instance.read(reply: reply) }
    }

    @Test func theAnswerHasTheCompilersWords() throws {
        let shown = try question(Self.refused).shownAnswer.map(\.text)
        #expect(shown.count == 2 && shown[0] == "4  Text(number)" && shown[1].contains("Int"))
    }

    @Test(arguments: [
        ("4 5", "correct 2/2"), ("5, 4", "correct 2/2"), ("4", "partly 1/2 “partly right: something is missing”"),
        ("4 5 1", "partly 1/2 “partly right: something doesn't belong\nThese are only data.”"), ("1", "incorrect 0/2 “These are only data.”"),
    ])
    func markedLinesAreAtFault(reply: String, expected: String) throws {
        #expect(try verdict(Self.spot, reply) == expected)
    }

    @Test func marksAreNotShown() throws {
        let instance = try question(Self.spot)
        #expect(!instance.promptText.contains("//!"))
        #expect(instance.promptText.contains("5      Text(\"end\").id(UUID())\n6  }"))
    }

    @Test(arguments: [
        ("0; height", "correct 2/2"), ("0;height", "correct 2/2"), ("2 - 2; `height`", "correct 2/2"),
        ("4; height", "partly 1/2 “Nothing is between the views.”"), ("0; width", "partly 0/2 “That is how wide it is.”"),
        ("0; depth", "incorrect 0/2"),
    ])
    func blanksAreCheckedByWhatTheyDo(reply: String, expected: String) throws {
        let found = try verdict(Self.complete, reply)
        #expect(reply.contains("width") ? found.hasSuffix("“That is how wide it is.”") : found.hasPrefix(expected.prefix { $0 != "“" }))
    }

    /// What the learner wrote has errors: it goes back, as other code does. What the author expected is graded.
    @Test(arguments: [("0; depth", false), ("); height", false), ("0; width", true), ("4; height", true)])
    func completedCodeThatHasErrorsIsNoAnswer(reply: String, isGraded: Bool) throws {
        let instance = try question(Self.complete)
        let grade = instance.grade(try instance.read(reply: reply))
        #expect(grade.isRunnable == isGraded && grade.diagnostics.isEmpty == isGraded)
    }

    @Test func failedChecksSayWhatWasExpected() throws {
        let instance = try question(Self.complete)
        let grade = instance.grade(try instance.read(reply: "4; height"))
        #expect(grade.feedback == "Nothing is between the views: 60 wanted, 64 found (find(VStack.self)[0].frame.height)")
        #expect(grade.saysChecks)
    }

    @Test(arguments: [refused, spot, complete, assemble, explain]) func aQuestionMarkIsNoAnswer(body: String) throws {
        #expect(try question(body).isDontKnow("?"))
    }

    @Test func everyBlankIsFilled() throws {
        let instance = try question(Self.complete)
        #expect(throws: Unreadable(reason: "write what belongs in each of the 2 blanks, with ; between")) { try instance.read(reply: "0") }
        #expect(instance.grade(given: .list(["0", "height"])).verdict == .correct)
        #expect(instance.rightAnswer == "0; height")
    }

    @Test func everyOrderThatPassesIsRight() throws {
        let instance = try question(Self.assemble)
        let lines = instance.choices.map(\.plainText)
        #expect(lines.count == 6 && lines != lines.sorted())
        func reply(_ words: [String]) -> String { words.compactMap { word in lines.firstIndex(of: word).map(choiceLabel) }.joined(separator: " ") }
        let (red, blue) = ("Color.red.frame(height: 1)", "Color.blue.frame(height: 2)")
        let right = reply(["VStack(spacing: 0) {", red, blue, "}"])
        #expect(described(instance.grade(try instance.read(reply: right))) == "correct 2/2")
        let reversed = instance.grade(try instance.read(reply: reply(["VStack(spacing: 0) {", blue, red, "}"])))
        #expect(reversed.verdict != .correct && reversed.isRunnable)
        let broken = instance.grade(try instance.read(reply: reply(["}", red])))
        #expect(broken.verdict == .incorrect && broken.isRunnable && broken.feedback.contains("errors"))
        #expect(throws: Unreadable(reason: "name each line once")) { try instance.read(reply: "a a") }
        #expect(instance.shownAnswer.first?.text == right)
    }

    @Test func ownWordsAreNeverWrong() throws {
        let instance = try question(Self.explain)
        #expect(described(instance.grade(given: .text("It ends."))) == "notGraded -/2 “compare your answer with the model answer, and mark it yourself”")
        #expect(described(try instance.grade(marking: "1 2")) == "correct 2/2")
        #expect(described(try instance.grade(marking: "all")) == "correct 2/2")
        #expect(try instance.grade(marking: "1").feedback.hasSuffix("A state lives as long as its view's identity."))
        #expect(try instance.grade(marking: "0").verdict == .partly)
        #expect(throws: Unreadable.self) { try instance.grade(marking: "3") }
    }

    @Test func wrongAnswersShowMisconceptions() throws {
        let number = "## N {#n kind=numeric}\nx\n\n= 1 + 1\n\n- [ ] 3 {misconception=m-three}\n  - No.\n\n> y"
        #expect(try question(number).grade(.number(3)).misconceptions == ["m-three"])
        #expect(try question(number).grade(.number(2)).misconceptions == [])
        let line = Self.spot.replacing("- [ ] 1\n", with: "- [ ] 1 {misconception=m-data}\n")
        #expect(try question(line).grade(.lines([1, 4])).misconceptions == ["m-data"])
        let blank = Self.complete.replacing("- [ ] 0; width", with: "- [ ] 0; width {misconception=m-width}")
        #expect(try question(blank).grade(.texts(["0", "width"])).reduced(forAttempt: 2).misconceptions == ["m-width"])
    }

    @Test(arguments: [refused, spot, complete, assemble, explain]) func rightQuestionsHaveNoFindings(body: String) {
        #expect(findings(quiz: body) == [])
    }

    /// A planted fault of each kind.
    @Test(arguments: [
        (refused.replacing("- [ ] 5", with: "- [ ] 4"), "right-distractor"),
        (refused.replacing("- [ ] 5", with: "- [ ] five of them"), "not-a-line"),
        (spot.replacing("- [ ] 1\n", with: "- [ ] 5\n"), "right-distractor"),
        (complete.replacing("- [ ] 0; width", with: "- [ ] 0; height"), "right-distractor"),
        (complete.replacing("- [ ] 0; width", with: "- [ ] 0"), "wrong-blanks"),
        (
            assemble.replacing("== [1, 2] |", with: ".count > 0 |").replacing(
                "find(Color.self)[0].frame.minY < find(Color.self)[1].frame.minY", with: "find(Color.self).count < 3"), "needless-piece"
        ),
        (assemble.replacing("Color.red.frame(height: 3)\n", with: "Color.red.frame(width: 100, height: 1)\n"), "right-extra"),
    ])
    func faults(body: String, code: String) {
        let found = AuthorCheck.report(on: course(quiz: body)).diagnostics.map(\.code)
        #expect(found.contains(code), "\(found)")
    }
}
