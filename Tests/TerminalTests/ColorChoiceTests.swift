import Testing

@testable import Terminal

struct ColorChoiceTests {
    private func allows(_ choice: ColorChoice, terminal: Bool = true, _ environment: [String: String] = [:]) -> Bool {
        choice.allows(onTerminal: terminal, environment: ["TERM": "xterm"].merging(environment) { $1 })
    }

    @Test func colorIsForCapableTerminals() {
        #expect(allows(.auto))
        #expect(!allows(.auto, terminal: false))
        #expect(!allows(.auto, ["TERM": "dumb"]))
        #expect(!ColorChoice.auto.allows(onTerminal: true, environment: [:]))
    }

    @Test func variablesSwitchColorOnAndOff() {
        #expect(!allows(.auto, ["NO_COLOR": "1"]))
        #expect(allows(.auto, ["NO_COLOR": ""]))
        #expect(!allows(.auto, ["CLICOLOR": "0"]))
        #expect(allows(.auto, ["CLICOLOR": "1"]))
        #expect(!allows(.auto, terminal: false, ["CLICOLOR": "1"]))
        #expect(allows(.auto, terminal: false, ["CLICOLOR_FORCE": "1"]))
        #expect(!allows(.auto, terminal: false, ["CLICOLOR_FORCE": "0"]))
        #expect(!allows(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    }

    @Test func theFlagIsStrongerThanTheEnvironment() {
        #expect(allows(.always, terminal: false, ["NO_COLOR": "1"]))
        #expect(!allows(.never, ["CLICOLOR_FORCE": "1"]))
    }
}
