import Course
import Diagnostics
@testable import Grading
import Playground
import Testing

private let thirds = """
    ## Thirds {#thirds .exercise}

    ```swift starter
    HStack(spacing: 0) { Color.red.frame(width: 70); Color.green; Color.blue }
    ```

    ```check
    find(Color.self).count == 3 | 1 | There are three.
    find(Color.self).allSatisfy { $0.frame.width == 100 } at 300x100 | 1 | Each takes a third.
    find(Color.self).allSatisfy { $0.frame.width == 80 } at 240x100 | 2 | Also when narrower.
    ```

    ```swift mistake id=fixed says="Fixed widths cannot adapt."
    HStack(spacing: 0) { Color.red.frame(width: 100); Color.green.frame(width: 100); Color.blue.frame(width: 100) }
    ```

    ```swift solution
    HStack(spacing: 0) { Color.red; Color.green; Color.blue }
    ```
    """

/// Each check's outcome, the score and the feedback.
private func graded(_ code: String, lesson text: String = thirds) throws -> String {
    let lesson = try #require(course(lesson: text).lessons.first)
    let exercise = try #require(lesson.exercises.first?.exercise)
    let grade = ExerciseGrader(exercise, in: lesson).grade(code)
    let checks = grade.checks.map { check in "\(check.outcome)" + (check.size.map { " at \($0)" } ?? "") }
    return "\(checks.joined(separator: ", ")): \(shownNumber(grade.score))/\(shownNumber(grade.max)) \(grade.passed) “\(grade.feedback)”"
}

@Suite struct ExerciseGradingTests {
    @Test(arguments: [
        ("HStack(spacing: 0) { Color.red; Color.green; Color.blue }", "passed, passed, passed: 4/4 true “”"),
        (
            "HStack(spacing: 0) { Color.red.frame(width: 71); Color.green; Color.blue }",
            "passed, failed at 300x100, failed at 240x100: 1/4 false “Each takes a third. (not at 300x100)\nAlso when narrower. (not at 240x100)”"
        ),
        (
            "HStack(spacing: 0) { Color.red.frame(width: 70); Color.green; Color.blue } // mine",
            "passed, failed at 300x100, failed at 240x100: 0/4 false “this is the unchanged starter”"
        ),
        (
            "HStack(spacing: 0) {\n Color.red.frame(width: 100); Color.green.frame(width: 100); Color.blue.frame(width: 100)\n}",
            "passed, passed, failed at 240x100: 2/4 false “Fixed widths cannot adapt.”"
        ),
        (
            "HStack(spacing: 0) { Color.red; Color.blue }",
            "failed, failed at 300x100, failed at 240x100: 0/4 false “There are three.\nEach takes a third. (not at 300x100)\nAlso when narrower. (not at 240x100)”"
        ),
        ("", "notRun, notRun, notRun: 0/4 false “the answer has no code”"),
        ("Nonsense()", "notRun, notRun, notRun: 0/4 false “the snippet has errors: 1:1: cannot find 'Nonsense' in scope”"),
    ])
    func grades(code: String, expected: String) throws {
        #expect(try graded(code) == expected)
    }

    @Test func codeQuestionsAreGradedAsExercises() throws {
        let body = "## A {#a kind=code points=8}\nWrite it.\n\n" + thirds.split(separator: "\n").dropFirst().joined(separator: "\n")
        let instance = try question(body)
        #expect(described(instance.grade(given: .text("HStack(spacing: 0) { Color.red; Color.green; Color.blue }"))).hasPrefix("incorrect 0/8") == false)
        #expect(described(instance.grade(given: .text("HStack(spacing: 0) { Color.red; Color.green }"))).hasPrefix("incorrect 0/8"))
    }

