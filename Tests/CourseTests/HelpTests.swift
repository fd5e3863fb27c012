import Course
import Diagnostics
import Testing

/// What the faults of a course say to do.
@Suite struct HelpTests {
    private func helps(lesson text: String) -> [String?] {
        var faults = Faults()
        _ = Lesson.read(SourceText(name: "lessons/my-grid.md", text: text), faults: &faults)
        return faults.diagnostics.map(\.help)
    }

    private func helps(bank text: String) -> [String?] {
        var faults = Faults()
        _ = Quiz.readYAML(SourceText(name: "quizzes/sample.yaml", text: "format: 1\nid: a\ntitle: A\n\(text)"), faults: &faults)
        return faults.diagnostics.map(\.help)
    }

    private let columns = "begin all keys of a mapping in the same column, and all `-` of a list"

    @Test func indentationIsToldFromQuotes() {
        #expect(helps(lesson: "---\nformat: 1\nid: a\n title: T\n---\n## A {#a}\nx") == [columns])
        #expect(helps(bank: "questions:\n  - id: q\n   kind: single\n") == [columns])
        #expect(helps(lesson: "---\nformat: 1\nid: a\ntitle: T: U\n---\n## A {#a}\nx").first??.hasPrefix("quote texts") ?? false)
    }

    @Test func idsAreMadeOfWhatIsThere() {
        #expect(helps(lesson: "---\nformat: 1\ntitle: T\n---\n## A {#a}\nx") == ["add the line `id: my-grid`"])
        #expect(helps(bank: "questions:\n  - kind: short\n    prompt: How wide is it?\n    answer: y\n") == ["add the line `id: how-wide-is-it`"])
    }

    @Test func banksAreSpelledInYAML() {
        let question = "questions:\n  - id: q\n    kind: single\n    prompt: x\n    explanation: y\n"
        #expect(helps(bank: question + "    choices: [a, b]\n") == ["mark it right: true"])
        #expect(helps(bank: question + "    starter: x\n    choices: [a, {text: b, right: true}]\n") == ["write it into `prompt`, as a ```swift starter block"])
        #expect(helps(bank: question.replacing("single", with: "numeric")) == ["write answer: ANSWER"])
        #expect(
            helps(bank: "draw: 3\n" + question + "    choices: [a, {text: b, right: true}]\n") == [
                "write below draw: a line - {tags: layout, count: 3} for each"
            ])
        #expect(helps(bank: "attempts: many\n" + question + "    choices: [a, {text: b, right: true}]\n") == ["write a number from 1 to 10: attempts: 2"])
    }

    @Test func blocksAndBracesSayWhereTheyBelong() {
        let front = "---\nformat: 1\nid: a\ntitle: T\n---\n"
        #expect(
            helps(lesson: front + "## A {#a kind=complete}\nx") == ["only a question has `kind`: write the question into a quiz, or drop this"])
        let exercise = "## A {#a .exercise}\n```swift starter\n```\n```swift solution\n```\n```check\ntrue | 1 | m\n```\n"
        #expect(helps(lesson: front + exercise + "```swift accept says=\"x\"\n```") == ["drop it: nothing belongs here"])
        #expect(
            quiz("## A {#a kind=match}\nx\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n\n> y").faults.first == "9:1 bad-match")
    }
}
