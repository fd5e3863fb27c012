import Course
@testable import Grading
import Playground
import Testing

@Suite struct EvidenceTests {
    private static let row = """
        struct Row: View { var body: some View { HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue; Text("a") } } }
        Row()
        """

    /// What a check of the row says, where it fails.
    private func evidence(_ check: String) throws -> String? {
        let lesson = try #require(
            course(lesson: "## A {#a .exercise}\n```swift starter\n```\n```check\n\(check) | 1 | m\n```\n```swift solution\nText(\"\")\n```").lessons.first)
        let exercise = try #require(lesson.exercises.first?.exercise)
        return try #require(ExerciseGrader(exercise, in: lesson).grade(Self.row).checks.first).evidence?.sentence
    }

    @Test(arguments: [
        ("find(Color.self).count == 3", "3 wanted, 2 found (find(Color.self).count)"),
        ("3 <= find(Color.self).count", "at least 3 wanted, 2 found (find(Color.self).count)"),
        ("find(Color.self).count != 2", "not 2 wanted, 2 found (find(Color.self).count)"),
        ("find(Color.self).count==3", "3 wanted, 2 found (find(Color.self).count)"),
        ("find(Color.self).count>2&&true", "more than 2 wanted, 2 found (find(Color.self).count)"),
        ("find(Text.self).count!=1", "not 1 wanted, 1 found (find(Text.self).count)"),
        ("find(Color.self).count < 2", "less than 2 wanted, 2 found (find(Color.self).count)"),
        ("find(Text.self)[0].text == \"b && c\"", "b && c wanted, a found (find(Text.self)[0].text)"),
        ("find(Color.self)[0].frame.width == 70 && find(Color.self)[1].frame.width == 70", "70 wanted, 222 found (find(Color.self)[1].frame.width)"),
        ("(find(Color.self).count == 2 && (find(Text.self).count == 2))", "2 wanted, 1 found (find(Text.self).count)"),
        (
            "find(Color.self).allSatisfy { $0.frame.width == 100 }",
            "100 each wanted, [70, 222] found (find(Color.self).map { $0.frame.width })"
        ),
        (
            "find(Color.self).allSatisfy { node in node.frame.height == 100 && node.frame.width >= 80 }",
            "at least 80 each wanted, [70, 222] found (find(Color.self).map { node in node.frame.width })"
        ),
        ("find(Text.self).contains { $0.text == \"b\" }", "b among them wanted, [a] found (find(Text.self).map { $0.text })"),
        ("find(Text.self).contains(where: { $0.text == \"b\" })", "b among them wanted, [a] found (find(Text.self).map { $0.text })"),
        ("find(Text.self).map { $0.view }.contains(\"Color\")", "Color among them wanted, [Text] found (find(Text.self).map { $0.view })"),
        ("find(Text.self).isEmpty", "0 wanted, 1 found (find(Text.self).count)"),
        ("!find(Button.self).isEmpty", "at least 1 wanted, 0 found (find(Button.self).count)"),
        ("find(Button.self)[0].frame.width == 20", "20 wanted, nothing found (find(Button.self)[0].frame.width)"),
        ("find(Text.self).count == 2 || find(Text.self).count == 3", "2 or 3 wanted, 1 found (find(Text.self).count)"),
        ("find(Text.self).count == 2 || find(Color.self).isEmpty", "true wanted, false found (find(Text.self).count == 2 || find(Color.self).isEmpty)"),
        ("!(find(Text.self).count == 1)", "not 1 wanted, 1 found (find(Text.self).count)"),
        ("!find(Text.self).map { $0.view }.contains(\"Text\")", "not Text among them wanted, [Text] found (find(Text.self).map { $0.view })"),
        ("!find(Text.self).contains { $0.text == \"a\" }", "not a each wanted, [a] found (find(Text.self).map { $0.text })"),
        ("!find(Text.self).allSatisfy { $0.text == \"a\" }", "not a among them wanted, [a] found (find(Text.self).map { $0.text })"),
        ("find(Text.self)[0].text!.hasPrefix(\"b\")", "hasPrefix(\"b\") wanted, a found (find(Text.self)[0].text!)"),
        (
            "find(Color.self).allSatisfy { $0.frame.width == $0.frame.height }",
            "[100, 100] wanted, [70, 222] found (find(Color.self).map { $0.frame.width })"
        ),
        (
            "find(HStack.self)[0].find(Text.self).map { $0.text ?? \"\" } == [\"b\"]",
            "[b] wanted, [a] found (find(HStack.self)[0].find(Text.self).map { $0.text ?? \"\" })"
        ),
        ("find(Text.self)[0].parent?.view == \"VStack\"", "VStack wanted, HStack found (find(Text.self)[0].parent?.view)"),
        ("find(HStack.self)[0].find(Color.self).count == 1", "1 wanted, 2 found (find(HStack.self)[0].find(Color.self).count)"),
    ])
    func expectedAgainstFound(check: String, sentence: String) throws {
        #expect(try evidence(check) == sentence)
    }

    @Test func circumstancesAreTold() throws {
        let lesson = try #require(
            course(
                lesson: """
                    ## A {#a .exercise}
                    ```swift starter
                    Text("a")
                    ```
                    ```check
                    find("1").count == 1 at 240x100 after tap "Add" | 1 | It counts.
                    find(Text.self).count == 1 | 1 | There is a text.
                    ```
                    ```swift solution
                    Text("a")
                    ```
                    """
            ).lessons.first)
        let exercise = try #require(lesson.exercises.first?.exercise)
        let lines = ExerciseGrader(exercise, in: lesson).grade("Button(\"Add\") { }").checks.map(\.line)
        #expect(lines == ["It counts (at 240x100, after tap \"Add\"): 1 wanted, 0 found (find(\"1\").count)", "There is a text."])
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["(((((", "a == ", "{ } } }", String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000), "== ==", "&& a", "\"a == b"])
    func brokenExpressionsAreKeptWhole(text: String) {
        let finder = EvidenceFinder(playground: Playground())
        _ = finder.evidence(for: text)
        #expect(CheckExpression(text).conjuncts.count <= 2)
    }
}
