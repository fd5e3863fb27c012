import Course
import Diagnostics
import Testing

@testable import Session

struct LessonReadingTests {
    /// The steps of a lesson, a line each: the section in front of the first, then what the step holds.
    private func steps(_ text: String) throws -> [String] {
        var faults = Faults()
        let file = SourceText(name: "lesson.md", text: "---\nformat: 1\nid: lesson\ntitle: Lesson\n---\n" + text)
        var reading = LessonReading(try #require(Lesson.read(file, faults: &faults)))
        var lines: [String] = []
        while let step = reading.advance() {
            let items = step.items.map { item in
                switch item {
                case .prose(let prose): prose.plainText
                case .setup(let snippet): "setup " + snippet.code.text
                }
            }
            let run = step.run.map { ["run " + $0.code.text] } ?? []
            let questions = step.predictions.map { "? " + $0.prediction.ask.text }
            let parts = items + run + questions + step.aspects.map { "see \($0)" } + (step.exercise == nil ? [] : ["exercise"])
            lines.append((step.index == 0 ? "\(step.section.id): " : "") + parts.joined(separator: " | ").replacing("\n", with: ""))
        }
        return lines
    }

    @Test func aStepEndsAfterARunAndWhatBelongsToIt() throws {
        let found = try steps(
            """
            # Title {#title}

            Hello.

            ## First {#first}

            Prose.

            ```swift setup
            let a = 1
            ```

            ```swift run
            Text("a")
            ```

            ```predict
            ask: How wide?
            answer: 1
            ```

            ```expect show=layout
            Text
            ```

            ```expect show=resolved
            Text
            ```

            More.

            ```swift run
            Text("b")
            ```

            ```swift run
            Text("c")
            ```

            ## Do it {#do .exercise}

            Try.

            ```check
            true | 1 | Yes.
            ```

            ```swift solution
            Text("d")
            ```
            """)
        #expect(
            found == [
                "title: Hello.",
                "first: Prose. | setup let a = 1 | run Text(\"a\") | ? How wide? | see layout | see resolved",
                "More. | run Text(\"b\")",
                "run Text(\"c\")",
                "do: Try. | exercise",
            ])
    }

    @Test func aRuleBetweenProseEndsAStep() throws {
        let found = try steps(
            """
            ## Summary {#summary}

            ---

            What did you learn?

            ---

            ---

            This.

            ```swift run
            Text("a")
            ```

            ---

            And this.

            ---
            """)
        #expect(found == ["summary: What did you learn?", "This. | run Text(\"a\")", "And this."])
    }
}
