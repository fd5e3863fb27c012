import Course
import Foundation
@testable import Grading
import Testing

@Suite struct QuizGradingTests {
    private static let single = """
        ## Width {#rest kind=single}
        How wide?
        ```swift run window=300x100
        HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }
        ```

        - [x] {= find(Color.self)[1].frame.width }
        - [ ] 150 {#even}
          - Two flexible children would *share*.
        - [ ] 300
        """

    @Test(arguments: [
        (GivenAnswer.text("230"), "correct 1/1"), (.list(["230"]), "correct 1/1"), (.text("even"), "incorrect 0/1 “Two flexible children would share.”"),
        (.text("300"), "incorrect 0/1"), (.list(["230", "300"]), "unreadable 0/1 “name one choice”"),
        (.pairs([:]), "unreadable 0/1 “write the answer as a text”"),
    ])
    func single(answer: GivenAnswer, expected: String) throws {
        #expect(described(try question(Self.single).grade(given: answer)) == expected)
    }

    /// What people mark counts in no file of answers, so that all are graded out of the same points.
    @Test(arguments: ["explain", "rubric"]) func ownWordsCountInNoFileOfAnswers(kind: String) throws {
        let text = "## A {#a kind=numeric}\nx\n\n= 2\n\n> y\n\n## B {#b kind=\(kind)}\nWhy?\n\n- One.\n- Two.\n\n> Because."
        let prepared = PreparedQuiz(try quiz(text), seed: .number(1))
        for answers: [String: GivenAnswer] in [["a": .text("2"), "b": .text("x")], ["a": .text("2")], ["a": .text("2"), "b": .text("?")]] {
            let result = prepared.result(answers)
            #expect(result.score == 1 && result.max == 1 && result.questions[1].score == nil && result.questions[1].verdict == .notGraded)
        }
        #expect(prepared.result([:]).max == 1 && prepared.result(["a": .text("?")]).score == 0)
    }

