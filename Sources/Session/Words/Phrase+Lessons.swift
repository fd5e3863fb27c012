import Course
import Grading

/// What the session says about lessons, predictions and exercises.
extension Phrase {
    // MARK: Lessons

    static let tagline = Phrase("SwiftUI, seen from inside.", ko: "SwiftUI를 안에서 들여다봅니다.")
    static func enterResumes(_ place: String) -> Phrase { Phrase("You left off at \(place) · Enter resumes", ko: "지난번에 \(place)에서 멈췄습니다 · Enter로 이어서 합니다") }
    static func enterBegins(_ lesson: String, isFirst: Bool) -> Phrase {
        Phrase("Enter begins the \(isFirst ? "first" : "next") lesson, \(lesson).", ko: "\(isFirst ? "첫" : "다음") 강의는 \(lesson)입니다. Enter를 누르면 시작합니다.")
    }
    static func nextResumes(_ place: String) -> Phrase { Phrase(":next resumes \(place)", ko: ":next로 \(place)부터 이어서 합니다") }
    static func nextBegins(_ lesson: String) -> Phrase { Phrase(":next begins the lesson \(lesson)", ko: ":next로 \(lesson) 강의를 시작합니다") }
    static func reviewsDue(_ count: Int) -> Phrase {
        Phrase(count == 1 ? "1 review is due · :review" : "\(count) reviews are due · :review", ko: "복습할 문제 \(count)개 · :review")
    }
    static let greetingCommands = Phrase(
        "Type Swift to see what it resolves to, :lessons to choose a lesson, help for everything else.",
        ko: "Swift를 입력하면 결과를 보여 줍니다. :lessons로 강의를 고르고, help로 나머지를 봅니다.")
    static func resumed(_ section: String) -> Phrase {
        Phrase(
            "Resumed at “\(section)”. :restart begins the section again, :back goes to the one before.",
            ko: "“\(section)”에서 이어서 합니다. :restart는 이 절을 처음부터, :back은 앞 절을 엽니다.")
    }
    static func lessonsTitle(_ commands: CommandSpelling) -> Phrase { Phrase("Lessons (\(commands.open("NAME")))", ko: "강의 (\(commands.open("이름")))") }
    static func quizzesTitle(_ commands: CommandSpelling) -> Phrase { Phrase("Quizzes (\(commands.quiz("NAME")))", ko: "퀴즈 (\(commands.quiz("이름")))") }
    static let countsTitle = Phrase(" · sections seen · exercises solved", ko: " · 읽은 절 · 푼 연습")
    static let brokenTitle = Phrase("Broken (workbook author check FILE)", ko: "오류가 있는 파일 (workbook author check 파일)")
    static func faultCount(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 fault" : "\(count) faults", ko: "오류 \(count)개") }
    static func sectionCount(_ seen: String) -> Phrase { Phrase("\(seen) sections", ko: "절 \(seen)") }
    static func exerciseCount(_ solved: Int, of count: Int) -> Phrase { Phrase("\(solved)/\(count) exercises", ko: "연습 \(solved)/\(count)") }
    static let noLessonsHere = Phrase("there are no lessons here", ko: "여기에는 강의가 없습니다")
    static let startWithCourse = Phrase(
        "start the workbook with --course and a folder that holds lessons/ and quizzes/", ko: "lessons/와 quizzes/가 있는 폴더를 --course로 지정해 시작하세요")
    static let noLessonOpen = Phrase("No lesson is open · :open NAME", ko: "열린 강의가 없습니다 · :open 이름")
    static let beginningOfLesson = Phrase("This is the beginning of the lesson.", ko: "강의의 처음입니다.")
    static let noSnippetOpen = Phrase("No snippet of a lesson is open · :next goes on", ko: "열린 강의 코드가 없습니다 · :next로 계속합니다")
    static let enterGoesOn = Phrase("Enter: next", ko: "Enter: 다음")
    static let enterEnds = Phrase("Enter: summary", ko: "Enter: 마치기")
    static let nextSkips = Phrase(":next goes on without it", ko: ":next로 건너뜁니다")
    static let then = Phrase("then", ko: "이어지는 동작:")

    static func endOfLesson(_ title: String) -> Phrase { Phrase("This is the end of “\(title)”.", ko: "“\(title)” 강의가 끝났습니다.") }
    static func predictedRight(_ right: Int, of count: Int) -> Phrase {
        Phrase("Predictions right: \(right) of \(count).", ko: "맞힌 예측: \(count)개 중 \(right)개.")
    }
    static func exercisesSolved(_ solved: Int, of count: Int) -> Phrase {
        Phrase("Exercises solved: \(solved) of \(count).", ko: "푼 연습 문제: \(count)개 중 \(solved)개.")
    }
    static let worthRepeating = Phrase("Worth reading again:", ko: "다시 읽어 볼 곳:")
    static func itsQuiz(_ name: String) -> Phrase { Phrase("Its quiz · :quiz \(name)", ko: "이 강의의 퀴즈 · :quiz \(name)") }
    static func nextLesson(_ name: String) -> Phrase { Phrase("The next lesson · :open \(name)", ko: "다음 강의 · :open \(name)") }

    // MARK: Evidence

    static let noSources = Phrase("Nothing was shown that names its sources.", ko: "출처가 있는 내용이 아직 나오지 않았습니다.")
    static func evidence(_ strength: ClaimEvidence.Strength) -> Phrase {
        switch strength {
        case .documented: Phrase("Documented", ko: "문서")
        case .technote: Phrase("Technical note", ko: "기술 노트")
        case .talk: Phrase("Talk", ko: "발표")
        case .measured: Phrase("Measured", ko: "측정")
        case .engine: Phrase("True of this workbook; SwiftUI may differ", ko: "이 워크북의 동작이며 SwiftUI와 다를 수 있음")
        }
    }

    // MARK: Predictions

    static let predictionPrompt = Phrase("your prediction> ", ko: "예측> ")
    static func predictionHow(_ form: ReplyForm) -> Phrase {
        let how = Phrase.replyForm(form)
        return Phrase("\(how.text(in: .english)) “I don't know” works, too · :skip", ko: "\(how.text(in: .korean)) “몰라요”라고 답해도 됩니다 · :skip")
    }
    static func commandMeant(_ command: String) -> Phrase { Phrase("Did you mean \(command)?", ko: "\(command)를 뜻했습니까?") }
    static let playRunsSwift = Phrase(
        "That is Swift: :play runs it in a scratch scope, and :back returns to the question.", ko: "Swift 코드입니다. :play로 연습장에서 실행하고, :back으로 질문에 돌아옵니다.")
    static let predictionAnyhow = Phrase("Reply with your prediction · :skip", ko: "예측을 입력하세요 · :skip")
    static let predictFirst = Phrase("Reply first: then you see it. “I don't know” and :skip work, too.", ko: "먼저 답하면 보여 드립니다. “몰라요”나 :skip도 됩니다.")
    static let predictionAgain = Phrase("Your prediction is still open:", ko: "예측이 아직 열려 있습니다:")
    static let predictionLeft = Phrase("The open prediction is left unanswered.", ko: "열려 있던 예측은 답하지 않고 남겨 둡니다.")
    static let questionIsOpen = Phrase("A question is open: reply to it, or :skip it.", ko: "질문이 열려 있습니다. 답하거나 :skip으로 건너뛰세요.")
    static let replyToGoOn = Phrase(
        "Reply to go on. :skip leaves the question, :help tells what else is possible.", ko: "답하면 계속합니다. :skip은 질문을 건너뛰고, :help는 쓸 수 있는 명령을 보여 줍니다.")
    static let noQuestionOpen = Phrase("No question is open.", ko: "지금 답할 질문이 없습니다.")
    static let plainLineReplies = Phrase("A plain line is your reply.", ko: "명령 없이 입력하면 답으로 처리됩니다.")

    // MARK: Exercises

    static let replyToQuestion = Phrase("A question is open: enter the answer itself · :skip", ko: "문제가 열려 있습니다. 답을 바로 입력하세요 · :skip")
    static let noExerciseOpen = Phrase("No exercise is open · :next goes on to one", ko: "지금 풀 연습 문제가 없습니다 · :next로 계속합니다")
    static let exerciseFromNothing = Phrase("Write it at the prompt or with :edit, then :check it.", ko: "프롬프트나 :edit로 작성한 뒤 :check로 채점하세요.")
    public static let exerciseHow = Phrase(
        "The starter is the live view · :layout. Enter what you change, or :edit all of it, then :check.",
        ko: "지금 보이는 뷰는 시작 코드의 결과입니다 · :layout. 고칠 부분만 입력하거나 :edit로 전체를 고친 뒤 :check로 채점하세요.")
    static let yourVersion = Phrase("Your version, as you left it:", ko: "지난번에 작성하던 코드:")
    static let versionTakenUp = Phrase(
        "It is the live view · :layout. Go on with it, then :check · :exercise starter begins again",
        ko: "지금 보이는 뷰는 이 코드의 결과입니다 · :layout. 이어서 고친 뒤 :check로 채점하세요 · :exercise starter로 처음부터")
    static let versionWaits = Phrase(
        "It doesn't run yet · :edit opens it, :exercise starter begins again", ko: "아직 실행되지 않는 코드입니다 · :edit로 고치거나 :exercise starter로 처음부터")
    static let solvedBefore = Phrase("You solved this exercise before.", ko: "전에 푼 연습 문제입니다.")
    static func hintsUsedBefore(_ used: Int, of count: Int) -> Phrase {
        Phrase("You have used \(used) of \(count) hints · :hint shows them again", ko: "힌트 \(count)개 중 \(used)개를 보았습니다 · :hint로 다시 봅니다")
    }
    static let exerciseIsOpen = Phrase(
        "The exercise is open: :edit, :check or :hint. Enter once more goes on without it.", ko: "연습 문제가 열려 있습니다: :edit, :check, :hint. Enter를 한 번 더 누르면 건너뜁니다."
    )
    static let enterVersionFirst = Phrase("Enter your version first, or :edit the starter.", ko: "먼저 답을 입력하거나 :edit로 시작 코드를 고치세요.")
    static let lastInputUnusable = Phrase(
        "Your version doesn't run with your last input, so there is nothing new to check. Enter what it lacks, or :edit.",
        ko: "마지막 입력까지 합친 코드가 실행되지 않아 새로 채점할 것이 없습니다. 빠진 것을 입력하거나 :edit로 고치세요.")
    static func partOfType(_ name: String) -> Phrase {
        Phrase(
            "A line of \(name) is entered with all of it: struct \(name) … { … }. Or :edit your version.",
            ko: "\(name)의 한 줄만 바꿀 때도 struct \(name) … { … } 전체를 입력하세요. :edit로 고쳐도 됩니다.")
    }
    static let inputWaits = Phrase(
        "It is kept, and checked together with what you enter next. :edit shows all of your version.",
        ko: "이 입력은 남겨 두었다가 다음 입력과 함께 검사합니다. 전체 코드는 :edit로 볼 수 있습니다.")
    static func checkedText(_ lines: Int, isMerged: Bool) -> Phrase {
        let count = lines == 1 ? "1 line" : "\(lines) lines"
        return isMerged
            ? Phrase("Checked: what you entered, merged into the starter (\(count)).", ko: "채점한 코드: 입력한 내용을 시작 코드에 합친 것 (\(lines)줄).")
            : Phrase("Checked: what you entered (\(count)).", ko: "채점한 코드: 입력한 내용 (\(lines)줄).")
    }
    static let given = Phrase("Given (it runs after your code and can't be edited):", ko: "주어진 코드 (작성한 코드 뒤에 실행되며 고칠 수 없습니다):")
    static let unchangedStarter = Phrase("This is the unchanged starter.", ko: "시작 코드를 바꾸지 않았습니다.")
    static let solved = Phrase("Solved.", ko: "풀었습니다.")
    static let notYet = Phrase("Not yet.", ko: "아직 통과하지 못했습니다.")
    /// Where and when a failed check was made; empty where there is nothing to say.
    static func circumstances(of check: CheckResult) -> Phrase {
        let values = check.drawn.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        let parts = [
            check.size.map { "\($0)에서" }, check.actions.isEmpty ? nil : "\(check.actions.joined(separator: "; ")) 뒤",
            values.isEmpty ? nil : "\(values.joined(separator: ", "))일 때",
        ]
        return Phrase(check.circumstances, ko: parts.compactMap(\.self).joined(separator: ", "))
    }
    static let notThere = Phrase("what is to be checked isn't there", ko: "확인할 것이 없습니다")
    static func wantedFound(_ evidence: Evidence) -> Phrase {
        let compared =
            switch evidence.relation {
            case .equal: evidence.value
            case .different: "\(evidence.value) 아님"
            case .less: "\(evidence.value) 미만"
            case .atMost: "\(evidence.value) 이하"
            case .more: "\(evidence.value) 초과"
            case .atLeast: "\(evidence.value) 이상"
            }
        let wanted =
            switch evidence.extent {
            case .value: compared
            case .each: "모두 \(compared)"
            case .any: "하나라도 \(compared)"
            }
        return Phrase(evidence.comparison, ko: "기대한 값은 \(wanted), 실제 값은 \(evidence.found)")
    }
    static func hint(_ number: Int, of count: Int) -> Phrase { Phrase("Hint \(number) of \(count)", ko: "힌트 \(number)/\(count)") }
    static let noHint = Phrase("There is no hint.", ko: "힌트가 없습니다.")
    static let lastHint = Phrase("That was the last hint.", ko: "마지막 힌트였습니다.")
    static let nothingAsked = Phrase(
        "No question is open. Enter goes on, :help tells what else is possible.", ko: "열려 있는 질문이 없습니다. Enter로 계속하고, :help로 다른 명령을 봅니다.")
    static let lastHintBeforeSolution = Phrase(
        "That was the last hint. :solution shows an answer that passes.", ko: "마지막 힌트였습니다. :solution으로 풀이를 봅니다.")
    static let hintHelps = Phrase(":hint helps, :edit opens your version.", ko: ":hint로 힌트를 보고, :edit로 답을 고칩니다.")
    static let solutionHelps = Phrase(":edit opens your version, :solution shows one that passes.", ko: ":edit로 답을 고치고, :solution으로 풀이를 봅니다.")
    static let noSolution = Phrase("This exercise has no solution to show.", ko: "이 연습 문제에는 보여 줄 풀이가 없습니다.")
    static let hintsLeft = Phrase("There are hints left · :hint", ko: "힌트가 남아 있습니다 · :hint")
    static let noEditor = Phrase(
        "No editor could be opened: set VISUAL or EDITOR, and use a terminal.", ko: "편집기를 열 수 없습니다. VISUAL이나 EDITOR를 설정하고 터미널에서 실행하세요.")
    static let nothingEdited = Phrase("Nothing was changed.", ko: "바뀐 것이 없습니다.")
}
