import Playground

/// What the session says about inputs, the live view and itself.
extension Phrase {
    // MARK: Inputs

    static let helpListsAll = Phrase("The question stays open. :help all lists all commands.", ko: "질문은 그대로 있습니다. :help all은 모든 명령을 보여 줍니다.")
    static let inputDropped = Phrase("The input above isn't complete and is dropped.", ko: "위 입력은 완전하지 않아 버렸습니다.")
    static let inputGoesOn = Phrase("The input above isn't complete yet · Ctrl-C drops it", ko: "위 입력은 아직 완전하지 않습니다 · Ctrl-C로 버립니다")
    static let inputsForgotten = Phrase("All inputs are forgotten · :undo brings them back", ko: "모든 입력을 지웠습니다 · :undo로 되살립니다")
    static let noPath = Phrase("no file or folder is named", ko: "파일이나 폴더를 쓰지 않았습니다")
    static let namePath = Phrase("write :load Card.swift, or :load Pantry", ko: ":load Card.swift 또는 :load Pantry처럼 쓰세요")
    static let nothingToUndo = Phrase("There is nothing to undo. Answers that were graded stay.", ko: "되돌릴 것이 없습니다. 채점된 답은 그대로 남습니다.")
    static let nothingToRedo = Phrase("There is nothing to redo.", ko: "다시 할 것이 없습니다.")
    static func undone(_ input: String) -> Phrase { Phrase("Undone: \(short(input))", ko: "되돌림: \(short(input))") }
    static func redone(_ input: String) -> Phrase { Phrase("Done again: \(short(input))", ko: "다시 함: \(short(input))") }
    static let playing = Phrase("A scratch scope: try anything, nothing counts · :back leaves it", ko: "연습장입니다. 무엇이든 해 보세요. 기록되지 않습니다 · :back으로 나갑니다")
    static let alreadyPlaying = Phrase("This is the scratch scope · :back leaves it", ko: "이미 연습장입니다 · :back으로 나갑니다")
    static let leavePlayFirst = Phrase("Leave the scratch scope first · :back", ko: "먼저 연습장에서 나가세요 · :back")
    static let backFromPlay = Phrase("Back from the scratch scope.", ko: "연습장에서 돌아왔습니다.")

    static func sdkInUse(_ sdk: Playground.SDK) -> Phrase {
        Phrase("Views follow the SDK of Xcode \(sdk.rawValue) · \(others(sdk)) switches", ko: "Xcode \(sdk.rawValue)의 SDK를 따릅니다 · 바꾸기: \(others(sdk))")
    }
    static func sdkSwitched(_ sdk: Playground.SDK) -> Phrase {
        Phrase("Views follow the SDK of Xcode \(sdk.rawValue) now.", ko: "이제 Xcode \(sdk.rawValue)의 SDK를 따릅니다.")
    }
    static func sdkRefuses(_ sdk: Playground.SDK, _ current: Playground.SDK) -> Phrase {
        Phrase(
            "The inputs have errors with Xcode \(sdk.rawValue), so they still follow the SDK of Xcode \(current.rawValue).",
            ko: "입력이 Xcode \(sdk.rawValue)에서는 오류가 됩니다. Xcode \(current.rawValue)의 SDK를 그대로 씁니다.")
    }
    static func noSuchSDK(_ text: String) -> Phrase { Phrase("there is no SDK `\(text)`", ko: "`\(text)` SDK는 없습니다") }
    static let knownSDKs = Phrase("write \(commands(Playground.SDK.allCases))", ko: "\(commands(Playground.SDK.allCases)) 중 하나를 쓰세요")
    private static func others(_ sdk: Playground.SDK) -> String { commands(Playground.SDK.allCases.filter { $0 != sdk }) }
    private static func commands(_ sdks: [Playground.SDK]) -> String { sdks.map { ":sdk \($0.rawValue)" }.joined(separator: ", ") }

    /// The first line of an input that says something: its first declaration.
    private static func short(_ input: String) -> String {
        if input.isEmpty { return "Enter" }
        let line = input.firstTellingLine.withoutControlSequences
        return line.count > 60 || input.contains("\n") ? "\(line.prefix(60)) …" : line
    }

