import Session
import Testing

/// Nothing that is typed loses the live view, its state, or the learner's place.
struct SurvivalTests {
    private static let counter = """
        struct Counter: View { @State var count = 0; var body: some View { Button("Add \\(count)") { count += 1 } } }
        """

    private func counting() -> Session {
        let session = Session(course: .init())
        for line in [Self.counter, "Counter()", ":tap Button[0]"] { _ = session.handle(line) }
        return session
    }

    @Test(arguments: ["Text(", "let x: Int = \"a\"", "Nope()", "help me", "[1][2]", ":tap Nope", ":set count \"a\"", ":nope", ":resize big"])
    func errorsKeepTheLiveViewAndItsState(_ input: String) {
        let session = counting()
        _ = session.said(input)
        if session.isContinuing { session.interrupt() }
        #expect(session.said(":state").contains("= 1"))
        #expect(session.said(":step").hasSuffix("tap Button[0]  ← now"))
    }

    @Test func anActionThatTrapsLeavesTheViewAsItWas() {
        let session = Session(course: .init())
        let view = """
            struct Trap: View { @State var n = 0; var body: some View { VStack { Text("n \\(n)"); Button("Go") { n = 5; let a = [1]; print(a[n]) } } } }
            """
        for line in [view, "Trap()"] { _ = session.handle(line) }
        #expect(session.said(":tap Button[0]").contains("error"))
        #expect(session.said(":state").contains("= 0"))
        #expect(session.said(":resolved").contains("\"n 0\""))
    }

    @Test func inputsAndActionsAreUndoneAndDoneAgain() {
        let session = counting()
        #expect(session.said(":undo").hasPrefix("Undone: :tap Button[0]"))
        #expect(session.said(":state").contains("= 0"))
        #expect(session.said(":redo").hasPrefix("Done again: :tap Button[0]"))
        #expect(session.said(":state").contains("= 1"))
        _ = session.said(":reset")
        #expect(session.said(":layout").contains("no view is shown yet"))
        _ = session.said(":undo")
        #expect(session.said(":state").contains("= 1"))
    }

    @Test func stepsOfTheLiveViewAreRevisited() {
        let session = counting()
        _ = session.said(":tap Button[0]")
        #expect(session.said(":step") == "0  Counter()\n1  tap Button[0]\n2  tap Button[0]  ← now")
        _ = session.said(":step 1")
        #expect(session.said(":state").contains("= 1"))
        _ = session.said(":step 0")
        #expect(session.said(":state").contains("= 0"))
        #expect(session.said(":step 7").contains("there is no step `7`"))
        _ = session.said(":undo")
        #expect(session.said(":state").contains("= 1"))
    }

    /// Every way through the history gives the view that the inputs give by themselves.
    @Test(arguments: 1...6) func anyWayThroughTheHistoryEqualsItsInputs(seed: Int) {
        let session = Session(course: .init())
        var kept: [String] = []
        var undone: [String] = []
        var number = seed
        func draw(_ count: Int) -> Int {
            number = (number * 1_103_515_245 + 12_345) & 0x7fff_ffff
            return (number >> 8) % count
        }
        let inputs = [Self.counter, "Counter()", ":tap Button[0]", "let x = 3", ":resize 100x50", ":set count count + 1", "Text(\"a\")", "Counter()"]
        for line in [Self.counter, "Counter()"] {
            _ = session.handle(line)
            kept.append(line)
        }
        for _ in 0..<25 {
            switch draw(4) {
            case 0 where !kept.isEmpty:
                guard session.said(":undo").hasPrefix("Undone") else { continue }
                undone.append(kept.removeLast())
            case 1 where !undone.isEmpty:
                #expect(session.said(":redo").hasPrefix("Done again"))
                kept.append(undone.removeLast())
            default:
                let line = inputs[draw(inputs.count)]
                // What is refused changes nothing, and isn't in the history.
                guard !session.handle(line).contains(where: { text($0).contains("error: ") }) else { continue }
                kept.append(line)
                undone = []
            }
            let fresh = Session(course: .init())
            for line in kept { _ = fresh.handle(line) }
            for look in [":layout", ":state", ":step"] { #expect(session.said(look) == fresh.said(look), "after \(kept)") }
        }
    }

    @Test func hotReloadKeepsStateThroughUndo() {
        let session = counting()
        _ = session.said(Self.counter.replacing("Add", with: "More"))
        #expect(session.said(":state").contains("= 1"))
        _ = session.said(":tap Button[0]")
        #expect(session.said(":state").contains("= 2"))
        _ = session.said(":undo")
        #expect(session.said(":state").contains("= 1") && session.said(":resolved").contains("More 1"))
    }

    @Test func wordsWithoutAColonAreCommands() {
        let session = counting()
        #expect(session.said("help").contains("Now"))
        #expect(session.said("?").contains("Now"))
        #expect(session.said("help quit").hasPrefix(":quit"))
        #expect(session.said(":state").contains("= 1"))
        _ = session.said("quit")
        #expect(session.isOver)
    }

    @Test func swiftThatBeginsWithTheseWordsStaysSwift() {
        let session = Session(course: .init())
        #expect(session.said("let help = 3") == "")
        #expect(session.said("help + 1") == "4")
    }

    @Test func theWindowStaysAsItWasResized() {
        let session = Session(course: .init())
        for line in ["Color.red", ":resize 100x50", "Color.blue"] { _ = session.handle(line) }
        #expect(session.said(":layout").contains("100x50"))
    }

    @Test func blankLinesDoNothingOutsideOfALesson() {
        let session = counting()
        #expect(session.said("") == "" && session.said("   ") == "")
        #expect(session.said(":state").contains("= 1"))
    }
}
