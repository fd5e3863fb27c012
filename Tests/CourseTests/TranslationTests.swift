import Course
import Diagnostics
import Foundation
import Testing

/// A course of one lesson or quiz and its Korean translation.
private func loaded(_ folder: String, _ original: String, korean: String, koreanID: String = "a") throws -> Course {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    func file(_ id: String, _ title: String, _ body: String) -> String { "---\nformat: 1\nid: \(id)\ntitle: \(title)\n---\n\(body)" }
    for (name, text) in [("a.md", file("a", "Title", original)), ("a.ko.md", file(koreanID, "제목", korean))] {
        let file = root.appendingPathComponent(folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    return Course.load(root.path)
}

@Suite struct TranslationTests {
    private static let lesson = """
        ## First {#first}

        Words.

        ```swift run
        Text("a")
        ```
        ```predict
        ask: How many?
        answer: find(Text.self).count
        why: Because.
        ```

        More.

        ## Task {#task .exercise}

        Do it.

        ```swift starter
        Text("a")
        ```
        ```check
        find(Text.self).count == 2 | 1 | There are two.
        ```
        ```hint
        Look.
        ```
        ```swift mistake says="One is too few."
        Text("b")
        ```
        ```swift solution
        HStack { Text("a"); Text("b") }
        ```
        """
    private static let korean = """
        ## 처음 {#first}

        말.

        ```predict
        ask: 몇 개입니까?
        why: 그렇기 때문입니다.
        ```

        더.

        ## 과제 {#task}

        해 보십시오.

        ```messages
        두 개입니다.
        ```
        ```hint
        보십시오.
        ```
        ```mistakes
        하나는 부족합니다.
        ```
        """

    @Test func aLessonIsShownInItsTranslation() throws {
        let read = try course(Self.korean)
        #expect(read.faults.diagnostics == [])
        let lesson = try #require(read.lessons.first)
        let translated = lesson.translated(to: "ko")
        #expect(translated.title == "제목")
        #expect(translated.sections.map(\.title.text) == ["처음", "과제"])
        #expect(translated.sections.flatMap(\.prose).map(\.plainText) == ["말.", "더.", "해 보십시오."])
        guard case .prediction(let prediction) = translated.sections[0].blocks[2] else {
            Issue.record("no prediction")
            return
        }
        #expect(prediction.ask.text == "몇 개입니까?" && prediction.reason?.plainText == "그렇기 때문입니다.")
        #expect(prediction.answer.expression.text == "find(Text.self).count")
        let exercise = try #require(translated.sections[1].exercise)
        #expect(exercise.checks.map(\.message) == ["두 개입니다."] && exercise.hints.map(\.plainText) == ["보십시오."])
        #expect(exercise.mistakes.map(\.says) == ["하나는 부족합니다."] && exercise.solution?.text == lesson.sections[1].exercise?.solution?.text)
        #expect(lesson.translated(to: "de").title == "Title")
        #expect(Set(lesson.translationFaults().diagnostics.map(\.code)) == ["stale-translation"])
        let stamped = zip(lesson.sections, ["#first", "#task"]).reduce(Self.korean) { $0.replacing("{\($1.1)}", with: "{\($1.1) of=\($1.0.proseHash)}") }
        #expect(try course(stamped).lessons[0].translationFaults().diagnostics == [])
    }

    private func course(_ korean: String) throws -> Course { try loaded("lessons", Self.lesson, korean: korean) }

    @Test(arguments: [
        ("더.", "", ["translation-shape"]), ("## 과제 {#task}", "## 과제 {#tsk}", ["unknown-section", "untranslated"]),
        ("두 개입니다.", "두 개입니다.\n또.", ["translation-shape"]), ("```hint\n보십시오.\n```\n", "", ["translation-shape"]),
    ])
    func whatIsMissingStaysAndIsReported(words: String, change: String, codes: [String]) throws {
        let lesson = try #require(try course(Self.korean.replacing(words, with: change)).lessons.first)
        let found = Set(lesson.translationFaults().diagnostics.map(\.code)).subtracting(["stale-translation"])
        #expect(found.isSuperset(of: codes) && found.isSubset(of: Set(codes).union(["translation-shape"])))
        #expect(lesson.translated(to: "ko").sections.count == 2)
    }

    @Test func misspelledBlocksAreReported() throws {
        #expect(try course(Self.korean.replacing("```messages", with: "```mesages")).faults.diagnostics.map(\.code) == ["unknown-block"])
        #expect(try course(Self.korean.replacing("```messages", with: "```swift run")).faults.diagnostics.map(\.code) == ["translated-code"])
    }

    private static let quiz = """
        Opening.

        ## One {#one kind=single}

        Which?

        ```swift run vary="w in 1...3"
        Color.red.frame(width: {{w}})
        ```

        Say it.

        - [x] Right {#right}
        - [ ] Wrong
          - Not {{w}}.

        > Because of {{w}}.

        ## Two {#two kind=match}

        Match.

        | left | right |
        |---|---|
        | a | b |
        | c | d |
        | | e |

        ## Three {#three kind=short}

        Name it.

        = seven

        - [ ] six
          - Too few.

        ## Four {#four kind=order}

        Order.

        1. first
        2. second
        """
    private static let koreanQuiz = """
        시작.

        ## 하나 {#one}

        무엇?

        ---

        말하십시오.

        - [ ] 옳음
        - [ ] 틀림
          - {{w}} 아님.

        > {{w}} 때문입니다.

        ## 둘 {#two}

        짝.

        | 왼쪽 | 오른쪽 |
        |---|---|
        | 가 | 나 |
        | 다 | 라 |
        | | 마 |

        ## 셋 {#three}

        이름.

        = 일곱

        - [ ] 여섯
          - 적습니다.

        ## 넷 {#four}

        차례.

        1. 첫째
        2. 둘째
        """

    @Test func aQuizIsShownInItsTranslation() throws {
        let course = try loaded("quizzes", Self.quiz, korean: Self.koreanQuiz)
        #expect(course.faults.diagnostics == [])
        let quiz = try #require(course.quizzes.first)
        let translated = quiz.translated(to: "ko")
        #expect(translated.title == "제목" && translated.introduction.map(\.plainText) == ["시작."])
        let questions = translated.questions
        #expect(questions.map(\.title.text) == ["하나", "둘", "셋", "넷"])
        #expect(questions.map(\.id) == quiz.questions.map(\.id))
        #expect(questions.flatMap(\.choices).map(\.id) == quiz.questions.flatMap(\.choices).map(\.id))
        #expect(questions.flatMap(\.choices).map(\.isRight) == quiz.questions.flatMap(\.choices).map(\.isRight))
        #expect(questions.map { $0.choices.map(\.text.plainText) } == [["옳음", "틀림"], ["나", "라", "마"], [], ["첫째", "둘째"]])
        #expect(questions[0].explanation?.filled(["2"]).plainText == "2 때문입니다.")
        #expect(questions[0].choices[1].feedback?.filled(["2"]).plainText == "2 아님.")
        #expect(questions[2].distractors.map(\.text.plainText) == ["six", "여섯"])
        #expect(questions[2].distractors.map { $0.feedback?.plainText } == ["적습니다.", "적습니다."])
        guard case .short(let accepted, _) = questions[2].task else {
            Issue.record("not a short question")
            return
        }
        #expect(accepted.count == 2)
        #expect(quiz.translationFaults().diagnostics.map(\.code) == Array(repeating: "stale-translation", count: 5))
        #expect(quiz.translationFaults().diagnostics.map(\.severity) == [.warning, .error, .error, .error, .error])
        let hash = try #require(quiz.markedTranslation(to: "ko")?.marks.first?.edit.text)
        #expect(hash.hasPrefix("# 제목 {of=") && hash.hasSuffix("}\n\n"))
        let stamped = quiz.questions.reduce(hash + Self.koreanQuiz) { $0.replacing("{#\($1.id)}", with: "{#\($1.id) of=\($1.wordsHash)}") }
        #expect(try loaded("quizzes", Self.quiz, korean: stamped).quizzes[0].translationFaults().diagnostics == [])
    }

    @Test(arguments: [
        ("- [ ] 틀림\n", "", ["translation-shape"]), ("| 다 | 라 |\n", "", ["translation-shape"]), ("## 넷 {#four}\n\n차례.\n\n1. 첫째\n2. 둘째", "", ["untranslated"]),
        ("> {{w}} 때문입니다.\n", "", ["translation-shape"]), ("시작.\n", "", ["untranslated"]), ("시작.\n", "시작.\n\n---\n\n또.\n", ["translation-shape"]),
    ])
    func whatIsMissingInAQuizStays(words: String, change: String, codes: [String]) throws {
        let quiz = try #require(try loaded("quizzes", Self.quiz, korean: Self.koreanQuiz.replacing(words, with: change)).quizzes.first)
        #expect(Set(quiz.translationFaults().diagnostics.map(\.code)).subtracting(["stale-translation"]) == Set(codes))
        let translated = quiz.translated(to: "ko")
        #expect(translated.questions.flatMap(\.choices).map(\.id) == quiz.questions.flatMap(\.choices).map(\.id))
    }

    @Test func anIntroductionSaysWhatItTranslates() throws {
        let titled = "# 제목\n\n" + Self.koreanQuiz
        func found(_ korean: String) throws -> [String] {
            try loaded("quizzes", Self.quiz, korean: korean).quizzes[0].translationFaults().diagnostics.filter { ($0.span?.start.line ?? 0) <= 6 }.map {
                "\($0.severity.rawValue): \($0.message)"
            }
        }
        #expect(try found(titled) == ["warning: this doesn't say which introduction it translates"])
        #expect(try found(titled.replacing("# 제목\n", with: "# 제목 {of=12345678}\n")) == ["error: the original has changed since"])
        let mark = try #require(try loaded("quizzes", Self.quiz, korean: titled).quizzes[0].markedTranslation(to: "ko")?.marks.first)
        #expect(mark.name == "a#introduction" && mark.state == .missing)
        #expect(try found(titled.replacing("# 제목\n", with: "# 제목\(mark.edit.text)\n")) == [])
    }

    /// What an answer is compared with is a key, so only its feedback is translated.
    @Test(arguments: ["kind=numeric", "kind=trace"]) func knownWrongValuesStay(_ kind: String) throws {
        let question = "## N {#n \(kind)}\n\nHow many?\n\n= 3\n\n- [ ] 4\n  - One too many.\n\n> y\n"
        let korean = "## 수 {#n}\n\n몇?\n\n- [ ] 하나 많음\n  - 하나 많습니다.\n\n> 네\n"
        let known = try loaded("quizzes", question, korean: korean).quizzes[0].translated(to: "ko").questions[0].distractors
        #expect(known.map(\.text.plainText) == ["4"] && known.map { $0.feedback?.plainText } == ["하나 많습니다."])
    }

    @Test func missingMessagesSayWhichBlockIsWanted() throws {
        let lesson = try course(Self.korean.replacing("```messages\n두 개입니다.\n```\n", with: "")).lessons[0]
        #expect(
            lesson.translationFaults().diagnostics.filter { $0.code == "translation-shape" }.map(\.help)
                == ["write a ```messages block with a line for each check, in the original's order"])
    }

    @Test func aTranslationHasNoKeys() throws {
        let keyed = Self.koreanQuiz.replacing("말하십시오.", with: "말하십시오.\n\n= 3")
        #expect(try loaded("quizzes", Self.quiz, korean: keyed).faults.diagnostics.map(\.code) == ["misplaced-answer"])
        let unknown = Self.koreanQuiz.replacing("#four", with: "#fuor")
        #expect(try loaded("quizzes", Self.quiz, korean: unknown).faults.diagnostics.map(\.help) == ["did you mean `four`?"])
    }

    @Test(arguments: ["lessons", "quizzes"]) func theIdIsTheOriginals(folder: String) throws {
        let original = folder == "lessons" ? "## A {#a}\n\nx" : "## A {#a kind=short}\nx\n\n= y\n"
        let course = try loaded(folder, original, korean: "## 가 {#a}\n\n가", koreanID: "b")
        let faults = course.faults.diagnostics
        #expect(faults.map(\.code) == ["translation-id"] && faults.map(\.help) == ["write id: a"] && faults.first?.span?.start.line == 3)
    }
}
