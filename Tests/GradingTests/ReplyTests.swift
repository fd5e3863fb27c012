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
            ("열", 10), ("네 개", 4), ("네번", 4), ("넷", 4), ("3입니다", 3), ("3개입니다.", 3), ("세 개입니다", 3), ("둘입니다", 2), ("이백포인트입니다", 200), ("3개요", 3),
            ("둘이에요", 2), ("하나예요", 1), ("삼이에요", 3), ("열이요", 10), ("정답은 3", 3), ("답: 3", 3), ("답은 세 개입니다", 3), ("약 3", 3), ("약3", 3), ("3쯤", 3), ("3개 정도입니다", 3),
            ("총 3개", 3), ("하나도 없습니다", 0), ("한 개도 없어요", 0), ("3군데", 3), ("세 부분", 3), ("5분", 5), ("300밀리초", 300), ("50센트", 50), ("두 곳", 2), ("네 사람", 4),
            ("세 번째", 3), ("첫 번째", 1), ("3시", 3), ("3일", 3), ("십일", 11), ("3분의 1", 1.0 / 3), ("`3`", 3), ("'3'", 3), ("3인 것 같아요", 3), ("10이요", 10),
            ("about 3", 3), ("it's 3", 3), ("It is three.", 3), ("the answer is 3", 3), ("answer: 3", 3), ("= 3", 3), ("~3", 3), ("3 views", 3), ("0.3 s", 0.3),
            ("300 ms", 300),
            ("3 in all", 3), ("maybe 3", 3), ("I think it's 3", 3), ("230 points", 230), ("three points", 3), ("오 포인트", 5), ("1⁄2", 0.5),
        ] as [(String, Double)])
    func numbersInWords(text: String, expected: Double) {
        #expect(readNumber(text) == expected)
    }

    @Test(arguments: [
        "1,00", "1,0000", "one two", "twenty eleven", "hundred hundred", "일일", "십백", "the three", "yes", "네요", "point", "개", "1, 2, 3", "three hundred hundred",
        "네", "네.", "네입니다", "십이요", "이십이에요", "십이다", "삼일", "약", "약속 3", "답", "the answer is", "3 or 4", "3 hundred", "3만입니다", "not 3", "거의 3", "nearly 3",
        "3이 아닙니다", "about",
    ])
    func whatIsNoNumber(text: String) {
        #expect(readNumber(text) == nil)
    }

    @Test(
        arguments: [
            ("Yes", true), ("참", true), ("예.", true), ("맞음", true), ("TRUE", true), ("ｙｅｓ", true), ("no", false), ("아니요", false), ("거짓", false), ("틀림", false),
            ("ㅇㅇ", true), ("ㅇ", true), ("ㄴㄴ", false), ("네, 그렇습니다", true), ("그렇지 않습니다", false), ("아니요, 틀렸습니다.", false), ("답은 예입니다", true), ("참입니다", true),
            ("거짓이에요", false), ("네요", true), ("yes, it does", true), ("it's true", true), ("probably not", nil), ("yes, no", nil), ("ㅛ", true), ("ㅜ", false),
            ("같습니다", nil), ("있습니다", nil), ("않습니다", nil), ("3", nil), ("maybe", nil), ("", nil),
        ] as [(String, Bool?)])
    func truths(text: String, expected: Bool?) {
        #expect(readTruth(text) == expected)
    }

    @Test(
        arguments: [
            ("둘이 같습니까?", "같습니다", true), ("둘이 같습니까?", "다릅니다", false), ("둘이 같습니까?", "같지 않습니다", false), ("둘이 다릅니까?", "다릅니다", true),
            ("둘이 다릅니까?", "같습니다", false), ("텍스트가 있습니까?", "없습니다", false), ("이미지가 표시됩니까?", "네, 표시됩니다", true), ("이미지가 표시됩니까?", "표시되지 않습니다", false),
            ("이미지가 표시됩니까?", "안 표시됩니다", false), ("이미지가 표시됩니까?", "같습니다", nil), ("둘이 같습니까?", "다르지 않습니다", nil), ("같지 않습니까?", "같지 않습니다", nil),
            ("한 번만 만듭니까?", "만들지 않습니다", false), ("한 번만 만듭니까?", "않습니다", false), ("틀렸습니까?", "틀렸습니다", true), ("틀렸습니까?", "네", true),
        ] as [(String, String, Bool?)])
    func repliesMayRepeatThePredicate(question: String, reply: String, expected: Bool?) {
        #expect(readTruth(reply, of: question) == expected)
    }

    @Test(arguments: [
        "260 points wide", "about 260 wide", "The color is 260 points wide", "width 260", "x = 260", "260 (the inner frame)",
        "260, because the inner frame wins", "260?", "the color: 260",
    ])
    func numbersAmongTheQuestionsWords(reply: String) {
        #expect(readNumber(reply, of: "How many points wide is the color?") == 260)
    }

    @Test(arguments: [
        "less than 260", "not 260", "260 (not the outer)", "260 times 2", "the width isn't 260", "half of 260", "260 or 100", "260 high", "180 180",
        "two of 260",
    ])
    func otherWordsMayChangeANumber(reply: String) {
        #expect(readNumber(reply, of: "How many points wide is the color?") == nil)
    }

    @Test func aLineIsNamedByItsNumber() { #expect(readNumber("line 2", of: "Which of the numbered lines is refused?") == 2) }

    @Test(
        arguments: [
            ("No, because it has two types", false), ("No it does not", false), ("of course not", false), ("no way", false), ("No, they are different", false),
            ("yes, it doesn't", nil), ("no text", nil), ("yes, but no", nil), ("no, wait, yes", nil),
        ] as [(String, Bool?)])
    func truthsWithReasons(text: String, expected: Bool?) {
        #expect(readTruth(text) == expected)
    }

    @Test(
        arguments: [
            ("en", "`en`", true), ("fr", "'fr'", true), ("off", "off입니다", true), ("off", "정답은 off", true), ("off", "“off”예요", true), ("필", "필요", false),
            ("off", "only off", false),
            ("2", "2 rows", true), ("2 rows", "2 views", false), ("2 rows", "2", false), ("모두 3개", "3개", false), ("it's on", "on", false),
            ("on", "it's on", false),
        ] as [(String, String, Bool)])
    func textsAreReadAsTheyAre(printed: String, reply: String, isRight: Bool) throws {
        #expect(try Value(printed: printed).isMet(by: reply, .absolute(0)) == isRight)
    }

    @Test(
        arguments: [
            (["0", "3"], "0와 3"), (["200", "84"], "200와 84"), (["1", "0"], "1그리고 0"), (["6", "6", "0"], "6・6・0"), (["70", "100"], "(70, 100)"),
            (["1", "0", "0"], "1, 0, 0입니다"),
            (["1", "0", "0"], "[1, 0, 0]입니다"), (["6", "5"], "6/5"), (["\"ja\"", "\"pt\""], "ja; pt"), (["2", "3"], "둘과 셋"), (["2", "3"], "두 개와 세 개입니다"),
            (["1", "2", "3"], "1, 2 and 3"),
            (["1", "2", "3"], "1, 2, and 3"), (["1", "2", "3"], "1, 2하고 3"), (["\"a\"", "\"b\""], "`a`와 `b`"), (["\"a\"", "\"b\""], "a 및 b"),
            (["\"사과\"", "\"배\""], "사과 배"),
            (["\"a and b\"", "\"c\""], "a and b, c"),
        ] as [([String], String)])
    func listsInWords(list: [String], reply: String) throws {
        #expect(try Value(printed: "", list: list).isMet(by: reply, .absolute(0)))
    }

    @Test(
        arguments: [
            (["6/5"], "6, 5"), (["1", "2"], "1/2, 3"), (["\"2 rows\"", "\"3 rows\""], "2 views, 3 views"), (["\"a and b\"", "\"c\""], "a, b, c"),
            (["3", "0"], "0와 3"),
        ] as [([String], String)])
    func otherLists(list: [String], reply: String) throws {
        #expect(try !Value(printed: "", list: list).isMet(by: reply, .absolute(0)))
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

    @Test(arguments: [
        "b", "B", " b ", "b)", "(b)", "b.", "2", "b) The texts", "b The texts", "B: the texts", "the texts", "texts", "ｂ", "The texts.",
        "2번", "b번", "b 번", "b입니다", "답은 b", "답: b", "두 번째", "두번째입니다", "'b'", "ⓑ", "②", "ㅠ", "option b", "b예요", "b인 것 같아요", "I think b", "it's b", "the second",
        "`b`", "보기 b",
    ])
    func letters(reply: String) throws {
        #expect(try question(Self.single).read(reply: reply) == .choices(["texts"]))
    }

    @Test(arguments: [
        ("b because", "there is no choice `because`: answer with a letter from a to c"), ("b The stack", "name one choice"),
        ("d", "there is no choice `d`: answer with a letter from a to c"),
        ("a와 b", "name one choice"), ("only the stack", "that is none of the choices: answer with a letter from a to c"),
        ("b가 아닙니다", "that is none of the choices: answer with a letter from a to c"), ("모두", "there is no choice `모두`: answer with a letter from a to c"),
        ("a b", "name one choice"), ("", "name a choice"), (", ", "name a choice"),
    ])
    func unreadableLetters(reply: String, reason: String) throws {
        let instance = try question(Self.single)
        #expect(throws: Unreadable(reason: reason)) { try instance.read(reply: reply) }
    }

    private static let multiple = "## A {#a kind=multiple shuffle=off}\nWhich?\n\n- [x] one\n- [ ] two\n- [x] one and two"

    @Test(arguments: [
        "a c", "a, c", "ac", "A C", "a and c", "a; c", "a) one, c) one and two", "one, one and two", "1 3", "a 그리고 c",
        "a와 c", "a 및 c", "a랑 c", "a·c", "a하고 c입니다", "1번, 3번", "ㅁ ㅊ", "ㅁㅊ", "ㅁ, ㅊ", "ㅁ와 ㅊ", "답은 ㅁ, ㅊ", "c and a", "답은 a, c", "첫 번째와 세 번째", "`a`, `c`",
        "options a and c",
    ])
    func severalLetters(reply: String) throws {
        let instance = try question(Self.multiple)
        guard case .choices(let ids) = try instance.read(reply: reply) else {
            Issue.record("no choices")
            return
        }
        #expect(Set(ids) == [instance.choices[0].id, instance.choices[2].id])
    }

    @Test(arguments: [("모두", 3), ("all of them", 3), ("전부 다", 3), ("none", nil), ("both", nil), ("없음", nil)] as [(String, Int?)])
    func allChoices(reply: String, count: Int?) throws {
        let answer = try? question(Self.multiple).read(reply: reply)
        if case .choices(let ids) = answer { #expect(ids.count == count) } else { #expect(count == nil) }
    }

    @Test(arguments: [("none", "no"), ("none of them", "no"), ("없음", "no"), ("both", "both"), ("둘 다", "both"), ("neither", "no"), ("a", "one")])
    func choicesThatSpeakOfTheOthers(reply: String, id: String) throws {
        let text = "## A {#a kind=single shuffle=off}\nWhich?\n\n- [x] one {#one}\n- [ ] Both {#both}\n- [ ] None of them {#no}"
        #expect(try question(text).read(reply: reply) == .choices([id]))
    }

    /// `3번` may be the third choice, or say three times.
    @Test(arguments: [("3번", nil), ("세 번째", nil), ("3", "b"), ("2번", nil), ("c", "c"), ("a번", "a")] as [(String, String?)])
    func aNumberThatIsAnotherChoiceNamesNone(reply: String, letter: String?) throws {
        let instance = try question("## A {#a kind=single shuffle=off}\nHow often?\n\n- [x] 5\n- [ ] 3\n- [ ] 2")
        let id = letter.flatMap { letter in instance.choices.indices.first { choiceLabel($0) == letter }.map { instance.choices[$0].id } }
        #expect((try? instance.read(reply: reply)) == id.map { .choices([$0]) })
    }

    @Test(
        arguments: [
            ("3번째 줄", [3]), ("세 번째 줄", [3]), ("네 번째 줄입니다", [4]), ("3행과 5행", [3, 5]), ("3·5", [3, 5]), ("3행입니다", [3]), ("3번 줄", [3]), ("줄 3", [3]),
            ("3행, 5행", [3, 5]),
            ("lines 3 and 5", [3, 5]), ("the 3rd line", [3]), ("답은 3", [3]), ("3와 5", [3, 5]), ("3 5", [3, 5]),
        ] as [(String, Set<Int>)])
    func lines(reply: String, expected: Set<Int>) { #expect(readPlaces(reply, upTo: 5) == expected) }

    @Test(arguments: ["네", "6", "3-5", "line", "1.5", "세 줄 여섯", "3 x"])
    func whatNamesNoLines(reply: String) { #expect(readPlaces(reply, upTo: 5)?.isEmpty ?? true) }

    private static let match = "## A {#a kind=match}\nWhich?\n\n| left | right |\n|---|---|\n| padding | inner |\n| frame | outer |"

    @Test(arguments: [
        "1R 2S", "1-R, 2-S", "1 R 2 S", "1=R;2=S", "1: R, 2: S", "1→R 2→S", "2S 1R", "R S", "RS", "r, s", "1r2s", "1) R 2) S", "1R inner, 2S outer", "１Ｒ ２Ｓ",
        "1번 R, 2번 S", "1번R 2번S", "1은 R, 2는 S", "답은 1R 2S", "1R, 2S입니다",
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

    /// On a keyboard that was left on Hangul; `뮤` is what `ab` gives there.
    @Test(arguments: ["ㅠ ㅁ", "ㅠㅁ", "1ㅠ 2ㅁ", "1ㅠ, 2ㅁ", "1번 ㅠ, 2번 ㅁ", "b ㅁ"])
    func pairsOnAHangulKeyboard(reply: String) throws {
        let instance = try question(Self.match)
        #expect(try instance.read(reply: reply) == instance.read(reply: "1b 2a"))
        #expect(try question(Self.match).read(reply: "뮤") == instance.read(reply: "1a 2b"))
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
