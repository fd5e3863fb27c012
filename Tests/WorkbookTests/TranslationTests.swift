import Testing

/// Lessons and quizzes are shown in the learner's language where they are translated.
struct TranslationTests {
    private let front = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n"
    private var files: [String: String] {
        [
            "lessons/demo.md": front + "# Demo\n\nHello.\n\n## First {#first}\n\nEnglish alone.\n",
            "lessons/demo.ko.md": "---\nformat: 1\nid: demo\ntitle: 데모\n---\n# 데모\n\n안녕하세요.\n",
        ]
    }

    @Test func aTranslatedLessonIsShownAndTheRestStaysAsItIs() throws {
        let korean = try workbook("learn", "demo", "--language", "ko", input: "\n", files: files)
        #expect(korean.output.contains("안녕하세요.") && korean.output.contains("English alone."))
        #expect(try workbook("learn", "demo", "--language", "en", input: "\n", files: files).output.contains("Hello."))
        #expect(try workbook("list", "--language", "ko", files: files).output.contains("데모"))
    }

    @Test func anUnknownLanguageIsRefused() throws {
        let finished = try workbook("list", "--language", "xx", files: files)
        #expect(finished.status == 64 && finished.errors.contains("language"))
    }

    @Test func everyTextIsWantedInALanguageThatIsNamed() throws {
        let one = ["lessons/demo.md": front + "# Demo\n\nHello.\n"]
        let missing = try workbook("author", "check", "--language", "ko", files: one)
        #expect(missing.status == 1 && missing.errors.contains("the lesson isn't translated to `ko`") && missing.errors.contains("demo.ko.md"))
        #expect(try workbook("author", "check", "--language", "en", files: one).status == 0)
        #expect(try workbook("author", "check", files: one, environment: ["WORKBOOK_LANGUAGE": "ko"]).status == 0)
        let broken = ["lessons/demo.md": front + "# Demo\n\n```swift run id=a\nfoo()\n```\n"]
        #expect(try workbook("author", "check", "--language", "ko", files: broken).status == 2)
    }

    @Test func aFileIsCheckedWithItsTranslations() throws {
        for name in ["demo.md", "demo.ko.md"] {
            let finished = try workbook("author", "check", "lessons/\(name)", files: files)
            #expect(finished.errors.contains("the section `first` is not translated") && !finished.errors.contains("no-original"))
        }
    }

    @Test(arguments: [("예", true), ("ㅜ", false), ("아니요", false), ("네", true)]) func aSyllableIsAnAnswerAndALetterIsAKey(_ reply: String, _ isRight: Bool) throws
    {
        let quiz = front + "## Red {#red kind=trace}\n\nIs it?\n\n= 1 == 1\n\n> It is.\n"
        let output = try workbook("quiz", "demo", "--language", "ko", input: "\(reply)\n:quit\n", files: ["quizzes/demo.md": quiz]).output
        #expect(output.contains("맞") == isRight, "\(output)")
    }

    @Test func answersAreGradedInTheLanguageThatIsAskedFor() throws {
        let quiz =
            front
            + "## Red {#red kind=single}\n\nWhich?\n\n- [ ] Blue\n  - No.\n- [x] Red\n\n> It is.\n\n## Two {#two kind=numeric}\n\n1 + 1?\n\n= 2\n\n> Two.\n"
        let files = ["quizzes/demo.md": quiz, "a.json": #"{"red": "blue"}"#]
        let graded = try workbook("quiz", "demo", "--answers", "a.json", "--language", "ko", files: files)
        #expect(graded.output.contains("two: 답하지 않았습니다.") && graded.output.hasSuffix("2점 중 0점, 통과하지 못함\n"), "\(graded)")
        let english = try workbook("quiz", "demo", "--answers", "a.json", files: files)
        #expect(english.output.contains("two: not answered") && english.output.hasSuffix("0 of 2 points, not passed\n"), "\(english)")
    }
}
