import Foundation
import TerminalTesting
import Testing

/// Long texts, a screenful at a time.
struct ReadingTests {
    private let home: Home

    init() throws { home = try Home() }

    private func reader(of words: Int, _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 10) throws -> PseudoTerminal {
        let terminal = try probe(in: home, environment, columns: columns, rows: rows)
        terminal.type(":more \(words)")
        terminal.press(.enter)
        return terminal
    }

    @Test func enterShowsTheNextScreenful() throws {
        let terminal = try reader(of: 160, columns: 75)
        try terminal.wait(forRow: "— Enter for more —")
        #expect(terminal.screen.lines.first == "probe> :more 160")
        #expect(terminal.screen.lines[1].hasPrefix("word 1 word 2 "))
        let last = try #require(terminal.screen.lines.dropLast().last)
        terminal.press(.enter)
        try terminal.wait("the next screenful") { terminal.screen.row == "— Enter for more —" && terminal.screen.lines.first == last }
        terminal.type(" ")
        try terminal.wait(for: "all shown: true")
        #expect(!terminal.screen.text.contains("Enter for more"))
    }

    @Test(arguments: ["q", "\u{3}", "\u{4}", "\u{1B}", "ㅂ"]) func keysEndIt(key: String) throws {
        let terminal = try reader(of: 1_000)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.type(key)
        try terminal.wait(for: "all shown: false")
        try terminal.wait(forRow: "probe>")
        #expect(!terminal.screen.text.contains("Enter for more"))
        try terminal.enter("a", printing: "\"a\"")
    }

    /// A character ends the text, and begins the next line.
    @Test func typingEndsIt() throws {
        let terminal = try reader(of: 1_000, columns: 75)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.type("３")
        try terminal.wait(for: "all shown: false")
        try terminal.wait(forRow: "probe> ３")
        terminal.type("개 qx\u{7F}!")
        try terminal.wait(forRow: "probe> ３개 q!")
        terminal.press(.enter)
        try terminal.wait(for: "\"３개 q!\"")
        try terminal.enter("a", printing: "\"a\"")
    }

    /// A word whose first letter alone would end the text is kept whole.
    @Test(arguments: ["quit", "Quartz", "qq"]) func aWordIsKeptWhole(word: String) throws {
        let terminal = try reader(of: 1_000)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.type(word)
        try terminal.wait(for: "all shown: false")
        try terminal.wait(forRow: "probe> \(word)")
        terminal.press(.enter)
        try terminal.wait(for: "\"\(word)\"")
    }

    /// The letter ends the text before what isn't the rest of a word.
    @Test func whatFollowsTheLetterIsKept() throws {
        let terminal = try reader(of: 1_000)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.type("q:b")
        try terminal.wait(for: "all shown: false")
        try terminal.wait(forRow: "probe> :b")
    }

    /// The Enter of somebody who ends `q` with it is dropped.
    @Test func enterAfterTheLetterSaysNothing() throws {
        let terminal = try reader(of: 1_000)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.type("q\r")
        try terminal.wait(for: "all shown: false")
        try terminal.enter("a", printing: "\"a\"")
        #expect(!terminal.screen.text.contains("\"\"\n"))
    }

    @Test func aNewWidthDrawsTheScreenfulAgain() throws {
        let terminal = try reader(of: 1_000, columns: 80)
        try terminal.wait(forRow: "— Enter for more —")
        terminal.press(.enter)
        try terminal.wait("the next screenful") { terminal.screen.row == "— Enter for more —" && !terminal.screen.text.contains(":more") }
        let first = try #require(terminal.screen.lines.dropFirst().first?.split(separator: " ").prefix(2).joined(separator: " "))
        terminal.resize(columns: 40, rows: 8)
        try terminal.wait("the same place") { terminal.screen.row == "— Enter for more —" && terminal.screen.lines.first?.contains(first) ?? false }
        #expect(terminal.screen.lines.count == 7)
        terminal.resize(columns: 200, rows: 8)
        try terminal.wait("longer lines") {
            terminal.screen.row == "— Enter for more —" && terminal.screen.lines.count == 7 && terminal.screen.lines[1].count > 180
        }
    }

    @Test func aShortTextIsShownAtOnce() throws {
        let terminal = try reader(of: 10)
        try terminal.wait(for: "all shown: true")
    }

    @Test func aDumbTerminalGetsAllOfIt() throws {
        let terminal = try PseudoTerminal(builtExecutable("terminal-probe"), environment: home.environment(["TERM": "dumb"]), rows: 10)
        try terminal.wait(for: "probe> ")
        terminal.type(":more 500")
        terminal.press(.enter)
        try terminal.wait(for: "word 500")
        try terminal.wait(for: "all shown: true")
    }

    @Test func aRequestToEndLeavesTheEcho() throws {
        let terminal = try reader(of: 1_000)
        try terminal.wait(forRow: "— Enter for more —")
        #expect(!terminal.isInOrder)
        terminal.send(SIGTERM)
        #expect(try terminal.end() == 128 + SIGTERM)
        #expect(terminal.isInOrder)
    }
}
