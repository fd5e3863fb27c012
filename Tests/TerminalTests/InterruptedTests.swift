import Foundation
import TerminalTesting
import Testing

/// What Ctrl-C and signals do, in a terminal.
struct InterruptedTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test func atThePromptTheLineIsDroppedAndKeptInTheHistory() throws {
        let terminal = try probe(in: home)
        terminal.type("half a line")
        try terminal.wait(forRow: "probe> half a line")
        terminal.press(.controlC)
        try terminal.wait(forRow: "probe>")
        #expect(terminal.screen.lines == ["probe> half a line^C", "probe>"])
        terminal.press(.up)
        try terminal.wait(forRow: "probe> half a line")
    }

    @Test func anInputOfSeveralLinesIsDroppedAsAWhole() throws {
        let terminal = try probe(in: home)
        terminal.type("{")
        terminal.press(.enter)
        for number in 1..<20 {
            try terminal.wait(forRow: "...")
            terminal.type("line \(number)")
            try terminal.wait("the line") { terminal.screen.row.hasSuffix("line \(number)") }
            terminal.press(.enter)
        }
        try terminal.wait(forRow: "...")
        terminal.press(.controlC)
        try terminal.wait(forRow: "probe>")
        terminal.press(.up)
        try terminal.wait("the broken-off entry") { terminal.screen.lines.suffix(20).first == "probe> {" && terminal.screen.row.hasSuffix("line 19") }
    }

    @Test func workIsStoppedAndTheProgramGoesOn() throws {
        let terminal = try probe(in: home)
        for _ in 1...2 {
            terminal.type(":run")
            terminal.press(.enter)
            try terminal.wait(for: "running\n")
            terminal.press(.controlC)
            try terminal.wait(for: "stopped")
            try terminal.wait(forRow: "probe>")
        }
    }

    @Test func noNumberOfInterruptsEndsWorkThatDoesNotStop() throws {
        let terminal = try probe(in: home)
        terminal.type(":busy")
        terminal.press(.enter)
        try terminal.wait(for: "working\n")
        for _ in 1...5 { terminal.press(.controlC) }
        try terminal.enter("still here", printing: "heard: still here")
    }

    @Test func aCommandWithoutASessionEnds() throws {
        let terminal = try PseudoTerminal(builtExecutable("terminal-probe"), arguments: ["wait"], environment: home.environment())
        try terminal.wait(for: "waiting")
        terminal.press(.controlC)
        #expect(try terminal.end() == 130)
    }

    @Test func thePagerEndsAlone() throws {
        let terminal = try probe(in: home)
        terminal.type(":page 500")
        terminal.press(.enter)
        try terminal.wait(for: "line 23")
        try terminal.wait(forRow: "Space or q")
        try terminal.interrupt(untilRow: "probe>")
        try terminal.enter("still here", printing: "\"still here\"")
    }

    /// The prompt must wait for a pager that goes on after Ctrl-C.
    @Test func thePagerDecidesWhatCtrlCMeans() throws {
        let script = "cat > /dev/null; trap 'echo caught' INT; echo paging; while ! read answer < /dev/tty; do :; done; echo answer $answer"
        let terminal = try probe(in: home, ["PAGER": "sh -c \"\(script.replacing("$", with: "\\$"))\""])
        terminal.type(":page 500")
        terminal.press(.enter)
        try terminal.wait(for: "paging\n")
        try terminal.interrupt(untilPrinting: "caught\n")
        terminal.type("q")
        terminal.press(.enter)
        try terminal.wait(for: "answer q\n")
        try terminal.wait(forRow: "probe>")
    }

    @Test func aPagerThatDoesNotExistIsNotMissed() throws {
        let terminal = try probe(in: home, ["PAGER": "no-such-pager"])
        terminal.type(":page 100")
        terminal.press(.enter)
        try terminal.wait(for: "line 100")
    }

    /// A program that leaves the terminal without echo, as an editor that crashes does.
    @Test func theTerminalIsInOrderAfterAnotherProgram() throws {
        let terminal = try probe(in: home)
        try terminal.enter(":do stty -echo -icanon; exit 3", printing: "status: 3")
        terminal.type(":run")
        terminal.press(.enter)
        try terminal.wait(for: "running\n")
        #expect(terminal.isInOrder)
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func aRequestToEndLeavesTheEcho(signal: Int32) throws {
        let terminal = try probe(in: home)
        #expect(!terminal.isInOrder)
        terminal.send(signal)
        #expect(try terminal.end() == 0)
        #expect(terminal.isInOrder)
    }

    @Test func quitSignalsAreIgnoredAtThePrompt() throws {
        let terminal = try probe(in: home)
        terminal.type("a")
        try terminal.wait(forRow: "probe> a")
        terminal.press(.controlBackslash)
        try terminal.enter("b", printing: "\"ab\"")
        terminal.press(.controlD)
        #expect(try terminal.end() == 0)
        #expect(terminal.isInOrder)
    }

    @Test func theHistoryMayBeAPipe() throws {
        try FileManager.default.createDirectory(at: home.url.appendingPathComponent("workbook"), withIntermediateDirectories: true)
        #expect(mkfifo(home.url.appendingPathComponent("workbook/history").path, 0o600) == 0)
        let terminal = try probe(in: home)
        try terminal.enter("a", printing: "\"a\"")
        terminal.press(.controlD)
        #expect(try terminal.end() == 0)
    }
}
