import Course
import Diagnostics
import Foundation
import Session
import Testing

struct QuestionKindTests {
    private let quiz = """
        ## Spot {#spot kind=spot}

        Which line is at fault?

        ```swift run
        VStack {
            Text("a").id(UUID()) //!
        }
        ```

        > It is new each time.

        ## Explain {#explain kind=explain}

        Why?

        - Names identity.
        - Names lifetime.

        > A state ends with its identity.
        """

    @Test func linesAreNumberedAndOwnWordsComparedWithAModel() {
        expectTranscript(
            """
            workbook> :quiz demo
            Demo

            1/2  Spot

            Which line is at fault?

              1  VStack {
              2      Text("a").id(UUID())
              3  }

            Reply with the number of a line, or of several: 3 5. · :skip
            1/2> 9
            [unreadable] Write numbers of lines from 1 to 3: 3, or 3 5 for several.
            1/2> 1
            [incorrect] Not right.
            The answer: 2  Text("a").id(UUID())
            It is new each time.

            2/2  Explain

            Why?

            Reply in your own words. · :skip
            2/2> It just ends.
            A model answer:
            A state ends with its identity.

            1  Names identity.
            2  Names lifetime.
            Which of these points does your answer make? Reply with their numbers: 1 3. Or
            0.
            2/2> 1
            [partly] 1 of 2 points.
            1 of 2 criteria.
            [incorrect] 
            1 of 3 points (33%): not passed.

            Missed, with what to read again:
              Spot
              Explain
            :redo asks the missed ones again, :retry all of them with other numbers.
            """, of: course(quiz: quiz))
    }

    @Test func longPartsOfAnAnswerAreBrokenBehindTheirMarks() {
        let long = Array(repeating: "many words", count: 12).joined(separator: " ")
        let own = "## Own {#own kind=explain}\n\nWhy?\n\n- First, \(long).\n- Second.\n\n> So.\n\n"
        let choices = "## Both {#both kind=multiple shuffle=off}\n\nWhich?\n\n- [x] \(long)\n- [x] few\n- [ ] none\n\n> So."
        let session = Session(course: course(quiz: "# Demo\n\n" + own + choices))
        _ = session.said(":quiz demo")
        for (reply, mark) in [("I don't know", "  • First"), ("c", "  b  few")] {
            let lines = session.said(reply).split(separator: "\n").drop { !$0.contains("The answer:") }
            #expect(lines.contains { $0.hasPrefix("    ") && $0.contains("words") } && lines.contains { $0.hasPrefix(mark) }, "\(lines)")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        }
    }

    @Test func aWrongAnswerNamesTheSectionToReread() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("course-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let front = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n"
        let exercise = """
            ## E {#e .exercise}
            ```swift starter
            Color.red
            ```
            ```check
            find(Color.self).count == 2 | 1 | Two.
            ```
            ```swift mistake says="Three." misconception=m-index
            VStack { Color.red; Color.red; Color.red }
            ```
            ```swift solution
            VStack { Color.red; Color.red }
            ```
            """
        let files = [
            "lessons/demo.md": front + exercise,
            "quizzes/demo.md": front + "## A {#a kind=single shuffle=off attempts=2}\nx\n\n- [x] yes\n- [ ] no {misconception=m-index}\n\n> y",
            "lessons/misconceptions.yaml": "format: 1\nmisconceptions:\n  - {id: m-index, title: An index is an id., see: demo#e, ko: 인덱스가 정체성이다.}",
        ]
        for (path, text) in files {
            let place = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        let course = Course.load(folder.path)
        #expect(course.faults.diagnostics.map { $0.rendered() } == [])
        let session = Session(course: course)
        let words = "A common mistake: An index is an id. · :open demo#e"
        _ = session.handle(":quiz demo")
        #expect(session.said("a b").contains("ame one choice") && !session.said(":lessons").contains("still think"))
        #expect(session.said("b").contains(words))
        #expect(session.said(":lessons").contains("What you may still think\n  1 × An index is an id. · :open demo#e"))
        #expect(!session.said("a").contains(words) && !session.said(":lessons").contains("still think"))
        _ = session.handle(":open demo")
        _ = session.handle("VStack { Color.red; Color.red; Color.red }")
        #expect(session.said(":check").contains(words))
        #expect(session.said(":review stats").contains("1 × An index is an id."))
        var options = Session.Options()
        options.language = .korean
        let korean = Session(course: course, options: options)
        _ = korean.handle(":quiz demo")
        #expect(korean.said("b").contains("흔한 오해: 인덱스가 정체성이다. · :open demo#e"))
    }

    @Test func koreanHasItsWords() {
        var options = Session.Options()
        options.language = .korean
        let session = Session(course: course(quiz: quiz), options: options)
        #expect(session.said(":quiz demo").contains("줄 번호로 답하세요"))
        #expect(session.said("2").contains("맞습니다."))
        _ = session.said("끝납니다.")
        #expect(session.said("없음").contains("기준 2개 중 0개."))
    }
}
