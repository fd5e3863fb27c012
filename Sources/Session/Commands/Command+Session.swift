import Playground

extension Command {
    static let session: [Command] = [
        Command(
            name: "help", aliases: ["h", "?"], korean: ["도움말"], parameters: "[NAME]",
            summary: Phrase("what you can do now, and all commands; or explain a command or a declaration", ko: "지금 할 수 있는 일과 모든 명령. 이름을 쓰면 명령이나 선언을 설명합니다"),
            group: .session,
            argument: .fewOrMore(few: { _ in (all.map(\.name) + ["keys", "actions"]).sorted() }, more: { _ in Playground.libraryNames.sorted() }),
            example: ":help padding"
        ) { $0.help($1) },
        Command(
            name: "explain", korean: ["설명"], parameters: "[CODE]", summary: Phrase("what a diagnostic means, and how to fix it", ko: "진단의 뜻과 고치는 방법"),
            group: .session,
            argument: .words { _ in Playground.diagnosticPages().map(\.code) }, example: ":explain type-mismatch"
        ) { $0.explain($1) },
        Command(name: "undo", korean: ["되돌리기"], summary: Phrase("take back the last input or action", ko: "마지막 입력이나 동작을 되돌립니다"), group: .session) {
            session, _ in
            session.isTraveling = true
            return session.undo()
        },
        Command(
            name: "redo", korean: ["다시하기"],
            summary: Phrase("do again what was undone; after a quiz, ask again what was missed", ko: "되돌린 것을 다시 합니다. 퀴즈 뒤에는 틀린 문제를 다시 묻습니다"),
            group: .session
        ) { session, _ in
            session.isTraveling = true
            return session.redo()
        },
        Command(
            name: "restart", korean: ["처음부터"], summary: Phrase("begin the section, exercise or quiz again", ko: "절, 연습 문제, 퀴즈를 처음부터 다시 시작합니다"), group: .session
        ) {
            session, _ in
            session.restart()
        },
        Command(name: "reset", korean: ["초기화"], summary: Phrase("forget all inputs and the live view", ko: "모든 입력과 라이브 뷰를 지웁니다"), group: .session) {
            session, _ in
            session.reset()
        },
        Command(
            name: "load", korean: ["불러오기"], parameters: "PATH",
            summary: Phrase("enter a Swift file, or the program of a folder", ko: "Swift 파일이나 폴더의 프로그램을 입력합니다"), group: .session, argument: .file,
            example: ":load Card.swift",
            meaning: Phrase(
                "The Swift files of a folder are one module, and what is beside them is its bundle.", ko: "폴더의 Swift 파일은 한 모듈이 되고, 옆에 있는 파일은 번들이 됩니다.")
        ) { $0.load($1) },
        Command(
            name: "sdk", parameters: "[26|27]",
            summary: Phrase(
                "the Xcode whose SwiftUI SDK is used; with a number, switches to it and runs the inputs again",
                ko: "어느 Xcode의 SwiftUI SDK를 따르는지. 번호를 쓰면 바꾸고 입력을 다시 실행합니다"),
            group: .session, argument: .words { _ in Playground.SDK.allCases.map { "\($0.rawValue)" } }, example: ":sdk 26",
            meaning: Phrase(
                "With 27 a private `@State` makes its first value once for each identity, and several views are a `TupleContent`; with 26 it makes one with each view value, and they are a `TupleView`.",
                ko: "27에서는 private `@State`가 정체성마다 한 번만 초깃값을 만들고 여러 뷰는 `TupleContent`가 됩니다. 26에서는 뷰 값마다 만들고 `TupleView`가 됩니다.")
        ) { $0.sdk($1) },
        Command(
            name: "quit", aliases: ["q", "exit"], korean: ["종료", "나가기"],
            summary: Phrase("leave the quiz or the review, or the workbook", ko: "퀴즈나 복습, 또는 워크북에서 나갑니다"), group: .session
        ) { session, _ in session.leave() },
    ]
}