    @Test func whatDoesNotRunIsNoAnswerYet() throws {
        let lesson = try #require(course(lesson: thirds).lessons.first)
        let grader = ExerciseGrader(try #require(lesson.exercises.first?.exercise), in: lesson)
        #expect(grader.grade("HStack { Color.red }").isRunnable)
        #expect(!grader.grade("HStack {\n Colr.red\n}").isRunnable)
        #expect(!grader.grade(" ").isRunnable)
        let instance = try question("## A {#a kind=code points=8}\nWrite it.\n\n" + thirds.split(separator: "\n").dropFirst().joined(separator: "\n"))
        let broken = instance.grade(given: .text("HStack {\n Colr.red\n}"))
        #expect(!broken.isRunnable && broken.verdict == .incorrect)
        #expect(broken.feedback.hasPrefix("the snippet has errors: 2:2: "))
        #expect(broken.diagnostics.first?.span?.start.line == 2)
        #expect(instance.grade(given: .text("Color.red")).isRunnable)
    }

    @Test func aLimitStopsAllChecks() throws {
        let lesson = try #require(
            course(lesson: thirds.replacing("find(Color.self).count == 3", with: "find(Color.self).count == 3 after tap \"a\"")).lessons.first)
        let grade = ExerciseGrader(try #require(lesson.exercises.first?.exercise), in: lesson).grade("Button(\"a\") { while true { } }")
        #expect(grade.isLimited && grade.score == 0 && grade.isRunnable)
        #expect(grade.checks.map(\.outcome) == [.notRun, .notRun, .notRun])
        #expect(grade.feedback.hasPrefix("the snippet was stopped before it could be checked: "))
    }

    private static let starter = """
        import SwiftUI

        /// A card.
        struct Card: View {
            var body: some View { Text("old") }
        }
        let names = ["a"]
        extension Card { var x: Int { 1 } }

        VStack { Card() }
        """

    @Test(arguments: [
        ("struct Card: View { var body: some View { Text(\"new\") } }", "new one VStack"), ("Card()", "old one Card()"),
        ("let names = [\"b\"]\nstruct Row { }", "old other Row VStack"), ("", "old one VStack"),
        ("extension Card { var y: Int { 2 } }\nimport SwiftUI", "old one y VStack"), ("#Preview { Card() }", "old one Card()"), ("struct Card {", "broken"),
    ])
    func anInputTakesItsPlaceInTheStarter(input: String, expected: String) {
        let merged = ExerciseGrader.merged(input: SourceText(name: "input", text: input), into: Fragment(SourceText(name: "starter", text: Self.starter)))
        let marks = [
            ("old", "\"old\""), ("new", "\"new\""), ("one", "[\"a\"]"), ("other", "[\"b\"]"), ("Row", "struct Row"), ("y", "var y"), ("VStack", "VStack"),
        ]
        let found = marks.filter { merged.text.contains($0.1) }.map(\.0)
        let shown = merged.text.contains("VStack") ? [] : merged.text == input && expected == "broken" ? ["broken"] : ["Card()"]
        #expect((found + shown).joined(separator: " ") == expected)
        #expect(merged.text.components(separatedBy: "import SwiftUI").count == (expected == "broken" ? 1 : 2))
        #expect(merged.name == "input")
    }

    @Test func predictionsAreComparedWithTheRun() throws {
        let lesson = try #require(
            course(
                lesson:
                    "## A {#a}\n```swift run\nHStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }\n```\n```predict\nask: How wide?\nanswer: find(Color.self)[1].frame.width\n```"
            )
            .lessons.first)
        guard case .prediction(let prediction) = lesson.sections[0].blocks[1] else {
            Issue.record("no prediction")
            return
        }
        let scope = Playground()
        lesson.sections[0].snippets[prediction.run].run(in: scope, window: lesson.window)
        #expect(described(prediction.grade("230", in: scope)) == "correct 1/1")
        #expect(described(prediction.grade("150", in: scope)) == "incorrect 0/1")
        #expect(described(prediction.grade("wide", in: scope)) == "unreadable 0/1 “write a number: 230, 1/3 or 25%”")
        #expect(prediction.rightAnswer(in: scope) == "230")
    }
}
