import Foundation
import Grading

/// What the session says about quizzes, answers and reviews.
extension Phrase {
    // MARK: Answers

    static func truth(_ holds: Bool) -> Phrase { holds ? Phrase("yes", ko: "예") : Phrase("no", ko: "아니요") }
    static let right = Phrase("Right.", ko: "맞습니다.")
    static let notRight = Phrase("Not right.", ko: "정답이 아닙니다.")
    static let notKnown = Phrase("Not known yet.", ko: "아직 모르는 문제입니다.")
    static let notGraded = Phrase("Not graded.", ko: "채점하지 않았습니다.")
    static func points(_ score: Double, of max: Double) -> Phrase {
        Phrase("\(shown(score)) of \(pointCount(max)).", ko: "\(shown(max))점 중 \(shown(score))점.")
    }
    static let feedbackOfWrongAnswers = Phrase("Feedback on wrong answers:", ko: "오답에 대한 설명:")
    static let theAnswer = Phrase("The answer:", ko: "정답:")
    static let codeIsBroken = Phrase(
        "This doesn't run, so it isn't graded: fix it and enter it again, or :edit · :skip", ko: "실행되지 않는 코드는 채점하지 않습니다. 고쳐서 다시 입력하거나 :edit로 고치세요 · :skip")
    static let completedCodeIsBroken = Phrase(
        "With that, the code doesn't run, so it isn't graded: reply again · :skip", ko: "이대로 채우면 코드가 실행되지 않아 채점하지 않습니다. 다시 답하세요 · :skip")
    static func unreadable(_ form: ReplyForm?) -> Phrase {
        let how = form.map(replyForm) ?? Phrase("", ko: "")
        func whole(_ language: Language) -> String { "\(notReadable.text(in: language)) \(how.text(in: language))" }
        return Phrase(whole(.english), ko: whole(.korean))
    }
    static let notReadable = Phrase("That can't be read as an answer.", ko: "답의 형식이 맞지 않습니다.")
    static let tryAgain = Phrase(
        "Try again, for fewer points: your best try counts · :skip", ko: "점수는 줄지만 다시 답할 수 있습니다. 가장 높은 점수가 남습니다 · :skip")
    static func bestTryCounts(_ score: Double, of max: Double) -> Phrase {
        Phrase("Your best try counts: \(shown(score)) of \(pointCount(max)).", ko: "가장 높은 점수가 남습니다: \(shown(max))점 중 \(shown(score))점.")
    }
    static let criteriaMet = Phrase("How many of these does your answer meet?", ko: "이 가운데 몇 개를 답에 담았습니까?")
    static let modelAnswer = Phrase("A model answer:", ko: "모범 답안:")
    static let pointsMade = Phrase(
        "Which of these points does your answer make? Reply with their numbers: 1 3. Or 0.", ko: "답에 담은 것은 무엇입니까? 번호로 답하세요: 1 3. 없으면 0.")
    static func replyForm(_ form: ReplyForm) -> Phrase {
        switch form {
        case .letter: Phrase("Reply with a letter.", ko: "보기의 글자 하나로 답하세요.")
        case .letters: Phrase("Reply with all letters that apply: a c.", ko: "해당하는 글자를 모두 쓰세요. 예: a c.")
        case .order: Phrase("Reply with the letters in their order: b a c.", ko: "글자를 순서대로 쓰세요. 예: b a c.")
        case .pairs: Phrase("Reply with a letter for each number: 1b 2a.", ko: "번호마다 글자를 짝지으세요. 예: 1b 2a.")
        case .number: Phrase("Reply with a number.", ko: "숫자로 답하세요.")
        case .truth: Phrase("Reply with yes or no.", ko: "예 또는 아니요로 답하세요.")
        case .list: Phrase("Reply with the values in their order, separated by commas.", ko: "값을 순서대로, 쉼표로 구분하여 쓰세요.")
        case .text: Phrase("Reply with the text.", ko: "텍스트로 답하세요.")
        case .lines: Phrase("Reply with the number of a line, or of several: 3 5.", ko: "줄 번호로 답하세요. 여럿이면 나란히 쓰세요: 3 5.")
        case .blanks: Phrase("Reply with what belongs in the blanks, with ; between.", ko: "빈칸에 들어갈 것을 쓰세요. 여럿이면 ;로 나눕니다.")
        case .blank: Phrase("Reply with what belongs in the blank.", ko: "빈칸에 들어갈 것을 쓰세요.")
        case .pieces:
            Phrase(
                "Reply with the letters of the lines in their order: b a c. Not all may be needed.",
                ko: "줄을 순서대로 맞추어 글자를 쓰세요: b a c. 필요 없는 줄이 있을 수 있습니다.")
        case .words: Phrase("Reply in your own words.", ko: "자신의 말로 답하세요.")
        case .code: Phrase("Reply in Swift, or :edit.", ko: "Swift로 답하거나 :edit로 편집하세요.")
        }
    }

