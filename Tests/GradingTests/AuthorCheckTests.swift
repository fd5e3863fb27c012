import Course
import Diagnostics
@testable import Grading
import Testing

private let run = "```swift run id=row\nHStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }\n```\n"

private let long = "let a = \"\(String(repeating: "b", count: 68))\""

/// An exercise whose parts can be exchanged.
private func exercise(
    starter: String = "Color.red", check: String = "find(Color.self).count == 3 | 1 | Three.", mistake: String? = nil,
    solution: String = "HStack { Color.red; Color.green; Color.blue }"
) -> String {
    let mistakes = mistake.map { "```swift mistake says=\"Two.\"\n\($0)\n```\n" } ?? ""
    return "## E {#e .exercise}\n```swift starter\n\(starter)\n```\n```check\n\(check)\n```\n\(mistakes)```swift solution\n\(solution)\n```\n"
}

@Suite struct AuthorCheckTests {
    @Test(arguments: CourseTemplate.allCases)
    func templatesAreClean(template: CourseTemplate) throws {
        let text = try #require(template.text(for: "my-first"))
        var faults = Faults()
        var course = Course()
        switch template {
        case .lesson: course.add(try #require(Lesson.read(SourceText(name: template.path(for: "my-first"), text: text), faults: &faults)))
        case .quiz: course.add(try #require(Quiz.read(SourceText(name: template.path(for: "my-first"), text: text), faults: &faults)))
        }
        #expect(listed(faults.diagnostics) == [])
        #expect(AuthorCheck.report(on: course).diagnostics.map { $0.rendered() } == [])
        #expect(template.text(for: "no/path") == nil)
    }

    /// A planted fault of each kind in a lesson.
    @Test(arguments: [
        ("## A {#a}\n\(run)", []),
        ("## A {#a}\n```swift run\nNonsense()\n```\n", ["3:1 swift"]),
        ("## A {#a}\n```swift run fails\nColor.red\n```\n", ["2:1 unexpected-success"]),
        ("## A {#a}\n```swift run fails\nNonsense()\n```\n", []),
        ("## A {#a}\n```swift run do=\"tap \\\"nothing\\\"\"\nColor.red\n```\n", ["2:18 swift"]),
        ("## A {#a}\n\(run)```expect\nHStack\n```\n", ["5:1 unexpected"]),
        ("## A {#a}\n\(run)```expect\n...\n```\n", ["5:1 empty-expectation"]),
        ("## A {#a}\n\(run)```predict\nask: Wide?\nanswer: nonsense\n```\n", ["7:9 swift"]),
        ("## A {#a}\n[x](other.md) and [y](#b) and [z](https://example.org)\n", ["2:5 broken-link", "2:23 broken-link"]),
        ("## A {#a evidence=engine}\n\(run)```predict\nask: Wide?\nanswer: 1\n```\n", ["5:1 engine-graded"]),
        ("## A {#a evidence=engine}\nx\n\n## B {#b}\ny\n", ["4:4 missing-evidence"]),
        (exercise().replacing(".exercise", with: ".exercise evidence=engine"), ["1:4 engine-graded"]),
        ("## A {#a}\nx\n```swift run\n// later\n```\n```swift setup\n/* later */\n```\n", ["3:1 empty-snippet", "6:1 empty-snippet"]),
        (exercise(), []),
        (exercise(solution: "Color.red"), ["6:1 solution-fails"]),
        (exercise(starter: "HStack { Color.red; Color.green; Color.blue }"), ["3:1 starter-passes"]),
        (exercise(check: "true | 1 | Yes."), ["3:1 starter-passes"]),
        (exercise(check: "nonsense | 1 | Yes."), ["6:1 swift"]),
        (exercise(check: "find(Color.self).count | 1 | Yes."), ["6:1 solution-fails"]),
        ("## A {#a}\n```swift run fails\nNonsense()\n```\n```expect show=diagnostics\n1:1: error: cannot find 'Nonsense' in scope\n...\n```\n", []),
        ("## A {#a}\n\(run)```predict\nask: Which?\nanswer: find(Color.self)\n```\n", ["7:9 node-key"]),
        (exercise(check: "find(Color.self).count == 3 | 0 | Three."), ["6:1 no-points"]),
        (exercise() + "```swift given\n// more\n/* and more */ .padding(3)\n```\n", ["13:16 open-given"]),
        ("## A {#a}\n```swift\n\(long)\n```\n```swift run\n  \(long)\nColor.red\n```\n```\n\(long)\n```\n", ["3:1 long-line", "6:3 long-line"]),
        (exercise(mistake: "HStack { Color.red; Color.green }"), []),
        (exercise(mistake: "HStack { Color.red; Color.green; Color.gray }"), ["8:1 mistake-passes"]),
    ])
    func lessons(body: String, expected: [String]) {
        #expect(findings(lesson: body) == expected)
    }

    @Test func keysOfQuestionsCanBeAnswered() {
        func trace(_ key: String, _ run: String) -> [String] { findings(quiz: "## A {#a kind=trace}\nx\n\n\(run)\n= \(key)\n\n> y") }
        #expect(trace("find(Color.self)", run) == ["8:3 node-key"])
        #expect(trace("find(Color.self)[0].parent", run) == ["8:3 node-key"])
        #expect(trace("find(Color.self)[0].type", run) == [])
        #expect(trace("find(Color.self).count", "") == ["5:3 missing-run"])
        #expect(trace("[\"find(Color.self)\", \"type\"]", "") == [])
    }

    /// Parts that separate processes look at give together what one gives.
    @Test func sharesGiveWhatTheWholeGives() {
        let second = exercise(solution: "Color.green").replacing("{#e", with: "{#f")
        let course = course(lesson: "## A {#a}\n\(run)```expect\nHStack\n```\n" + exercise(starter: "nonsense") + second)
        let whole = AuthorCheck.report(on: course)
        let parts = (0..<3).map { index in
            var options = AuthorCheck.Options()
            options.share = (index, 3)
            return AuthorCheck.report(on: course, options: options)
        }
        var counts = AuthorReport.Counts()
        for part in parts { counts += part.counts }
        #expect(counts == whole.counts && whole.counts.exercises == 2)
        #expect(AuthorReport.sorted(parts.flatMap(\.diagnostics)).map { $0.rendered() } == whole.diagnostics.map { $0.rendered() })
    }

    @Test func aCheckThatIsNoConditionSaysSo() {
        let report = AuthorCheck.report(on: course(lesson: exercise(check: "find(Color.self).count | 1 | Yes.")))
        #expect(report.diagnostics.first { $0.code == "solution-fails" }?.notes.map(\.message) == ["a check is true or false, and this is `3`"])
    }

    /// A planted fault of each kind in a quiz.
    @Test(arguments: [
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [ ] c\n\n> y", []),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [ ] c", ["1:4 missing-explanation"]),
        ("## A {#a kind=single}\nx\n\n- [x] b\n- [ ] all of the above\n\n> y", ["5:7 place-in-choice"]),
        ("## A {#a kind=single shuffle=off}\nx\n\n- [x] b\n- [ ] all of the above\n\n> y", []),
        ("## A {#a kind=single}\nx\n\(run)\n- [x] {= find(Color.self)[1].frame.width }\n- [ ] 230\n\n> y", ["7:7 equal-choices"]),
        (
            "## A {#a kind=single}\nx\n```swift run vary=\"w in 1...3\"\nColor.red.frame(width: {{w}})\n```\n\n- [x] {= resolved[0].frame.width }\n- [ ] 2\n\n> y",
            ["8:7 equal-choices"]
        ),
        ("## A {#a kind=numeric}\nx\n\(run)\n= find(Color.self)[1].frame.width +- 5\n\n- [ ] 228\n\n> y", ["9:7 swallowed-distractor"]),
        ("## A {#a kind=numeric}\nx\n\(run)\n= find(Color.self)[1].frame.width +- 1\n\n- [ ] 228\n\n> y", []),
        ("## A {#a kind=numeric}\nx\n\(run)\n= \"wide\"\n\n> y", ["7:3 no-number"]),
        ("## A {#a kind=numeric}\nx\n\(run)\n= Double.nan +- 0.5\n\n> y", ["7:3 no-number"]),
        ("## A {#a kind=trace}\nx\n\(run)\n= Double.nan\n\n> y", ["7:3 no-number"]),
        ("## A {#a kind=short}\nx\n\n= matches /(b|b)*c/\n\n> y", ["4:11 costly-pattern"]),
        ("## A {#a kind=short}\nx\n\n= matches /b.*/\n\n- [ ] bc\n\n> y", ["6:7 right-distractor"]),
        ("## A {#a kind=trace}\nx\n\(run)\n= nonsense\n\n> y", ["7:3 swift"]),
        ("## A {#a kind=short evidence=engine}\nx\n\n= y\n\n> z", ["1:4 engine-graded"]),
    ])
    func quizzes(body: String, expected: [String]) {
        #expect(findings(quiz: body) == expected)
    }

    @Test func mutantsThatPassAreListed() {
        let text = exercise(solution: "HStack { Color.red.frame(width: 10).padding(4); Color.green; Color.blue }")
        #expect(
            Set(findings(lesson: text, mutates: true)) == [
                "9:19 mutant-passes", "9:33 mutant-passes", "9:36 mutant-passes", "9:45 mutant-passes",
            ])
    }

    @Test func acceptanceRewritesWhatDiffers() throws {
        let text = "## A {#a}\n\(run)```expect show=layout\nold\n```\n\n```expect show=layout\n[..]HStack[..]\n...\n```\nMore.\n"
        let lesson = try #require(course(lesson: text).lessons.first)
        let accepted = Acceptance(of: lesson)
        #expect(accepted.rewritten == [11])
        var faults = Faults()
        let again = try #require(Lesson.read(SourceText(name: "lessons/sample.md", text: accepted.text), faults: &faults))
        var course = Course()
        course.add(again)
        #expect(AuthorCheck.report(on: course).diagnostics.map { $0.rendered() } == [])
        #expect(accepted.text.contains("```expect show=layout\n[..]HStack[..]\n...\n```\nMore.\n"))
        #expect(Acceptance(of: again).rewritten == [])
    }
}
