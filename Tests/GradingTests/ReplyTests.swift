import Course
@testable import Grading
import Playground
import Testing

@Suite struct ReplyTests {
    @Test(
        arguments: [
            ("three", 3), ("Twenty-one", 21), ("twenty one.", 21), ("one hundred and five", 105), ("two thousand", 2000), ("two point five", 2.5),
            ("minus two", -2),
            ("a half", 0.5), ("none", 0), ("twice", 2), ("３", 3), ("１２０．５", 120.5), ("3.0", 3), ("3.", 3), ("1,000", 1000), ("12,345,678.5", 12_345_678.5),
            ("10 000", 10_000), ("셋", 3), ("세 개", 3), ("삼", 3), ("스물한 개", 21), ("이백삼십", 230), ("백스물하나", 121), ("만 오천", 15_000), ("일곱", 7), ("없음", 0),
            ("열", 10), ("230 points", 230), ("three points", 3), ("오 포인트", 5), ("1⁄2", 0.5),
        ] as [(String, Double)])
    func numbersInWords(text: String, expected: Double) {
        #expect(readNumber(text) == expected)
    }

    @Test(arguments: [
        "1,00", "1,0000", "one two", "twenty eleven", "hundred hundred", "일일", "십백", "the three", "yes", "네요", "point", "개", "1, 2, 3", "three hundred hundred",
    ])
    func whatIsNoNumber(text: String) {
        #expect(readNumber(text) == nil)
    }

    @Test(
        arguments: [
            ("Yes", true), ("참", true), ("예.", true), ("맞음", true), ("TRUE", true), ("ｙｅｓ", true), ("no", false), ("아니요", false), ("거짓", false), ("틀림", false),
            ("3", nil), ("maybe", nil), ("", nil),
        ] as [(String, Bool?)])
    func truths(text: String, expected: Bool?) {
        #expect(readTruth(text) == expected)
    }

    @Test(arguments: [("Plum", "plum", true), ("red", "“Red”", true), ("red", "RED.", true), ("Plum", "plums", false), ("C*", "c", false)])
    func aTextIsMetWhateverItsCapitals(printed: String, reply: String, isRight: Bool) throws {
        #expect(try Value(printed: printed).isMet(by: reply, .absolute(0)) == isRight)
        #expect(try Value(printed: "", list: ["a", printed]).isMet(by: "A, \(reply)", .absolute(0)) == isRight)
    }

    @Test(arguments: [("\"2\"", "two", true), ("2", "2.0", true), ("2", "3", false), ("-1.5", "minus one point five", true)])
    func aTextThatSpellsANumberIsMetByTheNumber(printed: String, reply: String, isRight: Bool) throws {
        let value = Value(printed: printed)
        #expect(value.replyForm == .number)
        #expect(try value.isMet(by: reply, .absolute(0)) == isRight)
    }