    @Test func placesAreThoseShown() throws {
        let instance = try question(Self.single, seed: 3)
        let letters = ["a", "B", "3"]
        for (letter, choice) in zip(letters, instance.choices) { #expect(try instance.read(reply: letter) == .choices([choice.id])) }
        #expect(throws: Unreadable(reason: "there is no choice `z`: answer with a letter from a to c")) { try instance.read(reply: "z") }
        #expect(throws: Unreadable(reason: "name a choice")) { try instance.read(reply: "  ") }
        #expect(instance.rightAnswer == "230")
    }

    @Test func ordersDifferBetweenSeedsAndStayWithinOne() throws {
        let orders = try (1...20).map { try question(Self.single, seed: $0).choices.map(\.plainText) }
        #expect(Set(orders).count > 3)
        #expect(try question(Self.single, seed: 5).choices.map(\.id) == question(Self.single, seed: 5).choices.map(\.id))
        #expect(orders.allSatisfy { $0.sorted() == ["150", "230", "300"] })
    }

    @Test(arguments: [
        ("balance", ["one", "two"], "correct 2/2"), ("balance", ["one"], "partly 1/2 “partly right: something is missing”"),
        ("balance", ["one", "two", "three"], "partly 1/2 “partly right: Not three.”"),
        ("balance", ["one", "three"], "incorrect 0/2 “something is missing\nNot three.”"),
        ("balance", ["one", "four"], "incorrect 0/2 “something is missing, and something doesn't belong”"),
        ("balance", ["one", "two", "four"], "partly 1/2 “partly right: something doesn't belong”"),
        ("balance", ["three", "four"], "incorrect 0/2 “Not three.”"), ("off", ["one"], "incorrect 0/2 “something is missing”"),
        ("each", ["one"], "partly 1.5/2 “partly right: something is missing”"), ("each", ["three", "four"], "incorrect 0/2 “Not three.”"),
    ])
    func multiple(credit: String, chosen: [String], expected: String) throws {
        let instance = try question(
            "## A {#a kind=multiple credit=\(credit) points=2}\nWhich?\n\n- [x] one\n- [x] two\n- [ ] three\n  - Not three.\n- [ ] four")
        #expect(described(instance.grade(given: .list(chosen))) == expected)
    }

    @Test(arguments: [
        ("120", "correct 1/1"), ("120.5 pt", "correct 1/1"), ("360/3", "correct 1/1"), ("121", "incorrect 0/1"), ("100", "incorrect 0/1 “The padding counts.”"),
        ("wide", "unreadable 0/1 “write a number: 230, 1/3 or 25%”"),
    ])
    func numeric(answer: String, expected: String) throws {
        let instance = try question(
            """
            ## A {#a kind=numeric}
            How wide?
            ```swift run vary="w in [100]; p in 10...10"
            Color.red.frame(width: {{w}}, height: 20).padding({{p}})
            ```

            = resolved[0].frame.width +- 0.5

            - [ ] {{w}}
              - The padding counts.
            """)
        #expect(described(instance.grade(given: .text(answer))) == expected)
    }

    @Test func variantsFillEverything() throws {
        let body = """
            ## A {#a kind=single}
            How wide is {{w}}?
            ```swift run vary="w in 40...60"
            Color.red.frame(width: {{w}}, height: 20).padding(5)
            ```

            - [x] {= resolved[0].frame.width }
            - [ ] {{w}}

            > It is {{w}} + 10.
            """
        let widths = try (1...25).map { (seed: UInt64) in
            let instance = try question(body, seed: seed)
            let width = try #require(instance.values["w"].flatMap(Double.init))
            #expect(instance.promptText.contains("Color.red.frame(width: \(shownNumber(width)), height: 20)"))
            #expect(instance.rightAnswer == shownNumber(width + 10))
            #expect(instance.explanation?.plainText == "It is \(shownNumber(width)) + 10.")
            return width
        }
        #expect(widths.allSatisfy { (40...60).contains($0) })
        #expect(Set(widths).count > 8)
    }

    @Test(arguments: [
        ("= ForEach\n= matches /[Ll]ist\\d*/", "", " ForEach ", "correct 1/1"), ("= ForEach\n= matches /[Ll]ist\\d*/", "", "list12", "correct 1/1"),
        ("= ForEach\n= matches /[Ll]ist/", "", "a list", "incorrect 0/1"), ("= ForEach", "", "foreach", "incorrect 0/1"), ("= a b", "", "a   b", "correct 1/1"),
        ("= caf\u{E9}", "", "cafe\u{301}", "correct 1/1"), ("= {= find(Color.self).count } views", "", "1 views", "correct 1/1"),
        ("= x*y*z", "", "x*y*z", "correct 1/1"),
        ("= VStack { a }", " as=swift", "VStack{a}", "correct 1/1"), ("= VStack { a }", "", "VStack{a}", "incorrect 0/1"),
        ("= a", "", "  ", "unreadable 0/1 “the answer is empty”"),
    ])
    func short(answers: String, attributes: String, given: String, expected: String) throws {
        let instance = try question("## A {#a kind=short\(attributes)}\nWhat?\n```swift run\nColor.red\n```\n\n\(answers)")
        #expect(described(instance.grade(given: .text(given))) == expected)
    }

    /// Spaces and brackets do not tell one wrong list from another.
    @Test(arguments: ["[2, 1]", "2,1", "[ 2 ,1 ]", "2, 1"])
    func aKnownWrongListIsKnownByItsTokens(given: String) throws {
        let instance = try question(
            """
            ## A {#a kind=short}
            What is printed?
            ```swift run
            print(1)
            print(2)
            Color.red
            ```

            = {= output }

            - [ ] [2, 1]
              - `print` *runs* in order.
            """)
        let grade = instance.grade(given: .text(given))
        #expect(described(grade) == "incorrect 0/1 “print runs in order.”")
        #expect(grade.words.map(\.runs) == [[.init("print", .code), .init(" "), .init("runs", .emphasis), .init(" in order.")]])
        #expect(described(instance.grade(given: .text("1, 3"))) == "incorrect 0/1")
    }

    @Test func order() throws {
        let instance = try question("## A {#a kind=order}\nIn which order?\n\n1. one\n2. two\n3. three")
        #expect(described(instance.grade(given: .list(["one", "two", "three"]))) == "correct 1/1")
        #expect(described(instance.grade(given: .list(["two", "one", "three"]))) == "incorrect 0/1 “1 of 3 are in their place”")
        #expect(described(instance.grade(given: .list(["two", "one"]))) == "unreadable 0/1 “name each of the 3 items once”")
        #expect(described(instance.grade(given: .list(["two", "two", "one"]))) == "unreadable 0/1 “name each choice once”")
        #expect(try instance.read(reply: "c a b") == .choices([2, 0, 1].map { instance.choices[$0].id }))
        #expect(try instance.read(reply: "c), a), b)") == instance.read(reply: "3 1 2"))
        #expect(try instance.read(reply: "cab") == .choices([2, 0, 1].map { instance.choices[$0].id }))
        for seed in 1...25 {
            #expect(try question("## A {#a kind=order}\nIn which order?\n\n1. one\n2. two", seed: UInt64(seed)).choices.map(\.plainText) == ["two", "one"])
        }
    }

    @Test func match() throws {
        let instance = try question(
            "## A {#a kind=match points=2}\nWhich?\n\n| view | makes |\n|---|---|\n| `Group` | none |\n| `EmptyView` | zero |\n| | one |")
        #expect(instance.items.map(\.plainText) == ["Group", "EmptyView"])
        #expect(instance.choices.map(\.plainText).sorted() == ["none", "one", "zero"])
        #expect(described(instance.grade(given: .pairs(["Group": "none", "EmptyView": "zero"]))) == "correct 2/2")
        #expect(described(instance.grade(given: .pairs(["Group": "none", "EmptyView": "one"]))) == "partly 1/2 “1 of 2 pairs are right”")
        #expect(described(instance.grade(given: .pairs(["Grop": "none"]))) == "unreadable 0/2 “there is nothing called `Grop` on the left”")
        let letter = try #require(["a", "b", "c"].enumerated().first { instance.choices[$0.offset].plainText == "none" }?.element)
        #expect(
            try instance.read(reply: "1\(letter) 2\(letter)")
                == .pairs(Dictionary(instance.items.map { ($0.id, instance.choices.first { $0.plainText == "none" }?.id ?? "") }) { a, _ in a }))
    }

