import Course
import Diagnostics
import Testing

/// An exercise that lacks its checks.
private let task = "## A {#a .exercise}\n```swift starter\n```\n```swift solution\n```\n"

@Suite struct LessonReadingTests {
    @Test func aWholeLesson() {
        let (read, faults) = lesson(
            """
            # What a container sees

            Opening.

            ## Declared and resolved {#declared-resolved}

            Prose with *stress*,
            on two lines.

            ```swift setup
            struct Fruit { let id: Int }
            ```

            ```swift run id=row window=240x100 do="tap \\"Add\\"; set n 3"
            HStack { Color.red
              Color.blue }
            ```

            ```predict of=row
            ask: How wide
              is it?
            answer: find(Color.self)[1].frame.width +- 0.5
            why: The rest.
            ```

            ```expect of=row show=layout
            HStack  0,0
            ...
            ```

            ## Exercise: even thirds {#thirds .exercise}

            ```swift starter
            Color.red
            ```

            ```check
            find("a | b").count == 1 || true at 300x100, 240x100 after tap "x after y" | 2 | Each takes a third.
            resolved.count == 3 | 1 | Three.
            ```

            ```hint
            Which child?
            ```

            ```swift mistake id=fixed says="Fixed widths \\"cannot\\" adapt."
            Color.green
            ```

            ```swift solution
            Color.blue
            ```
            """, front: "order: 10\nwindow: 300x100\nsources: [\"WWDC24, session 10146, 3:40\"]\n")
        #expect(faults == [])
        #expect(
            outline(read) == """
                sample “Sample” order 10.0 window 300x100
                # introduction “What a container sees”
                  prose “Opening.”
                # declared-resolved “Declared and resolved”
                  prose “Prose with stress, on two lines.”
                  setup - -: struct Fruit { let id: Int }/
                  run row 240x100 do ["tap \\"Add\\"", "set n 3"]: HStack { Color.red/  Color.blue }/
                  predict of 1: How wide is it? = find(Color.self)[1].frame.width ± 0.5 because The rest.
                  expect of 1 layout: HStack  0,0/.../
                # thirds “Exercise: even thirds”
                  exercise after 2 snippets, 3.0 points
                  starter: Color.red/
                  check find("a | b").count == 1 || true at [300x100, 240x100] after ["tap \\"x after y\\""] | 2.0 | Each takes a third.
                  check resolved.count == 3 at [] after [] | 1.0 | Three.
                  hint Which child?
                  mistake fixed “Fixed widths "cannot" adapt.”: Color.green/
                  solution: Color.blue/
                """)
        #expect(read?.sources == ["WWDC24, session 10146, 3:40"])
    }

    /// One fault of each kind, with its place.
    @Test(arguments: [
        ("## A {#a}\n```swift rum\nText(\"a\")\n```", ["7:10 unknown-role"]),
        ("## A {#a}\n```swift run windw=3x3\n```", ["7:14 unknown-attribute"]),
        ("## A {#a}\n```swift run window=3by3\n```", ["7:21 bad-size"]), ("## A {#a}\n```swift run sdk=25\n```", ["7:18 unknown-sdk"]),
        ("## A {#a}\n```swift run sdk=26\n```", []),
        ("## A {#a}\n```swift run do=\"tip \\\"Add\\\"\"\n```", ["7:18 unknown-action"]),
        ("## A {#a}\n```swift run do=\"tap\n```", ["7:17 unclosed-quote"]),
        ("## A {#a}\n```swift run\nText(\"a\")", ["7:4 unclosed-fence"]),
        ("## A\n", ["6:4 missing-id"]),
        ("## A {#a}\n## B {#a}", ["7:4 duplicate-id"]),
        ("## A {#a", ["6:6 unclosed-braces"]), ("## A {#a} now", ["6:6 unclosed-braces"]), ("## A {of braces", ["6:4 missing-id"]),
        ("## A {#a}\n### B {#b}\n#### C", ["7:1 deep-heading"]),
        ("## A {#a}\n```swfit run\n```", ["7:4 unknown-block"]), ("## A {#a}\n```json\n```", []),
        ("## A {#a}\n```swift run\nColor.red\n```predict\nask: x\nanswer: 1\n```", ["7:1 unclosed-fence"]),
        (
            "## A {#a .exercise}\n```swift starter\n```\n```swift solution\n```\n```check\ntrue after tip \"a\" | 1 | m\n```",
            ["12:12 unknown-action"]
        ),
        ("## A {#a .exercize}", ["6:10 unknown-class"]),
        ("## A {#a b}", ["6:10 unknown-attribute"]),
        ("## A {#a/b}", ["6:7 bad-id"]),
        ("## A {#a}\n```expect\n```", ["7:1 missing-run"]),
        ("## A {#a}\n```swift run id=row\n```\n```expect of=rwo\n```", ["9:14 unknown-run"]),
        ("## A {#a}\n```swift run\n```\n```expect show=lay\n```", ["9:16 unknown-aspect"]),
        ("## A {#a}\n```expct\n```", ["7:4 unknown-block"]),
        ("## A {#a}\n```swift run\n```\n```predict\nask: What?\n```", ["9:1 bad-prediction"]),
        ("## A {#a}\n```swift run\n```\n```predict\naks: What?\n```", ["10:1 unknown-line", "9:1 bad-prediction"]),
        ("## A {#a}\n```hint\nx\n```", ["7:1 misplaced-block"]),
        ("## A {#a .exercise}\n```swift starter\n```\n```swift solution\n```\n```check\ntrue | x | m\n```", ["12:8 bad-points"]),
        ("## A {#a .exercise}\n```swift starter\n```\n```swift solution\n```\n```check\ntrue\n```", ["12:1 bad-check"]),
        ("## A {#a .exercise}", ["6:4 missing-check", "6:4 missing-solution", "6:4 missing-starter"]),
        ("## A {#a}\n```swift run vary=\"w in 1...2\"\n```", ["7:20 misplaced-variation"]),
        ("", ["3:5 empty-lesson"]),
        ("## A {#a}\n<!-- later -->\n\n---\n\n## B {#b}\n\n## C {#c}\n\nx", ["6:4 empty-section", "11:4 empty-section"]),
        ("# Title {#title}\n\n## A {#a}\n\n- x", []),
        ("## A {#a}\n```messages\na\n```", ["7:4 misplaced-block"]),
        ("## A {#a}\n- b\n- [ ] a\n- [x] c", ["8:1 misplaced-choice"]),
        ("## A {#a}\n```swift run\n```\n```predict\nask: What?\nanswer:\n```", ["9:1 bad-prediction"]),
        ("## A {#a kind=single points=2}", ["6:10 unknown-attribute", "6:22 unknown-attribute"]),
        ("\(task)```check\ntrue | 1 | m {{u}}\n```", ["12:16 unknown-variable"]),
        ("\(task)```swift given vary=\"w in 1...2\"\nColor.red\n```\n```check\n{{v}} == 1 | 1 | m {{w}}\n```", ["15:3 unknown-variable"]),
    ])
    func faultsOfBodies(body: String, expected: [String]) {
        #expect(lesson(body).faults == expected)
    }

    @Test(arguments: [
        ("# no front matter", ["1:1 no-front-matter"]),
        ("---\nformat: 1\n", ["1:1 no-front-matter"]),
        ("---\nformat: 2\nid: a\ntitle: A\n---\n## A {#a}", ["2:9 unknown-format"]),
        ("---\nformat: 1\nid: a\ntitel: A\n---\n## A {#a}", ["4:1 unknown-key", "2:1 missing-key"]),
        ("---\nformat: 1\nid: a b\ntitle: A\n---\n## A {#a}", ["3:5 bad-id"]),
        ("---\nformat: 1\nid: a\nid: b\ntitle: A\n---\n", ["3:1 duplicate-key"]),
        ("---\nformat: 1\nid: &x a\ntitle: *x\n---\n", ["4:8 strict-yaml"]),
        ("---\nformat: 1\nid: !!str a\ntitle: A\n---\n", ["3:5 strict-yaml"]),
        ("---\nformat: 1\nid: a\ntitle: A\nwindow: 3\norder: soon\n---\n## A {#a}\nx", ["6:8 bad-number", "5:9 bad-size"]),
        ("---\nformat: [1\n---\n", ["3:1 yaml"]),
        ("---\n- 1\n---\n", ["2:1 wrong-shape"]),
        ("", ["1:1 no-front-matter"]),
    ])
    func faultsOfFrontMatter(text: String, expected: [String]) {
        var faults = Faults()
        _ = Lesson.read(SourceText(name: "lessons/a.md", text: text), faults: &faults)
        #expect(listed(faults) == expected)
    }

    @Test func misspeltNamesGetSuggestions() {
        var faults = Faults()
        let text = "---\nformat: 1\nid: a\ntitle: A\n---\n## A {#a}\n```swift run id=row\n```\n```expect of=rwo\n```\n"
        _ = Lesson.read(SourceText(name: "lessons/a.md", text: text), faults: &faults)
        #expect(
            faults.diagnostics.map { $0.rendered() } == [
                """
                lessons/a.md:9:14: error: there is no run called `rwo`
                9 | ```expect of=rwo
                  |              ^~~
                help: did you mean `row`?
                """
            ])
    }
}