    @Test(arguments: ["a", "2 texts", "1 2", ""])
    func otherTextsStayTexts(printed: String) { #expect(Value(printed: printed).replyForm == .text) }

    @Test(arguments: ["?", "??", "Don’t know", "I don't know.", "dunno", "IDK", "몰라요", "모르겠어요"])
    func notKnowing(reply: String) { #expect(isDontKnow(reply)) }

    @Test(arguments: ["", "no", "3", "know", "a?", "!"])
    func knowing(reply: String) { #expect(!isDontKnow(reply)) }

    private static let single = "## A {#a kind=single shuffle=off}\nWhat is seen?\n\n- [ ] The stack\n- [x] The texts {#texts}\n- [ ] Nothing"

    @Test(arguments: ["b", "B", " b ", "b)", "(b)", "b.", "2", "b) The texts", "b The texts", "B: the texts", "the texts", "texts", "ｂ", "The texts."])
    func letters(reply: String) throws {
        #expect(try question(Self.single).read(reply: reply) == .choices(["texts"]))
    }

    @Test(arguments: [
        ("b because", "there is no choice `because`: answer with a letter from a to c"), ("b The stack", "name one choice"),
        ("d", "there is no choice `d`: answer with a letter from a to c"),
        ("a b", "name one choice"), ("", "name a choice"), (", ", "name a choice"),
    ])
    func unreadableLetters(reply: String, reason: String) throws {
        let instance = try question(Self.single)
        #expect(throws: Unreadable(reason: reason)) { try instance.read(reply: reply) }
    }

    private static let multiple = "## A {#a kind=multiple shuffle=off}\nWhich?\n\n- [x] one\n- [ ] two\n- [x] one and two"

    @Test(arguments: ["a c", "a, c", "ac", "A C", "a and c", "a; c", "a) one, c) one and two", "one, one and two", "1 3", "a 그리고 c"])
    func severalLetters(reply: String) throws {
        let instance = try question(Self.multiple)
        #expect(try instance.read(reply: reply) == .choices([instance.choices[0].id, instance.choices[2].id]))
    }

    private static let match = "## A {#a kind=match}\nWhich?\n\n| left | right |\n|---|---|\n| padding | inner |\n| frame | outer |"

    @Test(arguments: [
        "1R 2S", "1-R, 2-S", "1 R 2 S", "1=R;2=S", "1: R, 2: S", "1→R 2→S", "2S 1R", "R S", "RS", "r, s", "1r2s", "1) R 2) S", "1R inner, 2S outer", "１Ｒ ２Ｓ",
    ])
    func pairs(pattern: String) throws {
        let instance = try question(Self.match)
        let letters = instance.items.map { item in
            choiceLabel(instance.choices.firstIndex { $0.plainText == (item.plainText == "padding" ? "inner" : "outer") } ?? 9)
        }
        let drawn = ["R": letters[0].uppercased(), "S": letters[1].uppercased(), "r": letters[0], "s": letters[1], "Ｒ": letters[0], "Ｓ": letters[1]]
        let reply = pattern.split(separator: " ").map { word in
            ["inner,", "outer"].contains(word) ? String(word) : word.map { drawn[String($0)] ?? String($0) }.joined()
        }.joined(separator: " ")
        #expect(described(instance.grade(try instance.read(reply: reply))) == "correct 1/1")
    }

    @Test(arguments: ["1a", "1a 1b", "3a 1b", "a", "a b a", "1 2", "1ab 2a", "padding inner"])
    func unreadablePairs(reply: String) throws {
        let instance = try question(Self.match)
        #expect(throws: Unreadable.self) { try instance.read(reply: reply) }
    }

    private func trace(_ answer: String) throws -> QuestionInstance {
        try question("## A {#a kind=trace}\nWhat?\n```swift run\nHStack { Color.red; Color.blue }\n```\n\n= \(answer)")
    }

    @Test(arguments: [
        ("find(Color.self).count", "two", "correct"), ("find(Color.self).count", "2.0", "correct"), ("find(Color.self).count", "둘", "correct"),
        ("find(Color.self).count", "3", "incorrect"), ("find(Color.self).count", "wide", "unreadable"), ("find(Color.self).count", "1, 2, 3", "unreadable"),
        ("find(Color.self).isEmpty", "아니요", "correct"), ("find(Color.self).isEmpty", "Yes", "incorrect"), ("find(Color.self).isEmpty", "2", "unreadable"),
        ("[0, 1]", "0 1", "correct"), ("[0, 1]", "[0,1]", "correct"), ("[0, 1]", "0, 1.0", "correct"), ("[0, 1]", "1, 0", "incorrect"),
        ("[0, 1]", "0", "incorrect"),
        ("[0, 1]", "a, b", "unreadable"), ("[\"a\", \"b\"]", "a b", "correct"), ("[\"a, b\", \"c\"]", "\"a, b\", c", "correct"),
        ("[true, false]", "yes no", "correct"),
        ("[Int]()", "none", "correct"), ("[Int]()", "[]", "correct"), ("find(Color.self)[0].view", "Color", "correct"),
        ("find(Color.self)[0].view", "  ", "unreadable"),
        ("find(Color.self).count", "I don't know", "incorrect"),
    ])
    func traces(key: String, reply: String, verdict: String) throws {
        #expect("\(try trace(key).grade(given: .text(reply)).verdict)" == verdict)
    }

    @Test(arguments: [
        ("find(Color.self).count", ReplyForm.number, "2"), ("find(Color.self).isEmpty", .truth, "no"), ("[0, 1]", .list, "0, 1"),
        ("find(Color.self)[0].view", .text, "Color"),
    ])
    func instructionsFollowTheValue(key: String, form: ReplyForm, answer: String) throws {
        #expect(try trace(key).instruction == form)
        #expect(try trace(key).shownAnswer.map(\.text) == [answer])
    }

    @Test func answersAreShownAsTheyAreAsked() throws {
        #expect(try question(Self.single).shownAnswer.map(\.text) == ["b  The texts"])
        #expect(try question(Self.single).instruction == .letter)
        #expect(try question(Self.multiple).shownAnswer.map(\.text) == ["a  one", "c  one and two"])
        let order = try question("## A {#a kind=order}\nIn which order?\n\n1. one\n2. two")
        #expect(order.shownAnswer.map(\.text) == ["b a", "b  one", "a  two"])
        let match = try question(Self.match)
        let inner = choiceLabel(match.choices.firstIndex { $0.plainText == "inner" } ?? 9)
        #expect(match.shownAnswer.first?.text == "1  padding → \(inner)  inner")
        #expect(match.shownAnswer.count == 2)
    }

    @Test func aSignMayBeTheAnswer() throws {
        let instance = try question("## A {#a kind=short}\nWhich sign marks an optional?\n\n= ?")
        #expect(!instance.isDontKnow("?") && instance.isDontKnow("idk"))
        #expect(described(instance.grade(given: .text("?"))) == "correct 1/1")
    }

    @Test func shortAnswersAreReadAsNumbersToo() throws {
        let instance = try question("## A {#a kind=short}\nHow many?\n\n= 3")
        #expect(["3.0", "three", "셋"].allSatisfy { instance.grade(given: .text($0)).verdict == .correct })
        #expect(instance.grade(given: .text("thirty")).verdict == .incorrect)
    }

    @Test(
        arguments: [
            (0.5, 1, "1/2 of 1 point"), (1, 1, "1 point"), (2, 2, "2 points"), (0, 2, "0 of 2 points"), (1.5, 4, "1 1/2 of 4 points"),
            (0.4, 1, "0.4 of 1 point"),
            (2.0 / 3, 2, "2/3 of 2 points"),
        ] as [(Double, Double, String)])
    func points(score: Double, max: Double, expected: String) {
        #expect(shownPoints(score, of: max) == expected)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [String(repeating: ",", count: 19_000), String(repeating: "a ", count: 9_000), String(repeating: "열", count: 19_000)])
    func longRepliesAreReadInTime(reply: String) throws {
        #expect((try? question(Self.single).read(reply: reply)) == nil)
        #expect((try? question(Self.match).read(reply: reply)) == nil)
        #expect(readNumber(reply) == nil)
    }
}