    // MARK: Commands and help

    static func unknownCommand(_ name: String) -> Phrase { Phrase("there is no command `:\(name)`", ko: "`:\(name)` 명령은 없습니다") }
    static func unknownName(_ name: String) -> Phrase { Phrase("there is neither a command nor a declaration `\(name)`", ko: "이름이 `\(name)`인 명령이나 선언은 없습니다") }
    static func unknownCode(_ code: String) -> Phrase { Phrase("there is no diagnostic `\(code)`", ko: "`\(code)` 진단은 없습니다") }
    static func unknownName(_ kind: Phrase, _ name: String) -> Phrase {
        Phrase("there is no \(kind.english) called `\(name)`", ko: "이름이 `\(name)`인 \(kind.korean) 없습니다")
    }
    static let lessonWord = Phrase("lesson", ko: "강의는")
    static let sectionWord = Phrase("section", ko: "절은")
    static let quizWord = Phrase("quiz", ko: "퀴즈는")
    static func known(_ names: [String]) -> Phrase {
        let all = names.joined(separator: ", ")
        return Phrase("known here: \(all)", ko: "있는 이름: \(all)")
    }
    static func unknownForm(_ form: String) -> Phrase { Phrase("there is no form `\(form)`", ko: "`\(form)` 형식은 없습니다") }
    public static func didYouMean(_ name: String) -> Phrase { Phrase("did you mean `\(name)`?", ko: "혹시 입력하려던 것이 `\(name)`입니까?") }
    static let helpListsCommands = Phrase(":help lists the commands", ko: ":help에 명령 목록이 있습니다")
    static let explainListsCodes = Phrase(":explain lists the codes", ko: ":explain에 코드 목록이 있습니다")
    static let explainHelps = Phrase(":explain tells more about this error.", ko: ":explain으로 이 오류를 더 알아볼 수 있습니다.")
    static let dependencyForms = Phrase("write :deps, or :deps dot", ko: ":deps 또는 :deps dot을 쓰세요")
    static func alsoSpelled(_ names: String) -> Phrase { Phrase("Also \(names).", ko: "같은 명령: \(names).") }
    static let now = Phrase("Now", ko: "지금")
    static let elseSwift = Phrase(
        "Everything else is Swift. A line that begins with a dot continues the input before it.", ko: "그 밖의 입력은 모두 Swift입니다. 점으로 시작하는 줄은 앞 입력에 이어집니다.")
    static let wordsWithoutColon = Phrase("help, quit, exit and ? work without the colon.", ko: "help, 도움말, quit, exit, ?는 콜론 없이 써도 됩니다.")
    static let helpOnKeys = Phrase("What keys do: `:help keys`.", ko: "키의 쓰임: `:help keys`")
    static let wrongSnippet = Phrase("Wrong:", ko: "틀린 예:")
    static let rightSnippet = Phrase("Right:", ko: "바른 예:")
    static func since(_ system: String) -> Phrase { Phrase("Since \(system).", ko: "\(system)부터") }
    static func moreDeclarations(_ count: Int, _ name: String) -> Phrase {
        Phrase("… and \(count) more: name the type as well, `:help View.\(name)`", ko: "… 외 \(count)개: `:help View.\(name)`처럼 타입도 쓰세요")
    }

    // MARK: The live view