    @Test func furtherTriesAreWorthHalf() throws {
        let instance = try question("## A {#a kind=short points=2 attempts=3}\nWhat?\n\n= a")
        #expect(instance.question.attempts == 3)
        let grade = instance.grade(given: .text("a"))
        #expect([1, 2, 3, 0].map { grade.reduced(forAttempt: $0).score } == [2, 1, 0.5, 2])
        #expect(described(grade.reduced(forAttempt: 2)) == "correct 1/2")
        #expect(instance.grade(given: .text("b")).reduced(forAttempt: 2).score == 0)
    }

    @Test func rubricIsMarkedByPeople() throws {
        let instance = try question("## A {#a kind=rubric}\nExplain.\n\n- names it\n- shows it")
        #expect(described(instance.grade(given: .text("words"))) == "notGraded -/2 “compare your answer with the criteria, and mark it yourself”")
        #expect(described(instance.grade(criteriaMet: 1)) == "partly 1/2 “1 of 2 criteria”")
        #expect(described(instance.grade(criteriaMet: -3)) == "incorrect 0/2 “-3 of 2 criteria”")
    }

    @Test(arguments: [
        (Value(printed: "[1, 2.5]", list: ["1", "2.5"]), "1, 2.50", true), (Value(printed: "[1, 2]", list: ["1", "2"]), "[1,2]", true),
        (Value(printed: "[1, 2]", list: ["1", "2"]), "1", false), (Value(printed: "[\"a\", \"b\"]", list: ["a", "b"]), "a, b", true),
        (Value(printed: "true", truth: true), "yes", true),
        (Value(printed: "true", truth: true), "False", false), (Value(printed: "abc"), "\"abc\"", true), (Value(printed: "nil"), "nil", true),
    ])
    func tracedValues(value: Value, answer: String, expected: Bool) throws {
        #expect(try value.isMet(by: answer, .absolute(0)) == expected)
    }

    @Test(arguments: [(230.0, "230"), (33.333333, "33.33"), (0.1 + 0.2, "0.3"), (-0.0, "0"), (1e20, "x"), (.infinity, "x"), (.nan, "x")] as [(Double, String)])
    func computedNumbersLookLikeWrittenOnes(number: Double, expected: String) {
        #expect(Value(printed: "x", number: number).shown == expected)
    }

    @Test func aResultIsOneJSONValue() throws {
        let quiz = try quiz(Self.single + "\n\n> The rest.\n\n## Say {#say kind=rubric}\nSay.\n\n- it\n\n## Name {#name kind=short}\nName?\n\n= a\n")
        let prepared = PreparedQuiz(quiz, seed: .number(1))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(prepared.result(["rest": .text("230"), "say": .text("x"), "nme": .text("a")])), as: UTF8.self)
        #expect(
            json == """
                {"max":2,"passed":false,"questions":[\
                {"correct":true,"explanation":"The rest.","feedback":"","id":"rest","kind":"single","max":1,"score":1,"verdict":"correct"},\
                {"correct":null,"feedback":"compare your answer with the criteria, and mark it yourself","id":"say","kind":"rubric","max":1,"score":null,"verdict":"notGraded"},\
                {"correct":false,"feedback":"not answered","id":"name","kind":"short","max":1,"score":0,"verdict":"incorrect"}],"quiz":"sample","score":1,"version":1}
                """)
        #expect(prepared.quiz.unknownAnswers(["nme": .text("a")]).map(\.help) == ["did you mean `name`?"])
    }

    @Test func aListingHoldsNoKey() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let listing = PreparedQuiz(try quiz(Self.single), seed: .number(1)).listing
        let json = String(decoding: try encoder.encode(listing), as: UTF8.self)
        #expect(listing.questions[0].choices.map(\.text).sorted() == ["150", "230", "300"])
        #expect(listing.questions[0].prompt.hasPrefix("How wide?\n\nHStack(spacing: 0)"))
        #expect(!json.contains("right") && !json.contains("find(") && !json.contains("share"))
    }

    @Test func aQuestionThatCannotBeComputedLeavesTheOthers() throws {
        let prepared = PreparedQuiz(
            try quiz("## A {#a kind=numeric}\nx\n```swift run\nColor.red\n```\n\n= nothingLikeIt\n\n## B {#b kind=short}\nx\n\n= y"), seed: .number(1))
        #expect(prepared.questions.map(\.question.id) == ["b"])
        #expect(prepared.diagnostics.map { $0.span?.start.line } == [12])
    }
}