@Suite struct ExerciseBlockTests {
    private static let body = """
        ## E {#e .exercise}
        ```swift starter
        struct A {}
        ```
        ```swift given vary="n in 1...3; titles in [[\\"a\\", \\"b, c\\"], []]"
        A(n: {{n}}, titles: {{titles}})
        ```
        ```check
        find(Text.self).count == {{n}} | 0 | There are {{n}}.
        ```
        ```swift solution
        struct A { let n: Int }
        ```
        ```swift accept
        struct A { var n: Int }
        ```
        ```swift reject says="There are"
        struct A { }
        ```
        """

    @Test func givenAcceptAndRejectAreRead() throws {
        let (read, faults) = lesson(Self.body)
        #expect(faults == [])
        let exercise = try #require(read?.exercises.first?.exercise)
        #expect(exercise.given?.text == "A(n: {{n}}, titles: {{titles}})\n")
        #expect(exercise.variations.map(\.values) == [["1", "2", "3"], ["[\"a\", \"b, c\"]", "[]"]])
        #expect(exercise.accepts.map(\.code.text) == ["struct A { var n: Int }\n"])
        #expect(exercise.rejects.map(\.says) == ["There are"])
        #expect(exercise.checks[0].isCondition)
        let filled = exercise.filled(["n": "2", "titles": "[]"])
        #expect(filled.given?.text == "A(n: 2, titles: [])\n" && filled.checks[0].expression.text == "find(Text.self).count == 2")
        #expect(filled.checks[0].message == "There are 2.")
        let place = try #require(filled.given?.span(of: 5..<6))
        #expect(place.start.line == 11)
    }