    static let layoutHeading = [
        Phrase("view", ko: "뷰"), Phrase("x,y", ko: "x,y"), Phrase("width x height, in points", ko: "너비x높이(포인트)"),
    ]
    static let noViewYet = Phrase("no view is shown yet", ko: "아직 표시된 뷰가 없습니다")
    static func madeWay(_ names: [String]) -> Phrase {
        Phrase(
            "Earlier declarations that don't fit yours are forgotten: \(names.joined(separator: ", ")). :undo brings them back.",
            ko: "새 선언과 맞지 않는 이전 선언은 없어졌습니다: \(names.joined(separator: ", ")). :undo로 되돌릴 수 있습니다.")
    }
    static let loadedAnswer = Phrase("The file is a part of your answer now: :check grades it.", ko: "파일을 답에 넣었습니다. :check로 채점합니다.")
    static let loadedDeclarations = Phrase(
        "The file is loaded. It shows no view: enter one that uses its declarations.", ko: "파일을 불러왔습니다. 보여 줄 뷰가 없으니, 선언을 사용하는 뷰를 입력하세요.")
    static let viewBeforeLastInput = Phrase(
        "The last input was refused. This is the view before it.", ko: "마지막 입력은 실행되지 않았습니다. 그 전의 뷰를 보여 줍니다.")
    static let enterOne = Phrase("enter one: Text(\"hi\")", ko: "뷰를 입력하세요: Text(\"hi\")")
    static let declaredTitle = Phrase("Declared", ko: "선언됨(declared)")
    static let resolvedTitle = Phrase("Resolved", ko: "결정됨(resolved)")
    static func moreLines(_ count: Int, _ command: String) -> Phrase { Phrase("… \(count) more lines · \(command)", ko: "… \(count)줄 더 · \(command)") }
    static func noSuchStep(_ step: String) -> Phrase { Phrase("there is no step `\(step)`", ko: "`\(step)` 단계는 없습니다") }
    static func stepRange(_ last: Int) -> Phrase {
        last == 0
            ? Phrase("there is one step: 0", ko: "단계는 0 하나입니다")
            : Phrase("write a number from 0 to \(last); :step lists them", ko: "0부터 \(last)까지의 숫자를 쓰세요. :step에 목록이 있습니다")
    }
    static func invalidDuration(_ text: String) -> Phrase {
        Phrase("`\(text)` isn't a number of seconds that can be played", ko: "`\(text)`: 재생할 수 있는 시간이 아닙니다")
    }
    static func playExample(_ most: Int) -> Phrase {
        Phrase("write a time of up to \(most) seconds: :play 2s; :play alone opens a scratch scope", ko: "\(most)초까지의 시간을 쓰세요: :play 2s. :play만 쓰면 연습장이 열립니다")
    }
    static let nowHere = Phrase("  ← now", ko: "  ← 지금")
    static let missingExpression = Phrase("the expression is missing", ko: "식이 없습니다")
    static let typeExample = Phrase("for example: :why-type max(1, 2) * 2.5", ko: "예: :why-type max(1, 2) * 2.5")
    static let queryExample = Phrase("for example: :query find(Text.self).count", ko: "예: :query find(Text.self).count")
    static func severalViews(_ first: String) -> Phrase { Phrase("that is asked of several views; the first is \(first)", ko: "여러 뷰에 물었습니다. 첫 번째 뷰는 \(first)") }
    static let actionsTitle = Phrase("Actions", ko: "동작")
    static let actionsHow = Phrase(
        "SELECTOR is \"Label\", Button, Button[0] or #name. `workbook run --do 'tap Add'`, lessons and checks take the same without the colon.",
        ko: "SELECTOR는 \"레이블\", Button, Button[0], #name 중 하나입니다. `workbook run --do 'tap Add'`와 강의, 채점에서는 콜론 없이 씁니다.")
    static let savedByItself = Phrase("what you do is saved by itself", ko: "진도는 저절로 저장됩니다")
    static func noViewAt(_ place: String) -> Phrase { Phrase("No view is at \(place).", ko: "\(place)에는 뷰가 없습니다.") }
    static let nothingToShow = Phrase("There is nothing to show.", ko: "보여 줄 것이 없습니다.")
    static let noState = Phrase("No view declares a state.", ko: "상태를 선언한 뷰가 없습니다.")
    static let noPreferences = Phrase("No preference is written or observed.", ko: "쓰이거나 관찰되는 프레퍼런스가 없습니다.")
    static let noContainerValues = Phrase("No container value is set.", ko: "설정된 컨테이너 값이 없습니다.")
    static let noDependencies = Phrase("No body has read anything that may change.", ko: "바뀔 수 있는 값을 읽은 body가 없습니다.")
    static let noEnvironment = Phrase("Nothing of the environment is set or read.", ko: "설정되거나 읽힌 환경 값이 없습니다.")
    static let noChanges = Phrase("Nothing happened yet: act on the view first.", ko: "아직 바뀐 것이 없습니다. 먼저 뷰에 동작을 해 보세요.")
}
