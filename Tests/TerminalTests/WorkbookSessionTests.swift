import Foundation
import TerminalTesting
import Testing

/// The study session in a terminal.
struct WorkbookSessionTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test func ctrlCStopsASnippetAndNothingElse() throws {
        let terminal = try workbook(in: home)
        terminal.type("print(\"on\"); while true { }")
        terminal.press(.enter)
        // The terminal takes keys line by line again once the input is read.
        try terminal.wait("the run") { terminal.isInOrder }
        try terminal.interrupt(untilRow: "workbook>")
        terminal.type("\u{15}print(6 * 7)")
        terminal.press(.enter)
        try terminal.wait(for: "\n42")
    }

    @Test func ctrlCDropsAnInputOfSeveralLines() throws {
        let terminal = try workbook(in: home)
        terminal.type("VStack {")
        terminal.press(.enter)
        for number in 1..<20 {
            try terminal.wait(for: "... ")
            terminal.type("Text(\"\(number)\")")
            terminal.press(.enter)
        }
        try terminal.wait(for: "... ")
        terminal.press(.controlC)
        try terminal.wait(for: "workbook> ")
        terminal.type("\u{15}print(6 * 7)")
        terminal.press(.enter)
        try terminal.wait(for: "\n42")
    }

    @Test func aPastedInputRunsOnceAndIsOneEntry() throws {
        let text = "VStack {\n" + (1...18).map { "    Text(\"\($0)\")" }.joined(separator: "\n") + "\n}"
        let first = try workbook(in: home, rows: 100)
        first.paste(text + "\n")
        first.press(.enter)
        try first.wait(for: "workbook> ")
        first.press(.controlD)
        #expect(try first.end() == 0)
        let second = try workbook(in: home, rows: 100)
        second.press(.up)
        try second.wait("the whole entry") { second.screen.lines.suffix(20).joined(separator: "\n") == "workbook> " + text }
    }

    @Test func tabCompletesCommands() throws {
        let terminal = try workbook(in: home)
        terminal.type(":layo")
        terminal.press(.tab)
        try terminal.wait(forRow: "workbook> :layout")
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func aRequestToEndLeavesTheEcho(signal: Int32) throws {
        let terminal = try workbook(in: home)
        #expect(!terminal.isInOrder)
        terminal.send(signal)
        #expect(try terminal.end() == 0)
        #expect(terminal.isInOrder)
    }

    @Test func ctrlCInThePagerEndsThePagerAlone() throws {
        let terminal = try workbook(in: home, rows: 10)
        terminal.type(":help")
        terminal.press(.enter)
        try terminal.wait(forRow: "Space shows more, q goes back")
        try terminal.interrupt(untilRow: "workbook>")
        // A Ctrl-C that arrives late drops what was typed before it, and Enter alone begins the first lesson, a screenful
        // at a time.
        for _ in 1...5 {
            terminal.type("\u{15}print(6 * 7)")
            guard (try? terminal.wait(forRow: "workbook> print(6 * 7)", within: 5)) != nil else { continue }
            terminal.press(.enter)
            let answers = ["\n42", "your prediction> ", "— Enter for more —"]
            if (try? terminal.wait("an answer", until: { answers.contains(where: terminal.screen.text.contains) })) != nil { return }
        }
        Issue.record("the session doesn't answer: \(terminal.screen.lines)")
    }
}
