import Course
import Diagnostics
import Testing

@Suite struct QuizReadingTests {
    @Test func everyKind() {
        let (read, faults) = quiz(
            """
            # Sample

            Before the questions.

            ```swift setup
            struct Fruit {}
            ```

            ## Width {#rest kind=single tags=layout,stacks}

            How wide is **it**?

            ```swift run id=row window=300x100
            Color.blue
            ```

            - [x] {= find(Color.self)[1].frame.width }
            - [ ] 150 {#even}
              - An even *split*.
            - [ ] 300

            > The fixed child
            > takes its 70 first.

            ## Which {#which kind=multiple credit=off points=2}

            Which two?

            - [x] a
            - [x] b
            - [ ] c

            ## Name {#name kind=short}

            What is it called?

            = ForEach
            = matches /[Ll]ist/

            ## Outer {#outer kind=numeric}

            ```swift run vary="w in 40...60; p in 4...12 by 2; e in [top, bottom]"
            Color.red.frame(width: {{w}}).padding(.{{e}}, {{p}})
            ```

            = resolved[0].frame.width +- 0.5

            - [ ] {{w}}
              - The padding counts.

            ## Trace {#trace kind=trace}

            ```swift run do="tap \\"Add\\""
            Text("a")
            ```

            = bodies["ContentView"]

            ## Order {#order kind=order}

            In which order?

            1. first
            2. second

            ## Match {#match kind=match}

            Which belongs to which?

            | view | subviews |
            |---|---|
            | `Group` | none |
            | `EmptyView` | zero |
            | | one |

            ## Code {#code kind=code}

            Write it.

            ```check
            true | 2 | It is.
            ```

            ```swift starter
            Text("a")
            ```

            ```swift solution
            Text("b")
            ```

            ## Say {#say kind=rubric}

            Explain.

            - names the container
            - names the subviews
            """, front: "pass: 0.5\n")
        #expect(faults == [])
        #expect(
            outline(read) == """
                sample “Sample” pass 0.5 setup 1
                # rest single 1.0 ["layout", "stacks"] “Width”
                  prose “How wide is **it**?”
                  run row 300x100: Color.blue/
                  [x] {= find(Color.self)[1].frame.width }
                  [ ] 150 (An even split.)
                  [ ] 300
                  > The fixed child takes its 70 first.
                # which multiple 2.0 [] “Which”
                  prose “Which two?”
                  [x] a
                  [x] b
                  [ ] c
                # name short 1.0 [] “Name”
                  prose “What is it called?”
                  = ForEach as text
                  = /[Ll]ist/
                # outer numeric 1.0 [] “Outer”
                  run - - w of 21 p of 5 e of 2: Color.red.frame(width: {{w}}).padding(.{{e}}, {{p}})/
                  = resolved[0].frame.width ± 0.5
                  not  [ ] {{w}} (The padding counts.)
                # trace trace 1.0 [] “Trace”
                  run - - do ["tap \\"Add\\""]: Text("a")/
                  = bodies["ContentView"]
                # order order 1.0 [] “Order”
                  prose “In which order?”
                  [ ] first
                  [ ] second
                # match match 1.0 [] “Match”
                  prose “Which belongs to which?”
                  `Group` → none
                  `EmptyView` → zero
                  → one
                # code code 2.0 [] “Code”
                  prose “Write it.”
                  exercise after 0 snippets, 2.0 points
                  starter: Text("a")/
                  check true at [] after [] | 2.0 | It is.
                  solution: Text("b")/
                # say rubric 2.0 [] “Say”
                  prose “Explain.”
                  [ ] names the container
                  [ ] names the subviews
                """)
        #expect(read?.questions[0].choices.map(\.id) == ["755dde9c", "even", "7561a14a"])
    }

    @Test func yamlIsAnEqualSpelling() {
        let (read, faults) = yamlQuiz(
            """
            format: 1
            id: bank
            title: Bank
            setup: |
              struct Fruit {}
            questions:
              - id: rest
                title: Width
                kind: single
                tags: [layout]
                prompt: |
                  How wide?

                  ```swift run id=row
                  Color.blue
                  ```
                choices:
                  - { text: "{= find(Color.self)[1].frame.width }", right: true }
                  - text: 150
                    feedback: An even split.
                  - 300
                explanation: It takes the rest.
              - id: outer
                kind: numeric
                points: 2
                prompt: How wide?
                run:
                  code: |
                    Color.red.frame(width: {{w}})
                  vary: w in 40...60
                answer: resolved[0].frame.width +- 0.5
                wrong: [1]
              - id: match
                kind: match
                prompt: Which?
                match:
                  - [Group, none]
                  - [EmptyView, zero]
                  - ["", one]
            """)
        #expect(faults == [])
        #expect(
            outline(read) == """
                bank “Bank” pass 0.7 setup 1
                # rest single 1.0 ["layout"] “Width”
                  prose “How wide?”
                  run row -: Color.blue/
                  [x] {= find(Color.self)[1].frame.width }
                  [ ] 150 (An even split.)
                  [ ] 300
                  > It takes the rest.
                # outer numeric 2.0 [] “outer”
                  prose “How wide?”
                  run - - w of 21: Color.red.frame(width: {{w}})/
                  = resolved[0].frame.width ± 0.5
                  not  [ ] 1
                # match match 1.0 [] “match”
                  prose “Which?”
                  Group → none
                  EmptyView → zero
                  → one
                """)
        #expect(read?.questions[0].snippets[0].code.span.start.line == 15)
        #expect(read?.questions[0].choices[1].span.start.line == 19)
    }

    @Test(arguments: [
        ("## A {#a}\nx", ["6:4 missing-kind"]),
        ("## A {#a kind=singel}\nx", ["6:15 unknown-kind"]),
        ("## A {#a kind=single}\nx\n\n- [ ] b\n- [ ] c", ["6:4 right-choices"]),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [x] c", ["10:7 right-choices"]),
        ("## A {#a kind=single}\nx\n\n- [x] b", ["6:4 few-choices"]),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [ ] b", ["10:7 duplicate-choice"]),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [] c", ["10:1 missing-box"]), ("## A {#a kind=single}\nx\n\n- [] b\n- [x] c", ["9:1 missing-box"]),
        ("## A {#a kind=single}\nx\n\n-[x] b\n-[ ] c", ["9:1 missing-box", "6:4 few-choices", "6:4 right-choices"]),
        ("### A {#a kind=numeric}\nx\n\n= 3", ["6:1 deep-heading"]),
        ("## A {#a kind=multiple}\nx\n\n- [ ] b\n- [ ] c", ["6:4 right-choices"]),
        ("## A {#a kind=numeric}\nx", ["6:4 missing-answer"]),
        ("## A {#a kind=numeric}\nx\n\n= 3 +- wide", ["9:8 bad-tolerance"]),
        ("## A {#a kind=numeric}\nx\n\n= 3\n= 4", ["10:3 many-answers"]),
        ("## A {#a kind=numeric}\nx {{w}}\n\n= 3", ["7:5 unknown-variable"]),
        ("## A {#a kind=numeric}\nx\n```swift run vary=\"w is 3\"\n```\n\n= 3", ["8:20 bad-variation"]),
        ("## A {#a kind=short}\nx\n\n= matches /(/", ["9:11 bad-pattern"]),
        ("## A {#a kind=rubric}\nx\n\n" + (0...100).map { "- a\($0)\n" }.joined(), ["6:4 many-choices"]),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [ ] c\n\n= 3", ["12:3 misplaced-answer"]),
        ("## A {#a kind=single}\n- [x] b\n- [ ] c", ["6:4 empty-question"]),
        ("## A {#a kind=single}\nx {= y\n\n- [x] b\n- [ ] c", ["7:3 unclosed-hole"]),
        ("## A {#a kind=match}\nx\n\n| a | b |\n|---|---|\n| c | d |", ["6:4 few-choices"]),
        ("## A {#a kind=rubric}\nx", ["6:4 missing-criteria"]),
        ("## A {#a kind=short points=many}\nx\n\n= b", ["6:28 bad-points"]),
        ("## A {#a kind=short attempts=0}\nx\n\n= b", ["6:30 bad-attempts"]),
        ("## A {#a kind=short attempts=two}\nx\n\n= b", ["6:30 bad-attempts"]),
        ("## A {#a kind=short}\nx\n\n= b\n\n## B {#a kind=short}\nx\n\n= b", ["11:4 duplicate-id"]),
        ("", ["3:5 empty-quiz"]),
    ])
    func faultsOfBodies(body: String, expected: [String]) {
        #expect(quiz(body).faults == expected)
    }

    @Test(arguments: [
        ("format: 1\nid: a\ntitle: A\nquestions:\n  - id: b\n    kind: singel\n    prompt: x\n", ["6:11 unknown-kind"]),
        ("format: 1\nid: a\ntitle: A\nquestons: []\n", ["4:1 unknown-key"]),
        ("format: 1\nid: a\ntitle: A\nquestions:\n  - kind: short\n    prompt: x\n    answer: y\n", ["5:5 missing-key"]),
        ("format: 1\nid: a\ntitle: A\nquestions: 3\n", ["4:12 wrong-shape"]),
        ("a: &a [x]\nb: &b [*a, *a]\nc: {*b : 1}\n", ["2:8 strict-yaml"]),
        ("a: !!binary x\n", ["1:4 strict-yaml"]),
        ("a: {b: {c: {d: {e: {f: {g: {h: {i: {j: {k: {l: {m: {n: {o: {p: {q: {r: {s: {t: {u: {v: 1}}}}}}}}}}}}}}}}}}}}}\n", ["1:81 strict-yaml"]),
        (String(repeating: "[", count: 5000), ["1:1 yaml"]),
        ("", ["1:1 yaml"]),
    ])
    func faultsOfYAML(text: String, expected: [String]) {
        #expect(yamlQuiz(text).faults == expected)
    }

    @Test func attemptsAreOfTheQuestionOrOfTheQuiz() {
        let body = "## A {#a kind=short}\nx\n\n= b\n\n## B {#b kind=short attempts=3}\nx\n\n= b"
        #expect(quiz(body).quiz?.questions.map(\.attempts) == [1, 3])
        #expect(quiz(body, front: "attempts: 2\n").quiz?.questions.map(\.attempts) == [2, 3])
        let bank = "format: 1\nid: a\ntitle: A\nattempts: 4\nquestions:\n"
        let questions = "  - { id: b, kind: short, prompt: x, answer: y, attempts: 2 }\n  - { id: c, kind: short, prompt: x, answer: y }\n"
        #expect(yamlQuiz(bank + questions).quiz?.questions.map(\.attempts) == [2, 4])
        #expect(quiz(body, front: "attempts: many\n").faults == ["5:11 bad-attempts"])
    }

    @Test func barsInCellsAreWrittenWithABackslash() throws {
        let read = try #require(quiz("## A {#a kind=match}\nx\n\n| a | b |\n|---|---|\n| `c \\|\\| d` | e |\n| f | g |\n\n> h").quiz)
        guard case .match(let pairs, _) = read.questions[0].task else {
            Issue.record("not a question of kind match")
            return
        }
        #expect(pairs.map(\.left.plainText) == ["c || d", "f"])
    }

    @Test func aFaultyQuestionLeavesTheOthers() {
        let (read, faults) = quiz("## A {#a kind=single}\nx\n\n## B {#b kind=short}\nx\n\n= y")
        #expect(faults == ["6:4 few-choices", "6:4 right-choices"])
        #expect(read?.questions.map(\.id) == ["b"])
    }

    @Test(arguments: [
        (#"{"a": 230, "b": ["x", 2], "c": {"l": "r"}, "d": null, "e": true, "f": 0.5}"#, []),
        ("a: 230\nb: [x, 2]\nc: {l: r}\nd:\ne: true\nf: 0.5\n", [String]()),
    ])
    func answersAreReadFromJSONAndYAML(text: String, expected: [String]) {
        var faults = Faults()
        let answers = AnswerFile.read(SourceText(name: "answers", text: text), faults: &faults)
        #expect(listed(faults) == expected)
        #expect(answers == ["a": .text("230"), "b": .list(["x", "2"]), "c": .pairs(["l": "r"]), "e": .text("true"), "f": .text("0.5")])
    }

    @Test(arguments: [("[1]", ["1:1 wrong-shape"]), ("{\"a\": ", ["1:7 yaml"]), ("a: [[b]]", ["1:5 wrong-shape"])])
    func faultsOfAnswers(text: String, expected: [String]) {
        var faults = Faults()
        _ = AnswerFile.read(SourceText(name: "answers", text: text), faults: &faults)
        #expect(listed(faults) == expected)
    }
}

