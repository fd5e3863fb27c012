import Foundation
import TerminalTesting
import Testing

/// What keys do at the prompt, in a terminal.
struct EditingTests {
    private let home: Home

    init() throws { home = try Home() }

    /// Sequences that readline aborts while more input waits.
    @Test(arguments: [
        "\u{12}\u{1B}[9999A", "\u{12}\u{1B}]0;x\u{7}", "\u{12}\u{18})", "\u{12}\u{18}e", "\u{1B}\u{1D}\u{1B}qqqq", "\u{1B}<\u{15}\u{1B}\n\u{12}\u{1B}\n",
    ])
    func anAbortedKeySequenceLeavesThePrompt(keys: String) throws {
        let terminal = try probe(in: home)
        for _ in 1...3 { terminal.type(keys) }
        terminal.type("\u{7}\u{15}Text\r")
        try terminal.wait(for: "\"Text\"")
        terminal.type("Toggle\r")
        try terminal.wait(for: "\"Toggle\"")
    }

    /// Keys that take the longer the longer the line is: each of these took minutes.
    @Test(arguments: ["\t", "x\t", ")"]) func aLargeTextMayBePastedIntoATerminalThatDoesNotMarkIt(piece: String) throws {
        let terminal = try probe(in: home)
        terminal.type(String(repeating: piece, count: 100_000 / piece.count) + "\u{1}\u{B}Text\r")
        try terminal.wait(for: "\"Text\"", within: 60)
    }

    @Test func anEntryThatIsRecalledAndEditedStaysAsItWas() throws {
        let terminal = try probe(in: home)
        try terminal.enter("Text", printing: "\"Text\"")
        terminal.press(.up)
        try terminal.wait(forRow: "probe> Text")
        terminal.type("Field")
        try terminal.wait(forRow: "probe> TextField")
        terminal.press(.down)
        try terminal.enter("Toggle", printing: "\"Toggle\"")
        terminal.press(.up)
        try terminal.wait(forRow: "probe> Toggle")
        terminal.press(.up)
        try terminal.wait(forRow: "probe> Text")
        terminal.press(.enter)
        try terminal.wait("the entry again") { terminal.screen.lines.filter { $0 == "\"Text\"" }.count == 2 }
    }

    @Test func tabCompletesAndListsOnTheSecondPress() throws {
        let terminal = try probe(in: home)
        terminal.type("Te")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> Text")
        terminal.press(.tab)
        terminal.press(.tab)
        try terminal.wait("the list") { terminal.screen.lines == ["probe> Text", "Text       TextField", "probe> Text"] }
        terminal.type("F")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> TextField")
    }

    @Test func whatIsCompletedMayBeInTheMiddleOfALine() throws {
        let terminal = try probe(in: home)
        terminal.type("VStack(To)")
        terminal.press(.left)
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> VStack(Toggle)")
        terminal.press(.enter)
        try terminal.wait(for: "\"VStack(Toggle)\"")
    }

