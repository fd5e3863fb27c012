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
        ("find(Color.self).count == 3", "expected 3, found 2 (find(Color.self).count)"),
        ("3 <= find(Color.self).count", "expected at least 3, found 2 (find(Color.self).count)"),
        ("find(Color.self).count != 2", "expected not 2, found 2 (find(Color.self).count)"),
        ("find(Color.self).count==3", "expected 3, found 2 (find(Color.self).count)"),
        ("find(Color.self).count>2&&true", "expected more than 2, found 2 (find(Color.self).count)"),
        ("find(Text.self).count!=1", "expected not 1, found 1 (find(Text.self).count)"),
        ("find(Color.self).count < 2", "expected less than 2, found 2 (find(Color.self).count)"),
        ("find(Text.self)[0].text == \"b && c\"", "expected b && c, found a (find(Text.self)[0].text)"),
        ("find(Color.self)[0].frame.width == 70 && find(Color.self)[1].frame.width == 70", "expected 70, found 222 (find(Color.self)[1].frame.width)"),
        ("(find(Color.self).count == 2 && (find(Text.self).count == 2))", "expected 2, found 1 (find(Text.self).count)"),
        (
            "find(Color.self).allSatisfy { $0.frame.width == 100 }",
            "expected 100 each, found [70, 222] (find(Color.self).map { $0.frame.width })"
        ),
        (
            "find(Color.self).allSatisfy { node in node.frame.height == 100 && node.frame.width >= 80 }",
            "expected at least 80 each, found [70, 222] (find(Color.self).map { node in node.frame.width })"
        ),
        ("find(Text.self).contains { $0.text == \"b\" }", "expected b among them, found [a] (find(Text.self).map { $0.text })"),
        ("find(Text.self).contains(where: { $0.text == \"b\" })", "expected b among them, found [a] (find(Text.self).map { $0.text })"),
        ("find(Text.self).map { $0.view }.contains(\"Color\")", "expected Color among them, found [Text] (find(Text.self).map { $0.view })"),
        ("find(Text.self).isEmpty", "expected 0, found 1 (find(Text.self).count)"),
        ("!find(Button.self).isEmpty", "expected at least 1, found 0 (find(Button.self).count)"),
        ("find(Button.self)[0].frame.width == 20", "expected 20, found nothing (find(Button.self)[0].frame.width)"),
        ("find(Text.self).count == 2 || find(Text.self).count == 3", "expected 2 or 3, found 1 (find(Text.self).count)"),
        ("find(Text.self).count == 2 || find(Color.self).isEmpty", "expected true, found false (find(Text.self).count == 2 || find(Color.self).isEmpty)"),
        ("!(find(Text.self).count == 1)", "expected not 1, found 1 (find(Text.self).count)"),
        ("!find(Text.self).map { $0.view }.contains(\"Text\")", "expected not Text among them, found [Text] (find(Text.self).map { $0.view })"),
        ("!find(Text.self).contains { $0.text == \"a\" }", "expected not a each, found [a] (find(Text.self).map { $0.text })"),
        ("!find(Text.self).allSatisfy { $0.text == \"a\" }", "expected not a among them, found [a] (find(Text.self).map { $0.text })"),
        ("find(Text.self)[0].text!.hasPrefix(\"b\")", "expected hasPrefix(\"b\"), found a (find(Text.self)[0].text!)"),
        (
            "find(Color.self).allSatisfy { $0.frame.width == $0.frame.height }",
            "expected [100, 100], found [70, 222] (find(Color.self).map { $0.frame.width })"
        ),
        (
            "find(HStack.self)[0].find(Text.self).map { $0.text ?? \"\" } == [\"b\"]",
            "expected [b], found [a] (find(HStack.self)[0].find(Text.self).map { $0.text ?? \"\" })"
        ),
        ("find(Text.self)[0].parent?.view == \"VStack\"", "expected VStack, found HStack (find(Text.self)[0].parent?.view)"),
        ("find(HStack.self)[0].find(Color.self).count == 1", "expected 1, found 2 (find(HStack.self)[0].find(Color.self).count)"),
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
        #expect(lines == ["It counts (at 240x100, after tap \"Add\"): expected 1, found 0 (find(\"1\").count)", "There is a text."])
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
