import Course
import Testing

@testable import Session

struct CommandTests {
    @Test func aMisspelledCommandIsGuessed() {
        expectTranscript(
            """
            workbook> :layuot
            error: there is no command `:layuot`
            help: did you mean `:layout`?
            workbook> :xyz
            error: there is no command `:xyz`
            help: :help lists the commands
            workbook> :help :tre
            error: there is no command `:tre`
            help: did you mean `:help tree`?
            """)
    }

    @Test func helpExplainsOneCommand() {
        expectTranscript(
            """
            workbook> :help back
            :back
            Go back a section, or leave :play. Also :b.
            """)
    }

    @Test(arguments: [
        ("tree", ":tree"), ("why?", ":why"), ("quiz reading", ":quiz reading"), ("workbook quiz reading", ":quiz reading"), ("open a b", ":open a b"),
    ])
    func aCommandWithoutItsColonIsKnown(line: String, meant: String) {
        #expect(Session(course: .init()).said(line).hasSuffix("help: did you mean `\(meant)`?"))
    }

    @Test func namesOfCommandsMayBeSwift() {
        let session = Session(course: .init())
        #expect(session.said("let tree = 3\ntree") == "3")
        #expect(!session.said("trees").contains("`:tree"))
    }

    @Test func theBeginningOfACommandIsKnown() {
        #expect(Session(course: .init()).said(":lay").hasSuffix("did you mean `:layout`?"))
        #expect(Session(course: .init()).said(":help :lay").hasSuffix("did you mean `:help layout`?"))
    }

    @Test func keysAreExplained() {
        #expect(Session(course: .init()).said(":help keys").hasPrefix("  Enter         enters the input"))
    }

    @Test func helpTakesNamesAsTheyAreWritten() {
        let session = Session(course: .init())
        #expect(session.said(":help .padding").hasPrefix("View: func padding("))
        let state = session.said(":help @State")
        #expect(state.hasPrefix("@propertyWrapper struct State<Value>") && !state.contains("URLSessionTask") && !state.contains("_lazily"))
    }

