import Course
import Testing

private func fitted(_ code: String, to width: Int, indent: Int = 4) -> [String] {
    (StyledText(String(repeating: " ", count: indent)) + StyledText(code, .code)).fittedCode(to: width).map(\.text)
}

/// Lines of code that have no room in a terminal.
@Suite struct CodeLineTests {
    @Test func codeIsBrokenAtBlanksAndBeforeDotsOnly() {
        #expect(
            fitted("    var body: some View { Text(\"Hi\").background(Color.yellow.accessibilityIdentifier(\"back\")).padding(10) }", to: 80) == [
                "        var body: some View { Text(\"Hi\")", "            .background(Color.yellow.accessibilityIdentifier(\"back\"))",
                "            .padding(10) }",
            ])
        #expect(
            fitted("Text(\"Hi\").___(10).background(Color.yellow.accessibilityIdentifier(\"back\"))", to: 40) == [
                "    Text(\"Hi\").___(10)", "        .background(Color.yellow", "        .accessibilityIdentifier(\"back\"))",
            ])
    }

    @Test(
        arguments: [
            "Text(\"a text of many words that has no room at all\").padding(1.5)", "let range = 0..<1_000_000_000_000_000_000_000_000_000",
            "anExtremelyLongNameOfAFunctionThatHasNoRoom(andALabelThatIsAsLong:)", "value // a comment of many words, in which a. b isn't code",
            "call(\"a \\(b + c) d\", other: \"e f g h i j\") /* a b c d e f g h i j */", "한글이름.다른이름(\"한글 텍스트가 아주 깁니다\").padding(10)",
        ], [1, 8, 12, 20, 40])
    func nothingIsAddedAndTextsAndCommentsStayWhole(_ code: String, _ width: Int) {
        let lines = fitted(code, to: width)
        #expect(lines.joined().filter { $0 != " " } == code.filter { $0 != " " })
        for whole in code.matches(of: /"[^"]*"|\/\/.*|\/\*.*/) { #expect(lines.contains { $0.contains(whole.0) }, "\(lines)") }
    }

    @Test func aPlainBlockOfALessonIsBrokenToo() {
        let code = "Text(\"Hi\").background(Color.yellow).padding(10).border(.red)"
        let read = lesson("## A {#a}\n```swift\n\(code)\n```\n```\n\(code)\n```").lesson
        let shown = read?.sections[0].prose.flatMap { $0.rendered(width: 40) }.map(\.text)
        #expect(shown == ["    Text(\"Hi\").background(Color.yellow)", "        .padding(10).border(.red)", "", "    \(code)"])
    }
}