    @Test(arguments: [
        (body + "\n```swift given\nB()\n```", ["25:1 duplicate-block"]),
        (body.replacing("says=\"There are\"", with: ""), ["22:1 silent-reject"]),
        (body.replacing("A(n: {{n}}", with: "A(n: {{m}}"), ["11:8 unknown-variable"]),
        (body.replacing("given vary", with: "given says"), ["10:16 unknown-attribute"]),
        ("# T {#t}\nText.\n\n```swift accept\nA()\n```", ["9:1 misplaced-block"]),
    ])
    func faults(text: String, expected: [String]) {
        #expect(lesson(text).faults.prefix(1) == expected.prefix(1))
    }

    @Test func codeQuestionsHaveThemToo() {
        let blocks = Self.body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let (_, faults) = quiz("## A {#a kind=code}\nWrite it.\n\n" + blocks.joined(separator: "\n"))
        #expect(faults == [])
        let indented = blocks.map { "      \($0)" }.joined(separator: "\n")
        let front = "format: 1\nid: bank\ntitle: Bank\nquestions:\n  - id: a\n    kind: code\n    prompt: |\n      Write it.\n\n"
        let (bank, problems) = yamlQuiz("\(front)\(indented)\n")
        #expect(problems == [])
        guard case .code(let exercise)? = bank?.questions.first?.task else {
            Issue.record("no exercise")
            return
        }
        #expect(exercise.given != nil && exercise.accepts.count == 1 && exercise.rejects.count == 1)
    }
}