    /// For languages other than English, in which grades come with their words.
    static func finding(_ finding: Finding) -> Phrase {
        switch finding {
        case .notAnswered: Phrase("Not answered.", ko: "답하지 않았습니다.")
        case .somethingMissing: Phrase("Something is missing.", ko: "빠진 것이 있습니다.")
        case .somethingTooMuch: Phrase("Something doesn't belong.", ko: "고르지 말아야 할 것이 있습니다.")
        case .somethingMissingAndTooMuch:
            Phrase("Something is missing, and something doesn't belong.", ko: "빠진 것도 있고, 고르지 말아야 할 것도 있습니다.")
        case .inPlace(let count, let all): Phrase("\(count) of \(all) are in their place.", ko: "\(all)개 중 \(count)개가 제자리에 있습니다.")
        case .otherCapitals: Phrase("Almost: Swift tells capital and small letters apart.", ko: "거의 맞았습니다. Swift는 대소문자를 구별합니다.")
        case .pairsRight(let count, let all): Phrase("\(count) of \(all) pairs are right.", ko: "\(all)쌍 중 \(count)쌍이 맞습니다.")
        case .criteriaMet(let count, let all): Phrase("\(count) of \(all) criteria.", ko: "기준 \(all)개 중 \(count)개.")
        }
    }

    /// `1 point`, `2.5 points`.
    private static func pointCount(_ points: Double) -> String { points == 1 ? "1 point" : "\(shown(points)) points" }

    private static func shown(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")))
    }

    // MARK: Quizzes

