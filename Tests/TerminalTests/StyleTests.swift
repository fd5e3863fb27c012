import Testing

@testable import Terminal

struct StyleTests {
    @Test func runsAreWrappedLineByLine() {
        #expect(Style.bold.wrapping("a") == "\u{1B}[1ma\u{1B}[0m")
        #expect(Style([.bold, .red]).wrapping("a\n\nb") == "\u{1B}[1;31ma\u{1B}[0m\n\n\u{1B}[1;31mb\u{1B}[0m")
        #expect(Style([]).wrapping("a") == "a")
        #expect(Style.bold.wrapping("") == "")
    }

    private func allows(_ choice: ColorChoice, terminal: Bool = true, _ environment: [String: String] = ["TERM": "xterm"]) -> Bool {
        choice.allows(onTerminal: terminal, environment: environment)
    }

    @Test func colorIsForCapableTerminalsThatWereNotTold() {
        #expect(allows(.auto))
        #expect(allows(.auto, ["TERM": "xterm", "NO_COLOR": ""]))
        #expect(!allows(.auto, terminal: false))
        #expect(!allows(.auto, ["TERM": "xterm", "NO_COLOR": "1"]))
        #expect(!allows(.auto, ["TERM": "dumb"]))
        #expect(!allows(.auto, [:]))
    }

    @Test func theFlagIsStrongerThanTheEnvironment() {
        #expect(allows(.always, terminal: false, ["NO_COLOR": "1"]))
        #expect(!allows(.never))
    }

    @Test func promptsMarkWhatTakesNoColumns() {
        #expect(LineEditor.markingInvisible("\u{1B}[1mtree\u{1B}[0m> ") == "\u{1}\u{1B}[1m\u{2}tree\u{1}\u{1B}[0m\u{2}> ")
        #expect(LineEditor.markingInvisible("plain> ") == "plain> ")
    }
}
