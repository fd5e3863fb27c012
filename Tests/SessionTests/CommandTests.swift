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
            :back    go back a section (also :b)
            """)
    }

    @Test func everyCommandIsListedOnce() {
        let session = Session(course: .init())
        let listed = session.handle(":help").flatMap { output -> [String] in
            if case .text(let lines) = output { lines.map(\.text) } else { [] }
        }
        let names = session.candidates(beforeCursor: ":", word: ":")
        #expect(names.count > 20)
        for name in names { #expect(listed.count { $0.split(separator: " ").first.map(String.init) == name } == 1) }
    }

    @Test func thereIsNothingToSeeBeforeAView() {
        expectTranscript(
            """
            workbook> :layout
            error: no view is shown yet
            help: enter one: Text("hi")
            workbook> :query
            error: nothing was asked
            help: for example: :query find(Text.self).count
            """)
    }

    @Test func aCommandDropsAnUnfinishedInput() {
        expectTranscript(
            """
            workbook> VStack {
            ...     Text("a")
            ... :help quit
            The input above was not complete and is dropped.
            :quit    leave the quiz, or the workbook (also :q, :exit)
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
            No lesson is open: :open NAME.
            workbook> :check
            No exercise is open: :next goes on to one.
            workbook> :skip
            No question is open.
            """)
    }

    @Test func selectorsAreQuotedWhereTheyAreLabels() {
        #expect(["#add", "Button[0]", "\"Add\"", ""].allSatisfy { Session.selector($0) == $0 })
        #expect(Session.selector("Add") == "\"Add\"")
        #expect(Session.selector("say \"hi\"") == "\"say \\\"hi\\\"\"")
    }

    @Test func completionKnowsCommandsAndNames() {
        let session = Session(course: course(lesson: "# Title\n\n## One {#one}\n\nProse."))
        #expect(session.candidates(beforeCursor: ":op", word: ":op").contains(":open"))
        #expect(session.candidates(beforeCursor: ":open d", word: "d") == ["demo", "demo#one"])
        #expect(session.candidates(beforeCursor: "Tex", word: "Tex").contains("Text"))
        #expect(session.candidates(beforeCursor: "Text(\"a\").pad", word: "pad").contains("padding"))
        #expect(!session.candidates(beforeCursor: "pad", word: "pad").contains("padding"))
        #expect(session.candidates(beforeCursor: "", word: "") == [])
    }

    @Test func completionKnowsWhatWasDeclared() {
        let session = Session(course: .init())
        _ = session.handle("struct Lantern { let size = 1 }")
        #expect(session.candidates(beforeCursor: "Lan", word: "Lan").contains("Lantern"))
    }

    @Test func helpKnowsTheLibrary() {
        expectTranscript(
            """
            workbook> :help Spacer
            struct Spacer: View
                Takes what it is offered along its stack's axis, at least `minLength`; no gap stands beside it.
            Spacer: init(minLength: CGFloat? = nil)
            workbook> :help Spaser
            error: there is neither a command nor a declaration `Spaser`
            help: did you mean `:help Spacer`?
            """)
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
}