    @Test func everyCommandIsListedOnceInItsGroup() {
        let session = Session(course: .init())
        let help = session.said(":help").components(separatedBy: "\n")
        let groups = help.drop { $0 != "Study" }
        #expect(Command.all.count > 40)
        for command in Command.all { #expect(groups.count { $0.split(separator: " ").first == ":\(command.name)" } == 1, "\(command.name)") }
    }

    @Test func helpBeginsWithWhatIsPossibleNow() {
        let quiz = "## One {#one kind=numeric}\n\n1 + 1?\n\n= 2\n\n> Two."
        let session = Session(course: course(quiz: quiz))
        #expect(session.said(":help").hasPrefix("Now\n  :lessons "))
        _ = session.handle(":quiz demo")
        #expect(session.said(":help").hasPrefix("Now\n  :answer REPLY "))
    }

    @Test func everyCommandHasItsWordsInBothLanguages() {
        for command in Command.all {
            #expect(command.summary.text(in: .english) != command.summary.text(in: .korean))
            #expect(command.summary.text(in: .korean).contains { $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }, "\(command.name)")
        }
    }

    @Test func actionsAndPagesAreExplainedInTheSessionsLanguage() {
        var options = Session.Options()
        options.language = .korean
        let session = Session(course: .init(), options: options)
        #expect(session.said(":tap 1").contains("먼저 뷰를"))
        _ = session.said("HStack { Text(\"a\"); Text(\"b\") }")
        let missing = session.said(":tap zz")
        #expect(missing.contains("텍스트가 \"zz\"인 뷰가 없습니다") && missing.contains("표시된 텍스트: \"a\", \"b\"."))
        #expect(session.said(":explain").contains("선택자에 맞는 뷰가 화면에 없습니다."))
        #expect(session.said(":why Text").contains("Text[0]") && session.said(":do fly").contains("그런 동작이 없습니다"))
        #expect(session.said(":explain type-mismatch").hasPrefix("type-mismatch  오류, 타입"))
        #expect(session.said(":explain type-mismach").contains(":explain type-mismatch"))
    }

    @Test func thereIsNothingToSeeBeforeAView() {
        expectTranscript(
            """
            workbook> :layout
            error: no view is shown yet
            help: enter one: Text("hi")
            workbook> :query
            error: the expression is missing
            help: for example: :query find(Text.self).count
            """)
    }

    @Test func aCommandDropsAnUnfinishedInput() {
        expectTranscript(
            """
            workbook> VStack {
            ...     Text("a")
            ... :help quit
            The input above isn't complete and is dropped.
            :quit
            Leave the quiz or the review, or the workbook. Also :q, :exit.
            workbook> :q
            (over)
            """)
    }

    @Test func lessonsAreMissedPolitely() {
        expectTranscript(
            """
            workbook> :next
            error: there are no lessons here
            help: start the workbook with --course and a folder that holds lessons/ and quizzes/
            workbook> :back
            No lesson is open · :open NAME
            workbook> :check
            No exercise is open · :next goes on to one
            workbook> :skip
            No question is open.
            """)
    }

    private func words(at line: String, in session: Session) -> [String] { session.candidates(at: line).words }

    @Test func completionKnowsCommandsAndNames() {
        let session = Session(course: course(lesson: "# Title\n\n## One {#one}\n\nProse."))
        #expect(words(at: ":op", in: session) == [":open"])
        #expect(words(at: ":open d", in: session) == ["demo"])
        #expect(words(at: ":open demo#", in: session) == ["demo#one"])
        #expect(session.candidates(at: ":open d").replacing == 6..<7)
        #expect(session.candidates(at: ":svg a").takesFiles)
        #expect(session.candidates(at: ":set \\.colorS") == Candidates(replacing: 7..<13, words: ["colorScheme", "colorSchemeContrast"]))
        #expect(words(at: "Tex", in: session).contains("Text"))
        #expect(words(at: "Text(\"a\").pad", in: session).contains("padding"))
        #expect(!words(at: "pad", in: session).contains("padding"))
        #expect(words(at: ":layout x", in: session) == [])
    }

    @Test func completionKnowsWhatWasDeclared() {
        let session = Session(course: .init())
        _ = session.handle("struct Lantern { let size = 1 }")
        #expect(words(at: "Lan", in: session).contains("Lantern"))
    }

    @Test func helpKnowsNamesAsProgramsWriteThem() {
        let session = Session(course: .init())
        #expect(session.said(":help @State").contains("@propertyWrapper struct State<Value>"))
        #expect(session.said(":help #Predicate").contains("struct Predicate<Input>"))
    }

    @Test func helpKnowsTheLibrary() {
        expectTranscript(
            """
            workbook> :help Spacer
            struct Spacer: View
                Takes what is proposed along its stack's axis, at least `minLength`; there
                is no gap beside it.
                Since iOS 13.
            Spacer: init(minLength: CGFloat? = nil)

                HStack(spacing: 0) {
                    Text("left")
                    Spacer(minLength: 10)
                    Text("right")
                }
            workbook> :help Spaser
            error: there is neither a command nor a declaration `Spaser`
            help: did you mean `:help Spacer`?
            """)
    }

    @Test(arguments: [":why Text", ":explain unknown-name"])
    func explanationsFitTheLine(command: String) {
        let session = Session(course: .init())
        _ = session.handle("ZStack { Color.blue; Text(\"a\").layoutPriority(1) }")
        let lines = session.said(command).split(separator: "\n")
        #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test func theLastDiagnosticIsExplained() {
        let session = Session(course: .init())
        _ = session.handle("let x: Int = \"a\"")
        let explained = session.handle(":explain").map { output in
            if case .text(let lines) = output { lines.map(\.text).joined(separator: "\n") } else { "" }
        }
        #expect(explained.count == 1 && explained[0].hasPrefix("type-mismatch  error, types") && explained[0].contains("Right:"))
        expectTranscript(
            """
            workbook> :explain nothing-known
            error: there is no diagnostic `nothing-known`
            help: :explain lists the codes
            """)
    }

    @Test(arguments: [20, 40, 51, 52, 80], [false, true]) func helpFitsTheTerminal(width: Int, isKorean: Bool) {
        var options = Session.Options()
        (options.width, options.language) = (width, isKorean ? .korean : .english)
        let session = Session(course: .init(), options: options)
        let code = Set(Command.all.flatMap { ["  \($0.usage)", "  \($0.usage)  :\($0.korean.first ?? "")"] })
        for line in session.said(":help all").components(separatedBy: "\n") where !code.contains(line) {
            #expect(StyledText(line).width <= width, "\(line)")
        }
    }
}
