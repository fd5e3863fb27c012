import Course
import Diagnostics
@testable import Grading
import Testing

/// The learner writes `Line`; the rest is given.
private let lines = """
    ```swift setup
    struct Frame<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content.padding(1) }
    }
    ```

    ## Lines {#lines .exercise}

    ```swift starter
    struct Line: View {
        let title: String
        var body: some View { EmptyView() }
    }
    ```

    ```swift given vary="titles in [[\\"Ada\\", \\"Bo\\"], [\\"Cy\\", \\"Dee\\", \\"Eva\\"]]"
    struct Board: View {
        let titles: [String]
        @State var extra = 0
        var body: some View {
            VStack {
                ForEach(titles, id: \\.self) { title in
                    Line(title: title).padding(4).accessibilityIdentifier("line")
                }
                Button("Add") { extra += 1 }
            }
        }
    }
    Board(titles: {{titles}})
    ```

    ```check
    find("#line").count == {{titles}}.count | 0 | Every title has a line.
    find("#line").map { $0.find(Text.self).first?.text ?? "" } == {{titles}} | 1 | Each line shows its title.
    find("Add").count == 1 after tap "Add" | 1 | The button stays.
    ```

    ```swift solution
    struct Line: View {
        let title: String
        var body: some View { Text(title) }
    }
    ```
    """

private func graded(_ code: String, lesson text: String = lines) throws -> ExerciseGrade {
    let lesson = try #require(course(lesson: text).lessons.first)
    let exercise = try #require(lesson.exercises.first?.exercise)
    return ExerciseGrader(exercise, in: lesson).grade(code)
}

private func line(_ body: String, more: String = "") -> String { "struct Line: View {\n    let title: String\n    var body: some View { \(body) }\n}\n\(more)" }

@Suite struct GivenCodeTests {
    @Test(arguments: [
        line("Text(title)"), line("Text(verbatim: title).bold()"), line("HStack { Text(title) }"),
        "struct Line: View { var title: String; var body: some View { Text(\"\\(title)\") } }",
        line("Text(title)", more: "// a comment at the end"), line("Text(title)", more: "Line(title: \"mine\")"),
        line("label", more: "extension Line { var label: Text { Text(title) } }"),
        line("Text(title).card()", more: "extension View { func card() -> some View { background(.blue) } }"),
        line("Text(title)", more: "struct Label: View { var body: some View { Color.red } }"),
    ])
    func rightAnswersGetFullMarks(code: String) throws {
        let grade = try graded(code)
        #expect(grade.passed && grade.score == 2, "\(grade.feedback) \(grade.diagnostics.map(\.message))")
    }

    /// What changes what the given code or the checks mean isn't run.
    @Test(arguments: [
        (line("Text(title)", more: "struct Board: View { let titles: [String]; var body: some View { Text(\"a\") } }"), "5:8 given-redeclared"),
        (line("Text(title)", more: "extension Board { var body: some View { Text(\"a\") } }"), "5:23 given-redeclared"),
        (line("Text(title)", more: "struct Text: View { var text: String; var body: some View { Color.red } }"), "5:8 library-redeclared"),
        (line("Text(title)", more: "struct ForEach: View { var body: some View { Color.red } }"), "5:8 library-redeclared"),
        (line("Text(title)", more: "typealias VStack = HStack"), "5:11 library-redeclared"),
        (line("Text(title)", more: "extension View { func padding(_ length: CGFloat) -> some View { self } }"), "5:23 library-redeclared"),
        (line("Text(title)", more: "extension Array { var count: Int { 2 } }"), "5:23 library-redeclared"),
        (line("Text(title)", more: "func == (a: [String], b: [String]) -> Bool { true }"), "5:6 library-redeclared"),
        (line("Text(title)", more: "#if true\nstruct Text {}\n#endif"), "6:8 library-redeclared"),
        (line("Text(title)", more: "func find(_ name: String) -> [Int] { [] }"), "5:6 library-redeclared"),
        (line("Text(title)", more: "let resolved = 1"), nil),
        (line("Text(title)", more: "var body: some View { Text(\"a\") }"), "5:5 loose-body"),
        (line("Text(title)") + line("Text(title)"), "5:8 redeclaration"),
        (line("Text(title)", more: "let all = find(Text.self)"), "5:11 unknown-name"),
        (line("Text(title)", more: "let count = bodies.count"), "5:13 unknown-name"),
        (line("Text(title)", more: "extension InspectedNode { var text: String? { nil } }"), "5:11 unknown-type"),
    ])
    func answersAreJudgedApartFromTheGivenCode(code: String, expected: String?) throws {
        let grade = try graded(code)
        #expect(listed(grade.diagnostics).first == expected, "\(grade.diagnostics.map(\.message))")
        #expect(grade.passed == (expected == nil))
    }