    @Test func labelsWithBlanksAndQuotesAreCompleted() throws {
        let terminal = try probe(in: home)
        terminal.type(":tap \"A")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :tap \"Add")
        terminal.press(.tab)
        terminal.press(.tab)
        try terminal.wait("details") { terminal.screen.lines.dropFirst() == ["\"Add one\"  Button 1", "\"Add two\"  Button 2", "probe> :tap \"Add"] }
        terminal.type("t")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :tap \"Add two\"")
        terminal.press(.controlU)
        terminal.type(":tap \"I")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :tap \"It's \\\"new\\\"\"")
        terminal.press(.controlU)
        terminal.type(":tap \"한")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :tap \"한국어 단추\"")
    }

    @Test func fileNamesAreCompleted() throws {
        let folder = home.url.appendingPathComponent("my views")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Card.swift", "Cardinal.swift", "Row.swift"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let terminal = try probe(in: home, columns: 200)
        terminal.type(":file ~/my")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :file ~/my views/")
        terminal.type("C")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :file ~/my views/Card")
        terminal.press(.tab)
        terminal.press(.tab)
        try terminal.wait("the names alone") { terminal.screen.lines.contains("Card.swift      Cardinal.swift") }
        terminal.type(".")
        terminal.press(.tab)
        try terminal.wait(forRow: "probe> :file ~/my views/Card.swift")
    }

    @Test func aBracketThatClosesShowsTheOneThatOpens() throws {
        let terminal = try probe(in: home)
        terminal.type("f(a[0])")
        try terminal.wait("the cursor on the open bracket") { terminal.screen.row == "probe> f(a[0])" && terminal.screen.cursor == 8 }
        try terminal.wait("the cursor at the end again") { terminal.screen.cursor == 14 }
    }

    @Test func tabCompletesAReplyThatHasNotBegun() throws {
        let terminal = try probe(in: home)
        terminal.type(":ask")
        terminal.press(.enter)
        try terminal.wait(forRow: "reply>")
        terminal.press(.tab)
        try terminal.wait(forRow: "reply> T")
    }

    @Test func tabIndentsAtTheStartOfALine() throws {
        let terminal = try probe(in: home)
        terminal.type(" ")
        terminal.press(.tab)
        terminal.press(.tab)
        terminal.type("x")
        try terminal.wait(forRow: "probe>         x")
    }

    @Test func linesBeginAsDeepAsTheirBrackets() throws {
        let terminal = try probe(in: home)
        for line in ["VStack {", "HStack {", "Text", "}", "}"] {
            terminal.type(line)
            try terminal.wait("the line") { terminal.screen.row.hasSuffix(line) }
            terminal.press(.enter)
            try terminal.wait("the next one") { ["...", "probe>"].contains(terminal.screen.row) }
        }
        #expect(terminal.screen.text.contains(#""VStack {\n    HStack {\n        Text\n    }\n}""#))
    }

    @Test func anIndentationAloneIsAnEmptyLine() throws {
        let terminal = try probe(in: home)
        terminal.type("{")
        terminal.press(.enter)
        try terminal.wait(forRow: "...")
        terminal.press(.enter)
        try terminal.wait("the next line") { terminal.screen.lines.count == 3 }
        terminal.type("}")
        terminal.press(.enter)
        try terminal.wait(for: #""{\n\n}""#)
    }

    @Test func pastedLinesAreNotIndentedTwice() throws {
        let terminal = try probe(in: home)
        terminal.type("VStack {")
        terminal.press(.enter)
        try terminal.wait(forRow: "...")
        terminal.paste("    Text(\"a\")\n    Text(\"b\")\n}")
        try terminal.enter("", printing: #""VStack {\n    Text(\"a\")\n    Text(\"b\")\n}""#)
        // Through a terminal that does not mark what is pasted, all at once.
        terminal.type("VStack {\r    Text(\"c\")\r}\r")
        try terminal.wait(for: #""VStack {\n    Text(\"c\")\n}""#)
    }

    @Test func twentyLinesArePastedAsOneInput() throws {
        let terminal = try probe(in: home)
        let text = "VStack {\n" + (1...18).map { "    Text(\"\($0)\")" }.joined(separator: "\n") + "\n}"
        terminal.paste(text + "\n")
        try terminal.enter("", printing: "Text(\\\"18\\\")\\n}\"")
        terminal.press(.up)
        try terminal.wait("the whole entry") { terminal.screen.lines.suffix(20).joined(separator: "\n") == "probe> " + text }
    }

    @Test func arrowsMoveInsideAnEntryBeforeTheyLeaveIt() throws {
        let terminal = try probe(in: home)
        for input in ["first", "VStack {\n    Text\n}"] {
            terminal.paste(input)
            try terminal.enter("", printing: input.debugDescription)
        }
        terminal.press(.up)
        terminal.press(.up)
        terminal.type("!")
        try terminal.wait("the middle line") { terminal.screen.lines.contains(" !   Text") }
        terminal.press(.up)
        terminal.press(.up)
        try terminal.wait(forRow: "probe> first")
        terminal.press(.down)
        try terminal.enter("", printing: #""VStack {\n !   Text\n}""#)
        // The entry that it was made from is as it was.
        for _ in 1...4 { terminal.press(.up) }
        try terminal.wait("the earlier entry") { terminal.screen.lines.suffix(3) == ["probe> VStack {", "    Text", "}"] }
    }

    @Test func inputsAreRecalledInLaterSessions() throws {
        let first = try probe(in: home)
        first.paste("a {\n}")
        try first.enter("", printing: #""a {\n}""#)
        try first.enter("한국어", printing: "\"한국어\"")
        first.press(.controlD)
        #expect(try first.end() == 0)
        let second = try probe(in: home)
        second.press(.up)
        try second.wait(forRow: "probe> 한국어")
        second.press(.up)
        try second.wait("the entry before") { second.screen.lines.suffix(2) == ["probe> a {", "}"] }
    }

    @Test func repliesStayOutOfTheHistory() throws {
        let terminal = try probe(in: home)
        for reply in ["42", "b"] {
            terminal.type(":ask")
            terminal.press(.enter)
            try terminal.wait(forRow: "reply>")
            terminal.type(reply)
            terminal.press(.enter)
            try terminal.wait(forRow: "probe>")
        }
        terminal.press(.up)
        try terminal.wait(forRow: "probe> :ask")
        terminal.press(.enter)
        try terminal.wait(forRow: "reply>")
        terminal.press(.up)
        terminal.press(.up)
        try terminal.wait(forRow: "reply> 42")
        terminal.press(.up)
        terminal.type("!")
        try terminal.wait(forRow: "reply> 42!")
    }

    @Test(arguments: ["C.UTF-8", "C"]) func koreanIsTypedAndDeleted(language: String) throws {
        let terminal = try probe(in: home, ["LANG": language])
        terminal.type("한국어 a")
        try terminal.wait(forRow: "probe> 한국어 a")
        for _ in 1...3 { terminal.press(.backspace) }
        try terminal.wait(forRow: "probe> 한국")
        try terminal.wait("the cursor behind two wide characters") { terminal.screen.cursor == 11 }
        terminal.press(.left)
        terminal.type("b")
        try terminal.wait(forRow: "probe> 한b국")
        terminal.press(.enter)
        try terminal.wait(for: "\"한b국\"")
    }

    @Test(arguments: [40, 80, 200]) func longLinesWrapAtTheWidth(columns: Int) throws {
        let terminal = try probe(in: home, columns: columns)
        let text = String(repeating: "0123456789", count: 12)
        terminal.type(text)
        try terminal.wait("the whole line") { terminal.screen.lines.joined() == "probe> " + text }
        #expect(terminal.screen.lines.count == (text.count + 7 + columns - 1) / columns)
        for _ in 1...100 { terminal.press(.backspace) }
        try terminal.wait("what is left") { terminal.screen.lines == ["probe> " + text.prefix(20)] }
    }

    @Test func aNewWidthHoldsForTheLineThatIsTyped() throws {
        let terminal = try probe(in: home, columns: 40)
        terminal.type("0123456789")
        try terminal.wait(forRow: "probe> 0123456789")
        terminal.resize(columns: 20, rows: 24)
        terminal.type("0123456789")
        try terminal.wait("the line in two rows") { terminal.screen.lines.suffix(2).joined() == "probe> 01234567890123456789" }
        terminal.press(.enter)
        try terminal.wait(for: "\"01234567890123456789\"")
    }

    /// Readline scrolls sideways in a window of one row, by parts of its width.
    @Test(arguments: [1, 2, 3], [1, 2]) func aLineIsTypedInTheSmallestWindow(columns: Int, rows: Int) throws {
        let terminal = try probe(in: home)
        terminal.type("0123")
        try terminal.wait(forRow: "probe> 0123")
        terminal.resize(columns: columns, rows: rows)
        Thread.sleep(forTimeInterval: 0.1)
        terminal.type("456789")
        Thread.sleep(forTimeInterval: 0.1)
        terminal.resize(columns: 80, rows: 24)
        terminal.press(.enter)
        try terminal.wait(for: "\"0123456789\"")
    }

    /// Readline would write rows over others: the first has left the screen.
    @Test(arguments: [String(repeating: "\n", count: 1), " and more words than fit into a row of forty columns\n"])
    func anEntryWithMoreRowsThanTheScreenShowsThoseAroundTheCursor(end: String) throws {
        let terminal = try probe(in: home, columns: 40, rows: 10)
        let text = (1...40).map { "row \($0)" }.joined(separator: end)
        func shows(_ row: String) throws { try terminal.wait(row) { terminal.screen.lines.contains { $0.hasPrefix(row) } } }
        terminal.paste(text)
        try shows("row 40")
        for _ in 1...60 { terminal.press(.up) }
        try shows("probe> row 1")
        terminal.type("\u{1}new ")
        try shows("probe> new row 1")
        let shown = terminal.screen.lines.compactMap { $0.firstMatch(of: /row (\d+)$|row (\d+) and/) }.compactMap { Int($0.1 ?? $0.2 ?? "") }
        #expect(shown.count >= 3 && shown == Array(1...shown.count), "\(terminal.screen.lines)")
        terminal.press(.enter)
        try terminal.wait(for: "\"new row 1")
    }
}