    static let quizIsOpen = Phrase("A quiz is open: reply to it, or :quit keeps it for later.", ko: "퀴즈가 열려 있습니다. 답하거나, :quit으로 나중에 이어서 풀 수 있습니다.")
    static func quizPlace(_ name: String, _ answered: Int, of count: Int) -> Phrase {
        Phrase("quiz \(name) \(answered)/\(count)", ko: "퀴즈 \(name) \(answered)/\(count)")
    }
    static func quizResumed(_ answered: Int, of count: Int) -> Phrase {
        Phrase("Resumed: \(answered) of \(count) answered. :restart begins again.", ko: "이어서 풉니다: \(count)개 중 \(answered)개 답함. :restart로 처음부터 시작합니다.")
    }
    static func quizKept(_ command: String) -> Phrase { Phrase("The quiz is kept · \(command) resumes it", ko: "퀴즈를 저장했습니다 · 이어서 풀기: \(command)") }
    /// - Parameter names: those of declarations that the quiz's questions share.
    static func setupAsBefore(_ names: [String]) -> Phrase {
        let list = names.joined(separator: ", ")
        return Phrase(
            names.count == 1 ? "\(list) is as shown before · :quiz shows it again" : "\(list) are as shown before · :quiz shows them again",
            ko: "\(list): 앞에서 본 것과 같습니다 · :quiz로 다시 봅니다")
    }
    static func chooseQuiz(_ example: String) -> Phrase {
        Phrase("Type :quiz and a name: :quiz \(example)", ko: ":quiz 뒤에 이름을 쓰세요: :quiz \(example)")
    }
    static let noQuizzesHere = Phrase("There are no quizzes here · :lessons lists what there is", ko: "여기에는 퀴즈가 없습니다 · :lessons로 목록을 봅니다")
    static let quizRestarted = Phrase("The quiz begins again.", ko: "퀴즈를 처음부터 다시 시작합니다.")
    static let quizGoesForward = Phrase("A quiz goes forward only · :skip, or :quit keeps it for later", ko: "퀴즈는 앞으로만 갑니다 · :skip, 또는 :quit으로 저장합니다")
    static let quizShowsNoViews = Phrase("A quiz shows no views · :play opens a scope to try things in", ko: "퀴즈에서는 뷰를 보여 주지 않습니다 · :play로 연습장을 열 수 있습니다")
    static func quizScore(_ result: QuizResult) -> Phrase {
        let share = result.max > 0 ? " (\(shown((result.score / result.max * 100).rounded()))%)" : ""
        return Phrase(
            "\(shown(result.score)) of \(pointCount(result.max))\(share): \(result.passed ? "passed" : "not passed").",
            ko: "\(shown(result.max))점 중 \(shown(result.score))점\(share): \(result.passed ? "통과" : "통과하지 못했습니다").")
    }
    static func questionCount(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 question" : "\(count) questions", ko: "문제 \(count)개") }
    static func bestScore(_ score: Double, of max: Double) -> Phrase {
        Phrase("best: \(shown(score)) of \(pointCount(max))", ko: "최고 점수: \(shown(max))점 중 \(shown(score))점")
    }
    static let missedQuestions = Phrase("Missed, with what to read again:", ko: "틀린 문제와 다시 읽을 곳:")
    static let retryQuiz = Phrase(":retry takes it again with other numbers.", ko: ":retry로 다른 숫자로 다시 풉니다.")
    static let repeatLeft = Phrase(
        "You left the questions that were asked again; the quiz's score stays · :redo asks the missed ones again",
        ko: "다시 풀기를 그만두었습니다. 퀴즈 점수는 그대로입니다 · :redo로 틀린 문제를 다시 풉니다")
    static let redoOrRetryQuiz = Phrase(
        ":redo asks the missed ones again, :retry all of them with other numbers.", ko: ":redo는 틀린 문제만, :retry는 전체를 다른 숫자로 다시 묻습니다.")
    static let enterLeaves = Phrase("Enter leaves.", ko: "Enter를 누르면 나갑니다.")
    static let noQuizToRetry = Phrase("No quiz was taken yet · :quiz NAME", ko: "아직 푼 퀴즈가 없습니다 · :quiz 이름")

    // MARK: Reviews

    static func unknownReview(_ form: String) -> Phrase { Phrase("there is no review `\(form)`", ko: "`\(form)` 복습은 없습니다") }
    static let reviewForms = Phrase("write :review, :review cram or :review stats", ko: ":review, :review cram, :review stats 중 하나를 쓰세요")
    static let nothingDue = Phrase("Nothing is due · :review cram asks without waiting", ko: "오늘 복습할 것이 없습니다 · :review cram은 기다리지 않고 묻습니다")
    static let nothingToCram = Phrase("Nothing was answered yet: lessons and quizzes fill the review.", ko: "아직 답한 것이 없습니다. 강의와 퀴즈를 풀면 복습이 쌓입니다.")
    static let reviewIsOpen = Phrase("A review is open: reply to it, or :quit leaves it.", ko: "복습 중입니다. 답하거나 :quit으로 나가세요.")
    static let reviewGoesOn = Phrase("A review is open · :skip goes on, :quit leaves it", ko: "복습 중입니다 · :skip으로 넘어가고 :quit으로 나갑니다")
    static let reviewLeft = Phrase("The review is left; what you answered counts · :review goes on", ko: "복습에서 나왔습니다. 답한 것은 기록됩니다 · :review로 계속합니다")
    static let reviewTakesNoWords = Phrase("This question takes your own words · :skip goes on", ko: "자신의 말로 답하는 문제입니다 · :skip으로 넘어갑니다")
    static let practiceHow = Phrase(":check it to go on · :skip", ko: ":check로 채점하면 계속합니다 · :skip")
    static let practiceGoesOn = Phrase("Change it and :check again · :solution · :skip", ko: "고쳐서 다시 :check로 채점하세요 · :solution · :skip")
    static func reviewDone(_ right: Int, of count: Int) -> Phrase {
        Phrase("The review is done: \(right) of \(count) right.", ko: "복습을 마쳤습니다: \(count)개 중 \(right)개 정답.")
    }
}
