@testable import Grading
import Testing

/// An exercise with given code and blocks that prove its checks.
private func exercise(
    _ blocks: String, checks: String = "find(\"#line\").count == 1 | 0 | There is a line.\nfind(Text.self).count == 2 | 1 | Two texts.",
    starter: String = "struct Line: View { var body: some View { Text(\"a\") } }"
) -> String {
    """
    ## E {#e .exercise}
    ```swift starter
    \(starter)
    ```
    ```swift given
    Line().accessibilityIdentifier("line")
    ```
    ```check
    \(checks)
    ```
    ```swift solution
    struct Line: View { var body: some View { HStack{ Text("a"); Text("b") } } }
    ```
    \(blocks)
    """
}

private func block(_ info: String, _ body: String) -> String { "```swift \(info)\nstruct Line: View { var body: some View { \(body) } }\n```\n" }

@Suite struct AuthorProofTests {
    @Test(arguments: [
        ("", [String]()),
        (block("accept", "VStack { Text(\"a\"); Text(\"b\") }"), []),
        (block("accept", "Text(\"a\")"), ["15:1 accept-fails"]),
        (block("accept", "Txt(\"a\")"), ["15:1 accept-fails"]),
        (block("reject says=\"Two texts\"", "Color.red"), []),
        (block("reject says=\"cannot find 'Txt'\"", "Txt(\"a\")"), []),
        (block("reject says=\"Three texts\"", "Color.red"), ["15:1 reject-words"]),
        (block("reject says=\"Two texts\"", "VStack { Text(\"a\"); Text(\"b\") }"), ["15:1 reject-passes"]),
        (block("mistake says=\"No text.\"", "Color.red") + block("reject says=\"No text.\"", "Color.red"), []),
        (block("reject says=\"unchanged starter\"", "Text(\"a\")"), []),
    ])
    func blocksAreProven(blocks: String, expected: [String]) {
        #expect(findings(lesson: exercise(blocks)) == expected)
    }

    @Test func anErrorInGivenCodeIsReportedThereAndAlone() {
        let lesson = exercise(block("accept", "VStack { Text(\"a\"); Text(\"b\") }")).replacing("Line().accessibility", with: "Lines().accessibility")
        #expect(findings(lesson: lesson) == ["6:1 swift"])
        #expect(messages(lesson: lesson) == ["cannot find 'Lines' in scope"])
    }

    @Test func aCheckThatFailsSaysWhatItFound() {
        let lesson = exercise(block("accept", "Text(\"a\")")).replacing("Text(\"a\"); Text(\"b\")", with: "Text(\"a\"); Text(\"b\"); Text(\"c\")")
        let notes = AuthorCheck.report(on: course(lesson: lesson)).diagnostics.flatMap(\.notes).map(\.message)
        #expect(notes == ["2 wanted, 3 found (find(Text.self).count)", "fails: Two texts: 2 wanted, 1 found (find(Text.self).count)"])
    }

    @Test func aStarterThatScoresIsReported() {
        let checks = "find(\"#line\").count == 1 | 1 | There is a line.\nfind(Text.self).count == 2 | 1 | Two texts."
        #expect(findings(lesson: exercise("", checks: checks)) == ["3:1 starter-scores"])
        #expect(messages(lesson: exercise("", checks: checks)).contains("the starter gets 1 of 2 points"))
    }

    /// Mutants that behave otherwise and still pass are named, with what they are.
    @Test func weakChecksLetMutantsPass() {
        let text = """
            ## E {#e .exercise}
            ```swift starter
            struct Rows: View { let titles: [String]; var body: some View { EmptyView() } }
            ```
            ```swift given
            Rows(titles: ["a", "bb"])
            ```
            ```check
            find(Text.self).count >= 2 | 1 | Two texts.
            ```
            ```swift solution
            struct Rows: View {
                let titles: [String]
                var body: some View { VStack { Text("\\(titles.count)"); Text(titles[0]); Text(titles[1]) } }
            }
            ```
            """
        let report = AuthorCheck.report(on: course(lesson: text), mutates: true)
        let passing = report.diagnostics.filter { $0.code == "mutant-passes" }.map(\.message)
        #expect(passing.contains("the solution still passes without Text(titles[0])"))
        #expect(passing.contains("the solution still passes with \"a\" for titles[1]"))
        #expect(!passing.contains("the solution still passes with \"bb\" for titles[1]"))
        #expect(passing.count == report.counts.survivors && report.counts.equivalents > 0)
        #expect(report.counts.mutants > report.counts.survivors + report.counts.equivalents)
        let strict = text.replacing("find(Text.self).count >= 2", with: "find(Text.self).map { $0.text ?? \"\" } == [\"2\", \"a\", \"bb\"]")
        let counts = AuthorCheck.report(on: course(lesson: strict), mutates: true).counts
        #expect(counts.survivors == 0 && counts.equivalents > 0)
        // Where the data varies, a constant behaves otherwise.
        let lists = "[[\\\"a\\\", \\\"bb\\\"], [\\\"c\\\", \\\"a\\\", \\\"b\\\"]]"
        let given = "```swift given vary=\"titles in \(lists)\"\nRows(titles: {{titles}})"
        let varied = strict.replacing("```swift given\nRows(titles: [\"a\", \"bb\"])", with: given)
            .replacing("[\"2\", \"a\", \"bb\"]", with: "[\"\\({{titles}}.count)\"] + {{titles}}.prefix(2)")
        let strictest = AuthorCheck.report(on: course(lesson: varied), mutates: true).counts
        #expect(strictest.survivors == 0 && strictest.equivalents < counts.equivalents)
    }

    @Test func mutantsOfTheHarnessAreNamed() {
        let text = """
            ## E {#e .exercise}
            ```swift starter
            struct Line: View { var body: some View { Color.red } }
            HStack { Line(); Line() }
            ```
            ```check
            find(Text.self).count >= 1 | 1 | A text.
            ```
            ```swift solution
            struct Line: View { var body: some View { Text("a") } }
            HStack { Line(); Line() }
            ```
            """
        let report = AuthorCheck.report(on: course(lesson: text), mutates: true)
        let helps = report.diagnostics.filter { $0.message == "the solution still passes without Line()" }.map(\.help)
        #expect(helps == Array(repeating: "make this part of the starter `given`, or add a check that tells them apart", count: helps.count) && !helps.isEmpty)
    }

    @Test func theNumberOfMutantsIsBounded() {
        let report = AuthorCheck.report(on: course(lesson: exercise("")), mutates: true, mutantLimit: 1)
        #expect(report.counts.mutants == 1)
        #expect(report.diagnostics.contains { $0.code == "mutants-left" && $0.severity == .remark && $0.message.contains("further mutants") })
    }

    @Test func tooFewProofsAreAWarning() {
        let told = messages(lesson: exercise(block("accept", "VStack { Text(\"a\"); Text(\"b\") }")))
        #expect(
            told == [
                "the checks are proven by 1 of 3 right answers besides the solution", "the checks are proven by 0 of 5 wrong answers",
            ])
    }
}