    @Test func refusalsSayWhatToDo() throws {
        let grade = try graded(line("Text(title)", more: "struct Board { }"))
        #expect(grade.diagnostics.first?.message == "`Board` is given; remove your own declaration")
        #expect(
            try graded(line("Text(title)", more: "struct Text { }")).diagnostics.first?.message
                == "`Text` belongs to the library, and the checks use it; remove your own declaration")
    }

    /// The whole screen, pasted: its copy of the given code is ignored.
    @Test func copiesOfGivenCodeAreIgnored() throws {
        let lesson = try #require(course(lesson: lines).lessons.first)
        let exercise = try #require(lesson.exercises.first?.exercise)
        let given = try #require(exercise.shown.given?.text)
        #expect(given.contains("Board(titles: [") && !given.contains("{{"))
        #expect(try graded(line("Text(title)") + "\n// the rest\n" + given).passed)
        #expect(try graded(given + "\n" + line("Text(title)")).passed)
        let changed = given.replacing("padding(4)", with: "padding(5)")
        #expect(listed(try graded(changed + "\n" + line("Text(title)")).diagnostics) == ["1:8 given-redeclared"])
        let broken = try graded(given + "\n" + line("Txt(title)"))
        #expect(listed(broken.diagnostics).first == "17:27 unknown-name")
    }

    /// Parts of an answer that isn't finished swallow nothing of the given code.
    @Test(arguments: [
        line("Text(title)", more: "/* open"), line("Text(title)", more: "}"), line("Text(title)", more: "let a = \"\"\""),
        line("Text(title)", more: "#if false"),
        line("Text(title)", more: "struct Other: View {"), line("Text(title)", more: "@MainActor"), line("Text(title)", more: "let x = 3 +"),
        line("Text(title)", more: "func f()"), line("Text(title)", more: "(["), "struct Line: View { let title: String; var body: some View { Text(title) }",
        line("Text(title)", more: "// \"\"\"\n/*/"),
    ])
    func whatIsOpenEndsWithTheAnswer(code: String) throws {
        let grade = try graded(code)
        #expect(!grade.passed && !grade.isRunnable)
        let error = try #require(grade.diagnostics.first)
        #expect(error.span?.source.name == "answer" && !error.message.isEmpty)
    }

    @Test func errorsInGivenCodeSpeakOfTheAnswer() throws {
        let grade = try graded("struct Line: View {\n    let name: String\n    var body: some View { Text(name) }\n}")
        let error = try #require(grade.diagnostics.first)
        #expect(error.span?.source.name == "given code" && error.span?.start.line == 7)
        let code = "Line(title: title).padding(4).accessibilityIdentifier(\"line\")"
        #expect(error.message.hasPrefix("the given code has `\(code)` in line 7, which doesn't fit your code: "))
        #expect(error.help?.hasPrefix("change your code; the given code stays as it is") == true)
        #expect(grade.feedback.hasPrefix("the snippet has errors: the given code has"))
        let own = try graded("struct Line: View {\n    let title: String\n    var body: some View { Text(titel) }\n}")
        #expect(listed(own.diagnostics).first == "3:32 unknown-name")
    }

    /// A view that the answer shows isn't what is checked.
    @Test func theGivenCodeDecidesWhatIsShown() throws {
        #expect(try !graded(line("Color.red", more: "Line(title: \"Ada\").accessibilityIdentifier(\"line\")")).passed)
        let named = lines.replacing("Board(titles: {{titles}})", with: "struct ContentView: View { var body: some View { Board(titles: {{titles}}) } }")
        #expect(try graded(line("Text(title)", more: "Text(\"other\")"), lesson: named).passed)
    }

    @Test func whereTheGivenCodeShowsNothingTheAnswerDoes() throws {
        let text = lines.replacing("Board(titles: {{titles}})", with: "let all = {{titles}}")
        #expect(try graded(line("Text(title)", more: "Board(titles: all)"), lesson: text).isRunnable)
        #expect(try graded(line("Text(title)", more: "struct Main: View { var body: some View { Board(titles: all) } }\nMain()"), lesson: text).passed)
    }

    @Test func aPartOfTheStarterIsCompleted() throws {
        let whole = lines.replacing("```swift starter\n", with: "```swift starter\nfunc mark() -> String { \"\" }\n")
        #expect(try graded(line("Text(title + mark())"), lesson: whole).passed)
        #expect(try graded(line("Text(title + mark())", more: "func mark() -> String { \"!\" }"), lesson: whole).score == 1)
    }

    @Test func aFailedConditionTakesAllPoints() throws {
        let grade = try graded(line("EmptyView()", more: "let a = 1"))
        #expect(grade.score == 0 && grade.checks.map(\.outcome) == [.failed, .failed, .passed])
        #expect(grade.checks[0].isCondition && !grade.checks[1].isCondition)
        #expect(grade.feedback.hasPrefix("Every title has a line."))
    }

    @Test(arguments: ["", "// mine\n", "\n\n   "])
    func theUnchangedStarterScoresNothing(prefix: String) throws {
        let starter = "struct Line: View {\n    let title: String\n    var body: some View { EmptyView() } // here\n}"
        let grade = try graded(prefix + starter)
        #expect(grade.score == 0 && !grade.passed && grade.isRunnable && grade.isUnchanged)
        #expect(grade.feedback == "this is the unchanged starter")
        for empty in [prefix, prefix + "/* only this */"] {
            let grade = try graded(empty)
            #expect(grade.score == 0 && !grade.isRunnable && grade.feedback == "the answer has no code")
        }
    }

    /// The answer runs with 25 draws; the first that fails is reported.
    @Test func dataVaries() throws {
        let fixed = line("Text(title == \"Ada\" || title == \"Bo\" ? title : \"?\")")
        let grade = try graded(fixed)
        let failed = try #require(grade.checks.first { $0.outcome == .failed })
        #expect(!grade.passed)
        #expect(failed.drawn == ["titles": "[\"Cy\", \"Dee\", \"Eva\"]"])
        #expect(failed.circumstances == "with titles = [\"Cy\", \"Dee\", \"Eva\"]")
        #expect(failed.line.hasPrefix("Each line shows its title (with titles = [\"Cy\", \"Dee\", \"Eva\"]): [Cy, Dee, Eva] wanted, [?, ?, ?] found"))
        let draws = Set(
            try (1...25).map { seed in
                try #require(course(lesson: lines).lessons.first?.exercises.first?.exercise).draw(seed: UInt64(seed))["titles"] ?? ""
            })
        #expect(draws == ["[\"Ada\", \"Bo\"]", "[\"Cy\", \"Dee\", \"Eva\"]"])
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            (line("Text(title)", more: "print(\"done\")"), true), (line("let _ = print(title); Text(title)"), true),
            (line("Text(spin())", more: "func spin() -> String { while true { } }"), false), (line("Text([\"a\"][title.count])"), false),
            ("print(\"Ada\")", false), (line("Line(title: title)"), false),
            (line("Text(title)", more: "extension Line { func padding(_ length: CGFloat) -> some View { Color.red } }"), false),
            (line("Text(title)", more: "let all = (0..<10).map { _ in titles.count }"), false),
        ])
    func answersThatDoOtherThings(code: String, passes: Bool) throws {
        let grade = try graded(code)
        #expect(grade.passed == passes)
        if !passes { #expect(!grade.feedback.isEmpty) }
    }

    @Test func aHugeAnswerIsRefused() throws {
        let grade = try graded(line("Text(title)", more: String(repeating: "// \u{1F600}\n", count: 600_000)))
        #expect(grade.isLimited && grade.score == 0 && grade.feedback.contains("longer than"))
    }

    @Test func aGlobalOfTheGivenCodeCanBeUsedBeforeItHasAValue() throws {
        let text = lines.replacing("Board(titles: {{titles}})", with: "let all = {{titles}}\nBoard(titles: all)")
        let grade = try graded(line("Text(title)", more: "print(all.count)"), lesson: text)
        #expect(!grade.isRunnable || grade.passed)
        #expect(try graded(line("Text(all.contains(title) ? title : \"?\")"), lesson: text).passed)
    }
}
