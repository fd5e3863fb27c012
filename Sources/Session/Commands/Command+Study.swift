extension Command {
    static let study: [Command] = [
        Command(
            name: "lessons", aliases: ["progress"], korean: ["강의", "목록"],
            summary: Phrase("list the lessons and quizzes, and how far you are", ko: "강의와 퀴즈 목록과 진도를 보여 줍니다"),
            group: .study,
            meaning: Phrase("✓ is done, ◐ is begun, ○ is new.", ko: "✓ 마침, ◐ 진행 중, ○ 새 항목.")
        ) { session, _ in session.listing() },
        Command(
            name: "open", korean: ["열기"], parameters: "LESSON[#SECTION]",
            summary: Phrase("open a lesson where you left off, or one of its sections", ko: "강의를 멈춘 곳에서, 또는 특정 절에서 엽니다"), group: .study,
            argument: .words { $0.lessonNames }, example: ":open containers#counting"
        ) { $0.open($1) },
        Command(
            name: "next", aliases: ["n"], korean: ["다음"], summary: Phrase("go on in the lesson; Enter does the same", ko: "강의를 계속합니다. Enter도 같습니다"),
            group: .study
        ) { session, _ in session.next() },
        Command(
            name: "back", aliases: ["b"], korean: ["이전", "뒤로"], summary: Phrase("go back a section, or leave :play", ko: "앞 절로 돌아가거나 :play에서 나옵니다"),
            group: .study
        ) { session, _ in session.back() },
        Command(name: "run", korean: ["실행"], summary: Phrase("run the lesson's snippet again", ko: "강의의 코드를 다시 실행합니다"), group: .study) { session, _ in
            session.runSnippet()
        },
        Command(
            name: "answer", korean: ["답"], parameters: "REPLY",
            summary: Phrase("answer the question; a plain reply does the same", ko: "질문에 답합니다. 그냥 입력해도 됩니다"),
            group: .study
        ) { $0.answer($1) },
        Command(
            name: "sources", korean: ["출처"], summary: Phrase("tell how what was shown last is known", ko: "방금 본 내용의 근거와 출처를 보여 줍니다"), group: .study,
            meaning: Phrase(
                "Documented, a technical note, a talk, measured, or true of this workbook only. The last is never graded.",
                ko: "문서, 기술 노트, 발표, 측정, 또는 이 워크북에만 해당하는 내용입니다. 마지막 것은 채점하지 않습니다.")
        ) { session, _ in session.sources() },
        Command(name: "skip", korean: ["건너뛰기"], summary: Phrase("leave the question unanswered", ko: "질문을 건너뜁니다"), group: .study) { session, _ in session.skip()
        },
        Command(
            name: "exercise", korean: ["연습"], parameters: "[starter]",
            summary: Phrase(
                "show the exercise again, with your version of its code, or begin with the starter again", ko: "연습 문제를 지금의 코드와 함께 다시 보여 주거나, 시작 코드로 되돌립니다"),
            group: .study
        ) { session, argument in argument == "starter" ? session.restartExercise() : session.showExercise() },
        Command(name: "hint", korean: ["힌트"], summary: Phrase("show the next hint", ko: "다음 힌트를 보여 줍니다"), group: .study) { session, _ in session.hint() },
        Command(
            name: "check", korean: ["채점", "확인"], parameters: "[FILE]",
            summary: Phrase("check your version of the exercise, or a file", ko: "연습 문제의 답이나 파일을 채점합니다"), group: .study, argument: .file,
            example: ":check Thirds.swift",
            meaning: Phrase(
                "What you entered since the exercise opened is merged into its starter: a struct that you enter again replaces the one of the same name. Each ✗ says what was wanted and what was found.",
                ko: "연습 문제를 연 뒤 입력한 내용이 시작 코드에 합쳐집니다. 같은 이름의 struct를 다시 입력하면 교체됩니다. ✗ 줄은 기대한 값과 실제 값을 알려 줍니다.")
        ) { $0.check($1) },
        Command(
            name: "edit", korean: ["편집"], summary: Phrase("open your version in an editor; what you save is checked", ko: "편집기에서 답을 고칩니다. 저장하면 채점합니다"),
            group: .study,
            meaning: Phrase("The editor is $VISUAL or $EDITOR.", ko: "편집기는 $VISUAL 또는 $EDITOR입니다.")
        ) { session, _ in session.edit() },
        Command(name: "solution", korean: ["풀이"], summary: Phrase("show the exercise's solution, after its hints", ko: "힌트를 모두 본 뒤 풀이를 보여 줍니다"), group: .study)
        { session, _ in
            session.solution()
        },
        Command(
            name: "quiz", korean: ["퀴즈"], parameters: "[NAME]", summary: Phrase("take a quiz, or resume it", ko: "퀴즈를 시작하거나 이어서 풉니다"), group: .study,
            argument: .words { $0.quizNames }, example: ":quiz containers",
            meaning: Phrase(
                "Without a name it resumes the quiz that was left, or takes that of the open lesson, or lists the quizzes. In a quiz it shows the open question again, with all of its code.",
                ko: "이름이 없으면 멈춘 퀴즈를 이어서 풀거나, 열린 강의의 퀴즈를 시작하거나, 목록을 보여 줍니다. 퀴즈 중에는 열린 문제를 코드와 함께 다시 보여 줍니다.")
        ) { $0.takeQuiz($1) },
        Command(name: "retry", korean: ["다시풀기"], summary: Phrase("take the last quiz again, with other numbers", ko: "마지막 퀴즈를 다른 숫자로 다시 풉니다"), group: .study) {
            session, _ in
            session.retry()
        },
        Command(
            name: "review", korean: ["복습"], parameters: "[cram|stats]", summary: Phrase("answer what is due today", ko: "오늘 복습할 문제를 풉니다"), group: .study,
            argument: .words { _ in ["cram", "stats"] }, example: ":review stats",
            meaning: Phrase(
                "What you answered comes back when you are about to forget it. `cram` asks without waiting for that and leaves the schedule alone.",
                ko: "답했던 문제가 잊을 때쯤 다시 나옵니다. `cram`은 기다리지 않고 묻고, 일정은 바꾸지 않습니다.")
        ) { $0.review($1) },
        Command(
            name: "play", korean: ["연습장"], parameters: "[SECONDS]",
            summary: Phrase("open a scratch scope in which nothing counts; :back leaves it", ko: "연습장을 엽니다. 아무것도 기록되지 않으며 :back으로 나옵니다"),
            group: .study, example: ":play 2s",
            meaning: Phrase(
                "With a time it plays the view: that time passes, and each moment is drawn. Ctrl-C goes to the end.",
                ko: "시간을 쓰면 뷰를 재생합니다. 그만큼 시간이 흐르고 순간마다 그림을 그립니다. Ctrl-C를 누르면 끝으로 갑니다.")
        ) { $0.play($1) },
    ]
}
