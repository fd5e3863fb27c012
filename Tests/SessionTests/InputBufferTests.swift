import Testing

@testable import Session

struct InputBufferTests {
    /// What comes of lines that are typed one after the other; each string is typed or pasted at once.
    private func items(_ inputs: String...) -> [InputBuffer.Item] {
        var buffer = InputBuffer()
        return inputs.flatMap { buffer.take($0) { ["layout", "help"].contains($0) } } + buffer.finish()
    }

    @Test func aColonBeginsACommand() {
        #expect(items(":layout", ":unknown word") == [.command("layout"), .command("unknown word")])
    }

    @Test func anOpenBraceGoesOn() {
        #expect(items("VStack {", "", "    Text(\"a\")", "}") == [.swift("VStack {\n\n    Text(\"a\")\n}")])
    }

    @Test func whatIsPastedAtOnceIsOneInput() {
        #expect(items("Text(\"a\")\n    .padding()") == [.swift("Text(\"a\")\n    .padding()")])
        #expect(items("Text(\"a\")\n:layout\nText(\"b\")\n") == [.swift("Text(\"a\")"), .command("layout"), .swift("Text(\"b\")")])
    }

    @Test func blankLinesBetweenInputsAreNothing() {
        #expect(items("", "  ", "\n\n") == [])
    }

    @Test func aKnownCommandCutsAnUnfinishedInputOff() {
        #expect(items("VStack {", ":layout") == [.dropped("VStack {"), .command("layout")])
    }

    @Test func aCommandMayBeIndented() {
        #expect(items("VStack {", "    :help") == [.dropped("VStack {"), .command("help")])
        #expect(items("  :layout") == [.command("layout")])
    }

    @Test(arguments: ["Text(\"hi)", "VStack { Text(\"hi)", "print(\"a\\(b", "let a = [\"x, \"y\"]"]) func aStringThatItsLineDoesNotEndNeverEnds(line: String) {
        #expect(items(line, "Text(\"b\")") == [.swift(line), .swift("Text(\"b\")")])
    }

    @Test func stringsOfSeveralLinesGoOn() {
        #expect(items("print(\"\"\"", "a", "\"\"\")") == [.swift("print(\"\"\"\na\n\"\"\")")])
    }

    @Test func twoBlankLinesSeemStuck() {
        var buffer = InputBuffer()
        let seem = ["VStack {", "", "", ""].map { line in
            _ = buffer.take(line) { _ in false }
            return buffer.seemsStuck
        }
        #expect(seem == [false, false, true, false])
    }

    @Test func aConditionalExpressionMayGoOnWithAColon() {
        #expect(items("let a = (true", "? 1", ": 2)") == [.swift("let a = (true\n? 1\n: 2)")])
    }

    @Test func theEndTakesWhatIsThere() {
        #expect(items("VStack {") == [.swift("VStack {")])
    }

    @Test func anInputThatNeverEndsIsTakenAsItIs() {
        var buffer = InputBuffer()
        let items = (0..<10_001).flatMap { _ in buffer.take("{") { _ in false } }
        #expect(items.count == 1 && !buffer.isContinuing)
    }

    @Test func conditionsThatAreNestedWithoutMeasureAreTakenAsTheyAre() {
        var buffer = InputBuffer()
        let items = (0..<21).flatMap { _ in buffer.take("#if A") { _ in false } }
        #expect(items == [.swift(Array(repeating: "#if A", count: 21).joined(separator: "\n"))])
    }

    /// However long, and whatever stays open, looking whether it is over takes a bounded amount of parsing.
    @Test(arguments: ["(", "1 +", "\" +"])
    func typingOnIsCheap(line: String) {
        var buffer = InputBuffer()
        for _ in 0..<2_000 { _ = buffer.take(line) { _ in false } }
        #expect(buffer.parsed <= max(1_000_000, 10 * buffer.size) + buffer.size)
    }

    @Test func theNextLineIsIndentedForEachOpenBracket() {
        var buffer = InputBuffer()
        for line in ["VStack {", "f([1,", "2])"] { _ = buffer.take(line) { _ in false } }
        #expect(buffer.indentation == 4)
    }

    @Test func aLongInputEndsWhereSomethingCloses() {
        let lines = ["VStack {"] + Array(repeating: "    Text(\"a\")", count: 300) + ["}"]
        var buffer = InputBuffer()
        #expect(lines.flatMap { line in buffer.take(line) { _ in false } } == [.swift(lines.joined(separator: "\n"))])
    }
}