/// What the kinds of questions about code need.
struct CodeQuestionReadingTests {
    @Test(arguments: [
        ("## A {#a kind=refused}\nx\n\n> y", ["6:4 refused-runs"]),
        ("## A {#a kind=refused}\nx\n```swift run\nText(\"\")\n```\n> y", ["6:4 refused-runs"]),
        ("## A {#a kind=refused credit=each}\nx\n```swift run fails\nText(1)\n```\n> y", ["6:4 bad-credit"]),
        ("## A {#a kind=spot}\nx\n```swift run\nText(\"//!\")\n```\n> y", ["6:4 no-marked-line"]),
        ("## A {#a kind=spot}\nx\n```swift run\n  //! here\nText(\"\") //!\n```\n> y", ["9:1 lone-mark"]),
        ("## A {#a kind=complete}\nx\n```swift starter\nText(__)\n```\n```swift solution\nText(\"\")\n```\n```check\ntrue | 1 | x\n```", ["9:1 blanks"]),
        (
            "## A {#a kind=complete}\nx\n```swift starter\nText(___)\n```\n```swift solution\nImage(\"\")\n```\n```check\ntrue | 1 | x\n```",
            ["12:1 solution-differs"]
        ),
        ("## A {#a kind=assemble}\nx\n```swift solution\nText(\"\")\n```\n```check\ntrue | 1 | x\n```", ["6:4 pieces"]),
        (
            "## A {#a kind=assemble}\nx\n```swift solution\nVStack {\n}\n```\n```swift extra\n}\n```\n```check\ntrue | 1 | x\n```", ["13:1 needed-extra"]
        ),
        (
            "## A {#a kind=code}\nx\n```swift extra\n}\n```\n```swift starter\n```\n```swift solution\nText(\"\")\n```\n```check\ntrue | 1 | x\n```",
            ["9:1 misplaced-block"]
        ),
        ("## A {#a kind=explain}\nx\n\n- y", ["6:4 missing-model"]),
        ("## A {#a kind=explain}\nx\n\n> y", ["6:4 missing-criteria"]),
    ])
    func planted(body: String, expected: [String]) {
        #expect(quiz(body).faults == expected)
    }
}
